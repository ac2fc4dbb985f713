"""Losses over alignments of sequences: ctc_loss, rnnt_loss."""

from __future__ import annotations

from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.loss import REDUCTIONS


def _typed(what: str, **wanted: tuple[Tensor, dtypes.DType]) -> None:
    """Raises InvalidArgument (ValueError) for a tensor of another dtype than Paddle's kernel takes."""
    for name, (tensor, dtype) in wanted.items():
        if tensor.dtype is not dtype:
            raise errors.invalid_argument(
                f"The type of data we are trying to retrieve ({dtype.name}) does not match the type of data "
                f"({tensor.dtype.name}) of {name}.",
                op=what,
                remedy=f"{name}.astype('{dtype.name}')",
            )


def ctc_loss(
    log_probs: Tensor,
    labels: Tensor,
    input_lengths: Tensor,
    label_lengths: Tensor,
    blank: int = 0,
    reduction: str = "mean",
    norm_by_times: bool = False,
    zero_infinity: bool = False,
) -> Tensor:
    """-log of the probability that softmax(log_probs) aligns with the labels; 0 where they do not fit.

    log_probs: scores [T, B, classes], blank included; labels: int32 [B, L]; lengths: int64 [B]. reduction mean: every
    loss divided by the length of its labels first; norm_by_times: gradients are divided by input_lengths, the loss is
    not. Raises ValueError for other dtypes and shapes, AssertionError for an unknown reduction.
    """
    _typed("warpctc", labels=(labels, dtypes.int32), input_lengths=(input_lengths, dtypes.int64),
           label_lengths=(label_lengths, dtypes.int64))  # fmt: skip
    loss = _C_ops.warpctc(log_probs, labels, input_lengths, label_lengths, blank, norm_by_times)
    loss = _C_ops.squeeze(loss, [-1])
    if zero_infinity:
        loss = _C_ops.where(_C_ops.isinf(loss), _C_ops.full_like(loss, 0.0, None, None), loss)
    _known(reduction)
    if reduction == "mean":
        return _C_ops.mean(_C_ops.divide(loss, _C_ops.cast(label_lengths, loss.dtype)), [], False)
    return _C_ops.sum(loss, [], None, False) if reduction == "sum" else loss


def rnnt_loss(
    input: Tensor,
    label: Tensor,
    input_lengths: Tensor,
    label_lengths: Tensor,
    blank: int = 0,
    fastemit_lambda: float = 0.001,
    reduction: str = "mean",
    name: str | None = None,
) -> Tensor:
    """-log of the probability of the labels under a recurrent transducer.

    input: log probabilities [B, T, U + 1, classes], taken as they are, as Paddle's CPU kernel does; label: int32
    [B, U]; lengths: int32 [B]. fastemit_lambda: by how much more steps that give a label count, in the gradient only.
    Raises ValueError for other dtypes and shapes, AssertionError for an unknown reduction.
    """
    _typed("warprnnt", label=(label, dtypes.int32), input_lengths=(input_lengths, dtypes.int32),
           label_lengths=(label_lengths, dtypes.int32))  # fmt: skip
    loss = _C_ops.warprnnt(input, label, input_lengths, label_lengths, blank, fastemit_lambda)
    _known(reduction)
    if reduction == "none":
        return loss
    total = _C_ops.sum(loss, [], None, False)
    return _C_ops.div_scale(total, float(input.shape[0])) if reduction == "mean" else total


def _known(reduction: Any) -> None:
    if reduction not in REDUCTIONS:
        raise AssertionError(f"reduction should be 'mean', 'sum' or 'none', but received {reduction}")
