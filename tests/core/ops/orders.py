"""Derivatives of any order of an op along random directions, by the engine and by differences of one order less.

With all float inputs and the seeds of the outputs taken together as one point p, F0(p) = Σ Re⟨seed, out⟩ and
F(k+1)(p) = Re⟨v, ∇F(k)(p)⟩ for a random direction v: one number per order, which the central difference of F(k) along v
must give too. Complex tensors count as pairs of reals, ⟨a, b⟩ is Σ conj(a) b.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.codegen.model import Op
from gradscope.core.eager.backward import run_backward
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import Tensor, new_leaf

from .differentiate import array, flat, rebuilt
from .table.base import Row

STEP = 1e-5


def varies(value: Any) -> bool:
    """Whether an input is one of those differentiated in: float64 or complex128."""
    return bool(value.dtype in (np.float64, np.complex128))


def draws(like: list[Any], seed: int) -> list[Any]:
    """A random array of the shape and dtype of each, None for None."""
    rng = np.random.default_rng(seed)
    out: list[Any] = []
    for x in like:
        if x is None:
            out.append(None)
            continue
        made = np.asarray(rng.standard_normal(x.shape))
        out.append(made + 1j * rng.standard_normal(x.shape) if x.dtype.kind == "c" else made)
    return out


def inner(tensor: Tensor, weight: Any) -> Tensor:
    """Re⟨weight, tensor⟩ as a recorded 0-D tensor; weight is an array or a Tensor."""
    w = weight if isinstance(weight, Tensor) else new_leaf(np.asarray(weight))
    if array(tensor).dtype.kind != "c":
        return C.sum(C.multiply(tensor, w), [], None, False)
    return C.sum(C.real(C.multiply(tensor, C.conj(w))), [], None, False)


class Point:
    """An op at a point of its row: inputs, attributes, and seeds for the outputs that vary. The row's `no_grad_of` name
    arguments that are held fixed. only: the one output that gets a seed, None for all of them."""

    def __init__(self, op: Op, row: Row, inputs: Any, attributes: Any, only: int | None = None) -> None:
        self.op, self.inputs, self.attributes = op.name, inputs, attributes
        self.values = flat(inputs)
        outs = self._outs([new_leaf(v) for v in self.values])
        seeded = [varies(array(o)) and only in (None, i) for i, o in enumerate(outs)]
        self.seeds = draws([array(o) if s else None for o, s in zip(outs, seeded, strict=True)], 21)
        seeds = [s for s in self.seeds if s is not None]
        self.start = [*self.values, *seeds]
        names = [a.name for a, value in zip(op.tensors, inputs, strict=True) for _ in flat([value])]
        self.moving = [varies(v) and name not in row.no_grad_of for v, name in zip(self.values, names, strict=True)]
        self.moving += [True for _ in seeds]

    def _outs(self, tensors: list[Tensor]) -> list[Tensor]:
        out = getattr(C, self.op)(*rebuilt(self.inputs, tensors), *self.attributes)
        return list(out) if isinstance(out, (list, tuple)) else [out]

    def function(self, point: list[Any], directions: list[list[Any]]) -> float:
        """F of order len(directions) at `point` (inputs, then seeds)."""
        leaves = [new_leaf(np.array(v), stop_gradient=not m) for v, m in zip(point, self.moving, strict=True)]
        outs = self._outs(leaves[: len(self.values)])
        rest = iter(leaves[len(self.values) :])
        parts = [inner(o, next(rest)) for o, s in zip(outs, self.seeds, strict=True) if s is not None]
        for direction in directions:
            if not parts:
                return 0.0
            total = parts[0] if len(parts) == 1 else C.add_n(parts)
            if total.stop_gradient:
                return 0.0
            for leaf in leaves:
                leaf.grad = None
            run_backward([total], [None], retain_graph=True, create_graph=True)
            parts = [inner(x.grad, v) for x, v in zip(leaves, direction, strict=True) if x.grad is not None]
        return float(sum(float(array(p)) for p in parts))


def check_orders(op: Op, row: Row, case: Any, orders: int, only: int | None = None, relative: float = 1e-6) -> None:
    """Assert that F1 … F(orders) are the central differences of the order below."""
    point = Point(op, row, *case, only)
    free = [x if m else None for x, m in zip(point.start, point.moving, strict=True)]
    directions: list[list[Any]] = []
    for order in range(orders):
        step = draws(free, 31 + order)
        sides = [
            point.function(
                [x if v is None else x + sign * STEP * v for x, v in zip(point.start, step, strict=True)], directions
            )
            for sign in (1, -1)
        ]
        wanted = (sides[0] - sides[1]) / (2 * STEP)
        directions = [*directions, step]
        got = point.function(point.start, directions)
        assert abs(got - wanted) <= relative * max(0.01, abs(got), abs(wanted)), (op.name, order + 1, got, wanted)
