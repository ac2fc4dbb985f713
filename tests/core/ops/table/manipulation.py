"""Rows of the ops of manipulation.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, scatter, turned, xs, ys


def _unsqueeze(x: Any, axis: Any) -> Any:
    for a in axis:
        x = np.expand_dims(x, a)
    return x


def _diag_embed(x: Any, k: int, a: int, b: int) -> Any:
    n = x.shape[-1] + abs(k)
    out = np.zeros((*x.shape[:-1], n, n), x.dtype)
    for at in np.ndindex(x.shape[:-1]):
        out[at] = np.diag(x[at], k)
    return np.moveaxis(out, (-2, -1), (a, b))


def _fill_diagonal(x: Any, value: float, k: int, wrap: bool) -> Any:
    out = x.copy()
    if k == 0:
        np.fill_diagonal(out, value, wrap)
    else:
        out[np.eye(*x.shape, k=k) > 0] = value
    return out


def _as_strided(x: Any, dims: Any, stride: Any, offset: int) -> Any:
    flat = x.reshape(-1)
    out = np.zeros(dims, x.dtype)
    for at in np.ndindex(*dims):
        out[at] = flat[offset // x.itemsize + sum(i * s for i, s in zip(at, stride, strict=True))]
    return out


def _unfold(x: Any, axis: int, size: int, step: int) -> Any:
    n = (x.shape[axis] - size) // step + 1
    parts = [np.moveaxis(np.take(x, np.arange(i * step, i * step + size), axis), axis, -1) for i in range(n)]
    return np.stack(parts, axis % x.ndim)


ROWS: list[Row] = [
    Row("reshape", lambda x, shape: np.reshape(x, [x.shape[i] if n == 0 and x.size else n for i, n in enumerate(shape)]), [
        ((xs(2, 3),), ([3, 2],)), ((xs(2, 3),), ([-1],)), ((xs(2, 3),), ([0, 3, 1],)), ((xs(),), ([1, 1],)),
        ((xs(0, 3),), ([3, 0],)), ((turned(xs(3, 2)),), ([6],)), ((xs(1),), ([],)),
    ]),
    Row("flatten", lambda x, a, b: np.reshape(x, (*x.shape[:a], -1, *x.shape[b % max(x.ndim, 1) + 1 :]) if x.size else
                                              (*x.shape[:a], 0, *x.shape[b % x.ndim + 1 :])), [
        ((xs(2, 3, 2),), (1, -1)), ((xs(2, 3, 2),), (0, 1)), ((xs(),), (0, 0)), ((xs(0, 3),), (0, -1)),
        ((turned(xs(3, 2)),), (0, -1)),
    ]),
    Row("transpose", lambda x, perm: np.transpose(x, perm), [
        ((xs(2, 3),), ([1, 0],)), ((xs(2, 3, 4),), ([2, 0, 1],)), ((xs(2, 3, 4),), ([0, -1, 1],)), ((xs(),), ([],)),
        ((xs(0, 3),), ([1, 0],)), ((turned(xs(3, 2)),), ([1, 0],)),
    ]),
    Row("squeeze", lambda x, axis: np.squeeze(x, tuple(a for a in axis if x.shape[a] == 1) if axis else None), [
        ((xs(1, 3, 1),), ([],)), ((xs(1, 3, 1),), ([0],)), ((xs(1, 3, 1),), ([-1, 1],)), ((xs(),), ([],)), ((xs(0, 1),), ([1],)),
    ]),
    Row("unsqueeze", _unsqueeze, [
        ((xs(2, 3),), ([0],)), ((xs(2, 3),), ([1, -1],)), ((xs(),), ([0],)), ((xs(0, 3),), ([2],)), ((turned(xs(3, 2)),), ([1],)),
    ]),
    Row("expand", lambda x, shape: np.broadcast_to(x, [x.shape[i - len(shape)] if n == -1 else n for i, n in enumerate(shape)]), [
        ((xs(1, 3),), ([2, 3],)), ((xs(3),), ([2, -1],)), ((xs(),), ([2, 2],)), ((xs(2, 1, 1),), ([2, 2, 3],)),
        ((xs(1, 3),), ([0, 3],)), ((turned(xs(3, 2)),), ([2, 3, 2],)), ((xs(2, 3),), ([2, 3],)),
    ]),
    Row("concat", lambda x, axis: np.concatenate(x, axis), [
        (([xs(2, 3), ys(2, 3)],), (0,)), (([xs(2, 1), ys(2, 3), xs(2, 2)],), (1,)), (([xs(2, 3), ys(0, 3)],), (-2,)),
        (([turned(xs(3, 2)), ys(1, 2)],), (0,)), (([xs(2)],), (0,)),
    ]),
    Row("stack", lambda x, axis: np.stack(x, axis), [
        (([xs(2, 3), ys(2, 3)],), (0,)), (([xs(2), ys(2), xs(2)],), (-1,)), (([xs(), ys()],), (0,)), (([xs(0, 3), ys(0, 3)],), (1,)),
        (([turned(xs(3, 2)), ys(3, 2)],), (1,)),
    ]),
    Row("split", lambda x, sections, axis: np.split(x, np.cumsum([x.shape[axis] - sum(s for s in sections if s >= 0) if n < 0
                                                                   else n for n in sections])[:-1], axis), [
        ((xs(4, 3),), ([1, 3], 0)), ((xs(2, 5),), ([1, -1, 2], 1)), ((xs(5),), ([2, 0, 3], -1)), ((xs(3, 0),), ([1, 2], 0)),
        ((turned(xs(3, 2)),), ([1, 1], 1)),
    ]),
    Row("split_with_num", lambda x, num, axis: np.split(x, num, axis), [
        ((xs(4, 3),), (2, 0)), ((xs(2, 6),), (3, -1)), ((xs(2, 0),), (2, 0)), ((turned(xs(3, 2)),), (2, 1)),
    ]),
    Row("unbind", lambda x, axis: [np.squeeze(p, axis) for p in np.split(x, x.shape[axis], axis)], [
        ((xs(2, 3),), (0,)), ((xs(2, 3),), (-1,)), ((xs(2),), (0,)), ((xs(2, 0),), (0,)), ((turned(xs(3, 2)),), (1,)),
    ]),
    Row("tile", np.tile, [
        ((xs(2, 3),), ([2, 1],)), ((xs(3),), ([2, 2],)), ((xs(2, 3),), ([2],)), ((xs(),), ([],)), ((xs(),), ([3],)), ((xs(0, 3),), ([2, 2],)),
        ((turned(xs(3, 2)),), ([1, 3],)), ((xs(2, 3),), ([0, 1],)),
    ]),
    Row("expand_as", lambda x, y, shape: np.broadcast_to(x, shape if y is None else y.shape), [
        ((xs(1, 3), xs(2, 3)), ([],)), ((xs(3), None), ([2, 3],)), ((xs(), xs(2)), ([2],)), ((xs(1, 3), xs(0, 3)), ([],)),
    ], no_grad_of=("y",)),
    Row("flip", lambda x, axis: np.flip(x, tuple(axis)), [
        ((xs(2, 3),), ([0],)), ((xs(2, 3),), ([-1, 0],)), ((xs(2, 3, 2),), ([1],)), ((xs(0, 3),), ([0],)), ((turned(xs(3, 2)),), ([1],)),
    ]),
    Row("roll", lambda x, shifts, axis: np.roll(x, tuple(shifts), tuple(axis)) if axis else np.roll(x, shifts[0]), [
        ((xs(2, 3),), ([1], [])), ((xs(2, 3),), ([1, -2], [0, 1])), ((xs(),), ([1], [])), ((xs(0, 3),), ([1], [1])), ((turned(xs(3, 2)),), ([-1], [-1])),
    ]),
    Row("diag", lambda x, k, fill: np.diag(x, k) + (fill * (np.diag(np.ones(len(x)), k) == 0) if x.ndim == 1 else 0), [
        ((xs(3),), (0, 0.0)), ((xs(2),), (1, 0.5)), ((xs(2),), (-2, 0.0)), ((xs(2, 3),), (1, 0.0)), ((turned(xs(3, 2)),), (-1, 0.0)), ((xs(2, 3),), (5, 0.0)),
    ]),
    Row("diagonal", np.diagonal, [
        ((xs(2, 3),), (0, 0, 1)), ((xs(2, 3, 4),), (1, 0, 2)), ((xs(3, 3),), (-1, 1, 0)), ((turned(xs(3, 2)),), (0, 0, -1)), ((xs(0, 3),), (0, 0, 1)),
    ]),
    Row("diagonal_grad", lambda g, shape, k, a, b: scatter(lambda p: np.diagonal(p, k, a, b), shape, g), [
        ((xs(2),), ([2, 3], 0, 0, 1)), ((xs(3, 2),), ([2, 3, 4], 1, 0, 2)), ((xs(2),), ([3, 3], -1, 1, 0)), ((xs(0),), ([0, 3], 0, 0, 1)),
    ]),
    Row("diag_embed", _diag_embed, [
        ((xs(3),), (0, -2, -1)), ((xs(2, 3),), (1, 0, 2)), ((xs(2, 3),), (-1, -1, -2)), ((xs(0),), (0, 0, 1)), ((turned(xs(3, 2)),), (0, 0, 1)),
    ]),
    Row("fill_diagonal", _fill_diagonal, [
        ((xs(2, 3),), (1.5, 0, False)), ((xs(3, 3),), (0.0, 1, False)), ((xs(3, 3),), (2.0, -1, False)), ((xs(7, 3),), (2.0, 0, True)),
        ((xs(2, 2, 2),), (3.0, 0, False)), ((turned(xs(3, 2)),), (1.0, 0, False)),
    ]),
    Row("fill_diagonal_tensor", lambda x, y, k, a, b: np.where(scatter(lambda p: np.diagonal(p, k, a, b), x.shape, np.ones_like(y)) > 0,
                                                               scatter(lambda p: np.diagonal(p, k, a, b), x.shape, y), x), [
        ((xs(2, 3), ys(2)), (0, 0, 1)), ((xs(2, 3, 4), ys(3, 2)), (1, 0, 2)), ((xs(3, 3), ys(2)), (-1, 1, 0)), ((turned(xs(3, 2)), ys(2)), (0, 0, 1)),
    ]),
    *(Row(op, fn, [((xs(2, 3),), (0,)), ((xs(2, 3, 3),), (1,)), ((xs(3, 2),), (-1,)), ((xs(0, 3),), (0,)), ((turned(xs(3, 2)),), (0,))])
      for op, fn in (("tril", np.tril), ("triu", np.triu))),
    Row("kron", np.kron, [
        ((xs(2, 2), ys(2, 3)), ()), ((xs(2), ys(2, 2)), ()), ((xs(1, 2, 2), ys(2)), ()), ((xs(), ys(2)), ()), ((turned(xs(3, 2)), ys(1, 2)), ()),
    ]),
    Row("repeat_interleave", lambda x, n, axis, size: np.repeat(x, n, axis), [
        ((xs(2, 3),), (2, 0, -1)), ((xs(2, 3),), (3, -1, -1)), ((xs(3),), (1, 0, -1)), ((xs(0, 3),), (2, 1, -1)), ((turned(xs(3, 2)),), (2, 1, -1)),
    ]),
    Row("repeat_interleave_with_tensor_index", lambda x, n, axis, size: np.repeat(x, n, axis), [
        ((xs(2, 3), np.array([1, 2])), (0, -1)), ((xs(2, 3), np.array([2, 0, 1])), (-1, -1)), ((xs(3), np.array([1, 1, 3], "int32")), (0, -1)),
        ((turned(xs(3, 2)), np.array([0, 0, 2])), (0, -1)),
    ]),
    Row("repeat_interleave_with_tensor_index_grad", lambda g, n, shape, axis: scatter(lambda p: np.repeat(p, n, axis), shape, g), [
        ((xs(3, 3), np.array([1, 2])), ([2, 3], 0)), ((xs(2, 3), np.array([2, 0, 1])), ([2, 3], -1)), ((xs(5), np.array([1, 1, 3])), ([3], 0)),
    ]),
    Row("unstack", lambda x, axis, num: [np.squeeze(p, axis) for p in np.split(x, x.shape[axis], axis)], [
        ((xs(2, 3),), (0, 0)), ((xs(2, 3),), (-1, 3)), ((xs(2),), (0, 2)), ((turned(xs(3, 2)),), (1, 0)),
    ]),
    Row("as_strided", _as_strided, [
        ((xs(2, 3),), ([2, 2], [3, 1], 0)), ((xs(8),), ([3, 3], [1, 1], 16)), ((xs(5),), ([2], [-2], 32)), ((xs(3),), ([0], [1], 0)),
    ]),
    Row("as_strided_grad", lambda g, shape, dims, stride, offset: scatter(lambda p: _as_strided(p, dims, stride, offset * 8 // g.itemsize), shape, g), [
        ((xs(2, 2),), ([2, 3], [2, 2], [3, 1], 0)), ((xs(3, 3),), ([8], [3, 3], [1, 1], 16)), ((xs(2),), ([5], [2], [-2], 32)),
    ]),
    Row("tensor_unfold", _unfold, [
        ((xs(5),), (0, 3, 1)), ((xs(2, 6),), (1, 2, 2)), ((xs(4, 3),), (-2, 2, 1)), ((turned(xs(3, 2)),), (0, 2, 1)),
    ]),
    Row("tensor_unfold_grad", lambda g, shape, axis, size, step: scatter(lambda p: _unfold(p, axis, size, step), shape, g), [
        ((xs(3, 3),), ([5], 0, 3, 1)), ((xs(2, 3, 2),), ([2, 6], 1, 2, 2)), ((xs(3, 3, 2),), ([4, 3], -2, 2, 1)),
    ]),
    Row("view_shape", np.reshape, [((xs(2, 3),), ([3, 2],)), ((xs(2, 3),), ([-1],)), ((xs(),), ([1, 1],)), ((xs(0, 3),), ([3, 0],))]),
    Row("view_dtype", lambda x, dtype: x.view(dtype), [
        ((np.arange(4),), ("int32",)), ((np.arange(4, dtype="int32").reshape(2, 2),), ("int64",)), ((np.array([1, 2]),), ("float64",)),
        ((xs(2, 3),), ("float64",)), ((xs(1),), ("float64",)), ((xs(0, 3),), ("float64",)),
    ]),
    Row("broadcast_tensors", lambda xs: list(np.broadcast_arrays(*xs)), [
        (([xs(2, 3), ys(3)],), ()), (([xs(2, 1), ys(1, 3), xs()],), ()), (([xs(0, 3), ys(1)],), ()), (([turned(xs(3, 2)), ys(2, 3, 2)],), ()),
    ]),
    Row("meshgrid", lambda xs: list(np.meshgrid(*xs, indexing="ij")), [
        (([xs(2), ys(3)],), ()), (([xs(2), ys(), xs(3)],), ()), (([xs(2)],), ()), (([xs(0), ys(2)],), ()),
    ]),
    Row("pad", lambda x, pads, value: np.pad(x, np.reshape(pads, (-1, 2)), constant_values=value), [
        ((xs(2, 3),), ([1, 0, 2, 1], 0.0)), ((xs(3),), ([0, 2], 1.5)), ((xs(0, 3),), ([1, 1, 0, 0], 2.0)), ((turned(xs(3, 2)),), ([0, 0, 1, 1], 0.0)),
    ]),
]  # fmt: skip
