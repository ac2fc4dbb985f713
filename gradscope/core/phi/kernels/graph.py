"""Kernels of graphs: messages along edges reduced into rows, segments, reindexing, samples of neighbours."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.creation import generator
from gradscope.core.phi.kernels.register import FLOAT, INT, kernel


def _reduced(messages: Any, index: Any, rows: int, kind: str) -> Any:
    """(the messages [edges, ...] reduced into rows by index, how many came to each row); 0 where none came.

    Raises OutOfRange for an index that names no row.
    """
    if index.size and (int(xp.min(index)) < 0 or int(xp.max(index)) >= rows):
        raise errors.out_of_range(f"An index names row {int(xp.max(index))}, but there are {rows} rows.", layer=5)
    count = xp.bincount(index, minlength=rows).astype("int32") if rows else xp.zeros(0, "int32")
    shape = (rows, *messages.shape[1:])
    if kind in ("SUM", "MEAN"):
        out = xp.zeros(shape, dtype=messages.dtype)
        xp.add.at(out, index, messages)
        if kind == "MEAN":
            share = xp.reshape(xp.maximum(count, 1), (rows, *([1] * (messages.ndim - 1))))
            out = xp.asarray(out / share if out.dtype.kind == "f" else out // share, dtype=messages.dtype)
        return out, count
    if messages.dtype.kind == "f":
        worst = xp.inf if kind == "MIN" else -xp.inf
    else:
        limits = xp.iinfo(messages.dtype)
        worst = limits.max if kind == "MIN" else limits.min
    out = xp.full(shape, worst, dtype=messages.dtype)
    (xp.minimum if kind == "MIN" else xp.maximum).at(out, index, messages)
    out[count == 0] = 0
    return out, count


@kernel("segment_pool", FLOAT + INT)
def segment_pool(x: Any, segment_ids: Any, pooltype: str = "SUM") -> Any:
    """Rows of x with the same id reduced; ids from 0 up, in order. Raises InvalidArgument for others."""
    ids = xp.reshape(segment_ids, -1)
    if ids.size and (int(ids[0]) < 0 or bool(xp.any(ids[1:] < ids[:-1]))):
        raise errors.invalid_argument("The segment ids should be sorted and not negative.", layer=5)
    return _reduced(x, ids, int(ids[-1]) + 1 if ids.size else 0, pooltype)


@kernel("send_u_recv", FLOAT + INT)
def send_u_recv(x: Any, src_index: Any, dst_index: Any, reduce_op: str = "SUM", out_size: Any = (0,)) -> Any:
    """Rows src of x, reduced into rows dst."""
    rows = int(out_size[0]) if len(out_size) and out_size[0] > 0 else x.shape[0]
    return _reduced(xp.take(x, src_index, axis=0), dst_index, rows, reduce_op)


def _message(x: Any, y: Any, kind: str) -> Any:
    return xp.asarray(x * y if kind == "MUL" else x + y, dtype=x.dtype)


@kernel("send_ue_recv", FLOAT + INT)
def send_ue_recv(
    x: Any, y: Any, src_index: Any, dst_index: Any, message_op: str = "ADD", reduce_op: str = "SUM",
    out_size: Any = (0,),
) -> Any:  # fmt: skip
    """Rows src of x, plus or times what the edge has in y, reduced into rows dst."""
    rows = int(out_size[0]) if len(out_size) and out_size[0] > 0 else x.shape[0]
    messages = _message(xp.take(x, src_index, axis=0), y, message_op)
    return _reduced(messages, dst_index, rows, reduce_op)


@kernel("send_uv", FLOAT + INT)
def send_uv(x: Any, y: Any, src_index: Any, dst_index: Any, message_op: str = "ADD") -> Any:
    """Rows src of x plus or times rows dst of y."""
    return _message(xp.take(x, src_index, axis=0), xp.take(y, dst_index, axis=0), message_op)


@kernel("reindex_graph", INT)
def reindex_graph(x: Any, neighbors: Any, count: Any) -> Any:
    """(edges from, to, the nodes): nodes numbered anew, those of x first, then neighbours as they come up. neighbors:
    for each kind of edge those of all nodes of x, one after the other; count: how many each of them has, of several
    kinds one after the other."""
    nodes = x.tolist()
    number = {node: i for i, node in enumerate(nodes)}
    begin, end = [], []
    for line, counts in zip(neighbors, count, strict=True):
        rest = iter(line.tolist())
        for at, many in enumerate(counts.tolist()):
            for _ in range(many):
                node = next(rest)
                if node not in number:
                    number[node] = len(nodes)
                    nodes.append(node)
                begin.append(number[node])
                end.append(at % x.size)
    return tuple(xp.asarray(one, dtype=x.dtype) for one in (begin, end, nodes))


@kernel("graph_sample_neighbors", INT)
def graph_sample_neighbors(row: Any, colptr: Any, x: Any, edge_weight: Any, sample_size: int = -1) -> Any:
    """(neighbours of the nodes x, how many of each, their places in row) of a graph in columns: those of node n stand
    in row from colptr[n] to colptr[n + 1]. At most sample_size of each, drawn without repeats, in proportion to
    edge_weight where there is one; all of them for -1."""
    starts, picked, counts = colptr.tolist(), [], []
    for node in xp.reshape(x, -1).tolist():
        places = xp.arange(starts[node], starts[node + 1])
        if 0 <= sample_size < places.size:
            noise = generator().random(places.size)
            if edge_weight is None:
                order = xp.argsort(noise)
            else:  # the largest of log(weight) + Gumbel noise are a draw without replacement
                weight = xp.reshape(edge_weight, -1)[places].astype("float64")
                order = xp.argsort(-(xp.log(weight) - xp.log(-xp.log(noise))))
            places = xp.sort(places[order[:sample_size]])
        picked.append(places)
        counts.append(places.size)
    at = xp.concatenate(picked) if picked else xp.zeros(0, "int64")
    at = at.astype("int64")
    return xp.reshape(row, -1)[at], xp.asarray(counts, dtype="int32"), at
