"""A GRU encoder over sequences of several lengths, attention under a mask, a decoder taught by force or by itself."""

import paddle
import paddle.nn as nn
import paddle.nn.functional as F
import numpy as np

rng = np.random.RandomState(3)
PAD, BOS, EOS = 0, 1, 2


class Encoder(nn.Layer):
    def __init__(self, v, e, h):
        super().__init__()
        self.emb = nn.Embedding(v, e, padding_idx=PAD)
        self.gru = nn.GRU(e, h, direction="bidirect")
        self.proj = nn.Linear(2 * h, h)

    def forward(self, x, lens):
        out, hn = self.gru(self.emb(x), sequence_length=lens)
        hn = paddle.concat([hn[0], hn[1]], axis=-1)
        return self.proj(out), paddle.tanh(self.proj(hn))


class Attn(nn.Layer):
    def __init__(self, h):
        super().__init__()
        self.wq = nn.Linear(h, h, bias_attr=False)
        self.wk = nn.Linear(h, h, bias_attr=False)
        self.v = nn.Linear(h, 1)

    def forward(self, q, k, mask):
        s = self.v(paddle.tanh(self.wq(q).unsqueeze(1) + self.wk(k))).squeeze(-1)
        s = paddle.where(mask, s, paddle.full_like(s, -1e9))
        a = F.softmax(s, axis=-1)
        return paddle.bmm(a.unsqueeze(1), k).squeeze(1), a


class Decoder(nn.Layer):
    def __init__(self, v, e, h):
        super().__init__()
        self.emb = nn.Embedding(v, e)
        self.cell = nn.GRUCell(e + h, h)
        self.attn = Attn(h)
        self.out = nn.Linear(2 * h, v)

    def step(self, y, h, enc, mask):
        ctx, a = self.attn(h, enc, mask)
        o, h = self.cell(paddle.concat([self.emb(y), ctx], -1), h)
        return self.out(paddle.concat([o, ctx], -1)), h, a


V, E, H = 12, 6, 8
enc, dec = Encoder(V, E, H), Decoder(V, E, H)
params = enc.parameters() + dec.parameters()
for p in params:
    p.set_value(rng.uniform(-0.3, 0.3, p.shape).astype("float32"))
opt = paddle.optimizer.Adam(parameters=params, learning_rate=5e-3)
for it in range(6):
    lens = rng.randint(3, 7, 4)
    L = lens.max()
    src = np.zeros((4, L), "int64")
    for i, n in enumerate(lens):
        src[i, :n] = rng.randint(3, V, n)
    tgt = np.concatenate([np.full((4, 1), BOS), src[:, ::-1]], 1).astype("int64")
    x = paddle.to_tensor(src)
    y = paddle.to_tensor(tgt)
    ln = paddle.to_tensor(lens.astype("int64"))
    mask = paddle.arange(L).unsqueeze(0) < ln.unsqueeze(1)
    e, h = enc(x, ln)
    loss = 0.0
    inp = y[:, 0]
    n = 0
    for t in range(1, y.shape[1]):
        logits, h, a = dec.step(inp, h, e, mask)
        m = (y[:, t] != PAD).astype("float32")
        loss = loss + (F.cross_entropy(logits, y[:, t], reduction="none").reshape([-1]) * m).sum()
        n += int(m.sum())
        inp = y[:, t] if rng.rand() < 0.5 else logits.argmax(-1)
    loss = loss / n
    loss.backward()
    opt.step()
    opt.clear_grad()
    print(it, "loss %.5f" % loss.item(), "tokens", n, "attn", a.sum(-1).numpy().round(3))
print(mask)
