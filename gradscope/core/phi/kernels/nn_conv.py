"""Convolution kernels over any number of axes: the forward, its two gradients, and im2col, which makes them products.

Channels come second (NCHW, NCDHW) or last (NHWC, NDHWC); a filter is [out channels, in channels / groups, *window].
Columns are [batch, in channels * places of the window, positions], one column per position of the output.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

import numpy as xp

from gradscope.core.phi.infer_meta.nn_window import out_size, pads_of, transposed_shape
from gradscope.core.phi.kernels.register import FLOAT, kernel


def channels_first(x: Any, data_format: str) -> Any:
    """x with its channels second; a view."""
    return x if data_format[-1] != "C" else xp.moveaxis(x, -1, 1)


def as_format(x: Any, data_format: str) -> Any:
    """x, whose channels are second, in data_format; contiguous."""
    return x if data_format[-1] != "C" else xp.ascontiguousarray(xp.moveaxis(x, 1, -1))


def padded(x: Any, pads: Any, value: float = 0.0) -> Any:
    """x [n, c, *image] with `value` around it; x itself where pads, (before, after) per axis of the image, are 0."""
    if not any(before or after for before, after in pads):
        return x
    image = x.shape[2:]
    out = xp.empty((*x.shape[:2], *(n + a + b for n, (a, b) in zip(image, pads, strict=True))), x.dtype)
    inside: tuple[Any, ...] = (slice(None), slice(None))
    for n, (before, after) in zip(image, pads, strict=True):
        if before:
            out[(*inside, slice(before))] = value
        if after:
            out[(*inside, slice(before + n, None))] = value
        inside = (*inside, slice(before, before + n))
    out[inside] = x
    return out


def columns_of(x: Any, kernel: Any, strides: Any, pads: Any, dilations: Any, size: Any) -> Any:
    """im2col: [n, c * places of the kernel, positions], always a copy. x: [n, c, *image]; size: of the output."""
    x = padded(x, pads)
    n, c = x.shape[:2]
    sn, sc, *along = x.strides
    if len(along) == 2:
        (kh, kw), (oh, ow), (sh, sw) = kernel, size, along
        shape: Any = (n, c, kh, kw, oh, ow)
        places, positions = kh * kw, oh * ow
        steps: Any = (sn, sc, sh * dilations[0], sw * dilations[1], sh * strides[0], sw * strides[1])
    else:
        shape = (n, c, *kernel, *size)
        places, positions = prod(kernel), prod(size)
        taps = [s * d for s, d in zip(along, dilations, strict=True)]
        steps = (sn, sc, *taps, *(s * d for s, d in zip(along, strides, strict=True)))
    windows = xp.lib.stride_tricks.as_strided(x, shape, steps)
    if places == 1:  # kept while x may be written to
        return xp.array(windows, order="C").reshape(n, c, positions)
    return xp.ascontiguousarray(windows).reshape(n, c * places, positions)


def image_of(columns: Any, shape: Any, kernel: Any, strides: Any, pads: Any, dilations: Any, size: Any) -> Any:
    """col2im: columns added up at the places they were taken from; none at places in the padding. shape: its own."""
    parts = columns.reshape(*shape[:2], *kernel, *size)
    out = xp.zeros(shape, columns.dtype)
    axes = _taps(tuple(shape[2:]), tuple(kernel), tuple(strides), tuple(pads), tuple(dilations), tuple(size))
    if len(axes) == 2:
        for i, rows, of_rows in axes[0]:
            for j, columns_, of_columns in axes[1]:
                out[:, :, rows, columns_] += parts[:, :, i, j, of_rows, of_columns]
    else:
        whole = (slice(None), slice(None))
        for place in product(*axes):
            out[(*whole, *(p[1] for p in place))] += parts[(*whole, *(p[0] for p in place), *(p[2] for p in place))]
    return out


def _each_channel(filter: Any, g: Any, shape: Any, strides: Any, pads: Any, dilations: Any) -> Any:
    """image_of, where every channel has a filter of its own: no columns are made. filter: [c, 1, *window]; g: [n, c,
    *positions]."""
    out = xp.zeros(shape, g.dtype)
    axes = _taps(tuple(shape[2:]), filter.shape[2:], tuple(strides), tuple(pads), tuple(dilations), tuple(g.shape[2:]))
    new = (None,) * len(axes)
    for place in product(*axes):
        weight = filter[(slice(None), 0, *(p[0] for p in place))][(slice(None), *new)]
        out[(..., *(p[1] for p in place))] += g[(..., *(p[2] for p in place))] * weight
    return out


@lru_cache(maxsize=1000)
def _taps(image: Any, kernel: Any, strides: Any, pads: Any, dilations: Any, size: Any) -> list[list[Any]]:
    """Per axis, for every place in the window: (the place, slice of the image it meets, slice of the positions where
    it does)."""
    axes = []
    for n, k, s, (before, _), d, o in zip(image, kernel, strides, pads, dilations, size, strict=True):
        found = []
        for i in range(k):
            at = i * d - before
            first = max(0, -(at // s))
            last = min(o, (n - 1 - at) // s + 1)
            if first < last:
                found.append((i, slice(at + first * s, at + (last - 1) * s + 1, s), slice(first, last)))
        axes.append(found)
    return axes


@kernel("conv2d", FLOAT)
def conv2d(
    input: Any, filter: Any, strides: Any = (1, 1), paddings: Any = (0, 0), padding_algorithm: str = "EXPLICIT",
    dilations: Any = (1, 1), groups: int = 1, data_format: str = "NCHW",
) -> tuple[Any, Any]:  # fmt: skip
    """(the convolution, the columns it multiplied, which the gradient of the filter needs again)."""
    x = channels_first(input, data_format)
    n, o, window = x.shape[0], filter.shape[0], filter.shape[2:]
    pads = pads_of(x.shape[2:], window, strides, paddings, padding_algorithm, dilations)
    size = out_size(x.shape[2:], window, strides, pads, dilations)
    columns = columns_of(x, window, strides, pads, dilations, size)
    if groups == 1:
        out = xp.matmul(filter.reshape(o, -1), columns)
    else:
        lines = columns.reshape(n, groups, columns.shape[1] // groups, columns.shape[2])
        out = xp.matmul(filter.reshape(groups, o // groups, -1), lines)
    return as_format(out.reshape(n, o, *size), data_format), columns


@kernel("depthwise_conv2d", FLOAT)
@kernel("conv3d", FLOAT)
def conv3d(
    input: Any, filter: Any, strides: Any = (1, 1, 1), paddings: Any = (0, 0, 0), padding_algorithm: str = "EXPLICIT",
    groups: int = 1, dilations: Any = (1, 1, 1), data_format: str = "NCDHW",
) -> tuple[Any, Any]:  # fmt: skip
    """conv2d with groups before dilations, as Paddle has them here."""
    return conv2d(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)


@kernel("conv3d_input_grad", FLOAT)
@kernel("conv2d_input_grad", FLOAT)
def conv2d_input_grad(
    filter: Any, out_grad: Any, shape: Any, strides: Any = (1, 1), paddings: Any = (0, 0),
    padding_algorithm: str = "EXPLICIT", dilations: Any = (1, 1), groups: int = 1, data_format: str = "NCHW",
) -> Any:  # fmt: skip
    """The gradient of the input, of `shape`: linear in the filter and in out_grad."""
    g = xp.ascontiguousarray(channels_first(out_grad, data_format))
    n, o, *size = g.shape
    n, c, *image = shape if data_format[-1] != "C" else (shape[0], shape[-1], *shape[1:-1])
    window = filter.shape[2:]
    pads = pads_of(image, window, strides, paddings, padding_algorithm, dilations)
    if groups == o == c > 1:
        return as_format(_each_channel(filter, g, (n, c, *image), strides, pads, dilations), data_format)
    if groups == 1:
        columns = xp.matmul(filter.reshape(o, -1).T, g.reshape(n, o, prod(size)))
    else:
        weights = filter.reshape(groups, o // groups, -1).transpose(0, 2, 1)
        columns = xp.matmul(weights, g.reshape(n, groups, o // groups, prod(size)))
    return as_format(image_of(columns, (n, c, *image), window, strides, pads, dilations, size), data_format)


@kernel("conv3d_filter_grad", FLOAT)
@kernel("conv2d_filter_grad", FLOAT)
def conv2d_filter_grad(
    input: Any, out_grad: Any, columns: Any, shape: Any, strides: Any = (1, 1), paddings: Any = (0, 0),
    padding_algorithm: str = "EXPLICIT", dilations: Any = (1, 1), groups: int = 1, data_format: str = "NCHW",
) -> Any:  # fmt: skip
    """The gradient of the filter, of `shape`: linear in the input and in out_grad. columns: those of the input, or
    None to take them again."""
    g = xp.ascontiguousarray(channels_first(out_grad, data_format))
    n, o, *size = g.shape
    if columns is None:
        x = channels_first(input, data_format)
        pads = pads_of(x.shape[2:], shape[2:], strides, paddings, padding_algorithm, dilations)
        columns = columns_of(x, shape[2:], strides, pads, dilations, size)
    if groups == 1:
        out = xp.sum(xp.matmul(g.reshape(n, o, prod(size)), columns.transpose(0, 2, 1)), axis=0)
    else:
        lines = columns.reshape(n, groups, columns.shape[1] // groups, columns.shape[2]).transpose(0, 1, 3, 2)
        out = xp.sum(xp.matmul(g.reshape(n, groups, o // groups, prod(size)), lines), axis=0)
    return out.reshape(tuple(shape))


@kernel("conv3d_transpose", FLOAT)
@kernel("depthwise_conv2d_transpose", FLOAT)
@kernel("conv2d_transpose", FLOAT)
def conv2d_transpose(
    x: Any, filter: Any, strides: Any = (1, 1), paddings: Any = (0, 0), output_padding: Any = (), output_size: Any = (),
    padding_algorithm: str = "EXPLICIT", groups: int = 1, dilations: Any = (1, 1), data_format: str = "NCHW",
) -> Any:  # fmt: skip
    """The image whose convolution with `filter` [in channels, out channels / groups, *window] has x as its gradient."""
    shape = transposed_shape(
        x.shape, filter.shape, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations,
        data_format,
    )  # fmt: skip
    return conv2d_input_grad(filter, x, shape, strides, paddings, padding_algorithm, dilations, groups, data_format)
