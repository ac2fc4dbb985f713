"""Metric learning: a siamese embedding with triplet loss and hard negatives mined in the batch."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(9)
torch.set_num_threads(1)


class EmbeddingNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.convnet = nn.Sequential(
            nn.Conv1d(1, 6, 5), nn.PReLU(), nn.MaxPool1d(2), nn.Conv1d(6, 8, 3), nn.PReLU(), nn.AdaptiveMaxPool1d(4)
        )
        self.fc = nn.Sequential(nn.Linear(32, 16), nn.PReLU(), nn.Linear(16, 4))

    def forward(self, x):
        out = self.convnet(x)
        out = out.view(out.size(0), -1)
        return F.normalize(self.fc(out), p=2, dim=1)


def pairwise_distance(emb, eps=1e-6):
    dot = emb @ emb.t()
    square = dot.diagonal()
    dist = square.unsqueeze(0) - 2 * dot + square.unsqueeze(1)
    return torch.sqrt(dist.clamp(min=0) + eps)


def batch_hard_triplets(emb, labels, margin=0.3):
    dist = pairwise_distance(emb)
    same = labels.unsqueeze(0) == labels.unsqueeze(1)
    eye = torch.eye(len(labels), dtype=torch.bool)
    hardest_positive = (dist * (same & ~eye)).max(dim=1).values
    hardest_negative = (dist + 10.0 * same).min(dim=1)[0]
    return F.softplus(hardest_positive - hardest_negative + margin).mean()


def signals(per_class=4, classes=3):
    time = torch.linspace(0, 6.28, 32)
    labels = torch.arange(classes).repeat_interleave(per_class)
    waves = torch.sin((labels + 1).unsqueeze(1) * time) + 0.3 * torch.randn(len(labels), 32)
    return waves.unsqueeze(1), labels


net = EmbeddingNet()
opt = torch.optim.Adagrad(net.parameters(), lr=0.02)
triplet = nn.TripletMarginLoss(margin=1.0)
sha = hashlib.sha256()
for step in range(5):
    x, y = signals()
    emb = net(x)
    hard = batch_hard_triplets(emb, y)
    anchor, positive, negative = emb[0::4], emb[1::4], emb.roll(4, dims=0)[2::4]
    loss = hard + 0.5 * triplet(anchor, positive, negative)
    opt.zero_grad()
    loss.backward()
    opt.step()
    sha.update(loss.detach().numpy().tobytes())
    for p in net.parameters():
        sha.update(p.grad.numpy().tobytes())
    print(f"step {step}: hard {hard.item():.6f}, loss {loss.item():.6f}")
print("digest", sha.hexdigest())
