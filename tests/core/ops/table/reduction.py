"""Rows of the ops of reduction.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, away, bools, turned, xs


def _p_norm(x: Any, p: float, axis: int, epsilon: float, keep: bool, asvector: bool) -> Any:
    if asvector or not x.ndim:
        return np.linalg.norm(x.reshape(-1), p).reshape((1,) * x.ndim if keep else ())
    return np.linalg.norm(x, p, axis, keep)


def _axis(axis: Any) -> Any:
    return tuple(axis) or None


def _median(x: Any, axis: Any, keep: bool, mode: str) -> Any:
    """By sorting the positions of each line."""
    axes = [a % x.ndim for a in axis] if axis else list(range(x.ndim))
    others = [i for i in range(x.ndim) if i not in axes]
    lines = np.transpose(x, others + sorted(axes)).reshape(*[x.shape[i] for i in others], -1)
    n, order = lines.shape[-1], np.argsort(lines, -1)
    low, high = order[..., (n - 1) // 2], order[..., n // 2]
    at_low = np.take_along_axis(lines, low[..., None], -1)[..., 0]
    at_high = np.take_along_axis(lines, high[..., None], -1)[..., 0]
    shape = np.sum(x, tuple(axes), keepdims=keep).shape
    if mode == "min":
        return [at_low.reshape(shape), low.reshape(shape)]
    return [((at_low + at_high) / 2).reshape(shape), np.stack([low, high], -1).reshape(*shape, 2)]


REDUCE_CASES = [
    ((apart(2, 3),), ([], False)), ((apart(2, 3, 2),), ([1], True)), ((apart(2, 3, 2),), ([0, -1], False)),
    ((apart(),), ([], False)), ((turned(apart(3, 2)),), ([0], False)),
]  # fmt: skip

ROWS: list[Row] = [
    Row("sum", lambda x, axis, dtype, keep: np.sum(x, _axis(axis), keepdims=keep), [
        *((inputs, (axis, None, keep)) for inputs, (axis, keep) in REDUCE_CASES),
        ((xs(0, 3),), ([0], None, False)), ((xs(2, 3),), ([1], "float64", True)),
    ]),
    Row("mean", lambda x, axis, keep: np.mean(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((xs(3, 0),), ([0], False))]),
    Row("mean_all", np.mean, [((xs(2, 3),), ()), ((xs(),), ()), ((turned(xs(3, 2)),), ())]),
    Row("max", lambda x, axis, keep: np.max(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((xs(3, 0),), ([0], False))]),
    Row("min", lambda x, axis, keep: np.min(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((xs(3, 0),), ([0], False))]),
    Row("argmax", lambda x, axis, keep, flat, dtype: np.argmax(x, None if flat else axis, keepdims=keep), [
        ((apart(2, 3),), (1, False, False, "int64")), ((apart(2, 3),), (0, True, False, "int64")),
        ((apart(2, 3),), (0, False, True, "int64")), ((apart(2, 3),), (0, True, True, "int64")),
    ]),
    Row("all", lambda x, axis, keep: np.all(x, _axis(axis), keepdims=keep), [
        ((bools(2, 3),), ([], False)), ((bools(2, 3),), ([1], True)), ((bools(0, 3),), ([0], False)), ((bools(),), ([], False)),
    ]),
    Row("any", lambda x, axis, keep: np.any(x, _axis(axis), keepdims=keep), [
        ((bools(2, 3),), ([], False)), ((bools(2, 3),), ([1], True)), ((bools(0, 3),), ([0], False)), ((bools(),), ([], False)),
    ]),
    Row("prod", lambda x, axis, keep, all: np.prod(x, None if all else _axis(axis), keepdims=keep), [
        ((apart(2, 3),), ([], False, False)), ((apart(2, 3, 2),), ([1], True, False)), ((apart(2, 3, 2),), ([0, -1], False, False)),
        ((apart(),), ([], False, False)), ((turned(apart(3, 2)),), ([0], False, True)), ((xs(0, 3),), ([0], False, False)),
        ((np.array([[0.0, 2.0, 3.0], [0.0, 0.0, 3.0]]),), ([1], False, False)),
    ]),
    Row("p_norm", _p_norm, [
        *(((away(2, 3),), (p, 1, 1e-12, False, False)) for p in (2.0, 1.0, 3.0, 1.5, 0.0)),
        ((apart(2, 3),), (float("inf"), 0, 1e-12, True, False)), ((apart(2, 3),), (float("-inf"), 1, 1e-12, False, False)),
        ((away(2, 3),), (2.0, -1, 1e-12, False, True)), ((away(),), (2.0, -1, 1e-12, False, True)),
        ((turned(away(3, 2)),), (2.0, 0, 1e-12, True, False)), ((away(2, 2),), (2.0, -1, 1e-12, True, True)),
    ]),
    Row("amax", lambda x, axis, keep: np.max(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((xs(3, 0),), ([0], False))]),
    Row("amin", lambda x, axis, keep: np.min(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((xs(3, 0),), ([0], False))]),
    Row("argmin", lambda x, axis, keep, flat, dtype: np.argmin(x, None if flat else axis, keepdims=keep), [
        ((apart(2, 3),), (1, False, False, "int64")), ((apart(2, 3),), (0, True, False, "int32")),
        ((apart(2, 3),), (0, False, True, "int64")), ((apart(2, 3),), (0, True, True, "int64")),
    ]),
    Row("logsumexp", lambda x, axis, keep, all: np.log(np.sum(np.exp(x), None if all else _axis(axis), keepdims=keep)), [
        *((inputs, (axis, keep, False)) for inputs, (axis, keep) in REDUCE_CASES), ((xs(2, 3),), ([0], True, True)),
        ((xs(3, 0),), ([0], False, False)),
    ]),
    *(Row(op, _median, [
        ((apart(2, 3),), ([], True, "avg")), ((apart(2, 4),), ([1], False, "avg")), ((apart(3, 2, 4),), ([0, -1], True, "avg")),
        ((apart(3, 2, 4),), ([1], False, "min")), ((apart(),), ([], False, "avg")), ((turned(apart(3, 2)),), ([0], False, "min")),
        ((apart(5),), ([0], True, "avg")),
    ]) for op in ("median", "nanmedian")),
]  # fmt: skip
