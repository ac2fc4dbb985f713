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
def IndexElementwiseGetInferMeta(x: Any, index: Any, axes: Any = ()) -> Any:
    """The shape the indices broadcast to in the place of the indexed axes (in front when these are no neighbours).

    Raises InvalidArgument when there are too many or they hold no ints.
    """
    return _indexed(x.shape, index, axes), x.dtype


def _indexed(shape: Any, index: Any, axes: Any) -> tuple[int, ...]:
    if len(index) > len(shape):
        raise InvalidArgument(f"Too many indices: {len(index)} for a tensor of shape {dims(shape)}.")
    out: tuple[int, ...] = ()
    for i, one in enumerate(index):
        if one.dtype.kind not in "iu":
            raise InvalidArgument(f"Index tensor {i} must hold ints, but got {one.dtype}.")
        out = broadcast(out, one.shape)
    at = list(axes) or list(range(len(index)))
    others = tuple(n for i, n in enumerate(shape) if i not in at)
    first = at[0] if at and at == list(range(at[0], at[0] + len(at))) else 0
    return (*others[:first], *out, *others[first:])


@infer_meta
def IndexElementwiseGetGradInferMeta(index: Any, out_grad: Any, shape: Any, axes: Any = ()) -> Any:
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


@infer_meta
def IndexElementwisePutInferMeta(x: Any, index: Any, axes: Any = ()) -> Any:
    """Shape and dtype of x."""
    _indexed(x.shape, index, axes)
    return x.shape, x.dtype


@infer_meta
def IndexElementwisePutWithTensorInferMeta(x: Any, index: Any, value: Any, axes: Any = ()) -> Any:
    """Shape and dtype of x; the value must broadcast to the part that is written, leading 1s aside."""
    part, shape = _indexed(x.shape, index, axes), tuple(value.shape)
    while len(shape) > len(part) and shape[0] == 1:
        shape = shape[1:]
    if broadcast(part, shape) != part:
        raise InvalidArgument(
            f"A tensor of shape {dims(value.shape)} cannot be assigned to a part of shape {dims(part)}."
        )
    return x.shape, x.dtype


@infer_meta
def IndexPutInferMeta(x: Any, indices: Any, value: Any, accumulate: bool = False) -> Any:
    """Shape and dtype of x; the value must broadcast to the part that is written, and have x's dtype."""
    if value.dtype != x.dtype:
        raise InvalidArgument(f"The value of index_put must have the dtype of x, {x.dtype}, but got {value.dtype}.")
    return IndexElementwisePutWithTensorInferMeta(x, indices, value)


@infer_meta
def WrittenLastInferMeta(index: Any, shape: Any, axes: Any = ()) -> Any:
    """The shape of the part that is written, bool."""
    return _indexed(tuple(shape), index, axes), np.dtype("bool")


@infer_meta
def AlongAxisPlacesInferMeta(indices: Any, axis: int) -> Any:
    """An int64 index per axis, in the shape of indices."""
    return [(indices.shape, np.dtype("int64"))] * len(indices.shape)


@infer_meta
def IndexSelectInferMeta(x: Any, index: Any, axis: int = 0) -> Any:
    """x's shape, `axis` as long as index. Raises InvalidArgument unless index is 1-D int."""
    n = len(x.shape)
    text = (
        f"Attr(dim) is out of range, It's expected to be in range of [{-n}, {n - 1}]. But received Attr(dim) = {axis}."
    )
    at = one_axis(axis, n, "index_select", text, OutOfRange)
    if len(index.shape) != 1 or index.dtype.kind not in "iu":
        raise InvalidArgument(
            "The 'shape' of Input(Index) must be 1-D tensor. But received: the 'shape' of Input(Index) is "
            f"{dims(index.shape)}, the dimension of Input(Index) is [{len(index.shape)}]."
        )
    return (*x.shape[:at], index.shape[0], *x.shape[at + 1 :]), x.dtype


@infer_meta
def IndexSampleInferMeta(x: Any, index: Any) -> Any:
    """Shape of index. Raises InvalidArgument unless both are 2-D with as many rows."""
    if len(x.shape) != 2 or len(index.shape) != 2 or x.shape[0] != index.shape[0]:
        raise InvalidArgument(
            f"Inputs(X) and (Index) of index_sample should be 2-D with as many rows, but received {dims(x.shape)} and "
            f"{dims(index.shape)}."
        )
    return index.shape, x.dtype


@infer_meta
def IndexAddInferMeta(x: Any, index: Any, add_value: Any, axis: int = 0) -> Any:
    """Shape of x; add_value must have x's shape with `axis` as long as index (InvalidArgument)."""
    part = IndexSelectInferMeta(x, index, axis)[0]
    if tuple(add_value.shape) != part:
        raise InvalidArgument(
            f"The add_value parameter does not supported broadcast, so it should have shape {dims(part)}, but got "
            f"{dims(add_value.shape)}."
        )
    return x.shape, x.dtype


@infer_meta
def MaskedFillInferMeta(x: Any, mask: Any, value: Any) -> Any:
    """The shape x and mask broadcast to, dtype of x; value may only be broadcast. Raises InvalidArgument."""
    shape = broadcast(x.shape, mask.shape)
    if mask.dtype.kind != "b":
        raise InvalidArgument(f"The mask of masked_fill must be bool, but got {mask.dtype}.")
    if broadcast(shape, value.shape) != shape:
        raise InvalidArgument(f"A value of shape {dims(value.shape)} does not broadcast to {dims(shape)}.")
    return shape, x.dtype


@infer_meta
def MaskedSelectInferMeta(x: Any, mask: Any) -> Any:
    """[unknown], dtype of x. Raises InvalidArgument unless the mask is bool and has the shape of x."""
    if mask.dtype.kind != "b" or mask.shape != x.shape:
        raise InvalidArgument(
            f"The mask of masked_select must be bool and of the input's shape {dims(x.shape)}, but got {mask.dtype} "
            f"{dims(mask.shape)}."
        )
    return (-1,), x.dtype


@infer_meta
def GatherNdInferMeta(x: Any, index: Any) -> Any:
    """index's shape without its last axis, then the axes of x that its rows do not name. Raises InvalidArgument."""
    if not index.shape or index.shape[-1] > len(x.shape) or index.dtype.kind not in "iu":
        raise InvalidArgument("Input(Index).shape[-1] should be no greater than Input(X).rank")
    return (*index.shape[:-1], *x.shape[index.shape[-1] :]), x.dtype


@infer_meta
def ScatterInferMeta(x: Any, index: Any, updates: Any, overwrite: bool = True) -> Any:
    """Shape of x; updates has a row like x's for each of index (InvalidArgument)."""
    rows = index.shape[0] if index.shape else 1
    want = (*index.shape[:1], *x.shape[1:])
    if len(index.shape) > 1 or index.dtype.kind not in "iu" or tuple(updates.shape) != want:
        raise InvalidArgument(
            f"scatter needs a 1-D index of ints and updates of shape {dims((rows, *x.shape[1:]))}, but got an index of "
            f"{index.dtype} {dims(index.shape)} and updates of shape {dims(updates.shape)}."
        )
    return x.shape, x.dtype


@infer_meta
def ScatterNdAddInferMeta(x: Any, index: Any, updates: Any) -> Any:
    """Shape of x; updates has the shape that gather_nd would read (InvalidArgument)."""
    part = GatherNdInferMeta(x, index)[0]
    if tuple(updates.shape) != part:
        raise InvalidArgument(f"The updates should have shape {dims(part)}, but got {dims(updates.shape)}.")
    return x.shape, x.dtype


@infer_meta
def PutAlongAxisInferMeta(
    arr: Any, indices: Any, values: Any, axis: int, reduce: str = "assign", include_self: bool = True
) -> Any:
    """Shape of arr; values must have the shape of indices. Raises InvalidArgument, also for an unknown reduce."""
    TakeAlongAxisInferMeta(arr, indices, axis)
    if reduce not in ("assign", "add", "mul", "multiply", "mean", "amax", "amin"):
        raise InvalidArgument(
            "can not support reduce: '" + reduce + "' for scatter kernel, only support reduce op: "
            "'add', 'assign', 'mul', 'mean', 'amin', 'amax' and 'multiply', the default reduce op is 'assign' "
        )
    if values.shape != indices.shape:
        raise InvalidArgument(
            f"The values should have the shape of the indices, {dims(indices.shape)}, but got {dims(values.shape)}."
        )
    return arr.shape, arr.dtype


@infer_meta
def MultiplexInferMeta(inputs: Any, index: Any) -> Any:
    """A row per row of index. Raises InvalidArgument unless the inputs have one shape and the index is [n, 1] int32."""
    if len(index.shape) != 2 or index.shape[1] != 1 or index.dtype.kind not in "iu":
        raise InvalidArgument(f"The index must be a matrix of ints with batchsize x 1, but got {dims(index.shape)}.")
    for one in inputs:
        if one.shape != inputs[0].shape:
            raise InvalidArgument(
                f"All inputs should have one shape, but got {dims(inputs[0].shape)} and {dims(one.shape)}."
            )
    return (index.shape[0], *inputs[0].shape[1:]), inputs[0].dtype
