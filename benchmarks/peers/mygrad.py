"""mygrad, its guard against in-place writes on as it comes. It has no higher order, so no double."""

from __future__ import annotations

from typing import Any

import mygrad as mg
from mygrad.nnet.losses import softmax_crossentropy

from benchmarks.works import CHAIN_OPS, DEEP_OPS, FAN_OUT, RATE, WORKS

NAME = "mygrad"


class Two:
    """A work whose forward gives one tensor, from which the backward starts."""

    def __init__(self, forward: Any, leaves: dict[str, Any], names: tuple[str, ...]) -> None:
        self.run, self.leaves, self.names = forward, leaves, names

    def forward(self) -> None:
        """Build the graph."""
        for name in self.names:
            self.leaves[name].null_grad()
        self.out = self.run(self.leaves)

    def backward(self) -> None:
        """Walk it."""
        self.out.backward()

    def gradients(self) -> dict[str, Any]:
        """Of the last backward."""
        return {name: self.leaves[name].grad for name in self.names}


class Step:
    """A model: loss, backward and update."""

    def __init__(self, loss: Any, leaves: dict[str, Any], names: tuple[str, ...]) -> None:
        self.loss, self.leaves, self.names = loss, leaves, names

    def step(self) -> None:
        """One step of training."""
        self.loss(self.leaves).backward()
        for name in self.names:
            leaf = self.leaves[name]
            leaf.data -= RATE * leaf.grad
            leaf.null_grad()

    def gradients(self) -> dict[str, Any]:
        """Those of one pass, without an update."""
        self.loss(self.leaves).backward()
        found = {name: self.leaves[name].grad.copy() for name in self.names}
        for name in self.names:
            self.leaves[name].null_grad()
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
    return mg.concatenate([t["x"] * t["w"] for _ in range(FAN_OUT)]).sum()


def mlp(t: dict[str, Any]) -> Any:
    """Two layers."""
    h = mg.maximum(t["x"] @ t["w1"] + t["b1"], 0)
    return softmax_crossentropy(h @ t["w2"] + t["b2"], t["y"].data)


MODELS = {"mlp": mlp}
CHAINS = {"chain": CHAIN_OPS, "scalar": CHAIN_OPS, "deep": DEEP_OPS}


def make(name: str, a: dict[str, Any]) -> Any:
    """The work of that name on these arrays. Raises KeyError for one it cannot do."""
    names = WORKS[name].checks
    if name == "deep":
        raise KeyError(name)  # it frees its graph by recursion
    t = {key: mg.tensor(array, constant=key not in names) for key, array in a.items()}
    if name in CHAINS:
        return Two(lambda t: chain(t, CHAINS[name]), t, names)
    if name == "fanout":
        return Two(fanout, t, names)
    return Step(MODELS[name], t, names)
