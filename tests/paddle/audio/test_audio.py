"""`paddle.audio` gives what Paddle 3.3 was observed to give; gradients pass; WAV files come back as they were."""

from __future__ import annotations

import io
import json
import wave
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

from .programs import OBSERVED, SOUND, listed, programs

audio = paddle.audio
F = audio.functional
FOUND = json.loads(OBSERVED.read_text(encoding="utf-8"))
PROGRAMS = dict(programs(paddle))


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_observed(name: str) -> None:
    found, wanted = listed(PROGRAMS[name]()), FOUND[name]
    if isinstance(wanted, float):
        assert found == pytest.approx(wanted, abs=1e-6)
        return
    assert (found["shape"], found["dtype"]) == (wanted["shape"], wanted["dtype"])
    np.testing.assert_allclose(found["elements"], wanted["elements"], rtol=2e-4, atol=2e-4)


def test_gradients_of_a_feature() -> None:
    layer = audio.features.LogMelSpectrogram(8000, 64, n_mels=5, dtype="float64")
    sound = SOUND[:1, :200].astype("float64")
    leaf = paddle.to_tensor(sound, stop_gradient=False)
    layer(leaf).sum().backward()
    step = np.zeros_like(sound)
    step[0, 77] = 1e-7
    around = [float(layer(paddle.to_tensor(sound + sign * step)).sum()) for sign in (1, -1)]
    assert leaf.grad.numpy()[0, 77] == pytest.approx((around[0] - around[1]) / 2e-7, rel=1e-4)


def test_the_state_of_a_feature() -> None:
    state = audio.features.MFCC(8000, 6, 128, n_mels=12).state_dict()
    assert {name: value.shape for name, value in state.items()} == {
        "dct_matrix": [12, 6],
        "_log_melspectrogram._melspectrogram.fbank_matrix": [12, 65],
        "_log_melspectrogram._melspectrogram._spectrogram.fft_window": [128],
    }


def test_wav_files(tmp_path: Path) -> None:
    path = tmp_path / "sound.wav"
    sound = np.stack([np.sin(np.arange(50) * 0.1), np.cos(np.arange(50) * 0.1)]).astype("float32") * 0.5
    audio.save(path, paddle.to_tensor(sound), 8000)
    about = audio.info(path)
    assert (about.sample_rate, about.num_samples, about.num_channels, about.bits_per_sample) == (8000, 50, 2, 16)
    read, rate = audio.load(path)
    assert rate == 8000 and read.dtype == paddle.float32
    np.testing.assert_allclose(read.numpy(), sound, atol=1 / 2**15)
    part, _ = audio.load(io.BytesIO(path.read_bytes()), 3, 7, normalize=False, channels_first=False)
    np.testing.assert_array_equal(part.numpy(), np.trunc(sound.T[3:10] * 2**15))


def bytes_of(width: int) -> io.BytesIO:
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1), file.setsampwidth(width), file.setframerate(10)
        file.writeframes(bytes(width * 4))
    made.seek(0)
    return made


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: F.get_window("gaussian", 3), ValueError, "needs one or more parameters"),
        (lambda: F.get_window("flat", 3), ValueError, "Unknown window type"),
        (lambda: F.get_window(3, 3), ValueError, "as window type is not supported"),
        (lambda: F.get_window("hann", -1), ValueError, "must be a non-negative integer"),
        (lambda: F.get_window(("exponential", 1, 1.0), 5, False), ValueError, "center must be None"),
        (lambda: F.power_to_db(paddle.ones([2]), amin=0), ValueError, "amin must be strictly positive"),
        (lambda: F.power_to_db(paddle.ones([2]), top_db=-1), ValueError, "top_db must be non-negative"),
        (lambda: F.create_dct(2, 3, "other"), AssertionError, "norm should be"),
        (lambda: audio.features.Spectrogram(power=0), AssertionError, "Power of spectrogram must be > 0"),
        (lambda: audio.features.MFCC(n_mfcc=60, n_mels=12), AssertionError, "cannot be larger than n_mels: 60 vs 12"),
        (lambda: audio.load(bytes_of(1)), NotImplementedError, "8 bits a sample; only 16"),
        (lambda: audio.info(io.BytesIO(b"no sound")), NotImplementedError, "no WAV file"),
        (lambda: audio.save("x.wav", paddle.ones([3]), 8000), AssertionError, "Expected 2D tensor"),
        (lambda: audio.save("x.wav", paddle.ones([1, 3]), 8000, bits_per_sample=24), ValueError, "only supports 16"),
        (lambda: audio.backends.set_backend("soundfile"), NotImplementedError, "only wave_backend"),
    ],
)
def test_what_it_refuses(call: Any, error: Any, text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def test_short_windows_are_ones() -> None:
    assert F.get_window("hann", 1).tolist() == [1.0] and F.get_window("hann", 0).shape == [0]
    assert audio.backends.list_available_backends() == [audio.backends.get_current_backend()]
