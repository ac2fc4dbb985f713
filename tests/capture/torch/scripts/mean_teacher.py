"""Semi-supervised training: the teacher is an exponential moving average of the student, consistency as a loss."""

import copy
import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(11)
torch.set_num_threads(1)


def make_net():
    return nn.Sequential(
        nn.Linear(8, 32),
        nn.BatchNorm1d(32),
        nn.SiLU(),
        nn.Linear(32, 32),
        nn.BatchNorm1d(32),
        nn.SiLU(),
        nn.Linear(32, 4),
    )


class EMA:
    """Keeps a copy of a model whose weights follow the original slowly."""

    def __init__(self, model, decay=0.9):
        self.decay = decay
        self.model = copy.deepcopy(model)
        self.model.requires_grad_(False)

    @torch.no_grad()
    def update(self, model):
        for mine, theirs in zip(self.model.parameters(), model.parameters(), strict=True):
            mine.mul_(self.decay).add_(theirs, alpha=1 - self.decay)
        for mine, theirs in zip(self.model.buffers(), model.buffers(), strict=True):
            mine.copy_(theirs)


def softmax_mse(student, teacher):
    return F.mse_loss(F.softmax(student, dim=1), F.softmax(teacher, dim=1))


def main():
    student = make_net()
    ema = EMA(student)
    optimizer = torch.optim.SGD(student.parameters(), lr=0.1, momentum=0.9)
    sha = hashlib.sha256()
    for step in range(5):
        labelled, labels = torch.randn(6, 8), torch.randint(0, 4, (6,))
        unlabelled = torch.randn(10, 8)
        x = torch.cat([labelled, unlabelled])

        logits = student(x + 0.1 * torch.randn_like(x))
        with torch.no_grad():
            target = ema.model(x + 0.1 * torch.randn_like(x))
        supervised = F.cross_entropy(logits[:6], labels)
        consistency = softmax_mse(logits[6:], target[6:])
        ramp = min(1.0, (step + 1) / 4)
        l2 = sum(p.square().sum() for n, p in student.named_parameters() if n.endswith("weight"))
        loss = supervised + ramp * 5.0 * consistency + 1e-4 * l2

        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        ema.update(student)
        print(f"step {step} loss {loss.item():.6f} consistency {consistency.item():.6f}")
        sha.update(loss.detach().numpy().tobytes())
        for p, q in zip(student.parameters(), ema.model.parameters(), strict=True):
            sha.update(p.grad.numpy().tobytes() + q.numpy().tobytes())
    print("digest", sha.hexdigest())


if __name__ == "__main__":
    main()
