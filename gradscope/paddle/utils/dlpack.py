"""`paddle.utils.dlpack`: tensors from other libraries and for them, through the DLPack protocol."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor.creation import to_tensor

__all__ = ["from_dlpack", "to_dlpack"]


def to_dlpack(x: Tensor) -> Any:
    """A capsule with a copy of x's elements on the host, for another library's from_dlpack. Raises TypeError for what
    is no tensor."""
    if not isinstance(x, Tensor):
        raise TypeError(f"The type of 'x' in to_dlpack must be paddle.Tensor, but received {type(x)}.")
    return x.numpy().__dlpack__()


class _Holder:
    """A capsule as numpy's from_dlpack takes it."""

    def __init__(self, capsule: Any) -> None:
        self._capsule = capsule

    def __dlpack__(self, **options: Any) -> Any:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0  # the host


def from_dlpack(dlpack: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A leaf with a copy of the elements of whatever has `__dlpack__`, or of a capsule.

    Raises TypeError for anything else, ValueError for copy=False.
    """
    if copy is False:
        raise ValueError("from_dlpack always copies; leave out copy=False")
    if isinstance(dlpack, Tensor):
        return to_tensor(dlpack, place=device)
    if not hasattr(dlpack, "__dlpack__"):
        if type(dlpack).__name__ != "PyCapsule":
            raise TypeError(
                f"The type of 'dlpack' in from_dlpack must be PyCapsule or an object with __dlpack__, but received "
                f"{type(dlpack)}."
            )
        dlpack = _Holder(dlpack)
    return to_tensor(np.from_dlpack(dlpack), place=device)


__getattr__ = missing_in(__name__)
