"""Kernels that know where a maximum was: pools that give positions, and reading and writing planes at positions.

A plane is one channel of one image, [*image] laid flat; a position counts its elements row by row. -1 is no position:
nothing is read there (0) and nothing written.
"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import numpy as xp

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.nn_pool import fractional_spans
from gradscope.core.phi.kernels.nn_conv import padded
from gradscope.core.phi.kernels.nn_pool import windows_of
from gradscope.core.phi.kernels.register import FLOAT, kernel


def _largest_and_where(x: Any, spans: Any) -> tuple[Any, Any]:
    """(the largest value of every window, its position, the first of several). x: [n, c, *image]; spans: (start, end)
    of the windows per axis; -inf and -1 of windows outside of the image."""
    rank, image = len(spans), x.shape[2:]
    index: list[Any] = []
    inside: Any = True
    position: Any = 0
    for axis, (windows, n) in enumerate(zip(spans, image, strict=True)):
        starts, ends = xp.asarray(windows, "int64").reshape(-1, 2).T
        places = starts[:, None] + xp.arange(int((ends - starts).max(initial=0)))
        shape = [1] * (2 * rank)
        shape[axis], shape[rank + axis] = places.shape
        valid = (places >= 0) & (places < xp.minimum(ends, n)[:, None])
        places = xp.clip(places, 0, n - 1).reshape(shape)
        index.append(places)
        inside = inside & valid.reshape(shape)
        position = position * n + places
    size = [len(windows) for windows in spans]
    found = x[(slice(None), slice(None), *index)]
    position = xp.broadcast_to(xp.where(inside, position, -1), found.shape[2:]).reshape(prod(size), -1)
    if not inside.all():
        found = xp.where(inside, found, x.dtype.type(-xp.inf))
    found = found.reshape(*x.shape[:2], *position.shape)
    first = found.argmax(axis=-1)
    out = xp.take_along_axis(found, first[..., None], -1)[..., 0]
    where = position[xp.arange(prod(size)), first].astype("int32")
    return out.reshape(*x.shape[:2], *size), where.reshape(*x.shape[:2], *size)


@kernel("max_pool3d_with_index", FLOAT)
@kernel("max_pool2d_with_index", FLOAT)
def max_pool_with_index(
    x: Any, kernel_size: Any, strides: Any = (1, 1), paddings: Any = (0, 0), global_pooling: bool = False,
    adaptive: bool = False, ceil_mode: bool = False,
) -> tuple[Any, Any]:  # fmt: skip
    """(the largest value of every window, its position in its plane as int32)."""
    how = (kernel_size, strides, paddings, ceil_mode, True, "", "max", global_pooling, adaptive, "EXPLICIT")
    windows = windows_of(x.shape[2:], how)
    if windows.taps is None:
        return _by_windows(x, windows)
    found = _by_taps(x, windows)
    if xp.isnan(found[0]).any():  # of nans the first counts, which only the other way finds
        return _largest_and_where(x, windows.spans)
    return found


def _by_windows(x: Any, windows: Any) -> tuple[Any, Any]:
    """_largest_and_where, window by window: where these are few or of several sizes."""
    out = xp.full((*x.shape[:2], *windows.size), -xp.inf, x.dtype)
    where = xp.full(out.shape, -1, "int32")
    plane = xp.arange(prod(windows.image), dtype="int32").reshape(windows.image)
    for at, window in windows.each:
        spots = plane[window].reshape(-1)
        lines = x[window].reshape(*x.shape[:2], len(spots))
        out[at] = lines.max(axis=-1)
        where[at] = spots[lines.argmax(axis=-1)]
    return out, where


def _by_taps(x: Any, windows: Any) -> tuple[Any, Any]:
    """_largest_and_where of windows of one size, place by place in the window."""
    x = padded(x, windows.pads, -xp.inf)
    out = xp.full((*x.shape[:2], *windows.size), -xp.inf, x.dtype)
    where = xp.full(out.shape, -1, "int32")
    starts = [xp.array([a for a, _ in span]) for span in windows.spans]
    widths = [range(span[0][1] - span[0][0]) for span in windows.spans]
    for tap, offsets in zip(windows.taps, product(*widths), strict=True):
        position: Any = 0
        for axis, (start, offset, n) in enumerate(zip(starts, offsets, windows.image, strict=True)):
            along = [1] * len(starts)
            along[axis] = len(start)
            position = position * n + (start + offset).reshape(along)
        value = x[tap]
        xp.copyto(where, position.astype("int32"), where=value > out)
        xp.maximum(out, value, out=out)
    return out, where


@kernel("fractional_max_pool3d", FLOAT)
@kernel("fractional_max_pool2d", FLOAT)
def fractional_max_pool(
    x: Any, output_size: Any, kernel_size: Any = (0, 0), random_u: float = 0.5, return_mask: bool = True
) -> tuple[Any, Any]:
    """(the largest value of every window, its position in its plane); see `fractional_spans`."""
    return _largest_and_where(x, fractional_spans(x.shape[2:], output_size, kernel_size, random_u))


def _lines(x: Any, indices: Any) -> tuple[Any, Any]:
    """Both as [planes, …]; indices with one plane per image serve all its channels."""
    n, c = x.shape[:2]
    where = xp.broadcast_to(indices, (n, c, *indices.shape[2:])).reshape(n * c, prod(indices.shape[2:]))
    return x.reshape(n * c, prod(x.shape[2:])), where.astype("int64", copy=False)


@kernel("take_in_planes", FLOAT)
def take_in_planes(x: Any, indices: Any) -> Any:
    """What stands at the positions. x: [n, c, *image]; indices: integers [n, c or 1, *any]; gives [n, c, *any]."""
    lines, where = _lines(x, indices)
    shape = (*x.shape[:2], *indices.shape[2:])
    if lines.shape[1] == 0:
        return xp.zeros(shape, x.dtype)
    out = xp.take_along_axis(lines, xp.maximum(where, 0), 1)
    missing = where < 0
    if missing.any():
        out[missing] = 0
    return out.reshape(shape)


@kernel("add_in_planes", FLOAT)
def add_in_planes(x: Any, indices: Any, shape: Any) -> Any:
    """The reverse: zeros of `shape` [n, c, *image] to which x [n, c, *any] is added at the positions."""
    lines, where = _lines(x, indices)
    out = xp.zeros(tuple(shape), x.dtype)
    size = prod(shape[2:])
    kept = where >= 0
    places = where + xp.arange(len(where))[:, None] * size
    if kept.all():
        xp.add.at(out.reshape(-1), places.reshape(-1), lines.reshape(-1))
    else:
        xp.add.at(out.reshape(-1), places[kept], lines[kept])
    return out


@kernel("unpool3d", FLOAT)
@kernel("unpool", FLOAT)
def unpool(
    x: Any, indices: Any, ksize: Any, strides: Any, padding: Any, output_size: Any, data_format: str = "NCHW"
) -> Any:
    """Zeros of output_size with x at the positions it came from; of several at one position the last.

    Raises InvalidArgument for a position outside of the output.
    """
    lines, where = _lines(x, indices)
    size = prod(output_size)
    wrong = where[(where < 0) | (where >= size)]
    if wrong.size:
        axes = ("depth", "height", "width")[-len(output_size) :]
        raise InvalidArgument(
            f"index should less than {' * '.join(f'output tensor {axis}' for axis in axes)}. "
            f"Expected {wrong[0]} < {size}, but got {wrong[0]} >= {size}. Please check input value."
        )
    out = xp.zeros((*x.shape[:2], *output_size), x.dtype)
    out.reshape(len(lines), size)[xp.arange(len(lines))[:, None], where] = lines
    return out
