"""`paddle.cuda`: what `paddle.device` says about GPUs, in PyTorch's words."""

from __future__ import annotations

from typing import Any

from gradscope.core import place as places
from gradscope.paddle._missing import missing_in
from gradscope.paddle.device import (
    Event,
    Stream,
    StreamContext,
    current_stream,
    device,
    device_count,
    empty_cache,
    get_device_capability,
    get_device_name,
    get_device_properties,
    ipc_collect,
    is_available,
    is_bf16_supported,
    memory_allocated,
    memory_reserved,
    set_stream,
)
from gradscope.paddle.device import set_device as _set_device
from gradscope.paddle.device import stream_guard as stream
from gradscope.paddle.device.accelerator import PEAKS, synchronize
from gradscope.paddle.device.random import get_rng_state, manual_seed, set_rng_state
from gradscope.paddle.tensor.new import FACTORIES

__all__ = [
    "Event", "Stream", "StreamContext", "current_device", "current_stream", "device", "device_count", "empty_cache",
    "get_device_capability", "get_device_name", "get_device_properties", "get_rng_state", "ipc_collect",
    "is_available", "is_bf16_supported", "is_initialized", "manual_seed", "manual_seed_all", "max_memory_allocated",
    "memory_allocated", "memory_reserved", "reset_peak_memory_stats", "set_device", "set_rng_state", "set_stream",
    "stream", "synchronize",
]  # fmt: skip

max_memory_allocated = PEAKS["max_memory_allocated"]
reset_peak_memory_stats = PEAKS["reset_peak_memory_stats"]


def is_initialized() -> bool:
    """Whether a GPU was asked for in this process."""
    return places.gpu_in_use()


def current_device() -> int:
    """Index of the GPU that new tensors go to; 0 where they go to the host."""
    return places.expected().get_device_id()


def set_device(device: Any) -> None:
    """Send new tensors to a GPU: an index, `gpu:0`, `cuda:0`. Raises ValueError where it cannot be used."""
    _set_device(f"gpu:{device}" if isinstance(device, int) else str(device).replace("cuda", "gpu"))


manual_seed_all = manual_seed


globals().update(FACTORIES)
__all__ += FACTORIES
__getattr__ = missing_in(__name__)
