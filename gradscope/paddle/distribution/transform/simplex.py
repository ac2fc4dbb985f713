"""Transforms from vectors to shares that sum to 1: softmax and stick breaking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.paddle.distribution.arguments import ops
from gradscope.paddle.distribution.transform.base import Transform, Type
from gradscope.paddle.distribution.variable import Independent, Variable, positive, real
from gradscope.paddle.tensor.creation import to_tensor

__all__ = ["SoftmaxTransform", "StickBreakingTransform"]


class SoftmaxTransform(Transform):
    """y = exp(x) / Σ exp(x) along the last axis; the inverse is log y. Not injective: it has no determinant."""

    _type = Type.OTHER

    @property
    def _domain(self) -> Variable:
        return Independent(real, 1)

    @property
    def _codomain(self) -> Variable:
        return Independent(positive, 1)

    def _forward(self, x: Any) -> Any:
        return ops.softmax(x, -1)

    def _inverse(self, y: Any) -> Any:
        return y.log()

    def _forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return _of_vector(shape)

    def _inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return _of_vector(shape)


class StickBreakingTransform(Transform):
    """n numbers to n + 1 shares: number k breaks off sigmoid(x - log(n - k)) of what the ones before it left."""

    _type = Type.BIJECTION

    @property
    def _domain(self) -> Variable:
        return Independent(real, 1)

    @property
    def _codomain(self) -> Variable:
        return Independent(positive, 1)

    def _left(self, x: Any) -> Any:
        """log of how many shares are still to come before each number, x without it."""
        n = x.shape[-1]
        return to_tensor(np.log(n - np.arange(n)), dtype=x.dtype)

    def _forward(self, x: Any) -> Any:
        share = ops.sigmoid(x - self._left(x))
        one = ops.full([*list(x.shape)[:-1], 1], 1.0, x.dtype, places.expected())
        rest = ops.cumprod(1 - share, -1, False, False)
        return ops.concat([share, one], -1) * ops.concat([one, rest], -1)

    def _inverse(self, y: Any) -> Any:
        head = ops.slice(y, [y.ndim - 1], [0], [y.shape[-1] - 1], [], [])
        rest = 1 - ops.cumsum(head, -1, False, False, False)
        return head.log() - rest.log() + self._left(head)

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        y = self.forward(x)
        head = ops.slice(y, [y.ndim - 1], [0], [y.shape[-1] - 1], [], [])
        moved = x - self._left(x)
        return (-moved + ops.logsigmoid(moved) + head.log()).sum(axis=-1)

    def _forward_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return (*_of_vector(shape)[:-1], shape[-1] + 1)

    def _inverse_shape(self, shape: Sequence[int]) -> Sequence[int]:
        return (*_of_vector(shape)[:-1], shape[-1] - 1)


def _of_vector(shape: Sequence[int]) -> Sequence[int]:
    """The shape itself. Raises ValueError for a 0-D one."""
    if len(shape) < 1:
        raise ValueError(f"Expected length of shape is grater than 1, but got {len(shape)}")
    return shape
