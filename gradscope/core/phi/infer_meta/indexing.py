"""Shapes of slices, strided slices, assignment, gather and integer-tensor indexing."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.errors import OutOfRangeError as OutOfRange
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims, infer_meta, one_axis


def slice_length(n: int, start: int, end: int, step: int = 1) -> int:
    """How many places [start:end:step] reads on an axis of length n; negative numbers count from the end."""
    start = start + n if start < 0 else start
    end = end + n if end < 0 else end
    if step > 0:
        start, end = max(0, min(start, n)), max(0, min(end, n))
        return max(0, -(-(end - start) // step))
    start, end = min(start, n - 1), max(end, -1)
    return max(0, -(-(start - end) // -step)) if start >= 0 else 0


def sliced_shape(
    shape: Any, axes: Any, starts: Any, ends: Any, strides: Any = (), decrease_axes: Any = (), none_axes: Any = ()
) -> tuple[int, ...]:
    """The shape a slice op reads: axes cut, those in decrease_axes dropped, then axes of length 1 put at none_axes."""
    out = list(shape)
    for i, axis in enumerate(axes):
        out[axis] = slice_length(shape[axis], starts[i], ends[i], strides[i] if strides else 1)
    drop = {a % len(shape) for a in decrease_axes}
    out = [n for i, n in enumerate(out) if i not in drop]
    for a in sorted(none_axes):
        out.insert(a, 1)
    return tuple(out)


@infer_meta
def SliceInferMeta(
    input: Any, axes: Any, starts: Any, ends: Any, infer_flags: Any = (), decrease_axis: Any = ()
) -> Any:
    """The cut shape. Raises OutOfRange for an int index outside its axis, InvalidArgument for an axis there is not."""
    shape = input.shape
    for i, axis in enumerate(axes):
        one_axis(axis, len(shape), "slice")
        n = shape[axis]
        if axis in decrease_axis and not -n <= starts[i] < n:
            raise OutOfRange(
                f"The starting index {starts[i]} of slice is out of bounds in tensor {axis}-th axis, "
                f"it should be in the range of [{-n}, {n})."
            )
    return sliced_shape(shape, axes, starts, ends, (), decrease_axis), input.dtype


@infer_meta
def StridedSliceInferMeta(x: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Any:
    """The cut shape. Raises InvalidArgument for a stride of 0 or an axis x does not have."""
    for i, axis in enumerate(axes):
        one_axis(axis, len(x.shape), "strided_slice")
        if strides[i] == 0:
            raise InvalidArgument(f"stride[{i}]=0, but stride of StridedSlice must not be 0.")
    return sliced_shape(x.shape, axes, starts, ends, strides), x.dtype


@infer_meta
def SliceGradInferMeta(out_grad: Any, shape: Any, *attributes: Any, **named: Any) -> Any:
    """The shape of the tensor that was read."""
    return tuple(shape), out_grad.dtype


@infer_meta
def SetValueInferMeta(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any = (), none_axes: Any = (),
    shape: Any = (1,), values: Any = (0.0,),
) -> Any:  # fmt: skip
    """Shape and dtype of x; the values must broadcast to the part that is written."""
    part = _checked_part(x.shape, starts, ends, steps, axes, decrease_axes, none_axes)
    if len(values) > 1 and broadcast(part, tuple(shape)) != part:
        raise InvalidArgument(f"values of shape {dims(shape)} cannot be assigned to a part of shape {dims(part)}.")
    return x.shape, x.dtype


@infer_meta
def SetValueWithTensorInferMeta(
    x: Any, values: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any = (), none_axes: Any = (),
) -> Any:  # fmt: skip
    """Shape and dtype of x; the values must broadcast to the part that is written, leading 1s aside."""
    part = _checked_part(x.shape, starts, ends, steps, axes, decrease_axes, none_axes)
    shape = values.shape
    while len(shape) > len(part) and shape[0] == 1:
        shape = shape[1:]
    if broadcast(part, shape) != part:
        raise InvalidArgument(
            f"A tensor of shape {dims(values.shape)} cannot be assigned to a part of shape {dims(part)}."
        )
    return x.shape, x.dtype


def _checked_part(shape: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease: Any, none_axes: Any) -> Any:
    for i, axis in enumerate(axes):
        one_axis(axis, len(shape), "set_value")
        n = shape[axis]
        if steps[i] == 0:
            raise InvalidArgument(f"step[{i}]=0, but the step of an assignment must not be 0.")
        if axis in decrease and not -n <= starts[i] < n:
            raise OutOfRange(
                f"The starting index {starts[i]} of slice is out of bounds in tensor {axis}-th axis, "
                f"it should be in the range of [{-n}, {n})."
            )
    return sliced_shape(shape, axes, starts, ends, steps, decrease, none_axes)


@infer_meta
def GatherInferMeta(x: Any, index: Any, axis: int = 0) -> Any:
    """x's shape, `axis` replaced by the shape of index. Raises InvalidArgument unless index is 0-D or 1-D int."""
    axis = one_axis(axis, len(x.shape), "gather")
    if len(index.shape) > 1 or index.dtype.kind not in "iu":
        raise InvalidArgument(
            f"The index should be a 0-D or 1-D tensor of ints, but we get {len(index.shape)}-D {index.dtype}."
        )
    return (*x.shape[:axis], *index.shape, *x.shape[axis + 1 :]), x.dtype


@infer_meta
def GatherGradInferMeta(out_grad: Any, index: Any, shape: Any, axis: int = 0) -> Any:
    """The shape of the tensor that was read."""
    return tuple(shape), out_grad.dtype


@infer_meta
def IndexElementwiseGetInferMeta(x: Any, index: Any) -> Any:
    """The shape the indices broadcast to, then the axes they leave. Raises InvalidArgument when there are too many."""
    if len(index) > len(x.shape):
        raise InvalidArgument(f"Too many indices: {len(index)} for a tensor of shape {dims(x.shape)}.")
    out: tuple[int, ...] = ()
    for i, one in enumerate(index):
        if one.dtype.kind not in "iu":
            raise InvalidArgument(f"Index tensor {i} must hold ints, but got {one.dtype}.")
        out = broadcast(out, one.shape)
    return out + tuple(x.shape[len(index) :]), x.dtype


@infer_meta
def IndexElementwiseGetGradInferMeta(index: Any, out_grad: Any, shape: Any) -> Any:
    """The shape of the tensor that was read."""
    return tuple(shape), out_grad.dtype


@infer_meta
def OneHotInferMeta(x: Any, num_classes: int) -> Any:
    """One more axis of length num_classes, float32."""
    return (*x.shape, num_classes), np.dtype("float32")


@infer_meta
def TakeAlongAxisInferMeta(arr: Any, indices: Any, axis: int) -> Any:
    """Shape of indices, dtype of arr. Raises InvalidArgument unless both have as many axes and indices are ints."""
    at = one_axis(axis, len(arr.shape), "take_along_axis")
    if len(arr.shape) != len(indices.shape) or indices.dtype.kind not in "iu":
        raise InvalidArgument(
            f"The indices must be ints with as many axes as the array, but got {indices.dtype} {dims(indices.shape)} "
            f"for {dims(arr.shape)}."
        )
    for i, (have, asked) in enumerate(zip(arr.shape, indices.shape)):
        if i != at and asked > have:
            raise InvalidArgument(
                f"Size does not match at dimension {i} expected index {dims(indices.shape)} to be smaller than self "
                f"{dims(arr.shape)} apart from dimension {axis}"
            )
    return indices.shape, arr.dtype


@infer_meta
def TakeAlongAxisGradInferMeta(out_grad: Any, indices: Any, shape: Any, axis: int) -> Any:
    """The shape of the array that was read."""
    return tuple(shape), out_grad.dtype
