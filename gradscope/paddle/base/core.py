"""`paddle.base.core`: places, what this build can do, and `eager`."""

from __future__ import annotations

from gradscope.core.place import CPUPlace, CUDAPlace, Place
from gradscope.paddle._missing import missing_in
from gradscope.paddle.base import eager
from gradscope.paddle.device import is_compiled_with_cuda, is_compiled_with_rocm, is_compiled_with_xpu
from gradscope.paddle.tensor.memory import DenseTensor, VarDesc

__all__ = [
    "CPUPlace",
    "CUDAPlace",
    "DenseTensor",
    "Place",
    "VarDesc",
    "eager",
    "is_compiled_with_cuda",
    "is_compiled_with_rocm",
    "is_compiled_with_xpu",
]

__getattr__ = missing_in(__name__)
