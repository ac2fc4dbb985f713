"""Kernels that read or write parts of a tensor: slices, strided slices, assignment, gather and integer-tensor indexing.

Slices follow Paddle's slice ops: `axes` names the axes, `starts`, `ends` (and `strides`) one number each, negative ones
count from the end, ends beyond an axis are cut off. `decrease_axis` are axes of length 1 to drop afterwards.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel


def _index(shape: Any, axes: Any, starts: Any, ends: Any, strides: Any = None) -> tuple[slice, ...]:
    """The numpy index of a slice op on an array of `shape`; reversed reads past the front end at None."""
    index = [slice(None)] * len(shape)
    for i, axis in enumerate(axes):
        n, step = shape[axis], strides[i] if strides is not None else 1
        start, end = starts[i], ends[i]
        start = start + n if start < 0 else start
        end = end + n if end < 0 else end
        if step > 0:
            start, end = max(0, min(start, n)), max(0, min(end, n))
            index[axis] = slice(start, max(start, end), step)
        else:
            start = min(start, n - 1)
            index[axis] = slice(start, None if end < 0 else end, step) if start >= 0 else slice(0, 0, 1)
    return tuple(index)


def _without(shape: Any, axes: Any) -> tuple[int, ...]:
    drop = {a % len(shape) for a in axes}
    return tuple(n for i, n in enumerate(shape) if i not in drop)


def _with_none(shape: Any, none_axes: Any) -> tuple[int, ...]:
    out = list(shape)
    for a in sorted(none_axes):
        out.insert(a, 1)
    return tuple(out)


@kernel("slice", EVERY)
def slice_(input: Any, axes: Any, starts: Any, ends: Any, infer_flags: Any = (), decrease_axis: Any = ()) -> Any:
    """A view of `input`: axes cut to [start, end), the axes in decrease_axis dropped."""
    out = input[_index(input.shape, axes, starts, ends)]
    return xp.squeeze(out, axis=tuple(decrease_axis)) if decrease_axis else xp.asarray(out)


@kernel("slice_grad", EVERY)
def slice_grad(out_grad: Any, shape: Any, axes: Any, starts: Any, ends: Any, decrease_axis: Any = ()) -> Any:
    """Zeros of `shape` with out_grad where `slice` read; undoes decrease_axis first."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    index = _index(shape, axes, starts, ends)
    out[index] = xp.reshape(out_grad, out[index].shape)
    return out


@kernel("strided_slice", EVERY)
def strided_slice(x: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Any:
    """A view of x: axes read from start to end (excluded) in steps; a negative step reads backwards."""
    return xp.asarray(x[_index(x.shape, axes, starts, ends, strides)])


@kernel("strided_slice_grad", EVERY)
def strided_slice_grad(out_grad: Any, shape: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Any:
    """Zeros of `shape` with out_grad where `strided_slice` read."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    out[_index(shape, axes, starts, ends, strides)] = out_grad
    return out


@kernel("set_value", EVERY)
def set_value(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any = (), none_axes: Any = (),
    shape: Any = (1,), values: Any = (0.0,),
) -> Any:  # fmt: skip
    """A copy of x whose part named by axes/starts/ends/steps holds `values`: a list, in `shape`, broadcast to it."""
    out = xp.array(x)
    part = _index(x.shape, axes, starts, ends, steps)
    if len(values) == 1:
        out[part] = values[0]
        return out
    seen = _with_none(_without(out[part].shape, decrease_axes), none_axes)
    new = xp.broadcast_to(xp.reshape(xp.asarray(values, dtype=x.dtype), tuple(shape)), seen)
    out[part] = xp.reshape(new, out[part].shape)
    return out


@kernel("set_value_with_tensor", EVERY)
def set_value_with_tensor(
    x: Any, values: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any = (), none_axes: Any = (),
) -> Any:  # fmt: skip
    """A copy of x whose part named by axes/starts/ends/steps holds `values`, broadcast to the part as it is indexed."""
    out = xp.array(x)
    part = _index(x.shape, axes, starts, ends, steps)
    seen = _with_none(_without(out[part].shape, decrease_axes), none_axes)
    lead = values.ndim - len(seen)
    if lead > 0:
        values = xp.reshape(values, values.shape[lead:])
    out[part] = xp.reshape(xp.broadcast_to(values, seen), out[part].shape)
    return out


@kernel("gather", EVERY, stride=False)
def gather(x: Any, index: Any, axis: int = 0) -> Any:
    """The slices of x at the positions `index` (0-D or 1-D int) along `axis`; a 0-D index drops the axis."""
    try:
        return xp.asarray(xp.take(x, index, axis=axis))
    except IndexError as exc:
        flat, size = xp.asarray(index).reshape(-1), x.shape[axis]
        at = int(xp.argmax((flat >= size) | (flat < -size)))
        raise errors.out_of_range(
            f"The element of Index must be less than the size of input dim size of axis which is {size}, but received "
            f"index element which is {int(flat[at])} in the {at} index."
        ) from exc


@kernel("gather_grad", FLOAT + INT + COMPLEX)
def gather_grad(out_grad: Any, index: Any, shape: Any, axis: int = 0) -> Any:
    """Zeros of `shape` to which the slices of out_grad are added at the positions gather read; repeats add up."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    where: list[Any] = [slice(None)] * out.ndim
    where[axis] = index
    xp.add.at(out, tuple(where), out_grad)
    return out


def _at(ndim: int, index: Any, axes: Any) -> tuple[Any, ...]:
    """The numpy index with the arrays of `index` on `axes` (the leading ones when empty), every other axis whole."""
    if not axes:
        return tuple(index)
    out: list[Any] = [slice(None)] * ndim
    for axis, one in zip(axes, index):
        out[axis] = one
    return tuple(out)


@kernel("index_elementwise_get", EVERY)
def index_elementwise_get(x: Any, index: Any, axes: Any = ()) -> Any:
    """x at int tensors that broadcast against each other, on `axes` or the leading axes.

    Their shape stands where the indexed axes stood when these are neighbours, else in front, as in numpy.
    """
    return xp.asarray(x[_at(x.ndim, index, axes)])


@kernel("index_elementwise_get_grad", FLOAT + INT + COMPLEX)
def index_elementwise_get_grad(index: Any, out_grad: Any, shape: Any, axes: Any = ()) -> Any:
    """Zeros of `shape` to which out_grad is added where the indices pointed; repeats add up."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    xp.add.at(out, _at(len(shape), index, axes), out_grad)
    return out


@kernel("index_elementwise_put", EVERY)
def index_elementwise_put(x: Any, index: Any, value: Any = 0, axes: Any = ()) -> Any:
    """A copy of x, `value` where the indices point."""
    out = xp.array(x)
    out[_at(x.ndim, index, axes)] = value
    return out


@kernel("index_elementwise_put_with_tensor", EVERY)
def index_elementwise_put_with_tensor(x: Any, index: Any, value: Any, axes: Any = ()) -> Any:
    """A copy of x with the values where the indices point; of several for one place the last stays."""
    return index_put(x, index, value, False, axes)


@kernel("index_put", EVERY)
def index_put(x: Any, indices: Any, value: Any, accumulate: bool = False, axes: Any = ()) -> Any:
    """A copy of x with the values written (or added, when accumulate) where the indices point."""
    out = xp.array(x)
    where = _at(x.ndim, indices, axes)
    if accumulate:
        xp.add.at(out, where, value)
    else:
        lead = value.ndim - out[where].ndim
        out[where] = xp.reshape(value, value.shape[lead:]) if lead > 0 else value
    return out


@kernel("written_last", INT)
def written_last(index: Any, shape: Any, axes: Any = ()) -> Any:
    """For each written element: whether no later one goes to the same place of an array of `shape`."""
    place = xp.zeros(tuple(shape), dtype="int64")
    where = _at(len(shape), index, axes)
    number = xp.reshape(xp.arange(place[where].size), place[where].shape)
    place[where] = number
    return xp.asarray(place[where] == number)


@kernel("index_add", EVERY)
def index_add(x: Any, index: Any, add_value: Any, axis: int = 0) -> Any:
    """A copy of x with the slices of add_value added to the slices `index` names along `axis`."""
    out = xp.array(x)
    where: list[Any] = [slice(None)] * x.ndim
    where[axis] = index
    xp.add.at(out, tuple(where), add_value)
    return out


@kernel("index_select", EVERY)
def index_select(x: Any, index: Any, axis: int = 0) -> Any:
    """The slices of x that the 1-D `index` names along `axis`."""
    return xp.asarray(xp.take(x, index, axis=axis))


@kernel("masked_fill", EVERY)
def masked_fill(x: Any, mask: Any, value: Any) -> Any:
    """value where mask is true, x elsewhere."""
    return xp.asarray(xp.where(mask, value, x), dtype=x.dtype)


@kernel("masked_select", EVERY)
def masked_select(x: Any, mask: Any) -> Any:
    """The elements where mask is true, 1-D, in C order."""
    return xp.asarray(x[mask])


@kernel("masked_select_grad", FLOAT + INT + COMPLEX)
def masked_select_grad(out_grad: Any, mask: Any, shape: Any) -> Any:
    """Zeros of `shape`, out_grad where mask is true."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    out[mask] = out_grad
    return out


def _rows(index: Any) -> tuple[Any, ...]:
    """The last axis of `index` as one index array per axis that it names."""
    return tuple(index[..., k] for k in range(index.shape[-1]))


@kernel("gather_nd", EVERY)
def gather_nd(x: Any, index: Any) -> Any:
    """x at each row of `index`, whose numbers are positions on the leading axes."""
    return xp.asarray(x[_rows(index)])


@kernel("gather_nd_grad", FLOAT + INT + COMPLEX)
def gather_nd_grad(out_grad: Any, index: Any, shape: Any) -> Any:
    """Zeros of `shape` to which out_grad is added at the rows of `index`."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    xp.add.at(out, _rows(index), out_grad)
    return out


@kernel("scatter", FLOAT + INT)
def scatter(x: Any, index: Any, updates: Any, overwrite: bool = True) -> Any:
    """A copy of x whose rows `index` are those of updates, or (not overwrite) the sums of those."""
    out = xp.array(x)
    index = xp.reshape(index, -1)
    if overwrite:
        out[index] = updates
    else:
        out[index] = 0
        xp.add.at(out, index, updates)
    return out


@kernel("scatter_nd_add", FLOAT + INT)
def scatter_nd_add(x: Any, index: Any, updates: Any) -> Any:
    """A copy of x to which updates are added at the rows of `index`."""
    out = xp.array(x)
    xp.add.at(out, _rows(index), updates)
    return out


@kernel("multiplex", FLOAT + INT)
def multiplex(inputs: Any, index: Any) -> Any:
    """Row i is row i of the input that index[i] names."""
    rows = xp.reshape(index, -1)
    least = min(one.shape[0] for one in inputs)
    stacked = xp.stack([one[:least] for one in inputs])
    return xp.asarray(stacked[rows, xp.arange(rows.shape[0])])
