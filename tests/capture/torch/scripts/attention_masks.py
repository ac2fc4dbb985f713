"""Sequence to sequence with padding: attention written out with masks, nn.MultiheadAttention, teacher forcing."""

import hashlib
import math

import torch
import torch.nn as nn

torch.manual_seed(24)
torch.set_num_threads(1)

PAD, BOS = 0, 1


def attention(query, key, value, mask=None, dropout=None):
    scores = torch.matmul(query, key.transpose(-2, -1)) / math.sqrt(query.size(-1))
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -1e9)
    weights = scores.softmax(dim=-1)
    if dropout is not None:
        weights = dropout(weights)
    return torch.matmul(weights, value), weights


class MultiHead(nn.Module):
    def __init__(self, heads, dim):
        super().__init__()
        self.d_k, self.h = dim // heads, heads
        self.linears = nn.ModuleList(nn.Linear(dim, dim) for _ in range(4))
        self.dropout = nn.Dropout(0.1)

    def forward(self, query, key, value, mask=None):
        n = query.size(0)
        query, key, value = [
            lin(x).view(n, -1, self.h, self.d_k).transpose(1, 2)
            for lin, x in zip(self.linears[:3], (query, key, value), strict=True)
        ]
        x, self.attn = attention(query, key, value, mask.unsqueeze(1), self.dropout)
        return self.linears[-1](x.transpose(1, 2).reshape(n, -1, self.h * self.d_k))


class Seq2Seq(nn.Module):
    def __init__(self, vocab=14, dim=16):
        super().__init__()
        self.src_embed = nn.Embedding(vocab, dim, padding_idx=PAD)
        self.tgt_embed = nn.Embedding(vocab, dim, padding_idx=PAD)
        self.encoder = nn.MultiheadAttention(dim, 2, batch_first=True)
        self.self_attn = MultiHead(2, dim)
        self.cross_attn = MultiHead(2, dim)
        self.norms = nn.ModuleList(nn.LayerNorm(dim) for _ in range(3))
        self.out = nn.Linear(dim, vocab)

    def forward(self, src, tgt):
        x = self.src_embed(src)
        padded = src == PAD
        mixed, _ = self.encoder(x, x, x, key_padding_mask=padded, need_weights=False)
        memory = self.norms[0](x + mixed)
        y = self.tgt_embed(tgt)
        size = tgt.size(1)
        causal = torch.ones(size, size, dtype=torch.bool).tril()
        y = self.norms[1](y + self.self_attn(y, y, y, (tgt != PAD).unsqueeze(1) & causal))
        y = self.norms[2](y + self.cross_attn(y, memory, memory, (~padded).unsqueeze(1)))
        return self.out(y)


def reversed_pairs(n=6, longest=6):
    src = torch.full((n, longest), PAD)
    tgt = torch.full((n, longest + 1), PAD)
    tgt[:, 0] = BOS
    for row in range(n):
        length = int(torch.randint(3, longest + 1, ()))
        word = torch.randint(2, 14, (length,))
        src[row, :length] = word
        tgt[row, 1 : length + 1] = word.flip(0)
    return src, tgt


model = Seq2Seq()
optimizer = torch.optim.Adam(model.parameters(), lr=5e-3, betas=(0.9, 0.98), eps=1e-9)
criterion = nn.CrossEntropyLoss(ignore_index=PAD, reduction="sum")
sha = hashlib.sha256()
for step in range(5):
    src, tgt = reversed_pairs()
    logits = model(src, tgt[:, :-1])
    tokens = (tgt[:, 1:] != PAD).sum()
    loss = criterion(logits.flatten(0, 1), tgt[:, 1:].flatten()) / tokens
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    sharpest = model.cross_attn.attn.max().item()
    print(f"step {step} loss {loss.item():.6f} tokens {tokens.item()} sharpest {sharpest:.5f}")
    sha.update(loss.detach().numpy().tobytes())
    for p in model.parameters():
        sha.update(p.grad.numpy().tobytes())
print("digest", sha.hexdigest())
