"""Rows of the ops of nn_window.yaml: convolutions. The references slide their windows one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from .base import Row, turned, xs, ys

PLAIN = ([1, 1], [0, 0], "EXPLICIT", [1, 1], 1, "NCHW")
STRIDED = ([2, 1], [1, 0, 0, 2], "EXPLICIT", [1, 2], 1, "NCHW")
GROUPED = ([1, 2], [1, 1], "EXPLICIT", [1, 1], 2, "NCHW")
LAST = ([2, 2], [0, 0], "SAME", [1, 1], 1, "NHWC")
EACH = ([1, 2], [1, 0], "EXPLICIT", [1, 1], 2, "NCHW")
VALID = ([2, 1], [9, 9], "VALID", [1, 1], 1, "NCHW")
#: (input shape, filter shape, attributes in the order of conv2d)
CONVOLUTIONS = [
    ((2, 2, 3, 3), (3, 2, 2, 2), PLAIN), ((1, 1, 5, 5), (2, 1, 3, 2), STRIDED), ((1, 4, 2, 3), (4, 2, 2, 2), GROUPED),
    ((1, 3, 4, 2), (1, 2, 2, 3), LAST), ((1, 1, 5, 3), (2, 1, 2, 2), VALID), ((2, 3, 2, 1), (2, 3, 1, 1), PLAIN),
    ((1, 2, 3, 2), (2, 1, 2, 2), EACH), ((0, 2, 3, 3), (1, 2, 2, 2), PLAIN),
]  # fmt: skip
#: where every channel has its own filter
CHANNELS = [
    ((1, 2, 3, 2), (2, 1, 2, 2), EACH), ((2, 3, 2, 2), (3, 1, 1, 2), ([1, 1], [0, 1], "EXPLICIT", [1, 1], 3, "NCHW")),
    ((1, 3, 4, 2), (4, 1, 2, 1), ([2, 1], [0, 0], "SAME", [1, 1], 2, "NHWC")),
]  # fmt: skip
#: the same of volumes
VOLUMES = [
    ((1, 1, 2, 3, 2), (2, 1, 2, 2, 1), ([1, 1, 1], [0, 0, 0], "EXPLICIT", [1, 1, 1], 1, "NCDHW")),
    ((1, 2, 3, 2, 4), (2, 1, 2, 1, 2), ([1, 2, 2], [1, 0, 0, 1, 1, 0], "EXPLICIT", [1, 1, 2], 2, "NCDHW")),
    ((1, 2, 2, 3, 1), (1, 1, 2, 2, 2), ([2, 1, 1], [0, 0, 0], "SAME", [1, 1, 1], 1, "NDHWC")),
]  # fmt: skip


def first(x: Any, form: str) -> Any:
    """x with its channels second."""
    return np.moveaxis(x, -1, 1) if form[-1] == "C" else x


def back(x: Any, form: str) -> Any:
    """The reverse of first."""
    return np.moveaxis(x, 1, -1) if form[-1] == "C" else x


def pads_of(image: Any, kernel: Any, strides: Any, paddings: Any, algorithm: str) -> list[tuple[int, int]]:
    """(before, after) per axis of the image."""
    if algorithm == "VALID":
        return [(0, 0)] * len(image)
    if algorithm == "SAME":
        need = [max((-(-n // s) - 1) * s + k - n, 0) for n, k, s in zip(image, kernel, strides, strict=True)]
        return [(n // 2, n - n // 2) for n in need]
    p = paddings if len(paddings) == 2 * len(image) else [n for n in paddings for _ in range(2)]
    return list(zip(p[0::2], p[1::2], strict=True))


def _conv(x: Any, f: Any, strides: Any, paddings: Any, algorithm: str, dilations: Any, groups: int, form: str) -> Any:
    x = first(x, form)
    window = f.shape[2:]
    pads = pads_of(x.shape[2:], window, strides, paddings, algorithm)
    x = np.pad(x, [(0, 0), (0, 0), *pads])
    reach = [d * (k - 1) + 1 for k, d in zip(window, dilations, strict=True)]
    size = [(n - r) // s + 1 for n, r, s in zip(x.shape[2:], reach, strides, strict=True)]
    out = np.zeros((x.shape[0], f.shape[0], *size))
    per, each = f.shape[1], f.shape[0] // groups
    for o in range(f.shape[0]):
        part = x[:, (o // each) * per : (o // each + 1) * per]
        for at in product(*map(range, size)):
            place = [slice(i * s, i * s + r, d) for i, s, r, d in zip(at, strides, reach, dilations, strict=True)]
            out[(slice(None), o, *at)] = (part[(..., *place)] * f[o]).sum(axis=tuple(range(1, x.ndim)))
    return back(out, form)


def adjoint(function: Any, shape: Any, g: Any) -> Any:
    """The transpose of a linear function of an array of `shape`, applied to g: one unit array at a time."""
    out = np.zeros(int(np.prod(shape)))
    for k in range(out.size):
        unit = np.zeros(out.size)
        unit[k] = 1.0
        out[k] = (function(unit.reshape(tuple(shape))) * g).sum()
    return out.reshape(tuple(shape))


def _grads(convolutions: Any) -> tuple[list[Any], list[Any]]:
    inputs, filters = [], []
    for x, f, how in convolutions:
        size = _conv(np.zeros(x), np.zeros(f), *how).shape
        inputs.append(((xs(*f), ys(*size)), (list(x), *how)))
        filters.append(((xs(*x), ys(*size), None), (list(f), *how)))
    return inputs, filters


def _groups_first(strides: Any, paddings: Any, algorithm: str, dilations: Any, groups: int, form: str) -> Any:
    return strides, paddings, algorithm, groups, dilations, form


def _transposed(
    x: Any, f: Any, s: Any, p: Any, extra: Any, size: Any, algorithm: str, groups: int, d: Any, form: str
) -> Any:
    shape = (x.shape[0], *size, f.shape[1] * groups) if form[-1] == "C" else (x.shape[0], f.shape[1] * groups, *size)
    return adjoint(lambda image: _conv(image, f, s, p, algorithm, d, groups, form), shape, x)


def _transposes(convolutions: Any) -> list[Any]:
    cases = []
    for x, f, (strides, paddings, algorithm, dilations, groups, form) in convolutions:
        made = _conv(np.zeros(x), np.zeros(f), strides, paddings, algorithm, dilations, groups, form).shape
        size = list(x[1:-1] if form[-1] == "C" else x[2:])
        cases.append(((ys(*made), xs(*f)), (strides, paddings, [], size, algorithm, groups, dilations, form)))
    return cases


_INPUT_CASES, _FILTER_CASES = _grads(CONVOLUTIONS[:7])
_INPUT_CASES_3D, _FILTER_CASES_3D = _grads(VOLUMES)


def _input_grad(f: Any, g: Any, shape: Any, *how: Any) -> Any:
    return adjoint(lambda x: _conv(x, f, *how), shape, g)


def _filter_grad(x: Any, g: Any, columns: Any, shape: Any, *how: Any) -> Any:
    return adjoint(lambda f: _conv(x, f, *how), shape, g)


ROWS: list[Row] = [
    Row("conv2d", _conv, [
        *(((xs(*x), ys(*f)), how) for x, f, how in CONVOLUTIONS), ((turned(xs(1, 2, 3, 3)), turned(ys(2, 2, 2, 2))), PLAIN),
    ]),
    Row("conv3d", lambda x, f, *how: _conv(x, f, *_groups_first(*how)), [
        ((xs(*x), ys(*f)), _groups_first(*how)) for x, f, how in VOLUMES
    ]),
    Row("depthwise_conv2d", lambda x, f, *how: _conv(x, f, *_groups_first(*how)), [
        ((xs(*x), ys(*f)), _groups_first(*how)) for x, f, how in CHANNELS
    ]),
    Row("conv2d_input_grad", _input_grad, _INPUT_CASES),
    Row("conv3d_input_grad", _input_grad, _INPUT_CASES_3D),
    Row("conv2d_filter_grad", _filter_grad, _FILTER_CASES),
    Row("conv3d_filter_grad", _filter_grad, _FILTER_CASES_3D),
    Row("conv2d_transpose", _transposed, _transposes(CONVOLUTIONS[:3])),
    Row("depthwise_conv2d_transpose", _transposed, _transposes([*CHANNELS[:2], ((1, 4, 1, 3), (4, 1, 1, 2), (*PLAIN[:4], 4, "NCHW"))])),
    Row("conv3d_transpose", _transposed, _transposes(VOLUMES)),
]  # fmt: skip
