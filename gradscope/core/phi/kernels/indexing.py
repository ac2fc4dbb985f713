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


@kernel("index_elementwise_get", EVERY)
def index_elementwise_get(x: Any, index: Any) -> Any:
    """x[index[0], index[1], …]: int tensors on the leading axes, broadcast against each other."""
    return xp.asarray(x[tuple(index)])


@kernel("index_elementwise_get_grad", FLOAT + INT + COMPLEX)
def index_elementwise_get_grad(index: Any, out_grad: Any, shape: Any) -> Any:
    """Zeros of `shape` to which out_grad is added where the indices pointed; repeats add up."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    xp.add.at(out, tuple(index), out_grad)
    return out
