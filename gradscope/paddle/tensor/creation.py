"""Tensors from Python and numpy values, and from nothing: to_tensor, zeros, ones, full, arange, eye, linspace …

Everything is made with stop_gradient=True unless said otherwise. Floating tensors get the default dtype when no dtype
is given; integers are int64; a numpy array keeps its dtype.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import controller, errors, observer
from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor, new_leaf
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.default_dtype import default_dtype
from gradscope.paddle.tensor.manipulation import ints_of

_ACCEPTED = "bool, float16, uint16, float32, float64, int8, int16, int32, int64, uint8, complex64, complex128, bfloat16"


def to_tensor(data: Any, dtype: Any = None, place: Any = None, stop_gradient: bool = True) -> Tensor:
    """A leaf that holds a copy of `data`: a number, nested lists of numbers or tensors, a numpy array, or a Tensor.

    Raises TypeError for any other data and for an unknown dtype, ValueError for lists of unequal lengths.
    """
    name = data.name if isinstance(data, Tensor) else ""
    array = array_of(data, dtype)
    name = name or controller.unique_name("generated_tensor")
    return leaf_from(array, "to_tensor", stop_gradient=stop_gradient, place=place, name=name)


def inner_tensor(data: Any, dtype: Any = None, place: Any = None, stop_gradient: bool = True) -> Tensor:
    """What to_tensor makes, for a function that takes data where its op takes tensors. A recording is not told of a
    creation on the user's line: it meets the tensor when the op takes it."""
    array = array_of(data, dtype)
    return leaf_from(
        array, "", stop_gradient=stop_gradient, place=place, name=controller.unique_name("generated_tensor")
    )


def array_of(data: Any, dtype: Any) -> np.ndarray:
    """A fresh numpy array of `data` as to_tensor understands it, in `dtype` or in the one Paddle would choose."""
    wanted = None if dtype is None else _dtype_of(dtype)
    array = _host_array(data, wanted is None)
    return array if wanted is None or array.dtype == wanted.np else array.astype(wanted.np)


def leaf_from(array: np.ndarray, how: str, *, stop_gradient: bool = True, place: Any = None, name: str = "") -> Tensor:
    """A recorded leaf over an array that nobody else uses, moved to `place` (the expected one when None)."""
    where = places.expected() if place is None else places.convert(place)
    if not where.is_cpu_place():
        array = places.array_module(where).asarray(array)
    made = new_leaf(array, stop_gradient, name)
    if how and observer.current is not None:
        observer.current.tensor_made(made, how)
    return made


def _dtype_of(dtype: Any) -> dtypes.DType:
    try:
        return dtypes.convert(dtype)
    except TypeError:
        raise TypeError(f"dtype must be any of [{_ACCEPTED}], but received {dtype}") from None


def _host_array(data: Any, rounded: bool = True) -> np.ndarray:
    """A fresh, contiguous numpy array with the dtype Paddle would choose; not rounded: Python's numbers as they are,
    for whoever asks for a dtype."""
    if isinstance(data, Tensor):
        if not data.impl.is_dense:
            raise errors.unimplemented(
                "a tensor from SelectedRows or a sparse tensor",
                op="to_tensor",
                tensor=errors.describe(data),
                remedy="convert it first: numpy() gives the rows, to_dense() a sparse tensor's elements",
            )
        if observer.current is not None:
            observer.current.read("to_tensor", data)
        return np.array(data.impl.array if data.place.is_cpu_place() else data.impl.array.get(), order="C")
    if isinstance(data, (np.ndarray, np.generic)):
        array = np.array(data, order="C")
    elif isinstance(data, (bool, int, float, complex, list, tuple)):
        array = _python_array(data, rounded)
    else:
        raise TypeError(
            f"Can't constructs a 'paddle.Tensor' with data type {type(data)}, "
            "data type must be scalar|list|tuple|np.ndarray|paddle.Tensor"
        )
    if array.dtype not in dtypes.BY_NUMPY:
        raise errors.invalid_argument(
            "Input object type error or incompatible array data type. tensor.set() supports array with bool, float16, "
            "float32, float64, int8, int16, int32, int64, uint8 or uint16, please check your input or input array "
            "data type.",
            op="to_tensor",
            remedy=f"the array has dtype {array.dtype}; convert it with astype() first",
        )
    return array


def _python_array(data: Any, rounded: bool) -> np.ndarray:
    """Numbers and nested lists: floats and complex numbers in the default precision (when rounded), integers as
    int64."""
    try:
        array = np.array(_without_tensors(data), order="C")
    except ValueError as exc:
        raise ValueError(
            "\n\tFailed to convert input data to a regular ndarray :\n\t - Usually this means the input data contains "
            f"nested lists with different lengths. \n[gradscope] numpy says: {exc}"
        ) from exc
    if isinstance(data, str) or array.dtype.kind in "US":
        raise TypeError(
            "Can't constructs a 'paddle.Tensor' with data type <class 'str'>, "
            "data type must be scalar|list|tuple|np.ndarray|paddle.Tensor"
        )
    if array.dtype.kind == "f" and rounded:
        return array.astype(default_dtype().np)
    if array.dtype.kind == "c" and rounded:
        double = default_dtype() is dtypes.float64
        return array.astype(np.complex128 if double else np.complex64)
    return array


def _without_tensors(data: Any) -> Any:
    if isinstance(data, Tensor):
        return data.numpy()
    return [_without_tensors(d) for d in data] if isinstance(data, (list, tuple)) else data


def _filled(shape: Any, value: Any, dtype: Any) -> Tensor:
    wanted = default_dtype() if dtype is None else dtypes.convert(dtype)
    return _C_ops.full(ints_of(shape), value, wanted, places.expected())


def full(shape: Any, fill_value: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """`shape` filled with a number (or a one-element tensor, or a text such as `nan`).

    Without dtype: bool for a bool, complex128 for a complex number, else the default dtype (also for integers).
    """
    if isinstance(fill_value, Tensor):
        fill_value = fill_value.item()
    elif isinstance(fill_value, str):
        fill_value = float(fill_value)
    if dtype is None and isinstance(fill_value, (bool, complex)):
        dtype = dtypes.bool_ if isinstance(fill_value, bool) else dtypes.complex128
    return _filled(shape, fill_value, dtype)


def zeros(shape: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """`shape` filled with 0, of the default dtype unless one is given."""
    return _filled(shape, 0, dtype)


def ones(shape: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """`shape` filled with 1, of the default dtype unless one is given."""
    return _filled(shape, 1, dtype)


def empty(shape: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """Like zeros: memory here always has a value."""
    return _filled(shape, 0, dtype)


def full_like(x: Tensor, fill_value: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """The shape of x, filled; x's dtype unless one is given."""
    return _C_ops.full_like(x, fill_value, x.dtype if dtype is None else dtypes.convert(dtype))


def zeros_like(x: Tensor, dtype: Any = None, name: str | None = None) -> Tensor:
    """Zeros in the shape of x."""
    return full_like(x, 0, dtype)


def ones_like(x: Tensor, dtype: Any = None, name: str | None = None) -> Tensor:
    """Ones in the shape of x."""
    return full_like(x, 1, dtype)


empty_like = zeros_like


def arange(start: Any = 0, end: Any = None, step: Any = 1, dtype: Any = None, name: str | None = None) -> Tensor:
    """start, start + step, … before end; `arange(n)` counts from 0.

    int64 when all three are integers, else the default dtype. Raises InvalidArgument (ValueError) for a step of 0.
    """
    if end is None:
        start, end = 0, start
    numbers = [n.item() if isinstance(n, Tensor) else n for n in (start, end, step)]
    if dtype is None:
        dtype = dtypes.int64 if all(isinstance(n, (int, np.integer)) for n in numbers) else default_dtype()
    if numbers[2] == 0:
        raise errors.invalid_argument("The step of range op should not be 0.", op="arange")
    return _C_ops.arange(*numbers, dtypes.convert(dtype), places.expected())


def eye(num_rows: int, num_columns: int | None = None, dtype: Any = None, name: str | None = None) -> Tensor:
    """Ones on the diagonal, zeros elsewhere; square unless num_columns is given."""
    wanted = default_dtype() if dtype is None else dtypes.convert(dtype)
    return _C_ops.eye(num_rows, num_rows if num_columns is None else num_columns, wanted, places.expected())


def linspace(start: Any, stop: Any, num: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """`num` evenly spaced numbers from start to stop, both included; computed in float64, then rounded to dtype."""
    wanted = default_dtype() if dtype is None else dtypes.convert(dtype)
    first, last, count = (n.item() if isinstance(n, Tensor) else n for n in (start, stop, num))
    return _C_ops.linspace(first, last, int(count), wanted, places.expected())


def logspace(start: Any, stop: Any, num: Any, base: Any = 10.0, dtype: Any = None, name: str | None = None) -> Tensor:
    """`base` to the power of `num` evenly spaced numbers from start to stop."""
    wanted = default_dtype() if dtype is None else dtypes.convert(dtype)
    first, last, count, of = (n.item() if isinstance(n, Tensor) else n for n in (start, stop, num, base))
    return _C_ops.logspace(first, last, int(count), of, wanted, places.expected())


def tril_indices(row: int, col: int | None = None, offset: int = 0, dtype: Any = "int64") -> Tensor:
    """[2, n]: row and column of every place on or below a diagonal."""
    return _C_ops.tril_indices(row, row if col is None else col, offset, dtypes.convert(dtype), places.expected())


def triu_indices(row: int, col: int | None = None, offset: int = 0, dtype: Any = "int64") -> Tensor:
    """[2, n]: row and column of every place on or above a diagonal."""
    return _C_ops.triu_indices(row, row if col is None else col, offset, dtypes.convert(dtype), places.expected())


def assign(x: Any, output: Tensor | None = None) -> Tensor:
    """A recorded copy of a tensor, or a leaf from numbers (whose floats become float64, as in Paddle).

    output: the tensor that is overwritten with it, in its shape and dtype, and given back; a leaf that wants a gradient
    stays that leaf.
    """
    if output is not None:
        from gradscope.paddle.tensor.swaps import overwrite  # which imports this file

        return overwrite(output, x if isinstance(x, Tensor) else assign(x))
    if isinstance(x, Tensor):
        return _C_ops.assign(x)
    return leaf_from(_host_array(np.atleast_1d(np.asarray(_without_tensors(x)))), "assign")
