"""The distribution of what transforms make of the draws of another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.distribution.independent import sum_last
from gradscope.paddle.distribution.transform import ChainTransform, Transform

__all__ = ["TransformedDistribution"]


class TransformedDistribution(Distribution):
    """base: the distribution drawn from; transforms: applied to its draws one after the other.

    Raises TypeError for other arguments, ValueError for a base with too few axes.
    """

    def __init__(self, base: Distribution, transforms: Sequence[Transform]) -> None:
        if not isinstance(base, Distribution):
            raise TypeError(f"Expected type of 'base' is Distribution, but got {type(base)}.")
        if not isinstance(transforms, Sequence):
            raise TypeError(
                f"Expected type of 'transforms' is Sequence[Transform] or Chain, but got {type(transforms)}."
            )
        if not all(isinstance(t, Transform) for t in transforms):
            raise TypeError("All element of transforms must be Transform type.")
        chain = ChainTransform(transforms)
        shape = (*base.batch_shape, *base.event_shape)
        needs = chain._domain.event_rank
        if len(shape) < needs:
            raise ValueError(f"'base' needs to have shape with size at least {needs}, bug got {len(shape)}.")
        self._base: Any = base
        self._transforms = list(transforms)
        made = tuple(chain.forward_shape(shape)) if transforms else shape
        axes = len(base.event_shape)
        axes = chain._codomain.event_rank + max(axes - needs, 0) if transforms else axes
        at = len(made) - axes
        super().__init__(made[:at], made[at:])

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """The base's draws, transformed."""
        return self._forward(self._base.sample(shape))

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """The base's draws by `rsample`, transformed."""
        return self._forward(self._base.rsample(shape))

    def _forward(self, x: Any) -> Any:
        for transform in self._transforms:
            x = transform.forward(x)
        return x

    def log_prob(self, value: Any) -> Tensor:
        """The base's at the inverse of value, less the logarithms of the determinants of the derivatives."""
        axes, total = len(self.event_shape), 0.0
        for transform in reversed(self._transforms):
            x = transform.inverse(value)
            axes += transform._domain.event_rank - transform._codomain.event_rank
            total = total - sum_last(transform.forward_log_det_jacobian(x), axes - transform._domain.event_rank)
            value = x
        return total + sum_last(self._base.log_prob(value), axes - len(self._base.event_shape))
