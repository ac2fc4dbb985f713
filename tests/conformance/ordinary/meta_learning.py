"""MAML, differentiating through steps of descent, and Reptile by state dictionaries."""

import paddle, numpy as np
import paddle.nn.functional as F

rng = np.random.RandomState(0)
params = [
    paddle.to_tensor(rng.randn(*s).astype("float32") * 0.5, stop_gradient=False) for s in ([1, 8], [8], [8, 1], [1])
]


def net(x, p):
    return paddle.matmul(F.relu(paddle.matmul(x, p[0]) + p[1]), p[2]) + p[3]


opt = paddle.optimizer.Adam(learning_rate=1e-2, parameters=params)


def task():
    a, ph = rng.uniform(0.1, 5), rng.uniform(0, np.pi)

    def draw(n):
        x = rng.uniform(-5, 5, (n, 1)).astype("float32")
        return paddle.to_tensor(x), paddle.to_tensor((a * np.sin(x + ph)).astype("float32"))

    return draw


for it in range(4):
    meta = 0.0
    for _ in range(2):
        draw = task()
        xs, ys = draw(5)
        fast = params
        for k in range(2):
            l = F.mse_loss(net(xs, fast), ys)
            gs = paddle.grad(l, fast, create_graph=True)
            fast = [w - 0.01 * g for w, g in zip(fast, gs)]
        xq, yq = draw(10)
        meta = meta + F.mse_loss(net(xq, fast), yq)
    meta = meta / 2
    opt.clear_grad()
    meta.backward()
    opt.step()
    print(it, "meta loss %.4f" % meta.item(), [round(float(p.grad.norm()), 3) for p in params])
# first order with layers: reptile
net2 = paddle.nn.Sequential(paddle.nn.Linear(1, 8), paddle.nn.Tanh(), paddle.nn.Linear(8, 1))
for p in net2.parameters():
    p.set_value(rng.randn(*p.shape).astype("float32") * 0.3)
for it in range(2):
    before = {k: v.clone() for k, v in net2.state_dict().items()}
    inner = paddle.optimizer.SGD(0.02, parameters=net2.parameters())
    x, y = task()(10)
    for _ in range(3):
        l = F.mse_loss(net2(x), y)
        l.backward()
        inner.step()
        inner.clear_grad()
    after = net2.state_dict()
    net2.set_state_dict({k: before[k] + (after[k] - before[k]) * 0.5 for k in before})
    print("reptile", it, "%.4f" % l)
