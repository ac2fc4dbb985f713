"""A GRU regressor with gradient clipping by norm and by value, and a step that is skipped when the norm explodes."""

import hashlib

import torch
import torch.nn as nn
from torch.nn.utils import clip_grad_norm_, clip_grad_value_

torch.manual_seed(18)
torch.set_num_threads(1)


class GRUCell(nn.Module):
    """Written out, to see every gate."""

    def __init__(self, inputs, hidden):
        super().__init__()
        self.x2h = nn.Linear(inputs, 3 * hidden)
        self.h2h = nn.Linear(hidden, 3 * hidden)

    def forward(self, x, h):
        x_r, x_z, x_n = self.x2h(x).chunk(3, dim=-1)
        h_r, h_z, h_n = self.h2h(h).chunk(3, dim=-1)
        r = torch.sigmoid(x_r + h_r)
        z = torch.sigmoid(x_z + h_z)
        n = torch.tanh(x_n + r * h_n)
        return (1 - z) * n + z * h


class Regressor(nn.Module):
    def __init__(self, hidden=12):
        super().__init__()
        self.hidden = hidden
        self.cell = GRUCell(2, hidden)
        self.readout = nn.Linear(hidden, 1)

    def forward(self, seq):
        h = seq.new_zeros(seq.size(0), self.hidden)
        for x in seq.unbind(dim=1):
            h = self.cell(x, h)
        return self.readout(h)


def adding_problem(n, length=8):
    """Add the two marked numbers of a sequence."""
    values = torch.rand(n, length)
    marks = torch.zeros(n, length)
    for row in marks:
        row[torch.randperm(length)[:2]] = 1.0
    return torch.stack([values, marks], dim=-1), (values * marks).sum(dim=1, keepdim=True)


model = Regressor()
optimizer = torch.optim.Adadelta(model.parameters(), lr=1.0)
sha = hashlib.sha256()
for step in range(5):
    seq, target = adding_problem(8)
    optimizer.zero_grad()
    loss = (model(seq) - target).pow(2).mean() * (100.0 if step == 3 else 1.0)
    loss.backward()
    norm = clip_grad_norm_(model.parameters(), max_norm=1.0, error_if_nonfinite=True)
    clip_grad_value_(model.parameters(), clip_value=0.2)
    if norm < 50:
        optimizer.step()
    print(f"step {step} loss {loss.item():.6f} norm {norm.item():.5f}{'' if norm < 50 else ' skipped'}")
    sha.update(loss.detach().numpy().tobytes())
    for p in model.parameters():
        sha.update(p.grad.numpy().tobytes())
print("digest", sha.hexdigest())
