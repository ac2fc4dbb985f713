"""Kernels of division with remainder and of choosing one of two numbers: floor_divide, remainder, fmax, copysign …"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.register import FLOAT, HALF, REAL, SMALL_INT, kernel


def _check_divisor(y: Any) -> None:
    if y.dtype.kind in "iu" and not xp.all(y):
        raise errors.invalid_argument(
            "Integer division by zero encountered in (floor/trunc) divide. Please check the input value.", layer=5
        )


@kernel("floor_divide", REAL + SMALL_INT + HALF)
def floor_divide(x: Any, y: Any) -> Any:
    """x / y rounded down. Raises InvalidArgument for an integer division by 0."""
    _check_divisor(y)
    return xp.asarray(xp.floor_divide(x, y))


@kernel("remainder", REAL + SMALL_INT)
def remainder(x: Any, y: Any) -> Any:
    """x - y * floor(x / y): 0 or of the sign of y, as Python's %. Raises InvalidArgument for an integer y of 0."""
    _check_divisor(y)
    return xp.asarray(xp.remainder(x, y))


@kernel("fmax", REAL)
def fmax(x: Any, y: Any) -> Any:
    """The larger one; a nan gives way to a number."""
    return xp.asarray(xp.fmax(x, y))


@kernel("fmin", REAL)
def fmin(x: Any, y: Any) -> Any:
    """The smaller one; a nan gives way to a number."""
    return xp.asarray(xp.fmin(x, y))


@kernel("keep_greater", REAL)
def keep_greater(g: Any, x: Any, y: Any) -> Any:
    """g where x > y, half of it where they are equal, else 0."""
    zero = xp.zeros((), dtype=g.dtype)
    half = (g / 2).astype(g.dtype)
    return xp.asarray(xp.where(x > y, g, xp.where(x == y, half, zero)))


@kernel("copysign", FLOAT)
def copysign(x: Any, y: Any) -> Any:
    """|x| with the sign of y, that of a zero included."""
    return xp.asarray(xp.copysign(x, y))


@kernel("heaviside", FLOAT)
def heaviside(x: Any, y: Any) -> Any:
    """0 for x < 0, y for x = 0, 1 for x > 0; nan stays nan."""
    return xp.asarray(xp.heaviside(x, y))


@kernel("nextafter", FLOAT)
def nextafter(x: Any, y: Any) -> Any:
    """The next number after x in the direction of y."""
    return xp.asarray(xp.nextafter(x, y))


@kernel("lerp", FLOAT)
def lerp(x: Any, y: Any, weight: Any) -> Any:
    """x + weight * (y - x)."""
    return xp.asarray(x + weight * (y - x))
