"""Windows of sounds: weights that fall off to both ends (Harris 1978)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor


def _cosines(m: int, *weights: float) -> Any:
    angles = np.linspace(-math.pi, math.pi, m)
    return sum(weight * np.cos(k * angles) for k, weight in enumerate(weights))


def _bartlett(m: int) -> Any:
    return 1 - np.abs(2 * np.arange(m) / (m - 1) - 1)


def _kaiser(m: int, beta: float) -> Any:
    return np.i0(beta * np.sqrt(1 - (2 * np.arange(m) / (m - 1) - 1) ** 2)) / np.i0(beta)


def _gaussian(m: int, std: float) -> Any:
    return np.exp(-((np.arange(m) - (m - 1) / 2) ** 2) / (2 * std * std))


def _general_gaussian(m: int, p: float, sig: float) -> Any:
    return np.exp(-0.5 * np.abs((np.arange(m) - (m - 1) / 2) / sig) ** (2 * p))


def _exponential(m: int, center: float | None = None, tau: float = 1.0) -> Any:
    return np.exp(-np.abs(np.arange(m) - ((m - 1) / 2 if center is None else center)) / tau)


def _triang(m: int) -> Any:
    return 1 - np.abs(2 * np.arange(m) - (m - 1)) / (m + m % 2)


def _bohman(m: int) -> Any:
    far = np.abs(np.linspace(-1, 1, m))
    made = (1 - far) * np.cos(math.pi * far) + np.sin(math.pi * far) / math.pi
    made[[0, -1]] = 0
    return made


def _cosine(m: int) -> Any:
    return np.sin(math.pi / m * (np.arange(m) + 0.5))


def _tukey(m: int, alpha: float = 0.5) -> Any:
    if alpha <= 0:
        return np.ones(m)
    if alpha >= 1:
        return _cosines(m, 0.5, 0.5)
    edge = np.minimum(np.arange(m), np.arange(m)[::-1])
    rising = 0.5 * (1 + np.cos(math.pi * (2 * edge / alpha / (m - 1) - 1)))
    return np.where(edge <= int(alpha * (m - 1) / 2), rising, 1.0)


def _taylor(m: int, nbar: int = 4, sll: float = 30, norm: bool = True) -> Any:
    a = math.acosh(10 ** (sll / 20)) / math.pi
    spread = nbar**2 / (a**2 + (nbar - 0.5) ** 2)
    lobes = np.arange(1, nbar, dtype="float64")
    factors = []
    for place, lobe in enumerate(lobes):
        above = (-1) ** place * np.prod(1 - lobe**2 / spread / (a**2 + (lobes - 0.5) ** 2))
        factors.append(above / (2 * np.prod(1 - lobe**2 / np.delete(lobes, place) ** 2)))

    def at(n: Any) -> Any:
        return 1 + 2 * np.array(factors) @ np.cos(2 * math.pi * lobes[:, None] * (n - m / 2 + 0.5) / m)

    return at(np.arange(m)) / (at(np.array([(m - 1) / 2])) if norm else 1.0)


_WINDOWS: dict[str, Callable[..., Any]] = {
    "hamming": lambda m: _cosines(m, 0.54, 1 - 0.54),
    "hann": lambda m: _cosines(m, 0.5, 0.5),
    "blackman": lambda m: _cosines(m, 0.42, 0.5, 0.08),
    "nuttall": lambda m: _cosines(m, 0.3635819, 0.4891775, 0.1365995, 0.0106411),
    "general_cosine": lambda m, a: _cosines(m, *a),
    "general_hamming": lambda m, alpha: _cosines(m, alpha, 1 - alpha),
    "bartlett": _bartlett,
    "kaiser": _kaiser,
    "gaussian": _gaussian,
    "general_gaussian": _general_gaussian,
    "exponential": _exponential,
    "triang": _triang,
    "bohman": _bohman,
    "cosine": _cosine,
    "tukey": _tukey,
    "taylor": _taylor,
}


def get_window(window: Any, win_length: int, fftbins: bool = True, dtype: str = "float64") -> Tensor:
    """A window [win_length]. window: a name (hamming, hann, blackman, nuttall, bartlett, triang, bohman, cosine, tukey,
    taylor), or (name, constants …) (kaiser, gaussian, exponential need some); fftbins: of one period, else symmetric.

    Raises ValueError for an unknown name, for missing constants and for a length that is no whole number.
    """
    if not isinstance(window, (str, tuple)):
        raise ValueError(f"{type(window)} as window type is not supported.")
    if window in ("gaussian", "exponential", "kaiser"):
        raise ValueError(f"The '{window}' window needs one or more parameters -- pass a tuple.")
    name, *constants = (window,) if isinstance(window, str) else window
    if name not in _WINDOWS:
        raise ValueError("Unknown window type.")
    if int(win_length) != win_length or win_length < 0:
        raise ValueError("Window length M must be a non-negative integer")
    if win_length <= 1:
        return to_tensor(np.ones(int(win_length)), dtype=dtype)
    if name == "exponential" and not fftbins and constants and constants[0] is not None:
        raise ValueError("If sym==True, center must be None.")
    made = _WINDOWS[name](win_length + 1, *constants)[:-1] if fftbins else _WINDOWS[name](win_length, *constants)
    return to_tensor(np.ascontiguousarray(made), dtype=dtype)
