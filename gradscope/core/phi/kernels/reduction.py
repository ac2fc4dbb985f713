"""Reductions: sum, mean, max, min, argmax, all, any.

`axis` is a tuple or list of ints, an int, or empty for all axes (Paddle's IntArray).
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import (
    COMPLEX,
    FLOAT,
    HALF,
    INT,
    ORDERED,
    REAL,
    SMALL_INT,
    floating,
    kernel,
    numpy_dtype,
)


def _axes(x: Any, axis: Any) -> Any:
    if isinstance(axis, int):
        axis = (axis,)
    return tuple(axis) if axis and x.ndim else None


@kernel("sum", FLOAT + INT + SMALL_INT + COMPLEX + ("bool", *HALF))
def sum(x: Any, axis: Any = (), dtype: Any = None, keepdim: bool = False) -> Any:
    """Sum over `axis`. Without `dtype` bool and int32 give int64, everything else keeps its dtype; a real `dtype` takes
    the real part of a complex x."""
    if dtype is None:
        kind = x.dtype.kind
        dtype = "int64" if kind == "b" or (kind == "i" and x.dtype.itemsize == 4) else x.dtype
    elif x.dtype.kind == "c" and xp.dtype(numpy_dtype(dtype)).kind != "c":
        x = x.real
    add: Any = xp.add
    if dtype is x.dtype and x.dtype.itemsize == 2 and x.dtype.kind != "i":  # halves are added up in float32
        return xp.asarray(add.reduce(x, axis=_axes(x, axis), dtype="float32", keepdims=keepdim)).astype(dtype)
    return xp.asarray(add.reduce(x, axis=_axes(x, axis), dtype=numpy_dtype(dtype), keepdims=keepdim))


@kernel("mean", FLOAT + INT + COMPLEX)
def mean(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    """Sum over `axis` divided by the count; nan when there is nothing to average. Integers give integers, cut."""
    whole = x.dtype.kind == "i"
    added_in = "int64" if whole else x.dtype
    add: Any = xp.add
    total = xp.asarray(add.reduce(x, axis=_axes(x, axis), dtype=added_in, keepdims=keepdim))
    count = x.size // total.size if total.size else 1
    if count == 0:
        return xp.full_like(total, 0 if whole else float("nan"), dtype=x.dtype)
    return xp.asarray(xp.true_divide(total, count), dtype=x.dtype)


@kernel("mean_all", FLOAT + COMPLEX)
def mean_all(x: Any) -> Any:
    """The mean of all elements, 0-D."""
    return mean(x)


@kernel("amax", REAL)
@kernel("max", REAL)
def max(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    return xp.asarray(xp.max(x, axis=_axes(x, axis), keepdims=keepdim))


@kernel("amin", REAL)
@kernel("min", REAL)
def min(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    return xp.asarray(xp.min(x, axis=_axes(x, axis), keepdims=keepdim))


@kernel("argmax", REAL)
def argmax(x: Any, axis: int = 0, keepdims: bool = False, flatten: bool = False, dtype: Any = "int64") -> Any:
    """Index of the first largest element along `axis` (of the flattened x when `flatten`)."""
    if flatten:
        out = xp.asarray(xp.argmax(x))
        return xp.reshape(out, (1,) * x.ndim).astype(numpy_dtype(dtype)) if keepdims else out.astype(numpy_dtype(dtype))
    out = xp.asarray(xp.argmax(x, axis=axis))
    return (xp.expand_dims(out, axis) if keepdims else out).astype(numpy_dtype(dtype))


@kernel("argmin", REAL)
def argmin(x: Any, axis: int = 0, keepdims: bool = False, flatten: bool = False, dtype: Any = "int64") -> Any:
    """Index of the first smallest element along `axis` (of the flattened x when `flatten`)."""
    if flatten:
        out = xp.asarray(xp.argmin(x))
        return xp.reshape(out, (1,) * x.ndim).astype(numpy_dtype(dtype)) if keepdims else out.astype(numpy_dtype(dtype))
    out = xp.asarray(xp.argmin(x, axis=axis))
    return (xp.expand_dims(out, axis) if keepdims else out).astype(numpy_dtype(dtype))


@kernel("logsumexp", FLOAT + INT)
def logsumexp(x: Any, axis: Any = (), keepdim: bool = False, reduce_all: bool = False) -> Any:
    """log(sum(exp(x))) over `axis`, the largest element taken out first; integers give float32."""
    x = floating(x)
    axes = None if reduce_all else _axes(x, axis)
    if x.size == 0:
        return xp.asarray(xp.log(xp.sum(x, axis=axes, keepdims=keepdim)))
    top = xp.max(x, axis=axes, keepdims=True)
    top = xp.where(xp.isfinite(top), top, xp.zeros((), dtype=x.dtype))
    out = xp.log(xp.sum(xp.exp(x - top), axis=axes, keepdims=True)) + top
    return xp.asarray(out if keepdim else xp.squeeze(out, axis=axes))


@kernel("all", ORDERED + COMPLEX)
def all(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    return xp.asarray(xp.all(x, axis=_axes(x, axis), keepdims=keepdim))


@kernel("any", ORDERED + COMPLEX)
def any(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    return xp.asarray(xp.any(x, axis=_axes(x, axis), keepdims=keepdim))
