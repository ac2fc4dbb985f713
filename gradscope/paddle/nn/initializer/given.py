"""Initializers whose values are given: one number, an array, the identity of a convolution, or one that enlarges."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.initializer.initializer import Initializer
from gradscope.paddle.tensor.creation import to_tensor


class Constant(Initializer):
    """Every element `value`. Raises AssertionError for None."""

    def __init__(self, value: float = 0.0) -> None:
        if value is None:
            raise AssertionError("value must not be None.")
        self._value = value

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        return _C_ops.full(shape, self._value, dtype, places.expected())


class Assign(Initializer):
    """The elements of a numpy array, nested list or tensor, in its shape whatever the layer asks for, as in Paddle.

    Raises TypeError for anything else.
    """

    def __init__(self, value: Any, name: str | None = None) -> None:
        if not isinstance(value, (np.ndarray, list, tuple, Tensor)):
            raise TypeError(f"value should be a numpy array, a list or a Tensor, but received {type(value)}")
        self._value = value

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        made = to_tensor(self._value)
        return made if made.dtype is dtype else _C_ops.cast(made, dtype)


class Dirac(Initializer):
    """The identity of a convolution [out, in / groups, …]: 1 in the middle of the window where out and in agree.

    Raises ValueError for a shape of fewer than 3 or more than 5 axes, or groups that do not divide the first.
    """

    def __init__(self, groups: int = 1, name: str | None = None) -> None:
        if groups <= 0 or not isinstance(groups, int):
            raise AssertionError(" 'groups' must be a positive integer. ")
        self._groups = groups

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        if not 3 <= len(shape) <= 5:
            raise ValueError("Only Tensor with 3/4/5 dimensions can be initialized by Dirac")
        if shape[0] % self._groups:
            raise ValueError("Tensor 0-dimension must be divisible by groups")
        array = np.zeros(shape, dtype.np)
        each = shape[0] // self._groups
        middle = tuple(n // 2 for n in shape[2:])
        for g in range(self._groups):
            for i in range(min(each, shape[1])):
                array[(g * each + i, i, *middle)] = 1
        return to_tensor(array)


class Bilinear(Initializer):
    """The window of a transposed convolution [out, in, n, n] that enlarges by interpolating, with Paddle's numbers: the
    place along the third axis is not cut down to a whole one. Raises ValueError for other shapes."""

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        if len(shape) != 4:
            raise ValueError("the length of shape must be 4.")
        if shape[2] != shape[3]:
            raise ValueError("shape[2] must be equal to shape[3].")
        size = shape[3]
        half = np.ceil(size / 2.0)
        middle = (2 * half - 1 - half % 2) / (2.0 * half)
        place = np.arange(int(np.prod(shape)))
        x, y = place % size, place / size % size
        values = (1 - abs(x / half - middle)) * (1 - abs(y / half - middle))
        return to_tensor(values.reshape(shape).astype("float32").astype(dtype.np))
