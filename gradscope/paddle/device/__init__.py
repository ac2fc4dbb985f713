"""`paddle.device`: which place new tensors go to."""

from __future__ import annotations

from typing import Any

from gradscope.core import place as places
from gradscope.core.place import CPUPlace, CUDAPlace, Place
from gradscope.paddle._missing import missing_in

__all__ = [
    "CPUPlace",
    "CUDAPlace",
    "get_device",
    "is_compiled_with_cuda",
    "is_compiled_with_rocm",
    "is_compiled_with_xpu",
    "set_device",
]


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


def get_device() -> str:
    """`cpu` or `gpu:n`."""
    return places.expected().text


def is_compiled_with_cuda() -> bool:
    """Whether a GPU can be used: cupy is there and finds a device."""
    try:
        places.array_module(CUDAPlace(0))
    except RuntimeError:
        return False
    return True


def is_compiled_with_xpu() -> bool:
    """Never."""
    return False


def is_compiled_with_rocm() -> bool:
    """Never."""
    return False


__getattr__ = missing_in(__name__)
