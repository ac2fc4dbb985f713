"""Model-agnostic meta-learning on sine waves: inner steps with create_graph, the outer step through them."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.func import functional_call

torch.manual_seed(27)
torch.set_num_threads(1)


class SineNet(nn.Module):
    def __init__(self, hidden=16):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(1, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.out = nn.Linear(hidden, 1)

    def forward(self, x):
        return self.out(self.net(x))


class SineTask:
    def __init__(self):
        self.amplitude = 0.5 + 2.0 * torch.rand(())
        self.phase = 3.0 * torch.rand(())

    def sample(self, n):
        x = 10 * torch.rand(n, 1) - 5
        return x, self.amplitude * torch.sin(x + self.phase)


class MAML:
    def __init__(self, model, inner_lr=0.05, inner_steps=2, first_order=False):
        self.model = model
        self.inner_lr, self.inner_steps, self.first_order = inner_lr, inner_steps, first_order

    def adapt(self, task):
        weights = dict(self.model.named_parameters())
        x, y = task.sample(10)
        for _ in range(self.inner_steps):
            loss = F.mse_loss(functional_call(self.model, weights, (x,)), y)
            grads = torch.autograd.grad(loss, list(weights.values()), create_graph=not self.first_order)
            weights = {name: w - self.inner_lr * g for (name, w), g in zip(weights.items(), grads, strict=True)}
        return weights

    def outer_loss(self, task):
        weights = self.adapt(task)
        x, y = task.sample(10)
        return F.mse_loss(functional_call(self.model, weights, (x,)), y)


def main():
    model = SineNet()
    meta_optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    sha = hashlib.sha256()
    for step in range(5):
        maml = MAML(model, first_order=step == 4)
        losses = [maml.outer_loss(SineTask()) for _ in range(3)]
        loss = torch.stack(losses).mean()
        meta_optimizer.zero_grad()
        loss.backward()
        meta_optimizer.step()
        print(f"meta step {step}: " + " ".join(f"{one.item():.5f}" for one in losses))
        sha.update(loss.detach().numpy().tobytes())
        for p in model.parameters():
            sha.update(p.grad.numpy().tobytes())
    print("digest", sha.hexdigest())


if __name__ == "__main__":
    main()
