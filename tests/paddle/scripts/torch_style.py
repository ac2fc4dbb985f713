"""A small transformer written as for PyTorch. torch_style.txt is what Paddle 3.3.1 prints for it."""

import numpy as np
import paddle
import paddle.nn.functional as F
from paddle import nn

paddle.seed(0)
torch = paddle


class Block(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(dim, 3 * dim, bias_attr=False)
        self.out = nn.Linear(dim, dim)
        self.norm = nn.LayerNorm(dim, eps=1e-5)
        self.mlp = nn.Sequential(nn.Linear(dim, 4 * dim), nn.SiLU(inplace=True), nn.Linear(4 * dim, dim))
        self.register_buffer("mask", torch.tril(torch.ones(6, 6)).view(1, 1, 6, 6), persistent=False)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.norm(x)).chunk(3, dim=-1)
        q, k, v = (z.view(b, t, self.heads, d // self.heads).transpose(1, 2) for z in (q, k, v))
        att = (q @ k.transpose(-2, -1)) * (1.0 / np.sqrt(q.shape[-1]))
        att = att.masked_fill(self.mask[:, :, :t, :t] == 0, float("-inf"))
        y = att.softmax(dim=-1) @ v
        x = x + self.out(y.transpose(1, 2).contiguous().view(b, t, d))
        return x + self.mlp(x)


def fill(net):
    for i, p in enumerate(net.parameters()):
        n = int(np.prod(p.shape))
        p.set_value((np.sin(np.arange(n) * 0.37 + i) * 0.2).astype("float32").reshape(p.shape))


net = nn.Sequential(Block(8, 2), nn.Linear(8, 5))
fill(net)
opt = paddle.optimizer.AdamW(learning_rate=1e-2, parameters=net.parameters(), weight_decay=0.01)
rng = np.random.default_rng(0)
x = torch.from_numpy(rng.normal(size=(4, 6, 8)).astype("float32"))
y = torch.as_tensor(rng.integers(0, 5, (4, 6)), dtype=torch.int64)
for step in range(2):
    logits = net(x)
    loss = F.cross_entropy(logits.view(-1, 5), target=y.view(-1))
    opt.clear_grad()
    loss.backward()
    total = torch.sqrt(sum(p.grad.square().sum() for p in net.parameters()))
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    opt.step()
    acc = logits.argmax(dim=-1).eq(y).float().mean()
    print(step, f"{loss.item():.5f} {total.item():.4f} {acc.item():.4f}")
with torch.no_grad():
    top = torch.topk(logits[0], k=2, dim=-1)
    print(top.values.shape, top.indices[0].tolist(), logits.flatten(start_dim=1).sum(dim=1, keepdim=True).shape)
    print(torch.cat([x[:1], x[1:2]], dim=0).permute(0, 2, 1).shape, torch.stack([y, y], dim=0).unsqueeze(dim=-1).shape)
    print(torch.where(x > 0, x, torch.zeros_like(x)).clamp(max=0.5).mean(dim=(0, 1)).numpy().round(4))
    picked = torch.gather(logits, 2, y.unsqueeze(-1)).squeeze(-1)
    counts = torch.scatter_add(torch.zeros(5), 0, y.view(-1), torch.ones(24))
    print(round(picked.sum().item(), 3), counts.tolist())
    for p in net.parameters():
        p.data = p.data * 0.5
    print(round(float(net(x).abs().mean()), 5), x.new_zeros(2).dtype, x.type_as(y).dtype, net[0].mask.requires_grad)
