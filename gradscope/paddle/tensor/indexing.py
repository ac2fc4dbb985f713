"""`x[...]` and `x[...] = v`: the ops an index plan turns into.

Reading cuts first (slice, strided_slice and squeeze), then gathers by an integer index, then puts in new axes; each
step is an op of its own with its own node, and all but the gather give views. Writing is one in-place op: set_value for
a number, set_value_with_tensor for a tensor.
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
    """The part of x that `index` names; a view of x unless an integer array gathers. See `index_plan` for the forms."""
    steps = plan(index, tuple(x.shape))
    out = _cut(x, steps)
    if steps.gather is not None:
        out = _gather(out, steps)
    if steps.new:
        out = _C_ops.unsqueeze(out, steps.new)
    return out if out is not x else x.handle()


def _cut(x: Tensor, steps: IndexPlan) -> Tensor:
    if not steps.axes:
        return x
    if not steps.strided:
        return _C_ops.slice(x, steps.axes, steps.starts, steps.ends, [1] * len(steps.axes), steps.drop)
    out = _C_ops.strided_slice(x, steps.axes, steps.starts, steps.ends, steps.strides)
    return _C_ops.squeeze(out, steps.drop) if steps.drop else out


def _gather(x: Tensor, steps: IndexPlan) -> Tensor:
    """x at the positions of an integer index along its axis; the shape of the index takes the place of the axis."""
    assert steps.gather is not None
    axis, index = steps.gather
    tensor = steps.index if steps.index is not None else leaf_from(index, "index")
    if axis == 0:
        return _C_ops.index_elementwise_get(x, [tensor])
    if index.ndim == 1:
        return _C_ops.gather(x, tensor, axis)
    out = _C_ops.gather(x, _C_ops.reshape(tensor, [-1]), axis)
    shape = list(x.shape)
    return _C_ops.reshape(out, [*shape[:axis], *index.shape, *shape[axis + 1 :]])


def setitem(x: Tensor, index: Any, value: Any) -> None:
    """Write `value` (number, bool, array or Tensor, broadcast) into the part of x that `index` names, in place.

    Raises InvalidArgument (ValueError) for a leaf that needs a gradient, and for a value of another type;
    Unimplemented (NotImplementedError) for an integer array as index.
    """
    steps = plan(index, tuple(x.shape))
    check_inplace(infos.SET_VALUE_, x, False, "Tensor")  # before anything else, and in Paddle's words for this op
    if steps.gather is not None:
        raise errors.unimplemented(
            "Assignment through an integer array is not built yet.",
            op="setitem",
            remedy="assign through integers, slices, None and Ellipsis",
        )
    where = (steps.starts, steps.ends, steps.strides, steps.axes, steps.drop, steps.new)
    if isinstance(value, (np.ndarray, np.generic)) and not isinstance(value, np.float64):
        value = to_tensor(value)
    if isinstance(value, Tensor):
        if value.dtype is not x.dtype:
            value = _C_ops.cast(value, x.dtype)
        _C_ops.set_value_with_tensor_(x, value, *where)
    elif isinstance(value, (bool, int, float, complex)):
        _C_ops.set_value_(x, *where, [1], [value])
    else:
        raise errors.invalid_argument(
            "Value type error. The assign value allows Tensor, numpy.ndarray, integer, float, complex or bool, "
            f"but received {type(value).__name__}.",
            op="setitem",
            remedy=f"make the value a tensor first; indices supported here: {SUPPORTED}",
        )
