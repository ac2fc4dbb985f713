"""The exponential distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import as_tensors, ops, value_like
from gradscope.paddle.distribution.exponential_family import ExponentialFamily

__all__ = ["Exponential"]


class Exponential(ExponentialFamily):
    """Density rate exp(-rate x) for x from 0 up. rate: a float, list, array or tensor above 0."""

    def __init__(self, rate: Any) -> None:
        self.rate: Any = as_tensors(rate)[0]
        self.dtype = self.rate.dtype
        super().__init__(self.rate.shape)

    @property
    def mean(self) -> Tensor:
        """1 / rate."""
        return self.rate.pow(-1)

    @property
    def variance(self) -> Tensor:
        """1 / rate²."""
        return self.rate.pow(-2)

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """-log(u) / rate for uniform u."""
        tiny = float(np.finfo(self.dtype.np).tiny)
        drawn: Any = ops.uniform(self._extend_shape(shape), self.dtype, tiny, 1.0, 0, places.expected())
        return -drawn.log() / self.rate

    def log_prob(self, value: Any) -> Tensor:
        """log rate - rate x."""
        return self.rate.log() - self.rate * value_like(value, self.rate)

    def entropy(self) -> Tensor:
        """1 - log rate."""
        return 1 - self.rate.log()

    def cdf(self, value: Any) -> Tensor:
        """1 - exp(-rate x)."""
        return -(-self.rate * value_like(value, self.rate)).expm1()

    def icdf(self, value: Any) -> Tensor:
        """-log(1 - value) / rate."""
        return -(-value_like(value, self.rate)).log1p() / self.rate

    def kl_divergence(self, other: Any) -> Tensor:
        """r - 1 - log r for r = rate' / rate."""
        ratio = other.rate / self.rate
        return ratio - 1 - ratio.log()
