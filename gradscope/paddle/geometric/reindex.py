"""Nodes of a sampled graph numbered anew, from 0 up."""

from __future__ import annotations

from collections.abc import Sequence

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = ["reindex_graph", "reindex_heter_graph"]


def reindex_graph(
    x: Tensor,
    neighbors: Tensor,
    count: Tensor,
    value_buffer: Tensor | None = None,
    index_buffer: Tensor | None = None,
    name: str | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """(where each edge comes from, where it leads to, the nodes in their new order): the nodes x first, then neighbours
    as they come up. neighbors: those of x[0], of x[1] …; count: how many of each. The buffers, for GPUs, are unused."""
    return _C_ops.reindex_graph(x, [neighbors], [count])


def reindex_heter_graph(
    x: Tensor,
    neighbors: Sequence[Tensor],
    count: Sequence[Tensor],
    value_buffer: Tensor | None = None,
    index_buffer: Tensor | None = None,
    name: str | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """`reindex_graph` with several kinds of edges: neighbours and counts for each, nodes numbered together."""
    return _C_ops.reindex_graph(x, list(neighbors), list(count))
