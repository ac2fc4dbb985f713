"""Gradient accumulation: four micro-batches are added into .grad before each of the five optimizer steps."""

import hashlib

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

torch.manual_seed(12)
torch.set_num_threads(1)

ACCUMULATE = 4
STEPS = 5


class Sums(Dataset):
    """Sequences of numbers; the target is whether the sum of the even places wins."""

    def __init__(self, n):
        g = torch.Generator().manual_seed(7)
        self.x = torch.randn(n, 12, generator=g)
        self.y = (self.x[:, ::2].sum(1) > self.x[:, 1::2].sum(1)).float()

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i], self.y[i]


class Residual(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.norm = nn.LayerNorm(dim)
        self.inner = nn.Linear(dim, dim * 2)
        self.outer = nn.Linear(dim * 2, dim)

    def forward(self, x):
        return x + self.outer(nn.functional.gelu(self.inner(self.norm(x))))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Linear(12, 16)
        self.body = nn.Sequential(*[Residual(16) for _ in range(3)])
        self.head = nn.Linear(16, 1)

    def forward(self, x):
        return self.head(self.body(self.stem(x))).squeeze(-1)


def train():
    model = Net()
    loader = DataLoader(Sums(ACCUMULATE * STEPS * 4), batch_size=4)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    criterion = nn.BCEWithLogitsLoss()
    sha, running, step = hashlib.sha256(), 0.0, 0
    optimizer.zero_grad()
    for i, (x, y) in enumerate(loader):
        loss = criterion(model(x), y) / ACCUMULATE
        loss.backward()
        running += loss.item()
        sha.update(loss.detach().numpy().tobytes())
        if (i + 1) % ACCUMULATE == 0:
            for p in model.parameters():
                sha.update(p.grad.numpy().tobytes())
            optimizer.step()
            optimizer.zero_grad(set_to_none=step % 2 == 0)
            print(f"step {step}: loss {running:.6f}")
            running, step = 0.0, step + 1
    return sha.hexdigest()


print("digest", train())
