"""Repeating, turning, cutting and joining: tile, flip, roll, diagonals, triangles, views of memory, stacks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.manipulation import concat, ints_of, split, transpose

__all__ = [
    "as_strided",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "broadcast_tensors",
    "column_stack",
    "crop",
    "diag",
    "diag_embed",
    "diagflat",
    "diagonal",
    "dsplit",
    "dstack",
    "fill_diagonal_tensor",
    "flip",
    "hsplit",
    "hstack",
    "meshgrid",
    "moveaxis",
    "repeat_interleave",
    "reverse",
    "roll",
    "rot90",
    "row_stack",
    "slice",
    "strided_slice",
    "swapaxes",
    "swapdims",
    "tensor_split",
    "tile",
    "tril",
    "triu",
    "unflatten",
    "unfold",
    "unstack",
    "view",
    "view_as",
    "vsplit",
    "vstack",
]


def tile(x: Tensor, repeat_times: Any, name: str | None = None) -> Tensor:
    """x repeated along its axes."""
    return _C_ops.tile(x, ints_of(repeat_times))


def flip(x: Tensor, axis: Any, name: str | None = None) -> Tensor:
    """x turned round along each axis in `axis`."""
    return _C_ops.flip(x, ints_of(axis))


reverse = flip


def roll(x: Tensor, shifts: Any, axis: Any = None, name: str | None = None) -> Tensor:
    """x moved round by shifts along `axis`; the flattened x when axis is None."""
    return _C_ops.roll(x, ints_of(shifts), [] if axis is None else ints_of(axis))


def rot90(x: Tensor, k: int = 1, axes: Sequence[int] = (0, 1), name: str | None = None) -> Tensor:
    """x turned by 90 degrees k times in the plane of two axes. Raises ValueError unless there are two of them."""
    if len(axes) != 2 or axes[0] % x.ndim == axes[1] % x.ndim:
        raise ValueError(f"expected two different rotation axes, but got {list(axes)}")
    first, second = axes[0] % x.ndim, axes[1] % x.ndim
    k = k % 4
    if k == 0:
        return x
    if k == 2:
        return flip(flip(x, [first]), [second])
    order = list(range(x.ndim))
    order[first], order[second] = order[second], order[first]
    return transpose(flip(x, [second]), order) if k == 1 else flip(transpose(x, order), [second])


def repeat_interleave(
    x: Tensor, repeats: int | Tensor, axis: int | None = None, name: str | None = None, *, output_size: Any = None
) -> Tensor:
    """Each slice along `axis` (of the flattened x) `repeats` times in a row, or slice i repeats[i] times."""
    x, axis = (_C_ops.flatten(x, 0, -1), 0) if axis is None else (x, axis)
    if isinstance(repeats, Tensor):
        if repeats.size == 1 and x.shape[axis] != 1:
            repeats = _C_ops.expand(_C_ops.reshape(repeats, [1]), [x.shape[axis]])
        return _C_ops.repeat_interleave_with_tensor_index(x, repeats, axis, -1)
    return _C_ops.repeat_interleave(x, repeats, axis, -1)


def moveaxis(x: Tensor, source: Any, destination: Any, name: str | None = None) -> Tensor:
    """The axes `source` moved to the places `destination`, the others in their order; a view."""
    sources = [a % x.ndim for a in ints_of(source)]
    places = [a % x.ndim for a in ints_of(destination)]
    order: list[int] = [-1] * x.ndim
    for a, place in zip(sources, places, strict=True):
        order[place] = a
    rest = iter(i for i in range(x.ndim) if i not in sources)
    return _C_ops.transpose(x, [next(rest) if a < 0 else a for a in order])


def swapaxes(x: Tensor, axis0: int, axis1: int, name: str | None = None) -> Tensor:
    """Two axes exchanged; a view."""
    order = list(range(x.ndim))
    order[axis0], order[axis1] = order[axis1], order[axis0]
    return _C_ops.transpose(x, order)


swapdims = swapaxes


def unfold(x: Tensor, axis: int, size: int, step: int, name: str | None = None) -> Tensor:
    """Windows of `size` elements every `step` along `axis`, their elements along a new last axis; a view."""
    return _C_ops.tensor_unfold(x, axis, size, step)


def as_strided(x: Tensor, shape: Any, stride: Any, offset: int = 0, name: str | None = None) -> Tensor:
    """A view of x's memory with strides in elements and an offset in bytes, as Paddle has it."""
    return _C_ops.as_strided(x, ints_of(shape), ints_of(stride), offset)


def view(x: Tensor, shape_or_dtype: Any, name: str | None = None) -> Tensor:
    """x in another shape, or its bytes read as another dtype; a view."""
    if isinstance(shape_or_dtype, (list, tuple)):
        return _C_ops.view_shape(x, ints_of(shape_or_dtype))
    return _C_ops.view_dtype(x, dtypes.convert(shape_or_dtype))


def view_as(x: Tensor, other: Tensor, name: str | None = None) -> Tensor:
    """x in the shape of other; a view."""
    return _C_ops.view_shape(x, list(other.shape))


def unflatten(x: Tensor, axis: int, shape: Any, name: str | None = None) -> Tensor:
    """`axis` split into several; one of them may be -1."""
    at = axis % x.ndim
    return _C_ops.reshape(x, [*x.shape[:at], *ints_of(shape), *x.shape[at + 1 :]])


def slice(input: Tensor, axes: Any, starts: Any, ends: Any) -> Tensor:
    """The part [start, end) of each axis named; a view."""
    axes = ints_of(axes)
    return _C_ops.slice(input, axes, ints_of(starts), ints_of(ends), [1] * len(axes), [])


def strided_slice(x: Tensor, axes: Any, starts: Any, ends: Any, strides: Any, name: str | None = None) -> Tensor:
    """Every stride-th element of [start, end) on each axis named; a view."""
    return _C_ops.strided_slice(x, ints_of(axes), ints_of(starts), ints_of(ends), ints_of(strides))


def crop(x: Tensor, shape: Any = None, offsets: Any = None, name: str | None = None) -> Tensor:
    """A box of `shape` that begins at offsets (the front when None); -1 takes what is left."""
    first = [0] * x.ndim if offsets is None else ints_of(offsets)
    sizes = list(x.shape) if shape is None else ints_of(shape)
    ends = [n if size == -1 else at + size for n, at, size in zip(x.shape, first, sizes)]
    return slice(x, list(range(x.ndim)), first, ends)


def unstack(x: Tensor, axis: int = 0, num: int | None = None) -> list[Tensor]:
    """The slices along `axis`, each without it. Raises ValueError for an axis that is not there."""
    if not -x.ndim <= axis < x.ndim:
        raise ValueError(f"`axis` must be in the range [-{x.ndim}, {x.ndim})")
    return _C_ops.unstack(x, axis, x.shape[axis] if num is None else num)


def broadcast_tensors(input: Sequence[Tensor], name: str | None = None) -> list[Tensor]:
    """All tensors in the shape they broadcast to together."""
    return _C_ops.broadcast_tensors(list(input))


def meshgrid(*args: Any, **kwargs: Any) -> list[Tensor]:
    """Grid i holds input i along axis i and is constant along the others; the inputs one by one or as a list."""
    inputs = args[0] if len(args) == 1 and isinstance(args[0], (list, tuple)) else args
    return _C_ops.meshgrid(list(inputs))


def diag(x: Tensor, offset: int = 0, padding_value: float = 0, name: str | None = None) -> Tensor:
    """1-D: a square matrix with x on a diagonal; 2-D: that diagonal, a copy."""
    return _C_ops.diag(x, offset, padding_value)


def diagflat(x: Tensor, offset: int = 0, name: str | None = None) -> Tensor:
    """A square matrix with the flattened x on a diagonal."""
    return _C_ops.diag(
        x if x.ndim == 1 else _C_ops.flatten(x, 0, -1) if x.ndim else _C_ops.reshape(x, [1]), offset, 0.0
    )


def diagonal(x: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1, name: str | None = None) -> Tensor:
    """The diagonal of two axes as a new last axis; a view."""
    return _C_ops.diagonal(x, offset, axis1, axis2)


def diag_embed(input: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Square matrices in two new axes with the last axis of input on a diagonal."""
    return _C_ops.diag_embed(input, offset, dim1, dim2)


def fill_diagonal_tensor(
    x: Tensor, y: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1, name: str | None = None
) -> Tensor:
    """x with y on the diagonal of two axes."""
    return _C_ops.fill_diagonal_tensor(x, y, offset, dim1, dim2)


def tril(x: Tensor, diagonal: int = 0, name: str | None = None) -> Tensor:
    """The lower triangles of the last two axes."""
    return _C_ops.tril(x, diagonal)


def triu(x: Tensor, diagonal: int = 0, name: str | None = None) -> Tensor:
    """The upper triangles of the last two axes."""
    return _C_ops.triu(x, diagonal)


def _at_least(inputs: tuple[Any, ...], rank: int) -> Any:
    made = []
    for x in inputs:
        if x.ndim >= rank:
            made.append(x)
        elif rank == 3 and x.ndim == 2:
            made.append(_C_ops.unsqueeze(x, [2]))
        elif rank == 3 and x.ndim == 1:
            made.append(_C_ops.unsqueeze(x, [0, 2]))
        else:
            made.append(_C_ops.unsqueeze(x, list(range(rank - x.ndim))))
    return made[0] if len(made) == 1 else made


def atleast_1d(*inputs: Tensor, name: str | None = None) -> Any:
    """Each input with one axis at least; a list when there are several inputs."""
    return _at_least(inputs, 1)


def atleast_2d(*inputs: Tensor, name: str | None = None) -> Any:
    """Each input with two axes at least."""
    return _at_least(inputs, 2)


def atleast_3d(*inputs: Tensor, name: str | None = None) -> Any:
    """Each input with three axes at least."""
    return _at_least(inputs, 3)


def _listed(x: Any) -> list[Tensor]:
    return x if isinstance(x, list) else [x]


def hstack(x: Sequence[Tensor], name: str | None = None) -> Tensor:
    """Joined along the second axis, the first for 1-D tensors."""
    parts = _listed(atleast_1d(*x))
    return concat(parts, 0 if parts[0].ndim == 1 else 1)


def vstack(x: Sequence[Tensor], name: str | None = None) -> Tensor:
    """Joined along the first axis, 1-D tensors as rows."""
    return concat(_listed(atleast_2d(*x)), 0)


row_stack = vstack


def dstack(x: Sequence[Tensor], name: str | None = None) -> Tensor:
    """Joined along the third axis."""
    return concat(_listed(atleast_3d(*x)), 2)


def column_stack(x: Sequence[Tensor], name: str | None = None) -> Tensor:
    """Joined along the second axis, 1-D tensors as columns."""
    return hstack([t if t.ndim >= 2 else _C_ops.reshape(t, [t.size, 1]) for t in x])


def tensor_split(x: Tensor, num_or_indices: Any, axis: int = 0, name: str | None = None) -> list[Tensor]:
    """That many pieces of nearly equal length, the longer ones first, or pieces between the indices."""
    n = x.shape[axis]
    if isinstance(num_or_indices, int):
        base, longer = divmod(n, num_or_indices)
        return split(x, [base + 1] * longer + [base] * (num_or_indices - longer), axis)
    ends = [0, *[min(max(i + n if i < 0 else i, 0), n) for i in num_or_indices], n]
    return [slice(x, [axis], [a], [max(a, b)]) for a, b in pairwise(ends)]


def hsplit(x: Tensor, num_or_indices: Any, name: str | None = None) -> list[Tensor]:
    """Split along the second axis, the first of a 1-D tensor."""
    return tensor_split(x, num_or_indices, 0 if x.ndim == 1 else 1)


def vsplit(x: Tensor, num_or_indices: Any, name: str | None = None) -> list[Tensor]:
    """Split along the first axis."""
    return tensor_split(x, num_or_indices, 0)


def dsplit(x: Tensor, num_or_indices: Any, name: str | None = None) -> list[Tensor]:
    """Split along the third axis."""
    return tensor_split(x, num_or_indices, 2)
