"""Rulebooks: which points of a sparse tensor meet which points of the result, and through which place of a window."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from gradscope.core.tensor import Tensor


class Rulebook(NamedTuple):
    """rules: int64 [3, count]: place of the window, row of x, row of the result, by place; positions: int64 [1 + axes,
    rows] of the result, sorted; size: of the result per axis."""

    rules: Any
    positions: Any
    size: tuple[int, ...]


def rulebook(x: Tensor, kernel: Any, strides: Any, pads: Any, dilations: Any, same: bool) -> Rulebook:
    """The rules of a window over x, a COO tensor of [n, *image, channels] whose positions are distinct and sorted.

    pads: (before, after) per axis. same: the result has the positions of x (a submanifold convolution), else all that
    any point reaches.
    """
    points = x.impl.indices.T.astype("int64")
    image = [int(n) for n in x.shape[1:-1]]
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
    place, source, target = (np.concatenate(part) for part in (places, sources, targets))
    known = _flat(points, size) if same else np.unique(target)
    row = np.searchsorted(known, target)
    if same:
        there = (row < len(known)) & (known[np.minimum(row, len(known) - 1)] == target) if len(known) else row < 0
        place, source, row = place[there], source[there], row[there]
    positions = np.stack(np.unravel_index(known, (int(x.shape[0]), *size))).astype("int64")
    return Rulebook(np.stack([place, source, row]), positions, size)


def _flat(points: Any, size: Any) -> Any:
    """The number of each point [n, *place], row by row."""
    out = points[:, 0] * prod(size)
    for axis in range(len(size)):
        out = out + points[:, 1 + axis] * prod(size[axis + 1 :])
    return out
