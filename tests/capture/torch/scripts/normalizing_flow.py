"""A RealNVP flow on two moons: affine couplings, an invertible linear map with slogdet, exact log-likelihood."""

import hashlib
import math

import torch
import torch.nn as nn
from torch.distributions import MultivariateNormal

torch.manual_seed(22)
torch.set_num_threads(1)


class Coupling(nn.Module):
    def __init__(self, mask, hidden=16):
        super().__init__()
        self.register_buffer("mask", mask)
        self.scale = nn.Sequential(nn.Linear(2, hidden), nn.LeakyReLU(), nn.Linear(hidden, 2), nn.Tanh())
        self.shift = nn.Sequential(nn.Linear(2, hidden), nn.LeakyReLU(), nn.Linear(hidden, 2))

    def forward(self, x):
        kept = x * self.mask
        s = self.scale(kept) * (1 - self.mask)
        t = self.shift(kept) * (1 - self.mask)
        return kept + (1 - self.mask) * (x * s.exp() + t), s.sum(dim=1)


class Linear(nn.Module):
    """An invertible matrix; its log-determinant is the same for every point."""

    def __init__(self):
        super().__init__()
        self.W = nn.Parameter(torch.linalg.qr(torch.randn(2, 2))[0])

    def forward(self, x):
        return x @ self.W, torch.linalg.slogdet(self.W).logabsdet.expand(x.size(0))


class RealNVP(nn.Module):
    def __init__(self, layers=3):
        super().__init__()
        flows = []
        for i in range(layers):
            flows += [Coupling(torch.tensor([float(i % 2), float(1 - i % 2)])), Linear()]
        self.flows = nn.ModuleList(flows)
        self.register_buffer("loc", torch.zeros(2))
        self.register_buffer("cov", torch.eye(2))

    def log_prob(self, x):
        total = x.new_zeros(x.size(0))
        for flow in self.flows:
            x, log_det = flow(x)
            total += log_det
        return MultivariateNormal(self.loc, self.cov).log_prob(x) + total


def two_moons(n):
    angle = torch.rand(n) * math.pi
    upper = torch.rand(n) < 0.5
    x = torch.where(upper, angle.cos(), 1 - angle.cos())
    y = torch.where(upper, angle.sin(), 0.5 - angle.sin())
    return torch.stack([x, y], dim=1) + 0.05 * torch.randn(n, 2)


flow = RealNVP()
optimizer = torch.optim.RAdam(flow.parameters(), lr=1e-2)
sha = hashlib.sha256()
for step in range(5):
    optimizer.zero_grad()
    loss = -flow.log_prob(two_moons(32)).mean()
    loss.backward()
    optimizer.step()
    print(f"step {step}: nll {loss.item():.6f}")
    sha.update(loss.detach().numpy().tobytes())
    for p in flow.parameters():
        sha.update(p.grad.contiguous().numpy().tobytes())
print("digest", sha.hexdigest())
