"""Two tasks on a shared trunk: per-task gradients on the trunk by autograd.grad, learned uncertainty weights."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(10)
torch.set_num_threads(1)


class MultiTaskNet(nn.Module):
    def __init__(self, inputs=10, hidden=24):
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(inputs, hidden), nn.ELU(), nn.BatchNorm1d(hidden), nn.Linear(hidden, hidden), nn.ELU()
        )
        self.classify = nn.Sequential(nn.Linear(hidden, 12), nn.Tanh(), nn.Linear(12, 3))
        self.regress = nn.Sequential(nn.Linear(hidden, 12), nn.Tanh(), nn.Linear(12, 1))
        self.log_vars = nn.Parameter(torch.zeros(2))

    def forward(self, x):
        shared = self.trunk(x)
        return shared, self.classify(shared), self.regress(shared).squeeze(1)


def data(n=24):
    x = torch.randn(n, 10)
    return x, (x[:, :3].sum(dim=1) > 0).long() + (x[:, 3] > 0.5).long(), x[:, 4] * x[:, 5]


model = MultiTaskNet()
optimizer = torch.optim.NAdam(
    [
        {"params": model.trunk.parameters(), "lr": 1e-3},
        {"params": [*model.classify.parameters(), *model.regress.parameters(), model.log_vars], "lr": 5e-3},
    ]
)
sha = hashlib.sha256()
for step in range(5):
    x, labels, targets = data()
    shared, logits, predicted = model(x)
    losses = torch.stack([F.cross_entropy(logits, labels), F.mse_loss(predicted, targets)])

    # How much do the tasks disagree about the trunk? Two partial passes over a graph that is kept.
    g_cls = torch.autograd.grad(losses[0], shared, retain_graph=True)[0]
    g_reg = torch.autograd.grad(losses[1], shared, retain_graph=True)[0]
    agreement = F.cosine_similarity(g_cls.flatten(), g_reg.flatten(), dim=0)

    precision = torch.exp(-model.log_vars)
    total = (precision * losses + model.log_vars).sum()
    optimizer.zero_grad()
    total.backward()
    optimizer.step()
    print(f"step {step}: total {total.item():.6f} tasks {losses[0].item():.5f} {losses[1].item():.5f}", end=" ")
    print(f"agreement {agreement.item():+.5f}")
    for t in (total, g_cls, g_reg, *(p.grad for p in model.parameters())):
        sha.update(t.detach().contiguous().numpy().tobytes())
print("digest", sha.hexdigest())
