"""Places: where a tensor's memory lies (`Place(cpu)`, `Place(gpu:0)`), and the one the process expects by default."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors
from gradscope.core.phi.kernel_key import Backend


class Place:
    """A device. Singletons per (kind, index): compare with `is` or `==`. text: `cpu`, `gpu:0`."""

    __slots__ = ("backend", "index", "text")

    def __init__(self, backend: Backend, index: int = 0) -> None:
        self.backend = backend
        self.index = index
        self.text = "cpu" if backend == Backend.CPU else f"gpu:{index}"

    def __repr__(self) -> str:
        return f"Place({self.text})"

    def is_cpu_place(self) -> bool:
        """Whether the memory is the host's."""
        return self.backend == Backend.CPU

    def is_gpu_place(self) -> bool:
        """Whether the memory is a GPU's."""
        return self.backend == Backend.GPU

    def get_device_id(self) -> int:
        """Index of the device."""
        return self.index


CPU = Place(Backend.CPU)
_gpus: dict[int, Place] = {}
_expected: list[Place] = [CPU]


def CPUPlace() -> Place:
    """The host."""
    return CPU


def CUDAPlace(index: int = 0) -> Place:
    """GPU `index`."""
    if index not in _gpus:
        _gpus[index] = Place(Backend.GPU, index)
    return _gpus[index]


def gpu_in_use() -> bool:
    """Whether a GPU place was ever asked for in this process."""
    return bool(_gpus)


def convert(spec: Any) -> Place:
    """A Place from a Place or a text (`cpu`, `gpu`, `gpu:1`). Raises InvalidArgument (ValueError) for anything else."""
    if isinstance(spec, Place):
        return spec
    if isinstance(spec, str):
        kind, _, index = spec.lower().partition(":")
        if kind == "cpu":
            return CPU
        if kind == "gpu" and (not index or index.isdigit()):
            return CUDAPlace(int(index or 0))
    raise errors.invalid_argument(f"The device must be 'cpu', 'gpu' or 'gpu:x', but received {spec!r}.")


def expected() -> Place:
    """Where new tensors go when no place is asked for."""
    return _expected[0]


def set_expected(place: Place) -> None:
    """Change where new tensors go."""
    _expected[0] = place


def array_module(place: Place) -> Any:
    """numpy, or cupy for a GPU. Raises Unavailable (RuntimeError) when cupy or its driver is missing."""
    if place.backend == Backend.CPU:
        import numpy

        return numpy
    try:
        import cupy  # type: ignore[import-not-found, import-untyped, unused-ignore]

        usable = bool(cupy.is_available())
    except Exception as exc:
        raise errors.unavailable(f"{place} needs cupy, which cannot be used here: {exc}") from exc
    if not usable:
        raise errors.unavailable(f"{place} needs a GPU and its driver; none was found.")
    from gradscope.core.phi.kernels.register import register_gpu

    register_gpu()
    return cupy
