"""`paddle.amp`: what a script that can use mixed precision asks for. On the CPU nothing is cast, as in Paddle."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.amp import debugging as debugging
from gradscope.paddle.amp.auto_cast import (
    amp_guard,
    auto_cast,
    decorate,
    get_autocast_cpu_dtype,
    get_autocast_dtype,
    get_autocast_gpu_dtype,
    is_autocast_enabled,
    is_bfloat16_supported,
    is_float16_supported,
)
from gradscope.paddle.amp.grad_scaler import AmpScaler as AmpScaler
from gradscope.paddle.amp.grad_scaler import GradScaler

__all__ = [
    "GradScaler",
    "amp_guard",
    "auto_cast",
    "debugging",
    "decorate",
    "get_autocast_cpu_dtype",
    "get_autocast_dtype",
    "get_autocast_gpu_dtype",
    "is_autocast_enabled",
    "is_bfloat16_supported",
    "is_float16_supported",
]

__getattr__ = missing_in(__name__)
