"""What values a transform takes and gives: how many axes one of them has."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Independent", "Stack", "Variable", "positive", "real"]


class Variable:
    """is_discrete: whether its values are whole numbers; event_rank: how many axes one value has."""

    def __init__(self, is_discrete: bool = False, event_rank: int = 0) -> None:
        self._is_discrete = is_discrete
        self._event_rank = event_rank

    @property
    def is_discrete(self) -> bool:
        """Whether its values are whole numbers."""
        return self._is_discrete

    @property
    def event_rank(self) -> int:
        """How many axes one value has."""
        return self._event_rank


class Independent(Variable):
    """base with reinterpreted_batch_rank more axes."""

    def __init__(self, base: Variable, reinterpreted_batch_rank: int) -> None:
        super().__init__(base.is_discrete, base.event_rank + reinterpreted_batch_rank)


class Stack(Variable):
    """Several variables along one more axis of the batch."""

    def __init__(self, vars: Sequence[Variable], axis: int = 0) -> None:
        super().__init__(any(v.is_discrete for v in vars), max(v.event_rank for v in vars))


real = Variable()
positive = Variable()
