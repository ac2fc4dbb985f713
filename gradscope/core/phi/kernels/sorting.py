"""Kernels about order: sorting, the largest few, medians, modes, unique elements, places in a sorted row.

A nan counts as larger than every number.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import (
    BOOL,
    COMPLEX,
    FLOAT,
    HALF,
    INT,
    ORDERED,
    REAL,
    SMALL_INT,
    kernel,
    numpy_dtype,
)


def _order(x: Any, axis: int, descending: bool) -> Any:
    """Indices that sort x along `axis`; equal elements keep their order either way."""
    if not descending:
        return xp.argsort(x, axis=axis, kind="stable")
    order = xp.argsort(xp.flip(x, axis=axis), axis=axis, kind="stable")
    return xp.flip(x.shape[axis] - 1 - order, axis=axis)


@kernel("argsort", REAL + SMALL_INT + HALF)
def argsort(x: Any, axis: int = -1, descending: bool = False, stable: bool = False) -> Any:
    """(sorted elements, their indices) along `axis`."""
    if x.ndim == 0:
        return xp.array(x), xp.zeros((), dtype="int64")
    order = _order(x, axis, descending)
    return xp.take_along_axis(x, order, axis=axis), xp.ascontiguousarray(order.astype("int64"))


@kernel("topk", REAL)
def topk(x: Any, k: int = 1, axis: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    """(the k largest or smallest elements, their indices) along `axis`, the best first.

    Equal ones come in the order they have in x. (Paddle's CPU kernel leaves their order to the C++ library.)
    """
    if x.ndim == 0:
        return xp.array(x), xp.zeros((), dtype="int64")
    order = xp.take(_order(x, axis, largest), xp.arange(k), axis=axis)
    return xp.take_along_axis(x, order, axis=axis), xp.ascontiguousarray(order.astype("int64"))


@kernel("kthvalue", REAL)
def kthvalue(x: Any, k: int = 1, axis: int = -1, keepdim: bool = False) -> Any:
    """(the k-th smallest element, counted from 1, its index) along `axis`."""
    if x.ndim == 0:
        return xp.array(x), xp.zeros((), dtype="int64")
    order = xp.argsort(x, axis=axis, kind="stable")
    place = xp.take(order, xp.asarray([k - 1]), axis=axis)
    value = xp.take_along_axis(x, place, axis=axis)
    if not keepdim:
        value, place = xp.squeeze(value, axis=axis), xp.squeeze(place, axis=axis)
    return xp.asarray(value), xp.asarray(place, dtype="int64")


@kernel("mode", REAL)
def mode(x: Any, axis: int = -1, keepdim: bool = False) -> Any:
    """(the element that occurs most often, the smallest of several, the last index it has) along `axis`."""
    if x.ndim == 0:
        return xp.array(x), xp.zeros((), dtype="int64")
    order = xp.argsort(x, axis=axis, kind="stable")
    lines = xp.moveaxis(xp.take_along_axis(x, order, axis=axis), axis, -1)
    n = lines.shape[-1]
    run = xp.zeros(lines.shape, dtype="int64")  # how many equal ones stand before each element
    for i in range(1, n):
        run[..., i] = xp.where(lines[..., i] == lines[..., i - 1], run[..., i - 1] + 1, 0)
    best = xp.expand_dims(xp.argmax(run, axis=-1), -1)
    value = xp.moveaxis(xp.take_along_axis(lines, best, axis=-1), -1, axis)
    place = xp.moveaxis(xp.take_along_axis(xp.moveaxis(order, axis, -1), best, axis=-1), -1, axis)
    if not keepdim:
        value, place = xp.squeeze(value, axis=axis), xp.squeeze(place, axis=axis)
    return xp.ascontiguousarray(value), xp.ascontiguousarray(place.astype("int64"))


def _median_lines(x: Any, axis: Any) -> Any:
    """x with the axes to merge made one at the end."""
    axes = [axis] if isinstance(axis, int) else list(axis or range(x.ndim))
    gone = {a % x.ndim for a in axes} if x.ndim else set()
    others = [i for i in range(x.ndim) if i not in gone]
    moved = xp.transpose(x, (*others, *[i for i in range(x.ndim) if i in gone]))
    kept = tuple(1 if i in gone else n for i, n in enumerate(x.shape))
    return xp.reshape(moved, (*[x.shape[i] for i in others], -1)), kept, tuple(x.shape[i] for i in others)


@kernel("median", REAL)
def median(x: Any, axis: Any = (), keepdim: bool = True, mode: str = "avg") -> Any:
    """(median over `axis`, places of the middle elements in the merged axes); nan where there is a nan.

    mode avg: the mean of the two middle elements, whose two places stand along a new last axis; min: the lower one.
    """
    lines, kept, dropped = _median_lines(x, axis)
    order = xp.argsort(lines, axis=-1, kind="stable")
    values = xp.take_along_axis(lines, order, axis=-1)
    n = lines.shape[-1]
    bad = xp.sum(xp.isnan(values), axis=-1, keepdims=True)  # they stand last, in their order
    low = xp.where(bad, n - bad, (n - 1) // 2)
    high = xp.where(bad, n - bad, n // 2)
    return _middle(x, order, values, low, high, kept if keepdim else dropped, mode)


@kernel("nanmedian", REAL)
def nanmedian(x: Any, axis: Any = (), keepdim: bool = True, mode: str = "avg") -> Any:
    """The same over the elements that are no nan; nan where there are only such."""
    lines, kept, dropped = _median_lines(x, axis)
    order = xp.argsort(lines, axis=-1, kind="stable")
    values = xp.take_along_axis(lines, order, axis=-1)
    n = xp.sum(lines == lines, axis=-1, keepdims=True)
    low, high = xp.maximum(n - 1, 0) // 2, xp.where(n > 0, n // 2, 0)
    return _middle(x, order, values, low, high, kept if keepdim else dropped, mode)


def _middle(x: Any, order: Any, values: Any, low: Any, high: Any, shape: Any, mode: str) -> Any:
    first, first_place = xp.take_along_axis(values, low, axis=-1), xp.take_along_axis(order, low, axis=-1)
    if mode == "min":
        return xp.reshape(first, shape).copy(), xp.reshape(first_place, shape).astype("int64")
    second, second_place = xp.take_along_axis(values, high, axis=-1), xp.take_along_axis(order, high, axis=-1)
    # the mean of two equal infinities is that infinity, not nan
    mean = xp.where(first == second, first, first + (second - first) / 2)
    places = xp.concatenate([first_place, second_place], axis=-1)
    dtype = x.dtype if x.dtype.kind == "f" else "float32"
    return xp.reshape(mean, shape).astype(dtype), xp.reshape(places, (*shape, 2)).astype("int64")


@kernel("searchsorted", REAL)
def searchsorted(sorted_sequence: Any, values: Any, out_int32: bool = False, right: bool = False) -> Any:
    """Where each value goes in the sorted rows: the number of elements below it (right: not above it)."""
    side: Any = "right" if right else "left"
    if sorted_sequence.ndim == 1:
        out = xp.asarray(xp.searchsorted(sorted_sequence, values, side=side))
    else:
        n, m = sorted_sequence.shape[-1], values.shape[-1]
        rows = zip(xp.reshape(sorted_sequence, (-1, n)), xp.reshape(values, (-1, m)))
        out = xp.reshape(xp.stack([xp.searchsorted(row, v, side=side) for row, v in rows]), values.shape)
    return out.astype("int32" if out_int32 else "int64")


@kernel("unique", FLOAT + INT + SMALL_INT + BOOL)
def unique(
    x: Any, return_index: bool = False, return_inverse: bool = False, return_counts: bool = False, axis: Any = (),
    dtype: Any = "int64",
) -> Any:  # fmt: skip
    """(sorted unique elements or slices, first index of each, place of every input in them, how often each occurs).

    Every nan is an element of its own.
    """
    along = axis[0] if axis else None
    found = xp.unique(x, True, True, True, axis=along, equal_nan=False)
    out, index, inverse, counts = found
    kind = numpy_dtype(dtype)
    return out, index.astype(kind), xp.reshape(inverse, -1).astype(kind), counts.astype(kind)


@kernel("unique_consecutive", FLOAT + INT + SMALL_INT + BOOL)
def unique_consecutive(
    x: Any, return_inverse: bool = False, return_counts: bool = False, axis: Any = (), dtype: Any = "int64"
) -> Any:
    """(elements or slices without those equal to the one before, place of every input in them, length of each run)."""
    lines = xp.moveaxis(x, axis[0], 0) if axis else xp.reshape(x, -1)
    n = lines.shape[0]
    kind = numpy_dtype(dtype)
    flat = xp.reshape(lines, (n, lines.size // max(n, 1)))
    new = xp.ones(n, dtype="bool")
    if n > 1:
        new[1:] = xp.any(flat[1:] != flat[:-1], axis=1)
    starts = xp.nonzero(new)[0]
    counts = xp.diff(xp.concatenate([starts, xp.asarray([n])])) if n else starts
    out = lines[starts]
    out = xp.moveaxis(out, 0, axis[0]) if axis else out
    return xp.ascontiguousarray(out), (xp.cumsum(new) - 1).astype(kind), counts.astype(kind)


@kernel("nonzero", ORDERED + COMPLEX + ("bfloat16",))
def nonzero(condition: Any) -> Any:
    """One row of indices per element that is not 0, in C order."""
    return xp.stack(xp.nonzero(condition), axis=1).astype("int64")


@kernel("histogram", REAL)
def histogram(
    input: Any, weight: Any, bins: int = 100, min: float = 0.0, max: float = 0.0, density: bool = False
) -> Any:
    """Counts (sums of weights, densities) in `bins` equal parts of [min, max]; of the input's range when both are 0."""
    low, high = min, max
    if low == high == 0:
        low, high = (float(xp.min(input)), float(xp.max(input))) if input.size else (0.0, 0.0)
    if low == high:
        low, high = low - 1, high + 1
    weights = None if weight is None else xp.reshape(weight, -1)
    out = xp.histogram(xp.reshape(input, -1), bins=bins, range=(low, high), weights=weights, density=density)[0]
    return xp.asarray(out, dtype="float32" if density else ("int64" if weight is None else weight.dtype))


@kernel("bincount", INT)
def bincount(x: Any, weights: Any, minlength: int = 0) -> Any:
    """How often each number from 0 up occurs, or the sum of the weights there; at least minlength long."""
    out = xp.bincount(x, weights=weights, minlength=minlength)
    return xp.asarray(out, dtype="int64" if weights is None else weights.dtype)
