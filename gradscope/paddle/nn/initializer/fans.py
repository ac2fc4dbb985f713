"""Initializers that look at how many inputs and outputs a weight joins: Xavier (Glorot) and Kaiming (He)."""

from __future__ import annotations

import math

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.initializer.initializer import Initializer, calculate_gain, fans


def _drawn(shape: list[int], dtype: dtypes.DType, std: float, uniform: bool) -> Tensor:
    if not uniform:
        return _C_ops.gaussian(shape, 0.0, std, 0, dtype, places.expected())
    limit = math.sqrt(3.0) * std
    return _C_ops.uniform(shape, dtype, -limit, limit, 0, places.expected())


class _Xavier(Initializer):
    """Deviation gain * √(2 / (fan in + fan out))."""

    _uniform = True

    def __init__(
        self, fan_in: float | None = None, fan_out: float | None = None, gain: float = 1.0, name: str | None = None
    ) -> None:
        self._fan_in, self._fan_out, self._gain = fan_in, fan_out, gain

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        own_in, own_out = fans(shape)
        total = (own_in if self._fan_in is None else self._fan_in) + (
            own_out if self._fan_out is None else self._fan_out
        )
        return _drawn(shape, dtype, self._gain * math.sqrt(2.0 / total) if total else 0.0, self._uniform)


class XavierUniform(_Xavier):
    """Uniform draws of deviation gain * √(2 / (fan in + fan out))."""


class XavierNormal(_Xavier):
    """Normal draws of deviation gain * √(2 / (fan in + fan out))."""

    _uniform = False


class _Kaiming(Initializer):
    _uniform = True

    def __init__(
        self,
        fan_in: float | None = None,
        negative_slope: float = 0.0,
        nonlinearity: str = "relu",
        mode: str = "fan_in",
    ) -> None:
        if mode not in ("fan_in", "fan_out"):
            raise ValueError(f"mode of Kaiming is 'fan_in' or 'fan_out', but received {mode}")
        self._fan_in, self._slope, self._nonlinearity, self._mode = fan_in, negative_slope, nonlinearity, mode

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        own_in, own_out = fans(shape)
        fan = self._fan_in if self._fan_in is not None else own_in if self._mode == "fan_in" else own_out
        gain = calculate_gain(self._nonlinearity, self._slope)
        return _drawn(shape, dtype, gain / math.sqrt(fan) if fan else 0.0, self._uniform)


class KaimingUniform(_Kaiming):
    """Uniform draws of deviation gain / √fan, gain that of `nonlinearity`."""


class KaimingNormal(_Kaiming):
    """Normal draws of deviation gain / √fan."""

    _uniform = False
