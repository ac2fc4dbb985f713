"""Data types: Paddle's numbers and names for them, the numpy dtype behind each, and the promotion table.

A `DType` is a singleton: identity comparison is enough. `paddle.float32` prints as `paddle.float32`.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

BOOL_LIKE, INTEGER, FLOATING, COMPLEX, OTHER = 0, 1, 2, 3, 4


class DType:
    """One data type. num: Paddle's enum value; category: BOOL_LIKE < INTEGER < FLOATING < COMPLEX; np: numpy dtype."""

    __slots__ = ("num", "name", "np", "category", "itemsize", "short")

    def __init__(self, num: int, name: str, np_dtype: Any, category: int, short: str) -> None:
        self.num = num
        self.name = name
        self.np: Any = None if np_dtype is None else np.dtype(np_dtype)
        self.category = category
        self.itemsize: int = 0 if np_dtype is None else np.dtype(np_dtype).itemsize
        self.short = short

    def __repr__(self) -> str:
        return f"paddle.{self.name}"

    def __str__(self) -> str:
        return f"paddle.{self.name}"

    def __reduce__(self) -> str | tuple[Any, ...]:
        return (by_name, (self.name,))

    @property
    def is_floating(self) -> bool:
        """True for float16, bfloat16, float32, float64 and the 8-bit floats."""
        return self.category == FLOATING

    @property
    def is_complex(self) -> bool:
        """True for complex64 and complex128."""
        return self.category == COMPLEX

    @property
    def is_integer(self) -> bool:
        """True for signed and unsigned integers, not for bool."""
        return self.category == INTEGER


# Numbers: phi/common/data_type.h as shipped in the 3.3.1 wheel.
undefined = DType(0, "undefined", None, OTHER, "undefined")
bool_ = DType(1, "bool", np.bool_, BOOL_LIKE, "bool")
uint8 = DType(2, "uint8", np.uint8, INTEGER, "uint8")
int8 = DType(3, "int8", np.int8, INTEGER, "int8")
uint16 = DType(4, "uint16", np.uint16, INTEGER, "uint16")
int16 = DType(5, "int16", np.int16, INTEGER, "int16")
uint32 = DType(6, "uint32", np.uint32, INTEGER, "uint32")
int32 = DType(7, "int32", np.int32, INTEGER, "int32")
uint64 = DType(8, "uint64", np.uint64, INTEGER, "uint64")
int64 = DType(9, "int64", np.int64, INTEGER, "int64")
float32 = DType(10, "float32", np.float32, FLOATING, "fp32")
float64 = DType(11, "float64", np.float64, FLOATING, "fp64")
complex64 = DType(12, "complex64", np.complex64, COMPLEX, "complex64")
complex128 = DType(13, "complex128", np.complex128, COMPLEX, "complex128")
float16 = DType(15, "float16", np.float16, FLOATING, "fp16")
bfloat16 = DType(16, "bfloat16", ml_dtypes.bfloat16, FLOATING, "bf16")
float8_e4m3fn = DType(17, "float8_e4m3fn", ml_dtypes.float8_e4m3fn, FLOATING, "fp8_e4m3fn")
float8_e5m2 = DType(18, "float8_e5m2", ml_dtypes.float8_e5m2, FLOATING, "fp8_e5m2")

ALL: tuple[DType, ...] = (
    bool_, uint8, int8, uint16, int16, uint32, int32, uint64, int64, float32, float64, complex64, complex128,
    float16, bfloat16, float8_e4m3fn, float8_e5m2,
)  # fmt: skip
BY_NAME: dict[str, DType] = {d.name: d for d in (undefined, *ALL)}
BY_NUM: dict[int, DType] = {d.num: d for d in (undefined, *ALL)}
BY_NUMPY: dict[Any, DType] = {d.np: d for d in ALL}


def by_name(name: str) -> DType:
    """The dtype called `name` (`float32`, `paddle.float32`). Raises KeyError for a name Paddle does not have."""
    return BY_NAME[name.removeprefix("paddle.")]


def of_numpy(np_dtype: Any) -> DType:
    """The DType of a numpy dtype (any byte order). Raises TypeError naming it when Paddle has none like it."""
    found = BY_NUMPY.get(np_dtype)
    if found is None:
        found = BY_NUMPY.get(np.dtype(np_dtype).newbyteorder("="))
    if found is None:
        raise TypeError(f"numpy dtype {np_dtype} has no Paddle data type; convert the array with astype() first")
    return found


def convert(spec: Any) -> DType:
    """A DType from what users write: a DType, a name, a numpy dtype or a Python scalar type (float is
    float64, as in numpy and Paddle). TypeError otherwise."""
    if type(spec) is DType:
        return spec
    if isinstance(spec, str):
        try:
            return by_name(spec)
        except KeyError:
            raise TypeError(f"{spec!r} is not a data type; known: {', '.join(d.name for d in ALL)}") from None
    return of_numpy(np.dtype(spec))


_INT_RANK = {uint8: 1, int8: 1, int16: 2, int32: 3, int64: 4}


def promote(a: DType, b: DType) -> DType:
    """The symmetric table of engine reference 15.6: the dtype that a binary op on `a` and `b` computes in."""
    if a is b:
        return a
    if a.category > b.category:
        a, b = b, a
    if a.category == BOOL_LIKE:
        return b
    if a.category == b.category == INTEGER:
        if {a, b} == {uint8, int8}:
            return int16
        return a if _INT_RANK.get(a, a.itemsize) >= _INT_RANK.get(b, b.itemsize) else b
    if a.category == INTEGER:
        return b
    if a.category == b.category == FLOATING:
        if a.itemsize == b.itemsize:  # float16 with bfloat16
            return float32
        return a if a.itemsize > b.itemsize else b
    if a.category == FLOATING:  # b is complex
        return complex128 if a is float64 else b
    return complex128
