"""The categorical distribution."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import as_tensors, ops, shape_of
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Categorical"]


class Categorical(Distribution):
    """Class numbers. logits: [..., classes].

    As in Paddle, what logits are depends on what is asked: `probs` and `log_prob` take them as weights (divided by
    their sum), `sample`, `entropy` and `kl_divergence` as logarithms of weights (softmax).
    """

    def __init__(self, logits: Any, name: str | None = None) -> None:
        self.name = name or "Categorical"
        self.logits: Any = as_tensors(logits)[0]
        self.dtype = self.logits.dtype
        self._prob: Any = self.logits / self.logits.sum(axis=-1, keepdim=True)
        super().__init__(self.logits.shape[:-1])

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """int64 class numbers; no gradient."""
        size = shape_of(shape)
        with no_grad():
            chance = ops.softmax(self.logits, -1)
            classes, count = chance.shape[-1], prod(size)
            drawn = ops.multinomial(ops.reshape(chance, [-1, classes]), max(count, 1), True)
            out = ops.reshape(ops.transpose(drawn, [1, 0]), [max(count, 1), *self._batch_shape])
            return ops.reshape(out, [*size, *self._batch_shape])

    def _logits(self) -> Any:
        return ops.log_softmax(self.logits, -1)

    def entropy(self) -> Tensor:
        """-Σ p log p for p = softmax(logits)."""
        logs = self._logits()
        return -(logs.exp() * logs).sum(axis=-1)

    def kl_divergence(self, other: Any) -> Tensor:
        """Σ p (log p - log q), its last axis kept with length 1, as in Paddle."""
        mine, theirs = self._logits(), other._logits()
        return (mine.exp() * (mine - theirs)).sum(axis=-1, keepdim=True)

    def probs(self, value: Tensor) -> Tensor:
        """The weights at the classes in value over their sum. One row of logits: value of any shape; more: value has
        their axes, or is 1-D and is asked of every row."""
        if len(self._prob.shape) == 1:
            return ops.reshape(ops.gather(self._prob, ops.reshape(value, [-1]), 0), list(value.shape))
        if value.ndim == 1:
            value = ops.expand(value, [*self._batch_shape, value.shape[0]])
        return self._prob.take_along_axis(value, axis=-1)

    def log_prob(self, value: Tensor) -> Tensor:
        """The logarithm of `probs`."""
        return self.probs(value).log()
