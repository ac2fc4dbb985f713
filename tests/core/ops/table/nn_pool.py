"""Rows of the ops of nn_pool.yaml. The references look at their windows one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from .base import Row, apart, pos, turned, xs, ys
from .nn_window import adjoint, back, first, pads_of


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
    x = first(x, form)
    take = None if take is None else first(take, form)
    n, c, *image = x.shape
    kernel = [1] * len(image) if all_ else kernel
    pads = pads_of(image, kernel, strides, paddings, algorithm)
    axes = [
        _windows(size, k, s, pad, ceil, adaptive or all_)
        for size, k, s, pad in zip(image, kernel, strides, pads, strict=True)
    ]
    out = np.zeros((n, c, *map(len, axes)))
    for at in product(*(range(len(windows)) for windows in axes)):
        spans = [windows[i] for windows, i in zip(axes, at, strict=True)]
        place = (..., *(slice(max(a, 0), min(b, size)) for (a, b), size in zip(spans, image, strict=True)))
        flat = x[place].reshape(n, c, int(np.prod(x[place].shape[2:])))
        if kind == "max":
            source = flat if take is None else take[place].reshape(flat.shape)
            out[(..., *at)] = np.take_along_axis(source, flat.argmax(-1)[..., None], -1)[..., 0]
        elif kind == "sum":
            out[(..., *at)] = flat.sum(-1)
        else:
            inside = np.prod([min(b, size + p[0]) - a for (a, b), size, p in zip(spans, image, pads, strict=True)])
            out[(..., *at)] = flat.sum(-1) / (flat.shape[-1] if exclusive or adaptive or all_ else inside)
    return back(out, form)


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
BOXES: list[tuple[Any, Any]] = [
    ((1, 1, 2, 3, 4), ([2, 2, 2], [1, 1, 2], [0, 0, 0], False, True, "NCDHW", False, False, "EXPLICIT")),
    ((1, 3, 2, 3, 1), ([3, 2, 2], [2, 1, 2], [1, 0, 0], True, False, "NDHWC", False, False, "EXPLICIT")),
    ((1, 1, 3, 2, 4), ([2, 1, 3], [1, 1, 1], [0, 0, 0], False, True, "NCDHW", False, True, "EXPLICIT")),
]  # fmt: skip
POOLED = [(shape, (*how[:6], kind, *how[6:])) for shape, how in POOLINGS for kind in ("max", "avg")]
POOLED_3D = [(shape, (*how[:6], kind, *how[6:])) for shape, how in BOXES for kind in ("max", "avg")]


def _images(*shape: int) -> np.ndarray:
    return apart(*shape, gap=0.05)


def _of(shape: Any, how: Any) -> Any:
    return _pool(_images(*shape), *how)


def _pool_grad(x: Any, y: Any, g: Any, *how: Any) -> Any:
    return adjoint(lambda v: _pool_adjoint(v, x, *how), x.shape, g)


def _double_grad(x: Any, y: Any, v: Any, *how: Any) -> Any:
    return _pool_adjoint(v, x, *how)


def _rows(name: str, pooled: Any) -> list[Row]:
    return [
        Row(name, _pool, [*(((_images(*shape),), how) for shape, how in pooled)]),
        Row(f"{name}_grad", _pool_grad, [
            ((_images(*shape), _of(shape, how), ys(*_of(shape, how).shape)), how) for shape, how in pooled
        ], no_grad_of=("x", "y")),
        Row(f"{name}_double_grad", _double_grad, [
            ((_images(*shape), _of(shape, how), ys(*shape)), how) for shape, how in pooled
        ], no_grad_of=("x", "y")),
    ]  # fmt: skip


def _positions(shape: Any) -> Any:
    """Of each element in its plane, row by row."""
    size = int(np.prod(shape[2:]))
    return np.broadcast_to(np.arange(size, dtype=float).reshape(shape[2:]), shape)


def _with_index(x: Any, kernel: Any, strides: Any, paddings: Any, all_: bool, adaptive: bool, ceil: bool) -> list[Any]:
    how = (kernel, strides, paddings, ceil, True, "NCHW", "max", all_, adaptive, "EXPLICIT")
    return [_pool(x, *how), _pool(x, *how, take=_positions(x.shape)).astype("int32")]


def _lp(x: Any, *how: Any) -> Any:
    *window, p = how
    return _pool(x**p, *window[:6], "sum", *window[7:]) ** (1 / p)


#: (size, windows, window, u) -> the windows, worked out by hand
FRACTIONS = {
    (7, 3, 0, 0.3): [(0, 2), (2, 5), (5, 7)], (7, 3, 2, 0.3): [(0, 2), (3, 5), (5, 7)],
    (4, 2, 0, 0.3): [(0, 2), (2, 4)], (4, 3, 2, 0.3): [(0, 2), (1, 3), (2, 4)], (3, 2, 0, 0.3): [(0, 1), (1, 3)],
    (2, 2, 0, 0.3): [(0, 1), (1, 2)], (3, 3, 0, 0.3): [(0, 1), (1, 2), (2, 3)],
}  # fmt: skip


def _fractional(x: Any, size: Any, kernel: Any, u: float, return_mask: bool) -> list[Any]:
    axes = [FRACTIONS[n, o, k, u] for n, o, k in zip(x.shape[2:], size, kernel, strict=True)]
    out, where = np.zeros((*x.shape[:2], *size)), np.zeros((*x.shape[:2], *size), "int32")
    for at in product(*map(range, size)):
        place = (..., *(slice(*windows[i]) for windows, i in zip(axes, at, strict=True)))
        flat, known = (a[place].reshape(*x.shape[:2], -1) for a in (x, _positions(x.shape)))
        out[(..., *at)] = flat.max(-1)
        where[(..., *at)] = np.take_along_axis(known, flat.argmax(-1)[..., None], -1)[..., 0]
    return [out, where]


def _take(x: Any, where: Any) -> Any:
    lines, out = x.reshape(*x.shape[:2], -1), np.zeros((*x.shape[:2], *where.shape[2:]))
    for at in np.ndindex(out.shape):
        position = where[(at[0], at[1] if where.shape[1] > 1 else 0, *at[2:])]
        out[at] = lines[(*at[:2], position)] if position >= 0 else 0.0
    return out


def _add(x: Any, where: Any, shape: Any) -> Any:
    return adjoint(lambda image: _take(image, where), shape, x)


def _unpool(x: Any, where: Any, ksize: Any, strides: Any, padding: Any, size: Any, form: str) -> Any:
    return _add(x, where, (*x.shape[:2], *size))


def _where(*shape: int, below: int, apart: bool = False) -> Any:
    """int64 positions below `below`, some of them -1; apart: none twice in a plane, and no -1."""
    rng, lines = np.random.default_rng(shape), int(np.prod(shape[:2]))
    if apart:
        each = int(np.prod(shape[2:]))
        return np.stack([rng.permutation(below)[:each] for _ in range(lines)]).reshape(shape)
    return rng.integers(-1, below, shape)


_LP = ([2, 2], [1, 2], [0, 1], False, True, "NCHW", "lp", False, False, "EXPLICIT")
ROWS: list[Row] = [
    *_rows("pool2d", POOLED),
    *_rows("pool3d", POOLED_3D),
    Row("lp_pool2d", _lp, [
        ((pos(1, 2, 3, 3),), (*_LP, 2.0)), ((pos(1, 4, 3, 1),), (*_LP[:5], "NHWC", *_LP[6:], 3.0)),
        ((pos(2, 1, 2, 4),), (*_LP, 1.0)),
    ]),
    Row("max_pool2d_with_index", _with_index, [
        ((_images(2, 1, 4, 4),), ([2, 2], [2, 2], [0, 0], False, False, False)),
        ((_images(1, 2, 5, 4),), ([3, 2], [2, 1], [1, 0], False, False, True)),
        ((_images(1, 1, 5, 7),), ([2, 3], [1, 1], [0, 0], False, True, False)),
        ((_images(1, 3, 2, 3),), ([1, 1], [1, 1], [0, 0], True, False, False)),
        ((_images(0, 2, 5, 7),), ([2, 3], [1, 1], [0, 0], False, True, False)),
    ]),
    Row("max_pool3d_with_index", _with_index, [
        ((_images(1, 1, 2, 3, 4),), ([2, 2, 2], [1, 1, 2], [0, 1, 0], False, False, False)),
        ((_images(1, 2, 3, 2, 2),), ([2, 1, 2], [1, 1, 1], [0, 0, 0], False, True, False)),
        ((_images(2, 1, 2, 1, 3),), ([2, 1, 2], [2, 1, 2], [0, 0, 0], False, False, True)),
    ]),
    Row("fractional_max_pool2d", _fractional, [
        ((_images(1, 2, 7, 4),), ([3, 2], [0, 0], 0.3, True)), ((_images(2, 1, 7, 4),), ([3, 3], [2, 2], 0.3, True)),
        ((_images(1, 1, 3, 4),), ([2, 2], [0, 0], 0.3, False)),
    ]),
    Row("fractional_max_pool3d", _fractional, [
        ((_images(1, 1, 2, 3, 4),), ([2, 3, 2], [0, 0, 0], 0.3, True)),
        ((_images(1, 2, 3, 3, 2),), ([2, 2, 2], [0, 0, 0], 0.3, True)),
        ((_images(2, 1, 4, 2, 4),), ([3, 2, 3], [2, 0, 2], 0.3, True)),
    ]),
    Row("take_in_planes", _take, [
        ((xs(1, 2, 2, 3), _where(1, 2, 4, below=6)), ()), ((xs(2, 1, 5), _where(2, 1, 2, 2, below=5)), ()),
        ((xs(1, 3, 2, 2), _where(1, 1, 3, 2, below=4)), ()),
    ]),
    Row("add_in_planes", _add, [
        ((xs(1, 2, 4), _where(1, 2, 4, below=6)), ([1, 2, 2, 3],)), ((xs(2, 1, 2, 2), _where(2, 1, 2, 2, below=5)), ([2, 1, 5],)),
        ((xs(1, 3, 3, 2), _where(1, 1, 3, 2, below=4)), ([1, 3, 2, 2],)),
    ]),
    Row("unpool", _unpool, [
        ((xs(1, 2, 2, 2), _where(1, 2, 2, 2, below=16, apart=True)), ([2, 2], [2, 2], [0, 0], [4, 4], "NCHW")),
        ((xs(2, 1, 1, 3), _where(2, 1, 1, 3, below=6, apart=True)), ([1, 2], [1, 2], [0, 0], [1, 6], "NCHW")),
        ((xs(1, 1, 3, 1), _where(1, 1, 3, 1, below=5, apart=True)), ([2, 1], [2, 1], [1, 0], [5, 1], "NCHW")),
    ]),
    Row("unpool3d", _unpool, [
        ((xs(1, 2, 1, 2, 2), _where(1, 2, 1, 2, 2, below=16, apart=True)), ([1, 2, 2], [1, 2, 2], [0, 0, 0], [1, 4, 4], "NCDHW")),
        ((xs(2, 1, 2, 1, 1), _where(2, 1, 2, 1, 1, below=4, apart=True)), ([2, 1, 1], [2, 1, 1], [0, 0, 0], [4, 1, 1], "NCDHW")),
        ((xs(1, 1, 1, 3, 1), _where(1, 1, 1, 3, 1, below=6, apart=True)), ([1, 2, 1], [1, 2, 1], [0, 0, 0], [1, 6, 1], "NCDHW")),
    ]),
]  # fmt: skip
ROWS[0].cases.append(((turned(_images(1, 2, 4, 4)),), POOLED[0][1]))
