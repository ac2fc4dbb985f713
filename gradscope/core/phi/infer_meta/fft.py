"""Shapes and dtypes of Fourier transforms and frames."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta

_COMPLEX = {np.dtype("float32"): np.dtype("complex64"), np.dtype("float64"): np.dtype("complex128")}
_REAL = {wide: narrow for narrow, wide in _COMPLEX.items()}


def _last_axis(x: Any, axes: Any, op: str) -> int:
    """The last of the axes, from the front. Raises InvalidArgument for axes out of range or twice."""
    rank = len(x.shape)
    found: list[int] = [axis % rank for axis in axes if -rank <= axis < rank]
    if not axes or len(found) != len(axes) or len(set(found)) != len(found):
        raise InvalidArgument(f"{op} needs different axes in [-{rank}, {rank}), but got {list(axes)}.")
    return found[-1]


@infer_meta
def FftC2cInferMeta(x: Any, axes: Any, normalization: str, forward: bool) -> Any:
    """Shape and dtype of x. Raises InvalidArgument for axes out of range."""
    _last_axis(x, axes, "fft_c2c")
    return x.shape, x.dtype


@infer_meta
def FftR2cInferMeta(x: Any, axes: Any, normalization: str, forward: bool, onesided: bool) -> Any:
    """Complex; half of the last axis, rounded down, and one when onesided."""
    last = _last_axis(x, axes, "fft_r2c")
    shape = list(x.shape)
    if onesided:
        shape[last] = shape[last] // 2 + 1
    return tuple(shape), _COMPLEX.get(x.dtype, x.dtype)


@infer_meta
def FftC2rInferMeta(x: Any, axes: Any, normalization: str, forward: bool, last_dim_size: int = 0) -> Any:
    """Real; the last axis is last_dim_size long, by default twice that of x less two. Raises InvalidArgument for 0."""
    last = _last_axis(x, axes, "fft_c2r")
    shape = list(x.shape)
    shape[last] = last_dim_size if last_dim_size > 0 else 2 * (shape[last] - 1)
    if shape[last] < 1:
        raise InvalidArgument(f"Invalid number of data points ({shape[last]}) specified.")
    return tuple(shape), _REAL.get(x.dtype, x.dtype)


def frame_count(length: int, frame_length: int, hop_length: int) -> int:
    """How many frames fit."""
    return 1 + (length - frame_length) // hop_length


@infer_meta
def FrameInferMeta(x: Any, frame_length: int, hop_length: int, axis: int = -1) -> Any:
    """[..., frame_length, frames] of [..., length] (axis -1), [frames, frame_length, ...] of [length, ...] (axis 0).

    Raises InvalidArgument for an axis, length or hop that cannot be.
    """
    if hop_length <= 0:
        raise InvalidArgument(f"Attribute(hop_length) should be greater than 0, but got {hop_length}.")
    if axis not in (0, -1):
        raise InvalidArgument(f"Attribute(axis) should 0 or -1, but got {axis}.")
    if not x.shape or frame_length > x.shape[axis]:
        raise InvalidArgument(
            f"Attribute(frame_length) should be less equal than sequence length, but got ({frame_length}) > "
            f"({x.shape[axis] if x.shape else 0})."
        )
    frames = frame_count(x.shape[axis], frame_length, hop_length)
    if axis == -1:
        return (*x.shape[:-1], frame_length, frames), x.dtype
    return (frames, frame_length, *x.shape[1:]), x.dtype


@infer_meta
def OverlapAddInferMeta(x: Any, hop_length: int, axis: int = -1) -> Any:
    """[..., length] of [..., frame_length, frames] (axis -1), [length, ...] of [frames, frame_length, ...] (axis 0).

    Raises InvalidArgument for an axis, rank or hop that cannot be.
    """
    if hop_length <= 0:
        raise InvalidArgument(f"Attribute(hop_length) should be greater than 0, but got {hop_length}.")
    if axis not in (0, -1):
        raise InvalidArgument(f"Attribute(axis) should 0 or -1, but got {axis}.")
    if len(x.shape) < 2:
        raise InvalidArgument(
            f"Input(X) of OverlapAddOp should be a tensor with at least 2 axes, but got {dims(x.shape)}."
        )
    size, frames = (x.shape[-2], x.shape[-1]) if axis == -1 else (x.shape[1], x.shape[0])
    length = (frames - 1) * hop_length + size
    return (*x.shape[:-2], length) if axis == -1 else (length, *x.shape[2:]), x.dtype
