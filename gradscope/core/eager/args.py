"""Layer ②'s argument parsing: tensors (GetTensorFromArgs…) and attributes (CastPyArg2…), with Paddle's error texts."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Complex, Integral, Real
from typing import Any

import numpy as np

from gradscope.core import dtype as dt
from gradscope.core import errors, place
from gradscope.core.tensor import Tensor


def _got(value: Any) -> str:
    return "None" if value is None else type(value).__name__


def get_tensor_from_args(op: str, name: str, position: int, value: Any) -> Tensor:
    """`value` when it is a Tensor, else InvalidArgument (ValueError) naming op, argument and position."""
    if isinstance(value, Tensor):
        if value.impl is None:
            raise errors.invalid_argument(
                f"{op}(): argument '{name}' (position {position}) must be Tensor, but got an uninitialized Tensor",
                layer=2,
                op=op,
            )
        return value
    raise errors.invalid_argument(
        f"{op}(): argument '{name}' (position {position}) must be Tensor, but got {_got(value)}",
        layer=2,
        op=op,
        remedy="" if value is None else "make a Tensor of it with paddle.to_tensor",
    )


def get_optional_tensor_from_args(op: str, name: str, position: int, value: Any) -> Tensor | None:
    """Like `get_tensor_from_args`, but None may be passed."""
    return None if value is None else get_tensor_from_args(op, name, position, value)


def get_tensor_list_from_args(op: str, name: str, position: int, value: Any) -> list[Tensor]:
    """A non-empty list of Tensors from a list or tuple, else InvalidArgument (ValueError)."""
    where = f"{op}(): argument '{name}' (position {position}) must be list of Tensors, but got"
    if not isinstance(value, (list, tuple)):
        raise errors.invalid_argument(f"{where} {_got(value)}", layer=2, op=op)
    if not value:
        raise errors.invalid_argument(f"{where} empty {type(value).__name__}", layer=2, op=op)
    for i, item in enumerate(value):
        if not isinstance(item, Tensor):
            raise errors.invalid_argument(f"{where} {_got(item)} at pos {i}", layer=2, op=op)
        if item.impl is None:
            raise errors.invalid_argument(f"{where} an uninitialized Tensor at pos {i}", layer=2, op=op)
    return list(value)


def _wrong(op: str, position: int, wanted: str, got: str) -> errors.InvalidTypeError:
    # Paddle counts attributes from 1 here, tensors (above) from 0.
    text = f"{op}(): argument (position {position + 1}) must be {wanted}, but got {got}"
    return errors.invalid_type(text, layer=2, op=op)


def _plain(value: Any) -> Any:
    """A Python scalar from a numpy scalar or a Tensor of one element; anything else as it is."""
    if isinstance(value, Tensor) and value.impl is not None and value.impl.meta.numel == 1:
        return value.impl.array.reshape(()).item()
    if isinstance(value, np.generic):
        return value.item()
    return value


def to_boolean(op: str, position: int, value: Any) -> bool:
    """A bool attribute."""
    if type(value) is bool:
        return value
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    raise _wrong(op, position, "bool", _got(value))


def to_int(op: str, position: int, value: Any) -> int:
    """An int attribute (bool is refused)."""
    if type(value) is int:
        return value
    value = _plain(value) if not isinstance(value, bool) else value
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    raise _wrong(op, position, "int", _got(value))


to_long = to_int


def to_float(op: str, position: int, value: Any) -> float:
    """A float attribute; ints are taken."""
    if type(value) is float:
        return value
    value = _plain(value)
    if isinstance(value, Real):
        return float(value)
    raise _wrong(op, position, "float", _got(value))


to_double = to_float


def to_string(op: str, position: int, value: Any) -> str:
    """A str attribute."""
    if isinstance(value, str):
        return value
    raise _wrong(op, position, "str", _got(value))


_SCALARS = frozenset((bool, int, float, complex))


def to_scalar(op: str, position: int, value: Any) -> Any:
    """A Scalar attribute: bool, int, float or complex, also from a Tensor of one element."""
    if type(value) in _SCALARS:  # what nearly always comes; the abstract classes below are slow to ask
        return value
    value = _plain(value)
    if isinstance(value, Complex):
        return value
    raise _wrong(op, position, "int, float, bool or Tensor", _got(value))


def to_scalars(op: str, position: int, value: Any) -> list[Any]:
    """A list of Scalars from a list or tuple."""
    if not isinstance(value, (list, tuple)):
        raise _wrong(op, position, "list of Scalar", _got(value))
    return [to_scalar(op, position, item) for item in value]


def to_ints(op: str, position: int, value: Any) -> list[int]:
    """A list of ints from a list or tuple, or one int."""
    if type(value) is int:
        return [value]
    if (type(value) is list or type(value) is tuple) and all([type(item) is int for item in value]):  # noqa: C419 - a list is quicker
        return list(value)
    if isinstance(value, Integral) and not isinstance(value, bool):
        return [int(value)]
    if not isinstance(value, (list, tuple)):
        raise _wrong(op, position, "list, tuple or int", _got(value))
    out = []
    for i, item in enumerate(value):
        item = _plain(item)
        if not isinstance(item, Integral) or isinstance(item, bool):
            raise _wrong(op, position, "list of int", f"{_got(item)} at pos {i}")
        out.append(int(item))
    return out


to_longs = to_ints


def to_int_array(op: str, position: int, value: Any) -> list[int]:
    """An IntArray: list or tuple of ints (or one-element Tensors), one int, or an integer Tensor."""
    if type(value) is list:
        return to_ints(op, position, value)
    if isinstance(value, Tensor) and value.impl is not None:
        return [int(v) for v in value.impl.array.reshape(-1)]
    if isinstance(value, np.ndarray):
        return [int(v) for v in value.reshape(-1)]
    if not isinstance(value, (list, tuple, Integral)) or isinstance(value, bool):
        raise _wrong(op, position, "list, tuple, int, or Tensor", _got(value))
    return to_ints(op, position, value)


def to_floats(op: str, position: int, value: Any) -> list[float]:
    """A list of floats from a list or tuple."""
    if not isinstance(value, (list, tuple)):
        raise _wrong(op, position, "list of float", _got(value))
    return [to_float(op, position, item) for item in value]


to_float64s = to_floats


def to_booleans(op: str, position: int, value: Any) -> list[bool]:
    """A list of bools from a list or tuple."""
    if not isinstance(value, (list, tuple)):
        raise _wrong(op, position, "list of bool", _got(value))
    return [to_boolean(op, position, item) for item in value]


def to_strings(op: str, position: int, value: Any) -> list[str]:
    """A list of str from a list or tuple."""
    if not isinstance(value, (list, tuple)):
        raise _wrong(op, position, "list of str", _got(value))
    return [to_string(op, position, item) for item in value]


def to_dtype(op: str, position: int, value: Any) -> dt.DType:
    """A data type from a DType, name or numpy dtype."""
    try:
        return dt.convert(value)
    except TypeError:
        raise _wrong(op, position, "paddle.dtype", _got(value)) from None


def to_place(op: str, position: int, value: Any) -> place.Place:
    """A Place; None means the expected one."""
    return place.expected() if value is None else place.convert(value)


def is_sequence(value: Any) -> bool:
    """Whether an attribute value is a list or tuple."""
    return isinstance(value, Sequence) and not isinstance(value, str)
