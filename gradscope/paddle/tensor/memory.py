"""A tensor's bare memory and its kind: `get_tensor()`, `_share_buffer_to`, `type`, for scripts that look below it."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core import place as places
from gradscope.core.dtype import DType
from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.reads import numpy as read
from gradscope.paddle.tensor.writes import write_unversioned


class DenseTensor:
    """The memory of a Tensor without its gradient side; `DenseTensor()` has none until it is `set`.

    Reads and writes go to the tensor it was asked from.
    """

    def __init__(self, tensor: Tensor | None = None) -> None:
        self._tensor = tensor

    def _there(self) -> Tensor:
        if self._tensor is None:
            raise errors.invalid_argument("this DenseTensor has no memory yet; call set(array, place) first")
        return self._tensor

    def set(self, array: Any, place: places.Place, zero_copy: bool = False) -> None:
        """Overwrite the elements without moving the version counter, as `Tensor.set_value` does.

        array: numpy array; of the tensor's shape and dtype where there is a tensor. Raises InvalidArgument (ValueError)
        for another shape, dtype or place.
        """
        given = np.array(array)
        if self._tensor is None:
            self._tensor = to_tensor(given, place=place)
            return
        meta = self._tensor.impl.meta
        if given.shape != meta.dims or given.dtype != meta.dtype or place is not meta.place:
            raise errors.invalid_argument(
                f"a tensor's memory keeps its shape, dtype and place: it holds {meta.dtype} {list(meta.dims)} on "
                f"{meta.place}, but got {given.dtype} {list(given.shape)} on {place}",
                op="DenseTensor.set",
                tensor=errors.describe(self._tensor),
                remedy="make a new tensor with paddle.to_tensor",
            )
        write_unversioned(self._tensor, places.array_module(place).asarray(given), "set_value")

    def shape(self) -> list[int]:
        """Lengths of the axes; [0] without memory."""
        return [0] if self._tensor is None else list(self._tensor.impl.meta.dims)

    def _dtype(self) -> DType:
        return self._there().impl.meta.data_type

    def _place(self) -> places.Place:
        return self._there().impl.meta.place

    def _numel(self) -> int:
        return 0 if self._tensor is None else int(self._tensor.impl.meta.numel)

    def _is_initialized(self) -> bool:
        return self._tensor is not None and self._tensor.initialized()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        """A copy of the elements."""
        return read(self._there()).astype(dtype or self._there().impl.meta.dtype, copy=False)

    def __repr__(self) -> str:
        if self._tensor is None:
            return "DenseTensor without memory"
        meta = self._tensor.impl.meta
        return f"DenseTensor(shape={list(meta.dims)}, dtype={meta.data_type.name}, place={meta.place})"


class VarKind:
    """One kind of value a name can stand for; singletons, compare with `==`. name: `DENSE_TENSOR` and its like."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"VarType.{self.name}"


class VarType:
    """The kinds of tensors, and the data types under the names older scripts use."""

    DENSE_TENSOR = VarKind("DENSE_TENSOR")
    SELECTED_ROWS = VarKind("SELECTED_ROWS")
    BOOL = dtypes.bool_
    INT8, INT16, INT32, INT64, UINT8 = dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64, dtypes.uint8
    FP16, BF16, FP32, FP64 = dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64
    COMPLEX64, COMPLEX128 = dtypes.complex64, dtypes.complex128


class VarDesc:
    """Where older scripts look for `VarType`; there are no variable descriptions."""

    VarType = VarType


def _type(self: Tensor) -> VarKind | None:
    """`VarType.DENSE_TENSOR` or `VarType.SELECTED_ROWS`; None for a sparse tensor."""
    if self.impl.is_dense:
        return VarType.DENSE_TENSOR
    return VarType.SELECTED_ROWS if self.impl.kind == "selected_rows" else None


def get_tensor(self: Tensor) -> DenseTensor:
    """The memory of a dense tensor. Raises InvalidArgument (ValueError) for any other."""
    if not self.impl.is_dense:
        raise errors.invalid_argument("only a dense tensor has one piece of memory", tensor=errors.describe(self))
    return DenseTensor(self)


def _grad_value(self: Tensor) -> DenseTensor | None:
    """The memory of the gradient, None while there is none."""
    grad = self.grad
    return None if grad is None else get_tensor(grad)


def _share_buffer_to(self: Tensor, dst: Tensor) -> None:
    """Let `dst` show this tensor's memory from here on, shape and dtype with it; writes through one show in both."""
    dst.impl = self.detach().impl


MEMORY: dict[str, Any] = {
    "type": property(_type),
    "get_tensor": get_tensor,
    "_grad_value": _grad_value,
    "_share_buffer_to": _share_buffer_to,
}
