"""The gamma distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import as_tensors, broadcast_shape_of, ops, value_like
from gradscope.paddle.distribution.exponential_family import ExponentialFamily

__all__ = ["Gamma"]


class Gamma(ExponentialFamily):
    """Density in proportion to x^(concentration - 1) exp(-rate x) for x above 0: both floats, or both tensors."""

    def __init__(self, concentration: Any, rate: Any) -> None:
        self.concentration: Any
        self.rate: Any
        self.concentration, self.rate = as_tensors(concentration, rate)
        self.dtype = self.concentration.dtype
        super().__init__(broadcast_shape_of(self.concentration, self.rate))

    @property
    def mean(self) -> Tensor:
        """concentration / rate."""
        return self.concentration / self.rate

    @property
    def variance(self) -> Tensor:
        """concentration / rate²."""
        return self.concentration / self.rate.square()

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """A standard gamma draw over rate. The draw has no gradient in the concentration, as in Paddle."""
        return ops.standard_gamma(ops.expand(self.concentration, self._extend_shape(shape))) / self.rate

    def log_prob(self, value: Any) -> Tensor:
        """c log r + (c - 1) log x - r x - log Γ(c)."""
        value, c = value_like(value, self.rate), self.concentration
        return c * self.rate.log() + (c - 1) * value.log() - self.rate * value - c.lgamma()

    def entropy(self) -> Tensor:
        """c - log r + log Γ(c) + (1 - c) ψ(c)."""
        c = self.concentration
        return c - self.rate.log() + c.lgamma() + (1 - c) * c.digamma()

    def kl_divergence(self, other: Any) -> Tensor:
        """c' log(r / r') + log Γ(c') - log Γ(c) + (c - c') ψ(c) + c (r' / r - 1)."""
        c, d, r, s = self.concentration, other.concentration, self.rate, other.rate
        return d * (r / s).log() + d.lgamma() - c.lgamma() + (c - d) * c.digamma() + c * (s / r - 1)
