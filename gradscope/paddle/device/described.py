"""`Device`: what `x.device` gives, a text such as `cpu` or `cuda:1` with its kind and index."""

from __future__ import annotations

from typing import Any

from gradscope.core.place import Place

_KINDS = ("cpu", "gpu", "cuda", "xpu", "npu")


class Device(str):
    """`Device("cuda:0")`, `Device("cuda", 0)`, `Device(0)`. type: the kind; index: None for the host.

    Raises ValueError for a kind that Paddle has not.
    """

    type: str
    index: int | None  # type: ignore[assignment]  # a method of str, and here a number, as in PyTorch

    def __new__(cls, type: Any = None, index: int | None = None) -> Device:
        if isinstance(type, int):
            type, index = "cuda", type
        kind, _, number = str(type).partition(":")
        if kind not in _KINDS:
            raise ValueError(f"Unsupported device type: {kind}")
        if number:
            index = int(number)
        elif index is None and kind != "cpu":
            index = 0
        made = super().__new__(cls, kind if index is None else f"{kind}:{index}")
        made.type, made.index = kind, index
        return made

    @classmethod
    def of(cls, place: Place) -> Device:
        """The device of a place."""
        return cls("cpu") if place.is_cpu_place() else cls("cuda", place.get_device_id())
