"""The Laplace distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, real_tensors, value_like
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Laplace"]


class Laplace(Distribution):
    """Density exp(-|x - loc| / scale) / (2 scale). loc, scale: numbers or tensors."""

    def __init__(self, loc: Any, scale: Any) -> None:
        self.loc: Any
        self.scale: Any
        self.loc, self.scale = real_tensors(loc=loc, scale=scale)
        super().__init__(self.loc.shape)

    @property
    def mean(self) -> Tensor:
        """loc."""
        return self.loc

    @property
    def stddev(self) -> Tensor:
        """√2 scale."""
        return self.scale * math.sqrt(2)

    @property
    def variance(self) -> Tensor:
        """2 scale²."""
        return 2 * self.scale.square()

    def log_prob(self, value: Any) -> Tensor:
        """-|x - loc| / scale - log(2 scale)."""
        return -(value_like(value, self.loc) - self.loc).abs() / self.scale - (2 * self.scale).log()

    def entropy(self) -> Tensor:
        """1 + log(2 scale)."""
        return 1 + (2 * self.scale).log()

    def cdf(self, value: Any) -> Tensor:
        """½ + ½ sign(x - loc) (1 - exp(-|x - loc| / scale))."""
        away = value_like(value, self.loc) - self.loc
        return 0.5 - 0.5 * away.sign() * (-away.abs() / self.scale).expm1()

    def icdf(self, value: Any) -> Tensor:
        """loc - scale sign(value - ½) log(1 - 2 |value - ½|)."""
        away = value_like(value, self.loc) - 0.5
        return self.loc - self.scale * away.sign() * (-2 * away.abs()).log1p()

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """The inverse of the cdf at uniform draws."""
        eps = float(np.finfo(self.loc.dtype.np).eps)
        size = self._extend_shape(shape)
        drawn: Any = ops.uniform(size, self.loc.dtype, -1 + eps, 1.0, 0, places.expected())
        return self.loc - self.scale * drawn.sign() * (-drawn.abs()).log1p()

    def kl_divergence(self, other: Any) -> Tensor:
        """r exp(-d / scale) + d / scale' - 1 - log r, d = |loc - loc'| and r = scale / scale'."""
        away, ratio = (self.loc - other.loc).abs(), self.scale / other.scale
        return ratio * (-away / self.scale).exp() + away / other.scale - 1 - ratio.log()
