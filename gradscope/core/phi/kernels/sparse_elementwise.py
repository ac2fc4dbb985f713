"""Kernels of sparse tensors that meet position by position: sums, products, quotients, reductions, softmax."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core import errors
from gradscope.core.phi.kernels.register import ARITHMETIC, FLOAT
from gradscope.core.phi.kernels.sparse_register import like, positions_of, sparse_kernel, without_hidden
from gradscope.core.phi.sparse_tensor import SparseCsrTensor, coo_at, csr_at


def _union(x: Any, y: Any) -> tuple[Any, Any, Any]:
    """The sorted positions of either, and the values of both there, 0 where one has none."""
    x, y = without_hidden(x), without_hidden(y)
    if x.values.ndim != y.values.ndim:
        raise errors.invalid_argument("COO tensors with different numbers of sparse axes cannot be combined.")
    at_x, at_y = positions_of(x), positions_of(y)
    flat = np.union1d(at_x, at_y)
    out = []
    for one, at in ((x, at_x), (y, at_y)):
        values = np.zeros((len(flat), *one.values.shape[1:]), one.dtype)
        values[np.searchsorted(flat, at)] = one.values
        out.append(values)
    return flat, out[0], out[1]


@sparse_kernel("sparse_add", ARITHMETIC)
def add(x: Any, y: Any) -> Any:
    """x + y at the positions of either, sorted."""
    flat, a, b = _union(x, y)
    return like(x, flat, np.add(a, b))


@sparse_kernel("sparse_subtract", ARITHMETIC)
def subtract(x: Any, y: Any) -> Any:
    """x - y at the positions of either, sorted."""
    flat, a, b = _union(x, y)
    return like(x, flat, np.subtract(a, b))


@sparse_kernel("sparse_multiply", ARITHMETIC)
def multiply(x: Any, y: Any) -> Any:
    """x * y at the positions of either, sorted; 0 where only one has a value, as in Paddle."""
    flat, a, b = _union(x, y)
    return like(x, flat, np.multiply(a, b))


@sparse_kernel("sparse_divide", FLOAT)
def divide(x: Any, y: Any) -> Any:
    """x / y at every position, 0 standing for what is absent: nan or inf where y has nothing, as in Paddle."""
    blocks = x.dims[: len(x.dims) - x.values.ndim + 1]
    quotient = np.divide(x.to_dense(), y.to_dense())
    return like(x, np.arange(math.prod(blocks)), quotient.reshape(-1, *x.values.shape[1:]))


def _lines(x: Any, axes: Any) -> tuple[Any, tuple[int, ...]]:
    """For each value the number of the line along `axes` it lies on, and the shape of all lines (1 along axes)."""
    spread = np.array(np.unravel_index(positions_of(x), x.dims)).reshape(len(x.dims), -1)
    spread[list(axes)] = 0
    dims = tuple(1 if i in axes else n for i, n in enumerate(x.dims))
    return np.ravel_multi_index(tuple(spread), dims), dims


def _axes(x: Any, axis: Any, op: str) -> tuple[int, ...]:
    if x.values.ndim != 1:
        raise errors.unimplemented(f"{op} of a COO tensor with dense axes", op=op, remedy="to_sparse_coo(ndim) first")
    ndim = len(x.dims)
    given = range(ndim) if axis is None or axis == [] else [axis] if isinstance(axis, int) else list(axis)
    if any(not -ndim <= a < ndim for a in given):
        raise errors.invalid_argument(f"axis {axis} is out of range for {ndim} axes.", op=op)
    return tuple(a % ndim for a in given)


def _reduced(x: Any, axes: tuple[int, ...], keepdim: bool) -> tuple[int, ...]:
    if len(axes) == len(x.dims) and not keepdim:
        return (1,)
    return tuple(1 if i in axes else n for i, n in enumerate(x.dims) if keepdim or i not in axes)


@sparse_kernel("sparse_sum", ARITHMETIC)
def sum(x: Any, axis: Any = None, keepdim: bool = False) -> Any:
    """Sums along axis (None: all, of shape [1]) at the positions where something is summed. Integers stay integers."""
    axes = _axes(x, axis, "sum")
    lines, _ = _lines(x, axes)
    dims = _reduced(x, axes, keepdim)
    flat, where = np.unique(lines, return_inverse=True)
    totals = np.zeros(len(flat), x.dtype)
    np.add.at(totals, where.reshape(-1), without_values_hidden(x))
    if isinstance(x, SparseCsrTensor) and len(dims) in (2, 3):
        return csr_at(flat, totals, dims)
    return coo_at(flat, totals, dims, len(dims))


def without_values_hidden(x: Any) -> Any:
    """The values of x, 0 where a later one at the same position hides it."""
    shown = x.shown()
    if shown.all():
        return x.values
    values = x.values.copy()
    values[~shown] = 0
    return values


@sparse_kernel("sparse_sum_grad", ARITHMETIC)
def sum_grad(out_grad: Any, x: Any, axis: Any = None, keepdim: bool = False) -> Any:
    """At every position of x the gradient of the sum it went into."""
    lines, _ = _lines(x, _axes(x, axis, "sum"))
    return x.with_values(out_grad.to_dense().reshape(-1)[lines])


@sparse_kernel("sparse_softmax", FLOAT)
def softmax(x: Any, axis: int = -1) -> Any:
    """Softmax over the values of each line along axis; what is absent counts as minus infinity."""
    axes = _axes(x, axis, "softmax")
    if isinstance(x, SparseCsrTensor) and axes != (len(x.dims) - 1,):
        raise errors.unimplemented("SparseCsrTensor only support axis=-1 for softmax", op="softmax")
    _, where = np.unique(_lines(x, axes)[0], return_inverse=True)
    where = where.reshape(-1)
    top = np.full(where.max(initial=-1) + 1, -np.inf, x.dtype)
    np.maximum.at(top, where, x.values)
    powers = np.exp(x.values - top[where])
    total = np.zeros_like(top)
    np.add.at(total, where, powers)
    return x.with_values(powers / total[where])


@sparse_kernel("sparse_line_sum", FLOAT)
def line_sum(x: Any, axis: int = -1) -> Any:
    """Every value replaced by the sum of the values on its line along axis."""
    _, where = np.unique(_lines(x, _axes(x, axis, "softmax"))[0], return_inverse=True)
    where = where.reshape(-1)
    total = np.zeros(where.max(initial=-1) + 1, x.dtype)
    np.add.at(total, where, x.values)
    return x.with_values(total[where])
