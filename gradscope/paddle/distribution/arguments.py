"""What distributions do to their arguments: numbers, lists and arrays become tensors of one dtype and shape."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = ["as_tensors", "broadcast", "broadcast_shape_of", "filled", "ops", "real_tensors", "shape_of", "value_like"]

#: every op; untyped, as operators are put on Tensor only when gradscope.paddle is imported
ops: Any = _C_ops


def filled(value: Any, dtype: Any, shape: Iterable[int] = ()) -> Any:
    """A constant tensor."""
    return _C_ops.full(list(shape), value, dtype, places.expected())


def as_tensors(*args: Any) -> list[Any]:
    """Floats, lists and arrays as tensors of one dtype, of one shape where one of them is no number; tensors as given,
    but for integers, which become floating.

    Raises ValueError where tensors and others are mixed, TypeError for anything else, ints and strings among it.
    """
    tensors = [isinstance(a, Tensor) for a in args]
    if all(tensors):
        return [a if a.dtype.is_floating or a.dtype.is_complex else _C_ops.cast(a, default_dtype()) for a in args]
    if any(tensors):
        raise ValueError("if one argument is Tensor, all arguments should be Tensor")
    for a in args:
        if not isinstance(a, (float, list, tuple, np.ndarray)):
            raise TypeError(
                f"Type of input args must be float, list, tuple, numpy.ndarray or Tensor, but received type {type(a)}"
            )
    arrays = [a if isinstance(a, np.ndarray) else np.asarray(a, "float32") for a in args]
    arrays = [a if a.dtype.kind == "c" or a.dtype in ("float32", "float64") else a.astype("float32") for a in arrays]
    dtype = np.result_type(*(a.dtype for a in arrays if a.dtype.kind != "c" or len(arrays) == 1)) if arrays else None
    shape = np.broadcast_shapes(*(a.shape for a in arrays))
    return [
        to_tensor(np.broadcast_to(a, shape).astype(a.dtype if a.dtype.kind == "c" else dtype).copy()) for a in arrays
    ]


def real_tensors(**named: Any) -> list[Any]:
    """Real numbers and tensors as tensors of one shape, numbers in the dtype of the tensors, else the default dtype.

    Raises TypeError, naming the argument, for anything else.
    """
    given = next((v.dtype for v in named.values() if isinstance(v, Tensor)), default_dtype())
    for what, value in named.items():
        if not isinstance(value, (Tensor, int, float, np.number)):
            raise TypeError(f"Expected type of {what} is Real|Tensor, but got {type(value)}")
    return broadcast(*(v if isinstance(v, Tensor) else filled(float(v), given) for v in named.values()))


def broadcast(*tensors: Tensor) -> list[Any]:
    """The tensors in the shape they broadcast to together; what has it already stays."""
    shape = broadcast_shape_of(*tensors)
    return [t if tuple(t.shape) == shape else _C_ops.expand(t, list(shape)) for t in tensors]


def broadcast_shape_of(*tensors: Tensor) -> tuple[int, ...]:
    """The shape the tensors broadcast to."""
    return tuple(int(n) for n in np.broadcast_shapes(*(tuple(t.shape) for t in tensors)))


def shape_of(shape: Any) -> list[int]:
    """A sample shape as ints. Raises TypeError for anything but a list, tuple or other sequence of ints."""
    if isinstance(shape, (Tensor, str)) or not isinstance(shape, Iterable):
        raise TypeError("sample shape must be Iterable object.")
    return [int(n) for n in shape]


def value_like(value: Any, like: Tensor) -> Any:
    """A number as a tensor, a tensor of another dtype cast to that of `like`."""
    if not isinstance(value, Tensor):
        return to_tensor(value, dtype=like.dtype) if not isinstance(value, (int, float)) else filled(value, like.dtype)
    if value.dtype is like.dtype or (value.dtype.is_complex and not like.dtype.is_complex):
        return value
    wanted = like.dtype if like.dtype.is_floating or like.dtype.is_complex else dtypes.float32
    return _C_ops.cast(value, wanted)
