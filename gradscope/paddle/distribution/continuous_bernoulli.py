"""The continuous Bernoulli distribution (Loaiza-Ganem and Cunningham, The continuous Bernoulli, 2019)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import filled, ops, value_like
from gradscope.paddle.distribution.bernoulli import kept_inside
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = ["ContinuousBernoulli"]


class ContinuousBernoulli(Distribution):
    """Density in proportion to probs^x (1 - probs)^(1 - x) on [0, 1]. A number gives a batch of one, as in Paddle.

    lims: between these two probabilities, where the formulas divide by what is nearly 0, Taylor series about ½ stand.
    """

    def __init__(self, probs: Any, lims: tuple[float, float] = (0.499, 0.501)) -> None:
        if not isinstance(probs, Tensor):
            probs = filled(float(probs), default_dtype(), [1])
        self.dtype = probs.dtype
        self.probs: Any = kept_inside(probs)
        self.lims: Any = to_tensor(list(lims), dtype=self.dtype)
        super().__init__(self.probs.shape)

    def _outside(self) -> Any:
        """Where the formulas are used as they are."""
        low, high = ops.unbind(self.lims, 0)
        return ops.logical_or(ops.less_equal(self.probs, low), ops.greater_than(self.probs, high))

    def _cut(self) -> Any:
        """probs, and a number away from ½ where series stand: what the formulas are computed on."""
        low = ops.unbind(self.lims, 0)[0]
        return ops.where(self._outside(), self.probs, ops.expand(low, list(self.probs.shape)))

    def _log_odds(self, p: Any) -> Any:
        return p.log() - (-p).log1p()

    def _log_constant(self) -> Any:
        """The logarithm of what makes the density's integral 1."""
        p, x = self._cut(), (self.probs - 0.5).square()
        exact = self._log_odds(p).abs().log() - (1 - 2 * p).abs().log()
        return ops.where(self._outside(), exact, math.log(2.0) + (4 / 3 + 104 / 45 * x) * x)

    @property
    def mean(self) -> Tensor:
        """p / (2p - 1) - 1 / log(p / (1 - p)), ½ at p = ½."""
        p, x = self._cut(), self.probs - 0.5
        series = 0.5 + (1 / 3 + 16 / 45 * x.square()) * x
        return ops.where(self._outside(), p / (2 * p - 1) - 1 / self._log_odds(p), series)

    @property
    def variance(self) -> Tensor:
        """p (p - 1) / (1 - 2p)² + 1 / log(p / (1 - p))², 1/12 at p = ½."""
        p, x = self._cut(), (self.probs - 0.5).square()
        exact = p * (p - 1) / (1 - 2 * p).square() + 1 / self._log_odds(p).square()
        return ops.where(self._outside(), exact, 1 / 12 - (1 / 15 - 128 / 945 * x) * x)

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """The inverse of the cdf at uniform draws."""
        return self.icdf(ops.uniform(self._extend_shape(shape), self.dtype, 0.0, 1.0, 0, places.expected()))

    def log_prob(self, value: Any) -> Tensor:
        """x log p + (1 - x) log(1 - p) + the log of the constant."""
        value, p = value_like(value, self.probs), self.probs
        return value * p.log() + (1 - value) * (-p).log1p() + self._log_constant()

    def entropy(self) -> Tensor:
        """-E[log density]."""
        p, mean = self.probs, self.mean
        return -(mean * self._log_odds(p)) - (-p).log1p() - self._log_constant()

    def cdf(self, value: Any) -> Tensor:
        """(p^x (1 - p)^(1 - x) + p - 1) / (2p - 1), x at p = ½; 0 below 0 and 1 above 1."""
        value, p = value_like(value, self.probs), self._cut()
        exact = ((value * p.log() + (1 - value) * (-p).log1p()).exp() + p - 1) / (2 * p - 1)
        inside = ops.where(self._outside(), exact, value + 0 * exact)
        return inside.clip(0.0, 1.0)

    def icdf(self, value: Any) -> Tensor:
        """The x with cdf(x) = value."""
        value, p = value_like(value, self.probs), self._cut()
        exact = ((-p + value * (2 * p - 1)).log1p() - (-p).log1p()) / self._log_odds(p)
        return ops.where(self._outside(), exact, value + 0 * exact)

    def kl_divergence(self, other: Any) -> Tensor:
        """E over self of the difference of the log densities."""
        p, q, mean = self.probs, other.probs, self.mean
        odds = mean * (self._log_odds(p) - self._log_odds(q))
        return odds + (-p).log1p() - (-q).log1p() + self._log_constant() - other._log_constant()
