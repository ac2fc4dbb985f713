"""Gradient formulas of sparse tensors: gradients brought to the positions of what they are the gradient of."""

from __future__ import annotations

from typing import Any

from gradscope.core import flags

__all__ = ["along", "at_shown", "form_of", "shown_only"]


def along(F: Any, out_grad: Any, x: Any) -> Any:
    """The values of `out_grad` (of any kind) at the positions of x: dense [nnz, …]."""
    return F.sparse_values(F.sparse_mask_as(out_grad, x))


def at_shown(F: Any, x: Any, values: Any) -> Any:
    """A gradient with the positions of x and these values, for an op that takes the last of equal positions only."""
    return shown_only(F, F.sparse_with_values(x, values), x)


def shown_only(F: Any, grad: Any, x: Any) -> Any:
    """`grad`, which has the positions of x, with 0 where a later value at the same position hides that of x.

    Under FLAGS_paddle_strict nothing is taken away: hidden values get the gradient of the one that is shown.
    """
    return grad if flags.fast.strict else F.sparse_shown_only(grad, x)


def form_of(F: Any, out_grad: Any, x: Any) -> Any:
    """`out_grad` as the gradient of x, which may be dense or sparse: in its format, at its positions."""
    grad = F.sparse_mask_as(out_grad, x)
    return shown_only(F, grad, x) if F.is_sparse(x) else grad
