"""Casts by name, as methods: `x.float()`, `x.int64()`, `x.type_as(y)`. Each is `astype`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.methods import astype

_TYPES = {
    "bool": dtypes.bool_, "byte": dtypes.uint8, "uint8": dtypes.uint8, "char": dtypes.int8, "int8": dtypes.int8,
    "short": dtypes.int16, "int16": dtypes.int16, "int": dtypes.int32, "int32": dtypes.int32, "long": dtypes.int64,
    "int64": dtypes.int64, "half": dtypes.float16, "float16": dtypes.float16, "bfloat16": dtypes.bfloat16,
    "float": dtypes.float32, "float32": dtypes.float32, "double": dtypes.float64, "float64": dtypes.float64,
    "cfloat": dtypes.complex64, "complex64": dtypes.complex64, "cdouble": dtypes.complex128,
    "complex128": dtypes.complex128,
}  # fmt: skip


def _to(name: str, dtype: dtypes.DType) -> Callable[[Tensor], Tensor]:
    def cast(self: Tensor) -> Tensor:
        return astype(self, dtype)

    cast.__name__ = cast.__qualname__ = name
    cast.__doc__ = f"The tensor as {dtype.name}, by a recorded cast; itself when it is that already."
    return cast


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor in the dtype of another."""
    return astype(self, other.dtype)


CASTS: dict[str, Any] = {**{name: _to(name, dtype) for name, dtype in _TYPES.items()}, "type_as": type_as}
