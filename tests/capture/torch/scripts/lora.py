"""Low-rank adapters on a frozen base: only A and B of each wrapped layer are trained, the rest keeps its weights."""

import hashlib
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(8)
torch.set_num_threads(1)


class LoRALinear(nn.Module):
    def __init__(self, base, r=2, alpha=4.0, dropout=0.05):
        super().__init__()
        self.base = base
        self.scaling = alpha / r
        self.lora_A = nn.Parameter(torch.empty(r, base.in_features))
        self.lora_B = nn.Parameter(torch.zeros(base.out_features, r))
        self.dropout = nn.Dropout(dropout)
        nn.init.kaiming_uniform_(self.lora_A, a=math.sqrt(5))

    def forward(self, x):
        update = self.dropout(x) @ self.lora_A.T @ self.lora_B.T
        return self.base(x) + update * self.scaling


class Encoder(nn.Module):
    def __init__(self, dim=16, layers=3):
        super().__init__()
        self.embed = nn.Embedding(20, dim)
        self.query = nn.ModuleList(nn.Linear(dim, dim) for _ in range(layers))
        self.value = nn.ModuleList(nn.Linear(dim, dim) for _ in range(layers))
        self.norm = nn.ModuleList(nn.LayerNorm(dim) for _ in range(layers))

    def forward(self, tokens):
        x = self.embed(tokens)
        for q, v, norm in zip(self.query, self.value, self.norm, strict=True):
            weights = F.softmax(q(x) @ x.transpose(1, 2) / x.size(-1) ** 0.5, dim=-1)
            x = norm(x + weights @ v(x))
        return x.mean(dim=1)


def add_adapters(module):
    for name, child in module.named_children():
        if isinstance(child, nn.Linear):
            setattr(module, name, LoRALinear(child))
        else:
            add_adapters(child)


class Classifier(nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.head = nn.Linear(16, 2)

    def forward(self, tokens):
        return self.head(self.encoder(tokens))


encoder = Encoder()
for p in encoder.parameters():
    p.requires_grad = False
add_adapters(encoder)
model = Classifier(encoder)

trainable = {n: p for n, p in model.named_parameters() if p.requires_grad}
print(f"training {sum(p.numel() for p in trainable.values())} of {sum(p.numel() for p in model.parameters())} numbers")
frozen_before = {n: p.clone() for n, p in model.named_parameters() if not p.requires_grad}

optimizer = torch.optim.AdamW(trainable.values(), lr=1e-2)
tokens = torch.randint(0, 20, (8, 6))
labels = (tokens.sum(dim=1) % 2).long()
sha = hashlib.sha256()
for step in range(5):
    loss = F.cross_entropy(model(tokens), labels)
    loss.backward()
    optimizer.step()
    print(f"step {step} loss {loss.item():.6f}")
    sha.update(loss.detach().numpy().tobytes())
    for name, p in trainable.items():
        sha.update(name.encode() + p.grad.numpy().tobytes())
    optimizer.zero_grad()

assert all(torch.equal(p, frozen_before[n]) for n, p in model.named_parameters() if n in frozen_before)
print("digest", sha.hexdigest())
