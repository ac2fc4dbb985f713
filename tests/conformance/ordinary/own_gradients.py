"""PyLayers: an own tanh, a straight-through sign, a reversed gradient, two outputs."""

import paddle
import numpy as np
from paddle.autograd import PyLayer
import paddle.nn as nn


class CusTanh(PyLayer):
    @staticmethod
    def forward(ctx, x, func1, func2=paddle.square):
        ctx.func = func2
        y = func1(x)
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, dy):
        (y,) = ctx.saved_tensor()
        return dy * (1 - ctx.func(y))


class STE(PyLayer):
    @staticmethod
    def forward(ctx, x):
        return paddle.sign(x)

    @staticmethod
    def backward(ctx, g):
        return g.clip(-1, 1)


class GradReverse(PyLayer):
    @staticmethod
    def forward(ctx, x, lam):
        ctx.lam = lam
        return x.clone()

    @staticmethod
    def backward(ctx, g):
        return -ctx.lam * g


class TwoOut(PyLayer):
    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        ctx.mark_not_inplace = None
        return a * b, a + b

    @staticmethod
    def backward(ctx, g1, g2):
        a, b = ctx.saved_tensor()
        return g1 * b + g2, g1 * a + g2


class Quant(nn.Layer):
    def __init__(self, d):
        super().__init__()
        self.w = self.create_parameter([d, d])

    def forward(self, x):
        return paddle.matmul(x, STE.apply(self.w))


rng = np.random.RandomState(0)
q, lin, dom = Quant(4), nn.Linear(4, 2), nn.Linear(4, 2)
for p in [*q.parameters(), *lin.parameters(), *dom.parameters()]:
    p.set_value(rng.randn(*p.shape).astype("float32") * 0.5)
opt = paddle.optimizer.SGD(0.05, parameters=q.parameters() + lin.parameters() + dom.parameters())
for it in range(5):
    x = paddle.to_tensor(rng.randn(6, 4).astype("float32"))
    x.stop_gradient = False
    h = CusTanh.apply(q(x), paddle.tanh)
    a, b = TwoOut.apply(h, x)
    y = paddle.to_tensor(rng.randint(0, 2, 6))
    d = paddle.to_tensor(rng.randint(0, 2, 6))
    l1 = nn.functional.cross_entropy(lin(a + b), y)
    l2 = nn.functional.cross_entropy(dom(GradReverse.apply(h, 0.5)), d)
    (l1 + l2).backward()
    print(it, round(l1.item(), 5), round(l2.item(), 5), "x.grad norm %.5f" % x.grad.norm().item())
    opt.step()
    opt.clear_grad()
data = paddle.to_tensor([[0.5, -0.2]], stop_gradient=False)
z = CusTanh.apply(data, func1=paddle.tanh)
z.mean().backward()
print(data.grad.numpy(), z.grad_fn.name() if hasattr(z.grad_fn, "name") else z.grad_fn)
