"""x where a mask is true and 0 elsewhere, which every gradient of a bend, bound or maximum is; quick and exact.

Selecting element by element costs a mispredicted branch each; multiplying with the mask makes nan of 0 * inf. Here the
mask becomes a pattern of bits, all ones or all zeros, that is and-ed with the number's.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

_SMALL = 2048  # elements below which selecting is quicker
_BITS = {2: "int16", 4: "int32", 8: "int64"}


def kept(x: Any, mask: Any) -> Any:
    """x where mask is true, 0 elsewhere, also where x is inf or nan. mask: bool, of x's shape or broadcast to it."""
    if x.size < _SMALL or x.dtype.kind != "f" or mask.shape != x.shape:
        return xp.asarray(xp.where(mask, x, xp.zeros((), x.dtype)))
    bits = pattern(mask, x.dtype)
    return xp.bitwise_and(bits, x.view(bits.dtype), out=bits).view(x.dtype)


def pattern(mask: Any, dtype: Any) -> Any:
    """All ones where mask is true, all zeros elsewhere, as integers of the width of a floating dtype."""
    bits = mask.astype(_BITS[dtype.itemsize])
    return xp.negative(bits, out=bits)
