"""Tied weights: the output layer of a language model shares its matrix with the embedding; two towers share a body."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(19)
torch.set_num_threads(1)

VOCAB, DIM = 24, 12


class TiedModel(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(VOCAB, DIM)
        self.mixer = nn.Conv1d(DIM, DIM, 3)
        self.shared = nn.Linear(DIM, DIM)
        self.norm = nn.RMSNorm(DIM)
        self.decoder = nn.Linear(DIM, VOCAB)
        self.decoder.weight = self.embedding.weight
        nn.init.normal_(self.embedding.weight, std=0.1)

    def hidden(self, tokens):
        x = self.embedding(tokens) * DIM**0.5
        x = F.pad(x.transpose(1, 2), (2, 0))
        x = self.mixer(x).transpose(1, 2)
        # The same layer three times over: its weight collects three contributions a pass.
        for _ in range(3):
            x = x + F.silu(self.shared(self.norm(x)))
        return x

    def forward(self, tokens):
        return self.decoder(self.hidden(tokens))


model = TiedModel()
assert model.decoder.weight is model.embedding.weight
print("parameters", [name for name, _ in model.named_parameters()])
optimizer = torch.optim.Adamax(model.parameters(), lr=2e-2)
tokens = torch.randint(0, VOCAB, (6, 11))
sha = hashlib.sha256()
for step in range(5):
    optimizer.zero_grad()
    logits = model(tokens[:, :-1])
    loss = F.nll_loss(F.log_softmax(logits, dim=-1).permute(0, 2, 1), tokens[:, 1:])
    z_loss = 1e-3 * torch.logsumexp(logits, dim=-1).square().mean()
    (loss + z_loss).backward()
    optimizer.step()
    print(f"step {step}: nll {loss.item():.6f} z {z_loss.item():.6f} ppl {loss.exp().item():.4f}")
    sha.update(loss.detach().numpy().tobytes())
    for p in model.parameters():
        sha.update(p.grad.numpy().tobytes())
print("digest", sha.hexdigest())
