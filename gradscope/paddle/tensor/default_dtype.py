"""The dtype of floating tensors that are made without saying which: `paddle.set_default_dtype`."""

from __future__ import annotations

from typing import Any

from gradscope.core import dtype as dtypes

_default = [dtypes.float32]


def default_dtype() -> dtypes.DType:
    """The default floating dtype as an object."""
    return _default[0]


def get_default_dtype() -> str:
    """The name of the default floating dtype, `float32` to begin with."""
    return _default[0].name


def set_default_dtype(d: Any) -> None:
    """Set it. Raises TypeError for anything but float16, bfloat16, float32 and float64."""
    dtype = dtypes.convert(d)
    if dtype not in (dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64):
        raise TypeError(
            f"set_default_dtype only supports [float16, float32, float64, bfloat16], but received {dtype.name}"
        )
    _default[0] = dtype
