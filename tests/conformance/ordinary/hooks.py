"""Hooks on layers, tensors and parameters, taken away in the middle; a buffer that counts."""

import paddle, numpy as np
from paddle import nn

rng = np.random.RandomState(0)
net = nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 2))
for p in net.parameters():
    p.set_value(rng.randn(*p.shape).astype("float32") * 0.5)
acts, grads = {}, {}


def save(name):
    def hook(layer, inp, out):
        acts[name] = out.detach()
        out.register_hook(lambda g, name=name: grads.__setitem__(name, g.abs().mean().item()))

    return hook


hs = [l.register_forward_post_hook(save(n)) for n, l in net.named_sublayers()]


def pre(layer, inp):
    (x,) = inp
    return x * 2


h0 = net[0].register_forward_pre_hook(pre)


def double(g):
    return g * 2


hp = net[2].weight.register_hook(double)
opt = paddle.optimizer.SGD(0.1, parameters=net.parameters())
x = paddle.to_tensor(rng.randn(5, 4).astype("float32"))
y = paddle.to_tensor([0, 1, 0, 1, 1])
for i in range(3):
    loss = nn.functional.cross_entropy(net(x), y)
    loss.backward()
    opt.step()
    print(
        i,
        round(loss.item(), 5),
        {k: round(v, 5) for k, v in sorted(grads.items())},
        [n for n in acts],
        round(net[2].weight.grad.sum().item() * 0 + net[2].weight.grad.abs().sum().item(), 4),
    )
    opt.clear_grad()
    if i == 1:
        print(hp.remove(), h0.remove())
        for h in hs:
            h.remove()
        grads.clear()


def printer(g):
    print("grad of h", g.shape, g.dtype)


h = net[0](x)
h.register_hook(printer)
h.retain_grads()
h.sum().backward()
print(h.grad.shape, h.is_leaf)


class Noisy(nn.Layer):
    def __init__(self):
        super().__init__()
        self.lin = nn.Linear(2, 2, bias_attr=False)
        self.register_buffer("count", paddle.zeros([1], "int64"))

    def forward(self, x):
        self.count += 1
        return self.lin(x)


n = Noisy()
n.lin.weight.set_value(np.eye(2, dtype="float32"))
for _ in range(3):
    n(paddle.ones([1, 2]))
print(n.count, n.state_dict().keys())
print(n)
