"""`paddle.finfo` and `paddle.iinfo`: the limits of the floating and the integer dtypes."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from gradscope.core import dtype as dtypes


class finfo:
    """Limits of a floating dtype: min, max, eps, tiny, smallest_normal, resolution (Python floats), bits, dtype (text).

    Of a complex dtype those of its parts. Raises ValueError for any other dtype.
    """

    def __init__(self, type: Any = None, *, dtype: Any = None) -> None:
        of = dtypes.convert(dtype if type is None else type)
        if not (of.is_floating or of.is_complex):
            raise ValueError(f"finfo is about floating dtypes, but got {of}; iinfo has the limits of integers")
        parts = {dtypes.complex64: np.dtype(np.float32), dtypes.complex128: np.dtype(np.float64)}.get(of, of.np)
        found: Any = ml_dtypes.finfo(parts)
        self.min, self.max, self.eps = float(found.min), float(found.max), float(found.eps)
        self.tiny, self.resolution = float(found.tiny), float(f"{found.resolution:.0e}")
        self.smallest_normal = float(found.smallest_normal)
        self.bits = int(found.bits)
        self.dtype = of.name

    def __repr__(self) -> str:
        names = ("min", "max", "eps", "resolution", "smallest_normal", "tiny")
        figures = ", ".join(f"{name}={getattr(self, name):g}" for name in names)
        return f"paddle.finfo({figures}, bits={self.bits}, dtype={self.dtype})"


class iinfo:
    """Limits of an integer dtype: min, max, bits (ints), dtype (text). Raises ValueError for any other dtype."""

    def __init__(self, dtype: Any) -> None:
        of = dtypes.convert(dtype)
        if not of.is_integer:
            raise ValueError(f"iinfo is about integer dtypes, but got {of}; finfo has the limits of floats")
        found = np.iinfo(of.np)
        self.min, self.max, self.bits = int(found.min), int(found.max), int(found.bits)
        self.dtype = of.name

    def __repr__(self) -> str:
        return f"paddle.iinfo(min={self.min}, max={self.max}, bits={self.bits}, dtype={self.dtype})"
