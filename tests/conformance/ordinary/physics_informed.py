"""A network whose loss holds derivatives by its inputs, first and second."""

import numpy as np
import paddle
import paddle.nn as nn

np.random.seed(0)


class PINN(nn.Layer):
    def __init__(self, layers):
        super().__init__()
        self.linears = nn.LayerList([nn.Linear(a, b) for a, b in zip(layers[:-1], layers[1:])])

    def forward(self, x, t):
        h = paddle.concat([x, t], axis=1)
        for l in self.linears[:-1]:
            h = paddle.tanh(l(h))
        return self.linears[-1](h)


net = PINN([2, 10, 10, 1])
for p in net.parameters():
    p.set_value(np.random.randn(*p.shape).astype("float32") * 0.5)


def grad(y, x):
    return paddle.grad(y, x, grad_outputs=paddle.ones_like(y), create_graph=True)[0]


opt = paddle.optimizer.Adam(1e-2, parameters=net.parameters())
nu = 0.01 / np.pi
for it in range(6):
    x = paddle.to_tensor(np.random.uniform(-1, 1, (12, 1)).astype("float32"), stop_gradient=False)
    t = paddle.to_tensor(np.random.uniform(0, 1, (12, 1)).astype("float32"), stop_gradient=False)
    u = net(x, t)
    u_x, u_t = paddle.grad(u, [x, t], paddle.ones_like(u), create_graph=True)
    u_xx = grad(u_x, x)
    f = u_t + u * u_x - nu * u_xx
    x0 = paddle.to_tensor(np.linspace(-1, 1, 8).astype("float32")[:, None])
    t0 = paddle.zeros_like(x0)
    loss_ic = ((net(x0, t0) + paddle.sin(np.pi * x0)) ** 2).mean()
    loss_b = (net(paddle.ones([4, 1]), paddle.rand([4, 1]) * 0) ** 2).mean()
    loss_f = paddle.mean(f**2)
    loss = loss_f + loss_ic + loss_b
    loss.backward()
    opt.step()
    opt.clear_grad()
    print(it, f"{loss_f.item():.5f} {loss_ic.item():.5f} {loss_b.item():.5f}")
h = paddle.incubate.autograd.Hessian(
    lambda z: (net(z[:1].reshape([1, 1]), z[1:].reshape([1, 1]))).sum(), paddle.to_tensor([0.3, 0.2])
)
H = h[:]
print(H.shape, bool(paddle.allclose(H, H.T, atol=1e-5)))
