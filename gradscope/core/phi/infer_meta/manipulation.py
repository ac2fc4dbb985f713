"""Shapes of reshape, transpose, (un)squeeze, expand, flatten, concat, stack, split, unbind and add_n."""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims, infer_meta, one_axis


@infer_meta
def ReshapeInferMeta(x: Any, shape: Any) -> Any:
    """The shape with 0 and -1 worked out. Raises InvalidArgument when the sizes differ or more than one -1 is given."""
    old, asked = x.shape, tuple(shape)
    size = prod(old)
    out = []
    for i, n in enumerate(asked):
        if n < -1:
            raise InvalidArgument(
                "Each dimension value of 'shape' in ReshapeOp must not be negative except one unknown dimension. "
                f"But received  shape = {dims(asked)}, shape[{i}] = {n}."
            )
        if n == 0 and size and i >= len(old):
            raise InvalidArgument(
                "The index of 0 in `shape` must be less than the input tensor X's dimensions. "
                f"But received shape = {dims(asked)}, shape[{i}] = 0, X's shape = {dims(old)}, "
                f"X's dimensions = {len(old)}."
            )
        out.append(old[i] if n == 0 and size else n)
    if asked.count(-1) > 1:
        raise InvalidArgument(
            "Only one dimension value of 'shape' in ReshapeOp can be -1. "
            f"But received shape = {dims(asked)}, shape[{asked.index(-1, asked.index(-1) + 1)}] is also -1."
        )
    known = prod(n for n in out if n != -1)
    if -1 in out:
        if known == 0 or size % known:
            raise InvalidArgument(
                "The 'shape' attribute in ReshapeOp is invalid. The input tensor X'size must be divisible by known "
                f"capacity of 'shape'. But received X's shape = {dims(old)}, X's size = {size}, "
                f"'shape' is {dims(asked)}, known capacity of 'shape' is {known}."
            )
        out[out.index(-1)] = size // known
    elif known != size:
        raise InvalidArgument(
            "The 'shape' in ReshapeOp is invalid. The input tensor X'size must be equal to the capacity of 'shape'. "
            f"But received X's shape = {dims(old)}, X's size = {size}, 'shape' is {dims(asked)}, "
            f"the capacity of 'shape' is {known}."
        )
    return tuple(out), x.dtype


@infer_meta
def FlattenInferMeta(x: Any, start_axis: int = 1, stop_axis: int = 1) -> Any:
    """The axes start_axis … stop_axis merged; 0-D gives [1]. Raises InvalidArgument when they are out of order."""
    shape = x.shape
    start, stop = one_axis(start_axis, len(shape), "flatten"), one_axis(stop_axis, len(shape), "flatten")
    if stop < start:
        raise InvalidArgument(
            f"The stop_axis should be greater than or equal to start_axis, "
            f"but got start_axis {start}, stop_axis {stop}."
        )
    return (*shape[:start], prod(shape[start : stop + 1]), *shape[stop + 1 :]), x.dtype


@infer_meta
def TransposeInferMeta(x: Any, perm: Any) -> Any:
    """Axes in the order `perm`. Raises InvalidArgument unless perm names every axis once."""
    n, perm = len(x.shape), tuple(perm)
    if len(perm) != n:
        raise InvalidArgument(
            "Input(X)'s dimension number should be equal to Attr(axis)'s size. "
            f"But received Input(X)'s dimension is {n}, Attr(axis)'s size is {len(perm)}."
        )
    if sorted(a % n if -n <= a < n else -1 for a in perm) != list(range(n)):
        raise InvalidArgument(
            f"Attr(axis) must name each of the {n} axes of Input(X) exactly once, but received axis = {dims(perm)}."
        )
    return tuple(x.shape[a] for a in perm), x.dtype


@infer_meta
def SqueezeInferMeta(x: Any, axis: Any = ()) -> Any:
    """Without the named axes of length 1, without all of them when `axis` is empty."""
    n = len(x.shape)
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    drop = {one_axis(a, n, "squeeze", _squeeze_text(a, x.shape)) for a in axes} if axes else set(range(n))
    return tuple(d for i, d in enumerate(x.shape) if not (d == 1 and i in drop)), x.dtype


@infer_meta
def UnsqueezeInferMeta(x: Any, axis: Any = ()) -> Any:
    """With axes of length 1 put in one after the other."""
    shape = list(x.shape)
    for a in (axis,) if isinstance(axis, int) else axis:
        text = "The insert dimension value should not be larger than the dimension size of input tensor"
        at = one_axis(a, len(shape) + 1, "unsqueeze", text)
        shape.insert(at, 1)
    return tuple(shape), x.dtype


@infer_meta
def ExpandInferMeta(x: Any, shape: Any) -> Any:
    """`shape` with -1 worked out. Raises InvalidArgument when x does not broadcast to it."""
    old, asked = x.shape, tuple(shape)
    lead = len(asked) - len(old)
    if lead < 0:
        raise InvalidArgument(
            f"The number of elements ({len(asked)}) of 'shape' for expand_v2 op must be greater than or equal to "
            f"the rank ({len(old)}) of the input."
        )
    out = []
    for i, n in enumerate(asked):
        have = old[i - lead] if i >= lead else 1
        if n == -1 and i < lead:
            raise InvalidArgument(
                f"When the value in shape is negative for expand_v2 op, only -1 is supported, and only for an existing "
                f"dimension, but received shape = {dims(asked)} for an input of shape {dims(old)}."
            )
        if n != -1 and have not in (1, n):
            raise InvalidArgument(
                f"The value ({have}) of the non-singleton dimension does not match the corresponding value ({n}) "
                f"in shape for expand_v2 op."
            )
        out.append(have if n == -1 else n)
    return tuple(out), x.dtype


@infer_meta
def ConcatInferMeta(x: Any, axis: int = 0) -> Any:
    """The lengths along `axis` added up. Raises InvalidArgument when the others differ or the dtypes do."""
    first = x[0].shape
    axis = one_axis(axis, len(first), "concat")
    total = 0
    for i, one in enumerate(x):
        shape = one.shape
        if len(shape) != len(first) or not shape:
            raise InvalidArgument(
                f"The shape of input[0] and input[{i}] is expected to be equal."
                f"But received input[0]'s shape = {dims(first)}, input[{i}]'s shape = {dims(shape)}."
            )
        for j, (a, b) in enumerate(zip(first, shape, strict=True)):
            if j != axis and a != b:
                raise InvalidArgument(
                    f"The {j}-th dimension of input[0] and input[{i}] is expected to be equal."
                    f"But received input[0]'s shape = {dims(first)}, input[{i}]'s shape = {dims(shape)}."
                )
        _same_dtype(x[0], one)
        total += shape[axis]
    return (*first[:axis], total, *first[axis + 1 :]), x[0].dtype


@infer_meta
def StackInferMeta(x: Any, axis: int = 0) -> Any:
    """One more axis of the list's length. Raises InvalidArgument when the shapes or dtypes differ."""
    first = x[0].shape
    axis = one_axis(axis, len(first) + 1, "stack")
    for i, one in enumerate(x):
        if one.shape != first:
            raise InvalidArgument(
                f"The {_differing(first, one.shape)}-th dimension of input[0] and input[{i}] is expected to be equal."
                f"But received input[0]'s shape = {dims(first)}, input[{i}]'s shape = {dims(one.shape)}."
            )
        _same_dtype(x[0], one)
    return (*first[:axis], len(x), *first[axis:]), x[0].dtype


@infer_meta
def SplitInferMeta(x: Any, sections: Any, axis: int = 0) -> Any:
    """One output per section. Raises InvalidArgument when the sections do not add up to the axis."""
    axis, sections = one_axis(axis, len(x.shape), "split"), list(sections)
    length = x.shape[axis]
    asked = list(sections)
    if sections.count(-1) == 1:
        sections[sections.index(-1)] = length - (sum(sections) + 1)
    if sum(sections) != length or min(sections, default=0) < 0:
        raise InvalidArgument(
            "Sum of Attr(num_or_sections) must be equal to the input's size along the split dimension. But received "
            f"Attr(num_or_sections) = {dims(asked)}, input(X)'s shape = {dims(x.shape)}, Attr(dim) = {axis}."
        )
    return [((*x.shape[:axis], n, *x.shape[axis + 1 :]), x.dtype) for n in sections]


@infer_meta
def SplitWithNumInferMeta(x: Any, num: int, axis: int = 0) -> Any:
    """`num` equal outputs. Raises InvalidArgument when the axis is not a multiple of num."""
    axis = one_axis(axis, len(x.shape), "split")
    if num < 1 or x.shape[axis] % num:
        raise InvalidArgument(
            "The input's size along the split dimension must be evenly divisible by Attr(num_or_sections). "
            f"But received Attr(num_or_sections) = {num}, input(X)'s shape = {dims(x.shape)}, Attr(dim) = {axis}."
        )
    return [((*x.shape[:axis], x.shape[axis] // num, *x.shape[axis + 1 :]), x.dtype)] * num


@infer_meta
def UnbindInferMeta(input: Any, axis: int = 0) -> Any:
    """One output per place on `axis`, each without that axis."""
    axis = one_axis(axis, len(input.shape), "unbind")
    if not input.shape:
        raise InvalidArgument("unbind needs an axis to go along, but Input(X) is 0-D.")
    return [((*input.shape[:axis], *input.shape[axis + 1 :]), input.dtype)] * input.shape[axis]


@infer_meta
def AddNInferMeta(inputs: Any) -> Any:
    """The common shape. Raises InvalidArgument when shapes or dtypes differ."""
    for i, one in enumerate(inputs):
        if one.shape != inputs[0].shape:
            broadcast(inputs[0].shape, one.shape)
            raise InvalidArgument(
                "The input tensor X of SumOp must have same shape. But received X[0]'s shape = "
                f"{dims(inputs[0].shape)}, X[{i}]'s shape = {dims(one.shape)}."
            )
        _same_dtype(inputs[0], one)
    return inputs[0].shape, inputs[0].dtype


def _same_dtype(first: Any, other: Any) -> None:
    if first.dtype != other.dtype:
        raise InvalidArgument(
            f"The data_type of input tensor in list isn't consistent, the first tensor is {first.dtype}, "
            f"but another is {other.dtype}."
        )


def _squeeze_text(axis: int, shape: Any) -> str:
    n = len(shape)
    return (
        f"Each axis in Attr(axes) should be in the range of [{-n}, {n - 1}]"
        f"But current axis is:{axis}, input tensor's shape = {dims(shape)}."
    )


def _differing(first: Any, other: Any) -> int:
    """The first axis on which two shapes differ."""
    pairs = enumerate(zip(first, other))
    return next((i for i, (a, b) in pairs if a != b), min(len(first), len(other)))
