"""`paddle.Tensor(value)`: a leaf out of an array, a list, another Tensor, or so many lengths."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import controller, errors, observer
from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor, new_leaf
from gradscope.paddle.tensor.creation import array_of


def construct(made: Tensor, *args: Any, **kwargs: Any) -> None:
    """Fill `made` as Paddle's constructor does: (value, place, persistable, zero_copy, name, stop_gradient), or ints.

    value: a numpy array (its dtype is kept; zero_copy uses its memory), a Tensor (its memory is shared), a list or a
    tuple of numbers (float32, whatever they are). ints: a float32 tensor of that shape, of zeros.
    Raises InvalidArgumentError (a ValueError) for any other value, TypeError for a place that is none.
    """
    if args and all(type(one) is int for one in args) and not kwargs:
        _take(made, np.zeros(args, np.float32), None, "", True)
    else:
        _of_value(made, *args, **kwargs)


def _of_value(
    made: Tensor,
    value: Any = None,
    place: Any = None,
    persistable: bool = False,
    zero_copy: bool = False,
    name: str = "",
    stop_gradient: bool = True,
) -> None:
    if isinstance(value, Tensor):
        made.impl, made.autograd_meta_ = value.impl, None
        made.name_ = name or controller.unique_name("generated_tensor")
        return
    if isinstance(value, (list, tuple)):
        array = array_of(value, dtypes.float32)
    elif isinstance(value, np.ndarray):
        array = value if zero_copy and value.dtype in dtypes.BY_NUMPY else array_of(value, None)
    else:
        raise errors.invalid_argument(
            "We support construct Tensor from numpy value or tensor(Tensor or phi::DenseTensor) with python args and "
            "kwargs by this initializer, but the first argument should be PyArray or Tensor or phi::DenseTensor. "
            "Please check your input first and make sure you call the existed constructor.",
            op="Tensor",
            remedy=f"it is {type(value).__name__}: paddle.to_tensor takes numbers as well",
        )
    _take(made, array, place, name, stop_gradient)
    if persistable:
        made.persistable = True


def _take(made: Tensor, array: np.ndarray, place: Any, name: str, stop_gradient: bool) -> None:
    where = places.expected() if place is None else places.convert(place)
    held: Any = array if where.is_cpu_place() else places.array_module(where).asarray(array)
    leaf = new_leaf(held, stop_gradient, name or controller.unique_name("generated_tensor"))
    made.impl, made.autograd_meta_, made.name_ = leaf.impl, leaf.autograd_meta_, leaf.name_
    if observer.current is not None:
        observer.current.tensor_made(made, "Tensor")
