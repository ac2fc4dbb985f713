"""Windows of signal processing: constants computed in float64 and rounded once (Oppenheim and Schafer, chapter 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor

__all__ = ["bartlett_window", "blackman_window", "hamming_window", "hann_window", "kaiser_window"]


def _window(length: int, periodic: bool, dtype: Any, values: Callable[[int], NDArray[np.float64]]) -> Tensor:
    """The values of a symmetric window of length + periodic, without its last one when periodic.

    Raises ValueError for a negative length.
    """
    if length < 0 or int(length) != length:
        raise ValueError("Window length M must be a non-negative integer")
    wanted = dtypes.convert(dtype)
    found = np.ones(length) if length < 2 else values(length + periodic)[:length]
    kept = wanted if wanted.is_floating else dtypes.float32
    return to_tensor(found.astype(kept.np), place=places.expected())


def _cosines(*weights: float) -> Callable[[int], NDArray[np.float64]]:
    """The sum of weights[k] * cos(2 pi k n / (length - 1)), the signs alternating."""

    def values(length: int) -> NDArray[np.float64]:
        at = 2 * np.pi * np.arange(length) / (length - 1)
        found: NDArray[np.float64] = sum(
            (-1) ** k * weight * np.cos(k * at) for k, weight in enumerate(weights)
        ) + np.zeros(length)
        return found

    return values


def bartlett_window(
    window_length: int, periodic: bool = True, *, dtype: Any = "float32", layout: str | None = None
) -> Tensor:
    """A triangle that is 0 at both ends. periodic: the last value is left out, so that the window can be repeated."""
    return _window(window_length, periodic, dtype, np.bartlett)


def blackman_window(
    window_length: int, periodic: bool = True, *, dtype: Any = "float32", layout: str | None = None
) -> Tensor:
    """0.42 - 0.5 cos(t) + 0.08 cos(2t) for t from 0 to 2 pi."""
    return _window(window_length, periodic, dtype, _cosines(0.42, 0.5, 0.08))


def hamming_window(
    window_length: int,
    periodic: bool = True,
    alpha: float = 0.54,
    beta: float = 0.46,
    *,
    dtype: Any = "float32",
    layout: str | None = None,
) -> Tensor:
    """alpha - beta cos(t) for t from 0 to 2 pi."""
    return _window(window_length, periodic, dtype, _cosines(alpha, beta))


def hann_window(
    window_length: int, periodic: bool = True, *, dtype: Any = "float32", layout: str | None = None
) -> Tensor:
    """0.5 - 0.5 cos(t) for t from 0 to 2 pi."""
    return _window(window_length, periodic, dtype, _cosines(0.5, 0.5))


def kaiser_window(
    window_length: int,
    periodic: bool = True,
    beta: float = 12.0,
    *,
    dtype: Any = "float32",
    layout: str | None = None,
) -> Tensor:
    """I0(beta sqrt(1 - s * s)) / I0(beta) for s from -1 to 1, with the modified Bessel function of order 0."""
    return _window(window_length, periodic, dtype, lambda length: np.kaiser(length, beta))
