"""`paddle.device`: which place new tensors go to, and what there is to know about devices."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gradscope.core import place as places
from gradscope.core.place import CPUPlace, CUDAPlace, Place
from gradscope.paddle._missing import missing_in
from gradscope.paddle.device import cuda as cuda
from gradscope.paddle.device.accelerator import (
    PEAKS,
    Event,
    Stream,
    StreamContext,
    current_stream,
    device_count,
    empty_cache,
    get_all_custom_device_type,
    get_all_device_type,
    get_available_custom_device,
    get_available_device,
    get_cudnn_version,
    get_device_capability,
    get_device_name,
    get_device_properties,
    ipc_collect,
    is_available,
    is_bf16_supported,
    is_current_stream_capturing,
    memory_allocated,
    memory_reserved,
    set_stream,
    stream_guard,
    synchronize,
)
from gradscope.paddle.device.described import Device
from gradscope.paddle.device.random import get_rng_state, manual_seed, set_rng_state
from gradscope.paddle.tensor.new import FACTORIES

__all__ = [
    "CPUPlace", "CUDAPlace", "Device", "Event", "Stream", "StreamContext", "current_stream", "device",
    "device_count", "device_guard", "empty_cache", "get_all_custom_device_type", "get_all_device_type",
    "get_available_custom_device", "get_available_device", "get_cudnn_version", "get_default_device", "get_device",
    "get_device_capability", "get_device_name", "get_device_properties", "get_rng_state", "ipc_collect",
    "is_available", "is_bf16_supported", "is_compiled_with_cinn", "is_compiled_with_cuda",
    "is_compiled_with_custom_device", "is_compiled_with_distribute", "is_compiled_with_ipu",
    "is_compiled_with_rocm", "is_compiled_with_xpu", "is_current_stream_capturing", "manual_seed",
    "memory_allocated", "memory_reserved", "set_default_device", "set_device", "set_rng_state", "set_stream",
    "stream_guard", "synchronize",
]  # fmt: skip


def set_device(device: Any) -> Place:
    """Send new tensors to `cpu`, `gpu` or `gpu:n`; gives the place.

    Raises ValueError for any other text, and for a GPU that cannot be used here.
    """
    place = places.convert(device)
    try:
        places.array_module(place)
    except RuntimeError as exc:
        raise ValueError(f"The device should not be '{device}', since it cannot be used here: {exc}") from exc
    places.set_expected(place)
    return place


def get_device(input: Any = None) -> Any:
    """`cpu` or `gpu:n`; of a tensor the index of its GPU, -1 for the host."""
    return places.expected().text if input is None else input.get_device()


def get_default_device() -> Device:
    """Where new tensors go, as a Device."""
    return Device.of(places.expected())


def set_default_device(device: Any) -> None:
    """The same as `set_device`, without a result."""
    set_device(device)


@contextmanager
def device_guard(device: Any) -> Iterator[None]:
    """New tensors inside go to this device. Raises ValueError as `set_device` does."""
    before = places.expected()
    set_device(device)
    try:
        yield
    finally:
        places.set_expected(before)


def device(device: Any = None) -> Any:
    """The same under another name; None changes nothing."""
    return device_guard(places.expected() if device is None else device)


def is_compiled_with_cuda() -> bool:
    """Whether a GPU can be used: cupy is there and finds a device."""
    return is_available()


def is_compiled_with_xpu() -> bool:
    """Never."""
    return False


def is_compiled_with_rocm() -> bool:
    """Never."""
    return False


def is_compiled_with_ipu() -> bool:
    """Never."""
    return False


def is_compiled_with_cinn() -> bool:
    """Never."""
    return False


def is_compiled_with_distribute() -> bool:
    """Never."""
    return False


def is_compiled_with_custom_device(device_type: str) -> bool:
    """Never."""
    return False


globals().update(PEAKS, **FACTORIES)
__all__ += [*PEAKS, *FACTORIES]
__getattr__ = missing_in(__name__)
