"""Methods that take values out of the graph: numpy, item, tolist, the conversions to Python numbers, printing.

What they give carries no gradient, so each read is recorded (printing is not: it gives text). numpy() copies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import errors, observer
from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor import sparse_text, to_string


def _array(x: Tensor, how: str) -> np.ndarray:
    """The elements as a numpy array that shares memory with x. Records a read called `how`, unless it is empty."""
    if how and observer.current is not None:
        observer.current.read(how, x)
    array = x.impl.array
    if not x.impl.is_dense:
        if x.impl.kind != "selected_rows":
            raise errors.unimplemented(
                f"{how or 'reading'} of a sparse tensor as a whole",
                op=how,
                tensor=errors.describe(x),
                remedy="call to_dense() first, or read values() and indices()",
            )
        array = x.impl.value
    return array if isinstance(array, np.ndarray) else array.get()  # a GPU array is copied to the host


def numpy(self: Tensor, blocking: bool = True) -> np.ndarray:
    """A copy of the elements as a numpy array of the same shape and dtype."""
    return np.array(_array(self, "numpy"))


def tolist(self: Tensor) -> Any:
    """The elements as nested lists of Python numbers; a number for a 0-D tensor."""
    return _array(self, "tolist").tolist()


def item(self: Tensor, *args: Any) -> Any:
    """One element as a Python number: the only one, the one at a flat index, or the one at full coordinates.

    Raises InvalidArgument (ValueError) without arguments when there is more than one element, and outside the tensor.
    """
    array = _array(self, "item")
    if not args:
        if array.size != 1:
            raise errors.invalid_argument(
                "only one element tensors can be converted to Python scalars when no input coordinates",
                op="item",
                tensor=errors.describe(self),
                remedy="give the coordinates of an element, or reduce the tensor first (sum, mean)",
            )
        return array.reshape(-1)[0].item()
    if not all(isinstance(a, (int, np.integer)) for a in args):
        wrong = next(a for a in args if not isinstance(a, (int, np.integer)))
        raise errors.invalid_type(f"argument (position 1) must be long, but got {type(wrong).__name__}", op="item")
    if len(args) == 1 and not -array.size <= args[0] < array.size:
        raise errors.invalid_argument(f"index {args[0]} is out of bounds for size {array.size}", op="item")
    if len(args) not in (1, array.ndim):
        raise errors.invalid_argument("incorrect number of indices for Tensor", op="item")
    try:
        return array.item(*args)
    except IndexError as exc:
        raise errors.invalid_argument(str(exc), op="item", tensor=errors.describe(self)) from exc


def _only_element(self: Tensor, message: str, how: str) -> Any:
    array = _array(self, how)
    if array.size != 1:
        raise AssertionError(message)
    return array.reshape(-1)[0]


def __bool__(self: Tensor) -> bool:
    """The truth of the only element. Raises AssertionError when there are more."""
    message = "When Variable is used as the condition of if/while , Variable can only contain one element."
    return bool(_only_element(self, message, "__bool__"))


def __float__(self: Tensor) -> float:
    """The only element as a float. Raises AssertionError when there are more, TypeError for a complex one."""
    return float(_only_element(self, "only one element variable can be converted to float.", "__float__").item())


def __int__(self: Tensor) -> int:
    """The only element as an int, cut toward 0. Raises AssertionError when there are more, TypeError if complex."""
    return int(_only_element(self, "only one element variable can be converted to int.", "__int__").item())


def __complex__(self: Tensor) -> complex:
    """The only element as a complex number. Raises AssertionError when there are more."""
    return complex(_only_element(self, "only one element variable can be converted to complex.", "__complex__").item())


def __index__(self: Tensor) -> int:
    """The only element of an integer tensor. Raises AssertionError or TypeError otherwise."""
    found = _only_element(self, "only one element variable can be converted to python index.", "__index__")
    if found.dtype.kind not in "iub":
        raise TypeError("only integer tensors of a single element can be converted to an index")
    return int(found)


def __array__(self: Tensor, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
    """What numpy functions see: a copy of the elements. Raises ValueError when a copy is forbidden."""
    if copy is False:
        raise ValueError("a Tensor's array is always a copy; call with copy=None or True")
    return np.array(_array(self, "__array__"), dtype=dtype)


def __repr__(self: Tensor) -> str:
    """Paddle's text of a tensor."""
    if not self.initialized():
        return "Tensor(Not initialized)"
    if not self.impl.is_dense:
        return sparse_text.to_string(self)
    array = _array(self, "")
    if self.impl.meta.data_type in (dtypes.bfloat16, dtypes.float8_e4m3fn, dtypes.float8_e5m2):
        array = array.astype(np.float32)
    meta = self.impl.meta
    return to_string.to_string(array, list(meta.dims), meta.data_type.name, str(meta.place), self.stop_gradient)


def __format__(self: Tensor, spec: str) -> str:
    """A 0-D tensor formats as its number, any other as its text."""
    if self.impl.meta.dims == ():
        return format(self.item(), spec)
    return object.__format__(self, spec)


READS: dict[str, Any] = {
    "__array_ufunc__": None,  # so that `ndarray * tensor` comes to the tensor
    "numpy": numpy,
    "tolist": tolist,
    "item": item,
    "__bool__": __bool__,
    "__float__": __float__,
    "__int__": __int__,
    "__index__": __index__,
    "__complex__": __complex__,
    "__array__": __array__,
    "__repr__": __repr__,
    "__str__": __repr__,
    "__format__": __format__,
}
