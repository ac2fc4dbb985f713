"""`x[...]` and `x[...] = v`: the ops an index plan turns into.

Reading cuts first (slice, strided_slice and squeeze), then puts in new axes, which all give views; index arrays and
masks then read elements into memory of their own. Writing is one in-place op: set_value where there are no arrays,
index_elementwise_put with them, masked_fill for a number under a mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import errors
from gradscope.core.eager.inplace import check_inplace
from gradscope.core.generated import infos
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import leaf_from, to_tensor
from gradscope.paddle.tensor.index_plan import SUPPORTED, IndexPlan, plan


def getitem(x: Tensor, index: Any) -> Tensor:
    """The part of x that `index` names; a view of x unless arrays or masks select. See `index_plan` for the forms."""
    dims = x.impl.meta.dims
    if type(index) is int and dims and -dims[0] <= index < dims[0]:  # what happens most
        index += dims[0] if index < 0 else 0
        return _C_ops.slice(x, [0], [index], [index + 1], [1], [0])
    steps = plan(index, dims)
    out = _cut(x, steps)
    if steps.new:
        out = _C_ops.unsqueeze(out, steps.new)
    if steps.mask is not None:
        return _C_ops.masked_select(out, _tensor(*steps.mask))
    if steps.arrays:
        return _C_ops.index_elementwise_get(out, [_tensor(a, t) for _, a, t in steps.arrays], _axes(steps.arrays))
    return out if out is not x else x.handle()


def _cut(x: Tensor, steps: IndexPlan) -> Tensor:
    if not steps.axes:
        return x
    if not steps.strided:
        return _C_ops.slice(x, steps.axes, steps.starts, steps.ends, [1] * len(steps.axes), steps.drop)
    out = _C_ops.strided_slice(x, steps.axes, steps.starts, steps.ends, steps.strides)
    return _C_ops.squeeze(out, steps.drop) if steps.drop else out


def _tensor(array: np.ndarray, given: Any) -> Tensor:
    """The index as a tensor: the one it was given as, or a leaf."""
    return given if given is not None else leaf_from(np.ascontiguousarray(array), "index")


def _axes(arrays: list[tuple[int, np.ndarray, Any]]) -> list[int]:
    """The axes of index arrays; [] when they are the leading ones."""
    axes = [axis for axis, _, _ in arrays]
    return [] if axes == list(range(len(axes))) else axes


def setitem(x: Tensor, index: Any, value: Any) -> None:
    """Write `value` (number, bool, array or Tensor, broadcast) into the part of x that `index` names, in place.

    Raises InvalidArgument (ValueError) for a leaf that needs a gradient, and for a value of another type.
    """
    steps = plan(index, tuple(x.shape))
    check_inplace(infos.SET_VALUE_, x, False, "Tensor")  # before anything else, and in Paddle's words for this op
    if isinstance(value, (np.ndarray, np.generic)) and not isinstance(value, np.float64):
        value = to_tensor(value)
    if isinstance(value, Tensor):
        if value.dtype is not x.dtype:
            value = _C_ops.cast(value, x.dtype)
    elif not isinstance(value, (bool, int, float, complex)):
        raise errors.invalid_argument(
            "Value type error. The assign value allows Tensor, numpy.ndarray, integer, float, complex or bool, "
            f"but received {type(value).__name__}.",
            op="setitem",
            remedy=f"make the value a tensor first; indices supported here: {SUPPORTED}",
        )
    if steps.arrays or steps.mask is not None:
        _put(x, steps, value)
        return
    where = (steps.starts, steps.ends, steps.strides, steps.axes, steps.drop, steps.new)
    if isinstance(value, Tensor):
        _C_ops.set_value_with_tensor_(x, value, *where)
    else:
        _C_ops.set_value_(x, *where, [1], [value])


def _put(x: Tensor, steps: IndexPlan, value: Any) -> None:
    """Write through index arrays or a mask."""
    if steps.mask is not None and not steps.axes and (not isinstance(value, Tensor) or value.ndim == 0):
        filled = value if isinstance(value, Tensor) else _C_ops.full([], value, x.dtype)
        _C_ops.masked_fill_(x, _tensor(*steps.mask), filled)
        return
    if steps.axes or steps.new:
        arrays, axes = _all_places(x, steps), []
    else:
        arrays, axes = [_tensor(a, t) for _, a, t in steps.places], _axes(steps.places)
    if isinstance(value, Tensor):
        _C_ops.index_elementwise_put_with_tensor_(x, arrays, value, axes)
    else:
        _C_ops.index_elementwise_put_(x, arrays, value, axes)


def _all_places(x: Tensor, steps: IndexPlan) -> list[Tensor]:
    """The places an index with slices, integers or new axes beside its arrays names: an index array per axis of x, each
    in the shape of the part."""
    shape = tuple(x.shape)
    cut: list[Any] = [slice(None)] * len(shape)
    for axis, start, end, stride in zip(steps.axes, steps.starts, steps.ends, steps.strides):
        whole_front = stride < 0 and end < -shape[axis]
        cut[axis] = start if axis in steps.drop else slice(start, None if whole_front else end, stride)
    flat = np.arange(x.size).reshape(shape)[tuple(cut)]
    for axis in steps.new:
        flat = np.expand_dims(flat, axis)
    picked: list[Any] = [slice(None)] * flat.ndim
    for axis, one, _ in steps.places:
        picked[axis] = one
    places = flat[tuple(picked)]
    return [leaf_from(np.ascontiguousarray(one), "index") for one in np.unravel_index(places, shape)]
