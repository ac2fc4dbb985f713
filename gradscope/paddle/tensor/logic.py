"""Comparisons and logic: bool tensors, without gradient."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.default_dtype import default_dtype
from gradscope.paddle.tensor.math import axes_of
from gradscope.paddle.tensor.search import nonzero


def _other(x: Tensor, y: Any) -> Tensor:
    """y as a tensor: a Python number becomes a 0-D one of x's dtype."""
    return y if isinstance(y, Tensor) else _C_ops.full([], y, x.dtype)


def equal(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """x == y, element by element; y may be a Python number."""
    return _C_ops.equal(x, _other(x, y))


def not_equal(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """x != y, element by element."""
    return _C_ops.not_equal(x, _other(x, y))


def less_than(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x < y, element by element."""
    return _C_ops.less_than(x, y)


def less_equal(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x <= y, element by element."""
    return _C_ops.less_equal(x, y)


def greater_than(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x > y, element by element."""
    return _C_ops.greater_than(x, y)


def greater_equal(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x >= y, element by element."""
    return _C_ops.greater_equal(x, y)


def logical_and(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """Both true, element by element."""
    return _C_ops.logical_and(x, y)


def logical_or(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """One or both true, element by element."""
    return _C_ops.logical_or(x, y)


def logical_not(x: Tensor, name: str | None = None) -> Tensor:
    """True where x is false."""
    return _C_ops.logical_not(x)


def all(x: Tensor, axis: Any = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Whether every element is true, over `axis` or all axes."""
    return _C_ops.all(x, axes_of(axis), keepdim)


def any(x: Tensor, axis: Any = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Whether some element is true, over `axis` or all axes."""
    return _C_ops.any(x, axes_of(axis), keepdim)


def equal_all(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """Whether shapes and all elements are equal, as a 0-D bool tensor."""
    if list(x.shape) != list(y.shape):
        return _C_ops.full([], False, "bool")
    return _C_ops.all(_C_ops.equal(x, y), [], False)


def isfinite(x: Tensor, name: str | None = None) -> Tensor:
    """Neither inf nor nan, element by element."""
    return _C_ops.isfinite(x)


def isnan(x: Tensor, name: str | None = None) -> Tensor:
    """Nan, element by element."""
    return _C_ops.isnan(x)


def where(condition: Tensor, x: Any = None, y: Any = None, name: str | None = None) -> Any:
    """x where condition is true, y elsewhere; x or y may be Python numbers, which take the other's dtype.

    Without x and y: the places where condition is true, a 1-D tensor per axis. Raises ValueError for one of them alone.
    """
    if x is None and y is None:
        return nonzero(condition, as_tuple=True)
    if x is None or y is None:
        raise ValueError("either both or neither of x and y should be given")
    if condition.dtype.name != "bool":
        raise ValueError(
            f"The `condition` is expected to be a boolean Tensor, but got a Tensor with dtype {condition.dtype}"
        )
    if not isinstance(x, Tensor):
        x = _C_ops.full([], x, y.dtype if isinstance(y, Tensor) else default_dtype())
    return _C_ops.where(condition, x, _other(x, y))


def is_tensor(x: Any) -> bool:
    """Whether x is a Tensor."""
    return isinstance(x, Tensor)
