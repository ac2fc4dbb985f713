"""A NaN that is born in backward: the forward pass is finite from end to end, the gradient is not.

`torch.where(x > 0, torch.sqrt(x), zero)` looks safe: where x is 0, the other branch is taken. So it is in the forward.
In backward `where` sends a gradient of 0 into the branch not taken, and sqrt multiplies it by its slope, which is
infinite at 0: 0 * inf is NaN. From there it spreads through matmul into the column of the weight.

    gradscope run -o nan.gscope samples/torch/04_nan_from_where.py
    gradscope why nan.gscope

The answer names sqrt's line, not the weight's, where the NaN shows. Repair: keep such points away from sqrt *before* it
is called: `torch.sqrt(torch.where(x > 0, x, one))`, and the `where` on top of that.
"""

import torch

weight = torch.tensor([[0.5, -0.5], [0.25, 1.0]], requires_grad=True)
points = torch.tensor([[1.0, 2.0], [2.0, 1.0], [0.0, 4.0]])


def safe_root(x):
    return torch.where(x > 0, torch.sqrt(x), torch.zeros_like(x))


mapped = points @ weight
lengths = safe_root(mapped).sum(dim=1)
loss = (lengths - 1.0).square().mean()
print("loss is finite:", loss.isfinite().item())

loss.backward()
print("gradient is finite:", weight.grad.isfinite().all().item())
print(weight.grad)
