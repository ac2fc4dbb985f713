"""`paddle.audio` on one `paddle`, by name; `observed.json` holds what Paddle 3.3 gives.

`python -m tests.paddle.audio.programs` writes that file with a real Paddle.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

OBSERVED = Path(__file__).parent / "observed.json"
WINDOWS: tuple[Any, ...] = (
    "hamming", "hann", "blackman", "nuttall", "bartlett", "triang", "bohman", "cosine", "tukey", "taylor",
    ("kaiser", 8.0), ("gaussian", 3.0), ("exponential", None, 2.0), ("tukey", 0.2), ("general_gaussian", 1.5, 3.0),
    ("general_cosine", [0.5, 0.3, 0.2]), ("general_hamming", 0.6), ("taylor", 5, 40),
)  # fmt: skip
SOUND = (np.sin(np.arange(1600) * 0.11).reshape(2, 800) * np.cos(np.arange(800) * 0.003)).astype("float32")


def programs(paddle: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, function that gives a number or a tensor)."""
    audio, t = paddle.audio, paddle.to_tensor
    F, features = audio.functional, audio.features
    for window in WINDOWS:
        for length in (2, 9):
            for periodic in (True, False):
                yield f"{window} {length} {periodic}", lambda w=window, n=length, p=periodic: F.get_window(w, n, p)
    yield "a window in float32", lambda: F.get_window("hann", 8, dtype="float32")
    for htk in (True, False):
        for hertz in (0.0, 440.0, 5000.0):
            yield f"mels of {hertz} {htk}", lambda h=hertz, k=htk: F.hz_to_mel(h, k)
            yield f"hertz of {hertz / 50} {htk}", lambda h=hertz, k=htk: F.mel_to_hz(h / 50, k)
        several = np.array([10.0, 999.0, 1001.0, 8000.0], "float32")
        yield f"mels of several {htk}", lambda k=htk, s=several: F.hz_to_mel(t(s), k)
        yield f"hertz of several {htk}", lambda k=htk, s=several: F.mel_to_hz(t(s / 40), k)
        yield f"mel_frequencies {htk}", lambda k=htk: F.mel_frequencies(10, 50.0, 8000.0, k)
        for norm in ("slaney", 2.0, None):
            yield f"filters {htk} {norm}", lambda k=htk, n=norm: F.compute_fbank_matrix(8000, 32, 4, 50.0, None, k, n)
    powers = np.abs(np.sin(np.arange(20.0)).astype("float32")).reshape(4, 5) ** 3
    for options in ({}, {"ref_value": 0.5, "amin": 1e-3, "top_db": 20.0}, {"top_db": None}):
        yield f"decibels {options}", lambda o=options: F.power_to_db(t(powers), **o)
    yield "fft_frequencies", lambda: F.fft_frequencies(16000, 16)
    yield "create_dct", lambda: F.create_dct(5, 8)
    yield "create_dct without norm", lambda: F.create_dct(5, 8, None, "float64")
    yield "Spectrogram", lambda: features.Spectrogram(64, 32)(t(SOUND))
    yield "Spectrogram, not centered", lambda: features.Spectrogram(64, 16, 48, "hamming", 2.0, False)(t(SOUND))
    yield "MelSpectrogram", lambda: features.MelSpectrogram(8000, 128, 64, n_mels=12)(t(SOUND))
    yield "LogMelSpectrogram", lambda: features.LogMelSpectrogram(8000, 128, n_mels=12, top_db=60.0)(t(SOUND))
    yield "MFCC", lambda: features.MFCC(8000, 6, 128, n_mels=12)(t(SOUND))


def listed(result: Any) -> Any:
    """Shape, dtype and elements; sums of many."""
    if isinstance(result, float):
        return result
    array = result.numpy()
    flat = array.astype("float64").ravel()
    if flat.size > 40:
        flat = np.array([flat.sum(), np.abs(flat).sum(), (flat * np.cos(np.arange(flat.size))).sum()])
    return {"shape": list(array.shape), "dtype": str(array.dtype), "elements": [float(f"{v:.7g}") for v in flat]}


if __name__ == "__main__":
    import paddle

    lines = [f"{json.dumps(name)}: {json.dumps(listed(run()))}" for name, run in programs(paddle)]
    OBSERVED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
