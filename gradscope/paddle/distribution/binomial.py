"""The binomial distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import broadcast, filled, ops, value_like
from gradscope.paddle.distribution.bernoulli import kept_inside
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = ["Binomial"]


class Binomial(Distribution):
    """How many of total_count trials succeed, each with probability probs. total_count: an int or a tensor; probs: a
    float or a tensor. Raises ValueError for a total_count that is neither."""

    def __init__(self, total_count: Any, probs: Any) -> None:
        self.dtype = probs.dtype if isinstance(probs, Tensor) else default_dtype()
        if not isinstance(total_count, (int, Tensor)):
            raise errors.invalid_argument(f"total_count must be an int or a Tensor, but got {type(total_count)}")
        count = total_count if isinstance(total_count, Tensor) else filled(total_count, self.dtype)
        chance = probs if isinstance(probs, Tensor) else filled(float(probs), self.dtype)
        self.total_count: Any
        self.probs: Any
        self.total_count, self.probs = broadcast(
            count if count.dtype is self.dtype else ops.cast(count, self.dtype), chance
        )
        super().__init__(self.probs.shape)

    @property
    def mean(self) -> Tensor:
        """total_count * probs."""
        return self.total_count * self.probs

    @property
    def variance(self) -> Tensor:
        """total_count * probs * (1 - probs)."""
        return self.total_count * self.probs * (1 - self.probs)

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Counts in the dtype of probs; no gradient."""
        with no_grad():
            size = self._extend_shape(shape)
            count = ops.cast(self.total_count, dtypes.int32)
            drawn = ops.binomial(ops.expand(count, size), ops.expand(self.probs, size))
            return ops.cast(drawn, self.dtype)

    def log_prob(self, value: Any) -> Tensor:
        """log of the binomial coefficient + value log p + (n - value) log(1 - p)."""
        value, n = value_like(value, self.probs), self.total_count
        p = kept_inside(self.probs)
        choices = (n + 1).lgamma() - (value + 1).lgamma() - (n - value + 1).lgamma()
        return choices + value * p.log() + (n - value) * (-p).log1p()

    def entropy(self) -> Tensor:
        """-Σ p(k) log p(k) over k from 0 to total_count."""
        most = int(self.total_count.max().item()) if self.total_count.size else 0
        values: Any = ops.arange(0, most + 1, 1, self.dtype)
        values = ops.reshape(values, [-1, *([1] * len(self._batch_shape))])
        # past the count of one of the batch lgamma is infinite: such k have probability 0
        there = ops.less_equal(values, self.total_count)
        shown = ops.where(there, values, ops.full_like(values, 0))
        logs: Any = self.log_prob(shown)
        return -ops.sum(ops.keep_where(logs.exp() * logs, there), [0], None, False)

    def kl_divergence(self, other: Any) -> Tensor:
        """n times the divergence of one trial. Raises ValueError for different total counts."""
        if not bool(ops.equal_all(self.total_count, other.total_count).item()):
            raise ValueError(
                "KL divergence of two binomial distributions should share the same `total_count` and `batch_shape`."
            )
        p, q = kept_inside(self.probs), kept_inside(other.probs)
        one = p * (p.log() - q.log()) + (1 - p) * ((-p).log1p() - (-q).log1p())
        return self.total_count * one
