"""Rulebooks: which points of a sparse tensor meet which points of the result, and through which place of a window."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from gradscope.core.tensor import Tensor, new_leaf
from gradscope.paddle import _C_ops


class Rulebook(NamedTuple):
    """rules: int64 [3, count]: place of the window, row of x, row of the result, by place; positions: int64 [1 + axes,
    rows] of the result, sorted; size: of the result per axis."""

    rules: Any
    positions: Any
    size: tuple[int, ...]


def distinct(x: Tensor) -> tuple[Tensor, Any]:
    """(values, positions int64 [1 + axes, n]) of a COO tensor, sorted and each position once: values that share one are
    added up, as coalescing does."""
    values, positions = _C_ops.sparse_values(x), x.impl.indices.astype("int64")
    flat = _flat(positions.T, [int(n) for n in x.shape[1:-1]])
    if (np.diff(flat) > 0).all():
        return values, positions
    known, first, back = np.unique(flat, return_index=True, return_inverse=True)
    if len(known) == len(flat):
        return _C_ops.index_select(values, new_leaf(first), 0), positions[:, first]
    zeros = _C_ops.full([len(known), int(x.shape[-1])], 0.0, values.dtype, values.place)
    return _C_ops.index_add(zeros, new_leaf(back.reshape(-1)), values, 0), positions[:, first]


def rulebook(positions: Any, shape: Any, kernel: Any, strides: Any, pads: Any, dilations: Any, same: bool) -> Rulebook:
    """The rules of a window over the points at `positions` of a tensor of shape [n, *image, channels]; these are as
    `distinct` gives them.

    pads: (before, after) per axis. same: the result has the same positions (a submanifold convolution), else all that
    any point reaches.
    """
    points = positions.T
    image = [int(n) for n in shape[1:-1]]
    numbers = list(zip(image, kernel, strides, pads, dilations, strict=True))
    size = tuple((n + a + b - d * (k - 1) - 1) // s + 1 for n, k, s, (a, b), d in numbers)
    before, step = np.array([a for a, _ in pads]), np.array(strides)
    places, sources, targets = [], [], []
    for place, offset in enumerate(product(*(range(k) for k in kernel))):
        at = points[:, 1:] + before - np.array(offset) * np.array(dilations)
        target = at // step
        meets = ((at % step == 0) & (target >= 0) & (target < np.array(size))).all(axis=1).nonzero()[0]
        places.append(np.full(len(meets), place, "int64"))
        sources.append(meets)
        targets.append(_flat(np.column_stack([points[meets, 0], target[meets]]), size))
    by_place, source, target = (np.concatenate(part) for part in (places, sources, targets))
    known = _flat(points, size) if same else np.unique(target)
    row = np.searchsorted(known, target)
    if same:
        there = (row < len(known)) & (known[np.minimum(row, len(known) - 1)] == target) if len(known) else row < 0
        by_place, source, row = by_place[there], source[there], row[there]
    made = np.stack(np.unravel_index(known, (int(shape[0]), *size))).astype("int64")
    return Rulebook(np.stack([by_place, source, row]), made, size)


def _flat(points: Any, size: Any) -> Any:
    """The number of each point [n, *place], row by row."""
    out = points[:, 0] * prod(size)
    for axis in range(len(size)):
        out = out + points[:, 1 + axis] * prod(size[axis + 1 :])
    return out
