"""Absolute value, sign and rounding; the dtype stays that of x."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, HALF, REAL, SMALL_INT, kernel


@kernel("abs", REAL + SMALL_INT + COMPLEX)
def abs(x: Any) -> Any:
    """Absolute value; that of a complex number is real."""
    return xp.asarray(xp.abs(x))


@kernel("sign", REAL)
def sign(x: Any) -> Any:
    """-1, 0 or 1 by the sign of x; nan stays nan."""
    return xp.asarray(xp.sign(x))


@kernel("floor", REAL + SMALL_INT + HALF)
def floor(x: Any) -> Any:
    return xp.asarray(xp.floor(x), dtype=x.dtype)


@kernel("ceil", REAL + SMALL_INT + HALF)
def ceil(x: Any) -> Any:
    return xp.asarray(xp.ceil(x), dtype=x.dtype)


@kernel("trunc", REAL + SMALL_INT)
def trunc(x: Any) -> Any:
    return xp.asarray(xp.trunc(x), dtype=x.dtype)


@kernel("round", REAL + SMALL_INT)
def round(x: Any, decimals: int = 0) -> Any:
    """Rounded to `decimals` places, halves to the even neighbour."""
    return xp.asarray(xp.round(x, decimals), dtype=x.dtype)
