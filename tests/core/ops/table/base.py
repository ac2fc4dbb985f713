"""What a row of the op table is, and how its inputs are made.

A case is (inputs, attributes). Inputs are arrays, lists of arrays for a tensor-list argument; attributes are in the
order of the YAML. Every number is chosen so that no input lies at a kink or a tie of its op.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Row:
    """op: its name; reference(*inputs, *attributes): numpy result; cases. random: outputs are only compared in kind.

    no_grad_of: arguments that have no gradient, as in Paddle.
    """

    op: str
    reference: Callable[..., Any]
    cases: list[tuple[tuple[Any, ...], tuple[Any, ...]]]
    random: bool = False
    tolerance: float = 1e-6
    no_grad_of: tuple[str, ...] = field(default=())


def f(*shape: int, lo: float = -2.0, hi: float = 2.0, seed: int = 0) -> np.ndarray:
    """float64 draws from [lo, hi), the same for the same arguments."""
    rng = np.random.default_rng([seed, *shape, 7])
    return np.asarray(rng.random(shape) * (hi - lo) + lo)


def apart(*shape: int, seed: int = 0, gap: float = 0.37, avoid: float = 0.11) -> np.ndarray:
    """float64 values that differ by at least `gap` and are never nearer to 0 than about `avoid`, in random order."""
    n = int(np.prod(shape, dtype=int))
    values = (np.arange(n) - n // 2) * gap + avoid
    return np.asarray(np.random.default_rng([seed, n]).permutation(values).reshape(shape))


def turned(array: np.ndarray) -> np.ndarray:
    """The same values and shape in memory that is not contiguous."""
    if array.ndim >= 2:
        return np.ascontiguousarray(array.T).T
    wide = np.zeros((*array.shape, 2), dtype=array.dtype)
    wide[..., 0] = array
    return wide[..., 0]


def unary(make: Callable[..., np.ndarray], *attributes: Any) -> list[Any]:
    """The standard cases of a function of one tensor: 2-D, 0-D, zero-size, not contiguous."""
    return [((x,), attributes) for x in (make(2, 3), make(), make(0, 3), turned(make(3, 2)))]


def binary(make_x: Callable[..., np.ndarray], make_y: Callable[..., np.ndarray]) -> list[Any]:
    """The standard cases of a function of two: alike, broadcast each way, 0-D, zero-size, not contiguous."""
    pairs = [
        (make_x(2, 3), make_y(2, 3)), (make_x(2, 3), make_y(3)), (make_x(2, 1), make_y(1, 3)), (make_x(), make_y(2)),
        (make_x(), make_y()), (make_x(0, 3), make_y(3)), (turned(make_x(3, 2)), make_y(3, 2)),
    ]  # fmt: skip
    return [(pair, ()) for pair in pairs]


def xs(*shape: int) -> np.ndarray:
    return f(*shape, seed=1)


def ys(*shape: int) -> np.ndarray:
    return f(*shape, seed=2)


def pos(*shape: int) -> np.ndarray:
    return f(*shape, lo=0.3, hi=2.5, seed=3)


def inner(*shape: int) -> np.ndarray:
    return f(*shape, lo=-0.9, hi=0.9, seed=6)


def above_one(*shape: int) -> np.ndarray:
    return f(*shape, lo=1.2, hi=3.0, seed=8)


def away(*shape: int) -> np.ndarray:
    x = f(*shape, lo=0.3, hi=2.0, seed=4)
    return x * np.where(np.arange(x.size).reshape(x.shape) % 2, -1.0, 1.0)


def bools(*shape: int) -> np.ndarray:
    return f(*shape, seed=5) > 0


def index_of(x: np.ndarray, starts: Any, ends: Any, steps: Any, axes: Any, decrease: Any, none: Any) -> Any:
    """The numpy index that set_value's attributes spell."""
    index: list[Any] = [slice(None)] * x.ndim
    for i, axis in enumerate(axes):
        end = ends[i] if abs(ends[i]) < 10**9 else None
        index[axis] = starts[i] if axis in decrease else slice(starts[i], end, steps[i])
    out = list(index)
    for a in sorted(none):
        out.insert(a, None)
    return tuple(out)


def scatter(read: Callable[..., Any], shape: Any, out_grad: Any) -> Any:
    """Zeros of `shape` to which out_grad is added where `read` of an array of positions points."""
    where = read(np.arange(int(np.prod(shape, dtype=int))).reshape(tuple(shape)))
    flat = np.zeros(int(np.prod(shape, dtype=int)), dtype=np.asarray(out_grad).dtype)
    np.add.at(flat, np.asarray(where).reshape(-1), np.asarray(out_grad).reshape(-1))
    return flat.reshape(tuple(shape))
