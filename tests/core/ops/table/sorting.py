"""Rows of the ops of sorting.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, bools, pos, turned, xs


def _sorted(x: Any, axis: int, descending: bool, stable: bool) -> Any:
    order = np.argsort(-x if descending else x, axis, kind="stable") if x.ndim else np.zeros((), int)
    return [np.take_along_axis(x, order, axis) if x.ndim else x, order]


def _topk(x: Any, k: int, axis: int, largest: bool, ordered: bool) -> Any:
    values, order = _sorted(x, axis, largest, True)
    return [np.take(values, np.arange(k), axis), np.take(order, np.arange(k), axis)] if x.ndim else [values, order]


def _kth(x: Any, k: int, axis: int, keep: bool) -> Any:
    values, order = _sorted(x, axis, False, True)
    if not x.ndim:
        return [values, order]
    out = [np.take(one, [k - 1], axis) for one in (values, order)]
    return out if keep else [np.squeeze(one, axis) for one in out]


def _mode(x: Any, axis: int, keep: bool) -> Any:
    if not x.ndim:
        return [x, np.zeros((), int)]
    lines = np.moveaxis(x, axis, -1)
    out = np.zeros(lines.shape[:-1]), np.zeros(lines.shape[:-1], int)
    for at in np.ndindex(lines.shape[:-1]):
        line = list(lines[at])
        best = max(sorted(line), key=line.count)
        out[0][at], out[1][at] = best, len(line) - 1 - line[::-1].index(best)
    return [np.expand_dims(one, axis) if keep else one for one in out]


def _consecutive(x: Any, inverse: bool, counts: bool, axis: Any, dtype: Any) -> Any:
    lines = np.moveaxis(x, axis[0], 0) if axis else x.reshape(-1)
    starts = [i for i in range(len(lines)) if i == 0 or np.any(lines[i] != lines[i - 1])]
    places = np.cumsum([i in starts for i in range(len(lines))]) - 1 if len(lines) else np.zeros(0, int)
    lengths = np.diff([*starts, len(lines)]) if starts else np.zeros(0, int)
    out = lines[starts]
    return [np.moveaxis(out, 0, axis[0]) if axis else out, places, lengths]


def _unique(x: Any, index: bool, inverse: bool, counts: bool, axis: Any, dtype: Any) -> Any:
    found = np.unique(x, True, True, True, axis=axis[0] if axis else None)
    return [found[0], found[1], found[2].reshape(-1), found[3]]


SEVERAL = np.array([[3.0, 1.0, 1.0, 2.0], [3.0, 1.0, 1.0, 2.0], [0.0, 2.0, 2.0, 0.0]])

ROWS: list[Row] = [
    Row("argsort", _sorted, [
        ((apart(2, 3),), (-1, False, False)), ((apart(3, 2),), (0, True, False)), ((apart(),), (-1, False, False)),
        ((xs(0, 3),), (-1, True, False)), ((turned(apart(3, 2)),), (1, True, True)), ((SEVERAL.astype("int64"),), (1, True, True)),
    ]),
    Row("topk", _topk, [
        ((apart(2, 3),), (2, -1, True, True)), ((apart(4, 2),), (3, 0, False, True)), ((apart(),), (1, -1, True, True)),
        ((xs(0, 3),), (1, -1, True, True)), ((turned(apart(3, 2)),), (1, 0, True, True)),
    ]),
    Row("kthvalue", _kth, [
        ((apart(2, 3),), (2, -1, False)), ((apart(4, 2),), (3, 0, True)), ((apart(),), (1, -1, False)), ((turned(apart(3, 2)),), (1, 0, False)),
    ]),
    Row("mode", _mode, [
        ((apart(2, 3),), (-1, False)), ((apart(4, 2),), (0, True)), ((apart(),), (-1, False)), ((turned(apart(3, 2)),), (0, False)),
    ]),
    Row("searchsorted", lambda s, v, small, right: np.searchsorted(s, v, "right" if right else "left"), [
        ((np.array([1.0, 2.0, 2.0, 3.0]), np.array([[2.0, 0.0], [9.0, 2.5]])), (False, False)),
        ((np.array([1.0, 2.0, 2.0, 3.0]), np.array(2.0)), (True, True)),
    ]),
    Row("unique", _unique, [
        ((SEVERAL,), (True, True, True, [], "int64")), ((SEVERAL,), (True, True, True, [0], "int64")), ((SEVERAL,), (True, True, True, [1], "int32")),
        ((np.zeros(0),), (True, True, True, [], "int64")),
    ]),
    Row("unique_consecutive", _consecutive, [
        ((SEVERAL,), (True, True, [], "int64")), ((SEVERAL,), (True, True, [0], "int64")), ((SEVERAL,), (True, True, [1], "int32")),
        ((np.zeros(0),), (True, True, [], "int64")),
    ]),
    Row("nonzero", np.argwhere, [((np.round(xs(2, 3)),), ()), ((bools(4),), ()), ((xs(0, 3),), ())]),
    Row("histogram", lambda x, w, bins, lo, hi, density: np.histogram(x, bins, (lo, hi) if lo or hi else None, density, w)[0], [
        ((pos(3, 4), None), (4, 0.5, 2.0, False)), ((pos(3, 4), pos(3, 4)), (4, 0.5, 2.0, False)), ((pos(3, 4), None), (3, 0.0, 0.0, False)),
        ((pos(5).astype("float32"), None), (4, 0.5, 2.0, False)),
    ]),
    Row("bincount", lambda x, w, least: np.bincount(x, w, least), [
        ((np.array([1, 3, 1]), None), (0,)), ((np.array([1, 3, 1]), np.array([0.5, 1.0, 2.0])), (6,)), ((np.zeros(0, "int64"), None), (0,)),
    ]),
]  # fmt: skip
