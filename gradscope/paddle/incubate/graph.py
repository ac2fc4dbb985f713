"""The old names of `paddle.geometric`'s functions, and samples over several steps from node to node."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops, geometric
from gradscope.paddle.geometric import segment_max, segment_mean, segment_min, segment_sum

__all__ = [
    "graph_khop_sampler", "graph_reindex", "graph_sample_neighbors", "graph_send_recv", "segment_max", "segment_mean",
    "segment_min", "segment_sum",
]  # fmt: skip


def graph_send_recv(
    x: Tensor,
    src_index: Tensor,
    dst_index: Tensor,
    pool_type: str = "sum",
    out_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """`paddle.geometric.send_u_recv`. Raises ValueError for another pool_type."""
    if pool_type not in ("sum", "mean", "max", "min"):
        raise ValueError(f"pool_type should be `sum`, `mean`, `max` or `min`, but received {pool_type}")
    return geometric.send_u_recv(x, src_index, dst_index, pool_type, out_size)


def graph_reindex(
    x: Tensor,
    neighbors: Tensor,
    count: Tensor,
    value_buffer: Tensor | None = None,
    index_buffer: Tensor | None = None,
    flag_buffer_hashtable: bool = False,
    name: str | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """`paddle.geometric.reindex_graph`."""
    return geometric.reindex_graph(x, neighbors, count)


def graph_sample_neighbors(
    row: Tensor,
    colptr: Tensor,
    input_nodes: Tensor,
    eids: Tensor | None = None,
    perm_buffer: Tensor | None = None,
    sample_size: int = -1,
    return_eids: bool = False,
    flag_perm_buffer: bool = False,
    name: str | None = None,
) -> Any:
    """`paddle.geometric.sample_neighbors`."""
    return geometric.sample_neighbors(row, colptr, input_nodes, sample_size, eids, return_eids)


def graph_khop_sampler(
    row: Tensor,
    colptr: Tensor,
    input_nodes: Tensor,
    sample_sizes: Sequence[int],
    sorted_eids: Tensor | None = None,
    return_eids: bool = False,
    name: str | None = None,
) -> Any:
    """(where edges come from, where they lead to, both [edges, 1], the nodes, where in them the given ones are).

    Neighbours of the nodes, their neighbours and so on, sample_sizes[i] of each in step i, renumbered as by
    `graph_reindex`; with return_eids also the numbers of the edges. Raises ValueError for return_eids without
    sorted_eids.
    """
    if return_eids and sorted_eids is None:
        raise ValueError("`sorted_eid` should not be None if return_eids is True.")
    nodes = front = input_nodes
    found: list[Tensor] = []
    counts: list[Tensor] = []
    asked: list[Tensor] = []
    numbers: list[Tensor] = []
    for size in sample_sizes:
        out, count, places = _C_ops.graph_sample_neighbors(row, colptr, front, None, size)
        found.append(out)
        counts.append(count)
        asked.append(front)
        if return_eids:
            assert sorted_eids is not None
            numbers.append(_C_ops.gather(sorted_eids, places, 0))
        known = int(nodes.shape[0])
        nodes = _C_ops.reindex_graph(nodes, [out], [_only(count, known)])[2]
        front = _C_ops.slice(nodes, [0], [known], [int(nodes.shape[0])], [], [])
        if int(front.shape[0]) == 0:
            break
    sources = _C_ops.concat(asked, 0)
    begin, end, order = _C_ops.reindex_graph(sources, [_C_ops.concat(found, 0)], [_C_ops.concat(counts, 0)])
    given = _C_ops.arange(0, int(input_nodes.shape[0]), 1, input_nodes.dtype)
    out_of = (_C_ops.unsqueeze(begin, [-1]), _C_ops.unsqueeze(end, [-1]), order, given)
    return (*out_of, _C_ops.concat(numbers, 0)) if return_eids else out_of


def _only(count: Tensor, length: int) -> Tensor:
    """All neighbours counted to the last of `length` nodes: only which nodes there are matters."""
    total = _C_ops.sum(count, [0], None, True)
    zeros = _C_ops.full([length - 1], 0, "int64")
    return _C_ops.concat([zeros, _C_ops.cast(total, "int64")], 0)
