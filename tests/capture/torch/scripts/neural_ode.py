"""A neural ODE: Euler and midpoint steps of a learned field, and the adjoint method as an autograd.Function."""

import hashlib

import torch
import torch.nn as nn

torch.manual_seed(23)
torch.set_num_threads(1)


class Field(nn.Module):
    def __init__(self, dim=2, hidden=12):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(dim + 1, hidden), nn.Tanh(), nn.Linear(hidden, dim))

    def forward(self, t, y):
        time = torch.full_like(y[..., :1], t)
        return self.net(torch.cat([y, time], dim=-1))


def odeint(field, y, t, method="euler"):
    path = [y]
    for a, b in zip(t[:-1].tolist(), t[1:].tolist(), strict=True):
        if method == "euler":
            y = y + (b - a) * field(a, y)
        else:
            half = y + 0.5 * (b - a) * field(a, y)
            y = y + (b - a) * field(0.5 * (a + b), half)
        path.append(y)
    return torch.stack(path)


class Adjoint(torch.autograd.Function):
    """End state only; backward integrates the adjoint back in time, with a small graph per step."""

    @staticmethod
    def forward(ctx, field, y0, t, *params):
        with torch.no_grad():
            path = odeint(field, y0, t)
        ctx.field, ctx.t, ctx.params = field, t, params
        ctx.save_for_backward(path)
        return path[-1]

    @staticmethod
    def backward(ctx, grad):
        (path,) = ctx.saved_tensors
        t = ctx.t.tolist()
        grads = [torch.zeros_like(p) for p in ctx.params]
        for k in range(len(t) - 2, -1, -1):
            with torch.enable_grad():
                y = path[k].detach().requires_grad_(True)
                f = ctx.field(t[k], y)
                found = torch.autograd.grad(f, (y, *ctx.params), grad * (t[k + 1] - t[k]))
            grad = grad + found[0]
            for total, g in zip(grads, found[1:], strict=True):
                total += g
        return None, grad, None, *grads


def spiral(y0, t):
    """The true path: a damped rotation."""
    A = torch.tensor([[-0.1, 2.0], [-2.0, -0.1]])
    return torch.stack([y0 @ torch.linalg.matrix_exp(A * s).T for s in t])


def main():
    field = Field()
    optimizer = torch.optim.Adam(field.parameters(), lr=2e-2)
    t = torch.linspace(0.0, 1.0, 6)
    sha = hashlib.sha256()
    for step in range(5):
        y0 = torch.randn(8, 2)
        truth = spiral(y0, t)
        optimizer.zero_grad()
        method = "euler" if step % 2 == 0 else "midpoint"
        path = odeint(field, y0, t, method)
        end = Adjoint.apply(field, y0, t, *field.parameters())
        loss = (path - truth).abs().mean() + (end - truth[-1]).square().mean()
        loss.backward()
        optimizer.step()
        print(f"step {step} ({method}): loss {loss.item():.6f}")
        sha.update(loss.detach().numpy().tobytes())
        for p in field.parameters():
            sha.update(p.grad.numpy().tobytes())
    print("digest", sha.hexdigest())


if __name__ == "__main__":
    main()
