"""The Bernoulli distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import as_tensors, filled, ops, shape_of, value_like
from gradscope.paddle.distribution.exponential_family import ExponentialFamily
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = ["Bernoulli"]


def kept_inside(probs: Any) -> Any:
    """Probabilities at least the dtype's eps away from 0 and 1."""
    eps = float(np.finfo(probs.dtype.np).eps)
    return probs.clip(eps, 1 - eps)


class Bernoulli(ExponentialFamily):
    """1 with probability probs, else 0. probs: a float, list, array or tensor; kept eps away from 0 and 1."""

    def __init__(self, probs: Any, name: str | None = None) -> None:
        self.name = name or "Bernoulli"
        given = filled(probs, default_dtype()) if isinstance(probs, float) else as_tensors(probs)[0]
        self.probs: Any = kept_inside(given)
        self.dtype = self.probs.dtype
        self.logits: Any = self.probs.log() - (-self.probs).log1p()
        super().__init__(self.probs.shape)

    @property
    def mean(self) -> Tensor:
        """probs."""
        return self.probs

    @property
    def variance(self) -> Tensor:
        """probs (1 - probs)."""
        return self.probs * (1 - self.probs)

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Zeros and ones; no gradient."""
        with no_grad():
            return ops.bernoulli(ops.expand(self.probs, self._extend_shape(shape)))

    def rsample(self, shape: Sequence[int] = (), temperature: float = 1.0) -> Tensor:
        """(logits + log u - log(1 - u)) / temperature for uniform u: the logit of a relaxed draw, as in Paddle: its
        sigmoid lies between 0 and 1, the nearer to one of them the lower the temperature."""
        size = [*shape_of(shape), *self._batch_shape]
        tiny = float(np.finfo(self.dtype.np).eps)
        drawn: Any = ops.uniform(size, self.dtype, tiny, 1.0 - tiny, 0, places.expected())
        return (self.logits + drawn.log() - (-drawn).log1p()) / temperature

    def cdf(self, value: Any) -> Tensor:
        """0 below 0, 1 - probs from 0 to 1, 1 from there on."""
        value = value_like(value, self.probs)
        one, zero = (ops.full([], n, self.dtype, places.expected()) for n in (1, 0))
        below = ops.where(ops.less_than(value, one), 1 - self.probs, one)
        return ops.where(ops.less_than(value, zero), zero, below)

    def log_prob(self, value: Any) -> Tensor:
        """value log(probs) + (1 - value) log(1 - probs), by logits."""
        value = value_like(value, self.probs)
        return value * self.logits - _softplus(self.logits)

    def entropy(self) -> Tensor:
        """-p log p - (1 - p) log(1 - p), by logits."""
        return _softplus(self.logits) - self.probs * self.logits

    def kl_divergence(self, other: Any) -> Tensor:
        """p (log p - log q) + (1 - p) (log(1 - p) - log(1 - q)), by logits."""
        return self.probs * (self.logits - other.logits) + _softplus(other.logits) - _softplus(self.logits)


def _softplus(x: Any) -> Any:
    return -ops.logsigmoid(-x)
