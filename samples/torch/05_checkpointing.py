"""Gradient checkpointing: a part of the forward pass is not kept but run again in backward, to save memory.

`checkpoint(block, x)` runs the block and throws away what its nodes would have saved. When backward comes to the
block, what it needs is missing, and the forward of that block runs a second time, in the middle of the pass. With
`use_reentrant=True` the block is one node for the outer pass, and a pass of its own runs inside that node's pop. With
`use_reentrant=False` the nodes are there, and unpacking the first saved tensor brings the values back.

    gradscope run samples/torch/05_checkpointing.py

In the viewer the inner passes are nested in the outer one: `b2` inside a pop of `b1`. Ops run in backward stand at the
lines of `Block.forward`, as those of the first run do.
"""

import torch
import torch.nn as nn
from torch.utils.checkpoint import checkpoint

torch.manual_seed(0)


class Block(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.expand = nn.Linear(size, 4 * size)
        self.reduce = nn.Linear(4 * size, size)

    def forward(self, x):
        return x + self.reduce(torch.relu(self.expand(x)))


class Model(nn.Module):
    def __init__(self, size=4):
        super().__init__()
        self.first = nn.Linear(2, size)
        self.block1 = Block(size)
        self.block2 = Block(size)
        self.last = nn.Linear(size, 1)

    def forward(self, x):
        x = self.first(x)
        x = checkpoint(self.block1, x, use_reentrant=True)
        x = checkpoint(self.block2, x, use_reentrant=False)
        return self.last(x)


model = Model()
x = torch.randn(8, 2)
target = x.prod(dim=1, keepdim=True)

loss = (model(x) - target).square().mean()
loss.backward()

print(f"loss {loss.item():.4f}")
for name, parameter in model.named_parameters():
    print(f"{name:20} {parameter.grad.norm().item():.4f}")
