"""Neighbours of nodes drawn from a graph in compressed columns: those of node n are row[colptr[n] : colptr[n + 1]]."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = ["sample_neighbors", "weighted_sample_neighbors"]


def sample_neighbors(
    row: Tensor,
    colptr: Tensor,
    input_nodes: Tensor,
    sample_size: int = -1,
    eids: Tensor | None = None,
    return_eids: bool = False,
    perm_buffer: Tensor | None = None,
    name: str | None = None,
) -> Any:
    """(neighbours of the nodes, how many of each) and with return_eids the numbers in eids of their edges: at most
    sample_size of each node, drawn without repeats; all for -1. Raises ValueError for return_eids without eids."""
    return _drawn(row, colptr, input_nodes, None, sample_size, eids, return_eids)


def weighted_sample_neighbors(
    row: Tensor,
    colptr: Tensor,
    edge_weight: Tensor,
    input_nodes: Tensor,
    sample_size: int = -1,
    eids: Tensor | None = None,
    return_eids: bool = False,
    name: str | None = None,
) -> Any:
    """`sample_neighbors` that draws in proportion to the weights of the edges."""
    return _drawn(row, colptr, input_nodes, edge_weight, sample_size, eids, return_eids)


def _drawn(
    row: Tensor, colptr: Tensor, nodes: Tensor, weight: Tensor | None, size: int, eids: Tensor | None, wanted: bool
) -> Any:
    if wanted and eids is None:
        raise ValueError("`eids` should not be None if `return_eids` is True.")
    out, count, places = _C_ops.graph_sample_neighbors(row, colptr, nodes, weight, size)
    return (out, count, _C_ops.gather(eids, places, 0)) if wanted else (out, count)
