"""`paddle.audio.features`: layers that make spectra of sounds [n, samples]."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle._missing import missing_in
from gradscope.paddle.audio.functional import compute_fbank_matrix, create_dct, power_to_db
from gradscope.paddle.audio.windows import get_window
from gradscope.paddle.signal import stft
from gradscope.paddle.tensor.math import abs, matmul, pow

__all__ = ["MFCC", "LogMelSpectrogram", "MelSpectrogram", "Spectrogram"]


class Spectrogram(nn.Layer):
    """|short-time Fourier transform| ** power. Options as `paddle.signal.stft`'s; window: as `get_window`'s. Raises
    AssertionError for a power of 0 or less."""

    def __init__(
        self,
        n_fft: int = 512,
        hop_length: int | None = 512,
        win_length: int | None = None,
        window: Any = "hann",
        power: float = 1.0,
        center: bool = True,
        pad_mode: str = "reflect",
        dtype: str = "float32",
    ) -> None:
        super().__init__()
        if power <= 0:
            raise AssertionError("Power of spectrogram must be > 0.")
        self.power = power
        self._options: dict[str, Any] = {
            "n_fft": n_fft, "hop_length": hop_length, "win_length": win_length or n_fft, "center": center,
            "pad_mode": pad_mode,
        }  # fmt: skip
        self.register_buffer("fft_window", get_window(window, win_length or n_fft, fftbins=True, dtype=dtype))

    def forward(self, x: Tensor) -> Tensor:
        """[n, samples] to [n, 1 + n_fft // 2, frames]."""
        return pow(abs(stft(x, window=self.fft_window, **self._options)), self.power)


class MelSpectrogram(nn.Layer):
    """A spectrogram in n_mels mel filters. Options as Spectrogram's and `compute_fbank_matrix`'s."""

    def __init__(
        self,
        sr: int = 22050,
        n_fft: int = 2048,
        hop_length: int | None = 512,
        win_length: int | None = None,
        window: Any = "hann",
        power: float = 2.0,
        center: bool = True,
        pad_mode: str = "reflect",
        n_mels: int = 64,
        f_min: float = 50.0,
        f_max: float | None = None,
        htk: bool = False,
        norm: Any = "slaney",
        dtype: str = "float32",
    ) -> None:
        super().__init__()
        self._spectrogram = Spectrogram(n_fft, hop_length, win_length, window, power, center, pad_mode, dtype)
        self.n_mels, self.f_min, self.f_max, self.htk, self.norm = n_mels, f_min, f_max, htk, norm
        top = sr // 2 if f_max is None else f_max
        self.register_buffer("fbank_matrix", compute_fbank_matrix(sr, n_fft, n_mels, f_min, top, htk, norm, dtype))

    def forward(self, x: Tensor) -> Tensor:
        """[n, samples] to [n, n_mels, frames]."""
        return matmul(self.fbank_matrix, self._spectrogram(x))


class LogMelSpectrogram(nn.Layer):
    """A mel spectrogram in decibels. Options as MelSpectrogram's and `power_to_db`'s."""

    def __init__(
        self,
        sr: int = 22050,
        n_fft: int = 512,
        hop_length: int | None = None,
        win_length: int | None = None,
        window: Any = "hann",
        power: float = 2.0,
        center: bool = True,
        pad_mode: str = "reflect",
        n_mels: int = 64,
        f_min: float = 50.0,
        f_max: float | None = None,
        htk: bool = False,
        norm: Any = "slaney",
        ref_value: float = 1.0,
        amin: float = 1e-10,
        top_db: float | None = None,
        dtype: str = "float32",
    ) -> None:
        super().__init__()
        self._melspectrogram = MelSpectrogram(
            sr, n_fft, hop_length, win_length, window, power, center, pad_mode, n_mels, f_min, f_max, htk, norm, dtype
        )
        self.ref_value, self.amin, self.top_db = ref_value, amin, top_db

    def forward(self, x: Tensor) -> Tensor:
        """[n, samples] to [n, n_mels, frames]."""
        return power_to_db(self._melspectrogram(x), self.ref_value, self.amin, self.top_db)


class MFCC(nn.Layer):
    """The first n_mfcc cosine coefficients of a LogMelSpectrogram, whose options it takes too.

    Raises AssertionError for more of them than mel filters.
    """

    def __init__(
        self,
        sr: int = 22050,
        n_mfcc: int = 40,
        n_fft: int = 512,
        hop_length: int | None = None,
        win_length: int | None = None,
        window: Any = "hann",
        power: float = 2.0,
        center: bool = True,
        pad_mode: str = "reflect",
        n_mels: int = 64,
        f_min: float = 50.0,
        f_max: float | None = None,
        htk: bool = False,
        norm: Any = "slaney",
        ref_value: float = 1.0,
        amin: float = 1e-10,
        top_db: float | None = None,
        dtype: str = "float32",
    ) -> None:
        super().__init__()
        if n_mfcc > n_mels:
            raise AssertionError(f"n_mfcc cannot be larger than n_mels: {n_mfcc} vs {n_mels}")
        self._log_melspectrogram = LogMelSpectrogram(
            sr, n_fft, hop_length, win_length, window, power, center, pad_mode, n_mels, f_min, f_max, htk, norm,
            ref_value, amin, top_db, dtype,
        )  # fmt: skip
        self.register_buffer("dct_matrix", create_dct(n_mfcc, n_mels, dtype=dtype))

    def forward(self, x: Tensor) -> Tensor:
        """[n, samples] to [n, n_mfcc, frames]."""
        levels: Any = self._log_melspectrogram(x)
        made: Any = matmul(levels.transpose([0, 2, 1]), self.dct_matrix)
        return made.transpose([0, 2, 1])


__getattr__ = missing_in(__name__)
