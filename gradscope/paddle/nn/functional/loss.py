"""Losses of regression and of two or more given targets: mse, l1, smooth l1, binary cross entropy, kl, margins."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.nn.functional.common import cosine_similarity, pairwise_distance
from gradscope.paddle.tensor.creation import full_like

REDUCTIONS = ("mean", "sum", "none")


def reduced(loss: Tensor, reduction: str, what: str, all_: bool = False) -> Tensor:
    """The mean or sum of a loss per element, or that itself. all_: by the op mean_all, as Paddle's later losses do.

    Raises ValueError for an unknown reduction, naming `what`.
    """
    if reduction not in REDUCTIONS:
        raise ValueError(
            f"The value of 'reduction' in {what} should be 'sum', 'mean' or 'none', but received {reduction}, which is "
            "not allowed."
        )
    if reduction == "none":
        return loss
    if reduction == "sum":
        return _C_ops.sum(loss, [], None, False)
    return _C_ops.mean_all(loss) if all_ else _C_ops.mean(loss, [], False)


def mse_loss(input: Tensor, label: Tensor, reduction: str = "mean", name: str | None = None) -> Tensor:
    """The square of input - label, its mean or its sum. Raises ValueError for an unknown reduction."""
    if reduction not in REDUCTIONS:
        raise ValueError(f"'reduction' in 'mse_loss' should be 'sum', 'mean' or 'none', but received {reduction}.")
    return reduced(_C_ops.square(_C_ops.subtract(input, label)), reduction, "mse_loss")


def square_error_cost(input: Tensor, label: Tensor) -> Tensor:
    """(input - label) squared, element by element."""
    return _C_ops.square(_C_ops.subtract(input, label))


def l1_loss(input: Tensor, label: Tensor, reduction: str = "mean", name: str | None = None) -> Tensor:
    """|input - label|, its mean or its sum. Raises ValueError for another reduction."""
    if reduction not in REDUCTIONS:
        raise ValueError(
            f"The value of 'reduction' in L1Loss should be 'sum', 'mean' or 'none', but received {reduction}, which is "
            "not allowed."
        )
    return reduced(_C_ops.abs(_C_ops.subtract(input, label)), reduction, "l1_loss")


def smooth_l1_loss(
    input: Tensor,
    label: Tensor,
    reduction: str = "mean",
    delta: float = 1.0,
    is_huber: bool = True,
    name: str | None = None,
) -> Tensor:
    """r² / 2 for |r| <= delta, delta * |r| - delta² / 2 beyond, r = input - label; divided by delta unless is_huber."""
    loss = _C_ops.huber_loss(input, label, float(delta))
    return reduced(loss if is_huber else _C_ops.div_scale(loss, float(delta)), reduction, "smooth_l1_loss")


def binary_cross_entropy(
    input: Tensor, label: Tensor, weight: Tensor | None = None, reduction: str = "mean", name: str | None = None
) -> Tensor:
    """-(label * log(input) + (1 - label) * log(1 - input)) for probabilities, times weight. Raises ValueError
    (InvalidArgument) for shapes that differ."""
    loss = _C_ops.bce_loss(input, label)
    return reduced(loss if weight is None else _C_ops.multiply(loss, weight), reduction, "binary_cross_entropy", True)


def binary_cross_entropy_with_logits(
    logit: Tensor,
    label: Tensor,
    weight: Tensor | None = None,
    reduction: str = "mean",
    pos_weight: Tensor | None = None,
    name: str | None = None,
) -> Tensor:
    """binary_cross_entropy of sigmoid(logit), without overflow. pos_weight: what the label's 1s weigh."""
    log_weight = None
    if pos_weight is not None:
        log_weight = _C_ops.scale(_C_ops.multiply(label, _C_ops.scale(pos_weight, 1.0, -1.0, True)), 1.0, 1.0, True)
    loss = _C_ops.sigmoid_cross_entropy_with_logits(logit, label, log_weight, False, -100)
    loss = loss if weight is None else _C_ops.multiply(loss, weight)
    return reduced(loss, reduction, "binary_cross_entropy_with_logits", True)


def kl_div(
    input: Tensor, label: Tensor, reduction: str = "mean", log_target: bool = False, name: str | None = None
) -> Tensor:
    """label * (log(label) - input), input of log probabilities; log_target: so is the label. reduction batchmean: the
    sum divided by the length of the first axis. Raises ValueError for another reduction."""
    if reduction not in (*REDUCTIONS, "batchmean"):
        raise ValueError(
            "The value of 'reduction' in kl_div should be 'sum', 'batchmean', 'mean' or 'none', but received "
            f"{reduction}"
        )
    loss = _C_ops.kldiv_loss(input, label, "none", log_target)
    if reduction != "batchmean":
        return reduced(loss, reduction, "kl_div")
    total = _C_ops.sum(loss, [], None, False)
    return _C_ops.div_scale(total, float(input.shape[0])) if input.shape else total


def log_loss(input: Tensor, label: Tensor, epsilon: float = 1e-4, name: str | None = None) -> Tensor:
    """-label * log(input + epsilon) - (1 - label) * log(1 - input + epsilon), element by element."""
    yes = _C_ops.multiply(label, _C_ops.log(_C_ops.scale(input, 1.0, epsilon, True)))
    rest = _C_ops.log(_C_ops.scale(input, -1.0, 1.0 + epsilon, True))
    no = _C_ops.multiply(_C_ops.scale(label, -1.0, 1.0, True), rest)
    return _C_ops.scale(_C_ops.add(yes, no), -1.0, 0.0, True)


def margin_ranking_loss(
    input: Tensor, other: Tensor, label: Tensor, margin: float = 0.0, reduction: str = "mean", name: str | None = None
) -> Tensor:
    """max(0, -label * (input - other) + margin)."""
    out = _C_ops.multiply(_C_ops.subtract(other, input), label)
    if margin:
        out = _C_ops.scale(out, 1.0, margin, True)
    return reduced(_C_ops.relu(out), reduction, "MarginRankingLoss")


def hinge_embedding_loss(
    input: Tensor, label: Tensor, margin: float = 1.0, reduction: str = "mean", name: str | None = None
) -> Tensor:
    """input where the label is 1, max(0, margin - input) where it is -1. Raises ValueError for another reduction."""
    if reduction not in REDUCTIONS:
        raise ValueError(
            f"'reduction' in 'hinge_embedding_loss' should be 'sum', 'mean' or 'none', but received {reduction}."
        )
    far = _C_ops.relu(_C_ops.scale(input, -1.0, margin, True))
    return reduced(
        _C_ops.where(_C_ops.equal(label, full_like(label, 1)), input, far), reduction, "hinge_embedding_loss"
    )


def cosine_embedding_loss(
    input1: Tensor,
    input2: Tensor,
    label: Tensor,
    margin: float = 0,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """1 - cosine of the angle where the label is 1, max(0, cosine - margin) where it is -1."""
    cosine = cosine_similarity(input1, input2, axis=-1, eps=1e-12)
    near = _C_ops.scale(cosine, -1.0, 1.0, True)
    far = _C_ops.relu(_C_ops.scale(cosine, 1.0, -float(margin), True))
    return reduced(
        _C_ops.where(_C_ops.equal(label, full_like(label, 1)), near, far), reduction, "cosine_embedding_loss"
    )


def soft_margin_loss(input: Tensor, label: Tensor, reduction: str = "mean", name: str | None = None) -> Tensor:
    """log(1 + exp(-label * input)) for labels 1 and -1."""
    margin = _C_ops.scale(_C_ops.multiply(input, _C_ops.cast(label, input.dtype)), -1.0, 0.0, True)
    return reduced(_C_ops.softplus(margin, 1.0, 1e9), reduction, "soft_margin_loss")


def triplet_margin_loss(
    input: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float = 1.0,
    p: float = 2.0,
    epsilon: float = 1e-6,
    swap: bool = False,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """max(0, |input - positive| - |input - negative| + margin). swap: the negative's distance to the positive counts
    when it is less. Raises ValueError for a negative margin."""
    if margin < 0:
        raise ValueError("The margin between positive samples and negative samples should be greater than 0.")
    near, far = pairwise_distance(input, positive, p, epsilon), pairwise_distance(input, negative, p, epsilon)
    if swap:
        far = _C_ops.minimum(far, pairwise_distance(positive, negative, p, epsilon))
    gap = _C_ops.relu(_C_ops.scale(_C_ops.subtract(near, far), 1.0, margin, True))
    return reduced(gap, reduction, "triplet_margin_loss")


def poisson_nll_loss(
    input: Tensor,
    label: Tensor,
    log_input: bool = True,
    full: bool = False,
    epsilon: float = 1e-8,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """exp(input) - label * input, or input - label * log(input + epsilon); full: plus Stirling's log(label!) where the
    label is above 1. Raises ValueError for an epsilon that is not positive."""
    if epsilon <= 0:
        raise ValueError(
            f"The value of `epsilon` in poisson_nll_loss should be positive, but received {epsilon:f}, which is not "
            "allowed"
        )
    if log_input:
        loss = _C_ops.subtract(_C_ops.exp(input), _C_ops.multiply(label, input))
    else:
        log = _C_ops.log(_C_ops.scale(input, 1.0, epsilon, True))
        loss = _C_ops.subtract(input, _C_ops.multiply(label, log))
    if full:
        big = _C_ops.greater_than(label, full_like(label, 1))
        safe = _C_ops.where(big, label, full_like(label, 1))
        last = _C_ops.scale(_C_ops.log(_C_ops.scale(safe, 6.283185307179586, 0.0, True)), 0.5, 0.0, True)
        stirling = _C_ops.add(_C_ops.subtract(_C_ops.multiply(safe, _C_ops.log(safe)), safe), last)
        loss = _C_ops.add(loss, _C_ops.where(big, stirling, full_like(label, 0)))
    return reduced(loss, reduction, "poisson_nll_loss")


def gaussian_nll_loss(
    input: Tensor,
    label: Tensor,
    variance: Tensor,
    full: bool = False,
    epsilon: float = 1e-6,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """(log(variance) + (input - label)² / variance) / 2, the variance at least epsilon. full: plus log(2π) / 2.

    The variance has input's shape, with 1 for the last axis or without it, and gets no gradient, as in Paddle. Raises
    ValueError for another shape, negative variances and an unknown reduction.
    """
    shape = list(input.shape)
    if list(variance.shape) != shape:
        if shape[:-1] == list(variance.shape):
            variance = _C_ops.unsqueeze(variance, [-1])
        elif [*shape[:-1], 1] != list(variance.shape):
            raise ValueError("variance is of incorrect shape")
    if reduction not in REDUCTIONS:
        raise ValueError(f"{reduction} is not valid")
    if (variance.numpy() < 0).any():
        raise ValueError("variance has negative entry/entries")
    with no_grad():
        variance = _C_ops.clip(variance, epsilon, float("inf"))
    square = _C_ops.square(_C_ops.subtract(input, label))
    both = _C_ops.add(_C_ops.log(variance), _C_ops.divide(square, variance))
    return reduced(_C_ops.scale(both, 0.5, 0.9189385332046727 if full else 0.0, True), reduction, "gaussian_nll_loss")
