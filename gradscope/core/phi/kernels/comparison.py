"""Comparison, logical and finiteness kernels: bool outputs, no gradient."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, HALF, INT, ORDERED, SMALL_INT, kernel


@kernel("equal", ORDERED + COMPLEX + HALF)
def equal(x: Any, y: Any) -> Any:
    return xp.asarray(xp.equal(x, y))


@kernel("not_equal", ORDERED + COMPLEX + HALF)
def not_equal(x: Any, y: Any) -> Any:
    return xp.asarray(xp.not_equal(x, y))


@kernel("less_than", ORDERED + HALF)
def less_than(x: Any, y: Any) -> Any:
    return xp.asarray(xp.less(x, y))


@kernel("less_equal", ORDERED + HALF)
def less_equal(x: Any, y: Any) -> Any:
    return xp.asarray(xp.less_equal(x, y))


@kernel("greater_than", ORDERED + HALF)
def greater_than(x: Any, y: Any) -> Any:
    return xp.asarray(xp.greater(x, y))


@kernel("greater_equal", ORDERED + HALF)
def greater_equal(x: Any, y: Any) -> Any:
    return xp.asarray(xp.greater_equal(x, y))


@kernel("logical_and", ORDERED + COMPLEX)
def logical_and(x: Any, y: Any) -> Any:
    return xp.asarray(xp.logical_and(x, y))


@kernel("logical_or", ORDERED + COMPLEX)
def logical_or(x: Any, y: Any) -> Any:
    return xp.asarray(xp.logical_or(x, y))


@kernel("logical_not", ORDERED + COMPLEX)
def logical_not(x: Any) -> Any:
    return xp.asarray(xp.logical_not(x))


@kernel("isfinite", FLOAT + INT + SMALL_INT + COMPLEX + HALF)
def isfinite(x: Any) -> Any:
    return xp.asarray(xp.isfinite(x))


@kernel("isnan", FLOAT + INT + SMALL_INT + COMPLEX + HALF)
def isnan(x: Any) -> Any:
    return xp.asarray(xp.isnan(x))


@kernel("logical_xor", ORDERED + COMPLEX)
def logical_xor(x: Any, y: Any) -> Any:
    return xp.asarray(xp.logical_xor(x, y))


@kernel("isinf", FLOAT + INT + SMALL_INT + COMPLEX + HALF)
def isinf(x: Any) -> Any:
    return xp.asarray(xp.isinf(x))


@kernel("isclose", FLOAT + INT + COMPLEX + ("bool",))
def isclose(x: Any, y: Any, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: bool = False) -> Any:
    """|x - y| <= atol + rtol * |y|; two infinities of one sign are close, two nans when equal_nan."""
    return xp.asarray(xp.isclose(x, y, rtol, atol, equal_nan))


@kernel("allclose", FLOAT + INT + ("bool",))
def allclose(x: Any, y: Any, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: bool = False) -> Any:
    """Whether all elements are close, 0-D."""
    return xp.asarray(xp.all(xp.isclose(x, y, rtol, atol, equal_nan)))


@kernel("equal_all", ORDERED)
def equal_all(x: Any, y: Any) -> Any:
    """Whether shapes and all elements are equal, 0-D."""
    return xp.asarray(xp.all(x == y) if x.shape == y.shape else False)


@kernel("is_empty", ORDERED + COMPLEX)
def is_empty(x: Any) -> Any:
    """Whether x has no element, 0-D."""
    return xp.asarray(x.size == 0)
