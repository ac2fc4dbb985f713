"""Rows of a tensor reduced by segment: those with the same id, ids from 0 up and in order."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = ["segment_max", "segment_mean", "segment_min", "segment_sum"]


def segment_sum(data: Tensor, segment_ids: Tensor, name: str | None = None) -> Tensor:
    """The sums; 0 for an id that no row has. Raises ValueError for ids that are not in order."""
    return _C_ops.segment_pool(data, segment_ids, "SUM")


def segment_mean(data: Tensor, segment_ids: Tensor, name: str | None = None) -> Tensor:
    """The means; 0 for an id that no row has. Raises ValueError for ids that are not in order."""
    return _C_ops.segment_pool(data, segment_ids, "MEAN")


def segment_min(data: Tensor, segment_ids: Tensor, name: str | None = None) -> Tensor:
    """The smallest elements; 0 for an id that no row has. Raises ValueError for ids that are not in order."""
    return _C_ops.segment_pool(data, segment_ids, "MIN")


def segment_max(data: Tensor, segment_ids: Tensor, name: str | None = None) -> Tensor:
    """The largest elements; 0 for an id that no row has. Raises ValueError for ids that are not in order."""
    return _C_ops.segment_pool(data, segment_ids, "MAX")
