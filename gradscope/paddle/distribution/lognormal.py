"""The distribution of the exponential of a normal draw."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.normal import Normal
from gradscope.paddle.distribution.transform import ExpTransform
from gradscope.paddle.distribution.transformed_distribution import TransformedDistribution

__all__ = ["LogNormal"]


class LogNormal(TransformedDistribution):
    """loc, scale: mean and deviation of the logarithm: numbers, lists, arrays or tensors that broadcast."""

    def __init__(self, loc: Any, scale: Any) -> None:
        base = Normal(loc, scale)
        self.loc: Any = base.loc
        self.scale: Any = base.scale
        super().__init__(base, [ExpTransform()])

    @property
    def mean(self) -> Tensor:
        """exp(loc + scale² / 2)."""
        return (self.loc + self.scale.square() / 2).exp()

    @property
    def variance(self) -> Tensor:
        """(exp(scale²) - 1) exp(2 loc + scale²)."""
        return self.scale.square().expm1() * (2 * self.loc + self.scale.square()).exp()

    def entropy(self) -> Tensor:
        """That of the logarithm + loc."""
        return self._base.entropy() + self.loc

    def probs(self, value: Any) -> Tensor:
        """The density."""
        return self.prob(value)

    def kl_divergence(self, other: Any) -> Tensor:
        """That of the logarithms."""
        return self._base.kl_divergence(other._base)
