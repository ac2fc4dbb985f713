"""The Cauchy distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NoReturn

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, real_tensors, value_like
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Cauchy"]


class Cauchy(Distribution):
    """Density 1 / (π scale (1 + ((x - loc) / scale)²)). It has neither mean nor variance."""

    def __init__(self, loc: Any, scale: Any, name: str | None = None) -> None:
        self.name = name or "Cauchy"
        self.loc: Any
        self.scale: Any
        self.loc, self.scale = real_tensors(loc=loc, scale=scale)
        self.dtype = self.loc.dtype
        super().__init__(self.loc.shape)

    def _none(self, what: str) -> NoReturn:
        raise ValueError(f"Cauchy distribution has no {what}.")

    @property
    def mean(self) -> Tensor:
        """Raises ValueError."""
        self._none("mean")

    @property
    def variance(self) -> Tensor:
        """Raises ValueError."""
        self._none("variance")

    @property
    def stddev(self) -> Tensor:
        """Raises ValueError."""
        self._none("stddev")

    def sample(self, shape: Sequence[int] = (), name: str | None = None) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = (), name: str | None = None) -> Tensor:
        """loc + scale tan(π (u - ½)) for uniform u."""
        drawn: Any = ops.uniform(self._extend_shape(shape), self.dtype, 0.0, 1.0, 0, places.expected())
        return self.loc + self.scale * (math.pi * (drawn - 0.5)).tan()

    def _scaled(self, value: Any) -> Any:
        return (value_like(value, self.loc) - self.loc) / self.scale

    def log_prob(self, value: Any) -> Tensor:
        """-log(π scale) - log(1 + ((x - loc) / scale)²)."""
        return -self._scaled(value).square().log1p() - math.log(math.pi) - self.scale.log()

    def cdf(self, value: Any) -> Tensor:
        """½ + atan((x - loc) / scale) / π."""
        return self._scaled(value).atan() / math.pi + 0.5

    def entropy(self) -> Tensor:
        """log(4π scale)."""
        return self.scale.log() + math.log(4 * math.pi)

    def kl_divergence(self, other: Any) -> Tensor:
        """log(((scale + scale')² + (loc - loc')²) / (4 scale scale')) (Chyzak and Nielsen, 2019)."""
        total = (self.scale + other.scale).square() + (self.loc - other.loc).square()
        return (total / (4 * self.scale * other.scale)).log()
