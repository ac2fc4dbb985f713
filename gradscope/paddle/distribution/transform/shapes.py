"""Transforms about axes: some taken as part of a value, reshaped, or each slice transformed by its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from gradscope.core import place as places
from gradscope.paddle.distribution.arguments import ops
from gradscope.paddle.distribution.independent import sum_last
from gradscope.paddle.distribution.transform.base import Transform, Type
from gradscope.paddle.distribution.variable import Independent, Stack, Variable, real

__all__ = ["IndependentTransform", "ReshapeTransform", "StackTransform"]


class IndependentTransform(Transform):
    """base with reinterpreted_batch_rank axes taken as part of one value: log-determinants are summed over them.

    Raises TypeError for a base that is no transform, ValueError for a rank below 1.
    """

    def __init__(self, base: Transform, reinterpreted_batch_rank: int) -> None:
        if not isinstance(base, Transform):
            raise TypeError(f"Expected 'base' is Transform type, but get {type(base)}")
        if reinterpreted_batch_rank <= 0:
            raise ValueError(
                f"Expected 'reinterpreted_batch_rank' is grater than zero, but got {reinterpreted_batch_rank}"
            )
        self._base = base
        self._reinterpreted_batch_rank = reinterpreted_batch_rank

    def _injective(self) -> bool:
        return self._base._injective()

    @property
    def _domain(self) -> Variable:
        return Independent(self._base._domain, self._reinterpreted_batch_rank)

    @property
    def _codomain(self) -> Variable:
        return Independent(self._base._codomain, self._reinterpreted_batch_rank)

    def _forward(self, x: Any) -> Any:
        return self._base.forward(x)

    def _inverse(self, y: Any) -> Any:
        return self._base.inverse(y)

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        return sum_last(self._base.forward_log_det_jacobian(x), self._reinterpreted_batch_rank)

    def _forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self._base.forward_shape(shape)

    def _inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return self._base.inverse_shape(shape)


class ReshapeTransform(Transform):
    """Values of shape in_event_shape in shape out_event_shape. Raises TypeError, or ValueError for other sizes."""

    _type = Type.BIJECTION

    def __init__(self, in_event_shape: Sequence[int], out_event_shape: Sequence[int]) -> None:
        if not isinstance(in_event_shape, Sequence) or not isinstance(out_event_shape, Sequence):
            raise TypeError(
                "Expected type of 'in_event_shape' and 'out_event_shape' is Sequence[int], but got 'in_event_shape': "
                f"{in_event_shape}, 'out_event_shape': {out_event_shape}"
            )
        sizes = prod(in_event_shape), prod(out_event_shape)
        if sizes[0] != sizes[1]:
            raise ValueError(
                f"The numel of 'in_event_shape' should be 'out_event_shape', but got {sizes[0]}!={sizes[1]}"
            )
        self._in_event_shape = tuple(in_event_shape)
        self._out_event_shape = tuple(out_event_shape)

    @property
    def in_event_shape(self) -> tuple[int, ...]:
        """The shape of a value before."""
        return self._in_event_shape

    @property
    def out_event_shape(self) -> tuple[int, ...]:
        """The shape of a value after."""
        return self._out_event_shape

    @property
    def _domain(self) -> Variable:
        return Independent(real, len(self._in_event_shape))

    @property
    def _codomain(self) -> Variable:
        return Independent(real, len(self._out_event_shape))

    def _forward(self, x: Any) -> Any:
        return ops.reshape(x, list(self._forward_shape(x.shape)))

    def _inverse(self, y: Any) -> Any:
        return ops.reshape(y, list(self._inverse_shape(y.shape)))

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        batch = list(x.shape)[: x.ndim - len(self._in_event_shape)]
        return ops.full(batch, 0.0, x.dtype, places.expected())

    def _forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return _exchanged(tuple(shape), self._in_event_shape, self._out_event_shape)

    def _inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return _exchanged(tuple(shape), self._out_event_shape, self._in_event_shape)


def _exchanged(shape: tuple[int, ...], old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """`shape` with its tail `old` replaced. Raises ValueError where it does not end so."""
    at = len(shape) - len(old)
    if at < 0:
        raise ValueError(f"Expected length of 'shape' is not less than {len(old)}, but got {len(shape)}")
    if shape[at:] != old:
        raise ValueError(f"Event shape mismatch, expected: {old}, but got {shape[at:]}")
    return (*shape[:at], *new)


class StackTransform(Transform):
    """Slice i along `axis` transformed by transforms[i]. Raises TypeError for anything but a list of transforms."""

    def __init__(self, transforms: Sequence[Transform], axis: int = 0) -> None:
        if not transforms or not isinstance(transforms, Sequence):
            raise TypeError(f"Expected 'transforms' is Sequence[Transform], but got {type(transforms)}.")
        if not all(isinstance(t, Transform) for t in transforms):
            raise TypeError("Expected all element in transforms is Transform Type.")
        if not isinstance(axis, int):
            raise TypeError(f"Expected 'axis' is int, but got{type(axis)}.")
        self._transforms = transforms
        self._axis = axis

    @property
    def transforms(self) -> Sequence[Transform]:
        """One per slice."""
        return self._transforms

    @property
    def axis(self) -> int:
        """The axis the slices lie along."""
        return self._axis

    def _injective(self) -> bool:
        return all(t._injective() for t in self._transforms)

    @property
    def _domain(self) -> Variable:
        return Stack([t._domain for t in self._transforms], self._axis)

    @property
    def _codomain(self) -> Variable:
        return Stack([t._codomain for t in self._transforms], self._axis)

    def _each(self, x: Any, what: str) -> Any:
        at = self._axis % x.ndim
        if x.shape[at] != len(self._transforms):
            raise ValueError(
                f"Input size along axis {at} should be the same with the length of transforms, but got {x.shape[at]} "
                f"and {len(self._transforms)}"
            )
        slices = ops.unbind(x, at)
        return ops.stack([getattr(t, what)(s) for t, s in zip(self._transforms, slices, strict=True)], self._axis)

    def _forward(self, x: Any) -> Any:
        return self._each(x, "forward")

    def _inverse(self, y: Any) -> Any:
        return self._each(y, "inverse")

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        return self._each(x, "forward_log_det_jacobian")
