"""What a transform is: a function with an inverse and the logarithm of the determinant of its derivative; chains."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.distribution.independent import sum_last
from gradscope.paddle.distribution.variable import Variable, real

__all__ = ["ChainTransform", "Transform", "Type"]


class Type(enum.Enum):
    """Whether values have one preimage (injective), all of the codomain is reached (surjective), both, or neither."""

    BIJECTION = "bijection"
    INJECTION = "injection"
    SURJECTION = "surjection"
    OTHER = "other"

    @classmethod
    def is_injective(cls, _type: Type) -> bool:
        """Whether no value has two preimages."""
        return _type in (cls.BIJECTION, cls.INJECTION)


class Transform:
    """A subclass gives `_forward`, `_inverse`, and one of `_forward_log_det_jacobian` and `_inverse_log_det_jacobian`;
    where shapes change also `_forward_shape` and `_inverse_shape`, and `_domain` and `_codomain` where one value has
    axes. A log-determinant has the shape of x without the axes of one value."""

    _type = Type.INJECTION

    @classmethod
    def _is_injective(cls) -> bool:
        return Type.is_injective(cls._type)

    @property
    def _domain(self) -> Variable:
        return real

    @property
    def _codomain(self) -> Variable:
        return real

    def __call__(self, input: Any) -> Any:
        """The image of a tensor; of a distribution a TransformedDistribution; after a transform a ChainTransform."""
        if isinstance(input, Distribution):
            from gradscope.paddle.distribution.transformed_distribution import TransformedDistribution

            return TransformedDistribution(input, [self])
        return ChainTransform([self, input]) if isinstance(input, Transform) else self.forward(input)

    def forward(self, x: Any) -> Any:
        """The image of x. Raises TypeError for what is no tensor."""
        return self._forward(self._checked(x, "x", self._domain))

    def inverse(self, y: Any) -> Any:
        """The preimage of y, a pair of them where it has two."""
        return self._inverse(self._checked(y, "y", self._codomain))

    def forward_log_det_jacobian(self, x: Any) -> Any:
        """log |det of the derivative at x|. Raises NotImplementedError for a transform that is not injective."""
        self._checked(x, "x", self._domain)
        if not self._injective():
            raise NotImplementedError("forward_log_det_jacobian can't be implemented for non-injectivetransforms.")
        return self._call_forward_log_det_jacobian(x)

    def inverse_log_det_jacobian(self, y: Any) -> Any:
        """log |det of the derivative of the inverse at y|."""
        self._checked(y, "y", self._codomain)
        if _overrides(self, "_inverse_log_det_jacobian"):
            return self._inverse_log_det_jacobian(y)
        if _overrides(self, "_forward_log_det_jacobian"):
            return -self._forward_log_det_jacobian(self.inverse(y))
        raise NotImplementedError(
            "Neither _forward_log_det_jacobian nor _inverse_log_det_jacobian is implemented. One of them is required"
        )

    def _call_forward_log_det_jacobian(self, x: Any) -> Any:
        if _overrides(self, "_forward_log_det_jacobian"):
            return self._forward_log_det_jacobian(x)
        if _overrides(self, "_inverse_log_det_jacobian"):
            return -self._inverse_log_det_jacobian(self.forward(x))
        raise NotImplementedError(
            "Neither _forward_log_det_jacobian nor _inverse_log_det_jacobian is implemented. One of them is required."
        )

    def forward_shape(self, shape: Sequence[int]) -> tuple[int, ...]:
        """The shape of the image of a tensor of this shape. Raises TypeError for what is no sequence."""
        if not isinstance(shape, Sequence):
            raise TypeError(f"Expected shape is Sequence[int] type, but got {type(shape)}.")
        return tuple(self._forward_shape(shape))

    def inverse_shape(self, shape: Sequence[int]) -> tuple[int, ...]:
        """The shape of the preimage of a tensor of this shape. Raises TypeError for what is no sequence."""
        if not isinstance(shape, Sequence):
            raise TypeError(f"Expected shape is Sequence[int] type, but got {type(shape)}.")
        return tuple(self._inverse_shape(shape))

    def _injective(self) -> bool:
        return Type.is_injective(self._type)

    def _checked(self, value: Any, what: str, values: Variable) -> Any:
        if not isinstance(value, Tensor):
            raise TypeError(f"Expected '{what}' is a Tensor or Real, but got {type(value)}.")
        if value.ndim < values.event_rank:
            raise ValueError(
                f"The dimensions of {what}({value.ndim}) should be grater than or equal to {values.event_rank}"
            )
        return value

    def _forward(self, x: Any) -> Any:
        raise NotImplementedError("Forward not implemented")

    def _inverse(self, y: Any) -> Any:
        raise NotImplementedError("Inverse not implemented")

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        raise NotImplementedError("_forward_log_det_jacobian not implemented")

    def _inverse_log_det_jacobian(self, y: Any) -> Any:
        raise NotImplementedError("_inverse_log_det_jacobian not implemented")

    def _forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return shape

    def _inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return shape


def _overrides(transform: Transform, name: str) -> bool:
    return getattr(type(transform), name) is not getattr(Transform, name)


class ChainTransform(Transform):
    """Transforms one after the other. Raises TypeError for anything but a sequence of transforms."""

    def __init__(self, transforms: Sequence[Transform]) -> None:
        if not isinstance(transforms, Sequence):
            raise TypeError(f"Expected type of 'transforms' is Sequence, but got {type(transforms)}")
        if not all(isinstance(t, Transform) for t in transforms):
            raise TypeError("All elements of transforms should be Transform type.")
        self.transforms = transforms

    def _injective(self) -> bool:
        return all(t._injective() for t in self.transforms)

    @property
    def _domain(self) -> Variable:
        """What the first takes, with as many axes as any of them needs, counted back to the front."""
        if not self.transforms:
            return real
        rank = self.transforms[-1]._domain.event_rank
        for t in reversed(self.transforms[:-1]):
            rank = max(rank - t._codomain.event_rank + t._domain.event_rank, t._domain.event_rank)
        return Variable(self.transforms[0]._domain.is_discrete, rank)

    @property
    def _codomain(self) -> Variable:
        """What the last gives, with as many axes as any of them needs, counted through to the end."""
        if not self.transforms:
            return real
        rank = self.transforms[0]._codomain.event_rank
        for t in self.transforms[1:]:
            rank = max(rank - t._domain.event_rank + t._codomain.event_rank, t._codomain.event_rank)
        return Variable(self.transforms[-1]._codomain.is_discrete, rank)

    def _forward(self, x: Any) -> Any:
        for t in self.transforms:
            x = t.forward(x)
        return x

    def _inverse(self, y: Any) -> Any:
        for t in reversed(self.transforms):
            y = t.inverse(y)
        return y

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        total, axes = 0.0, self._domain.event_rank
        for t in self.transforms:
            total = total + sum_last(t.forward_log_det_jacobian(x), axes - t._domain.event_rank)
            x = t.forward(x)
            axes += t._codomain.event_rank - t._domain.event_rank
        return total

    def _forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        for t in self.transforms:
            shape = t.forward_shape(shape)
        return shape

    def _inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        for t in reversed(self.transforms):
            shape = t.inverse_shape(shape)
        return shape
