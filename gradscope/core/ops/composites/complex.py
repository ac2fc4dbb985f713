"""Gradient formulas of functions of complex numbers that are not holomorphic."""

from __future__ import annotations

from typing import Any

__all__ = ["angle_x_grad", "sgn_x_grad"]


def angle_x_grad(F: Any, x: Any, out_grad: Any) -> Any:
    """out_grad * i x / |x|², 0 at 0; 0 for a real x, whose angle is constant on either side of 0."""
    if F.dtype_of(x).kind != "c":
        return F.fill(out_grad, 0)
    re, im = F.real(x), F.imag(x)
    size = F.add(F.multiply(re, re), F.multiply(im, im))
    some = F.not_equal(size, F.fill(size, 0))
    slope = F.keep_where(F.divide(out_grad, F.where(some, size, F.fill(size, 1))), some)
    return F.complex(F.scale(F.multiply(slope, im), -1.0, 0.0, True), F.multiply(slope, re))


def sgn_x_grad(F: Any, x: Any, out_grad: Any) -> Any:
    """(g - s Re(conj(s) g)) / |x| for s = x / |x|: only what turns x counts. 0 at 0, and for a real x everywhere."""
    if F.dtype_of(x).kind != "c":
        return F.fill(out_grad, 0)
    sign, size = F.sgn(x), F.abs(x)
    some = F.not_equal(size, F.fill(size, 0))
    safe = F.where(some, size, F.fill(size, 1))
    along = F.real(F.multiply(F.conj(sign), out_grad))
    across = F.subtract(out_grad, F.multiply(sign, F.complex(along, F.fill(along, 0))))
    return F.keep_where(F.divide(across, F.complex(safe, F.fill(safe, 0))), some)
