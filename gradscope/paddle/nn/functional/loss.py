"""Losses composed of ops that exist: mse_loss."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

REDUCTIONS = ("mean", "sum", "none")


def mse_loss(input: Tensor, label: Tensor, reduction: str = "mean", name: str | None = None) -> Tensor:
    """The square of input - label, its mean or its sum. Raises ValueError for an unknown reduction."""
    if reduction not in REDUCTIONS:
        raise ValueError(f"'reduction' in 'mse_loss' should be 'sum', 'mean' or 'none', but received {reduction}.")
    out = _C_ops.square(_C_ops.subtract(input, label))
    if reduction == "none":
        return out
    return _C_ops.mean(out, [], False) if reduction == "mean" else _C_ops.sum(out, [], None, False)
