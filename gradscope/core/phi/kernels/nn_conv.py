"""Convolution kernels: the forward, its two gradients, and im2col, which makes them matrix products.

Layouts are NCHW and NHWC; a filter is [out channels, in channels / groups, height, width]. Columns are
[batch, in channels * height * width of the filter, positions], one column per position of the output.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.infer_meta.nn_window import out_size, pads_of, transposed_shape
from gradscope.core.phi.kernels.register import FLOAT, kernel


def _channels_first(x: Any, data_format: str) -> Any:
    return x if data_format != "NHWC" else x.transpose(0, 3, 1, 2)


def _as_format(x: Any, data_format: str) -> Any:
    return x if data_format != "NHWC" else xp.ascontiguousarray(x.transpose(0, 2, 3, 1))


def padded(x: Any, pads: Any, value: float = 0.0) -> Any:
    """x [n, c, h, w] with `value` around it; x itself where pads = ((top, bottom), (left, right)) are 0."""
    (top, bottom), (left, right) = pads
    if not (top or bottom or left or right):
        return x
    n, c, h, w = x.shape
    out = xp.empty((n, c, h + top + bottom, w + left + right), x.dtype)
    out[:, :, :top] = value
    out[:, :, h + top :] = value
    out[:, :, :, :left] = value
    out[:, :, :, w + left :] = value
    out[:, :, top : top + h, left : left + w] = x
    return out


def columns_of(x: Any, kernel: Any, strides: Any, pads: Any, dilations: Any, size: Any) -> Any:
    """im2col: [n, c * kh * kw, oh * ow], a copy. x: [n, c, h, w]; size: (oh, ow)."""
    x = padded(x, pads)
    n, c = x.shape[:2]
    (kh, kw), (oh, ow) = kernel, size
    sn, sc, sh, sw = x.strides
    taps = (sh * dilations[0], sw * dilations[1])
    steps = (sh * strides[0], sw * strides[1])
    windows = xp.lib.stride_tricks.as_strided(x, (n, c, kh, kw, oh, ow), (sn, sc, *taps, *steps))
    return xp.ascontiguousarray(windows).reshape(n, c * kh * kw, oh * ow) if kh * kw > 1 else _one_tap(windows)


def _one_tap(windows: Any) -> Any:
    """The columns of a 1 × 1 filter; always a copy, since they are kept while x may be written to."""
    n, c, _, _, oh, ow = windows.shape
    return xp.array(windows).reshape(n, c, oh * ow)


def _image_of(columns: Any, shape: Any, kernel: Any, strides: Any, pads: Any, dilations: Any, size: Any) -> Any:
    """col2im: columns added up at the places they were taken from, the padding cut off. shape: that of the image."""
    n, c, h, w = shape
    (kh, kw), (oh, ow), ((top, bottom), (left, right)) = kernel, size, pads
    parts = columns.reshape(n, c, kh, kw, oh, ow)
    out = xp.zeros((n, c, h + top + bottom, w + left + right), columns.dtype)
    for i in range(kh):
        y = i * dilations[0]
        rows = slice(y, y + strides[0] * (oh - 1) + 1, strides[0])
        for j in range(kw):
            at = j * dilations[1]
            out[:, :, rows, at : at + strides[1] * (ow - 1) + 1 : strides[1]] += parts[:, :, i, j]
    if top or bottom or left or right:
        out = xp.ascontiguousarray(out[:, :, top : top + h, left : left + w])
    return out


@kernel("conv2d", FLOAT)
def conv2d(
    input: Any, filter: Any, strides: Any = (1, 1), paddings: Any = (0, 0), padding_algorithm: str = "EXPLICIT",
    dilations: Any = (1, 1), groups: int = 1, data_format: str = "NCHW",
) -> tuple[Any, Any]:  # fmt: skip
    """(the convolution, the columns it multiplied, which the gradient of the filter needs again)."""
    x = _channels_first(input, data_format)
    n, o, (kh, kw) = x.shape[0], filter.shape[0], filter.shape[2:]
    pads = pads_of(x.shape[2:], (kh, kw), strides, paddings, padding_algorithm, dilations)
    size = out_size(x.shape[2:], (kh, kw), strides, pads, dilations)
    columns = columns_of(x, (kh, kw), strides, pads, dilations, size)
    if groups == 1:
        out = xp.matmul(filter.reshape(o, -1), columns)
    else:
        lines = columns.reshape(n, groups, columns.shape[1] // groups, columns.shape[2])
        out = xp.matmul(filter.reshape(groups, o // groups, -1), lines)
    return _as_format(out.reshape(n, o, *size), data_format), columns


@kernel("conv2d_input_grad", FLOAT)
def conv2d_input_grad(
    filter: Any, out_grad: Any, shape: Any, strides: Any = (1, 1), paddings: Any = (0, 0),
    padding_algorithm: str = "EXPLICIT", dilations: Any = (1, 1), groups: int = 1, data_format: str = "NCHW",
) -> Any:  # fmt: skip
    """The gradient of the input, of `shape`: linear in the filter and in out_grad."""
    g = _channels_first(out_grad, data_format)
    n, o, *size = g.shape
    n, *rest = shape
    c, h, w = rest if data_format != "NHWC" else (rest[2], rest[0], rest[1])
    kernel = filter.shape[2:]
    pads = pads_of((h, w), kernel, strides, paddings, padding_algorithm, dilations)
    if groups == 1:
        columns = xp.matmul(filter.reshape(o, -1).T, g.reshape(n, o, size[0] * size[1]))
    else:
        weights = filter.reshape(groups, o // groups, -1).transpose(0, 2, 1)
        columns = xp.matmul(weights, g.reshape(n, groups, o // groups, size[0] * size[1]))
    return _as_format(_image_of(columns, (n, c, h, w), kernel, strides, pads, dilations, size), data_format)


@kernel("conv2d_filter_grad", FLOAT)
def conv2d_filter_grad(
    input: Any, out_grad: Any, columns: Any, shape: Any, strides: Any = (1, 1), paddings: Any = (0, 0),
    padding_algorithm: str = "EXPLICIT", dilations: Any = (1, 1), groups: int = 1, data_format: str = "NCHW",
) -> Any:  # fmt: skip
    """The gradient of the filter, of `shape`: linear in the input and in out_grad. columns: those of the input, or
    None to take them again."""
    g = _channels_first(out_grad, data_format)
    n, o, *size = g.shape
    if columns is None:
        x = _channels_first(input, data_format)
        pads = pads_of(x.shape[2:], shape[2:], strides, paddings, padding_algorithm, dilations)
        columns = columns_of(x, shape[2:], strides, pads, dilations, size)
    if groups == 1:
        out = xp.sum(xp.matmul(g.reshape(n, o, size[0] * size[1]), columns.transpose(0, 2, 1)), axis=0)
    else:
        lines = columns.reshape(n, groups, columns.shape[1] // groups, columns.shape[2]).transpose(0, 1, 3, 2)
        out = xp.sum(xp.matmul(g.reshape(n, groups, o // groups, size[0] * size[1]), lines), axis=0)
    return out.reshape(tuple(shape))


@kernel("conv2d_transpose", FLOAT)
def conv2d_transpose(
    x: Any, filter: Any, strides: Any = (1, 1), paddings: Any = (0, 0), output_padding: Any = (), output_size: Any = (),
    padding_algorithm: str = "EXPLICIT", groups: int = 1, dilations: Any = (1, 1), data_format: str = "NCHW",
) -> Any:  # fmt: skip
    """The image whose convolution with `filter` [in channels, out channels / groups, h, w] has x as its gradient."""
    shape = transposed_shape(
        x.shape, filter.shape, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations,
        data_format,
    )  # fmt: skip
    return conv2d_input_grad(filter, x, shape, strides, paddings, padding_algorithm, dilations, groups, data_format)
