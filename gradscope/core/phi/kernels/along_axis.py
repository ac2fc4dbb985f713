"""Kernels that read or write along one axis at indices of the same rank: take_along_axis and its reverse."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel


def _places(indices: Any, shape: Any, axis: int) -> Any:
    """The numpy index that goes to `indices` along `axis` and to each element's own place on the other axes."""
    grids = []
    for i, n in enumerate(indices.shape):
        own = [1] * indices.ndim
        own[i] = n
        grids.append(xp.reshape(xp.arange(n), own))
    grids[axis % indices.ndim] = indices
    return tuple(grids)


@kernel("take_along_axis", EVERY)
def take_along_axis(arr: Any, indices: Any, axis: int) -> Any:
    """out[i, j] = arr[indices[i, j], j] for axis 0, and so on; indices may be shorter than arr on other axes."""
    if arr.ndim == 0:
        return xp.array(arr)
    return xp.asarray(arr[_places(indices, arr.shape, axis)])


@kernel("take_along_axis_grad", FLOAT + INT + COMPLEX)
def take_along_axis_grad(out_grad: Any, indices: Any, shape: Any, axis: int) -> Any:
    """Zeros of `shape` to which out_grad is added at the places that were read."""
    if not shape:
        return xp.array(out_grad)
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    xp.add.at(out, _places(indices, shape, axis), out_grad)
    return out


@kernel("index_sample", EVERY)
def index_sample(x: Any, index: Any) -> Any:
    """out[i, j] = x[i, index[i, j]]."""
    return take_along_axis(x, index, 1)


@kernel("along_axis_places", INT)
def along_axis_places(indices: Any, axis: int) -> Any:
    """The places that `indices` along `axis` name, as one int64 array per axis, all of indices' shape."""
    return [xp.array(xp.broadcast_to(g, indices.shape), dtype="int64") for g in _places(indices, None, axis)]


@kernel("put_along_axis", FLOAT + INT)
def put_along_axis(
    arr: Any, indices: Any, values: Any, axis: int, reduce: str = "assign", include_self: bool = True
) -> Any:
    """A copy of arr with values assigned at `indices` along `axis`, or merged: add, mul, mean, amax, amin.

    include_self: the array's own element takes part; values has the shape of indices.
    """
    out = xp.array(arr)
    if arr.ndim == 0:
        return _merged_scalar(out, values, reduce, include_self)
    where = _places(indices, arr.shape, axis)
    if reduce == "assign":
        out[where] = values
        return out
    if not include_self:
        out[where] = _neutral(reduce, arr.dtype)
    if reduce in ("add", "mean"):
        xp.add.at(out, where, values)
    elif reduce in ("mul", "multiply"):
        xp.multiply.at(out, where, values)
    elif reduce == "amax":
        xp.maximum.at(out, where, values)
    else:
        xp.minimum.at(out, where, values)
    if reduce == "mean":
        count = xp.full(arr.shape, 1 if include_self else 0, dtype=arr.dtype)
        xp.add.at(count, where, xp.ones((), dtype=arr.dtype))
        count = xp.where(count == 0, 1, count)
        out = (out / count if arr.dtype.kind == "f" else out // count).astype(arr.dtype)
    return out


def _merged_scalar(out: Any, value: Any, reduce: str, include_self: bool) -> Any:
    if reduce == "assign" or not include_self:
        return xp.array(xp.reshape(value, ()))
    merge = {"add": xp.add, "mean": xp.add, "mul": xp.multiply, "multiply": xp.multiply, "amax": xp.maximum}
    merged = xp.asarray(merge.get(reduce, xp.minimum)(out, value))
    return merged if reduce != "mean" else (merged / 2).astype(out.dtype)


def _neutral(reduce: str, dtype: Any) -> Any:
    """The number that changes nothing when merged."""
    if reduce in ("add", "mean"):
        return 0
    if reduce in ("mul", "multiply"):
        return 1
    lowest = -xp.inf if dtype.kind == "f" else xp.iinfo(dtype).min
    highest = xp.inf if dtype.kind == "f" else xp.iinfo(dtype).max
    return lowest if reduce == "amax" else highest
