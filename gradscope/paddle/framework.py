"""`paddle.framework`: what scripts import from there."""

from __future__ import annotations

from gradscope.core.flags import get_flags, set_flags
from gradscope.core.place import CPUPlace, CUDAPlace
from gradscope.paddle import base
from gradscope.paddle._missing import missing_in
from gradscope.paddle.autograd import grad, no_grad
from gradscope.paddle.base import core
from gradscope.paddle.base.framework import (
    disable_static,
    enable_static,
    in_dynamic_mode,
    in_dynamic_or_pir_mode,
    use_pir_api,
)
from gradscope.paddle.generator import seed
from gradscope.paddle.nn.param_attr import ParamAttr
from gradscope.paddle.serialization import load, save
from gradscope.paddle.tensor import random
from gradscope.paddle.tensor.default_dtype import get_default_dtype, set_default_dtype

__all__ = [
    "CPUPlace",
    "CUDAPlace",
    "ParamAttr",
    "base",
    "core",
    "disable_static",
    "enable_static",
    "get_default_dtype",
    "get_flags",
    "grad",
    "in_dynamic_mode",
    "in_dynamic_or_pir_mode",
    "load",
    "no_grad",
    "random",
    "save",
    "seed",
    "set_default_dtype",
    "set_flags",
    "use_pir_api",
]

__getattr__ = missing_in(__name__)
