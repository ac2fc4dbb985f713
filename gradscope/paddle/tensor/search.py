"""Sorting, the largest few, selection by index or mask, unique elements, counting."""

from __future__ import annotations

from typing import Any, NamedTuple

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = [
    "argsort",
    "bincount",
    "bucketize",
    "histogram",
    "index_sample",
    "index_select",
    "kthvalue",
    "masked_select",
    "mode",
    "nonzero",
    "searchsorted",
    "sort",
    "take_along_axis",
    "topk",
    "unique",
    "unique_consecutive",
]


class TopKRetType(NamedTuple):
    """What `topk` gives."""

    values: Tensor
    indices: Tensor


def _number(value: Any) -> int:
    return int(value.item()) if isinstance(value, Tensor) else value


def argsort(
    x: Tensor, axis: int = -1, descending: bool = False, stable: bool = False, name: str | None = None
) -> Tensor:
    """The indices that sort x along `axis`; equal elements keep their order."""
    return _C_ops.argsort(x, axis, descending, stable)[1]


def sort(x: Tensor, axis: int = -1, descending: bool = False, stable: bool = False, name: str | None = None) -> Tensor:
    """x sorted along `axis`."""
    return _C_ops.argsort(x, axis, descending, stable)[0]


def topk(
    x: Tensor,
    k: int | Tensor,
    axis: int | None = None,
    largest: bool = True,
    sorted: bool = True,
    name: str | None = None,
) -> TopKRetType:
    """The k largest or smallest elements and their indices along `axis`, the best first."""
    return TopKRetType(*_C_ops.topk(x, _number(k), -1 if axis is None else axis, largest, sorted))


def kthvalue(
    x: Tensor, k: int, axis: int | None = None, keepdim: bool = False, name: str | None = None
) -> tuple[Tensor, Tensor]:
    """(the k-th smallest element, counted from 1, its index) along `axis`."""
    return _C_ops.kthvalue(x, k, -1 if axis is None else axis, keepdim)


def mode(x: Tensor, axis: int = -1, keepdim: bool = False, name: str | None = None) -> tuple[Tensor, Tensor]:
    """(the element that occurs most often, the last index it has) along `axis`."""
    return _C_ops.mode(x, axis, keepdim)


def index_select(x: Tensor, index: Tensor, axis: int = 0, name: str | None = None) -> Tensor:
    """The slices of x that the 1-D `index` names along `axis`."""
    return _C_ops.index_select(x, index, axis)


def index_sample(x: Tensor, index: Tensor) -> Tensor:
    """out[i, j] = x[i, index[i, j]]."""
    return _C_ops.index_sample(x, index)


def masked_select(x: Tensor, mask: Tensor, name: str | None = None) -> Tensor:
    """The elements where mask is true, 1-D, in C order; x and mask broadcast against each other."""
    if list(x.shape) != list(mask.shape):
        x, mask = (_expanded(t, x, mask) for t in (x, mask))
    return _C_ops.masked_select(x, mask)


def _expanded(one: Tensor, x: Tensor, mask: Tensor) -> Tensor:
    from gradscope.core.phi.infer_meta.elementwise import broadcast

    shape = broadcast(tuple(x.shape), tuple(mask.shape))
    return one if tuple(one.shape) == shape else _C_ops.expand(one, list(shape))


def take_along_axis(arr: Tensor, indices: Tensor, axis: int, broadcast: bool = True) -> Tensor:
    """Elements of arr at `indices` along `axis`; with broadcast both are first made equally large on the other axes.

    Raises ValueError when they have different numbers of axes.
    """
    if arr.ndim != indices.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions!")
    if broadcast and arr.ndim:
        at = axis % arr.ndim
        shape = [max(a, b) for a, b in zip(arr.shape, indices.shape)]
        for one_name in ("arr", "indices"):
            one = arr if one_name == "arr" else indices
            wide = [n if i == at else m for i, (n, m) in enumerate(zip(one.shape, shape))]
            if wide != list(one.shape):
                one = _C_ops.expand(one, wide)
            if one_name == "arr":
                arr = one
            else:
                indices = one
    return _C_ops.take_along_axis(arr, indices, axis)


def nonzero(x: Tensor, as_tuple: bool = False) -> Any:
    """A row of indices per element that is not 0, [n, rank]; as_tuple: a 1-D tensor per axis."""
    places = _C_ops.nonzero(x)
    if not as_tuple:
        return places
    return tuple(_C_ops.squeeze(one, [1]) for one in _C_ops.split_with_num(places, x.ndim, 1))


def unique(
    x: Tensor,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    dtype: Any = "int64",
    sorted: bool = True,
    name: str | None = None,
) -> Any:
    """The sorted unique elements, or slices along `axis`; on request where each first stands, where each input went,
    and how often each occurs."""
    along = [] if axis is None else [axis]
    out, index, inverse, counts = _C_ops.unique(x, return_index, return_inverse, return_counts, along, dtype)
    more = [t for t, asked in ((index, return_index), (inverse, return_inverse), (counts, return_counts)) if asked]
    return (out, *more) if more else out


def unique_consecutive(
    x: Tensor,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    dtype: Any = "int64",
    name: str | None = None,
) -> Any:
    """Elements, or slices along `axis`, without those equal to the one before; on request where each input went and the
    length of each run."""
    along = [] if axis is None else [axis]
    out, inverse, counts = _C_ops.unique_consecutive(x, return_inverse, return_counts, along, dtype)
    more = [t for t, asked in ((inverse, return_inverse), (counts, return_counts)) if asked]
    return (out, *more) if more else out


def searchsorted(
    sorted_sequence: Tensor,
    values: Tensor,
    out_int32: bool = False,
    right: bool = False,
    name: str | None = None,
    *,
    side: str | None = None,
    sorter: Tensor | None = None,
) -> Tensor:
    """Where each value goes in the sorted rows: the number of elements below it (right: not above it).

    sorter: indices that sort the rows, when they are not sorted themselves.
    """
    if sorter is not None:
        sorted_sequence = take_along_axis(sorted_sequence, sorter, -1)
    return _C_ops.searchsorted(sorted_sequence, values, out_int32, right if side is None else side == "right")


def bucketize(
    x: Tensor, sorted_sequence: Tensor, out_int32: bool = False, right: bool = False, name: str | None = None
) -> Tensor:
    """The bucket of each element of x among 1-D sorted bounds. Raises ValueError for bounds of another rank."""
    if sorted_sequence.ndim != 1:
        raise ValueError(f"sorted_sequence tensor must be 1 dimension, but got dim {sorted_sequence.ndim}")
    return searchsorted(sorted_sequence, x, out_int32, right)


def histogram(
    input: Tensor,
    bins: int = 100,
    min: float = 0.0,
    max: float = 0.0,
    weight: Tensor | None = None,
    density: bool = False,
    name: str | None = None,
) -> Tensor:
    """Counts in `bins` equal parts of [min, max], of the input's range when both are 0."""
    return _C_ops.histogram(input, weight, bins, min, max, density)


def bincount(x: Tensor, weights: Tensor | None = None, minlength: int = 0, name: str | None = None) -> Tensor:
    """How often each number from 0 up occurs, or the sum of the weights there. Raises TypeError unless x holds ints."""
    if not x.dtype.is_integer:
        raise TypeError("Elements in Input(x) should all be integers")
    return _C_ops.bincount(x, weights, _number(minlength))
