"""Hooks of each kind: tensor, retained, post-accumulate, node and prehook, module forward and backward, multi-grad."""

import hashlib

import torch
import torch.nn as nn
from torch.autograd.graph import register_multi_grad_hook

torch.manual_seed(17)
torch.set_num_threads(1)

norms, calls = {}, []


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 16), nn.Tanh())
        self.left = nn.Linear(16, 8)
        self.right = nn.Linear(16, 8)
        self.head = nn.Linear(8, 1)

    def forward(self, x):
        h = self.encoder(x)
        if h.requires_grad:
            h.register_hook(lambda g: g * 0.5)
            h.register_hook(log_norm("h"))
        left, right = torch.sigmoid(self.left(h)), torch.relu(self.right(h))
        self.middle = left * right
        self.middle.retain_grad()
        return self.head(self.middle)


def log_norm(name):
    def hook(grad):
        norms[name] = grad.norm().item()

    return hook


def forward_hook(module, args, output):
    calls.append(f"forward {module.__class__.__name__}")


def backward_hook(module, grad_input, grad_output):
    calls.append(f"backward {module.__class__.__name__}")
    return tuple(g * 0.9 if g is not None else None for g in grad_input)


def backward_pre_hook(module, grad_output):
    return tuple(g.clamp(-0.5, 0.5) for g in grad_output)


def main():
    net = Net()
    net.left.register_forward_hook(forward_hook)
    net.left.register_full_backward_hook(backward_hook)
    net.head.register_full_backward_pre_hook(backward_pre_hook)
    first = net.encoder[0].weight
    first.register_hook(lambda g: g + 0.01 * first.detach())
    handle = first.register_post_accumulate_grad_hook(lambda p: norms.__setitem__("first", p.grad.norm().item()))
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    sha = hashlib.sha256()

    for step in range(5):
        x = torch.randn(10, 6)
        y = x.abs().sum(dim=1, keepdim=True)
        out = net(x)
        error = out - y
        node = error.grad_fn
        node.register_prehook(lambda grads: calls.append("prehook"))
        node.register_hook(lambda gi, go: calls.append(f"node {len(gi)}"))
        biases = [net.left.bias, net.right.bias]
        together = register_multi_grad_hook(biases, lambda gs: calls.append(f"multi {len(gs)}"))
        loss = error.square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        together.remove()
        if step == 2:
            handle.remove()
        sha.update(loss.detach().numpy().tobytes() + net.middle.grad.numpy().tobytes())
        for p in net.parameters():
            sha.update(p.grad.numpy().tobytes())
        shown = ", ".join(f"{k} {v:.5f}" for k, v in sorted(norms.items()))
        print(f"step {step} loss {loss.item():.6f}; {shown}; {'; '.join(calls)}")
        norms.clear()
        calls.clear()
    print("digest", sha.hexdigest())


main()
