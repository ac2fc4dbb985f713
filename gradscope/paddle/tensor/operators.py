"""The Python operators of Tensor: `x * 2`, `1 - x`, `x / 2`, `2 ** x`, `x < y`, `a @ b` …

As in Paddle a Python number makes a `scale` (`+ - *`), `div_scale` (`/`) or `pow` op with the number as attribute; a
bool, a numpy scalar or an array becomes a tensor first. Where the number belongs to a higher category than the tensor
(a float with integers, an int with bools, a complex with reals) the tensor is cast before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core.generated import eager_op_function
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.default_dtype import default_dtype


def _is_number(other: Any) -> bool:
    """Python's own numbers and numpy integers; np.float64 is a Python float. bools and other numpy scalars are not."""
    return isinstance(other, (int, float, complex, np.integer)) and not isinstance(other, bool)


def _fit(x: Tensor, number: Any) -> Tensor:
    """x in the dtype that it and the Python number together have."""
    dtype = x.dtype
    if isinstance(number, complex):
        if not dtype.is_complex:
            return _C_ops.cast(x, dtypes.complex128 if dtype is dtypes.float64 else dtypes.complex64)
    elif isinstance(number, float):
        if dtype.is_integer or dtype is dtypes.bool_:
            return _C_ops.cast(x, default_dtype())
    elif dtype is dtypes.bool_:
        return _C_ops.cast(x, dtypes.int64)
    return x


def _attribute(x: Tensor, number: Any) -> Any:
    """The number as an attribute for a tensor like x: a float unless x holds integers."""
    return int(number) if x.dtype.is_integer else float(number)


def _filled(x: Tensor, number: Any) -> Tensor:
    """A 0-D tensor of x's dtype that holds the number."""
    return _C_ops.full([], number, x.dtype)


def _as_tensor(x: Tensor, other: Any, symbol: str) -> Tensor:
    """The other operand, which is no Python number, as a tensor; TypeError (InvalidType) when it cannot be one."""
    if isinstance(other, Tensor):
        return other
    if isinstance(other, (bool, np.bool_)):
        return _filled(x, bool(other))
    if isinstance(other, (np.ndarray, np.generic)):
        return to_tensor(other)
    raise errors.invalid_type(
        f"{symbol}(): argument (position 1) must be int, float, bool or Tensor, but got {type(other).__name__}",
        op=symbol,
        remedy="make it a tensor with paddle.to_tensor(...) first",
    )


Binary = Callable[[Tensor, Any], Any]


def _operator(
    symbol: str, op: str, with_number: Callable[[Tensor, Any], Tensor] | None = None, swap: bool = False
) -> Binary:
    """The method `symbol`: `op` between tensors, `with_number` (if given) for a Python number that is not complex.

    swap: the tensor is the right operand. As in Paddle operators do not go through layer ①: their arguments are no
    others than two.
    """
    found = getattr(eager_op_function, f"eager_api_{op}", None)
    if found is None or found.__code__.co_argcount != 2:  # it has attributes, whose defaults ① knows
        found = getattr(_C_ops, op, None)
    call = found if found is not None else lambda *args: getattr(_C_ops, op)(*args)  # says that it is not built

    def with_other(self: Tensor, other: Any) -> Any:
        kind = type(other)
        if (kind is float or kind is int) and with_number is not None and self.impl.meta.data_type.is_floating:
            return with_number(self, float(other))  # what happens most, without the questions below
        if isinstance(other, Tensor):  # a parameter, or any tensor where they are swapped
            pass
        elif _is_number(other):
            self = _fit(self, other)
            if with_number is not None and not isinstance(other, complex):
                return with_number(self, _attribute(self, other))
            other = _filled(self, other)
        else:
            other = _as_tensor(self, other, symbol)
        return call(other, self) if swap else call(self, other)

    def method(self: Tensor, other: Any) -> Any:
        if type(other) is Tensor:
            return call(self, other)
        return with_other(self, other)

    if swap:
        method = with_other

    method.__name__ = method.__qualname__ = symbol
    method.__doc__ = f"`{symbol}` with Paddle's rules for numbers; see this module."
    return method


def _true_divide(x: Tensor, number: Any) -> Tensor:
    return _C_ops.div_scale(_floating(x), float(number))


def _floating(x: Tensor) -> Tensor:
    return _C_ops.cast(x, default_dtype()) if x.dtype.is_integer or x.dtype is dtypes.bool_ else x


def _divide_number_by(x: Tensor, number: Any) -> Tensor:
    x = _floating(x)
    return _C_ops.divide(_filled(x, number), x)


def _comparison(symbol: str, op: str) -> Binary:
    compare = _operator(symbol, op)
    equality = {"__eq__": False, "__ne__": True}

    def method(self: Tensor, other: Any) -> Any:
        if other is None and symbol in equality:
            return equality[symbol]
        return compare(self, other)

    method.__name__ = method.__qualname__ = symbol
    method.__doc__ = compare.__doc__
    return method


def _mul_bool(x: Tensor, number: Any) -> Tensor:
    return _C_ops.scale(x, number, 0.0, True)


def _pow(x: Tensor, number: Any) -> Tensor:
    return _C_ops.pow(x, number)


def __neg__(self: Tensor) -> Tensor:
    """-x, as a scale by -1."""
    return _C_ops.scale(self, -1 if self.dtype.is_integer else -1.0, 0.0, True)


def __pos__(self: Tensor) -> Tensor:
    """x itself."""
    return self


def __abs__(self: Tensor) -> Tensor:
    """The absolute value."""
    return _C_ops.abs(self)


def __invert__(self: Tensor) -> Tensor:
    """Every bit of integers turned over; not, of bools."""
    return _C_ops.bitwise_not(self)


def _bitwise(symbol: str, op: str, swap: bool = False) -> Binary:
    """`symbol` of integers or bools; a Python number on the other side takes the tensor's dtype."""
    call = getattr(_C_ops, op)

    def method(self: Tensor, other: Any) -> Any:
        other = _filled(self, other) if _is_number(other) else _as_tensor(self, other, symbol)
        return call(other, self) if swap else call(self, other)

    method.__name__ = method.__qualname__ = symbol
    method.__doc__ = f"`{symbol}` of two integer or bool tensors, bit by bit."
    return method


OPERATORS: dict[str, Callable[..., Any]] = {
    "__add__": _operator("__add__", "add", lambda x, n: _C_ops.scale(x, 1.0, n, True)),
    "__radd__": _operator("__radd__", "add", lambda x, n: _C_ops.scale(x, 1.0, n, True), swap=True),
    "__sub__": _operator("__sub__", "subtract", lambda x, n: _C_ops.scale(x, 1.0, -n, True)),
    "__rsub__": _operator(
        "__rsub__", "subtract", lambda x, n: _C_ops.scale(x, -1 if isinstance(n, int) else -1.0, n, True), swap=True
    ),
    "__mul__": _operator("__mul__", "multiply", _mul_bool),
    "__rmul__": _operator("__rmul__", "multiply", _mul_bool, swap=True),
    "__truediv__": _operator("__truediv__", "divide", _true_divide),
    "__rtruediv__": _operator("__rtruediv__", "divide", _divide_number_by, swap=True),
    "__div__": _operator("__div__", "divide", _true_divide),
    "__rdiv__": _operator("__rdiv__", "divide", _divide_number_by, swap=True),
    "__pow__": _operator("__pow__", "elementwise_pow", _pow),
    "__rpow__": _operator("__rpow__", "elementwise_pow", swap=True),
    "__floordiv__": _operator("__floordiv__", "floor_divide"),
    "__rfloordiv__": _operator("__rfloordiv__", "floor_divide", swap=True),
    "__mod__": _operator("__mod__", "remainder"),
    "__rmod__": _operator("__rmod__", "remainder", swap=True),
    "__matmul__": _operator("__matmul__", "matmul"),
    "__rmatmul__": _operator("__rmatmul__", "matmul", swap=True),
    "__eq__": _comparison("__eq__", "equal"),
    "__ne__": _comparison("__ne__", "not_equal"),
    "__lt__": _comparison("__lt__", "less_than"),
    "__le__": _comparison("__le__", "less_equal"),
    "__gt__": _comparison("__gt__", "greater_than"),
    "__ge__": _comparison("__ge__", "greater_equal"),
    "__and__": _bitwise("__and__", "bitwise_and"),
    "__rand__": _bitwise("__rand__", "bitwise_and", swap=True),
    "__or__": _bitwise("__or__", "bitwise_or"),
    "__ror__": _bitwise("__ror__", "bitwise_or", swap=True),
    "__xor__": _bitwise("__xor__", "bitwise_xor"),
    "__rxor__": _bitwise("__rxor__", "bitwise_xor", swap=True),
    "__lshift__": _bitwise("__lshift__", "bitwise_left_shift"),
    "__rlshift__": _bitwise("__rlshift__", "bitwise_left_shift", swap=True),
    "__rshift__": _bitwise("__rshift__", "bitwise_right_shift"),
    "__rrshift__": _bitwise("__rrshift__", "bitwise_right_shift", swap=True),
    "__neg__": __neg__,
    "__pos__": __pos__,
    "__abs__": __abs__,
    "__invert__": __invert__,
}
