"""Exponentials, logarithms, roots and their kin, element by element; integers give float32 (square keeps them)."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, HALF, INT, floating, kernel


@kernel("exp", FLOAT + INT + COMPLEX + ("float16",))
def exp(x: Any) -> Any:
    return xp.asarray(xp.exp(floating(x)))


@kernel("expm1", FLOAT + INT + COMPLEX)
def expm1(x: Any) -> Any:
    """e**x - 1, exact near 0."""
    return xp.asarray(xp.expm1(floating(x)))


@kernel("log", FLOAT + INT + COMPLEX + HALF)
def log(x: Any) -> Any:
    return xp.asarray(xp.log(floating(x)))


@kernel("log2", FLOAT + INT + COMPLEX)
def log2(x: Any) -> Any:
    return xp.asarray(xp.log2(floating(x)))


@kernel("log10", FLOAT + INT + COMPLEX)
def log10(x: Any) -> Any:
    return xp.asarray(xp.log10(floating(x)))


@kernel("log1p", FLOAT + INT + COMPLEX)
def log1p(x: Any) -> Any:
    """log(1 + x), exact near 0."""
    return xp.asarray(xp.log1p(floating(x)))


@kernel("sqrt", FLOAT + INT + COMPLEX)
def sqrt(x: Any) -> Any:
    return xp.asarray(xp.sqrt(floating(x)))


@kernel("rsqrt", FLOAT + INT + COMPLEX)
def rsqrt(x: Any) -> Any:
    """1 / sqrt(x)."""
    x = floating(x)
    return xp.asarray(xp.true_divide(1, xp.sqrt(x)), dtype=x.dtype)


@kernel("square", FLOAT + INT + COMPLEX)
def square(x: Any) -> Any:
    return xp.asarray(xp.multiply(x, x))


@kernel("reciprocal", FLOAT + INT + COMPLEX)
def reciprocal(x: Any) -> Any:
    """1 / x."""
    x = floating(x)
    return xp.asarray(xp.true_divide(1, x), dtype=x.dtype)
