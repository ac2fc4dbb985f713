"""Shapes of reductions."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import BOOL, FLOAT32, INT64, dims, infer_meta, numpy_dtype, one_axis


def reduced(shape: tuple[int, ...], axis: Any, keepdim: bool) -> tuple[int, ...]:
    """`shape` without (or with 1 at) the axes in `axis`; empty or None means all of them. Raises InvalidArgument."""
    n = len(shape)
    axes = (axis,) if isinstance(axis, int) else tuple(axis or ())
    for a in axes:
        if not -max(n, 1) <= a < max(n, 1):
            raise InvalidArgument(
                f"The reduce dim index {axes.index(a)} should be in the range [ -dimension(X), dimension(X) ) "
                f"which dimension = {n}. But received dim index = {a}."
            )
    gone = {a % n for a in axes} if axes and n else set(range(n))
    if keepdim:
        return tuple(1 if i in gone else d for i, d in enumerate(shape))
    return tuple(d for i, d in enumerate(shape) if i not in gone)


@infer_meta
def SumInferMeta(x: Any, axis: Any = (), dtype: Any = None, keepdim: bool = False) -> Any:
    """Reduced shape; without a dtype bool and int32 give int64."""
    if dtype is None:
        kind = x.dtype.kind
        dtype = INT64 if kind == "b" or (kind == "i" and x.dtype.itemsize == 4) else x.dtype
    return reduced(x.shape, axis, keepdim), numpy_dtype(dtype)


@infer_meta
def ReduceInferMeta(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    """Reduced shape, dtype of x."""
    return reduced(x.shape, axis, keepdim), x.dtype


@infer_meta
def ReduceNonEmptyInferMeta(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    """Reduced shape, dtype of x; there must be something to choose from. Raises InvalidArgument."""
    shape = reduced(x.shape, axis, keepdim)
    if 0 in x.shape and 0 not in shape:
        raise InvalidArgument(
            f"Zero-size tensor to reduction operation max or min which has no identity: {dims(x.shape)}."
        )
    return shape, x.dtype


@infer_meta
def ReduceBoolInferMeta(x: Any, axis: Any = (), keepdim: bool = False) -> Any:
    """Reduced shape, bool."""
    return reduced(x.shape, axis, keepdim), BOOL


@infer_meta
def ReduceAllInferMeta(x: Any) -> Any:
    """0-D, dtype of x."""
    return (), x.dtype


@infer_meta
def ArgMinMaxInferMeta(
    x: Any, axis: int = 0, keepdims: bool = False, flatten: bool = False, dtype: Any = "int64"
) -> Any:
    """Shape of x without `axis` (all axes when `flatten`)."""
    if flatten:
        return ((1,) * len(x.shape) if keepdims else ()), numpy_dtype(dtype)
    text = f"'axis'({axis}) must be less than Rank(X)({len(x.shape)}) of Input(X)."
    one_axis(axis, len(x.shape), "argmax", text)
    return reduced(x.shape, axis, keepdims), numpy_dtype(dtype)


@infer_meta
def LogsumexpInferMeta(x: Any, axis: Any = (), keepdim: bool = False, reduce_all: bool = False) -> Any:
    """Reduced shape; integers give float32."""
    dtype = FLOAT32 if x.dtype.kind in "iub" else x.dtype
    return reduced(x.shape, () if reduce_all else axis, keepdim), dtype


@infer_meta
def MedianInferMeta(x: Any, axis: Any = (), keepdim: bool = True, mode: str = "avg") -> Any:
    """Reduced shape and, for the places, the same (mode min) or two along a new last axis (avg), int64.

    Raises InvalidArgument when there is nothing to take a median of.
    """
    shape = reduced(x.shape, axis, keepdim)
    if 0 in x.shape and 0 not in shape:
        raise InvalidArgument(f"The median of no elements is not defined: {dims(x.shape)}.")
    if mode == "min":
        return (shape, x.dtype), (shape, INT64)
    return (shape, FLOAT32 if x.dtype.kind in "iub" else x.dtype), ((*shape, 2), INT64)
