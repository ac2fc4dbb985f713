"""Shapes of losses and of dropout."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims, infer_meta, one_axis


@infer_meta
def CrossEntropyInferMeta(
    input: Any, label: Any, soft_label: bool, use_softmax: bool, numeric_stable_mode: bool, ignore_index: int, axis: int
) -> Any:
    """(softmax, loss): like the input, and with 1 at `axis`. Raises InvalidArgument for a label that does not fit."""
    x, y = input.shape, label.shape
    at = one_axis(axis, len(x), "cross_entropy_with_softmax")
    if not x or len(x) != len(y) or any(a != b for i, (a, b) in enumerate(zip(x, y, strict=True)) if i != at):
        raise InvalidArgument(
            "Input(Logits) and Input(Label) should in same shape in dimensions except axis. "
            f"But received: the shape of Logits is {dims(x)}, the shape of Label is {dims(y)}, axis is {axis}."
        )
    want = x[at] if soft_label else 1
    if y[at] != want:
        rule = (
            "If Attr(soft_label) == true, the axis dimension of Input(X) and Input(Label) should be equal."
            if soft_label
            else "If Attr(soft_label) == false, the axis dimension of Input(Label) should be 1."
        )
        raise InvalidArgument(
            f"{rule} But received: the shape of Logits is {dims(x)}, the shape of Label is {dims(y)}."
        )
    if not soft_label and label.dtype.kind not in "iu":
        raise InvalidArgument(
            f"Input(Label) holds class numbers, so it should be of an integer type, not {label.dtype}."
        )
    return (x, input.dtype), ((*x[:at], 1, *x[at + 1 :]), input.dtype)


@infer_meta
def CrossEntropyGradInferMeta(softmax: Any, label: Any, loss_grad: Any, *attributes: Any) -> Any:
    """The shape of the input."""
    return softmax.shape, softmax.dtype


@infer_meta
def NllLossInferMeta(input: Any, label: Any, weight: Any, ignore_index: int, reduction: str) -> Any:
    """(loss, total weight): one loss per label, or 0-D. Raises InvalidArgument for shapes that do not fit."""
    x, y = input.shape, label.shape
    if len(x) < 2 or (x[0], *x[2:]) != tuple(y):
        raise InvalidArgument(
            "ShapeError: Input(X) of nll_loss is [batch, classes, ...] and Input(Label) the same without the classes. "
            f"But received: the shape of Input(X) is {dims(x)}, the shape of Input(Label) is {dims(y)}."
        )
    if weight is not None and tuple(weight.shape) != (x[1],):
        raise InvalidArgument(
            f"Expected input tensor Weight's first dimension to be {x[1]}, one per class. But received "
            f"Weight's shape is {dims(weight.shape)}."
        )
    return (y if reduction == "none" else (), input.dtype), ((), input.dtype)


@infer_meta
def NllLossGradInferMeta(input: Any, label: Any, weight: Any, total_weight: Any, grad: Any, *attributes: Any) -> Any:
    """The shape of the input."""
    return input.shape, input.dtype


@infer_meta
def PairLossInferMeta(input: Any, label: Any, *attributes: Any) -> Any:
    """Shape and dtype of the input; the label must have the same shape."""
    if input.shape != label.shape:
        raise InvalidArgument(
            "Input(X) and Input(Label) shall have the same shape. But received: the shape of Input(X) is "
            f"{dims(input.shape)}, the shape of Input(Label) is {dims(label.shape)}."
        )
    return input.shape, input.dtype


@infer_meta
def SigmoidCrossEntropyInferMeta(x: Any, label: Any, pos_weight: Any, normalize: bool, ignore_index: int) -> Any:
    """Shape and dtype of x; pos_weight may be broadcast to it."""
    if pos_weight is not None and broadcast(x.shape, pos_weight.shape) != x.shape:
        raise InvalidArgument(
            f"pos_weight of shape {dims(pos_weight.shape)} does not broadcast to the logits' {dims(x.shape)}."
        )
    return PairLossInferMeta(x, label)


@infer_meta
def DropoutInferMeta(x: Any, *more: Any) -> Any:
    """(out, mask): both like x, the mask uint8."""
    return (x.shape, x.dtype), (x.shape, np.dtype("uint8"))


@infer_meta
def DropoutGradInferMeta(mask: Any, out_grad: Any, *attributes: Any) -> Any:
    """Shape and dtype of the gradient."""
    return out_grad.shape, out_grad.dtype
