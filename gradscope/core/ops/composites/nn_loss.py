"""Gradients of losses."""

from __future__ import annotations

from typing import Any

__all__ = [
    "bce_label_grad",
    "cross_entropy_input_grad",
    "cross_entropy_label_grad",
    "cross_entropy_mixed_grad",
    "cross_entropy_slope_grad",
    "kldiv_label_grad",
    "kldiv_target",
    "logits_label_grad",
    "logits_x_grad",
    "nll_of",
]


def cross_entropy_input_grad(
    F: Any, softmax: Any, label: Any, softmax_grad: Any, loss_grad: Any, soft_label: bool, use_softmax: bool,
    ignore_index: int, axis: int,
) -> Any:  # fmt: skip
    """The gradient of the input from that of the loss and that of the softmax, either of which may be None."""
    parts = []
    if loss_grad is not None:
        parts.append(F.cross_entropy_grad(softmax, label, loss_grad, soft_label, use_softmax, ignore_index, axis))
    if softmax_grad is not None:
        parts.append(F.softmax_grad(softmax, softmax_grad, axis) if use_softmax else softmax_grad)
    return F.add(*parts) if len(parts) == 2 else parts[0] if parts else None


def cross_entropy_slope_grad(
    F: Any, softmax: Any, label: Any, loss_grad: Any, grad: Any, soft_label: bool, use_softmax: bool, ignore_index: int,
    axis: int,
) -> Any:  # fmt: skip
    """cross_entropy_grad differentiated in `softmax`, times grad."""
    weight = F.multiply(grad, loss_grad)
    if use_softmax:
        if soft_label:
            return F.multiply(weight, F.sum(label, [axis], F.dtype_of(label), True))
        return F.keep_where(weight, F.not_equal(label, F.fill(label, ignore_index)))
    slope = F.cross_entropy_grad(softmax, label, F.fill(loss_grad, 1), soft_label, use_softmax, ignore_index, axis)
    return F.scale(F.divide(F.multiply(weight, slope), softmax), -1.0, 0.0, True)


def cross_entropy_label_grad(F: Any, softmax: Any, loss_grad: Any) -> Any:
    """-log(softmax) * loss_grad: what a soft label gets."""
    return None if loss_grad is None else F.multiply(F.scale(F.log(softmax), -1.0, 0.0, True), loss_grad)


def cross_entropy_mixed_grad(
    F: Any, softmax: Any, label: Any, loss_grad: Any, grad: Any, use_softmax: bool, axis: int
) -> Any:
    """cross_entropy_grad differentiated in a soft label, times grad."""
    if not use_softmax:
        return F.scale(F.divide(F.multiply(grad, loss_grad), softmax), -1.0, 0.0, True)
    along = F.sum(F.multiply(grad, softmax), [axis], F.dtype_of(grad), True)
    return F.multiply(F.subtract(along, grad), loss_grad)


def nll_of(F: Any, input: Any, label: Any, weight: Any, ignore_index: int, reduction: str) -> Any:
    """nll_loss without its second output."""
    return F.nll_loss(input, label, weight, ignore_index, reduction)[0]


def bce_label_grad(F: Any, input: Any, out_grad: Any) -> Any:
    """(log(1 - input) - log(input)) * out_grad."""
    slope = F.subtract(F.log(F.scale(input, -1.0, 1.0, True)), F.log(input))
    return F.multiply(out_grad, slope)


def _counted(F: Any, out: Any, label: Any, normalize: bool, ignore_index: int) -> Any:
    counts = F.not_equal(label, F.fill(label, ignore_index))
    out = F.keep_where(out, counts)
    if not normalize:
        return out
    dtype = F.dtype_of(label)
    number = F.sum(F.cast(counts, dtype), [], dtype, False)
    return F.divide(out, F.maximum(number, F.fill(number, 1)))


def logits_x_grad(
    F: Any, x: Any, label: Any, pos_weight: Any, out_grad: Any, normalize: bool, ignore_index: int
) -> Any:
    """(sigmoid(x) - label) * out_grad; with weights (1 - label - w * sigmoid(-x)) * out_grad."""
    if pos_weight is None:
        slope = F.subtract(F.sigmoid(x), label)
    else:
        below = F.multiply(pos_weight, F.sigmoid(F.scale(x, -1.0, 0.0, True)))
        slope = F.subtract(F.scale(label, -1.0, 1.0, True), below)
    return _counted(F, F.multiply(slope, out_grad), label, normalize, ignore_index)


def logits_label_grad(F: Any, x: Any, label: Any, out_grad: Any, normalize: bool, ignore_index: int) -> Any:
    """-x * out_grad."""
    return _counted(F, F.scale(F.multiply(x, out_grad), -1.0, 0.0, True), label, normalize, ignore_index)


def kldiv_target(F: Any, label: Any, log_target: bool) -> Any:
    """The label as a probability; 0 where it is not above 0."""
    return F.exp(label) if log_target else F.keep_where(label, F.greater_than(label, F.fill(label, 0)))


def kldiv_label_grad(F: Any, x: Any, label: Any, out_grad: Any, log_target: bool) -> Any:
    """(log(label) - x + 1) * out_grad, 0 where label is not above 0; with log_target exp(label) * (label - x + 1)."""
    if log_target:
        slope = F.multiply(F.exp(label), F.scale(F.subtract(label, x), 1.0, 1.0, True))
        return F.multiply(slope, out_grad)
    some = F.greater_than(label, F.fill(label, 0))
    safe = F.where(some, label, F.fill(label, 1))
    return F.keep_where(F.multiply(F.scale(F.subtract(F.log(safe), x), 1.0, 1.0, True), out_grad), some)
