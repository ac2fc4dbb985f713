"""Small PyTorch programs, one per feature of autograd, as text."""

from __future__ import annotations

PROGRAMS: dict[str, str] = {
    "mlp": """
import torch
from torch import nn
net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
opt = torch.optim.Adam(net.parameters(), lr=0.1)
x, y = torch.randn(16, 4), torch.randn(16, 1)
for i in range(3):
    opt.zero_grad()
    loss = ((net(x) - y) ** 2).mean()
    loss.backward()
    opt.step()
    print(loss.item())
""",
    "residual": """
import torch
x = torch.randn(3, 3, requires_grad=True)
w = torch.randn(3, 3, requires_grad=True)
h = x
for _ in range(4):
    h = h + torch.tanh(h @ w)
loss = h.sum()
loss.backward()
""",
    "shared_leaf": """
import torch
w = torch.randn(3, requires_grad=True)
a, b, c = w * 2, w.exp(), w + 1
loss = (a * b * c * w).sum()
loss.backward()
loss = (w * w).sum()
loss.backward()
""",
    "hooks": """
import torch
w = torch.randn(3, requires_grad=True)
v = torch.randn(3, requires_grad=True)
h = w * v
h.retain_grad()
seen = []
h.register_hook(lambda g: g * 2)
k = h.register_hook(lambda g: seen.append(g.sum()))
w.register_hook(lambda g: g + 1)
def triple(p): p.grad.mul_(3)
v.register_post_accumulate_grad_hook(triple)
y = h.exp()
y.grad_fn.register_hook(lambda gi, go: (gi[0] * 0.5,))
y.grad_fn.register_prehook(lambda go: (go[0] + 0.25,))
y.sum().backward(retain_graph=True)
k.remove()
y.sum().backward()
print(len(seen))
""",
    "inplace_error": """
import torch
x = torch.randn(3, requires_grad=True)
y = x * 2
z = y * y
y.add_(1)
loss = z.sum()
loss.backward()
""",
    "retain_and_again": """
import torch
x = torch.randn(3, requires_grad=True)
loss = (x * x).sum()
loss.backward(retain_graph=True)
loss.backward()
loss.backward()
""",
    "double_backward": """
import torch
x = torch.randn(4, requires_grad=True)
w = torch.randn(4, requires_grad=True)
y = (torch.tanh(x * w) ** 2).sum()
(g,) = torch.autograd.grad(y, x, create_graph=True)
penalty = (g ** 2).sum()
penalty.backward()
""",
    "function": """
import torch
class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, k):
        ctx.save_for_backward(x)
        ctx.k = k
        return x * x * k
    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return 2 * x * g * ctx.k, None
x = torch.randn(3, requires_grad=True)
y = Square.apply(x * 1, 3.0)
y.sum().backward()
""",
    "embedding": """
import torch
from torch import nn
emb = nn.Embedding(10, 4, padding_idx=0)
ids = torch.tensor([1, 2, 2, 0])
emb(ids).sin().sum().backward()
emb.zero_grad()
emb(ids).cos().sum().backward()
""",
    "sparse_embedding": """
import torch
from torch import nn
emb = nn.Embedding(10, 4, sparse=True)
opt = torch.optim.SparseAdam(emb.parameters())
for _ in range(2):
    opt.zero_grad()
    emb(torch.tensor([1, 2, 2, 5])).pow(2).sum().backward()
    opt.step()
""",
    "checkpoint_reentrant": """
import torch
from torch.utils.checkpoint import checkpoint
w = torch.randn(4, 4, requires_grad=True)
x = torch.randn(2, 4, requires_grad=True)
def block(h):
    return torch.tanh(h @ w).exp()
y = checkpoint(block, x, use_reentrant=True)
y.sum().backward()
""",
    "checkpoint": """
import torch
from torch.utils.checkpoint import checkpoint
w = torch.randn(4, 4, requires_grad=True)
x = torch.randn(2, 4, requires_grad=True)
def block(h):
    return torch.tanh(h @ w).exp()
y = checkpoint(block, checkpoint(block, x, use_reentrant=False), use_reentrant=False)
y.sum().backward()
""",
    "saved_hooks": """
import torch
x = torch.randn(3, requires_grad=True)
def pack(t):
    return t.detach() * 1
def unpack(t):
    return t
with torch.autograd.graph.saved_tensors_hooks(pack, unpack):
    y = (x * x).exp()
y.sum().backward()
""",
    "cnn": """
import torch
from torch import nn
net = nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(36, 3))
opt = torch.optim.SGD(net.parameters(), lr=0.1)
x, y = torch.randn(5, 1, 8, 8), torch.tensor([0, 1, 2, 0, 1])
for _ in range(2):
    opt.zero_grad()
    loss = nn.functional.cross_entropy(net(x), y)
    loss.backward()
    opt.step()
""",
    "transformer": """
import torch
from torch import nn
layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.1, batch_first=True)
x = torch.randn(2, 5, 8, requires_grad=True)
layer(x).pow(2).mean().backward()
layer.eval()
with torch.no_grad():
    quick = layer(x)
""",
    "views": """
import torch
base = torch.randn(4, 4, requires_grad=True)
h = base * 1
row = h[1]
row.mul_(2)
h[2] = row
h[:, 0].add_(1)
h.t().sin_()
out = (h * h).sum() + row.sum()
out.backward()
""",
    "none_grads": """
import torch
x = torch.randn(3, requires_grad=True)
a = x.detach() * 2
b = torch.randn(3, requires_grad=True)
with torch.no_grad():
    c = x * 3
y = (x * c).sum()
y.backward()
print(b.grad, a.grad)
""",
    "multi_root": """
import torch
x = torch.randn(3, requires_grad=True)
w = torch.randn(3, requires_grad=True)
h = x * w
a, b = h.sum(), h.exp().sum()
torch.autograd.backward([a, b, h], [None, None, torch.ones(3)], retain_graph=True)
g = torch.autograd.grad([a, b], [x, h], retain_graph=True)
g2 = torch.autograd.grad(a, [x, torch.ones(1, requires_grad=True)], allow_unused=True, retain_graph=True)[0]
torch.autograd.backward(b, inputs=[w])
""",
    "lstm": """
import torch
from torch import nn
lstm = nn.LSTM(3, 5, num_layers=2, batch_first=True)
x = torch.randn(2, 4, 3, requires_grad=True)
out, (h, c) = lstm(x)
(out.sum() + c.pow(2).sum()).backward()
""",
    "gru_cell_loop": """
import torch
from torch import nn
cell = nn.GRUCell(3, 4)
h = torch.zeros(2, 4)
for t in range(5):
    h = cell(torch.randn(2, 3), h)
h.sum().backward()
""",
    "threads": """
import threading
import torch
w = torch.randn(3, requires_grad=True)
v = torch.randn(3, requires_grad=True)
def work():
    (v * v).exp().sum().backward()
t = threading.Thread(target=work)
t.start()
t.join()
(w * w).sum().backward()
""",
    "nested_backward": """
import torch
x = torch.randn(3, requires_grad=True)
w = torch.randn(3, requires_grad=True)
def inner(g):
    with torch.enable_grad():
        (w * w * g.detach()).sum().backward()
h = x * 2
h.register_hook(inner)
(h * h + h).sum().backward()
""",
    "amp": """
import torch
from torch import nn
net = nn.Linear(4, 4)
scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
x = torch.randn(3, 4)
for i in range(3):
    opt.zero_grad()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        loss = net(x).float().pow(2).mean()
    if i == 1:
        loss = loss * float("inf")
    scaler.scale(loss).backward()
    scaler.step(opt)
    scaler.update()
print(scaler.get_scale())
""",
    "lbfgs": """
import torch
w = torch.randn(3, requires_grad=True)
opt = torch.optim.LBFGS([w], max_iter=3)
def closure():
    opt.zero_grad()
    loss = ((w - 1) ** 2).sum()
    loss.backward()
    return loss
opt.step(closure)
""",
    "functorch": """
import torch
from torch.func import grad, vmap
x = torch.randn(3)
g = grad(lambda t: (t * t).sum())(x)
w = torch.randn(3, requires_grad=True)
y = vmap(lambda a: a * w)(torch.randn(2, 3)).sum()
y.backward()
""",
    "no_grad_update": """
import torch
w = torch.randn(3, requires_grad=True)
for _ in range(3):
    loss = (w ** 2).sum()
    loss.backward()
    with torch.no_grad():
        w -= 0.1 * w.grad
    w.grad = None
""",
    "complex_and_bf16": """
import torch
z = torch.randn(3, dtype=torch.complex64, requires_grad=True)
(z * z.conj()).real.sum().backward()
h = torch.randn(3, dtype=torch.bfloat16, requires_grad=True)
(h * h + h).sum().backward()
d = torch.randn(2, dtype=torch.float64, requires_grad=True)
(d.sum() * 2).backward()
""",
    "leaf_root": """
import torch
x = torch.ones(1, requires_grad=True)
x.backward()
x.backward(torch.full((1,), 2.0))
y = torch.ones(1)
y.sum().backward()
""",
    "hook_error": """
import torch
x = torch.randn(3, requires_grad=True)
def bad(g):
    raise ValueError("no")
h = x * 2
h.register_hook(bad)
h.sum().backward()
""",
    "broadcast_expand": """
import torch
a = torch.randn(3, 1, requires_grad=True)
b = torch.randn(1, 4, requires_grad=True)
s = torch.randn((), requires_grad=True)
y = (a * b + s).expand(2, 3, 4)
(y.sum() + (a.expand(3, 4) * b).mean()).backward()
""",
    "split_cat_stack": """
import torch
x = torch.randn(6, 2, requires_grad=True)
a, b, c = x.split(2)
p, q = torch.unbind(a)
y = torch.cat([b, c, torch.stack([p, q * 2])]).sum()
m, i = x.max(dim=0)
(y + m.sum()).backward()
""",
    "set_data": """
import torch
w = torch.randn(3, requires_grad=True)
y = (w * w).sum()
w.data = torch.ones(3)
w.data.mul_(2)
y.backward()
w.grad.zero_()
w.requires_grad_(False)
""",
    "after_an_error": """
import torch
ws = [torch.randn(2, requires_grad=True) for _ in range(6)]
def bad(g):
    raise ValueError("stop")
h = ws[0] * ws[1]
k = torch.stack([h, *ws]).prod(0)
h.register_hook(bad)
for _ in range(3):
    try:
        (torch.stack([*ws, k]).sum() + (ws[2] * 1).exp().sum()).backward(retain_graph=True)
    except ValueError as error:
        print(error)
    torch.block_diag(*[w[None] for w in ws]).sum().backward()
    torch.block_diag(*[(w * 1)[None] for w in ws], *[w.detach()[None] for w in ws]).sum().backward()
    torch.meshgrid(*[w for w in ws[:3]], indexing="ij")[0].sum().backward()
""",
    "nested_error": """
import torch
x = torch.randn(2, requires_grad=True)
w = torch.randn(2, requires_grad=True)
def inner(g):
    with torch.enable_grad():
        y = w * 2
        z = y * y
        y.add_(1)
        try:
            z.sum().backward()
        except RuntimeError as error:
            print(str(error)[:30])
        (w * w + w).sum().backward()
h = x * 2 + w
h.register_hook(inner)
(h * h).sum().backward()
""",
    "many_threads": """
import threading
import torch
ws = [torch.randn(4, requires_grad=True) for _ in range(4)]
def work(w):
    for _ in range(5):
        (torch.stack([w, w.exp(), w * w]).sum() * 2).backward()
ts = [threading.Thread(target=work, args=(w,)) for w in ws]
for t in ts:
    t.start()
for t in ts:
    t.join()
""",
    "module_hooks": """
import torch
from torch import nn
net = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1))
net[0].register_full_backward_hook(lambda m, gi, go: (gi[0] * 2,) if gi[0] is not None else None)
net[2].register_full_backward_pre_hook(lambda m, go: (go[0] * 3,))
net[1].register_forward_hook(lambda m, i, o: o * 1.5)
x = torch.randn(4, 2, requires_grad=True)
net(x).sum().backward()
""",
    "no_grad_views_written": """
import torch
p = torch.randn(4, requires_grad=True)
with torch.no_grad():
    v = p[:2]
    v.mul_(0.5)
    p.view(2, 2).add_(1)
q = torch.randn(2, 3, requires_grad=True)
h = q * 2
a, b = h.unbind(0)
c = h.view(-1)
h.mul_(2)
(c.sum() + h[0].sum()).backward()
(p * p).sum().backward()
""",
}
