"""`paddle.signal`: the short-time Fourier transform and its inverse, and the frames they are made of."""

from __future__ import annotations

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle._missing import missing_in

__all__ = ["istft", "stft"]


def frame(x: Tensor, frame_length: int, hop_length: int, axis: int = -1, name: str | None = None) -> Tensor:
    """Pieces of frame_length elements, hop_length apart: [..., frame_length, frames] of a last axis, [frames,
    frame_length, ...] of axis 0. Raises ValueError for another axis, and lengths that do not fit."""
    if axis not in (0, -1):
        raise ValueError(f"Unexpected axis: {axis}. It should be 0 or -1.")
    if not isinstance(frame_length, int) or frame_length <= 0:
        raise ValueError(f"Unexpected frame_length: {frame_length}. It should be an positive integer.")
    if not isinstance(hop_length, int) or hop_length <= 0:
        raise ValueError(f"Unexpected hop_length: {hop_length}. It should be an positive integer.")
    if frame_length > x.shape[axis]:
        raise ValueError(
            "Attribute frame_length should be less equal than sequence length, "
            f"but got ({frame_length}) > ({x.shape[axis]})."
        )
    return _C_ops.frame(x, frame_length, hop_length, axis)


def overlap_add(x: Tensor, hop_length: int, axis: int = -1, name: str | None = None) -> Tensor:
    """The signal whose elements are the sums of those that frames have at their place. Raises ValueError."""
    if axis not in (0, -1):
        raise ValueError(f"Unexpected axis: {axis}. It should be 0 or -1.")
    if not isinstance(hop_length, int) or hop_length <= 0:
        raise ValueError(f"Unexpected hop_length: {hop_length}. It should be an positive integer.")
    size = x.shape[-2] if axis == -1 else x.shape[1]
    if hop_length > size:
        raise ValueError(f"hop_length should be less or equal than frame_length, but got {hop_length} > {size}.")
    return _C_ops.overlap_add(x, hop_length, axis)


def _window(window: Tensor | None, win_length: int, n_fft: int, dtype: dtypes.DType) -> Tensor:
    """The window, ones by default, in the middle of n_fft elements, zeros around it."""
    if window is None:
        window = _C_ops.full([win_length], 1, dtype, places.expected())
    assert len(window.shape) == 1 and len(window) == win_length, (
        f"expected a 1D window tensor of size equal to win_length({win_length}), but got window with shape "
        f"{window.shape}."
    )
    if win_length < n_fft:
        left = (n_fft - win_length) // 2
        window = _C_ops.pad(window, [left, n_fft - win_length - left], 0.0)
    return window


def stft(
    x: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    name: str | None = None,
) -> Tensor:
    """[..., frequencies, frames], complex: the transform of pieces of n_fft elements of a signal [..., length],
    hop_length (n_fft // 4) apart, each times the window.

    center: the signal is continued at both ends, by reflection or zeros (`constant`), so that frame t lies about
    element t hop_length. normalized: divided by √n_fft. onesided: only the frequencies from 0 up, by default
    for real signals. Raises AssertionError for other shapes, lengths and modes.
    """
    assert x.ndim in (1, 2), f"x should be a 1D or 2D real tensor, but got rank of x is {x.ndim}"
    flat = x.ndim == 1
    signal = _C_ops.unsqueeze(x, [0]) if flat else x
    hop_length = n_fft // 4 if hop_length is None else hop_length
    assert hop_length > 0, f"hop_length should be > 0, but got {hop_length}."
    win_length = n_fft if win_length is None else win_length
    assert 0 < win_length <= n_fft, f"win_length should be in (0, n_fft({n_fft})], but got {win_length}."
    real = dtypes.float64 if signal.dtype in (dtypes.float64, dtypes.complex128) else dtypes.float32
    weights = _window(window, win_length, n_fft, real)
    if center:
        assert pad_mode in ("constant", "reflect"), f'pad_mode should be "reflect" or "constant", but got "{pad_mode}".'
        signal = _continued(signal, n_fft // 2, pad_mode)
    assert 0 < n_fft <= signal.shape[-1], f"n_fft should be in (0, seq_length({signal.shape[-1]})], but got {n_fft}."
    frames = _C_ops.transpose(_C_ops.frame(signal, n_fft, hop_length, -1), [0, 2, 1])
    frames = _C_ops.multiply(frames, weights)
    norm = "ortho" if normalized else "backward"
    if frames.dtype.is_complex:
        assert not onesided, "onesided should be False when input or window is a complex Tensor."
        out = _C_ops.fft_c2c(frames, [2], norm, True)
    else:
        out = _C_ops.fft_r2c(frames, [2], norm, True, True if onesided is None else onesided)
    out = _C_ops.transpose(out, [0, 2, 1])
    return _C_ops.squeeze(out, [0]) if flat else out


def _continued(signal: Tensor, size: int, mode: str) -> Tensor:
    """The signal with `size` more elements at both ends: zeros, or its own in reverse."""
    if mode == "constant":
        return _C_ops.pad(signal, [0, 0, size, size], 0.0)
    length = signal.shape[-1]
    assert size < length, f"a reflection of {size} elements needs a longer signal than {length}"
    parts = [signal]
    if size:
        head = _C_ops.slice(signal, [1], [1], [size + 1], [], [])
        tail = _C_ops.slice(signal, [1], [length - size - 1], [length - 1], [], [])
        parts = [_C_ops.flip(head, [1]), signal, _C_ops.flip(tail, [1])]
    return _C_ops.concat(parts, 1) if len(parts) > 1 else signal


def istft(
    x: Tensor,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: Tensor | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool = True,
    length: int | None = None,
    return_complex: bool = False,
    name: str | None = None,
) -> Tensor:
    """The signal of which x is the `stft`, by least squares: frames times the window, added up, over the sum of the
    squares of the windows there. length: cut to that, or filled up with zeros.

    Raises AssertionError for other shapes and lengths, ValueError where the windows leave a place out.
    """
    assert x.ndim in (2, 3), f"x should be a 2D or 3D complex tensor, but got rank of x is {x.ndim}"
    assert x.dtype.is_complex, f"The type of x of istft should be complex, but got {x.dtype}"
    flat = x.ndim == 2
    spectrum = _C_ops.unsqueeze(x, [0]) if flat else x
    hop_length = n_fft // 4 if hop_length is None else hop_length
    win_length = n_fft if win_length is None else win_length
    assert 0 < win_length <= n_fft, f"win_length should be in (0, n_fft({n_fft})], but got {win_length}."
    assert 0 < hop_length <= win_length, f"hop_length should be in (0, win_length({win_length})], but got {hop_length}."
    expected = n_fft // 2 + 1 if onesided else n_fft
    assert spectrum.shape[1] == expected, f"fft_size should be equal to {expected} ({spectrum.shape[1]} received)."
    real = dtypes.float64 if spectrum.dtype is dtypes.complex128 else dtypes.float32
    weights = _window(window, win_length, n_fft, real)
    frames = spectrum.shape[2]
    turned = _C_ops.transpose(spectrum, [0, 2, 1])
    norm = "ortho" if normalized else "backward"
    if return_complex:
        assert not onesided, "onesided should be False when return_complex is True."
        pieces = _C_ops.fft_c2c(turned, [2], norm, False)
    else:
        assert not weights.dtype.is_complex, "Data type of window should not be complex when return_complex is False."
        if not onesided:
            turned = _C_ops.slice(turned, [2], [0], [n_fft // 2 + 1], [], [])
        pieces = _C_ops.fft_c2r(turned, [2], norm, False, n_fft)
    pieces = _C_ops.transpose(_C_ops.multiply(pieces, weights), [0, 2, 1])
    out = _C_ops.overlap_add(pieces, hop_length, -1)
    squares = _C_ops.expand(_C_ops.unsqueeze(_C_ops.multiply(weights, weights), [-1]), [n_fft, frames])
    envelope = _C_ops.overlap_add(squares, hop_length, -1)
    start = n_fft // 2 if center else 0
    end = out.shape[1] - start
    if length is not None:
        end = min(start + length, out.shape[1])
    out = _C_ops.slice(out, [1], [start], [end], [], [])
    envelope = _C_ops.slice(envelope, [0], [start], [end], [], [])
    if envelope.size and float(np.abs(envelope.detach().numpy()).min()) < 1e-11:
        raise ValueError("Abort istft because Nonzero Overlap Add (NOLA) condition failed.")
    out = _C_ops.divide(out, envelope)
    if length is not None and out.shape[1] < length:
        out = _C_ops.pad(out, [0, 0, 0, length - out.shape[1]], 0.0)
    return _C_ops.squeeze(out, [0]) if flat else out


__getattr__ = missing_in(__name__)
