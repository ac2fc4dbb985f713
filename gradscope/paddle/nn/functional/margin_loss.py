"""Losses by margins, pairs and overlaps: many labels a sample, distances of one's own, n-pairs, dice, focal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.common import one_hot, pairwise_distance
from gradscope.paddle.nn.functional.loss import REDUCTIONS, reduced

_INF = float("inf")


def _checked(reduction: str, what: str) -> None:
    if reduction not in REDUCTIONS:
        raise ValueError(f"'reduction' in '{what}' should be 'sum', 'mean' or 'none', but received {reduction}.")


def _relu(x: Tensor) -> Tensor:
    return _C_ops.clip(x, 0.0, _INF)


def _times(x: Tensor, factor: float, plus: float = 0.0) -> Tensor:
    return _C_ops.scale(x, factor, plus, True)


def dice_loss(input: Tensor, label: Tensor, epsilon: float = 1e-5, name: str | None = None) -> Tensor:
    """1 - 2 * overlap / (size of both), the mean over samples. input: [n, …, classes] probabilities, label: integers
    [n, …, 1]. Raises AssertionError for other dtypes or shapes."""
    if input.dtype not in (dtypes.float32, dtypes.float64) or label.dtype not in (dtypes.int32, dtypes.int64):
        raise AssertionError("dice_loss takes a float32 or float64 input and an int32 or int64 label")
    if len(input.shape) < 2:
        raise AssertionError("The rank of input should be greater than or equal to 2.")
    if len(input.shape) != len(label.shape):
        raise AssertionError(
            f"The rank of input and label should be equal, but received input: {len(input.shape)}, label: "
            f"{len(label.shape)}."
        )
    if label.shape[-1] != 1:
        raise AssertionError(f"The last dimension of label should be 1, but received {label.shape[-1]}.")
    if list(input.shape[:-1]) != list(label.shape[:-1]):
        raise AssertionError("All dimensions should be equal except the last one.")
    target = one_hot(_C_ops.squeeze(label, [-1]), input.shape[-1])
    axes = list(range(1, len(input.shape)))
    both = _C_ops.sum(_C_ops.multiply(input, _C_ops.cast(target, input.dtype)), axes, None, False)
    sizes = _C_ops.add(_C_ops.sum(input, axes, None, False), _C_ops.sum(target, axes, None, False))
    score = _C_ops.divide(_times(both, 2.0), _times(sizes, 1.0, epsilon))
    return _C_ops.mean(_times(score, -1.0, 1.0), [], False)


def npair_loss(anchor: Tensor, positive: Tensor, labels: Tensor, l2_reg: float = 0.002) -> Tensor:
    """Cross entropy of anchor @ positiveᵀ with rows of equal labels as target, plus l2_reg / 4 times the squares.

    anchor, positive: [n, d], labels: [n]. Raises ValueError for no samples, TypeError for other dtypes.
    """
    for what, tensor in (("anchor", anchor), ("positive", positive)):
        if tensor.impl.meta.numel == 0:
            raise ValueError(f"The dims of {what} should be greater than 0.")
        if tensor.dtype not in (dtypes.float32, dtypes.float64):
            raise TypeError(f"npair_loss takes a float32 or float64 {what}, but received {tensor.dtype}")
    count = labels.shape[0]
    column = _C_ops.reshape(labels, [count, 1])
    same = _C_ops.cast(_C_ops.equal(column, _C_ops.reshape(labels, [1, count])), anchor.dtype)
    target = _C_ops.divide(same, _C_ops.sum(same, [1], None, True))
    sizes = [_C_ops.mean(_C_ops.sum(_C_ops.square(t), [1], None, False), [], False) for t in (anchor, positive)]
    scores = _C_ops.matmul(anchor, positive, False, True)
    entropy = _C_ops.cross_entropy_with_softmax(scores, target, True, True, True, -100, -1)[1]
    crossed = _C_ops.mean(_C_ops.sum(_C_ops.multiply(target, entropy), [0], None, False), [], False)
    return _C_ops.add(_times(_C_ops.add(*sizes), 0.25 * l2_reg), crossed)


def sigmoid_focal_loss(
    logit: Tensor,
    label: Tensor,
    normalizer: Tensor | None = None,
    alpha: float = 0.25,
    gamma: float = 2.0,
    reduction: str = "sum",
    name: str | None = None,
) -> Tensor:
    """Binary cross entropy of logits times alpha (1 - alpha for label 0) times (1 - p) ** gamma, p the probability the
    label has; divided by normalizer. Raises ValueError for an unknown reduction or a normalizer of more than one axis.
    """
    if reduction not in REDUCTIONS:
        raise ValueError(
            "The value of 'reduction' in sigmoid_focal_loss should be 'sum', 'mean' or 'none', but received "
            f"{reduction}, which is not allowed."
        )
    if normalizer is not None and len(normalizer.shape) > 1:
        raise ValueError(
            f"Expected zero or one dimension of normalizer in sigmoid_focal_loss but got {len(normalizer.shape)}."
        )
    loss = _C_ops.sigmoid_cross_entropy_with_logits(logit, label, None, False, -100)
    other, p = _times(label, -1.0, 1.0), _C_ops.sigmoid(logit)
    hit = _C_ops.add(_C_ops.multiply(p, label), _C_ops.multiply(_times(p, -1.0, 1.0), other))
    weight = _C_ops.add(_times(label, alpha), _times(other, 1.0 - alpha))
    loss = _C_ops.multiply(_C_ops.pow(_times(hit, -1.0, 1.0), gamma), _C_ops.multiply(weight, loss))
    if normalizer is not None:
        loss = _C_ops.divide(loss, normalizer)
    return reduced(loss, reduction, "sigmoid_focal_loss", True)


def multi_label_soft_margin_loss(
    input: Tensor, label: Tensor, weight: Tensor | None = None, reduction: str = "mean", name: str | None = None
) -> Tensor:
    """Binary cross entropy of sigmoid(input), the mean over the classes of a sample. weight: [classes] or like input.
    Raises ValueError for shapes that differ or an unknown reduction."""
    _checked(reduction, "multi_label_soft_margin_loss")
    if list(input.shape) != list(label.shape):
        raise ValueError(
            f"The input and label should have same dimension,but received {list(input.shape)}!={list(label.shape)}"
        )
    yes = _C_ops.multiply(label, _C_ops.logsigmoid(input))
    no = _C_ops.multiply(_times(label, -1.0, 1.0), _C_ops.logsigmoid(_times(input, -1.0)))
    loss = _times(_C_ops.add(yes, no), -1.0)
    loss = loss if weight is None else _C_ops.multiply(loss, weight)
    return reduced(_C_ops.mean(loss, [-1], False), reduction, "multi_label_soft_margin_loss")


def multi_margin_loss(
    input: Tensor,
    label: Tensor,
    p: int = 1,
    margin: float = 1.0,
    weight: Tensor | None = None,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """max(0, margin - input at the label + input) ** p, the mean over the other classes' places. input: [n, classes],
    label: integers [n], weight: [classes]. Raises ValueError for lengths that differ or an unknown reduction."""
    _checked(reduction, "multi_margin_loss")
    if input.shape[0] != label.shape[0]:
        raise ValueError(
            "The label's shape[0] should be equal to input's shape[0], but received input's shape[0] "
            f"{input.shape[0]} and label's shape[0]:{label.shape[0]}. "
        )
    if weight is not None and input.shape[1] != weight.shape[0]:
        raise ValueError(
            f"The weight's shape[0] should be equal to input's shape[1]but received weight's shape[0]: "
            f"{weight.shape[0]} and input's shape[1]: {input.shape[1]}"
        )
    column = _C_ops.reshape(label, [-1, 1])
    own = _C_ops.index_sample(input, column)
    gaps = _C_ops.pow(_relu(_C_ops.add(_times(own, -1.0, margin), input)), p)
    itself = margin**p / input.shape[1]
    if weight is None:
        loss = _times(_C_ops.mean(gaps, [1], False), 1.0, -itself)
    else:
        each = _C_ops.gather(weight, _C_ops.reshape(label, [-1]), 0)
        mean = _C_ops.mean(_C_ops.multiply(_C_ops.reshape(each, [-1, 1]), gaps), [1], False)
        loss = _C_ops.subtract(mean, _times(each, itself))
    return reduced(loss, reduction, "multi_margin_loss")


def multi_label_margin_loss(input: Tensor, label: Tensor, reduction: str = "mean", name: str | None = None) -> Tensor:
    """max(0, 1 - input at a label + input elsewhere), summed over the labels of a sample and divided by the classes.

    input: [n, classes]; label: integers [n, …], those before the first -1 count. Raises ValueError for other ranks,
    labels out of range, or an unknown reduction.
    """
    _checked(reduction, "multi_label_margin_loss")
    for what, tensor in (("input", input), ("label", label)):
        if len(tensor.shape) != 2:
            raise ValueError(f"Expected 2D {what} tensor, but got {len(tensor.shape)}D")
    classes = input.shape[1]
    given = label.numpy()
    if given.size and given.min() < -1:
        raise ValueError("label values should be >= -1")
    if given.size and given.max() >= classes:
        raise ValueError(f"label values should be < {classes}")
    named = _C_ops.cast(_C_ops.not_equal(label, _C_ops.full_like(label, -1, None, None)), dtypes.int32)
    counts = _C_ops.cumprod(named, 1, False, False)
    places = _C_ops.multiply(label, _C_ops.cast(counts, label.dtype))
    shown = _C_ops.unsqueeze(_C_ops.cast(counts, input.dtype), [2])
    targets = _C_ops.sum(_C_ops.multiply(_C_ops.cast(one_hot(places, classes), input.dtype), shown), [1], None, True)
    others = _C_ops.equal(targets, _C_ops.full_like(targets, 0.0, None, None))
    own = _C_ops.unsqueeze(_C_ops.take_along_axis(input, places, 1), [2])
    none = _C_ops.full([1], 0.0, input.dtype, input.place)
    gaps = _C_ops.maximum(_C_ops.add(_times(own, -1.0, 1.0), _C_ops.unsqueeze(input, [1])), none)
    kept = _C_ops.multiply(_C_ops.multiply(gaps, shown), _C_ops.cast(others, input.dtype))
    loss = _C_ops.div_scale(_C_ops.sum(kept, [1, 2], None, False), float(classes))
    return reduced(loss, reduction, "multi_label_margin_loss")


def triplet_margin_with_distance_loss(
    input: Tensor,
    positive: Tensor,
    negative: Tensor,
    distance_function: Callable[[Tensor, Tensor], Tensor] | None = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """triplet_margin_loss with a distance of one's own (the 2-norm when None). Raises ValueError for a negative margin
    or distance, shapes that differ, or an unknown reduction."""
    _checked(reduction, "triplet_margin_with_distance_loss")
    if margin < 0:
        raise ValueError("The margin between positive samples and negative samples should be greater than 0.")
    if not list(input.shape) == list(positive.shape) == list(negative.shape):
        raise ValueError("input's shape must equal to positive's shape and negative's shape")
    distance: Callable[..., Any] = distance_function or (lambda x, y: pairwise_distance(x, y, 2.0))
    near, far = distance(input, positive), distance(input, negative)
    if swap:
        far = _C_ops.minimum(far, distance(positive, negative))
    if not (near.numpy() >= 0).all() or not (far.numpy() >= 0).all():
        raise ValueError(
            "The positive distance or negative distance should be greater than 0, The distance functions should be "
            "checked."
        )
    gap = _relu(_times(_C_ops.subtract(near, far), 1.0, margin))
    return reduced(gap, reduction, "triplet_margin_with_distance_loss")
