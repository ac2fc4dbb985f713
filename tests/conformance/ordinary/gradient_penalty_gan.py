"""A Wasserstein GAN whose critic pays for its gradient: paddle.grad with create_graph inside a loss."""

import paddle
from paddle import nn
import numpy as np

rs = np.random.RandomState(0)
D = nn.Sequential(nn.Linear(2, 16), nn.LeakyReLU(0.2), nn.Linear(16, 16), nn.Softplus(), nn.Linear(16, 1))
G = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
for net in (D, G):
    for p in net.parameters():
        p.set_value(rs.randn(*p.shape).astype("float32") * 0.4)
od = paddle.optimizer.Adam(1e-3, beta1=0.0, beta2=0.9, parameters=D.parameters())
og = paddle.optimizer.Adam(1e-3, beta1=0.0, beta2=0.9, parameters=G.parameters())


def gradient_penalty(D, real, fake):
    b = real.shape[0]
    eps = paddle.to_tensor(rs.rand(b, 1).astype("float32")).expand([b, 2])
    inter = real * eps + (1 - eps) * fake
    inter.stop_gradient = False
    d_inter = D(inter)
    grad = paddle.grad(
        outputs=d_inter,
        inputs=inter,
        grad_outputs=paddle.ones_like(d_inter),
        create_graph=True,
        retain_graph=True,
        only_inputs=True,
    )[0]
    norm = paddle.sqrt(paddle.sum(paddle.square(grad.reshape([b, -1])), axis=1) + 1e-12)
    return ((norm - 1) ** 2).mean()


for it in range(8):
    for _ in range(2):
        real = paddle.to_tensor(rs.randn(8, 2).astype("float32") + 2)
        z = paddle.to_tensor(rs.randn(8, 4).astype("float32"))
        with paddle.no_grad():
            fake = G(z)
        gp = gradient_penalty(D, real, fake)
        ld = D(fake).mean() - D(real).mean() + 10 * gp
        od.clear_grad()
        ld.backward()
        od.step()
    z = paddle.to_tensor(rs.randn(8, 4).astype("float32"))
    lg = -D(G(z)).mean()
    og.clear_grad()
    lg.backward()
    og.step()
    print(f"{it}: D {ld.item():.4f} G {lg.item():.4f} GP {gp.item():.5f}")
