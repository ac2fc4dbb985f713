"""Tensors put together or compared by shape: blocks, products and choices of elements, sums to another's shape."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core import place as places
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor import arrange
from gradscope.paddle.tensor.creation import to_tensor

__all__ = [
    "block_diag", "broadcast_shapes", "cartesian_prod", "combinations", "diagonal_scatter", "histogram_bin_edges",
    "reduce_as",
]  # fmt: skip

#: those that take no tensor first
NOT_METHODS = ("broadcast_shapes", "cartesian_prod")


def block_diag(inputs: Sequence[Tensor], name: str | None = None) -> Tensor:
    """A matrix with the tensors (0-D, rows or matrices) as blocks along its diagonal, 0 elsewhere.

    Raises ValueError for a tensor of more axes.
    """
    blocks = []
    for one in inputs:
        if one.ndim > 2:
            raise ValueError(
                f"For 'block_diag', the dimension of each elements in 'inputs' must be 0, 1, or 2, but got {one.ndim}"
            )
        blocks.append(_C_ops.reshape(one, [1, -1]) if one.ndim == 1 else one)
    blocks = [_C_ops.reshape(one, [1, 1]) if one.ndim == 0 else one for one in blocks]
    width = sum(one.shape[1] for one in blocks)
    rows, left = [], 0
    for one in blocks:
        height, mine = one.shape
        around = [_zeros([height, n], one.dtype) for n in (left, width - left - mine)]
        rows.append(_C_ops.concat([around[0], one, around[1]], 1))
        left += mine
    return _C_ops.concat(rows, 0)


def _zeros(shape: list[int], dtype: dtypes.DType) -> Tensor:
    return _C_ops.full(shape, 0, dtype, places.expected())


def broadcast_shapes(*shapes: Sequence[int]) -> list[int]:
    """The shape that tensors of these shapes broadcast to. Raises ValueError (InvalidArgument) when they do not."""
    found: tuple[int, ...] = ()
    for shape in shapes:
        found = broadcast(found, tuple(shape))
    return list(found)


def cartesian_prod(x: Sequence[Tensor], name: str | None = None) -> Tensor:
    """All tuples with an element of each 1-D tensor, one a row; of a single tensor its elements.

    Raises ValueError for a tensor that is not 1-D.
    """
    for one in x:
        if one.ndim != 1:
            raise ValueError(f"Expect a 1D vector, but got shape {one.shape}")
    if len(x) == 1:
        return _C_ops.assign(x[0])
    grids = arrange.meshgrid(*x)
    return _C_ops.reshape(_C_ops.stack(grids, -1), [-1, len(x)])


def combinations(x: Tensor, r: int = 2, with_replacement: bool = False, name: str | None = None) -> Tensor:
    """All choices of r elements of a 1-D tensor, in order, one a row; with_replacement: an element may come again.

    Raises TypeError unless x is 1-D, ValueError for an r that is no int from 0.
    """
    if x.ndim != 1:
        raise TypeError(f"Expect a 1-D vector, but got x shape {x.shape}")
    if not isinstance(r, int) or r < 0:
        raise ValueError(f"Expect a non-negative int, but got r={r}")
    if r == 0:
        return _C_ops.full([0], 0, x.dtype, places.expected())
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    chosen = np.array(list(choose(range(x.shape[0]), r)), np.int64).reshape(-1)
    if not chosen.size:
        return _C_ops.full([0, r], 0, x.dtype, places.expected())
    return _C_ops.reshape(_C_ops.gather(x, to_tensor(chosen), 0), [-1, r])


def diagonal_scatter(
    x: Tensor, y: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1, name: str | None = None
) -> Tensor:
    """x with y on the diagonal of two axes. Raises AssertionError for a y of another shape than that diagonal."""
    wanted = arrange.diagonal(x.detach(), offset, axis1, axis2).shape
    assert list(y.shape) == list(wanted), f"the y shape should be {list(wanted)}"
    return arrange.fill_diagonal_tensor(x, y, offset, axis1, axis2)


def histogram_bin_edges(
    input: Tensor, bins: int = 100, min: float = 0.0, max: float = 0.0, name: str | None = None
) -> Tensor:
    """The bins + 1 bounds of equal parts of [min, max], of the input's range when both are 0; float32, a constant.

    A range of one value is widened by 0.5 to both sides. Raises ValueError when max is below min.
    """
    if max < min:
        raise ValueError("max must be larger than min in range parameter")
    low, high = float(min), float(max)
    if low == high == 0.0:
        values = input.detach()
        low, high = (float(op(values, [], False).item()) for op in (_C_ops.min, _C_ops.max))
    if low == high:
        low, high = low - 0.5, high + 0.5
    return _C_ops.linspace(low, high, bins + 1, dtypes.float32, places.expected())


def reduce_as(x: Tensor, target: Tensor, name: str | None = None) -> Tensor:
    """x summed over the axes that broadcasting would have given it from target's shape. bool and int32 give int64.

    Raises InvalidArgument (ValueError) when target's shape does not broadcast to x's.
    """
    shape, wanted = list(x.shape), list(target.shape)
    lead = len(shape) - len(wanted)
    fits = lead >= 0 and all(m in (1, n) for n, m in zip(shape[lead:], wanted))
    if not fits:
        raise errors.invalid_argument(
            f"a tensor of shape {shape} is no broadcast of one of shape {wanted}",
            op="reduce_as",
            tensor=errors.describe(x),
            remedy="each length of target has to be that of x, counted from the last axis, or 1",
        )
    axes = [k for k, n in enumerate(shape) if k < lead or n != wanted[k - lead]]
    if not axes:
        return _C_ops.assign(x)
    return _C_ops.reshape(_C_ops.sum(x, axes, None, True), wanted)
