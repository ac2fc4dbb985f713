"""Which values a variable may have: called with a tensor, a constraint says where it holds."""

from __future__ import annotations

from typing import Any

from gradscope.paddle.distribution.arguments import ops

__all__ = ["Constraint", "Positive", "Range", "Real", "Simplex", "positive", "real", "simplex"]


class Constraint:
    """A subclass says in `__call__` where a tensor meets it."""

    def __call__(self, value: Any) -> Any:
        """Raises NotImplementedError."""
        raise NotImplementedError("a constraint must say in __call__ where a value meets it")


class Real(Constraint):
    """Every number but nan."""

    def __call__(self, value: Any) -> Any:
        """value equals itself."""
        return value == value


class Range(Constraint):
    """From lower to upper, both included."""

    def __init__(self, lower: Any, upper: Any) -> None:
        self._lower = lower
        self._upper = upper

    def __call__(self, value: Any) -> Any:
        """Between the bounds."""
        return ops.logical_and(value >= self._lower, value <= self._upper)


class Positive(Constraint):
    """From 0 up."""

    def __call__(self, value: Any) -> Any:
        """0 or more."""
        return value >= 0.0


class Simplex(Constraint):
    """Shares along the last axis: from 0 up, with a sum of 1."""

    def __call__(self, value: Any) -> Any:
        """All 0 or more, and their sum within 1e-6 of 1."""
        shares = ops.all(value >= 0, [-1], False)
        return ops.logical_and(shares, (value.sum(axis=-1) - 1).abs() < 1e-6)


real = Real()
positive = Positive()
simplex = Simplex()
