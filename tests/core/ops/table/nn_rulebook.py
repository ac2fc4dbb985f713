"""Rows of the ops of nn_rulebook.yaml. The references go rule by rule."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, xs, ys


def _rules(places: int, n: int, rows: int) -> Any:
    """About half of all (place, row) meet, each row of the output at most once per place, as in a convolution."""
    rng, found = np.random.default_rng([places, n, rows]), []
    for k in range(places):
        few = min(n, rows)
        pairs = zip(rng.permutation(n)[:few], rng.permutation(rows)[:few], strict=True)
        found += [(k, i, o) for i, o in pairs if rng.random() < 0.6]
    return np.array(found, "int64").reshape(-1, 3).T.copy()


def _conv(x: Any, kernel: Any, rules: Any, rows: int, back: int) -> Any:
    out = np.zeros((rows, kernel.shape[1 if back else 2]))
    for k, i, o in rules.T:
        if back:
            out[i] += x[o] @ kernel[k].T
        else:
            out[o] += x[i] @ kernel[k]
    return out


def _filter(x: Any, g: Any, rules: Any, shape: Any, back: int) -> Any:
    out = np.zeros(shape)
    for k, i, o in rules.T:
        out[k] += np.outer(g[i], x[o]) if back else np.outer(x[i], g[o])
    return out


def _max(x: Any, rules: Any, rows: int) -> list[Any]:
    out, where = np.zeros((rows, x.shape[1])), np.zeros((rows, x.shape[1]), "int64")
    for o in range(rows):
        mine = rules[0][rules[1] == o]
        out[o], where[o] = x[mine].max(0), mine[x[mine].argmax(0)]
    return [out, where]


def _windows(n: int, rows: int) -> Any:
    rng = np.random.default_rng([n, rows])
    pairs = [(i, o) for o in range(rows) for i in rng.permutation(n)[: rng.integers(1, n + 1)]]
    return np.array(pairs, "int64").T.copy()


ROWS: list[Row] = [
    Row("rulebook_conv", _conv, [
        ((xs(4, 2), ys(3, 2, 3), _rules(3, 4, 5)), (5, 0)), ((xs(5, 3), ys(2, 2, 3), _rules(2, 4, 5)), (4, 1)),
        ((xs(1, 2), ys(4, 2, 1), _rules(4, 1, 2)), (2, 0)), ((xs(3, 1), ys(2, 1, 2), np.zeros((3, 0), "int64")), (2, 0)),
    ]),
    Row("rulebook_filter_grad", _filter, [
        ((xs(4, 2), ys(5, 3), _rules(3, 4, 5)), ([3, 2, 3], 0)), ((xs(5, 3), ys(4, 2), _rules(2, 4, 5)), ([2, 2, 3], 1)),
        ((xs(1, 2), ys(2, 1), _rules(4, 1, 2)), ([4, 2, 1], 0)),
    ]),
    Row("rulebook_max", _max, [
        ((apart(4, 2), _windows(4, 3)), (3,)), ((apart(1, 3), _windows(1, 2)), (2,)), ((apart(5, 1), _windows(5, 4)), (4,)),
    ]),
]  # fmt: skip
