"""Tensors in the manner of PyTorch: `as_tensor`, `asarray`, `from_numpy`, `x.new_zeros(2, 3)`, `FloatTensor(2, 3)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.manipulation import ints_of


def as_tensor(
    data: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False, pin_memory: bool = False
) -> Tensor:
    """A leaf with a copy of numbers, lists, an array or a tensor. Raises RuntimeError to pin the host's memory."""
    place = places.expected() if device is None else places.convert(device)
    if pin_memory and place.is_cpu_place():
        raise RuntimeError(f"Pinning memory is not supported for {place}")
    return to_tensor(data, dtype, place, not requires_grad)


def asarray(
    obj: Any, *, dtype: Any = None, device: Any = None, copy: bool | None = None, requires_grad: bool = False
) -> Tensor:
    """The same under the name of the array API. Raises ValueError for copy=False: a copy is made."""
    if copy is False:
        raise ValueError("asarray always copies; leave out copy=False")
    return as_tensor(obj, dtype, device, requires_grad)


def from_numpy(ndarray: np.ndarray) -> Tensor:
    """A leaf with the elements and the dtype of an array, copied. Raises TypeError for anything else."""
    if not isinstance(ndarray, np.ndarray):
        raise TypeError(
            f"The input type of from_numpy() must be numpy.ndarray, but received {type(ndarray)}. To convert other "
            "types to tensor, please use paddle.tensor() instead."
        )
    return to_tensor(ndarray)


def _filled(like: Tensor, size: Any, value: Any, dtype: Any, device: Any, requires_grad: bool, pin: bool) -> Tensor:
    place = like.place if device is None else places.convert(device)
    if pin and place.is_cpu_place():
        raise RuntimeError(f"Pinning memory is not supported for {place}")
    made = _C_ops.full(ints_of(size), value, like.dtype if dtype is None else dtypes.convert(dtype), place)
    if requires_grad:
        made.stop_gradient = False
    return made


def _new(name: str, value: int) -> Callable[..., Tensor]:
    def new(
        self: Tensor,
        *size: Any,
        dtype: Any = None,
        device: Any = None,
        requires_grad: bool = False,
        pin_memory: bool = False,
        **named: Any,
    ) -> Tensor:
        if named:
            size = (named.pop("size"),) if "size" in named else size
            if named:
                raise TypeError(f"{name}() got an unexpected keyword argument {next(iter(named))!r}")
        shape = size[0] if len(size) == 1 else list(size)
        return _filled(self, shape, value, dtype, device, requires_grad, pin_memory)

    new.__name__ = new.__qualname__ = name
    new.__doc__ = f"A tensor of {value}s of this tensor's dtype and place; size: a list, or ints one by one."
    return new


def new_full(
    self: Tensor,
    size: Any,
    fill_value: Any,
    *,
    dtype: Any = None,
    device: Any = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
) -> Tensor:
    """A tensor of this tensor's dtype and place, filled with a number or the one element of a tensor."""
    value = fill_value.item() if isinstance(fill_value, Tensor) else fill_value
    return _filled(self, size, value, dtype, device, requires_grad, pin_memory)


NEW: dict[str, Any] = {
    "new_empty": _new("new_empty", 0),
    "new_full": new_full,
    "new_ones": _new("new_ones", 1),
    "new_zeros": _new("new_zeros", 0),
}


class _Factory:
    """Calling it makes tensors of one dtype: `FloatTensor([1, 2])` of numbers, `FloatTensor(2, 3)` of that shape."""

    def __init__(self, name: str, dtype: dtypes.DType) -> None:
        self.__name__ = self.__qualname__ = name
        self.dtype = dtype
        self.__doc__ = f"Tensors of {dtype.name}: from numbers, or zeros of a shape given as ints."

    def __call__(self, *args: Any, device: Any = None) -> Tensor:
        place = places.expected() if device is None else places.convert(device)
        if not args:
            return _C_ops.full([0], 0, self.dtype, place)
        if all(isinstance(n, int) for n in args):
            return _C_ops.full(list(args), 0, self.dtype, place)
        return to_tensor(args[0], self.dtype, place)

    def __repr__(self) -> str:
        return f"paddle.{self.__name__}"


FACTORIES: dict[str, Any] = {
    name: _Factory(name, dtype)
    for name, dtype in {
        "BFloat16Tensor": dtypes.bfloat16, "BoolTensor": dtypes.bool_, "ByteTensor": dtypes.uint8,
        "CharTensor": dtypes.int8, "DoubleTensor": dtypes.float64, "FloatTensor": dtypes.float32,
        "HalfTensor": dtypes.float16, "IntTensor": dtypes.int32, "LongTensor": dtypes.int64,
        "ShortTensor": dtypes.int16,
    }.items()
}  # fmt: skip
