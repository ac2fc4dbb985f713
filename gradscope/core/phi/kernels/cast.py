"""Kernels that copy or change the dtype: cast and assign."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import EVERY, kernel, numpy_dtype


@kernel("cast", EVERY)
def cast(x: Any, dtype: Any) -> Any:
    """A copy of x in another dtype; a complex x cast to a real dtype keeps its real part."""
    dtype = numpy_dtype(dtype)
    if x.dtype.kind == "c" and xp.dtype(dtype).kind != "c":
        x = xp.real(x)
    return xp.array(x, dtype=dtype, order="C")


@kernel("assign", EVERY)
def assign(x: Any) -> Any:
    """A contiguous copy."""
    return xp.array(x, order="C")
