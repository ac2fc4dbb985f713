"""The most reported autograd error, in PyTorch: a tensor that backward needs was changed in place.

sigmoid needs its own *output* to compute its gradient, so its node saves `gate`, with the version of its memory: 0.
`gate *= mask` writes into that memory: version 1. When backward comes to the sigmoid, it refuses: computing on would
give a wrong gradient without a word.

PyTorch's message names an operation and two version numbers, but no line of yours. gradscope adds both lines to the
traceback, where `gate` was saved and where it was changed:

    gradscope run samples/torch/02_inplace_error.py

Repair: `gate = gate * mask`, which makes a new tensor and leaves the saved one alone.
"""

import torch
import torch.nn as nn

torch.manual_seed(0)


class GatedLayer(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.value = nn.Linear(size, size)
        self.gate = nn.Linear(size, size)

    def forward(self, x, mask):
        gate = torch.sigmoid(self.gate(x))
        gate *= mask
        return gate * self.value(x)


layer = GatedLayer(4)
x = torch.randn(2, 4)
mask = torch.tensor([1.0, 1.0, 0.0, 1.0])

loss = layer(x, mask).square().mean()
loss.backward()

print("never printed:", layer.gate.weight.grad)
