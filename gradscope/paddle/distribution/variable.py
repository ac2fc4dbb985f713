"""What values a transform takes and gives: how many axes one of them has, and which are allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.paddle.distribution import constraint as constraints
from gradscope.paddle.distribution.arguments import ops

__all__ = ["Independent", "Positive", "Real", "Stack", "Variable", "positive", "real"]


class Variable:
    """is_discrete: whether its values are whole numbers; event_rank: how many axes one value has; constraint: which
    values it may have."""

    def __init__(self, is_discrete: bool = False, event_rank: int = 0, constraint: Any = None) -> None:
        self._is_discrete = is_discrete
        self._event_rank = event_rank
        self._constraint = constraint

    @property
    def is_discrete(self) -> bool:
        """Whether its values are whole numbers."""
        return self._is_discrete

    @property
    def event_rank(self) -> int:
        """How many axes one value has."""
        return self._event_rank

    def constraint(self, value: Any) -> Any:
        """Where value is allowed. Raises NotImplementedError for a variable without a constraint."""
        if self._constraint is None:
            raise NotImplementedError(f"{type(self).__name__} has no constraint")
        return self._constraint(value)


class Real(Variable):
    """Numbers."""

    def __init__(self, event_rank: int = 0) -> None:
        super().__init__(False, event_rank, constraints.real)


class Positive(Variable):
    """Numbers from 0 up."""

    def __init__(self, event_rank: int = 0) -> None:
        super().__init__(False, event_rank, constraints.positive)


class Independent(Variable):
    """base with reinterpreted_batch_rank more axes, allowed where all along these are."""

    def __init__(self, base: Variable, reinterpreted_batch_rank: int) -> None:
        self._base = base
        self._reinterpreted_batch_rank = reinterpreted_batch_rank
        super().__init__(base.is_discrete, base.event_rank + reinterpreted_batch_rank)

    def constraint(self, value: Any) -> Any:
        """Where all along the axes are allowed. Raises ValueError for a value with too few axes."""
        allowed = self._base.constraint(value)
        count = self._reinterpreted_batch_rank
        if allowed.ndim < count:
            raise ValueError(f"Input dimensions must be equal or grater than {count}")
        return ops.all(allowed, list(range(allowed.ndim - count, allowed.ndim)), False)


class Stack(Variable):
    """Several variables along one more axis of the batch."""

    def __init__(self, vars: Sequence[Variable], axis: int = 0) -> None:
        self._vars = vars
        self._axis = axis
        super().__init__(any(v.is_discrete for v in vars), max(v.event_rank for v in vars))

    def constraint(self, value: Any) -> Any:
        """Where each slice is allowed by its own variable. Raises ValueError for another number of slices."""
        if value.shape[self._axis] != len(self._vars):
            raise ValueError(f"Value size along axis {self._axis} must be {len(self._vars)}")
        slices = ops.unbind(value, self._axis)
        return ops.stack([v.constraint(s) for v, s in zip(self._vars, slices, strict=True)], self._axis)


real = Real()
positive = Positive()
