"""How an infer_meta function registers, and what all of them share: the table by name and Paddle's way to print shapes.

An infer_meta function takes anything with `.shape` (tuple of ints) and `.dtype` (numpy dtype) in the places of the
tensors, a list of those for a tensor list, then the attributes as the op got them. It returns (shape, dtype) for one
output, a list of those for a list output. It raises InvalidArgument or OutOfRange with Paddle's text where the op
cannot work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from gradscope.core.dtype import DType
from gradscope.core.errors import EnforceNotMet
from gradscope.core.errors import InvalidArgumentError as InvalidArgument

Function = TypeVar("Function", bound=Callable[..., Any])

#: the name the YAML uses -> the function
INFER_META: dict[str, Callable[..., Any]] = {}

FLOAT32 = np.dtype("float32")
INT64 = np.dtype("int64")
BOOL = np.dtype("bool")


def infer_meta(function: Function) -> Function:
    """Make the decorated function known to core/ops/*.yaml under its own name."""
    INFER_META[function.__name__] = function
    return function


def numpy_dtype(spec: Any) -> np.dtype[Any]:
    """The numpy dtype of a DType, a numpy dtype or a name."""
    made: np.dtype[Any] = np.dtype(spec.np if type(spec) is DType else spec)
    return made


def dims(shape: Any) -> str:
    """A shape as Paddle prints it: `[2, 3]`."""
    return "[" + ", ".join(map(str, shape)) + "]"


def one_axis(axis: int, ndim: int, what: str, text: str = "", error: type[EnforceNotMet] = InvalidArgument) -> int:
    """`axis` counted from the front; a 0-D tensor has axis 0. Raises `error` outside [-ndim, ndim), with `text` where
    Paddle has words of its own for the op what."""
    bound = ndim or 1
    if not -bound <= axis < bound:
        usual = f"The axis is expected to be in range of [{-bound}, {bound}), but got {axis} in {what}."
        raise error(text or usual)
    return axis + bound if axis < 0 else axis
