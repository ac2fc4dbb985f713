"""Initializers that draw: normal, truncated normal, uniform, orthogonal."""

from __future__ import annotations

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.initializer.initializer import Initializer
from gradscope.paddle.tensor.creation import to_tensor


class Normal(Initializer):
    """Draws from the normal distribution."""

    def __init__(self, mean: float = 0.0, std: float = 1.0, name: str | None = None) -> None:
        self._mean, self._std = mean, std

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        return _C_ops.gaussian(shape, self._mean, self._std, 0, dtype, places.expected())


class Uniform(Initializer):
    """Draws from [low, high). Raises AssertionError when low is above high."""

    def __init__(self, low: float = -1.0, high: float = 1.0, name: str | None = None) -> None:
        if not high >= low:
            raise AssertionError(f"high should greater or equal than low, but received low {low}, high {high}")
        self._low, self._high = low, high

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        return _C_ops.uniform(shape, dtype, self._low, self._high, 0, places.expected())


class TruncatedNormal(Initializer):
    """Draws from the normal distribution between a and b; what lies outside never comes.

    Each is the value up to which the distribution holds a uniform draw from what it holds between the bounds.
    Raises ValueError unless a < b.
    """

    def __init__(
        self, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0, name: str | None = None
    ) -> None:
        if not b > a:
            raise ValueError(f"TruncatedNormal needs a below b, but received a {a}, b {b}")
        self._mean, self._std, self._a, self._b = mean, std, a, b

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        from scipy.special import ndtr, ndtri

        below, above = (float(ndtr((bound - self._mean) / self._std)) for bound in (self._a, self._b))
        share = _C_ops.uniform(shape, dtypes.float64, below, above, 0, places.CPU).impl.array
        drawn = np.clip(self._mean + self._std * ndtri(share), self._a, self._b)
        return to_tensor(drawn.astype(dtype.np), place=places.expected())


class Orthogonal(Initializer):
    """A matrix with orthogonal rows or columns, times gain; more axes count as columns. AssertionError below 2 axes."""

    def __init__(self, gain: float = 1.0, name: str | None = None) -> None:
        if gain is None:
            raise AssertionError("gain should not be None")
        self._gain = gain

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        if len(shape) < 2:
            raise AssertionError("Only Tensor with 2 or more dimensions can be initialized by Orthogonal")
        rows, columns = shape[0], int(np.prod(shape[1:]))
        tall = [max(rows, columns), min(rows, columns)]
        drawn = _C_ops.gaussian(tall, 0.0, 1.0, 0, dtypes.float64, places.CPU).impl.array
        q, r = np.linalg.qr(drawn)
        q = q * np.sign(np.where(np.diag(r) == 0, 1, np.diag(r)))
        q = q.T if rows < columns else q
        return to_tensor((self._gain * q).reshape(shape).astype(dtype.np))
