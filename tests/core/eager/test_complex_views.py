"""Writes into memory that complex and real tensors show together: gradients are central differences and PyTorch's."""

from __future__ import annotations

import importlib.util
import random
from typing import Any

import numpy as np
import pytest

from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import new_leaf

LEAVES = [
    np.array([0.8 + 0.6j, -0.9 + 0.5j, 0.7 - 0.7j]),
    np.array([0.9, -1.1, 1.05, 0.95, -1.0, 1.1]),
    np.array([0.9, 1.1, -1.05]),
]


class Ours:
    """Our engine."""

    def leaf(self, v: np.ndarray) -> Any:
        return new_leaf(v.copy(), False)

    def times(self, a: Any, b: Any) -> Any:
        return C.scale(a, b) if isinstance(b, float) else C.multiply(a, b)

    def plus(self, a: Any, b: Any) -> Any:
        return C.add(a, b)

    def total(self, a: Any) -> Any:
        return C.sum(a)

    def part(self, a: Any, i: int, j: int) -> Any:
        return C.slice(a, [0], [i], [j], [1], [])

    def pairs(self, a: Any) -> Any:
        return C.reshape(a, [-1, 2])

    def multiply_(self, a: Any, b: Any) -> None:
        C.multiply_(a, C.scale(b, 1.0))

    real, imag, as_real, as_complex = (staticmethod(getattr(C, n)) for n in ("real", "imag", "as_real", "as_complex"))


class Plain:
    """numpy, with the same memory."""

    def leaf(self, v: Any) -> Any:
        return v.copy()

    def times(self, a: Any, b: Any) -> Any:
        return a * b

    def plus(self, a: Any, b: Any) -> Any:
        return a + b

    def total(self, a: Any) -> Any:
        return a.sum()

    def part(self, a: Any, i: int, j: int) -> Any:
        return a[i:j]

    def pairs(self, a: Any) -> Any:
        return a.reshape(-1, 2)

    def multiply_(self, a: Any, b: Any) -> None:
        a[...] = a * (b * 1.0)

    def real(self, a: Any) -> Any:
        return a.real

    def imag(self, a: Any) -> Any:
        return a.imag

    def as_real(self, a: Any) -> Any:
        return np.ndarray((*a.shape, 2), "float64", a, strides=(*a.strides, 8))

    def as_complex(self, a: Any) -> Any:
        return np.ndarray(a.shape[:-1], "complex128", a, strides=a.strides[:-1])


class Torch(Plain):
    """PyTorch."""

    def leaf(self, v: Any) -> Any:
        import torch

        return torch.tensor(v, requires_grad=True)

    def multiply_(self, a: Any, b: Any) -> None:
        assert a.grad_fn is not None  # brings its history up to date
        a.mul_(b * 1.0)

    def as_real(self, a: Any) -> Any:
        import torch

        return torch.view_as_real(a)

    def as_complex(self, a: Any) -> Any:
        import torch

        return torch.view_as_complex(a)


def run(on: Any, seed: int, values: list[np.ndarray], begin: int) -> tuple[list[Any], Any]:
    """Six random writes; begin: where in a real tensor a complex view begins (odd: no complex tensor of its own could).
    Gives the leaves and the loss."""
    rng = random.Random(seed)
    leaves = z, x, w = [on.leaf(v) for v in values]
    y, b = on.times(z, z), on.times(x, x)
    r, i, both = on.real(y), on.imag(y), on.as_real(y)
    c, shifted = on.as_complex(on.pairs(b)), on.as_complex(on.pairs(on.part(b, begin, begin + 4)))
    for _ in range(6):
        target, factor = rng.choice(
            [
                (r, on.times(w, w)), (i, w), (both, on.as_real(on.times(z, z))), (y, on.times(z, z)),
                (on.part(y, 0, 2), on.part(on.times(z, z), 1, 3)), (c, on.times(z, z)), (b, on.times(x, x)),
                (shifted, on.part(on.times(z, z), 0, 2)),
            ]
        )  # fmt: skip
        on.multiply_(target, factor)
    loss = None
    for k, t in enumerate([on.as_real(on.times(t, 1.0)) for t in (y, c, shifted)] + [r, i, b]):
        copy = on.times(t, 1.0)
        one = on.times(on.total(on.times(copy, copy)), 0.3 + k)
        loss = one if loss is None else on.plus(loss, one)
    return leaves, loss


def gradients(seed: int, begin: int) -> list[np.ndarray]:
    leaves, loss = run(Ours(), seed, LEAVES, begin)
    loss.backward()
    return [np.zeros_like(v) if t.grad is None else t.grad.impl.array for t, v in zip(leaves, LEAVES, strict=True)]


@pytest.mark.parametrize("begin", [0, 1, 2])
def test_gradients_are_central_differences(begin: int) -> None:
    for seed in range(8):
        for at, mine in enumerate(gradients(seed, begin)):
            wanted = np.zeros_like(LEAVES[at])
            for j in range(wanted.size):
                for unit in (1, 1j) if wanted.dtype.kind == "c" else (1,):
                    step = 1e-6 * max(1.0, abs(LEAVES[at][j]))
                    sides = []
                    for sign in (step, -step):
                        moved = [v.copy() for v in LEAVES]
                        moved[at][j] += sign * unit
                        sides.append(run(Plain(), seed, moved, begin)[1])
                    wanted[j] += unit * (sides[0] - sides[1]) / (2 * step)
            scale = np.abs(wanted).max() + 1
            np.testing.assert_allclose(mine / scale, wanted / scale, rtol=1e-6, atol=1e-6, err_msg=f"{seed}")


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_gradients_are_pytorchs() -> None:
    for seed in range(100):
        leaves, loss = run(Torch(), seed, LEAVES, 2 * (seed % 2))
        loss.backward()
        for mine, leaf in zip(gradients(seed, 2 * (seed % 2)), leaves, strict=True):
            np.testing.assert_allclose(mine, np.zeros_like(mine) if leaf.grad is None else leaf.grad.numpy(), rtol=1e-9)
