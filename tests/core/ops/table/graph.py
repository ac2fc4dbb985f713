"""Rows of the ops of graph.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, turned, xs, ys

SRC, DST = np.array([0, 1, 2, 0, 3], "int32"), np.array([1, 2, 1, 0, 1], "int32")
IDS = np.array([0, 0, 1, 3])


def _reduced(messages: Any, index: Any, rows: int, kind: str) -> Any:
    function = {"SUM": np.sum, "MEAN": np.mean, "MAX": np.max, "MIN": np.min}[kind]
    out = np.zeros((rows, *messages.shape[1:]))
    for i in range(rows):
        if (index == i).any():
            out[i] = function(messages[index == i], 0)
    return out


def _rows(x: Any, size: Any) -> int:
    return size[0] if size and size[0] > 0 else x.shape[0]


def _message(x: Any, y: Any, kind: str) -> Any:
    return x * y if kind == "MUL" else x + y


def _sampled(row: Any, colptr: Any, x: Any, weight: Any, size: int) -> Any:
    places = np.concatenate([np.arange(colptr[n], colptr[n + 1]) for n in x])
    return [row[places], np.array([colptr[n + 1] - colptr[n] for n in x], "int32"), places]


ROWS: list[Row] = [
    Row("segment_pool", lambda x, ids, kind: _reduced(x, ids, 4, kind), [
        *(((apart(4, 3), IDS), (kind,)) for kind in ("SUM", "MEAN", "MAX", "MIN")),
        ((apart(4), IDS.astype("int32")), ("MEAN",)), ((turned(apart(4, 2)), IDS), ("MAX",)), ((apart(4, 2, 2), IDS), ("SUM",)),
    ]),
    Row("send_u_recv", lambda x, src, dst, kind, size: _reduced(x[src], dst, _rows(x, size), kind), [
        *(((apart(4, 3), SRC, DST), (kind, [0])) for kind in ("SUM", "MEAN", "MAX", "MIN")),
        ((apart(4), SRC, DST), ("MIN", [6])), ((turned(apart(4, 2)), SRC.astype("int64"), DST.astype("int64")), ("MEAN", [3])),
    ]),
    Row("send_ue_recv", lambda x, y, src, dst, op, kind, size: _reduced(_message(x[src], y, op), dst, _rows(x, size), kind), [
        *(((apart(4, 3), ys(5, 3), SRC, DST), (op, kind, [0])) for op in ("ADD", "MUL") for kind in ("SUM", "MEAN", "MAX", "MIN")),
        ((xs(4, 1), ys(5, 3), SRC, DST), ("MUL", "MAX", [5])), ((apart(4, 3), ys(5, 1), SRC, DST), ("ADD", "SUM", [0])), ((apart(4), ys(5), SRC, DST), ("MUL", "MEAN", [0])),
    ]),
    Row("send_uv", lambda x, y, src, dst, op: _message(x[src], y[dst], op), [
        ((xs(4, 3), ys(4, 3), SRC, DST), ("ADD",)), ((xs(4, 3), ys(4, 1), SRC, DST), ("MUL",)), ((xs(4), ys(4), SRC, DST), ("MUL",)), ((turned(xs(4, 2)), ys(3, 2), SRC, DST), ("MUL",)),
    ]),
    Row("reindex_graph", lambda x, neighbors, count: [np.array([3, 4, 0, 5, 6, 7, 6]), np.array([0, 0, 1, 1, 1, 2, 2]), np.array([0, 1, 2, 8, 9, 4, 7, 6])], [
        ((np.array([0, 1, 2]), [np.array([8, 9, 0, 4, 7, 6, 7])], [np.array([2, 3, 2], "int32")]), ()),
    ]),
    Row("graph_sample_neighbors", _sampled, [
        ((np.array([3, 7, 0, 9, 1]), np.array([0, 2, 4, 5]), np.array([0, 2]), None), (-1,)), ((np.array([3, 7, 0, 9, 1]), np.array([0, 2, 4, 5]), np.array([1]), ys(5) ** 2), (5,)),
    ]),
]  # fmt: skip
