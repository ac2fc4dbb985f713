"""Every kind of index read and written, and the gradients that come back through them."""

import paddle, numpy as np

x = paddle.arange(24, dtype="float32").reshape([2, 3, 4])
x.stop_gradient = False
w = x * 1
idx = paddle.to_tensor([2, 0])
m = w > 10


def show(name, v):
    print(name, list(v.shape), v.numpy().ravel()[:8].tolist(), v.dtype)


show("int", w[0])
show("neg", w[-1, -1])
show("slice", w[:, 1:, ::2])
show("neg step", w[..., ::-1])
show("none", w[None, :, None])
show("ell", w[..., 0])
show("list", w[:, [0, 2]])
show("tensor", w[:, idx])
show("two", w[[0, 1], [1, 2]])
show("mask", w[m])
show("np", w[np.array([1, 0])])
show("npmask", w[np.array([True, False])])
show("item", w[1, 2, 3])
show("tuple", w[(0, 1)])
show("bool", w[:, paddle.to_tensor([True, False, True])])
show("range", w[:, range(2)])
show("t0", w[paddle.to_tensor(1)])
show("mix", w[0, :, idx])
show("2d", w[:, paddle.to_tensor([[0, 1], [1, 2]])])
show("gather", paddle.gather(w, idx, axis=1))
show("gather_nd", paddle.gather_nd(w, paddle.to_tensor([[0, 1], [1, 2]])))
show("index_select", w.index_select(idx, 2))
show("take_along", paddle.take_along_axis(w, paddle.to_tensor([[[0], [1], [2]]] * 2), 2))
show("index_sample", paddle.index_sample(w[0], paddle.to_tensor([[0, 1], [1, 2], [3, 3]])))
show("masked_select", paddle.masked_select(w, m))
show("take", paddle.take(w, paddle.to_tensor([0, 5, 23])))
show("where", paddle.where(m, w, -w))
show("nz", paddle.nonzero(m)[:3])
show("slice op", paddle.slice(w, [0, 2], [0, 1], [1, 3]))
show("strided", paddle.strided_slice(w, [2], [3], [0], [-2]))
show("unbind", paddle.unbind(w, 1)[1])
show("chunk", w.chunk(2, -1)[1])
show("split", paddle.split(w, [1, -1], 1)[1])
show("roll", w.roll(1, 2))
show("flip", w.flip([0, 1]))
show("rot", paddle.rot90(w[0]))
show("repeat", w.repeat_interleave(2, 1))
show("tile", w[0].tile([1, 2]))
show("sort", paddle.sort(w, descending=True))
show("argsort", w.argsort(-1, descending=True))
show("topk", w.topk(2)[0])
show("kth", w.kthvalue(2)[0])
show("mode", w.mode()[0])
show("uniq", paddle.unique(idx))
show("cum", w.cumsum(1))
show("cummax", paddle.cummax(w, 2)[0])
show("lcse", paddle.logcumsumexp(w, 2))
show("diff", paddle.diff(w))
show("search", paddle.searchsorted(paddle.to_tensor([1.0, 3.0, 5.0]), paddle.to_tensor([2.0, 5.0])))
show("bucket", paddle.bucketize(paddle.to_tensor([2.0, 5.0]), paddle.to_tensor([1.0, 3.0, 5.0])))
show("diag", paddle.diagonal(w, axis1=1, axis2=2))
show("tril", paddle.tril(w))
show("embed", paddle.diag_embed(w[0]))
show("scatter", paddle.scatter(w[0], idx, paddle.ones([2, 4])))
show("put", paddle.put_along_axis(w, paddle.to_tensor([[[0]]]), 9.0, 2))
show("index_add", paddle.index_add(w, idx, 1, paddle.ones([2, 2, 4])))
show("index_put", paddle.index_put(w, (paddle.to_tensor([0]), paddle.to_tensor([1])), paddle.zeros([4])))
show("index_fill", paddle.index_fill(w, idx, 1, -1.0))
show("masked_fill", paddle.masked_fill(w, m, 0.0))
show("scatter_nd", paddle.scatter_nd(paddle.to_tensor([[1], [1]]), paddle.to_tensor([2.0, 3.0]), [3]))
show("moveaxis", w.moveaxis(0, 2))
show("unfold", w.unfold(2, 2, 1))
show("as_strided", paddle.as_strided(w, [2, 2], [1, 3]))
show("crop", paddle.crop(w, [1, 2, 2], [1, 0, 1]))
show("multiplex", paddle.multiplex([w[0], w[1]], paddle.to_tensor([[1], [0], [1]], "int32")))
show("select_scatter", paddle.select_scatter(w, paddle.zeros([2, 4]), 1, 0))
show("slice_scatter", paddle.slice_scatter(w, paddle.zeros([2, 1, 4]), [1], [0], [1], [1]))
loss = (
    (w[m] ** 2).mean()
    + w[:, idx].sum()
    + paddle.gather(w, idx, axis=1).max()
    + w[[0, 1], [1, 2]].sum()
    + w.topk(2)[0].sum()
)
loss.backward()
print(loss.item())
print(x.grad)
y = paddle.zeros([3, 4])
v = paddle.to_tensor([5.0, 6.0])
v.stop_gradient = False
y[0] = 1
y[1, 1:3] = v
y[y > 5.5] = -1
y[:, -1] = paddle.to_tensor([7.0, 8.0, 9.0])
y[[0, 2], [0, 1]] = 3.0
y[2] += 1
y[paddle.to_tensor([1])] *= 2
y[..., 0:1] = np.ones((3, 1), "float32")
y[None, 0, 2] = 4
print(y, y.stop_gradient)
(y**2).sum().backward()
print(v.grad)
z = paddle.zeros([2, 2], "int64")
z[0, 0] = 5
z[z == 0] = 2
z[1] = z[0]
print(z)
b = paddle.zeros([3], "bool")
b[1] = True
print(b, b.logical_not(), ~b, b & b, b ^ b)
