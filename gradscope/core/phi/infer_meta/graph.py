"""Shapes of messages along the edges of graphs, segments and samples of neighbours."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims, infer_meta

_INT32 = np.dtype("int32")
_REDUCE = ("SUM", "MEAN", "MAX", "MIN")


def _kinds(reduce_op: str, message_op: str = "ADD") -> None:
    if reduce_op not in _REDUCE:
        raise InvalidArgument(f"The reduction must be one of {', '.join(_REDUCE)}, but got {reduce_op}.")
    if message_op not in ("ADD", "MUL"):
        raise InvalidArgument(f"The message must be ADD or MUL, but got {message_op}.")


def _edges(src: Any, dst: Any) -> int:
    """How many edges there are. Raises InvalidArgument unless both indices are vectors of one length."""
    for what, index in (("Src_index", src), ("Dst_index", dst)):
        if len(index.shape) != 1:
            raise InvalidArgument(f"The {what} should be 1D, but got {dims(index.shape)}.")
    if src.shape[0] != dst.shape[0]:
        raise InvalidArgument(
            f"Src_index and Dst_index should have the same shape, but got {dims(src.shape)} and {dims(dst.shape)}."
        )
    return int(src.shape[0])


def _rows(x: Any, out_size: Any) -> int:
    """out_size where it says something, else as many rows as x has."""
    asked = int(out_size[0]) if len(out_size) else 0
    return asked if asked > 0 else x.shape[0]


@infer_meta
def SegmentPoolInferMeta(x: Any, segment_ids: Any, pooltype: str = "SUM") -> Any:
    """An unknown number of rows of x. Raises InvalidArgument unless there is one id per row."""
    _kinds(pooltype)
    if not x.shape or segment_ids.shape[:1] != x.shape[:1]:
        raise InvalidArgument(
            f"There must be a segment id for every row of x, but their shapes are {dims(segment_ids.shape)} and "
            f"{dims(x.shape)}."
        )
    return ((-1, *x.shape[1:]), x.dtype), ((-1,), _INT32)


@infer_meta
def SendURecvInferMeta(x: Any, src_index: Any, dst_index: Any, reduce_op: str = "SUM", out_size: Any = (0,)) -> Any:
    """Rows of x, out_size of them."""
    _kinds(reduce_op)
    _edges(src_index, dst_index)
    rows = _rows(x, out_size)
    return ((rows, *x.shape[1:]), x.dtype), ((rows,), _INT32)


@infer_meta
def SendUERecvInferMeta(
    x: Any, y: Any, src_index: Any, dst_index: Any, message_op: str = "ADD", reduce_op: str = "SUM",
    out_size: Any = (0,),
) -> Any:  # fmt: skip
    """Rows of x and y broadcast, out_size of them. Raises InvalidArgument unless y has a row per edge."""
    _kinds(reduce_op, message_op)
    if y.shape[:1] != (_edges(src_index, dst_index),):
        raise InvalidArgument(
            f"Expect Input Y to have size {src_index.shape[0]} as the number of edges, but its shape is "
            f"{dims(y.shape)}."
        )
    rows = _rows(x, out_size)
    return ((rows, *broadcast(x.shape[1:], y.shape[1:])), x.dtype), ((rows,), _INT32)


@infer_meta
def SendUVInferMeta(x: Any, y: Any, src_index: Any, dst_index: Any, message_op: str = "ADD") -> Any:
    """A row per edge, of x and y broadcast."""
    _kinds("SUM", message_op)
    return (_edges(src_index, dst_index), *broadcast(x.shape[1:], y.shape[1:])), x.dtype


@infer_meta
def ReindexGraphInferMeta(x: Any, neighbors: Any, count: Any) -> Any:
    """An edge per neighbour; an unknown number of nodes. Raises InvalidArgument for lists of different lengths."""
    if len(neighbors) != len(count):
        raise InvalidArgument(f"There must be counts for all neighbours, but got {len(count)} for {len(neighbors)}.")
    edges = sum(one.shape[0] for one in neighbors)
    return ((edges,), x.dtype), ((edges,), x.dtype), ((-1,), x.dtype)


@infer_meta
def GraphSampleNeighborsInferMeta(row: Any, colptr: Any, x: Any, edge_weight: Any, sample_size: int = -1) -> Any:
    """An unknown number of neighbours, how many each node of x has, and where in `row` they stand."""
    return ((-1,), row.dtype), (x.shape[:1], _INT32), ((-1,), np.dtype("int64"))
