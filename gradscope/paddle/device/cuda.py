"""`paddle.device.cuda`: what `paddle.device` says about GPUs, under another roof."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.device.accelerator import (
    PEAKS,
    Event,
    Stream,
    current_stream,
    device_count,
    empty_cache,
    get_device_capability,
    get_device_name,
    get_device_properties,
    memory_allocated,
    memory_reserved,
    stream_guard,
    synchronize,
)

__all__ = [
    "Event", "Stream", "current_stream", "device_count", "empty_cache", "get_device_capability", "get_device_name",
    "get_device_properties", "memory_allocated", "memory_reserved", "stream_guard", "synchronize",
]  # fmt: skip

globals().update(PEAKS)
__all__ += PEAKS
__getattr__ = missing_in(__name__)
