"""A small GPT: causal attention, tied weights, groups of parameters with their own decay, clipping, generation."""

import paddle, math, numpy as np
from paddle import nn
import paddle.nn.functional as F
from dataclasses import dataclass

rng = np.random.default_rng(20)


@dataclass
class Config:
    vocab: int = 17
    block: int = 8
    n_layer: int = 2
    n_head: int = 2
    d: int = 12


class CausalSelfAttention(nn.Layer):
    def __init__(self, c):
        super().__init__()
        self.c_attn = nn.Linear(c.d, 3 * c.d)
        self.c_proj = nn.Linear(c.d, c.d)
        self.n_head = c.n_head
        self.register_buffer("bias", paddle.tril(paddle.ones([c.block, c.block])).reshape([1, 1, c.block, c.block]))

    def forward(self, x):
        B, T, C = x.shape
        q, k, v = paddle.split(self.c_attn(x), 3, axis=2)
        k = k.reshape([B, T, self.n_head, C // self.n_head]).transpose([0, 2, 1, 3])
        q = q.reshape([B, T, self.n_head, C // self.n_head]).transpose([0, 2, 1, 3])
        v = v.reshape([B, T, self.n_head, C // self.n_head]).transpose([0, 2, 1, 3])
        att = (q @ k.transpose([0, 1, 3, 2])) * (1.0 / math.sqrt(k.shape[-1]))
        att = paddle.where(self.bias[:, :, :T, :T] == 0, paddle.full_like(att, float("-inf")), att)
        att = F.softmax(att, axis=-1)
        y = (att @ v).transpose([0, 2, 1, 3]).reshape([B, T, C])
        return self.c_proj(y)


class Block(nn.Layer):
    def __init__(self, c):
        super().__init__()
        self.ln_1 = nn.LayerNorm(c.d)
        self.attn = CausalSelfAttention(c)
        self.ln_2 = nn.LayerNorm(c.d)
        self.mlp = nn.LayerDict({"fc": nn.Linear(c.d, 4 * c.d), "proj": nn.Linear(4 * c.d, c.d)})

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        return x + self.mlp["proj"](F.gelu(self.mlp["fc"](self.ln_2(x)), approximate=True))


class GPT(nn.Layer):
    def __init__(self, c):
        super().__init__()
        self.c = c
        self.wte = nn.Embedding(c.vocab, c.d)
        self.wpe = nn.Embedding(c.block, c.d)
        self.h = nn.LayerList([Block(c) for _ in range(c.n_layer)])
        self.ln_f = nn.LayerNorm(c.d)

    def forward(self, idx, targets=None):
        B, T = idx.shape
        pos = paddle.arange(0, T, dtype="int64").unsqueeze(0)
        x = self.wte(idx) + self.wpe(pos)
        for b in self.h:
            x = b(x)
        logits = paddle.matmul(self.ln_f(x), self.wte.weight, transpose_y=True)
        loss = None
        if targets is not None:
            loss = F.cross_entropy(logits.reshape([-1, logits.shape[-1]]), targets.flatten(), ignore_index=-1)
        return logits, loss

    @paddle.no_grad()
    def generate(self, idx, n, temperature=1.0, top_k=None):
        for _ in range(n):
            cond = idx if idx.shape[1] <= self.c.block else idx[:, -self.c.block :]
            logits, _ = self(cond)
            logits = logits[:, -1, :] / temperature
            if top_k is not None:
                v, _ = paddle.topk(logits, top_k)
                logits = paddle.where(logits < v[:, -1:], paddle.full_like(logits, -float("inf")), logits)
            probs = F.softmax(logits, axis=-1)
            nxt = paddle.argmax(probs, axis=-1, keepdim=True)
            idx = paddle.concat((idx, nxt), axis=1)
        return idx


m = GPT(Config())
for p in m.parameters():
    if p.ndim >= 2:
        p.set_value(rng.normal(0, 0.1, p.shape).astype("float32"))
decay = [p for p in m.parameters() if p.ndim >= 2]
nodecay = [p for p in m.parameters() if p.ndim < 2]
print(len(decay), len(nodecay), sum(p.size for p in m.parameters()))
opt = paddle.optimizer.AdamW(
    learning_rate=3e-3,
    beta1=0.9,
    beta2=0.95,
    weight_decay=0.1,
    parameters=[{"params": decay, "weight_decay": 0.1}, {"params": nodecay, "weight_decay": 0.0}],
    grad_clip=nn.ClipGradByGlobalNorm(1.0),
)
data = rng.integers(0, 17, 200)
for it in range(6):
    ix = rng.integers(0, 190, 4)
    x = paddle.to_tensor(np.stack([data[i : i + 8] for i in ix]))
    y = paddle.to_tensor(np.stack([data[i + 1 : i + 9] for i in ix]))
    if it == 3:
        y[0, :2] = -1
    logits, loss = m(x, y)
    opt.clear_grad()
    loss.backward()
    opt.step()
    print(f"iter {it}: loss {loss.item():.4f}")
m.eval()
print(m.generate(paddle.zeros([1, 1], dtype="int64"), 10, top_k=5).shape)
print(m)
