"""Kernels of convolution and pooling over scattered points, which a rulebook ties together.

A rule says that a row of x meets a row of the output through one place of the window. Only rules are computed with, so
that the cost is that of the points there are.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import FLOAT, kernel


def _by_place(rules: Any, places: int) -> list[tuple[int, slice]]:
    """(place, its rules) of the places that have any; rules are in the order of their places."""
    bounds = xp.searchsorted(rules[0], xp.arange(places + 1))
    return [(k, slice(a, b)) for k, (a, b) in enumerate(pairwise(bounds)) if a < b]


@kernel("rulebook_conv", FLOAT)
def rulebook_conv(x: Any, weight: Any, rules: Any, rows: int, back: int = 0) -> Any:
    """[rows, out]: for every rule (place k, row i, row o) x[i] @ weight[k] is added to row o; with back = 1
    x[o] @ weight[k].T to row i. x: [n, in], weight: [places, in, out], rules: int64 [3, count] by place."""
    out = xp.zeros((rows, weight.shape[1 if back else 2]), x.dtype)
    source, target = (2, 1) if back else (1, 2)
    for k, part in _by_place(rules, len(weight)):
        place = weight[k].T if back else weight[k]
        out[rules[target, part]] += x[rules[source, part]] @ place
    return out


@kernel("rulebook_filter_grad", FLOAT)
def rulebook_filter_grad(x: Any, out_grad: Any, rules: Any, shape: Any, back: int = 0) -> Any:
    """The gradient of the kernel, of `shape`: linear in x and in out_grad."""
    out = xp.zeros(tuple(shape), x.dtype)
    source, target = (2, 1) if back else (1, 2)
    for k, part in _by_place(rules, shape[0]):
        made = x[rules[source, part]].T @ out_grad[rules[target, part]]
        out[k] = made.T if back else made
    return out


@kernel("rulebook_max", FLOAT)
def rulebook_max(x: Any, rules: Any, rows: int) -> tuple[Any, Any]:
    """(the largest value per row of the output and channel [rows, channels], the row of x that has it, the first of
    several). x: [n, channels]; rules: int64 [2, count], rows of x and of the output, in the order of the latter."""
    if not rows:
        return xp.zeros((0, x.shape[1]), x.dtype), xp.zeros((0, x.shape[1]), "int64")
    starts = xp.searchsorted(rules[1], xp.arange(rows))
    values = x[rules[0]]
    out = xp.maximum.reduceat(values, starts, axis=0)
    number = xp.arange(len(values))[:, None]
    hit = xp.where(values == out[rules[1]], number, len(values) - 1)
    return out, rules[0][xp.minimum.reduceat(hit, starts, axis=0)]
