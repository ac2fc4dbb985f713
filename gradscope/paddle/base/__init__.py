"""`paddle.base`: the older names scripts and tests still use. There is only the dynamic mode."""

from __future__ import annotations

from gradscope.core.flags import get_flags, set_flags
from gradscope.core.place import CPUPlace, CUDAPlace
from gradscope.paddle._missing import missing_in
from gradscope.paddle.base import core, dygraph, framework, unique_name
from gradscope.paddle.base.framework import in_dygraph_mode
from gradscope.paddle.device import is_compiled_with_cuda, is_compiled_with_rocm
from gradscope.paddle.nn.param_attr import ParamAttr
from gradscope.paddle.tensor.memory import DenseTensor

#: the bare memory, as in Paddle; the tensor of the dynamic mode is `paddle.Tensor`
Tensor = DenseTensor

__all__ = [
    "CPUPlace",
    "CUDAPlace",
    "ParamAttr",
    "Tensor",
    "core",
    "dygraph",
    "framework",
    "get_flags",
    "in_dygraph_mode",
    "is_compiled_with_cuda",
    "is_compiled_with_rocm",
    "set_flags",
    "unique_name",
]

__getattr__ = missing_in(__name__)
