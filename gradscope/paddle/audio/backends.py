"""`paddle.audio.backends`: WAV files of 16 bits, read and written by Python's own module."""

from __future__ import annotations

import wave
from dataclasses import dataclass
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor.creation import to_tensor

__all__ = ["get_current_backend", "list_available_backends", "set_backend"]


@dataclass
class AudioInfo:
    """What the head of a file says."""

    sample_rate: int
    num_samples: int
    num_channels: int
    bits_per_sample: int
    encoding: str


def list_available_backends() -> list[str]:
    """The one there is."""
    return ["wave_backend"]


def get_current_backend() -> str:
    """The one in use."""
    return "wave_backend"


def set_backend(backend_name: str) -> None:
    """Only "wave_backend" is here; NotImplementedError for another."""
    if backend_name not in list_available_backends():
        raise NotImplementedError(f"there is no audio backend {backend_name} here, only wave_backend")


def _opened(filepath: Any, mode: Any) -> Any:
    try:
        return wave.open(filepath if hasattr(filepath, "read") else str(filepath), mode)
    except (wave.Error, EOFError) as error:
        raise NotImplementedError(f"{filepath} is no WAV file of 16 bits ({error}); only such are read") from error


def info(filepath: Any) -> AudioInfo:
    """Rate, length, channels and bits of a WAV file. Raises NotImplementedError for another format."""
    with _opened(filepath, "rb") as file:
        return AudioInfo(
            file.getframerate(), file.getnframes(), file.getnchannels(), file.getsampwidth() * 8, "PCM_S"
        )  # fmt: skip


def load(
    filepath: Any, frame_offset: int = 0, num_frames: int = -1, normalize: bool = True, channels_first: bool = True
) -> tuple[Tensor, int]:
    """(sound [channels, samples], or [samples, channels], and its rate) of a WAV file.

    num_frames: from frame_offset on, all when -1; normalize: from -1 to 1, else whole numbers; float32. Raises
    NotImplementedError for other than 16 bits.
    """
    with _opened(filepath, "rb") as file:
        if file.getsampwidth() != 2:
            raise NotImplementedError(f"{filepath} has {8 * file.getsampwidth()} bits a sample; only 16 are read")
        channels, rate = file.getnchannels(), file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, channels)
    end = None if num_frames == -1 else frame_offset + num_frames
    samples = samples[frame_offset:end]
    array = samples.astype("float32") / np.float32(2**15 if normalize else 1)
    return to_tensor(np.ascontiguousarray(array.T if channels_first else array)), rate


def save(
    filepath: Any,
    src: Tensor,
    sample_rate: int,
    channels_first: bool = True,
    encoding: str | None = None,
    bits_per_sample: int | None = 16,
) -> None:
    """Write a sound [channels, samples], or [samples, channels], floats from -1 to 1 or int16, as WAV of 16 bits.

    Raises AssertionError for other than two axes, ValueError for other than 16 bits.
    """
    if src.ndim != 2:
        raise AssertionError("Expected 2D tensor")
    if bits_per_sample not in (None, 16):
        raise ValueError("Invalid bits_per_sample, only supports 16 bit")
    array = src.numpy().T if channels_first else src.numpy()
    if array.dtype.kind == "f":
        array = (array * 2**15).clip(-(2**15), 2**15 - 1)
    with wave.open(str(filepath), "wb") as file:
        file.setnchannels(array.shape[1])
        file.setsampwidth(2)
        file.setframerate(sample_rate)
        file.writeframes(np.ascontiguousarray(array.astype("<i2")).tobytes())


__getattr__ = missing_in(__name__)
