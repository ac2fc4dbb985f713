"""Rows of the ops of indexing.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, index_of, scatter, turned, xs, ys


def _set_value(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, dec: Any, none: Any, shape: Any, values: Any
) -> Any:
    out = x.copy()
    out[index_of(x, starts, ends, steps, axes, dec, none)] = np.reshape(values, shape) if len(values) > 1 else values[0]
    return out


def _set_tensor(x: Any, values: Any, starts: Any, ends: Any, steps: Any, axes: Any, dec: Any, none: Any) -> Any:
    out = x.copy()
    out[index_of(x, starts, ends, steps, axes, dec, none)] = values
    return out


def _slice(x: Any, axes: Any, starts: Any, ends: Any, flags: Any = (), dec: Any = ()) -> Any:
    return x[index_of(x, starts, ends, [1] * len(axes), axes, dec, ())]


def _strided(x: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Any:
    return x[index_of(x, starts, ends, strides, axes, (), ())]


SETS = [
    ([0], [1], [1], [0], [], []), ([1], [2], [1], [1], [1], []), ([0, -1], [2, -4], [1, -2], [0, 1], [], []),
    ([0], [2], [1], [0], [], [0]), ([], [], [], [], [], []),
]  # fmt: skip


def _along(index: Any, axis: int) -> Any:
    grids = list(np.indices(index.shape))
    grids[axis] = index
    return tuple(grids)


ROWS: list[Row] = [
    Row("slice", _slice, [
        ((xs(4, 3),), ([0], [1], [3], [], [])), ((xs(4, 3),), ([0, 1], [1, -2], [2, 9], [1], [0])), ((xs(3),), ([0], [-1], [10**10], [], [0])),
        ((xs(0, 3),), ([1], [0], [2], [], [])), ((turned(xs(3, 2)),), ([0], [-2], [10**10], [], [])), ((xs(3),), ([0], [2], [2], [], [])),
    ]),
    Row("slice_grad", lambda g, shape, axes, starts, ends, dec: scatter(lambda p: _slice(p, axes, starts, ends, (), dec), shape, g), [
        ((xs(2, 3),), ([4, 3], [0], [1], [3], [])), ((xs(2),), ([4, 3], [0, 1], [1, -2], [2, 9], [0])), ((xs(),), ([3], [0], [1], [2], [0])),
        ((xs(0, 2),), ([0, 3], [1], [0], [2], [])),
    ]),
    Row("strided_slice", _strided, [
        ((xs(5, 3),), ([0], [0], [5], [2])), ((xs(5, 3),), ([0, 1], [-1, 2], [-6, -4], [-2, -1])), ((xs(0, 3),), ([1], [0], [3], [2])),
        ((turned(xs(4, 2)),), ([0], [1], [4], [2])), ((xs(3),), ([0], [2], [0], [1])),
    ]),
    Row("strided_slice_grad", lambda g, shape, axes, starts, ends, strides:
        scatter(lambda p: _strided(p, axes, starts, ends, strides), shape, g), [
        ((xs(3, 3),), ([5, 3], [0], [0], [5], [2])), ((xs(3, 3),), ([5, 3], [0, 1], [-1, 2], [-6, -4], [-2, -1])),
        ((xs(0, 2),), ([0, 3], [1], [0], [3], [2])), ((xs(2),), ([4], [0], [1], [4], [2])),
    ]),
    Row("set_value", _set_value, [
        *(((xs(3, 4),), (*s, [1], [1.5])) for s in SETS), ((xs(3, 4),), ([0], [2], [1], [0], [], [], [4], [1.0, 2.0, 3.0, 4.0])),
        ((xs(3),), ([1], [2], [1], [0], [0], [], [1], [2])), ((xs(),), ([], [], [], [], [], [], [1], [2.0])),
        ((xs(0, 3),), ([0], [2], [1], [1], [], [], [1], [2.0])), ((turned(xs(3, 2)),), ([0], [2], [1], [0], [], [], [1], [2.0])),
    ]),
    Row("set_value_with_tensor", _set_tensor, [
        ((xs(3, 4), ys(1, 4)), SETS[0]), ((xs(3, 4), ys(3)), SETS[1]), ((xs(3, 4), ys(2, 1)), SETS[2]), ((xs(3, 4), ys(1, 2, 4)), SETS[3]),
        ((xs(3, 4), ys()), SETS[4]), ((xs(), ys()), ([], [], [], [], [], [])), ((xs(3, 4), ys(1, 1, 4)), SETS[0]),
        ((turned(xs(3, 2)), turned(ys(2, 2))), ([1], [3], [1], [0], [], [])), ((xs(0, 3), ys(2)), ([0], [2], [1], [1], [], [])),
    ]),
    Row("gather", lambda x, index, axis: np.take(x, index, axis), [
        ((xs(3, 2), np.array([2, 0, 2])), (0,)), ((xs(3, 2), np.array([1, 1], "int32")), (1,)), ((xs(3, 2), np.array(2)), (0,)),
        ((xs(3), np.array([], "int64")), (0,)), ((turned(xs(3, 2)), np.array([0])), (-1,)), ((xs(2, 0), np.array([0])), (0,)),
    ]),
    Row("gather_grad", lambda g, index, shape, axis: scatter(lambda p: np.take(p, index, axis), shape, g), [
        ((xs(3, 2), np.array([2, 0, 2])), ([3, 2], 0)), ((xs(3, 2), np.array([1, 1])), ([3, 2], 1)), ((xs(2), np.array(2)), ([3, 2], 0)),
        ((xs(0), np.array([], "int64")), ([3], 0)),
    ]),
    Row("index_elementwise_get", lambda x, index: x[tuple(index)], [
        ((xs(3, 2), [np.array([2, 0, 2])]), ()), ((xs(3, 2), [np.array([2, 0, 2]), np.array([1, 1, 0])]), ()),
        ((xs(3, 2), [np.array([[2], [0]]), np.array([1, -1])]), ()), ((turned(xs(3, 2)), [np.array([], "int64")]), ()),
    ]),
    Row("index_elementwise_get_grad", lambda index, g, shape: scatter(lambda p: p[tuple(index)], shape, g), [
        (([np.array([2, 0, 2])], xs(3, 2)), ([3, 2],)), (([np.array([2, 0, 2]), np.array([1, 1, 0])], xs(3)), ([3, 2],)),
        (([np.array([[2], [0]]), np.array([1, -1])], xs(2, 2)), ([3, 2],)),
    ]),
    Row("take_along_axis", lambda x, index, axis: x[_along(index, axis)] if x.ndim else x, [
        ((xs(3, 2), np.array([[2, 0], [1, 1]])), (0,)), ((xs(2, 3), np.array([[2, -1, 0, 0]])), (1,)), ((xs(), np.array(0)), (0,)),
        ((turned(xs(3, 2)), np.array([[1], [0], [1]])), (-1,)), ((xs(3), np.array([], "int64")), (0,)),
    ]),
    Row("take_along_axis_grad", lambda g, index, shape, axis: scatter(lambda p: p[_along(index, axis)], shape, g) if shape else g, [
        ((xs(2, 2), np.array([[2, 0], [1, 1]])), ([3, 2], 0)), ((xs(1, 4), np.array([[2, -1, 0, 0]])), ([2, 3], 1)), ((xs(), np.array(0)), ([], 0)),
        ((xs(0), np.array([], "int64")), ([3], 0)),
    ]),
]  # fmt: skip
