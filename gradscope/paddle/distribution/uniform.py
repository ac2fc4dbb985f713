"""The uniform distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.arguments import as_tensors, broadcast_shape_of, ops, shape_of, value_like
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Uniform"]


class Uniform(Distribution):
    """All values between low and high: numbers, lists, arrays or tensors that broadcast."""

    def __init__(self, low: Any, high: Any, name: str | None = None) -> None:
        self.name = name or "Uniform"
        self.low: Any
        self.high: Any
        self.low, self.high = as_tensors(*(float(a) if isinstance(a, int) else a for a in (low, high)))
        self.dtype = self.low.dtype
        super().__init__(broadcast_shape_of(self.low, self.high))

    def sample(self, shape: Sequence[int] = (), seed: int = 0) -> Tensor:
        """low + u (high - low) for u from [0, 1); gradients flow to low and high, as in Paddle."""
        size = [*shape_of(shape), *self._batch_shape]
        drawn: Any = ops.uniform(size, self.dtype, 0.0, 1.0, seed, places.expected())
        return drawn * (self.high - self.low) + self.low

    def _inside(self, value: Tensor) -> Any:
        """1 strictly between low and high, 0 elsewhere and on the bounds; a constant."""
        return ops.cast(ops.logical_and(ops.less_than(self.low, value), ops.less_than(value, self.high)), self.dtype)

    def log_prob(self, value: Any) -> Tensor:
        """-log(high - low) strictly inside, -inf elsewhere."""
        return self._inside(value_like(value, self.low)).log() - (self.high - self.low).log()

    def prob(self, value: Any) -> Tensor:
        """1 / (high - low) strictly inside, 0 elsewhere."""
        return self._inside(value_like(value, self.low)) / (self.high - self.low)

    def probs(self, value: Any) -> Tensor:
        """The density."""
        return self.prob(value)

    def entropy(self) -> Tensor:
        """log(high - low)."""
        return (self.high - self.low).log()
