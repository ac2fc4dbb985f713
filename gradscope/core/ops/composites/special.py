"""Gradient formulas of special functions."""

from __future__ import annotations

from typing import Any

__all__ = ["bessel_ratio", "logit_x_grad"]


def bessel_ratio(F: Any, x: Any, out: Any) -> Any:
    """out / x for out = i1(x) or i1e(x), and the limit 0.5 at x = 0."""
    zero = F.equal(x, F.fill(x, 0))
    return F.where(zero, F.fill(x, 0.5), F.divide(out, F.where(zero, F.fill(x, 1), x)))


def logit_x_grad(F: Any, x: Any, out_grad: Any, eps: float) -> Any:
    """out_grad / (x * (1 - x)); 0 where eps limited x."""
    grad = F.divide(out_grad, F.multiply(x, F.scale(x, -1.0, 1.0, True)))
    return F.keep_where(grad, F.equal(F.clip(x, eps, 1 - eps), x)) if eps else grad
