"""Losses over classes: cross entropy in its forms, and the negative log likelihood."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.common import label_smooth, one_hot
from gradscope.paddle.nn.functional.loss import REDUCTIONS
from gradscope.paddle.tensor.creation import full_like


def softmax_with_cross_entropy(
    logits: Tensor,
    label: Tensor,
    soft_label: bool = False,
    ignore_index: int = -100,
    numeric_stable_mode: bool = True,
    return_softmax: bool = False,
    axis: int = -1,
) -> Tensor | tuple[Tensor, Tensor]:
    """-log(softmax(logits)) at the label, with 1 at `axis`; with soft_label the sum of -label * log(softmax).

    return_softmax: (loss, softmax). Raises ValueError for a label of more or fewer axes.
    """
    if len(logits.shape) - 1 == len(label.shape):
        label = _C_ops.unsqueeze(label, [axis])
    if len(logits.shape) != len(label.shape):
        raise ValueError(
            f"Expected input_dims - 1 = label_dims or input_dims == label_dims (got input_dims{len(logits.shape)}, "
            f"label_dims{len(label.shape)})"
        )
    softmax, loss = _C_ops.cross_entropy_with_softmax(
        logits, label, soft_label, True, numeric_stable_mode, ignore_index, axis
    )
    return (loss, softmax) if return_softmax else loss


def cross_entropy(
    input: Tensor,
    label: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    soft_label: bool = False,
    axis: int = -1,
    use_softmax: bool = True,
    label_smoothing: float = 0.0,
    name: str | None = None,
) -> Tensor:
    """-log(softmax(input)) at the label, weighted by class and reduced.

    input: scores, or probabilities without use_softmax; the classes lie on `axis`. label: class numbers, of input's
    shape without that axis (or with 1 there), or a distribution with soft_label. Labels equal to ignore_index count
    nothing; the mean leaves them out only when ignore_index is not negative, as in Paddle. Raises ValueError for
    shapes or options that do not fit.
    """
    _checked(input, label, ignore_index, reduction, soft_label)
    squeezed = len(input.shape) - 1 == len(label.shape)
    if squeezed:
        label = _C_ops.unsqueeze(label, [axis])
    if label_smoothing > 0.0:
        if not soft_label and list(label.shape) != list(input.shape):
            label = one_hot(_C_ops.squeeze(label, [axis]), input.shape[axis])
            if axis % len(input.shape) != len(input.shape) - 1:
                order = list(range(len(input.shape) - 1))
                order.insert(axis % len(input.shape), len(input.shape) - 1)
                label = _C_ops.transpose(label, order)
        soft_label, squeezed = True, False
        label = label_smooth(label.astype(input.dtype), epsilon=label_smoothing)
    loss = _C_ops.cross_entropy_with_softmax(input, label, soft_label, use_softmax, True, ignore_index, axis)[1]
    weights = None
    if weight is not None:
        weights = _weights(input, label, weight, ignore_index, soft_label, axis)
        loss = _C_ops.multiply(loss, weights)
    if reduction == "none":
        return _C_ops.squeeze(loss, [axis]) if squeezed else loss
    if reduction == "sum":
        return _C_ops.sum(loss, [], None, False)
    if weights is None and ignore_index >= 0 and not soft_label:
        counted = _C_ops.not_equal(label, full_like(label, ignore_index))
        weights = _C_ops.cast(counted, loss.dtype)
    if weights is None:
        return _C_ops.mean_all(loss)
    total = _C_ops.sum(weights, [], None, False)
    none = _C_ops.cast(_C_ops.equal(total, full_like(total, 0)), total.dtype)
    return _C_ops.divide(_C_ops.sum(loss, [], None, False), _C_ops.add(total, none))


def _checked(input: Tensor, label: Tensor, ignore_index: int, reduction: str, soft_label: bool) -> None:
    if reduction not in REDUCTIONS:
        raise ValueError(
            "The value of 'reduction' in softmax_cross_entropy should be 'sum', 'mean' or 'none', but received "
            f"{reduction}, which is not allowed."
        )
    if ignore_index > 0 and soft_label:
        raise ValueError(
            "When soft_label == True, the value of 'ignore_index' in softmax_cross_entropy should be '-100', but "
            f"received {ignore_index}, which is not allowed."
        )
    if not input.shape:
        raise ValueError("The dimension of input should be larger than zero!")
    if len(label.shape) not in (len(input.shape), len(input.shape) - 1):
        raise ValueError(
            f"Expected input_dims - 1 = label_dims or input_dims == label_dims (got input_dims{len(input.shape)}, "
            f"label_dims{len(label.shape)})"
        )


def _weights(input: Tensor, label: Tensor, weight: Tensor, ignore_index: int, soft_label: bool, axis: int) -> Tensor:
    """What each loss weighs, in the shape of the loss: the weight of its class, 0 for an ignored label."""
    if input.shape[axis] != weight.shape[-1]:
        raise ValueError(
            f"input's class_dimension({input.shape[axis]}) must equal to weight's class_dimension({weight.shape[-1]}) "
            "when weight is provided"
        )
    if soft_label:
        shape = [1] * len(input.shape)
        shape[axis] = weight.shape[-1]
        return _C_ops.sum(_C_ops.multiply(label, _C_ops.reshape(weight, shape)), [axis], None, True)
    counted = _C_ops.not_equal(label, full_like(label, ignore_index))
    valid = _C_ops.where(counted, label, full_like(label, 0))
    gathered = _C_ops.reshape(_C_ops.gather(weight, _C_ops.reshape(valid, [-1]), 0), list(label.shape))
    return _C_ops.multiply(gathered, _C_ops.cast(counted, gathered.dtype))


def nll_loss(
    input: Tensor,
    label: Tensor,
    weight: Tensor | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """-input at the label, for log probabilities [n, classes, …] and labels [n, …] (or [n, 1]), weighted by class; the
    mean is divided by the weights that count. Raises ValueError for an unknown reduction or fewer than two axes."""
    if reduction not in REDUCTIONS:
        raise ValueError(
            "The value of 'reduction' in nll_loss should be 'sum', 'mean' or 'none', but received "
            f"{reduction}, which is not allowed."
        )
    if len(input.shape) < 2:
        raise ValueError(f"Expected 2 or more dimensions (got {len(input.shape)})")
    if len(input.shape) == 2 and list(label.shape) == [input.shape[0], 1]:
        label = _C_ops.squeeze(label, [1])
    return _C_ops.nll_loss(input, label, weight, ignore_index, reduction)[0]
