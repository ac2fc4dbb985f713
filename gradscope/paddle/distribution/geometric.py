"""The geometric distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, real_tensors, value_like
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Geometric"]


class Geometric(Distribution):
    """How many trials fail before the first that succeeds. probs: of success, a number or a tensor."""

    def __init__(self, probs: Any) -> None:
        self.probs: Any = real_tensors(probs=probs)[0]
        super().__init__(self.probs.shape)

    @property
    def mean(self) -> Tensor:
        """1 / probs - 1."""
        return 1.0 / self.probs - 1.0

    @property
    def variance(self) -> Tensor:
        """(1 / probs - 1) / probs; without a gradient, as in Paddle."""
        with no_grad():
            return (1.0 / self.probs - 1.0) / self.probs

    @property
    def stddev(self) -> Tensor:
        """The square root of the variance."""
        return self.variance.sqrt()

    def log_pmf(self, k: Any) -> Tensor:
        """k log(1 - probs) + log probs."""
        return value_like(k, self.probs) * (-self.probs).log1p() + self.probs.log()

    def pmf(self, k: Any) -> Tensor:
        """(1 - probs)^k probs."""
        return self.log_pmf(k).exp()

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Whole numbers from 0 up; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """floor(log u / log(1 - probs)) for uniform u; its gradient is 0."""
        tiny = float(np.finfo(self.probs.dtype.np).tiny)
        drawn: Any = ops.uniform(self._extend_shape(shape), self.probs.dtype, tiny, 1.0, 0, places.expected())
        return (drawn.log() / (-self.probs).log1p()).floor()

    def entropy(self) -> Tensor:
        """-(p log p + (1 - p) log(1 - p)) / p."""
        p = self.probs
        return -(p * p.log() + (1 - p) * (-p).log1p()) / p

    def cdf(self, k: Any) -> Tensor:
        """1 - (1 - probs)^(k + 1)."""
        return 1.0 - (1.0 - self.probs).pow(value_like(k, self.probs) + 1)

    def kl_divergence(self, other: Any) -> Tensor:
        """p log(p / q) + (1 - p) log((1 - p) / (1 - q)), as in Paddle: the divergence of one trial."""
        p, q = self.probs, other.probs
        return p * (p.log() - q.log()) + (1 - p) * ((-p).log1p() - (-q).log1p())
