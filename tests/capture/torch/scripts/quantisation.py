"""Quantisation-aware training: rounding with a straight-through estimator, learned step sizes, binarised weights."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(28)
torch.set_num_threads(1)


def round_ste(x):
    """Rounds forward, passes the gradient through unchanged."""
    return x + (x.round() - x).detach()


def grad_scale(x, scale):
    return (x - x * scale).detach() + x * scale


class LearnedStep(nn.Module):
    """Quantises to signed integers of `bits` bits with a step that is trained with the weights."""

    def __init__(self, bits):
        super().__init__()
        self.low, self.high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
        self.step = nn.Parameter(torch.tensor(0.1))
        self.register_buffer("ready", torch.tensor(False))

    def forward(self, x):
        if not self.ready:
            with torch.no_grad():
                self.step.copy_(2 * x.abs().mean() / self.high**0.5)
                self.ready.fill_(True)
        step = grad_scale(self.step, 1.0 / (x.numel() * self.high) ** 0.5)
        return round_ste(torch.clamp(x / step, self.low, self.high)) * step


class Sign(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return torch.where(x >= 0, 1.0, -1.0)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad.masked_fill(x.abs() > 1, 0)


class QuantLinear(nn.Linear):
    def __init__(self, inputs, outputs, bits=4):
        super().__init__(inputs, outputs)
        self.quant_w, self.quant_x = LearnedStep(bits), LearnedStep(bits)

    def forward(self, x):
        return F.linear(self.quant_x(x), self.quant_w(self.weight), self.bias)


class BinaryLinear(nn.Linear):
    def forward(self, x):
        alpha = self.weight.abs().mean(dim=1, keepdim=True)
        return F.linear(x, Sign.apply(self.weight) * alpha, self.bias)


model = nn.Sequential(
    QuantLinear(8, 16),
    nn.ReLU6(),
    QuantLinear(16, 16, bits=3),
    nn.Hardtanh(),
    BinaryLinear(16, 16),
    nn.ReLU(),
    nn.Linear(16, 3),
)
optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
x = torch.randn(24, 8)
y = (x @ torch.randn(8, 3)).argmax(dim=1)
sha = hashlib.sha256()
for epoch in range(5):
    optimizer.zero_grad()
    loss = F.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
    steps = [m.step.item() for m in model.modules() if isinstance(m, LearnedStep)]
    print(f"epoch {epoch} loss {loss.item():.6f} steps {' '.join(f'{s:.5f}' for s in steps)}")
    sha.update(loss.detach().numpy().tobytes())
    for p in model.parameters():
        sha.update(p.grad.numpy().tobytes())
print("digest", sha.hexdigest())
