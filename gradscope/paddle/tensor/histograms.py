"""Histograms of points in several dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = ["histogramdd"]


def histogramdd(
    x: Tensor,
    bins: Any = 10,
    ranges: Sequence[float] | None = None,
    density: bool = False,
    weights: Tensor | None = None,
    name: str | None = None,
) -> tuple[Tensor, list[Tensor]]:
    """(how many points lie in each box, the edges of the boxes per dimension) of points x [..., D]. No gradient.

    bins: how many per dimension, an int or a list of ints, or a list of tensors that are the edges. ranges: smallest
    and largest edge of every dimension, one after the other; by default those of the points. The last box of a
    dimension holds its largest edge. density: divided by the number of points and the volume of the box. weights
    [...]: what each point counts. Raises AssertionError for other shapes and lengths, ValueError for mixed bins.
    """
    assert x.ndim >= 2, "input x must be a tensor with at least 2 dimensions."
    size = x.shape[-1]
    bins = [bins] * size if isinstance(bins, int) else list(bins)
    assert len(bins) == size, f"The length of bins must be {size} when bins is a list."
    for i, one in enumerate(bins):
        if isinstance(one, Tensor) is not isinstance(bins[0], Tensor) or not isinstance(one, (int, Tensor)):
            raise ValueError(f"The type of {i}-th element in bins list must be {type(bins[0]).__name__}.")
    assert ranges is None or len(ranges) == 2 * size, f"The length of ranges list must be {2 * size}"
    assert weights is None or list(weights.shape) == list(x.shape[:-1]), (
        "if weight tensor is provided, it should have the same shape as the input tensor excluding its innermost "
        f"dimension, but got {weights.shape}"
    )
    points = _C_ops.reshape(x.detach(), [-1, size])
    columns = _C_ops.unbind(points, 1)
    edges = [
        one
        if isinstance(one, Tensor)
        else _edges(columns[i], one, None if ranges is None else ranges[2 * i : 2 * i + 2])
        for i, one in enumerate(bins)
    ]
    counts = [max(int(one.shape[0]) - 1, 0) for one in edges]
    flat, inside = _boxes(columns, edges, counts)
    total = 1
    for n in counts:
        total *= n
    counting = x.dtype if weights is None else weights.dtype
    if total == 0:
        hist = _C_ops.full(counts, 0, counting, places.expected())
        return hist, edges
    share = _C_ops.full([flat.shape[0]], 1, counting, places.expected())
    if weights is not None:
        share = _C_ops.reshape(weights.detach(), [-1])
    share = _C_ops.multiply(share, _C_ops.cast(inside, counting))
    hist = _C_ops.bincount(flat, share, total)
    hist = _C_ops.reshape(hist if hist.dtype is counting else _C_ops.cast(hist, counting), counts)
    if density:
        hist = _C_ops.divide(hist, _C_ops.sum(hist, [], None, False))
        for axis, one in enumerate(edges):
            width = _C_ops.subtract(_part(one, 1, one.shape[0]), _part(one, 0, one.shape[0] - 1))
            hist = _C_ops.divide(hist, _C_ops.reshape(width, [-1 if i == axis else 1 for i in range(size)]))
    return hist, edges


def _part(x: Tensor, start: int, end: int) -> Tensor:
    return _C_ops.slice(x, [0], [start], [end], [], [])


def _edges(column: Tensor, count: int, ends: Sequence[float] | None) -> Tensor:
    """count + 1 evenly spaced edges, from the least to the largest value unless the ends are given."""
    if ends is None:
        ends = (
            [float(pick(column, [0], False).item()) for pick in (_C_ops.min, _C_ops.max)] if column.size else (0.0, 1.0)
        )
    return _C_ops.linspace(ends[0], ends[1], count + 1, column.dtype, places.expected())


def _boxes(columns: Sequence[Tensor], edges: Sequence[Tensor], counts: Sequence[int]) -> tuple[Tensor, Tensor]:
    """The number of the box each point lies in, 0 for those outside, and which are inside."""
    flat: Any = None
    inside: Any = None
    for column, line, count in zip(columns, edges, counts, strict=True):
        at = _C_ops.searchsorted(line, column, False, True)
        at = _C_ops.scale(at, 1, -1, True)
        last = _C_ops.expand(_part(line, line.shape[0] - 1, line.shape[0]), [column.shape[0]])
        at = _C_ops.where(_C_ops.equal(column, last), _C_ops.full_like(at, count - 1), at)
        zero, end = _C_ops.full_like(at, 0), _C_ops.full_like(at, count)
        here = _C_ops.logical_and(_C_ops.greater_equal(at, zero), _C_ops.less_than(at, end))
        inside = here if inside is None else _C_ops.logical_and(inside, here)
        at = _C_ops.where(here, at, zero)
        flat = at if flat is None else _C_ops.add(_C_ops.scale(flat, count, 0, True), at)
    flat = _C_ops.where(inside, flat, _C_ops.full_like(flat, 0))
    return _C_ops.cast(flat, dtypes.int64) if flat.dtype is not dtypes.int64 else flat, inside
