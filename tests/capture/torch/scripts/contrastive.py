"""Contrastive learning: two augmented views, a projection head, NT-Xent, and a momentum queue of negatives."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(21)
torch.set_num_threads(1)


def augment(x):
    """Flip some pictures, shift the brightness, add noise."""
    flip = torch.rand(x.size(0)) < 0.5
    x = torch.where(flip.view(-1, 1, 1, 1), x.flip(-1), x)
    x = x * (0.8 + 0.4 * torch.rand(x.size(0), 1, 1, 1))
    return x + 0.1 * torch.randn_like(x)


class SimCLR(nn.Module):
    def __init__(self, feature=16, projection=8, queue=12):
        super().__init__()
        self.backbone = nn.Sequential(
            nn.Conv2d(1, 6, 3, stride=2),
            nn.GroupNorm(2, 6),
            nn.ReLU(),
            nn.Conv2d(6, 8, 3),
            nn.Hardswish(),
            nn.Flatten(),
        )
        self.encoder = nn.Linear(32, feature)
        self.projector = nn.Sequential(nn.Linear(feature, feature), nn.ReLU(), nn.Linear(feature, projection))
        self.register_buffer("queue", F.normalize(torch.randn(queue, projection), dim=1))
        self.log_temperature = nn.Parameter(torch.tensor(-1.0))
        self.at = 0

    def forward(self, x):
        return F.normalize(self.projector(self.encoder(self.backbone(x))), dim=1)

    def loss(self, a, b):
        n = a.size(0)
        z = torch.cat([a, b], dim=0)
        sim = z @ z.t() / self.log_temperature.exp()
        sim = sim.masked_fill(torch.eye(2 * n, dtype=torch.bool), -1e9)
        extra = z @ self.queue.clone().t() / self.log_temperature.exp()
        target = torch.cat([torch.arange(n) + n, torch.arange(n)])
        return F.cross_entropy(torch.cat([sim, extra], dim=1), target)

    @torch.no_grad()
    def enqueue(self, keys):
        n = keys.size(0)
        self.queue[self.at : self.at + n] = keys
        self.at = (self.at + n) % self.queue.size(0)


model = SimCLR()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9, dampening=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=5)
pictures = torch.rand(4, 1, 10, 10)
sha = hashlib.sha256()
for step in range(5):
    a, b = model(augment(pictures)), model(augment(pictures))
    loss = model.loss(a, b)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    model.enqueue(b.detach())
    print(f"step {step} loss {loss.item():.6f} tau {model.log_temperature.exp().item():.6f}")
    sha.update(loss.detach().numpy().tobytes() + model.queue.numpy().tobytes())
    for p in model.parameters():
        sha.update(p.grad.numpy().tobytes())
print("digest", sha.hexdigest())
