"""Bitwise kernels of integers and bools."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import BOOL, INT, SMALL_INT, kernel


@kernel("bitwise_and", INT + SMALL_INT + BOOL)
def bitwise_and(x: Any, y: Any) -> Any:
    return xp.asarray(xp.bitwise_and(x, y))


@kernel("bitwise_or", INT + SMALL_INT + BOOL)
def bitwise_or(x: Any, y: Any) -> Any:
    return xp.asarray(xp.bitwise_or(x, y))


@kernel("bitwise_xor", INT + SMALL_INT + BOOL)
def bitwise_xor(x: Any, y: Any) -> Any:
    return xp.asarray(xp.bitwise_xor(x, y))


@kernel("bitwise_not", INT + SMALL_INT + BOOL)
def bitwise_not(x: Any) -> Any:
    return xp.asarray(xp.invert(x))


@kernel("bitwise_left_shift", INT + SMALL_INT)
def bitwise_left_shift(x: Any, y: Any, is_arithmetic: bool = True) -> Any:
    return xp.asarray(xp.left_shift(x, y))


@kernel("bitwise_right_shift", INT + SMALL_INT)
def bitwise_right_shift(x: Any, y: Any, is_arithmetic: bool = True) -> Any:
    """x shifted right; zeros come in when not arithmetic, else copies of the sign bit."""
    if is_arithmetic or x.dtype.kind == "u":
        return xp.asarray(xp.right_shift(x, y))
    unsigned = "u" + x.dtype.name
    return xp.asarray(xp.right_shift(x.view(unsigned), y.astype(unsigned))).view(x.dtype)
