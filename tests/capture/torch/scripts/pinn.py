"""A physics-informed network: u'' + u = 0 with u(0) = 0, u'(0) = 1, the residual taken by double differentiation."""

import hashlib
import itertools

import torch
import torch.nn as nn

torch.manual_seed(7)
torch.set_num_threads(1)


class MLP(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in itertools.pairwise(sizes))
        for layer in self.layers:
            nn.init.xavier_normal_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, t):
        for layer in self.layers[:-1]:
            t = torch.tanh(layer(t))
        return self.layers[-1](t)


def gradient(y, x):
    return torch.autograd.grad(y, x, grad_outputs=torch.ones_like(y), create_graph=True)[0]


def residual(net, t):
    u = net(t)
    u_t = gradient(u, t)
    u_tt = gradient(u_t, t)
    return u_tt + u


def loss_of(net, t, t0):
    interior = residual(net, t).pow(2).mean()
    u0 = net(t0)
    du0 = gradient(u0, t0)
    boundary = u0.pow(2).squeeze() + (du0 - 1.0).pow(2).squeeze()
    return interior + 10.0 * boundary, interior, boundary


def main():
    net = MLP([1, 12, 12, 1])
    t = torch.linspace(0.0, 3.0, 16).unsqueeze(1).requires_grad_(True)
    t0 = torch.zeros(1, 1, requires_grad=True)
    sha = hashlib.sha256()

    # Three steps of Adam, then two of L-BFGS, as is usual for these networks.
    adam = torch.optim.Adam(net.parameters(), lr=5e-3)
    for step in range(3):
        adam.zero_grad()
        loss, interior, boundary = loss_of(net, t, t0)
        loss.backward()
        adam.step()
        print(f"adam {step}: {loss.item():.6f} = {interior.item():.6f} + 10 * {boundary.item():.6f}")
        sha.update(loss.detach().numpy().tobytes())
        for p in net.parameters():
            sha.update(b"none" if p.grad is None else p.grad.numpy().tobytes())

    lbfgs = torch.optim.LBFGS(net.parameters(), lr=0.5, max_iter=3, history_size=5)

    def closure():
        lbfgs.zero_grad()
        loss = loss_of(net, t, t0)[0]
        loss.backward()
        sha.update(loss.detach().numpy().tobytes())
        return loss

    for step in range(2):
        loss = lbfgs.step(closure)
        print(f"lbfgs {step}: {loss.item():.6f}")
        for p in net.parameters():
            sha.update(p.grad.numpy().tobytes())
    print("digest", sha.hexdigest())


main()
