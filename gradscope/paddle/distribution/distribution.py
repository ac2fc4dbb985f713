"""The base of all distributions: batch and event shape, and what a distribution may offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.arguments import shape_of

__all__ = ["Distribution"]


class Distribution:
    """batch_shape: how many distributions this is; event_shape: the shape of one draw of one of them.

    What a kind of distribution does not offer raises NotImplementedError, as in Paddle.
    """

    def __init__(self, batch_shape: Iterable[int] = (), event_shape: Iterable[int] = ()) -> None:
        self._batch_shape = tuple(batch_shape)
        self._event_shape = tuple(event_shape)

    @property
    def batch_shape(self) -> tuple[int, ...]:
        """The shape of the parameters, those of one event left out."""
        return self._batch_shape

    @property
    def event_shape(self) -> tuple[int, ...]:
        """The shape of one draw."""
        return self._event_shape

    @property
    def mean(self) -> Tensor:
        """The expected value, of shape batch_shape + event_shape."""
        self._lacks("mean")

    @property
    def variance(self) -> Tensor:
        """The variance, of shape batch_shape + event_shape."""
        self._lacks("variance")

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws of shape `shape` + batch_shape + event_shape."""
        self._lacks("sample")

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws that are functions of the parameters, through which gradients flow to them."""
        self._lacks("rsample")

    def entropy(self) -> Tensor:
        """The entropy in nats, of shape batch_shape."""
        self._lacks("entropy")

    def kl_divergence(self, other: Any) -> Tensor:
        """KL(self, other) in nats. Raises NotImplementedError where no function is registered for the two kinds."""
        from gradscope.paddle.distribution.kl import kl_divergence

        return kl_divergence(self, other)

    def log_prob(self, value: Tensor) -> Tensor:
        """The logarithm of the density, or of the probability, at `value`."""
        self._lacks("log_prob")

    def prob(self, value: Tensor) -> Tensor:
        """The density, or the probability, at `value`."""
        return self.log_prob(value).exp()

    def probs(self, value: Tensor) -> Tensor:
        """The old name of `prob`, which some distributions have."""
        self._lacks("probs")

    def _lacks(self, what: str) -> NoReturn:
        raise NotImplementedError(f"{type(self).__name__} has no {what}")

    def _extend_shape(self, sample_shape: Any) -> list[int]:
        return [*shape_of(sample_shape), *self._batch_shape, *self._event_shape]
