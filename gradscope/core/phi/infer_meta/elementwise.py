"""Shapes of elementwise ops: one tensor, two broadcast tensors, comparisons, and ops that keep the meta of an input."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import BOOL, FLOAT32, dims, infer_meta, numpy_dtype


@lru_cache(maxsize=4096)
def broadcast(x: tuple[int, ...], y: tuple[int, ...]) -> tuple[int, ...]:
    """The shape x and y broadcast to. Raises InvalidArgument naming both shapes and the place where they differ."""
    n = max(len(x), len(y))
    wide_x, wide_y = (1,) * (n - len(x)) + x, (1,) * (n - len(y)) + y
    out = []
    for i, (a, b) in enumerate(zip(wide_x, wide_y, strict=True)):
        if a != b and a != 1 and b != 1:
            raise InvalidArgument(
                "Broadcast dimension mismatch. Operands could not be broadcast together with the shape of "
                f"X = {dims(x)} and the shape of Y = {dims(y)}. "
                f"Received [{a}] in X is not equal to [{b}] in Y at i:{i}."
            )
        out.append(b if a == 1 else a)
    return tuple(out)


@infer_meta
def ElementwiseInferMeta(x: Any, y: Any) -> Any:
    """Broadcast shape, dtype of x."""
    shape = x.shape
    return (shape if shape == y.shape else broadcast(shape, y.shape)), x.dtype


@infer_meta
def DivideInferMeta(x: Any, y: Any) -> Any:
    """Broadcast shape; integers give float32, bools bools."""
    shape = x.shape
    dtype = x.dtype if x.dtype.kind == "b" else _floating(x.dtype)
    return (shape if shape == y.shape else broadcast(shape, y.shape)), dtype


@infer_meta
def Atan2InferMeta(x: Any, y: Any) -> Any:
    """Broadcast shape; integers give float64."""
    dtype = np.dtype("float64") if x.dtype.kind == "i" else x.dtype
    return broadcast(x.shape, y.shape), dtype


@infer_meta
def WiderInferMeta(x: Any, y: Any) -> Any:
    """Broadcast shape, the wider of the two dtypes."""
    return broadcast(x.shape, y.shape), np.promote_types(x.dtype, y.dtype)


@infer_meta
def CompareInferMeta(x: Any, y: Any) -> Any:
    """Broadcast shape, bool."""
    return broadcast(x.shape, y.shape), BOOL


@infer_meta
def AllCloseInferMeta(x: Any, y: Any) -> Any:
    """0-D, bool; the shapes must broadcast."""
    broadcast(x.shape, y.shape)
    return (), BOOL


@infer_meta
def EqualAllInferMeta(x: Any, y: Any) -> Any:
    """0-D, bool."""
    return (), BOOL


@infer_meta
def IsEmptyInferMeta(x: Any) -> Any:
    """0-D, bool."""
    return (), BOOL


@infer_meta
def LerpInferMeta(x: Any, y: Any, weight: Any) -> Any:
    """The shape all three broadcast to, dtype of x."""
    return broadcast(broadcast(x.shape, y.shape), weight.shape), x.dtype


@infer_meta
def KeepGreaterInferMeta(g: Any, x: Any, y: Any) -> Any:
    """Shape and dtype of g, to which x and y together broadcast."""
    return g.shape, g.dtype


@infer_meta
def WhereInferMeta(condition: Any, x: Any, y: Any) -> Any:
    """The shape all three broadcast to, dtype of x."""
    return broadcast(condition.shape, broadcast(x.shape, y.shape)), x.dtype


@infer_meta
def UnchangedInferMeta(x: Any, *attributes: Any, **named: Any) -> Any:
    """Shape and dtype of x."""
    return x.shape, x.dtype


@infer_meta
def FloatingInferMeta(x: Any) -> Any:
    """Shape of x; integers give float32."""
    return x.shape, _floating(x.dtype)


@infer_meta
def UnchangedBoolInferMeta(x: Any) -> Any:
    """Shape of x, bool."""
    return x.shape, BOOL


@infer_meta
def KeepWhereInferMeta(x: Any, mask: Any) -> Any:
    """Shape and dtype of x; the mask may only be broadcast, not broadcast x."""
    if broadcast(x.shape, mask.shape) != x.shape:
        raise InvalidArgument(
            f"The mask of shape {dims(mask.shape)} does not broadcast to the input's {dims(x.shape)}."
        )
    return x.shape, x.dtype


@infer_meta
def SameAsFirstInferMeta(x: Any, y: Any, *attributes: Any, **named: Any) -> Any:
    """Shape and dtype of y, which must have the shape of x (a saved tensor and the gradient that goes through it)."""
    if x.shape != y.shape:
        raise InvalidArgument(f"The gradient has shape {dims(y.shape)}, but the output it belongs to {dims(x.shape)}.")
    return y.shape, y.dtype


@infer_meta
def CastInferMeta(x: Any, dtype: Any) -> Any:
    """Shape of x, the dtype asked for."""
    return x.shape, numpy_dtype(dtype)


@infer_meta
def SoftmaxInferMeta(x: Any, axis: int = -1) -> Any:
    """Shape and dtype of x; raises InvalidArgument for an axis x does not have."""
    ndim = len(x.shape)
    bound = ndim or 1
    if not -bound <= axis < bound:
        raise InvalidArgument(
            f"Attr(axis) value should be in range [-R, R-1], R is the rank of Input(X). R is {ndim}, axis is {axis}."
        )
    return x.shape, x.dtype


def _floating(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return FLOAT32 if dtype.kind in "iub" else dtype
