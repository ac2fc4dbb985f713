"""Word vectors with sparse gradients: skip-gram with negative samples, SparseAdam for tables, Adam for the rest."""

import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(14)
torch.set_num_threads(1)

TEXT = "the cat sat on the mat while the dog sat on the log and the cat saw the dog"
CORPUS = TEXT.split()
WORDS = sorted(set(CORPUS))
INDEX = {w: i for i, w in enumerate(WORDS)}


class SkipGram(nn.Module):
    def __init__(self, words, dim=8):
        super().__init__()
        self.centre = nn.Embedding(words, dim, sparse=True)
        self.context = nn.Embedding(words, dim, sparse=True)
        self.bag = nn.EmbeddingBag(words, dim, mode="mean", sparse=False)
        self.mix = nn.Linear(2 * dim, dim)
        nn.init.uniform_(self.centre.weight, -0.5 / dim, 0.5 / dim)
        nn.init.zeros_(self.context.weight)

    def forward(self, centre, sentence, positive, negative):
        v = self.centre(centre)
        around = self.bag(sentence)
        v = torch.tanh(self.mix(torch.cat([v, around], dim=1)))
        pos = (v * self.context(positive)).sum(dim=1)
        neg = torch.bmm(self.context(negative), v.unsqueeze(2)).squeeze(2)
        return -(F.logsigmoid(pos) + F.logsigmoid(-neg).sum(dim=1)).mean()


def pairs(window=2):
    ids = [INDEX[w] for w in CORPUS]
    out = []
    for i, c in enumerate(ids):
        for j in range(max(0, i - window), min(len(ids), i + window + 1)):
            if i != j:
                out.append((c, ids[j]))
    return torch.tensor(out)


def dense(grad):
    return grad.coalesce().to_dense() if grad.is_sparse else grad


def main():
    model = SkipGram(len(WORDS))
    tables = [model.centre.weight, model.context.weight]
    others = [*model.bag.parameters(), *model.mix.parameters()]
    optimizers = [torch.optim.SparseAdam(tables, lr=0.05), torch.optim.Adam(others, lr=0.01)]
    data, sha = pairs(), hashlib.sha256()
    for step in range(5):
        rows = data[torch.randperm(len(data))[:12]]
        negative = torch.randint(0, len(WORDS), (12, 3))
        sentence = torch.randint(0, len(WORDS), (12, 4))
        for optimizer in optimizers:
            optimizer.zero_grad()
        loss = model(rows[:, 0], sentence, rows[:, 1], negative)
        loss.backward()
        for optimizer in optimizers:
            optimizer.step()
        touched = model.centre.weight.grad.coalesce().indices().numel()
        print(f"step {step} loss {loss.item():.6f}, {touched} of {len(WORDS)} centre rows touched")
        sha.update(loss.detach().numpy().tobytes())
        for p in tables + others:
            sha.update(dense(p.grad).numpy().tobytes())
    print("digest", sha.hexdigest())


main()
