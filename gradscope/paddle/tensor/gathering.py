"""Reading and writing rows and places: gather_nd, scatter, put_along_axis, index_add, masked_fill and their kin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.manipulation import ints_of

__all__ = [
    "gather_nd",
    "index_add",
    "index_fill",
    "index_put",
    "masked_fill",
    "masked_scatter",
    "put_along_axis",
    "scatter",
    "scatter_nd",
    "scatter_nd_add",
    "select_scatter",
    "shard_index",
    "slice_scatter",
    "take",
]


def gather_nd(x: Tensor, index: Tensor, name: str | None = None) -> Tensor:
    """x at each row of `index`, whose numbers are positions on the leading axes."""
    return _C_ops.gather_nd(x, index)


def _row_index(index: Tensor) -> Tensor:
    return _C_ops.reshape(index, [-1]) if index.ndim != 1 else index


def scatter(x: Tensor, index: Tensor, updates: Tensor, overwrite: bool = True, name: str | None = None) -> Tensor:
    """x with the rows `index` replaced by those of updates, or (not overwrite) by their sums."""
    return _C_ops.scatter(x, _row_index(index), updates, overwrite)


def scatter_nd_add(x: Tensor, index: Tensor, updates: Tensor, name: str | None = None) -> Tensor:
    """x with updates added at the rows of `index`. Raises ValueError for updates of another dtype."""
    if updates.dtype is not x.dtype:
        raise ValueError("x and updates must have same data type.")
    return _C_ops.scatter_nd_add(x, index, updates)


def scatter_nd(index: Tensor, updates: Tensor, shape: Any, name: str | None = None) -> Tensor:
    """Zeros of `shape` to which updates are added at the rows of `index`."""
    return _C_ops.scatter_nd_add(_C_ops.full(ints_of(shape), 0, updates.dtype), index, updates)


def _as_value(x: Tensor, value: Any) -> Tensor:
    if not isinstance(value, Tensor):
        return _C_ops.full([], value, x.dtype)
    return value if value.dtype is x.dtype else _C_ops.cast(value, x.dtype)


def put_along_axis(
    arr: Tensor,
    indices: Tensor,
    values: float | Tensor,
    axis: int,
    reduce: str = "assign",
    include_self: bool = True,
    broadcast: bool = True,
) -> Tensor:
    """arr with values assigned at `indices` along `axis`, or merged: add, mul, multiply, mean, amin, amax.

    broadcast: the indices are first made as large as arr on the other axes. Raises ValueError for differing ranks.
    """
    return _C_ops.put_along_axis(arr, *_places(arr, indices, values, axis, broadcast), axis, reduce, include_self)


def _places(arr: Tensor, indices: Tensor, values: Any, axis: int, broadcast: bool) -> tuple[Tensor, Tensor]:
    if arr.ndim != indices.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions!")
    if broadcast and arr.ndim:
        at = axis % arr.ndim
        shape = [n if i == at else m for i, (n, m) in enumerate(zip(indices.shape, arr.shape))]
        if shape != list(indices.shape):
            indices = _C_ops.expand(indices, shape)
    value = _as_value(arr, values)
    return indices, value if list(value.shape) == list(indices.shape) else _C_ops.expand(value, list(indices.shape))


def index_add(x: Tensor, index: Tensor, axis: int, value: Tensor, alpha: float = 1, name: str | None = None) -> Tensor:
    """x with alpha * the slices of value added to the slices `index` names along `axis`."""
    return _C_ops.index_add(x, index, value if alpha == 1 else _C_ops.scale(value, alpha, 0.0, True), axis)


def indices_of(indices: Sequence[Tensor]) -> list[Tensor]:
    """Index tensors as ints: a bool mask becomes the positions where it is true, one tensor per axis of it."""
    out: list[Tensor] = []
    for one in indices:
        if one.dtype is dtypes.bool_:
            places = _C_ops.nonzero(one)
            out += [_C_ops.reshape(p, [-1]) for p in _C_ops.split_with_num(places, one.ndim, 1)]
        else:
            out.append(one)
    return out


def index_put(
    x: Tensor, indices: Sequence[Tensor], value: Tensor, accumulate: bool = False, name: str | None = None
) -> Tensor:
    """x with the values written (added, when accumulate) where the indices, ints or bool masks, point."""
    return _C_ops.index_put(x, indices_of(indices), value, accumulate)


def index_fill(x: Tensor, index: Tensor, axis: int, value: float | Tensor, name: str | None = None) -> Tensor:
    """x with the slices `index` names along `axis` filled with one value."""
    at = axis % x.ndim
    filled = _as_value(x, value)
    return _C_ops.index_elementwise_put_with_tensor(x, [_row_index(index)], filled, [at])


def masked_fill(x: Tensor, mask: Tensor, value: float | Tensor, name: str | None = None) -> Tensor:
    """value (a number or a one-element tensor) where mask is true, x elsewhere."""
    return _C_ops.masked_fill(x, mask, _as_value(x, value))


def masked_scatter(x: Tensor, mask: Tensor, value: Tensor, name: str | None = None) -> Tensor:
    """x with the elements of value, in order, where mask is true. Raises AssertionError when there are too few."""
    wide = mask if list(mask.shape) == list(x.shape) else _C_ops.expand(mask, list(x.shape))
    count = _C_ops.cumsum(_C_ops.cast(_C_ops.reshape(wide, [-1]), "int64"), 0, False, False, False)
    total = int(count.numpy()[-1]) if count.size else 0
    if value.size < total:
        raise AssertionError(
            f"mask true nums must be <= value size, but got mask true nums is {total}, value size is {value.size}"
        )
    if total == 0:
        return _C_ops.assign(x)
    places = _C_ops.clip(_C_ops.scale(count, 1, -1, True), 0, value.size - 1)
    spread = _C_ops.gather(_C_ops.reshape(value, [-1]), places, 0)
    return _C_ops.where(wide, _C_ops.reshape(spread, list(x.shape)), x)


def take(x: Tensor, index: Tensor, mode: str = "raise", name: str | None = None) -> Tensor:
    """Elements of the flattened x at `index`; what lies outside raises (IndexError), wraps round or is clipped."""
    if mode not in ("raise", "wrap", "clip"):
        raise ValueError(f"'mode' in 'take' should be 'raise', 'wrap', 'clip', but received {mode}.")
    if not index.dtype.is_integer:
        raise TypeError(f"The data type of 'index' must be one of ['int32', 'int64'], but got {index.dtype}")
    n = x.size
    flat = _C_ops.reshape(index, [-1])
    if mode == "raise":
        values = flat.numpy()
        if values.size and (int(values.min()) < -n or int(values.max()) >= n):
            raise IndexError(f"(OutOfRange) take: an index lies outside [{-n}, {n}).")
    if mode == "clip":
        flat = _C_ops.clip(flat, 0, n - 1)
    else:
        flat = _C_ops.remainder(flat, _C_ops.full([], n, flat.dtype))
    out = _C_ops.index_select(_C_ops.reshape(x, [-1]), flat, 0)
    return out if index.ndim == 1 else _C_ops.reshape(out, list(index.shape))


def select_scatter(x: Tensor, values: Tensor, axis: int, index: int, name: str | None = None) -> Tensor:
    """x with the slice `index` along `axis` replaced by values."""
    at, n = axis % x.ndim, x.shape[axis]
    index = index % n
    return _C_ops.set_value_with_tensor(x, values, [index], [index + 1], [1], [at], [at], [])


def slice_scatter(
    x: Tensor, value: Tensor, axes: Any, starts: Any, ends: Any, strides: Any, name: str | None = None
) -> Tensor:
    """x with the part that the slices name replaced by value."""
    return _C_ops.set_value_with_tensor(x, value, starts, ends, strides, axes, [], [])


def shard_index(input: Tensor, index_num: int, nshards: int, shard_id: int, ignore_value: int = -1) -> Tensor:
    """Indices of one shard counted from its start; those of other shards become ignore_value."""
    if not 0 <= shard_id < nshards:
        raise ValueError(f"The shard_id({shard_id}) should be in [0, {nshards})")
    size = (index_num + nshards - 1) // nshards
    shard = _C_ops.floor_divide(input, _C_ops.full([], size, input.dtype))
    mine = _C_ops.equal(shard, _C_ops.full([], shard_id, input.dtype))
    inside = _C_ops.remainder(input, _C_ops.full([], size, input.dtype))
    return _C_ops.where(mine, inside, _C_ops.full([], ignore_value, input.dtype))
