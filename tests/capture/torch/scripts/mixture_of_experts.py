"""Mixture of experts: top-2 routing, tokens gathered per expert and added back, load-balancing loss."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(20)
torch.set_num_threads(1)


class Expert(nn.Module):
    def __init__(self, dim, hidden):
        super().__init__()
        self.w1 = nn.Linear(dim, hidden, bias=False)
        self.w2 = nn.Linear(hidden, dim, bias=False)
        self.w3 = nn.Linear(dim, hidden, bias=False)

    def forward(self, x):
        return self.w2(F.silu(self.w1(x)) * self.w3(x))


class MoE(nn.Module):
    def __init__(self, dim=8, hidden=12, experts=4, k=2):
        super().__init__()
        self.k = k
        self.gate = nn.Linear(dim, experts, bias=False)
        self.experts = nn.ModuleList(Expert(dim, hidden) for _ in range(experts))

    def forward(self, x):
        shape = x.shape
        x = x.reshape(-1, shape[-1])
        probs = F.softmax(self.gate(x), dim=-1)
        weights, chosen = torch.topk(probs, self.k)
        weights = weights / weights.sum(dim=-1, keepdim=True)
        out = torch.zeros_like(x)
        for i, expert in enumerate(self.experts):
            rows, nth = torch.where(chosen == i)
            if rows.numel() == 0:
                continue
            out.index_add_(0, rows, weights[rows, nth, None] * expert(x[rows]))
        load = F.one_hot(chosen, probs.size(-1)).float().sum(dim=1).mean(dim=0)
        balance = (load * probs.mean(dim=0)).sum() * probs.size(-1)
        return out.reshape(shape), balance


class Net(nn.Module):
    def __init__(self, dim=8):
        super().__init__()
        self.norm = nn.LayerNorm(dim)
        self.moe = MoE(dim)
        self.head = nn.Linear(dim, 3)

    def forward(self, x):
        y, balance = self.moe(self.norm(x))
        return self.head((x + y).mean(dim=1)), balance


net = Net()
optimizer = torch.optim.AdamW(net.parameters(), lr=5e-3)
sha = hashlib.sha256()
for step in range(5):
    x = torch.randn(6, 5, 8)
    target = x.mean(dim=1)[:, :3].argmax(dim=1)
    logits, balance = net(x)
    loss = F.cross_entropy(logits, target) + 0.01 * balance
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss {loss.item():.6f}, balance {balance.item():.5f}")
    sha.update(loss.detach().numpy().tobytes())
    for name, p in net.named_parameters():
        # An expert that no token went to has no gradient in that step.
        sha.update(name.encode() + (b"none" if p.grad is None else p.grad.numpy().tobytes()))
print("digest", sha.hexdigest())
