"""What is measured: the workloads, their sizes and the arrays every peer starts from.

A work has phases that are timed apart: `forward` and `backward`, or `step` (forward, backward and the update of the
parameters). units: how many ops a phase is divided by, 1 where the whole phase counts. All arrays are float32, labels
int64; the same for every peer, made from one seed.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[np.generic]]

CHAIN_OPS = 200
DEEP_OPS = 10_000
FAN_OUT = 1_000
RATE = 1e-2  # of the updates
HEADS = 4
EPSILON = 1e-5  # of layer norms


@dataclass(frozen=True)
class Work:
    """A workload. checks: names of arrays whose gradients every peer must agree on."""

    name: str
    phases: tuple[str, ...]
    units: int
    checks: tuple[str, ...]


TWO = ("forward", "backward")
WORKS: dict[str, Work] = {
    work.name: work
    for work in (
        Work("chain", TWO, CHAIN_OPS, ("x", "w")),
        Work("scalar", TWO, CHAIN_OPS, ("x", "w")),
        Work("fanout", TWO, FAN_OUT, ("x",)),
        Work("deep", TWO, DEEP_OPS, ("x", "w")),
        Work("mlp", ("step",), 1, ("w1", "b1", "w2", "b2")),
        Work("cnn", ("step",), 1, ("k1", "c1", "k2", "c2", "w", "b")),
        Work("block", ("step",), 1, ("wq", "wk", "wv", "wo", "up", "down", "g1", "s1", "g2", "s2")),
        Work("double", ("step",), 1, ("w1", "b1", "w2", "b2")),
    )
}


def arrays(name: str) -> Arrays:
    """The arrays of a work. Raises KeyError for a name that is none."""
    return _MAKERS[name](np.random.default_rng(0))


def _normal(rng: np.random.Generator, *shape: int, scale: float = 1.0) -> NDArray[np.generic]:
    return (rng.standard_normal(shape) * scale).astype("float32")


def _chain(rng: np.random.Generator) -> Arrays:
    return {"x": np.linspace(0.5, 1.5, 8, dtype="float32"), "w": np.full(8, 0.9990234375, dtype="float32")}


def _scalar(rng: np.random.Generator) -> Arrays:
    return {"x": np.array(0.5, dtype="float32"), "w": np.array(0.9990234375, dtype="float32")}


def _mlp(rng: np.random.Generator) -> Arrays:
    """784-256-10, batch of 64."""
    return {
        "x": _normal(rng, 64, 784),
        "y": rng.integers(0, 10, 64),
        "w1": _normal(rng, 784, 256, scale=784**-0.5),
        "b1": np.zeros(256, "float32"),
        "w2": _normal(rng, 256, 10, scale=256**-0.5),
        "b2": np.zeros(10, "float32"),
    }


def _double(rng: np.random.Generator) -> Arrays:
    """The same net, with a squared loss."""
    made = _mlp(rng)
    return {**made, "target": _normal(rng, 64, 10)}


def _cnn(rng: np.random.Generator) -> Arrays:
    """Two 3x3 convolutions with pooling on 28x28 pictures, batch of 8."""
    return {
        "x": _normal(rng, 8, 1, 28, 28),
        "y": rng.integers(0, 10, 8),
        "k1": _normal(rng, 8, 1, 3, 3, scale=1 / 3),
        "c1": np.zeros(8, "float32"),
        "k2": _normal(rng, 16, 8, 3, 3, scale=72**-0.5),
        "c2": np.zeros(16, "float32"),
        "w": _normal(rng, 784, 10, scale=784**-0.5),
        "b": np.zeros(10, "float32"),
    }


def _block(rng: np.random.Generator) -> Arrays:
    """One pre-norm transformer block: 4 sequences of 32, width 64, 4 heads, causal."""
    n, d = 32, 64
    square = {name: _normal(rng, d, d, scale=d**-0.5) for name in ("wq", "wk", "wv", "wo")}
    return {
        "x": _normal(rng, 4, n, d),
        "y": _normal(rng, 4, n, d),
        "mask": np.where(np.tril(np.ones((n, n), bool)), 0, -1e9).astype("float32"),
        **square,
        "up": _normal(rng, d, 4 * d, scale=d**-0.5),
        "down": _normal(rng, 4 * d, d, scale=(4 * d) ** -0.5),
        "g1": np.ones(d, "float32"),
        "s1": np.zeros(d, "float32"),
        "g2": np.ones(d, "float32"),
        "s2": np.zeros(d, "float32"),
    }


_MAKERS = {
    "chain": _chain,
    "scalar": _scalar,
    "fanout": _chain,
    "deep": _chain,
    "mlp": _mlp,
    "cnn": _cnn,
    "block": _block,
    "double": _double,
}
