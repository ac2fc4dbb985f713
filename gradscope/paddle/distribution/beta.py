"""The beta distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, real_tensors, value_like
from gradscope.paddle.distribution.exponential_family import ExponentialFamily

__all__ = ["Beta"]


class Beta(ExponentialFamily):
    """Density in proportion to x^(alpha - 1) (1 - x)^(beta - 1) on (0, 1). alpha, beta: floats or tensors above 0."""

    def __init__(self, alpha: Any, beta: Any) -> None:
        self.alpha: Any
        self.beta: Any
        self.alpha, self.beta = real_tensors(alpha=alpha, beta=beta)
        super().__init__(self.alpha.shape)

    @property
    def mean(self) -> Tensor:
        """alpha / (alpha + beta)."""
        return self.alpha / (self.alpha + self.beta)

    @property
    def variance(self) -> Tensor:
        """alpha beta / ((alpha + beta)² (alpha + beta + 1))."""
        total = self.alpha + self.beta
        return self.alpha * self.beta / (total.square() * (total + 1))

    def _log_beta(self) -> Any:
        return self.alpha.lgamma() + self.beta.lgamma() - (self.alpha + self.beta).lgamma()

    def log_prob(self, value: Any) -> Tensor:
        """(alpha - 1) log x + (beta - 1) log(1 - x) - log B(alpha, beta)."""
        value = value_like(value, self.alpha)
        return (self.alpha - 1) * value.log() + (self.beta - 1) * (-value).log1p() - self._log_beta()

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws: g / (g + h) for gamma draws g and h; no gradient."""
        with no_grad():
            pair = ops.stack([self.alpha, self.beta], -1)
            drawn = ops.dirichlet(ops.expand(pair, [*self._extend_shape(shape), 2]))
            return ops.unbind(drawn, -1)[0]

    def entropy(self) -> Tensor:
        """log B - (alpha - 1) ψ(alpha) - (beta - 1) ψ(beta) + (alpha + beta - 2) ψ(alpha + beta)."""
        a, b = self.alpha, self.beta
        return self._log_beta() - (a - 1) * a.digamma() - (b - 1) * b.digamma() + (a + b - 2) * (a + b).digamma()

    def kl_divergence(self, other: Any) -> Tensor:
        """log B(q) - log B(p) + (a - a') ψ(a) + (b - b') ψ(b) + (a' - a + b' - b) ψ(a + b)."""
        a, b, c, d = self.alpha, self.beta, other.alpha, other.beta
        return (
            other._log_beta() - self._log_beta() + (a - c) * a.digamma() + (b - d) * b.digamma()
            + (c - a + d - b) * (a + b).digamma()
        )  # fmt: skip
