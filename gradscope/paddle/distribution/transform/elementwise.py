"""Transforms of single numbers: absolute value, affine, exponential, power, sigmoid, tanh."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.arguments import broadcast_shape_of, ops
from gradscope.paddle.distribution.transform.base import Transform, Type
from gradscope.paddle.distribution.variable import Variable, positive

__all__ = ["AbsTransform", "AffineTransform", "ExpTransform", "PowerTransform", "SigmoidTransform", "TanhTransform"]


class AbsTransform(Transform):
    """y = |x|; the inverse is the pair (-y, y)."""

    _type = Type.SURJECTION

    def _forward(self, x: Any) -> Any:
        return x.abs()

    def _inverse(self, y: Any) -> Any:
        return -y, y

    def _inverse_log_det_jacobian(self, y: Any) -> Any:
        zero = ops.full([], 0.0, y.dtype, places.expected())
        return zero, zero

    @property
    def _codomain(self) -> Variable:
        return positive


class AffineTransform(Transform):
    """y = loc + scale x, both tensors. Raises TypeError for anything else."""

    _type = Type.BIJECTION

    def __init__(self, loc: Tensor, scale: Tensor) -> None:
        for what, value in (("loc", loc), ("scale", scale)):
            if not isinstance(value, Tensor):
                raise TypeError(f"Expected '{what}' is a Tensor, but got {type(value)}")
        self._loc: Any = loc
        self._scale: Any = scale

    @property
    def loc(self) -> Tensor:
        """What is added."""
        return self._loc

    @property
    def scale(self) -> Tensor:
        """What is multiplied by."""
        return self._scale

    def _forward(self, x: Any) -> Any:
        return self._loc + self._scale * x

    def _inverse(self, y: Any) -> Any:
        return (y - self._loc) / self._scale

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        return self._scale.abs().log()

    def _forward_shape(self, shape: Any) -> Any:
        return _with(shape, self._loc, self._scale)

    def _inverse_shape(self, shape: Any) -> Any:
        return _with(shape, self._loc, self._scale)


class ExpTransform(Transform):
    """y = exp(x)."""

    _type = Type.BIJECTION

    @property
    def _codomain(self) -> Variable:
        return positive

    def _forward(self, x: Any) -> Any:
        return x.exp()

    def _inverse(self, y: Any) -> Any:
        return y.log()

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        return x


class PowerTransform(Transform):
    """y = x^power for x above 0. Raises TypeError unless power is a tensor."""

    _type = Type.BIJECTION

    def __init__(self, power: Tensor) -> None:
        if not isinstance(power, Tensor):
            raise TypeError(f"Expected 'power' is a tensor, but got {type(power)}")
        self._power: Any = power

    @property
    def power(self) -> Tensor:
        """The exponent."""
        return self._power

    @property
    def _codomain(self) -> Variable:
        return positive

    def _forward(self, x: Any) -> Any:
        return x.pow(self._power)

    def _inverse(self, y: Any) -> Any:
        return y.pow(1 / self._power)

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        return (self._power * x.pow(self._power - 1)).abs().log()

    def _forward_shape(self, shape: Any) -> Any:
        return _with(shape, self._power)

    def _inverse_shape(self, shape: Any) -> Any:
        return _with(shape, self._power)


class SigmoidTransform(Transform):
    """y = 1 / (1 + exp(-x))."""

    def _forward(self, x: Any) -> Any:
        return ops.sigmoid(x)

    def _inverse(self, y: Any) -> Any:
        return y.log() - (-y).log1p()

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        return ops.logsigmoid(x) + ops.logsigmoid(-x)


class TanhTransform(Transform):
    """y = tanh(x)."""

    _type = Type.BIJECTION

    def _forward(self, x: Any) -> Any:
        return x.tanh()

    def _inverse(self, y: Any) -> Any:
        return y.atanh()

    def _forward_log_det_jacobian(self, x: Any) -> Any:
        # log(1 - tanh²) = 2 (log 2 - x - softplus(-2x)), which does not run into log 0
        return 2.0 * (math.log(2.0) - x + ops.logsigmoid(2.0 * x))


def _with(shape: Any, *tensors: Tensor) -> Any:
    import numpy as np

    return tuple(int(n) for n in np.broadcast_shapes(tuple(shape), broadcast_shape_of(*tensors)))
