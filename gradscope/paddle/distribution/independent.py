"""A distribution some of whose batch axes count as axes of one draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.arguments import ops
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Independent", "sum_last"]


def sum_last(value: Any, count: int) -> Any:
    """value summed over its last `count` axes."""
    return ops.sum(value, list(range(-count, 0)), None, False) if count > 0 else value


class Independent(Distribution):
    """base with its last reinterpreted_batch_rank batch axes taken as axes of the event.

    Raises TypeError for a base that is no distribution, ValueError unless 0 < rank <= the number of batch axes.
    """

    def __init__(self, base: Distribution, reinterpreted_batch_rank: int) -> None:
        if not isinstance(base, Distribution):
            raise TypeError(f"Expected type of 'base' is Distribution, but got {type(base)}")
        axes = len(base.batch_shape)
        if not 0 < reinterpreted_batch_rank <= axes:
            raise ValueError(f"Expected 0 < reinterpreted_batch_rank <= {axes}, but got {reinterpreted_batch_rank}")
        self._base: Any = base
        self._reinterpreted_batch_rank = reinterpreted_batch_rank
        at = axes - reinterpreted_batch_rank
        super().__init__(base.batch_shape[:at], (*base.batch_shape[at:], *base.event_shape))

    @property
    def mean(self) -> Tensor:
        """The base's."""
        return self._base.mean

    @property
    def variance(self) -> Tensor:
        """The base's."""
        return self._base.variance

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """The base's."""
        return self._base.sample(shape)

    def log_prob(self, value: Any) -> Tensor:
        """The base's, summed over the axes that became part of the event."""
        return sum_last(self._base.log_prob(value), self._reinterpreted_batch_rank)

    def entropy(self) -> Tensor:
        """The base's, summed over the axes that became part of the event."""
        return sum_last(self._base.entropy(), self._reinterpreted_batch_rank)
