"""What a script asks about GPUs: how many there are, their memory, streams and events. The host has none of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from gradscope.core import place as places
from gradscope.core.place import CUDAPlace, Place
from gradscope.paddle.device.described import Device


def _cupy() -> Any:
    """cupy where a GPU can be used, else None."""
    try:
        return places.array_module(CUDAPlace(0))
    except RuntimeError:
        return None


def device_count() -> int:
    """How many GPUs can be used."""
    cupy = _cupy()
    return 0 if cupy is None else int(cupy.cuda.runtime.getDeviceCount())


def is_available() -> bool:
    """Whether a GPU can be used."""
    return device_count() > 0


def get_available_device() -> list[str]:
    """`gpu:0` and so on; empty on a host without GPUs."""
    return [f"gpu:{k}" for k in range(device_count())]


def get_all_device_type() -> list[str]:
    """`gpu` where one can be used."""
    return ["gpu"] if is_available() else []


def get_all_custom_device_type() -> list[str]:
    """Empty: there are no other kinds."""
    return []


def get_available_custom_device() -> list[str]:
    """Empty: there are no other kinds."""
    return []


def get_cudnn_version() -> None:
    """None: cuDNN is not used."""


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """True: bfloat16 works wherever numpy does, computed in float32."""
    return True


def _number(device: Any) -> int:
    if isinstance(device, int):
        return device
    if isinstance(device, Place):
        return device.get_device_id()
    return (Device(device).index or 0) if device is not None else 0


def _asked(what: str, device: Any) -> Any:
    """cupy, with the device that is asked for current. Raises ValueError where there is none, with what to do."""
    cupy = _cupy()
    if cupy is None:
        raise ValueError(
            f"paddle.device.{what} asks about a GPU, but gradscope computes on the host here: no GPU or no cupy was "
            "found. Guard it with `if paddle.device.is_available():`, or leave it out"
        )
    return cupy.cuda.Device(_number(device)), cupy


def synchronize(device: Any = None) -> None:
    """Wait for a GPU; nothing to wait for on the host."""
    if _cupy() is not None:
        _asked("synchronize", device)[0].synchronize()


def empty_cache() -> None:
    """Give memory that lies unused back to the GPU; nothing on the host."""
    cupy = _cupy()
    if cupy is not None:
        cupy.get_default_memory_pool().free_all_blocks()


def get_device_properties(device: Any = None) -> Any:
    """The properties cupy knows of a GPU, a dict. Raises ValueError without one."""
    of, cupy = _asked("get_device_properties", device)
    return cupy.cuda.runtime.getDeviceProperties(of.id)


def get_device_name(device: Any = None) -> str:
    """What a GPU calls itself. Raises ValueError without one."""
    name = get_device_properties(device)["name"]
    return name.decode() if isinstance(name, bytes) else str(name)


def get_device_capability(device: Any = None) -> tuple[int, int]:
    """A GPU's compute capability. Raises ValueError without one."""
    found = get_device_properties(device)
    return int(found["major"]), int(found["minor"])


def memory_allocated(device: Any = None) -> int:
    """Bytes of a GPU's memory in use by arrays. Raises ValueError without one."""
    return int(_asked("memory_allocated", device)[1].get_default_memory_pool().used_bytes())


def memory_reserved(device: Any = None) -> int:
    """Bytes of a GPU's memory held, in use or not. Raises ValueError without one."""
    return int(_asked("memory_reserved", device)[1].get_default_memory_pool().total_bytes())


def _not_counted(what: str) -> Callable[..., NoReturn]:
    def call(device: Any = None) -> NoReturn:
        raise NotImplementedError(
            f"paddle.device.{what} is not built: peaks of memory are not counted; paddle.device.memory_allocated() "
            "tells what is in use now, and the record of a run what tensors hold"
        )

    call.__name__ = call.__qualname__ = what
    call.__doc__ = f"Raises NotImplementedError: {what} is not counted."
    return call


PEAKS: dict[str, Callable[..., NoReturn]] = {
    name: _not_counted(name)
    for name in (
        "max_memory_allocated", "max_memory_reserved", "reset_max_memory_allocated", "reset_max_memory_reserved",
        "reset_peak_memory_stats",
    )
}  # fmt: skip


class Stream:
    """A queue of work on a device. Work here is done in the order it is asked for: a stream only keeps its device."""

    def __init__(self, device: Any = None, priority: int = 2, stream_base: Any = None) -> None:
        self.device = Device.of(places.expected()) if device is None else Device(str(device))
        self.priority = priority

    def synchronize(self) -> None:
        """Wait for what was asked for, which is done already on the host."""
        synchronize(self.device)

    def query(self) -> bool:
        """Whether everything asked for is done: True."""
        return True

    def wait_event(self, event: Event) -> None:
        """Let later work wait for an event; the order is kept anyway."""

    def wait_stream(self, stream: Stream) -> None:
        """Let later work wait for another stream; the order is kept anyway."""

    def record_event(self, event: Event | None = None) -> Event:
        """An event at this point."""
        event = event or Event(self.device)
        event.record(self)
        return event


class Event:
    """A point in the work, with the time it was reached when enable_timing is set."""

    def __init__(
        self, device: Any = None, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False
    ) -> None:
        self.enable_timing = enable_timing or device is True
        self._at: float | None = None

    def record(self, stream: Stream | None = None) -> None:
        """The point is now."""
        synchronize()
        self._at = time.perf_counter()

    def query(self) -> bool:
        """Whether the point was reached: True."""
        return True

    def synchronize(self) -> None:
        """Wait for the point."""

    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds from this point to another. Raises RuntimeError unless both were recorded."""
        if self._at is None or end_event._at is None:
            raise RuntimeError("elapsed_time needs two events that were recorded: call record() on both first")
        return (end_event._at - self._at) * 1e3


_streams: list[Stream | None] = [None]


def current_stream(device: Any = None) -> Stream:
    """The stream that work goes to."""
    return _streams[-1] or Stream(device)


def set_stream(stream: Stream) -> Stream:
    """Send work to another stream; gives the one before."""
    before = current_stream()
    _streams[-1] = stream
    return before


@contextmanager
def stream_guard(stream: Stream | None) -> Iterator[None]:
    """Work inside goes to this stream."""
    _streams.append(stream)
    try:
        yield
    finally:
        _streams.pop()


StreamContext = stream_guard


def is_current_stream_capturing() -> bool:
    """False: no graph of GPU work is ever captured."""
    return False


def ipc_collect() -> None:
    """Nothing: no memory is shared between processes."""
