"""Rows of the ops of nn_window.yaml. The references slide their windows one by one."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, turned, xs, ys

PLAIN = ([1, 1], [0, 0], "EXPLICIT", [1, 1], 1, "NCHW")
STRIDED = ([2, 1], [1, 0, 0, 2], "EXPLICIT", [1, 2], 1, "NCHW")
GROUPED = ([1, 2], [1, 1], "EXPLICIT", [1, 1], 2, "NCHW")
LAST = ([2, 2], [0, 0], "SAME", [1, 1], 1, "NHWC")
VALID = ([2, 1], [9, 9], "VALID", [1, 1], 1, "NCHW")
#: (input shape, filter shape, attributes)
CONVOLUTIONS = [
    ((2, 2, 3, 3), (3, 2, 2, 2), PLAIN), ((1, 1, 5, 5), (2, 1, 3, 2), STRIDED), ((1, 4, 2, 3), (4, 2, 2, 2), GROUPED),
    ((1, 3, 4, 2), (1, 2, 2, 3), LAST), ((1, 1, 5, 3), (2, 1, 2, 2), VALID), ((2, 3, 2, 1), (2, 3, 1, 1), PLAIN),
    ((0, 2, 3, 3), (1, 2, 2, 2), PLAIN),
]  # fmt: skip


def _pads(image: Any, kernel: Any, strides: Any, paddings: Any, algorithm: str) -> list[tuple[int, int]]:
    if algorithm == "VALID":
        return [(0, 0), (0, 0)]
    if algorithm == "SAME":
        need = [max((-(-n // s) - 1) * s + k - n, 0) for n, k, s in zip(image, kernel, strides, strict=True)]
        return [(n // 2, n - n // 2) for n in need]
    p = paddings if len(paddings) == 4 else [paddings[0], paddings[0], paddings[1], paddings[1]]
    return [(p[0], p[1]), (p[2], p[3])]


def _conv(x: Any, f: Any, strides: Any, paddings: Any, algorithm: str, dilations: Any, groups: int, form: str) -> Any:
    x = x.transpose(0, 3, 1, 2) if form == "NHWC" else x
    pads = _pads(x.shape[2:], f.shape[2:], strides, paddings, algorithm)
    x = np.pad(x, [(0, 0), (0, 0), *pads])
    (kh, kw), (sh, sw), (dh, dw) = f.shape[2:], strides, dilations
    oh, ow = (x.shape[2] - dh * (kh - 1) - 1) // sh + 1, (x.shape[3] - dw * (kw - 1) - 1) // sw + 1
    out = np.zeros((x.shape[0], f.shape[0], oh, ow))
    per, each = f.shape[1], f.shape[0] // groups
    for o in range(f.shape[0]):
        part = x[:, (o // each) * per : (o // each + 1) * per]
        for i in range(oh):
            for j in range(ow):
                window = part[:, :, i * sh : i * sh + dh * (kh - 1) + 1 : dh, j * sw : j * sw + dw * (kw - 1) + 1 : dw]
                out[:, o, i, j] = (window * f[o]).sum(axis=(1, 2, 3))
    return out.transpose(0, 2, 3, 1) if form == "NHWC" else out


def _adjoint(function: Any, shape: Any, g: Any) -> Any:
    """The transpose of a linear function of an array of `shape`, applied to g: one unit array at a time."""
    out = np.zeros(int(np.prod(shape)))
    for k in range(out.size):
        unit = np.zeros(out.size)
        unit[k] = 1.0
        out[k] = (function(unit.reshape(tuple(shape))) * g).sum()
    return out.reshape(tuple(shape))


def _grads() -> tuple[list[Any], list[Any]]:
    inputs, filters = [], []
    for x, f, how in CONVOLUTIONS[:6]:
        size = _conv(np.zeros(x), np.zeros(f), *how).shape
        inputs.append(((xs(*f), ys(*size)), (list(x), *how)))
        filters.append(((xs(*x), ys(*size)), (list(f), *how)))
    return inputs, filters


_INPUT_CASES, _FILTER_CASES = _grads()


def _windows(n: int, k: int, s: int, pad: Any, ceil: bool, adaptive: bool) -> list[tuple[int, int]]:
    if adaptive:
        return [(i * n // k, -(-(i + 1) * n // k)) for i in range(k)]
    room = n + pad[0] + pad[1] - k
    return [(i * s - pad[0], i * s - pad[0] + k) for i in range((-(-room // s) if ceil else room // s) + 1)]


def _pool(
    x: Any, kernel: Any, strides: Any, paddings: Any, ceil: bool, exclusive: bool, form: str, kind: str, all_: bool,
    adaptive: bool, algorithm: str, take: Any = None,
) -> Any:  # fmt: skip
    """take: read this array where x is largest."""
    x = x.transpose(0, 3, 1, 2) if form == "NHWC" else x
    take = take.transpose(0, 3, 1, 2) if take is not None and form == "NHWC" else take
    n, c, h, w = x.shape
    kernel = [1, 1] if all_ else kernel
    pads = _pads((h, w), kernel, strides, paddings, algorithm)
    rows = _windows(h, kernel[0], strides[0], pads[0], ceil, adaptive or all_)
    columns = _windows(w, kernel[1], strides[1], pads[1], ceil, adaptive or all_)
    out = np.zeros((n, c, len(rows), len(columns)))
    for i, (top, bottom) in enumerate(rows):
        for j, (left, right) in enumerate(columns):
            place = (slice(None), slice(None), slice(max(top, 0), min(bottom, h)), slice(max(left, 0), min(right, w)))
            flat = x[place].reshape(n, c, -1)
            if kind == "max":
                source = flat if take is None else take[place].reshape(n, c, -1)
                out[:, :, i, j] = np.take_along_axis(source, flat.argmax(-1)[..., None], -1)[..., 0]
            else:
                inside = (min(bottom, h + pads[0][1]) - top) * (min(right, w + pads[1][1]) - left)
                out[:, :, i, j] = flat.sum(-1) / (flat.shape[-1] if exclusive or adaptive or all_ else inside)
    return out.transpose(0, 2, 3, 1) if form == "NHWC" else out


def _pool_adjoint(v: Any, x: Any, *how: Any) -> Any:
    """What pooling makes of v, its maxima taken where those of x are: linear in v."""
    return _pool(x, *how, take=v) if how[6] == "max" else _pool(v, *how)


#: (shape, attributes without the kind)
POOLINGS: list[tuple[Any, Any]] = [
    ((2, 1, 4, 4), ([2, 2], [2, 2], [0, 0], False, True, "NCHW", False, False, "EXPLICIT")),
    ((1, 1, 5, 4), ([3, 2], [2, 1], [1, 0], True, True, "NCHW", False, False, "EXPLICIT")),
    ((1, 1, 5, 5), ([3, 3], [2, 2], [1, 1], True, False, "NCHW", False, False, "EXPLICIT")),
    ((1, 5, 3, 2), ([2, 2], [2, 2], [0, 0], False, True, "NHWC", False, False, "SAME")),
    ((1, 1, 5, 7), ([2, 3], [1, 1], [0, 0], False, True, "NCHW", False, True, "EXPLICIT")),
    ((1, 1, 6, 4), ([2, 2], [1, 1], [0, 0], False, True, "NCHW", False, True, "EXPLICIT")),
    ((2, 2, 3, 2), ([1, 1], [1, 1], [0, 0], False, True, "NCHW", True, False, "EXPLICIT")),
]  # fmt: skip
POOLED = [(shape, (*how[:6], kind, *how[6:])) for shape, how in POOLINGS for kind in ("max", "avg")]


def _images(*shape: int) -> np.ndarray:
    return apart(*shape, gap=0.05)


def _of(shape: Any, how: Any) -> Any:
    return _pool(_images(*shape), *how)


ROWS: list[Row] = [
    Row("conv2d", _conv, [
        *(((xs(*x), ys(*f)), how) for x, f, how in CONVOLUTIONS), ((turned(xs(1, 2, 3, 3)), turned(ys(2, 2, 2, 2))), PLAIN),
    ]),
    Row("conv2d_input_grad", lambda f, g, shape, *how: _adjoint(lambda x: _conv(x, f, *how), shape, g), _INPUT_CASES),
    Row("conv2d_filter_grad", lambda x, g, columns, shape, *how: _adjoint(lambda f: _conv(x, f, *how), shape, g), [
        ((x, g, None), attributes) for (x, g), attributes in _FILTER_CASES
    ]),
    Row("conv2d_transpose", lambda x, f, s, p, extra, size, algorithm, groups, d, form: _adjoint(
        lambda image: _conv(image, f, s, p, algorithm, d, groups, form), (x.shape[0], f.shape[1] * groups, *size), x), [
        ((ys(*_conv(np.zeros(x), np.zeros(f), *how).shape), xs(*f)), (how[0], how[1], [], list(x[2:]), how[2], how[4], how[3], how[5]))
        for x, f, how in CONVOLUTIONS[:3]
    ]),
    Row("pool2d", _pool, [*(((_images(*shape),), how) for shape, how in POOLED), ((turned(_images(1, 2, 4, 4)),), POOLED[0][1])]),
    Row("pool2d_grad", lambda x, y, g, *how: _adjoint(lambda v: _pool_adjoint(v, x, *how), x.shape, g), [
        ((_images(*shape), _of(shape, how), ys(*_of(shape, how).shape)), how) for shape, how in POOLED
    ], no_grad_of=("x", "y")),
    Row("pool2d_double_grad", lambda x, y, v, *how: _pool_adjoint(v, x, *how), [
        ((_images(*shape), _of(shape, how), ys(*shape)), how) for shape, how in POOLED
    ], no_grad_of=("x", "y")),
]  # fmt: skip
