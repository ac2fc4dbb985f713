"""Trigonometric and hyperbolic functions and their inverses, in radians; integers give float32."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, floating, kernel


@kernel("sin", FLOAT + INT + COMPLEX)
def sin(x: Any) -> Any:
    return xp.asarray(xp.sin(floating(x)))


@kernel("cos", FLOAT + INT + COMPLEX)
def cos(x: Any) -> Any:
    return xp.asarray(xp.cos(floating(x)))


@kernel("tan", FLOAT + INT + COMPLEX)
def tan(x: Any) -> Any:
    return xp.asarray(xp.tan(floating(x)))


@kernel("asin", FLOAT + INT + COMPLEX)
def asin(x: Any) -> Any:
    return xp.asarray(xp.arcsin(floating(x)))


@kernel("acos", FLOAT + INT + COMPLEX)
def acos(x: Any) -> Any:
    return xp.asarray(xp.arccos(floating(x)))


@kernel("atan", FLOAT + INT + COMPLEX)
def atan(x: Any) -> Any:
    return xp.asarray(xp.arctan(floating(x)))


@kernel("sinh", FLOAT + INT + COMPLEX)
def sinh(x: Any) -> Any:
    return xp.asarray(xp.sinh(floating(x)))


@kernel("cosh", FLOAT + INT + COMPLEX)
def cosh(x: Any) -> Any:
    return xp.asarray(xp.cosh(floating(x)))


@kernel("tanh", FLOAT + INT + COMPLEX)
def tanh(x: Any) -> Any:
    return xp.asarray(xp.tanh(floating(x)))


@kernel("asinh", FLOAT + INT + COMPLEX)
def asinh(x: Any) -> Any:
    return xp.asarray(xp.arcsinh(floating(x)))


@kernel("acosh", FLOAT + INT + COMPLEX)
def acosh(x: Any) -> Any:
    return xp.asarray(xp.arccosh(floating(x)))


@kernel("atanh", FLOAT + INT + COMPLEX)
def atanh(x: Any) -> Any:
    return xp.asarray(xp.arctanh(floating(x)))


@kernel("atan2", FLOAT + INT)
def atan2(x: Any, y: Any) -> Any:
    """The angle of the point (y, x) from the positive first axis, in (-pi, pi]. Integers give float64."""
    out = xp.arctan2(x, y)
    return xp.asarray(out, dtype="float64" if x.dtype.kind == "i" else x.dtype)


@kernel("stanh", FLOAT + INT)
def stanh(x: Any, scale_a: float = 0.67, scale_b: float = 1.7159) -> Any:
    """scale_b * tanh(scale_a * x)."""
    x = floating(x)
    return xp.asarray(scale_b * xp.tanh(scale_a * x), dtype=x.dtype)
