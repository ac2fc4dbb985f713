"""Rows of the ops of scan.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, turned, xs, ys


def _cumprod(x: Any, dim: int, exclusive: bool, reverse: bool) -> Any:
    """By the definition: element i is the product of what lies before (or after) it, itself included or not."""
    if not x.ndim:
        return np.ones_like(x) if exclusive else x
    lines, out = np.moveaxis(x, dim, 0), np.ones_like(np.moveaxis(x, dim, 0))
    for i in range(len(lines)):
        part = lines[i + exclusive :] if reverse else lines[: i + (not exclusive)]
        out[i] = np.prod(part, axis=0)
    return np.moveaxis(out, 0, dim)


def _decay_sum(x: Any, y: Any, dim: int, reverse: bool, own: bool) -> Any:
    if not y.ndim:
        return y
    factors, out = np.moveaxis(x, dim, 0), np.moveaxis(y, dim, 0).copy()
    order = range(len(out))[::-1] if reverse else range(len(out))
    step = 1 if reverse else -1
    for i in list(order)[1:]:
        out[i] += factors[i if own else i + step] * out[i + step]
    return np.moveaxis(out, 0, dim)


BOTH_WAYS = [(False, False), (False, True), (True, False), (True, True)]


def _cumsum(x: Any, axis: int, flat: bool, exclusive: bool, reverse: bool) -> Any:
    x, axis = (x.reshape(-1), 0) if flat else (x, axis)
    if not x.ndim:
        return np.zeros_like(x) if exclusive else x
    turned_x = np.flip(x, axis) if reverse else x
    out = np.cumsum(turned_x, axis) - (turned_x if exclusive else 0)
    return np.flip(out, axis) if reverse else out


def _place(x: Any, axis: int, pick: Any) -> Any:
    if not x.ndim:
        return np.zeros((), int)
    lines = np.moveaxis(x, axis, 0)
    out = [pick(lines[: i + 1], 0) for i in range(len(lines))]
    return np.moveaxis(np.array(out, int).reshape(lines.shape), 0, axis)


ROWS: list[Row] = [
    Row("cumprod", _cumprod, [
        *(((apart(2, 3),), (1, *how)) for how in BOTH_WAYS), ((apart(3, 2),), (0, False, False)), ((apart(),), (0, False, False)),
        ((xs(0, 3),), (0, True, False)), ((turned(apart(3, 2)),), (-1, False, True)),
        *((((np.array([2.0, 0.0, 3.0, 0.0, 4.0])),), (0, *how)) for how in BOTH_WAYS),
    ]),
    Row("decay_sum", _decay_sum, [
        *(((xs(2, 3), ys(2, 3)), (1, *how)) for how in BOTH_WAYS), ((xs(3, 2), ys(3, 2)), (0, False, True)),
        ((xs(), ys()), (0, True, True)), ((xs(0, 3), ys(0, 3)), (0, False, False)),
        ((turned(xs(3, 2)), turned(ys(3, 2))), (-2, True, False)),
    ]),
    Row("cumsum", _cumsum, [
        *(((xs(2, 3),), (1, False, *how)) for how in BOTH_WAYS), ((xs(3, 2),), (0, False, False, False)), ((xs(2, 3),), (-1, True, False, True)),
        ((xs(),), (-1, False, False, False)), ((xs(0, 3),), (0, False, True, False)), ((turned(xs(3, 2)),), (-2, False, False, True)),
    ]),
    Row("logcumsumexp", lambda x, axis, flat, exclusive, reverse: np.log(_cumsum(np.exp(x), axis, flat, exclusive, reverse)), [
        *(((xs(2, 3),), (1, False, False, reverse)) for reverse in (False, True)), ((xs(3, 2),), (0, False, False, False)),
        ((xs(2, 3),), (-1, True, False, True)), ((xs(),), (-1, False, False, False)), ((xs(0, 3),), (0, False, False, False)),
        ((turned(xs(3, 2)),), (-2, False, False, True)),
    ]),
    *(Row(op, lambda x, axis, dtype, fn=fn, pick=pick: [fn.accumulate(x, axis) if x.ndim else x, _place(x, axis, pick)], [
        ((apart(2, 3),), (1, "int64")), ((apart(3, 2),), (0, "int32")), ((apart(),), (-1, "int64")), ((xs(0, 3),), (0, "int64")),
        ((turned(apart(3, 2)),), (-2, "int64")),
    ]) for op, fn, pick in (("cummax", np.maximum, np.argmax), ("cummin", np.minimum, np.argmin))),
]  # fmt: skip
