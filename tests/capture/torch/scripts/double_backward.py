"""Second order by hand: Hessian-vector products inside conjugate gradient give a Newton-like step."""

import hashlib

import torch
import torch.nn as nn

torch.manual_seed(16)
torch.set_num_threads(1)


def flat(tensors):
    return torch.cat([t.reshape(-1) for t in tensors])


class Newton(torch.optim.Optimizer):
    """A damped Newton step: solves (H + damping I) d = g by a few rounds of conjugate gradient."""

    def __init__(self, params, lr=1.0, damping=1.0, rounds=3):
        super().__init__(params, {"lr": lr, "damping": damping, "rounds": rounds})

    def step(self, closure):
        group = self.param_groups[0]
        params = group["params"]
        loss = closure()
        grads = torch.autograd.grad(loss, params, create_graph=True)
        g = flat(grads)

        def hvp(v):
            product = torch.autograd.grad(g @ v, params, retain_graph=True)
            return flat(product) + group["damping"] * v

        b = g.detach()
        d, r = torch.zeros_like(b), b.clone()
        p, rs = r.clone(), r @ r
        for _ in range(group["rounds"]):
            hp = hvp(p)
            alpha = rs / (p @ hp)
            d += alpha * p
            r -= alpha * hp
            rs_new = r @ r
            p = r + (rs_new / rs) * p
            rs = rs_new

        with torch.no_grad():
            offset = 0
            for w in params:
                n = w.numel()
                w.sub_(group["lr"] * d[offset : offset + n].view_as(w))
                w.grad = b[offset : offset + n].view_as(w).clone()
                offset += n
        return loss.detach(), d


def main():
    net = nn.Sequential(nn.Linear(3, 10), nn.Softplus(), nn.Linear(10, 10), nn.Tanh(), nn.Linear(10, 1))
    x = torch.randn(30, 3)
    y = (x[:, :1] * x[:, 1:2]).sin()
    newton = Newton(net.parameters(), lr=0.7)
    sha = hashlib.sha256()

    def closure():
        error = net(x) - y
        return error.square().mean() + 1e-4 * sum(w.square().sum() for w in net.parameters())

    for step in range(5):
        loss, direction = newton.step(closure)
        print(f"step {step} loss {loss.item():.6f} |d| {direction.norm().item():.5f}")
        sha.update(loss.numpy().tobytes() + direction.numpy().tobytes())
        for w in net.parameters():
            sha.update(w.grad.numpy().tobytes())
    print("digest", sha.hexdigest())


main()
