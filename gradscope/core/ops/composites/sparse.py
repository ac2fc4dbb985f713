"""Gradient formulas of sparse tensors: gradients brought to the positions of what they are the gradient of."""

from __future__ import annotations

from typing import Any

from gradscope.core import flags

__all__ = ["along", "at_shown", "to_dense_x_grad"]


def along(F: Any, out_grad: Any, x: Any) -> Any:
    """The values of `out_grad` (of any kind) at the positions of x: dense [nnz, …]."""
    return F.sparse_values(F.sparse_mask_as(out_grad, x))


def at_shown(F: Any, x: Any, values: Any) -> Any:
    """A gradient with the positions of x and these values, for an op that takes of equal positions the last one only.

    The others get 0; under FLAGS_paddle_strict they get what the last one gets, as in Paddle.
    """
    grad = F.sparse_with_values(x, values)
    return grad if flags.fast.strict else F.sparse_shown_only(grad, x)


def to_dense_x_grad(F: Any, out_grad: Any, x: Any) -> Any:
    """The gradient of x.to_dense(): out_grad at the positions of x."""
    grad = F.sparse_mask_as(out_grad, x)
    return grad if flags.fast.strict else F.sparse_shown_only(grad, x)
