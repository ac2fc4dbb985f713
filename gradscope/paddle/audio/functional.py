"""`paddle.audio.functional`: mel scales, filters, decibels, cosine transforms; on Tensors in recorded ops."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in
from gradscope.paddle.audio.windows import get_window
from gradscope.paddle.tensor.creation import linspace, to_tensor
from gradscope.paddle.tensor.logic import greater_than, where
from gradscope.paddle.tensor.math import exp, log, maximum
from gradscope.paddle.tensor.ops import log10

__all__ = [
    "compute_fbank_matrix",
    "create_dct",
    "fft_frequencies",
    "get_window",
    "hz_to_mel",
    "mel_frequencies",
    "mel_to_hz",
    "power_to_db",
]

# Slaney's scale: linear to 1000 Hz, then logarithmic, 27 steps for a factor of 6.4
_STEP = 200.0 / 3
_KNEE_HZ, _KNEE_MEL, _LOG_STEP = 1000.0, 1000.0 / _STEP, math.log(6.4) / 27.0


def hz_to_mel(freq: Any, htk: bool = False) -> Any:
    """Mels of a frequency, a number or a Tensor; Slaney's, or with htk 2595 · log10(1 + f / 700)."""
    if htk:
        ratio: Any = 1.0 + freq / 700.0
        decades: Any = log10(ratio) if isinstance(ratio, Tensor) else math.log10(ratio)
        return decades * 2595.0
    if not isinstance(freq, Tensor):
        return freq / _STEP if freq < _KNEE_HZ else _KNEE_MEL + math.log(freq / _KNEE_HZ + 1e-10) / _LOG_STEP
    given: Any = freq
    above: Any = log(given / _KNEE_HZ + 1e-10)
    return where(
        greater_than(given, to_tensor(_KNEE_HZ, dtype=freq.dtype)), above / _LOG_STEP + _KNEE_MEL, given / _STEP
    )


def mel_to_hz(mel: Any, htk: bool = False) -> Any:
    """The frequency of mels, a number or a Tensor."""
    if htk:
        return (10.0 ** (mel / 2595.0) - 1.0) * 700.0
    if not isinstance(mel, Tensor):
        return mel * _STEP if mel < _KNEE_MEL else _KNEE_HZ * math.exp(_LOG_STEP * (mel - _KNEE_MEL))
    given: Any = mel
    above: Any = exp((given - _KNEE_MEL) * _LOG_STEP)
    return where(greater_than(given, to_tensor(_KNEE_MEL, dtype=mel.dtype)), above * _KNEE_HZ, given * _STEP)


def mel_frequencies(
    n_mels: int = 64, f_min: float = 0.0, f_max: float = 11025.0, htk: bool = False, dtype: str = "float32"
) -> Tensor:
    """[n_mels] frequencies, as far apart in mels, from f_min to f_max."""
    mels = linspace(hz_to_mel(float(f_min), htk), hz_to_mel(float(f_max), htk), n_mels, dtype=dtype)
    found: Tensor = mel_to_hz(mels, htk)
    return found


def fft_frequencies(sr: int, n_fft: int, dtype: str = "float32") -> Tensor:
    """[1 + n_fft // 2] frequencies of a Fourier transform at this sampling rate."""
    return linspace(0, float(sr) / 2, 1 + n_fft // 2, dtype=dtype)


def compute_fbank_matrix(
    sr: int,
    n_fft: int,
    n_mels: int = 64,
    f_min: float = 0.0,
    f_max: float | None = None,
    htk: bool = False,
    norm: Any = "slaney",
    dtype: str = "float32",
) -> Tensor:
    """[n_mels, 1 + n_fft // 2]: triangles between mel frequencies. norm: "slaney" divides by their width, a number by
    that norm of each row."""
    edges = mel_frequencies(n_mels + 2, f_min, float(sr) / 2 if f_max is None else f_max, htk, dtype).numpy()
    ramps = edges[:, None] - fft_frequencies(sr, n_fft, dtype).numpy()
    widths = np.diff(edges)[:, None]
    made = np.maximum(0, np.minimum(-ramps[:-2] / widths[:-1], ramps[2:] / widths[1:]))
    if norm == "slaney":
        made = made * (2.0 / (edges[2:] - edges[:-2]))[:, None]
    elif isinstance(norm, (int, float)):
        made = made / np.maximum(np.linalg.norm(made, norm, axis=1, keepdims=True), 1e-12)
    return to_tensor(made.astype(dtype))


def power_to_db(spect: Any, ref_value: float = 1.0, amin: float = 1e-10, top_db: float | None = 80.0) -> Tensor:
    """Decibels of powers over ref_value, amin at least, and no more than top_db below the largest.

    Raises ValueError for constants that are not positive.
    """
    for name, value in (("amin", amin), ("ref_value", ref_value)):
        if value <= 0:
            raise ValueError(f"{name} must be strictly positive")
    if top_db is not None and top_db < 0:
        raise ValueError("top_db must be non-negative")
    powers: Any = log10(maximum(spect, to_tensor(amin, dtype=spect.dtype)))
    decibels: Any = powers * 10.0 - 10.0 * math.log10(max(ref_value, amin))
    return decibels if top_db is None else maximum(decibels, decibels.max() - top_db)


def create_dct(n_mfcc: int, n_mels: int, norm: str | None = "ortho", dtype: str = "float32") -> Tensor:
    """[n_mels, n_mfcc]: the cosine transform of the second kind; norm: "ortho" for orthonormal columns, or None.

    Raises AssertionError for another norm.
    """
    if norm not in (None, "ortho"):
        raise AssertionError(f"norm should be 'ortho' or None, but got {norm}")
    made = np.cos(math.pi / n_mels * (np.arange(n_mels)[:, None] + 0.5) * np.arange(n_mfcc))
    if norm is None:
        made *= 2.0
    else:
        made[:, 0] *= 1.0 / math.sqrt(2.0)
        made *= math.sqrt(2.0 / n_mels)
    return to_tensor(made.astype(dtype))


__getattr__ = missing_in(__name__)
