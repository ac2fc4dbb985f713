"""The normal distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.arguments import as_tensors, broadcast_shape_of, ops, shape_of, value_like
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Normal"]


class Normal(Distribution):
    """loc: mean; scale: standard deviation: numbers, lists, arrays or tensors that broadcast. A complex loc gives the
    circular complex normal distribution, whose real and imaginary parts have half the variance each."""

    def __init__(self, loc: Any, scale: Any, name: str | None = None) -> None:
        self.name = name or "Normal"
        loc, scale = (float(a) if isinstance(a, int) else a for a in (loc, scale))
        if isinstance(loc, complex):
            loc = _complex_number(loc)
        self.loc: Any
        self.scale: Any
        self.loc, self.scale = as_tensors(loc, scale)
        self.dtype = self.loc.dtype
        self._complex = self.loc.dtype.is_complex
        super().__init__(broadcast_shape_of(self.loc, self.scale))

    @property
    def mean(self) -> Tensor:
        """loc."""
        return self.loc

    @property
    def variance(self) -> Tensor:
        """scale²."""
        return self.scale.square()

    def sample(self, shape: Sequence[int] = (), seed: int = 0) -> Tensor:
        """Draws. Paddle does not cut them off: gradients flow to loc and scale as from `rsample`."""
        return self.loc + self._noise(shape, seed) * self.scale

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """loc + scale * ε for standard normal ε."""
        return self.sample(shape)

    def _noise(self, shape: Sequence[int], seed: int) -> Any:
        size, place = [*shape_of(shape), *self._batch_shape], places.expected()
        if not self._complex:
            return ops.gaussian(size, 0.0, 1.0, seed, self.dtype, place)
        parts = [ops.gaussian(size, 0.0, math.sqrt(0.5), s, self.scale.dtype, place) for s in (seed, seed and ~seed)]
        return ops.complex(*parts)

    def entropy(self) -> Tensor:
        """½ log(2πe scale²); log(πe scale²) for a complex one."""
        zero = self.loc * 0 + self.scale * 0
        if self._complex:
            return (zero.real() if zero.dtype.is_complex else zero) + 1 + math.log(math.pi) + 2 * self.scale.log()
        return zero + (0.5 + 0.5 * math.log(2 * math.pi)) + self.scale.log()

    def log_prob(self, value: Any) -> Tensor:
        """-(value - loc)² / (2 scale²) - log scale - ½ log 2π."""
        away = value_like(value, self.loc) - self.loc
        if self._complex:
            return -(away.abs() / self.scale).square() - 2 * self.scale.log() - math.log(math.pi)
        return -(away * away) / (2 * self.scale * self.scale) - self.scale.log() - 0.5 * math.log(2 * math.pi)

    def probs(self, value: Any) -> Tensor:
        """The density."""
        return self.prob(value)

    def kl_divergence(self, other: Any) -> Tensor:
        """½ (r + ((loc - other.loc) / other.scale)² - 1 - log r), r the ratio of the variances; twice that if complex.

        Raises ValueError for a complex and a real one.
        """
        if self._complex != getattr(other, "_complex", self._complex):
            raise ValueError("kl_divergence needs two real normal distributions or two complex ones")
        ratio = (self.scale / other.scale).square()
        away = (self.loc - other.loc).abs() / other.scale if self._complex else (self.loc - other.loc) / other.scale
        return (1.0 if self._complex else 0.5) * (ratio + away.square() - 1 - ratio.log())


def _complex_number(value: complex) -> Any:
    import numpy as np

    return np.asarray(value, "complex64")
