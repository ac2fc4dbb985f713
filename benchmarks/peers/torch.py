"""PyTorch, the programs as its users write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F

from benchmarks.works import CHAIN_OPS, DEEP_OPS, EPSILON, FAN_OUT, HEADS, RATE, WORKS

NAME = "torch"
torch.set_num_threads(1)


class Two:
    """A work whose forward gives one tensor, from which the backward starts."""

    def __init__(self, forward: Callable[[], Any], leaves: dict[str, Any], names: tuple[str, ...]) -> None:
        self.run, self.leaves, self.names = forward, leaves, names
        self.out: Any = None

    def forward(self) -> None:
        """Build the graph."""
        for name in self.names:
            self.leaves[name].grad = None
        self.out = self.run()

    def backward(self) -> None:
        """Walk it."""
        self.out.backward(torch.ones_like(self.out))

    def gradients(self) -> dict[str, Any]:
        """Of the last backward."""
        return {name: self.leaves[name].grad.numpy() for name in self.names}


class Step:
    """A model: loss, backward and update."""

    def __init__(self, loss: Callable[[], Any], leaves: dict[str, Any], names: tuple[str, ...]) -> None:
        self.loss, self.leaves, self.names = loss, leaves, names
        self.sgd = torch.optim.SGD([leaves[name] for name in names], lr=RATE)

    def step(self) -> None:
        """One step of training."""
        self.loss().backward()
        self.sgd.step()
        self.sgd.zero_grad()

    def gradients(self) -> dict[str, Any]:
        """Those of one pass, without an update."""
        self.loss().backward()
        found = {name: self.leaves[name].grad.numpy() for name in self.names}
        self.sgd.zero_grad()
        return found


def chain(t: dict[str, Any], ops: int) -> Any:
    """y = y * w + x, again and again."""
    x, w = t["x"], t["w"]
    y = x
    for _ in range(ops // 2):
        y = y * w + x
    return y


def fanout(t: dict[str, Any]) -> Any:
    """One tensor used FAN_OUT times."""
    x, w = t["x"], t["w"]
    return torch.cat([x * w for _ in range(FAN_OUT)]).sum()


def mlp(t: dict[str, Any]) -> Any:
    """Two layers."""
    h = F.relu(t["x"] @ t["w1"] + t["b1"])
    return F.cross_entropy(h @ t["w2"] + t["b2"], t["y"])


def cnn(t: dict[str, Any]) -> Any:
    """conv, relu, pool, conv, relu, pool, linear."""
    h = F.max_pool2d(F.relu(F.conv2d(t["x"], t["k1"], t["c1"], padding=1)), 2)
    h = F.max_pool2d(F.relu(F.conv2d(h, t["k2"], t["c2"], padding=1)), 2)
    return F.cross_entropy(h.reshape(8, 784) @ t["w"] + t["b"], t["y"])


def block(t: dict[str, Any]) -> Any:
    """Attention and a two-layer net, each behind a layer norm and beside a skip."""
    x = t["x"]
    b, n, d = x.shape
    size = d // HEADS

    def split(name: str) -> Any:
        return (norm @ t[name]).reshape(b, n, HEADS, size).transpose(1, 2)

    norm = F.layer_norm(x, [d], t["g1"], t["s1"], EPSILON)
    q, k, v = split("wq"), split("wk"), split("wv")
    scores = F.softmax(q @ k.transpose(-1, -2) * size**-0.5 + t["mask"], dim=-1)
    mid = x + (scores @ v).transpose(1, 2).reshape(b, n, d) @ t["wo"]
    norm = F.layer_norm(mid, [d], t["g2"], t["s2"], EPSILON)
    out = mid + F.gelu(norm @ t["up"], approximate="tanh") @ t["down"]
    return F.mse_loss(out, t["y"])


def double(t: dict[str, Any]) -> Any:
    """The squared length of the gradient of the mlp with tanh and a squared loss."""
    off = torch.tanh(t["x"] @ t["w1"] + t["b1"]) @ t["w2"] + t["b2"] - t["target"]
    loss = (off * off).mean()
    found = torch.autograd.grad(loss, [t["w1"], t["b1"], t["w2"], t["b2"]], create_graph=True)
    total = (found[0] * found[0]).sum()
    for one in found[1:]:
        total = total + (one * one).sum()
    return total


MODELS = {"mlp": mlp, "cnn": cnn, "block": block, "double": double}
CHAINS = {"chain": CHAIN_OPS, "scalar": CHAIN_OPS, "deep": DEEP_OPS}


def make(name: str, a: dict[str, Any]) -> Any:
    """The work of that name on these arrays."""
    names = WORKS[name].checks
    t = {key: torch.from_numpy(array.copy()).requires_grad_(key in names) for key, array in a.items()}
    if name in CHAINS:
        return Two(lambda: chain(t, CHAINS[name]), t, names)
    if name == "fanout":
        return Two(lambda: fanout(t), t, names)
    return Step(lambda: MODELS[name](t), t, names)
