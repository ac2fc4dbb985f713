"""HIPS autograd: functions of arrays, gradients by `grad`. It has no convolution, so no cnn."""

from __future__ import annotations

from typing import Any

import autograd.numpy as np
from autograd import grad
from autograd.core import VJPNode, backward_pass
from autograd.tracer import new_box, trace_stack

from benchmarks.works import CHAIN_OPS, DEEP_OPS, EPSILON, FAN_OUT, HEADS, RATE, WORKS

NAME = "autograd"


class Two:
    """The tracing of the forward and the walk back, which `grad` does in one, apart."""

    def __init__(self, forward: Any, a: dict[str, Any], names: tuple[str, ...]) -> None:
        self.run, self.a, self.names = forward, a, names

    def forward(self) -> None:
        """Trace with regard to all leaves."""
        with trace_stack.new_trace() as t:
            boxes = {name: new_box(self.a[name], t, VJPNode.new_root()) for name in self.names}
            self.ends = {name: box._node for name, box in boxes.items()}
            self.out = self.run({**self.a, **boxes})

    def backward(self) -> None:
        """Walk back; the gradient of a leaf is what its node is given last."""
        found = {}
        for name, node in self.ends.items():
            node.vjp = lambda g, name=name: found.__setitem__(name, g) or ()
        backward_pass(np.ones_like(self.out._value), self.out._node)
        self.found = found

    def gradients(self) -> dict[str, Any]:
        """Of the last backward."""
        return self.found


class Step:
    """A model by `grad` of all parameters at once."""

    def __init__(self, loss: Any, a: dict[str, Any], names: tuple[str, ...]) -> None:
        self.rest = {key: array for key, array in a.items() if key not in names}
        self.parameters = {name: a[name].copy() for name in names}
        self.gradient = grad(lambda p: loss({**self.rest, **p}))

    def step(self) -> None:
        """One step of training."""
        for name, g in self.gradient(self.parameters).items():
            self.parameters[name] -= RATE * g

    def gradients(self) -> dict[str, Any]:
        """Those of one pass, without an update."""
        return dict(self.gradient(self.parameters))


def chain(t: dict[str, Any], ops: int) -> Any:
    """y = y * w + x, again and again."""
    x, w = t["x"], t["w"]
    y = x
    for _ in range(ops // 2):
        y = y * w + x
    return y


def fanout(t: dict[str, Any]) -> Any:
    """One tensor used FAN_OUT times."""
    return np.sum(np.concatenate([t["x"] * t["w"] for _ in range(FAN_OUT)]))


def cross_entropy(logits: Any, y: Any) -> Any:
    """The mean over the batch."""
    moved = logits - np.max(logits, axis=1, keepdims=True)
    return np.mean(np.log(np.sum(np.exp(moved), axis=1)) - moved[np.arange(len(y)), y])


def mlp(t: dict[str, Any]) -> Any:
    """Two layers."""
    h = np.maximum(np.dot(t["x"], t["w1"]) + t["b1"], 0)
    return cross_entropy(np.dot(h, t["w2"]) + t["b2"], t["y"])


def norm(x: Any, g: Any, s: Any) -> Any:
    """Layer norm."""
    off = x - np.mean(x, axis=-1, keepdims=True)
    return off / np.sqrt(np.mean(off * off, axis=-1, keepdims=True) + EPSILON) * g + s


def block(t: dict[str, Any]) -> Any:
    """Attention and a two-layer net, each behind a layer norm and beside a skip."""
    x = t["x"]
    b, n, d = x.shape
    size = d // HEADS

    def split(name: str) -> Any:
        return np.transpose(np.reshape(np.matmul(one, t[name]), (b, n, HEADS, size)), (0, 2, 1, 3))

    one = norm(x, t["g1"], t["s1"])
    q, k, v = split("wq"), split("wk"), split("wv")
    scores = np.matmul(q, np.transpose(k, (0, 1, 3, 2))) * size**-0.5 + t["mask"]
    scores = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    scores = scores / np.sum(scores, axis=-1, keepdims=True)
    mixed = np.reshape(np.transpose(np.matmul(scores, v), (0, 2, 1, 3)), (b, n, d))
    mid = x + np.matmul(mixed, t["wo"])
    z = np.matmul(norm(mid, t["g2"], t["s2"]), t["up"])
    act = 0.5 * z * (1 + np.tanh((2 / np.pi) ** 0.5 * (z + 0.044715 * z**3)))
    return np.mean((mid + np.matmul(act, t["down"]) - t["y"]) ** 2)


def double(t: dict[str, Any]) -> Any:
    """The squared length of the gradient of the mlp with tanh and a squared loss."""

    def loss(p: dict[str, Any]) -> Any:
        off = np.dot(np.tanh(np.dot(t["x"], p["w1"]) + p["b1"]), p["w2"]) + p["b2"] - t["target"]
        return np.mean(off * off)

    found = grad(loss)({name: t[name] for name in WORKS["double"].checks})
    return sum(np.sum(g * g) for g in found.values())


MODELS = {"mlp": mlp, "block": block, "double": double}
CHAINS = {"chain": CHAIN_OPS, "scalar": CHAIN_OPS, "deep": DEEP_OPS}


def make(name: str, a: dict[str, Any]) -> Any:
    """The work of that name on these arrays. Raises KeyError for one it cannot do."""
    names = WORKS[name].checks
    if name in CHAINS:
        return Two(lambda t: chain(t, CHAINS[name]), a, names)
    if name == "fanout":
        return Two(fanout, a, names)
    return Step(MODELS[name], a, names)
