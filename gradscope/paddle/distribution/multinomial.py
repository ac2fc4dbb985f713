"""The multinomial distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import ops, shape_of, value_like
from gradscope.paddle.distribution.binomial import Binomial
from gradscope.paddle.distribution.categorical import Categorical
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["Multinomial"]


class Multinomial(Distribution):
    """How often each class came in total_count draws. probs: a tensor [..., classes], divided by its sum.

    Raises ValueError for a total_count that is no int above 0, or a 0-D probs.
    """

    def __init__(self, total_count: int, probs: Tensor) -> None:
        if not isinstance(total_count, int) or total_count < 1:
            raise ValueError("input parameter total_count must be int type and grater than zero.")
        if not isinstance(probs, Tensor):
            raise TypeError(f"probs must be a Tensor, but got {type(probs)}")
        if probs.ndim < 1:
            raise ValueError("probs parameter should not be none and over one dimension")
        given: Any = probs
        self.probs: Any = given / given.sum(axis=-1, keepdim=True)
        self.total_count = total_count
        self._categorical = Categorical(self.probs.log())
        super().__init__(probs.shape[:-1], probs.shape[-1:])

    @property
    def mean(self) -> Tensor:
        """total_count * probs."""
        return self.probs * self.total_count

    @property
    def variance(self) -> Tensor:
        """total_count * probs * (1 - probs)."""
        return self.total_count * self.probs * (1 - self.probs)

    def log_prob(self, value: Any) -> Tensor:
        """log of the multinomial coefficient + Σ x log p; a class that never came and has no chance counts as 0."""
        value = value_like(value, self.probs)
        chosen = ops.xlogy(value, self.probs).sum(axis=-1)
        return (value.sum(axis=-1) + 1).lgamma() - (value + 1).lgamma().sum(axis=-1) + chosen

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Counts in the dtype of probs; no gradient."""
        with no_grad():
            drawn = self._categorical.sample([self.total_count, *shape_of(shape)])
            counted = ops.sum(ops.one_hot(drawn, self.probs.shape[-1]), [0], None, False)
            return ops.cast(counted, self.probs.dtype)

    def entropy(self) -> Tensor:
        """n H(p) - log n! + Σ over classes of E[log x!], each count being binomial."""
        n, p = self.total_count, self.probs
        values: Any = ops.reshape(ops.arange(0, n + 1, 1, p.dtype), [-1, *([1] * p.ndim)])
        chance: Any = Binomial(n, p).prob(values)
        factorials = (chance * (values + 1).lgamma()).sum(axis=0).sum(axis=-1)
        own = -ops.xlogy(p, p).sum(axis=-1)
        return n * own - ops.full([], n + 1, p.dtype).lgamma() + factorials
