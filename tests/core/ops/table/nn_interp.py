"""Rows of the ops of nn_interp.yaml. The references take one point of the result at a time."""

from __future__ import annotations

from itertools import product
from math import floor
from typing import Any

import numpy as np

from .base import Row, turned, xs, ys
from .nn_window import adjoint, back, first


def _cubic(d: float, a: float) -> float:
    d = abs(d)
    if d < 1:
        return (a + 2) * d**3 - (a + 3) * d**2 + 1
    return a * d**3 - 5 * a * d**2 + 8 * a * d - 4 * a if d < 2 else 0.0


def _taps(i: int, n: int, out: int, scale: float | None, method: str, corners: bool, mode: int, smooth: bool) -> Any:
    """(element, weight) of what point i of an axis is made of; steps have single precision, as in Paddle."""
    step = float(np.float32((n - 1) / (out - 1) if corners else 1 / scale if scale else n / out))
    if method == "nearest":
        return [(min(floor(step * i), n - 1), 1.0)]
    if smooth:
        wide = max(step, 1.0)
        kernel = (lambda d: _cubic(d, -0.5)) if method == "bicubic" else (lambda d: max(1 - abs(d), 0.0))
        found = [(j, kernel((j + 0.5 - step * (i + 0.5)) / wide)) for j in range(n)]
        total = sum(w for _, w in found)
        return [(j, w / total) for j, w in found]
    place = step * i if corners or (mode == 1 and method != "bicubic") else step * (i + 0.5) - 0.5
    if method == "bicubic":
        near = range(floor(place) - 1, floor(place) + 3)
        return [(min(max(j, 0), n - 1), _cubic(place - j, -0.75)) for j in near]
    place = min(max(place, 0.0), n - 1.0)
    part = place - floor(place)
    return [(floor(place), 1 - part), (min(floor(place) + 1, n - 1), part)]


def _resized(x: Any, form: str, d: int, h: int, w: int, scale: Any, *how: Any, smooth: bool = False) -> Any:
    x = first(x, form)
    image = x.shape[2:]
    size = (d, h, w)[-len(image) :]
    out = np.zeros((*x.shape[:2], *size))
    for at in product(*map(range, size)):
        axes = [
            _taps(i, n, o, s, *how, smooth)
            for i, n, o, s in zip(at, image, size, scale or [None] * len(size), strict=True)
        ]
        for taps in product(*axes):
            out[(..., *at)] += x[(..., *(j for j, _ in taps))] * np.prod([weight for _, weight in taps])
    return back(out, form)


def _smooth(x: Any, *how: Any) -> Any:
    return _resized(x, *how, smooth=True)


def _grad(g: Any, shape: Any, *how: Any) -> Any:
    return adjoint(lambda x: _resized(x, *how[:-1], smooth=how[-1]), shape, g)


LINEAR = [
    ((2, 1, 4), ("NCHW", -1, -1, 7, [], "linear", False, 0)), ((1, 3, 2), ("NHWC", -1, -1, 5, [], "linear", True, 0)),
    ((1, 2, 5), ("NCHW", -1, -1, 3, [0.6], "linear", False, 1)),
]  # fmt: skip
IMAGES = [
    ((1, 2, 3, 4), ("NCHW", -1, 5, 3, [], False, 0)), ((1, 3, 2, 1), ("NHWC", -1, 2, 4, [], True, 0)),
    ((2, 1, 2, 3), ("NCHW", -1, 3, 6, [1.7, 2.0], False, 1)),
]  # fmt: skip
VOLUMES = [
    ((1, 1, 2, 3, 2), ("NCHW", 3, 2, 2, [], False, 0)), ((1, 2, 1, 3, 2), ("NHWC", 2, 2, 5, [], True, 0)),
    ((2, 1, 1, 2, 3), ("NCHW", 2, 3, 2, [], False, 1)),
]  # fmt: skip


def _named(cases: Any, method: str, corners: bool = True) -> list[Any]:
    return [(shape, (*how[:5], method, how[5] and corners, how[6])) for shape, how in cases if corners or not how[5]]


def _cases(cases: Any) -> list[Any]:
    return [((xs(*shape),), how) for shape, how in cases]


NEAREST = [
    *_named(IMAGES, "nearest", False), ((1, 2, 2, 1, 3), ("NCHW", 4, 2, 2, [], "nearest", False, 0)),
    ((1, 3, 2, 2), ("NHWC", -1, 2, 5, [], "nearest", False, 0)),
]  # fmt: skip
SMOOTH = [
    ((1, 1, 5, 4), ("NCHW", -1, 2, 6, [], "bilinear", False, 0)), ((1, 6, 2, 1), ("NHWC", -1, 4, 2, [], "bicubic", False, 0)),
    ((1, 2, 3, 5), ("NCHW", -1, 2, 2, [], "bilinear", False, 0)),
]  # fmt: skip
ROWS: list[Row] = [
    Row("nearest_interp", _resized, _cases(NEAREST)),
    Row("linear_interp", _resized, _cases(LINEAR), tolerance=1e-6),
    Row("bilinear_interp", _resized, [
        *_cases(_named(IMAGES, "bilinear")), ((turned(xs(1, 1, 2, 3)),), ("NCHW", -1, 2, 3, [], "bilinear", False, 0)),
    ]),
    Row("bicubic_interp", _resized, _cases(_named(IMAGES, "bicubic"))),
    Row("trilinear_interp", _resized, _cases(_named(VOLUMES, "trilinear"))),
    Row("interp_antialias", _smooth, _cases(SMOOTH)),
    Row("interp_grad", _grad, [
        ((ys(*_resized(np.zeros(shape), *how).shape),), (list(shape), *how, False))
        for shape, how in (*NEAREST, *_named(IMAGES, "bicubic"), LINEAR[0], *_named(VOLUMES[:2], "trilinear"))
    ]),
]  # fmt: skip
ROWS[-1].cases.append(((ys(1, 1, 2, 6),), ([1, 1, 5, 4], *SMOOTH[0][1], True)))
