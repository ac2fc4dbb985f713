"""The Gumbel distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, real_tensors, shape_of, value_like
from gradscope.paddle.distribution.transformed_distribution import TransformedDistribution
from gradscope.paddle.distribution.uniform import Uniform

__all__ = ["Gumbel"]


class Gumbel(TransformedDistribution):
    """The largest of many draws: density exp(-z - exp(-z)) / scale for z = (x - loc) / scale."""

    def __init__(self, loc: Any, scale: Any) -> None:
        self.loc: Any
        self.scale: Any
        self.loc, self.scale = real_tensors(loc=loc, scale=scale)
        self.transforms: tuple[Any, ...] = ()
        low = float(np.finfo(self.loc.dtype.np).tiny)
        eps = float(np.finfo(self.loc.dtype.np).eps)
        self.base_dist = Uniform(ops.full_like(self.loc.detach(), low), ops.full_like(self.loc.detach(), 1 - eps))
        super().__init__(self.base_dist, ())

    @property
    def mean(self) -> Tensor:
        """loc + scale γ, γ Euler's constant."""
        return self.loc + self.scale * np.euler_gamma

    @property
    def variance(self) -> Tensor:
        """scale² π² / 6."""
        return self.scale.square() * (math.pi**2 / 6)

    @property
    def stddev(self) -> Tensor:
        """The square root of the variance."""
        return self.variance.sqrt()

    def _scaled(self, value: Any) -> Any:
        return (value_like(value, self.loc) - self.loc) / self.scale

    def log_prob(self, value: Any) -> Tensor:
        """-z - exp(-z) - log scale for z = (x - loc) / scale."""
        z = self._scaled(value)
        return -z - (-z).exp() - self.scale.log()

    def cdf(self, value: Any) -> Tensor:
        """exp(-exp(-z))."""
        return (-(-self._scaled(value)).exp()).exp()

    def entropy(self) -> Tensor:
        """log scale + 1 + γ."""
        return self.scale.log() + (1 + np.euler_gamma)

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """loc - scale log(-log u) for uniform u."""
        drawn: Any = self.base_dist.sample(shape_of(shape))
        return self.loc - self.scale * (-drawn.log()).log()
