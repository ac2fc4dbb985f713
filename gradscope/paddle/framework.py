"""`paddle.framework`: what scripts import from there."""

from __future__ import annotations

from gradscope.core.flags import get_flags, set_flags
from gradscope.core.place import CPUPlace, CUDAPlace
from gradscope.paddle import base
from gradscope.paddle._missing import missing_in
from gradscope.paddle.base import core
from gradscope.paddle.base.framework import in_dynamic_mode, in_dynamic_or_pir_mode, use_pir_api
from gradscope.paddle.generator import seed
from gradscope.paddle.tensor.default_dtype import get_default_dtype, set_default_dtype

__all__ = [
    "CPUPlace",
    "CUDAPlace",
    "base",
    "core",
    "get_default_dtype",
    "get_flags",
    "in_dynamic_mode",
    "in_dynamic_or_pir_mode",
    "seed",
    "set_default_dtype",
    "set_flags",
    "use_pir_api",
]

__getattr__ = missing_in(__name__)
