"""The Dirichlet distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, value_like
from gradscope.paddle.distribution.exponential_family import ExponentialFamily

__all__ = ["Dirichlet"]


class Dirichlet(ExponentialFamily):
    """Shares that sum to 1. concentration: a tensor [..., n] above 0. Raises ValueError for a 0-D one."""

    def __init__(self, concentration: Tensor) -> None:
        if not isinstance(concentration, Tensor):
            raise TypeError(f"`concentration` must be a Tensor, but got {type(concentration)}")
        if concentration.ndim < 1:
            raise ValueError("`concentration` parameter must be at least one dimensional")
        self.concentration: Any = concentration
        super().__init__(concentration.shape[:-1], concentration.shape[-1:])

    def _total(self, keepdim: bool = False) -> Any:
        return self.concentration.sum(axis=-1, keepdim=keepdim)

    @property
    def mean(self) -> Tensor:
        """concentration over its sum."""
        return self.concentration / self._total(True)

    @property
    def variance(self) -> Tensor:
        """c (C - c) / (C² (C + 1)), C the sum of the concentrations c."""
        total = self._total(True)
        return self.concentration * (total - self.concentration) / (total.square() * (total + 1))

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Gamma draws over their sum; no gradient."""
        with no_grad():
            return ops.dirichlet(ops.expand(self.concentration, self._extend_shape(shape)))

    def _log_constant(self) -> Any:
        return self.concentration.lgamma().sum(axis=-1) - self._total().lgamma()

    def log_prob(self, value: Any) -> Tensor:
        """Σ (c - 1) log x - log B(c)."""
        value = value_like(value, self.concentration)
        return ((self.concentration - 1) * value.log()).sum(axis=-1) - self._log_constant()

    def entropy(self) -> Tensor:
        """log B(c) + (C - n) ψ(C) - Σ (c - 1) ψ(c)."""
        total, n = self._total(), self.concentration.shape[-1]
        own = ((self.concentration - 1) * self.concentration.digamma()).sum(axis=-1)
        return self._log_constant() + (total - n) * total.digamma() - own

    def kl_divergence(self, other: Any) -> Tensor:
        """log B(c') - log B(c) + Σ (c - c') (ψ(c) - ψ(C))."""
        slope = self.concentration.digamma() - self._total(True).digamma()
        away = ((self.concentration - other.concentration) * slope).sum(axis=-1)
        return other._log_constant() - self._log_constant() + away
