"""Rows of the ops of view.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, turned, xs, ys

C34 = (4, 1)  # strides of a contiguous (3, 4)
F34 = (1, 3)  # of one whose columns lie together

#: layout, dims, stride, offset of views of a (3, 4)
PARTS = [
    (C34, (2, 4), (4, 1), 4), (C34, (4, 3), (1, 4), 0), (C34, (3, 2), (4, -2), 3), (C34, (12,), (1,), 0), (C34, (), (), 5),
    (F34, (3, 2), (1, 3), 3), (F34, (2, 6), (6, 1), 0), (C34, (0, 4), (4, 1), 0),
]  # fmt: skip
#: one whose elements meet: windows of 3 over a row of 5
WINDOWS = ((1,), (3, 3), (1, 1), 0)


def _memory(x: np.ndarray, layout: Any) -> np.ndarray:
    """x's elements in the order `layout` gives them."""
    places = sum((i * s for i, s in zip(np.indices(x.shape), layout, strict=True)), np.zeros(x.shape, dtype=int))
    memory = np.zeros(x.size, dtype=x.dtype)
    memory[places.reshape(-1)] = x.reshape(-1)
    return memory


def _places(dims: Any, stride: Any, offset: int) -> np.ndarray:
    return sum((i * s for i, s in zip(np.indices(dims), stride, strict=True)), np.full(dims, offset, dtype=int))


def _back(memory: np.ndarray, shape: Any, layout: Any) -> np.ndarray:
    return memory[_places(shape, layout, 0)]


def _take(x: np.ndarray, layout: Any, dims: Any, stride: Any, offset: int) -> np.ndarray:
    return _memory(x, layout)[_places(dims, stride, offset)]


def _put(part: np.ndarray, shape: Any, layout: Any, dims: Any, stride: Any, offset: int) -> np.ndarray:
    memory = np.zeros(int(np.prod(shape, dtype=int)), dtype=part.dtype)
    np.add.at(memory, _places(dims, stride, offset).reshape(-1), part.reshape(-1))
    return _back(memory, shape, layout)


def _write(x: np.ndarray, part: Any, layout: Any, dims: Any, stride: Any, offset: int) -> np.ndarray:
    memory = _memory(x, layout)
    memory[_places(dims, stride, offset)] = part
    return _back(memory, x.shape, layout)


def _clear(x: np.ndarray, layout: Any, dims: Any, stride: Any, offset: int) -> np.ndarray:
    return _write(x, 0.0, layout, dims, stride, offset)


ROWS: list[Row] = [
    Row("view_take", _take, [
        *(((xs(3, 4),), part) for part in PARTS), ((turned(xs(3, 4)),), PARTS[0]), ((xs(5),), WINDOWS),
        ((xs(0, 3),), ((3, 1), (0,), (1,), 0)), ((xs(),), ((), (1,), (1,), 0)),
    ]),
    Row("view_put", _put, [
        *(((ys(*part[1]),), ((3, 4), *part)) for part in PARTS), ((turned(ys(2, 4)),), ((3, 4), *PARTS[0])),
        ((ys(3, 3),), ((5,), *WINDOWS)), ((ys(0),), ((0, 3), (3, 1), (0,), (1,), 0)), ((ys(1),), ((), (), (1,), (1,), 0)),
    ]),
    Row("view_clear", _clear, [
        *(((xs(3, 4),), part) for part in PARTS), ((turned(xs(3, 4)),), PARTS[2]), ((xs(),), ((), (1,), (1,), 0)),
        ((xs(0, 3),), ((3, 1), (0,), (1,), 0)),
    ]),
    Row("view_write", _write, [
        *(((xs(3, 4), ys(*part[1])), part) for part in PARTS), ((turned(xs(3, 4)), turned(ys(3, 2))), PARTS[2]),
        ((xs(), ys(1)), ((), (1,), (1,), 0)), ((xs(0, 3), ys(0)), ((3, 1), (0,), (1,), 0)),
    ]),
]  # fmt: skip
