"""The Poisson distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import filled, ops, value_like
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = ["Poisson"]


class Poisson(Distribution):
    """How many of what happens at `rate` happen. rate: a number (which gives a batch of one) or a tensor, from 0 up."""

    def __init__(self, rate: Any) -> None:
        self.rate: Any = rate if isinstance(rate, Tensor) else filled(float(rate), default_dtype(), [1])
        self.dtype = self.rate.dtype
        super().__init__(self.rate.shape)

    @property
    def mean(self) -> Tensor:
        """rate."""
        return self.rate

    @property
    def variance(self) -> Tensor:
        """rate."""
        return self.rate

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Counts in the dtype of rate; no gradient."""
        with no_grad():
            return ops.poisson(ops.expand(self.rate, self._extend_shape(shape)))

    def log_prob(self, value: Any) -> Tensor:
        """x log rate - rate - log x!."""
        value = value_like(value, self.rate)
        return ops.xlogy(value, self.rate) - self.rate - (value + 1).lgamma()

    def entropy(self) -> Tensor:
        """-Σ p(k) log p(k) over every k that has a probability worth adding: up to 30 deviations above the mean."""
        largest = float(self.rate.max().item()) if self.rate.size else 0.0
        values: Any = ops.arange(0, int(largest + 30 * max(largest, 1.0) ** 0.5) + 1, 1, self.dtype)
        logs: Any = self.log_prob(ops.reshape(values, [-1, *([1] * self.rate.ndim)]))
        # a rate of 0 has log p of -inf at every k but 0, and p log p is 0 there
        there = ops.isfinite(logs)
        finite = ops.where(there, logs, ops.full_like(logs.detach(), 0))
        return -ops.sum(ops.keep_where(finite.exp() * finite, there), [0], None, False)

    def kl_divergence(self, other: Any) -> Tensor:
        """rate log(rate / rate') - (rate - rate')."""
        return self.rate * (self.rate.log() - other.rate.log()) - (self.rate - other.rate)
