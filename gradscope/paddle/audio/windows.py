"""Windows of sounds: weights that fall off to both ends (Harris 1978), as SciPy has them."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor

#: the names Paddle has; SciPy's are more
_NAMES = (
    "hamming", "hann", "blackman", "nuttall", "general_cosine", "general_hamming", "bartlett", "kaiser", "gaussian",
    "general_gaussian", "exponential", "triang", "bohman", "cosine", "tukey", "taylor",
)  # fmt: skip


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
    if name not in _NAMES:
        raise ValueError("Unknown window type.")
    if int(win_length) != win_length or win_length < 0:
        raise ValueError("Window length M must be a non-negative integer")
    if win_length <= 1:
        return to_tensor(np.ones(int(win_length)), dtype=dtype)
    if name == "exponential" and not fftbins and constants and constants[0] is not None:
        raise ValueError("If sym==True, center must be None.")
    from scipy.signal import get_window as made  # SciPy is imported by those who call this

    values = made(window if constants else name, int(win_length), fftbins)
    return to_tensor(np.ascontiguousarray(values, dtype="float64"), dtype=dtype)
