"""Skip-grams with negative samples: sparse gradients of two tables, neighbours by cosine."""

import numpy as np
import paddle
import paddle.nn as nn
import paddle.nn.functional as F

corpus = "the quick brown fox jumps over the lazy dog the fox likes the dog and the dog likes the fox".split()
vocab = sorted(set(corpus))
w2i = {w: i for i, w in enumerate(vocab)}
rng = np.random.RandomState(0)
ids = [w2i[w] for w in corpus]
pairs = [(ids[i], ids[j]) for i in range(len(ids)) for j in range(max(0, i - 2), min(len(ids), i + 3)) if i != j]
freq = np.bincount(ids, minlength=len(vocab)) ** 0.75
freq /= freq.sum()


class SkipGram(nn.Layer):
    def __init__(self, v, d, sparse=True):
        super().__init__()
        self.embedding = nn.Embedding(
            v,
            d,
            sparse=sparse,
            weight_attr=paddle.ParamAttr(name="emb_in", initializer=nn.initializer.Uniform(-0.5 / d, 0.5 / d)),
        )
        self.embedding_out = nn.Embedding(
            v, d, sparse=sparse, weight_attr=paddle.ParamAttr(name="emb_out", initializer=nn.initializer.Constant(0.01))
        )

    def forward(self, c, t, label):
        ce, te = self.embedding(c), self.embedding_out(t)
        sim = paddle.sum(ce * te, axis=-1)
        pred = F.sigmoid(sim)
        loss = F.binary_cross_entropy_with_logits(sim, label)
        return pred, loss


m = SkipGram(len(vocab), 6)
m.embedding.weight.set_value(rng.uniform(-0.1, 0.1, (len(vocab), 6)).astype("float32"))
opt = paddle.optimizer.SGD(learning_rate=0.5, parameters=m.parameters())
for step in range(12):
    b = [pairs[k] for k in rng.randint(0, len(pairs), 8)]
    c, t, l = [], [], []
    for x, y in b:
        c.append(x)
        t.append(y)
        l.append(1.0)
        for n in rng.choice(len(vocab), 3, p=freq):
            c.append(x)
            t.append(n)
            l.append(0.0)
    c, t, l = np.array(c), np.array(t), np.array(l, "float32")
    p, loss = m(paddle.to_tensor(c), paddle.to_tensor(t), paddle.to_tensor(l))
    loss.backward()
    if step == 0:
        print(
            m.embedding.weight.grad.is_selected_rows() if hasattr(m.embedding.weight.grad, "is_selected_rows") else "?"
        )
    opt.step()
    opt.clear_grad()
    if step % 3 == 0:
        print("step %d, loss %.5f" % (step, loss.numpy()))
E = m.embedding.weight.numpy()


def nearest(w, k=2):
    e = paddle.to_tensor(E)
    x = e[w2i[w]]
    sim = paddle.matmul(e, x) / (paddle.norm(e, axis=1) * paddle.norm(x) + 1e-8)
    v, i = paddle.topk(sim, k + 1)
    return [vocab[int(j)] for j in i.numpy()]


print(nearest("fox")[0], len(vocab), m.embedding)
