"""Shapes of ops that repeat, arrange, pad, cut diagonals or look at memory in another way."""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims as shown
from gradscope.core.phi.infer_meta.register import infer_meta, numpy_dtype, one_axis


@infer_meta
def ShapeGivenInferMeta(out_grad: Any, shape: Any) -> Any:
    """The shape of the tensor that was read, dtype of its gradient."""
    return tuple(shape), out_grad.dtype


@infer_meta
def TileInferMeta(x: Any, repeat_times: Any = ()) -> Any:
    """Each length times its repeats. Raises InvalidArgument for negative repeats."""
    rank = max(len(x.shape), len(repeat_times))
    lengths = (1,) * (rank - len(x.shape)) + tuple(x.shape)
    repeats = (1,) * (rank - len(repeat_times)) + tuple(repeat_times)
    if any(n < 0 for n in repeats):
        bad = next(n for n in repeats if n < 0)
        raise InvalidArgument(
            "All elements of the input 'repeat_times' for tile op must be positive integers, but the value received is "
            f"{bad}."
        )
    return tuple(n * r for n, r in zip(lengths, repeats, strict=True)), x.dtype


@infer_meta
def ExpandAsInferMeta(x: Any, y: Any, target_shape: Any = ()) -> Any:
    """The shape of y, target_shape where there is none. Raises InvalidArgument when x does not broadcast to it."""
    shape = tuple(target_shape) if y is None else tuple(y.shape)
    if broadcast(x.shape, shape) != shape:
        raise InvalidArgument(f"A tensor of shape {shown(x.shape)} cannot be expanded to {shown(shape)}.")
    return shape, x.dtype


@infer_meta
def FlipInferMeta(x: Any, axis: Any) -> Any:
    """Shape of x. Raises InvalidArgument for an axis it does not have or has twice."""
    n = len(x.shape)
    text = (
        "min(axes) should be less than the input tensor X's axes of FlipOp. But received min(axes) = "
        f"{min(axis, default=0)},  X's axes = {n}, X's shape = {shown(x.shape)}"
    )
    axes = [one_axis(a, n, "flip", text) for a in axis]
    if len(set(axes)) != len(axes):
        raise InvalidArgument(f"The axis of flip must not repeat, but got {shown(axis)}.")
    return x.shape, x.dtype


@infer_meta
def RollInferMeta(x: Any, shifts: Any = (), axis: Any = ()) -> Any:
    """Shape of x. Raises InvalidArgument unless there is a shift per axis (one when there is no axis)."""
    for a in axis:
        n = len(x.shape)
        one_axis(a, n, "roll", f"axis is out of range, it should be in range [{-n}, {n}), but received {a}")
    if axis and len(axis) != len(shifts):
        raise InvalidArgument(
            "When dims.size() != 0, dims.size() should be equal to shifts.size(). But received dims.size() = "
            f"{len(axis)}, shifts.size() = {len(shifts)}"
        )
    if not axis and len(shifts) != 1:
        raise InvalidArgument(f"When dims.size() == 0, shifts.size() should be equal to 1, But received {len(shifts)}")
    return x.shape, x.dtype


@infer_meta
def DiagInferMeta(x: Any, offset: int = 0, padding_value: float = 0.0) -> Any:
    """1-D: a square; 2-D: the length of its diagonal. Raises InvalidArgument for any other rank."""
    if len(x.shape) == 1:
        n = x.shape[0] + abs(offset)
        return (n, n), x.dtype
    if len(x.shape) == 2:
        return (_length(x.shape[0], x.shape[1], offset),), x.dtype
    raise InvalidArgument(
        f"The input tensor X's dimensions of DiagV2Op should be either 1 or 2, but received {len(x.shape)}."
    )


def _length(rows: int, cols: int, offset: int) -> int:
    return max(0, min(rows + min(offset, 0), cols - max(offset, 0)))


def _two_axes(ndim: int, axis1: int, axis2: int, what: str) -> tuple[int, int]:
    at1, at2 = one_axis(axis1, ndim, what), one_axis(axis2, ndim, what)
    if ndim < 2 or at1 == at2:
        raise InvalidArgument(
            f"The dimensions should not be identical {axis1} vs {axis2}."
            if ndim > 1
            else f"Input's dim is out of range (expected at least 2 dimensions, but got {ndim})."
        )
    return at1, at2


@infer_meta
def DiagonalInferMeta(x: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """The other axes, then the length of the diagonal."""
    at1, at2 = _two_axes(len(x.shape), axis1, axis2, "diagonal")
    others = tuple(n for i, n in enumerate(x.shape) if i not in (at1, at2))
    return (*others, _length(x.shape[at1], x.shape[at2], offset)), x.dtype


@infer_meta
def DiagEmbedInferMeta(input: Any, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Any:
    """One more axis; both new ones have the length of the last one and |offset|."""
    at1, at2 = _two_axes(len(input.shape) + 1, dim1, dim2, "diag_embed")
    shape = list(input.shape[:-1])
    for at in sorted((at1, at2)):
        shape.insert(at, input.shape[-1] + abs(offset))
    return tuple(shape), input.dtype


@infer_meta
def FillDiagonalInferMeta(x: Any, value: float = 0, offset: int = 0, wrap: bool = False) -> Any:
    """Shape of x. Raises InvalidArgument below two axes, and above two unless all are equally long."""
    if len(x.shape) < 2:
        raise InvalidArgument(f"Tensor dims must >= 2, but received {len(x.shape)}")
    if len(x.shape) > 2 and len(set(x.shape)) > 1:
        raise InvalidArgument(
            f"Each dims of the tensor must be equal when it has more than two, but got {shown(x.shape)}."
        )
    return x.shape, x.dtype


@infer_meta
def FillDiagonalTensorInferMeta(x: Any, y: Any, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    """Shape of x; y must have that of the diagonal (InvalidArgument)."""
    want = DiagonalInferMeta(x, offset, dim1, dim2)[0]
    if y.shape != want:
        raise InvalidArgument(
            f"The shape of y should be that of the diagonal, {shown(want)}, but got {shown(y.shape)}."
        )
    return x.shape, x.dtype


@infer_meta
def TrilInferMeta(x: Any, diagonal: int = 0) -> Any:
    """Shape of x. Raises InvalidArgument below two axes."""
    if len(x.shape) < 2:
        raise InvalidArgument("Input(X)'s rank must be at least 2 in TrilTriuOp.")
    return x.shape, x.dtype


@infer_meta
def KronInferMeta(x: Any, y: Any) -> Any:
    """The products of the lengths, axis by axis from the last."""
    rank = max(len(x.shape), len(y.shape))
    xs, ys = (1,) * (rank - len(x.shape)) + tuple(x.shape), (1,) * (rank - len(y.shape)) + tuple(y.shape)
    return tuple(a * b for a, b in zip(xs, ys, strict=True)), x.dtype


@infer_meta
def RepeatInterleaveInferMeta(x: Any, repeats: int, axis: int) -> Any:
    """`axis` times repeats."""
    at = one_axis(axis, len(x.shape), "repeat_interleave")
    return (*x.shape[:at], x.shape[at] * repeats, *x.shape[at + 1 :]), x.dtype


@infer_meta
def RepeatByTensorInferMeta(x: Any, repeats: Any, axis: int) -> Any:
    """Unknown along `axis`. Raises InvalidArgument unless there is one int per slice."""
    at = one_axis(axis, len(x.shape), "repeat_interleave")
    if repeats.shape != (x.shape[at],) or repeats.dtype.kind not in "iu":
        raise InvalidArgument(
            f"The repeats must be a 1-D tensor of {x.shape[at]} ints, but got {repeats.dtype} {shown(repeats.shape)}."
        )
    return (*x.shape[:at], -1, *x.shape[at + 1 :]), x.dtype


@infer_meta
def UnstackInferMeta(x: Any, axis: int = 0, num: int = 0) -> Any:
    """One output per place on `axis`. Raises InvalidArgument when num is given and is not their number."""
    at = one_axis(axis, len(x.shape), "unstack")
    if num not in (0, x.shape[at]):
        raise InvalidArgument(
            f"The number of Outputs in {num} should be equal to the length of axis {axis}: {x.shape[at]}."
        )
    return [((*x.shape[:at], *x.shape[at + 1 :]), x.dtype)] * x.shape[at]


@infer_meta
def AsStridedInferMeta(input: Any, dims: Any = (), stride: Any = (), offset: int = 0) -> Any:
    """dims. Raises InvalidArgument when the strides lead out of input's memory or offset is no whole element."""
    size = input.dtype.itemsize
    if len(dims) != len(stride) or offset % size or offset < 0:
        raise InvalidArgument(
            f"as_strided needs a stride per dimension and an offset in bytes that is a multiple of {size}, but got "
            f"{shown(dims)}, {shown(stride)} and {offset}."
        )
    last = offset // size + sum((n - 1) * s for n, s in zip(dims, stride, strict=True))
    if 0 not in dims and not 0 <= last < prod(input.shape):
        raise InvalidArgument(
            f"as_strided would read element {last} of a tensor that has {prod(input.shape)}: shape {shown(dims)}, "
            f"stride {shown(stride)}, offset {offset} bytes."
        )
    return tuple(dims), input.dtype


@infer_meta
def UnfoldInferMeta(input: Any, axis: int, size: int, step: int) -> Any:
    """The number of windows along `axis`, their size at the end. Raises InvalidArgument when none fits."""
    at = one_axis(axis, len(input.shape), "unfold")
    n = input.shape[at] if input.shape else 1
    if not 0 <= size <= n or step < 1:
        raise InvalidArgument(
            f"A window of {size} elements every {step} does not fit axis {axis} of a tensor of shape "
            f"{shown(input.shape)}."
        )
    return (*input.shape[:at], (n - size) // step + 1, *input.shape[at + 1 :], size), input.dtype


@infer_meta
def ViewShapeInferMeta(input: Any, dims: Any = ()) -> Any:
    """dims, one of which may be -1. Raises InvalidArgument when the number of elements differs."""
    shape, have = list(dims), prod(input.shape)
    if shape.count(-1) == 1:
        rest = prod(n for n in shape if n != -1)
        shape[shape.index(-1)] = have // rest if rest else 0
    if prod(shape) != have:
        raise InvalidArgument(
            "The 'shape' in ReshapeOp is invalid. The input tensor X'size must be equal to the capacity of 'shape'. "
            "But "
            f"received X's shape = {shown(input.shape)}, X's size = {have}, 'shape' is {shown(dims)}, the capacity of "
            f"'shape' is {prod(dims)}."
        )
    return tuple(shape), input.dtype


@infer_meta
def ViewDtypeInferMeta(input: Any, dtype: Any) -> Any:
    """The last axis grows or shrinks with the size of an element. Raises InvalidArgument when that does not work "
    "out."""
    dtype = numpy_dtype(dtype)
    have, want = input.dtype.itemsize, dtype.itemsize
    if have == want:
        return input.shape, dtype
    if not input.shape or input.shape[-1] * have % want:
        raise InvalidArgument(f"A tensor of shape {shown(input.shape)} and {input.dtype} cannot be viewed as {dtype}.")
    return (*input.shape[:-1], input.shape[-1] * have // want), dtype


@infer_meta
def BroadcastTensorsInferMeta(input: Any) -> Any:
    """The shape all broadcast to together, for each."""
    shape: tuple[int, ...] = ()
    for one in input:
        shape = broadcast(shape, one.shape)
    return [(shape, one.dtype) for one in input]


@infer_meta
def MeshgridInferMeta(inputs: Any) -> Any:
    """An axis per input, for each. Raises InvalidArgument for an input of more than one axis."""
    for one in inputs:
        if len(one.shape) > 1:
            raise InvalidArgument(f"Each input of meshgrid should have at most one axis, but got {shown(one.shape)}.")
    shape = tuple(prod(one.shape) for one in inputs)
    return [(shape, one.dtype) for one in inputs]


@infer_meta
def PadInferMeta(x: Any, paddings: Any) -> Any:
    """Every length plus what comes before and after. Raises InvalidArgument unless there are two numbers per axis."""
    if len(paddings) != 2 * len(x.shape) or any(n < 0 for n in paddings):
        raise InvalidArgument(
            f"The paddings should be two numbers from 0 up for each of the {len(x.shape)} axes, but got "
            f"{shown(paddings)}."
        )
    return tuple(n + paddings[2 * i] + paddings[2 * i + 1] for i, n in enumerate(x.shape)), x.dtype
