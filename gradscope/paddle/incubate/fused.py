"""Functions that Paddle has as one fused kernel: softmax with a mask; and identity_loss."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def softmax_mask_fuse(x: Tensor, mask: Tensor, name: str | None = None) -> Tensor:
    """softmax(x + mask) along the last axis. x: [n, heads, q, k], mask: [n, 1, q, k]."""
    return _C_ops.softmax(_C_ops.add(x, mask), -1)


def softmax_mask_fuse_upper_triangle(x: Tensor) -> Tensor:
    """softmax along the last axis of x [n, heads, q, k] over the places up to the row's own; 0 beyond them."""
    kept = _C_ops.tril(_C_ops.full(list(x.shape[-2:]), 1.0, x.dtype, x.place), 0)
    never = _C_ops.full([1], float("-inf"), x.dtype, x.place)
    return _C_ops.softmax(_C_ops.where(_C_ops.cast(kept, "bool"), x, never), -1)


def identity_loss(x: Tensor, reduction: str | int = "none") -> Tensor:
    """x, its mean or its sum (1, 0 and 2 for mean, sum and none). Raises TypeError for anything else."""
    kind = {"sum": 0, "mean": 1, "none": 2}.get(reduction.lower()) if isinstance(reduction, str) else reduction
    if kind not in (0, 1, 2):
        raise TypeError("Unsupported reduction type.")
    if kind == 2:
        return _C_ops.assign(x)
    return _C_ops.mean_all(x) if kind == 1 else _C_ops.sum(x, [], None, False)
