"""Gradient formulas of ops element by element."""

from __future__ import annotations

from typing import Any

__all__ = ["to_dtype"]


def to_dtype(F: Any, x: Any, dtype: Any) -> Any:
    """x in another dtype (the real part where that is real); x itself when it has that dtype already."""
    return x if F.dtype_of(x) == dtype else F.cast(x, dtype)
