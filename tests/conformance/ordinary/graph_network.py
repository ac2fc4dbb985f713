"""Graph networks: a dense adjacency, and attention over edges by gather and scatter."""

import numpy as np, paddle
import paddle.nn as nn
import paddle.nn.functional as F

rng = np.random.RandomState(2)
N, Fd, C = 10, 6, 3
src = rng.randint(0, N, 24)
dst = rng.randint(0, N, 24)
A = np.zeros((N, N), "float32")
A[src, dst] = 1
A[dst, src] = 1
A += np.eye(N, dtype="float32")
D = A.sum(1)
Ah = A / np.sqrt(D[:, None] * D[None])
X = rng.randn(N, Fd).astype("float32")
y = rng.randint(0, C, N)
idx = np.stack(np.nonzero(Ah))
val = Ah[tuple(idx)]
adj_dense = paddle.to_tensor(Ah)
adj_sp = paddle.sparse.sparse_coo_tensor(idx, val, [N, N])
print(adj_sp.shape, adj_sp.nnz())


class GCN(nn.Layer):
    def __init__(self, adj, sparse=False):
        super().__init__()
        self.adj = adj
        self.sp = sparse
        self.l1 = nn.Linear(Fd, 8)
        self.l2 = nn.Linear(8, C)

    def prop(self, x):
        return paddle.matmul(self.adj.to_dense(), x) if self.sp else self.adj @ x

    def forward(self, x):
        return self.l2(self.prop(F.relu(self.l1(self.prop(x)))))


class GATLayer(nn.Layer):
    """scatter based attention"""

    def __init__(self, i, o):
        super().__init__()
        self.w = nn.Linear(i, o, bias_attr=False)
        self.a = nn.Linear(2 * o, 1, bias_attr=False)

    def forward(self, x, s, d):
        h = self.w(x)
        hs, hd = paddle.gather(h, s), paddle.gather(h, d)
        e = F.leaky_relu(self.a(paddle.concat([hs, hd], -1)), 0.2)
        e = paddle.exp(e - e.max())
        z = paddle.scatter_nd_add(paddle.zeros([x.shape[0], 1]), d.unsqueeze(-1), e)
        alpha = e / paddle.gather(z, d)
        return paddle.scatter(paddle.zeros([x.shape[0], h.shape[1]]), d, alpha * hs, overwrite=False)


dense, sp = GCN(adj_dense), GCN(adj_sp, True)
for a, b in zip(dense.parameters(), sp.parameters()):
    v = rng.randn(*a.shape).astype("float32") * 0.5
    a.set_value(v)
    b.set_value(v)
gat = GATLayer(Fd, C)
for p in gat.parameters():
    p.set_value(rng.randn(*p.shape).astype("float32") * 0.3)
s, d = paddle.to_tensor(np.concatenate([src, np.arange(N)])), paddle.to_tensor(np.concatenate([dst, np.arange(N)]))
opts = [paddle.optimizer.Adam(0.05, parameters=m.parameters()) for m in (dense, sp, gat)]
mask = paddle.to_tensor(rng.rand(N) < 0.7)
xt, yt = paddle.to_tensor(X), paddle.to_tensor(y)
for ep in range(6):
    ls = []
    for m, o in zip((dense, sp, gat), opts):
        out = m(xt, s, d) if m is gat else m(xt)
        loss = F.cross_entropy(out[mask], yt[mask])
        loss.backward()
        o.step()
        o.clear_grad()
        ls.append(loss.item())
    print(ep, " ".join(f"{v:.5f}" for v in ls))
print(paddle.bincount(yt), int(mask.sum()))
