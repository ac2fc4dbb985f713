"""Rows of the ops of indexing.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, away, bools, index_of, scatter, turned, xs, ys


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


WAYS = ("assign", "add", "mul", "mean", "amax", "amin")


def _index_add(x: Any, index: Any, value: Any, axis: int) -> Any:
    out = x.copy()
    for i, place in enumerate(index):
        np.moveaxis(out, axis, 0)[place] += np.moveaxis(value, axis, 0)[i]
    return out


def _where(ndim: int, index: Any, axes: Any) -> Any:
    where: list[Any] = [slice(None)] * ndim
    for axis, one in zip(axes or range(len(index)), index, strict=False):
        where[axis] = one
    return tuple(where)


def _put(x: Any, index: Any, value: Any, accumulate: bool, axes: Any = ()) -> Any:
    where = _where(x.ndim, index, axes)
    if accumulate:
        return x + scatter(lambda p: p[where], x.shape, np.broadcast_to(value, x[where].shape))
    out = x.copy()
    out[where] = value
    return out


def _written_last(index: Any, shape: Any, axes: Any) -> Any:
    flat = np.arange(int(np.prod(shape))).reshape(shape)[_where(len(shape), index, axes)]
    places = list(flat.reshape(-1))
    return np.array([p not in places[i + 1 :] for i, p in enumerate(places)]).reshape(flat.shape)


def _scatter_rows(x: Any, index: Any, updates: Any, overwrite: bool) -> Any:
    out = x.copy()
    if not overwrite:
        out[index] = 0
    for row, update in zip(index, updates, strict=True):
        out[row] = update if overwrite else out[row] + update
    return out


def _put_along(arr: Any, indices: Any, values: Any, axis: int, how: str, own: bool) -> Any:
    if not arr.ndim:
        return values
    out = arr.copy()
    merge = {"add": sum, "mul": np.prod, "multiply": np.prod, "mean": np.mean, "amax": max, "amin": min}
    got: dict[Any, list[float]] = {}
    for at in np.ndindex(indices.shape):
        place = list(at)
        place[axis] = int(indices[at])
        got.setdefault(tuple(place), []).append(values[at])
    for place, found in got.items():
        out[place] = found[-1] if how == "assign" else merge[how](([arr[place]] if own else []) + found)
    return out


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
    Row("index_elementwise_get", lambda x, index, axes: x[_where(x.ndim, index, axes)], [
        ((xs(3, 2), [np.array([2, 0, 2])]), ([],)), ((xs(3, 2), [np.array([2, 0, 2]), np.array([1, 1, 0])]), ([],)),
        ((xs(3, 2), [np.array([[2], [0]]), np.array([1, -1])]), ([],)), ((turned(xs(3, 2)), [np.array([], "int64")]), ([],)),
        ((xs(3, 2), [np.array([1, 1])]), ([1],)), ((xs(2, 3, 4), [np.array([0, 1]), np.array([2, 2])]), ([0, 2],)), ((xs(2, 3, 4), [np.array([[2, 1]])]), ([1],)),
        ((xs(2, 3, 4), [np.array([[2, 1]]), np.array(3)]), ([1, 2],)),
    ]),
    Row("index_elementwise_get_grad", lambda index, g, shape, axes: scatter(lambda p: p[_where(p.ndim, index, axes)], shape, g), [
        (([np.array([2, 0, 2])], xs(3, 2)), ([3, 2], [])), (([np.array([2, 0, 2]), np.array([1, 1, 0])], xs(3)), ([3, 2], [])),
        (([np.array([[2], [0]]), np.array([1, -1])], xs(2, 2)), ([3, 2], [])), (([np.array([0, 1]), np.array([2, 2])], xs(2, 3)), ([2, 3, 4], [0, 2])),
    ]),
    Row("take_along_axis", lambda x, index, axis: x[_along(index, axis)] if x.ndim else x, [
        ((xs(3, 2), np.array([[2, 0], [1, 1]])), (0,)), ((xs(2, 3), np.array([[2, -1, 0, 0]])), (1,)), ((xs(), np.array(0)), (0,)),
        ((turned(xs(3, 2)), np.array([[1], [0], [1]])), (-1,)), ((xs(3), np.array([], "int64")), (0,)),
    ]),
    Row("take_along_axis_grad", lambda g, index, shape, axis: scatter(lambda p: p[_along(index, axis)], shape, g) if shape else g, [
        ((xs(2, 2), np.array([[2, 0], [1, 1]])), ([3, 2], 0)), ((xs(1, 4), np.array([[2, -1, 0, 0]])), ([2, 3], 1)), ((xs(), np.array(0)), ([], 0)),
        ((xs(0), np.array([], "int64")), ([3], 0)),
    ]),
    Row("index_select", lambda x, index, axis: np.take(x, index, axis), [
        ((xs(3, 2), np.array([2, 0, 2])), (0,)), ((xs(3, 2), np.array([1, 1], "int32")), (1,)), ((xs(3), np.array([], "int64")), (0,)),
        ((turned(xs(3, 2)), np.array([0])), (-1,)),
    ]),
    Row("index_sample", lambda x, index: np.take_along_axis(x, index, 1), [
        ((xs(3, 2), np.array([[1], [0], [1]])), ()), ((xs(2, 4), np.array([[1, 1, 3], [0, 2, 2]])), ()), ((turned(xs(3, 2)), np.zeros((3, 0), "int64")), ()),
    ]),
    Row("index_add", _index_add, [
        ((xs(3, 2), np.array([2, 0, 2]), ys(3, 2)), (0,)), ((xs(3, 2), np.array([1]), ys(3, 1)), (1,)), ((xs(3), np.array([], "int64"), ys(0)), (0,)),
        ((turned(xs(3, 2)), np.array([0, 1]), ys(3, 2)), (-1,)),
    ]),
    Row("index_put", _put, [
        ((xs(3, 2), [np.array([2, 0]), np.array([1, 1])], ys(2)), (False,)), ((xs(3, 2), [np.array([2, 0, 2])], ys(3, 2)), (True,)),
        ((xs(3, 2), [np.array([2, 0, 2])], ys(3, 2)), (False,)), ((xs(3), [np.array([1, 1])], ys(1)), (True,)), ((xs(3), [np.array(1)], ys()), (False,)),
        ((turned(xs(3, 2)), [np.array([[0], [2]]), np.array([0, 1])], ys(2)), (False,)), ((xs(3, 2), [np.array([[0, 2]])], ys(1, 1, 2, 2)), (False,)),
    ]),
    Row("index_elementwise_put", lambda x, index, value, axes: _put(x, index, np.array(value), False, axes), [
        ((xs(3, 2), [np.array([2, 0]), np.array([1, 1])]), (1.5, [])), ((xs(3, 2), [np.array([1, 1])]), (2.0, [1])), ((xs(3), [np.array(1)]), (0.0, [])),
        ((xs(2, 3, 4), [np.array([0, 1]), np.array([2, 2])]), (3.0, [0, 2])), ((turned(xs(3, 2)), [np.array([0])]), (1.0, [])),
    ]),
    Row("index_elementwise_put_with_tensor", lambda x, index, value, axes: _put(x, index, value, False, axes), [
        ((xs(3, 2), [np.array([2, 0]), np.array([1, 1])], ys(2)), ([],)), ((xs(3, 2), [np.array([1, 1])], ys(3, 2)), ([1],)), ((xs(3), [np.array(1)], ys()), ([],)),
        ((xs(2, 3, 4), [np.array([0, 1]), np.array([2, 2])], ys(2, 3)), ([0, 2],)), ((turned(xs(3, 2)), [np.array([0])], ys(1)), ([],)),
    ]),
    Row("written_last", lambda index, shape, axes: _written_last(index, shape, axes), [
        (([np.array([2, 0, 2])],), ([3, 2], [])), (([np.array([1, 1])],), ([3, 2], [1])), (([np.array([0, 0]), np.array([1, 1])],), ([2, 2], [])),
    ]),
    Row("masked_fill", lambda x, mask, value: np.where(mask, value, x), [
        ((xs(2, 3), bools(2, 3), ys()), ()), ((xs(2, 3), bools(3), ys(2, 1)), ()), ((xs(3), bools(2, 3), ys()), ()), ((xs(), bools(), ys()), ()),
        ((xs(0, 3), bools(3), ys()), ()), ((turned(xs(3, 2)), bools(3, 2), ys(2)), ()),
    ]),
    Row("masked_select", lambda x, mask: x[mask], [
        ((xs(2, 3), bools(2, 3)), ()), ((xs(4), bools(4)), ()), ((xs(), np.array(True)), ()), ((xs(2), np.zeros(2, bool)), ()),
        ((turned(xs(3, 2)), bools(3, 2)), ()),
    ]),
    Row("masked_select_grad", lambda g, mask, shape: scatter(lambda p: p[mask], shape, g), [
        ((xs(int(bools(2, 3).sum())), bools(2, 3)), ([2, 3],)), ((xs(int(bools(4).sum())), bools(4)), ([4],)), ((xs(0), np.zeros(2, bool)), ([2],)),
    ]),
    Row("gather_nd", lambda x, index: x[tuple(np.moveaxis(index, -1, 0))], [
        ((xs(3, 2), np.array([[2, 0], [1, 1], [2, 0]])), ()), ((xs(3, 2), np.array([[[2]], [[0]]])), ()), ((xs(3, 2), np.array([1])), ()),
        ((xs(3), np.zeros((0, 1), "int64")), ()), ((turned(xs(3, 2)), np.array([[0, 1]], "int32")), ()),
    ]),
    Row("gather_nd_grad", lambda g, index, shape: scatter(lambda p: p[tuple(np.moveaxis(index, -1, 0))], shape, g), [
        ((xs(3), np.array([[2, 0], [1, 1], [2, 0]])), ([3, 2],)), ((xs(2, 1, 2), np.array([[[2]], [[0]]])), ([3, 2],)), ((xs(2), np.array([1])), ([3, 2],)),
    ]),
    Row("scatter", _scatter_rows, [
        ((xs(3, 2), np.array([2, 0]), ys(2, 2)), (True,)), ((xs(3, 2), np.array([2, 0, 2]), ys(3, 2)), (False,)), ((xs(3, 2), np.array([2, 0, 2]), ys(3, 2)), (True,)),
        ((xs(4), np.array([1]), ys(1)), (True,)), ((turned(xs(3, 2)), np.array([1, 1]), ys(2, 2)), (False,)),
    ]),
    Row("scatter_nd_add", lambda x, index, updates: x + scatter(lambda p: p[tuple(np.moveaxis(index, -1, 0))], x.shape, updates), [
        ((xs(3, 2), np.array([[2, 0], [1, 1], [2, 0]]), ys(3)), ()), ((xs(3, 2), np.array([[2], [0]]), ys(2, 2)), ()), ((xs(4), np.array([[1], [1]]), ys(2)), ()),
        ((turned(xs(3, 2)), np.array([[0, 1]]), ys(1)), ()),
    ]),
    Row("put_along_axis", _put_along, [
        *(((away(3, 2), np.array([[2, 0], [1, 0]]), apart(2, 2, avoid=0.2)), (0, how, own)) for how in WAYS for own in (True, False)),
        *(((away(2, 3), np.array([[2, 2, 0, 2]]), apart(1, 4, avoid=0.2)), (1, how, True)) for how in WAYS),
        ((xs(), np.array(0), ys()), (0, "assign", True)), ((xs(3), np.array([], "int64"), ys(0)), (0, "add", True)),
        ((turned(xs(3, 2)), np.array([[1], [0], [1]]), ys(3, 1)), (-1, "multiply", True)),
    ]),
    Row("along_axis_places", lambda index, axis: list(_along(index, axis)), [((np.array([[2, 0], [1, 1]]),), (0,)), ((np.array([2, 0]),), (-1,))]),
    Row("multiplex", lambda xs, index: np.stack([xs[int(k)][i] for i, k in enumerate(index[:, 0])]), [
        (([xs(2, 3), ys(2, 3)], np.array([[1], [0]], "int32")), ()), (([xs(3, 2), ys(3, 2), xs(3, 2)], np.array([[2], [2], [0]], "int32")), ()),
        (([xs(3), ys(3)], np.array([[1], [0]], "int32")), ()),
    ]),
]  # fmt: skip
