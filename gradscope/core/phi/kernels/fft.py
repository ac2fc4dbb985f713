"""Kernels of Fourier transforms, over any axes, and of frames of signals.

`normalization` says which way is scaled: `backward` the inverse by 1/n, `forward` the forward one, `ortho` both by
1/√n.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.infer_meta.fft import frame_count
from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, kernel

_OTHER: Any = {"backward": "forward", "forward": "backward", "ortho": "ortho"}


def _complex(dtype: Any) -> str:
    return "complex64" if dtype in ("float32", "complex64") else "complex128"


@kernel("fft_c2c", COMPLEX)
def fft_c2c(x: Any, axes: Any, normalization: Any, forward: bool) -> Any:
    """The transform of complex numbers, or its inverse."""
    if x.size == 0:
        return xp.zeros(x.shape, dtype=x.dtype)
    transform = xp.fft.fftn if forward else xp.fft.ifftn
    return xp.asarray(transform(x, axes=tuple(axes), norm=normalization), dtype=x.dtype)


@kernel("fft_r2c", FLOAT)
def fft_r2c(x: Any, axes: Any, normalization: Any, forward: bool, onesided: bool) -> Any:
    """The transform of real numbers, or its inverse; onesided: without the half that is the conjugate of the other."""
    dtype = _complex(x.dtype)
    if x.size == 0:
        shape = list(x.shape)
        shape[axes[-1]] = shape[axes[-1]] // 2 + 1 if onesided else shape[axes[-1]]
        return xp.zeros(shape, dtype=dtype)
    if not onesided:
        transform = xp.fft.fftn if forward else xp.fft.ifftn
        return xp.asarray(transform(x, axes=tuple(axes), norm=normalization), dtype=dtype)
    if forward:
        return xp.asarray(xp.fft.rfftn(x, axes=tuple(axes), norm=normalization), dtype=dtype)
    # the inverse is the conjugate of the forward one of real numbers, scaled as the inverse is
    turned = xp.conj(xp.fft.rfftn(x, axes=tuple(axes), norm=_OTHER[normalization]))
    return xp.asarray(turned + 0.0, dtype=dtype)  # no -0 in the imaginary parts


@kernel("fft_c2r", COMPLEX)
def fft_c2r(x: Any, axes: Any, normalization: Any, forward: bool, last_dim_size: int = 0) -> Any:
    """The real numbers whose one-sided spectrum x is (or, forward, the spectrum of numbers of which x is one half)."""
    dtype = "float32" if x.dtype == "complex64" else "float64"
    last = axes[-1]
    sizes = [x.shape[axis] for axis in axes]
    sizes[-1] = last_dim_size if last_dim_size > 0 else 2 * (x.shape[last] - 1)
    if x.size == 0:
        shape = list(x.shape)
        shape[last] = sizes[-1]
        return xp.zeros(shape, dtype=dtype)
    if forward:
        x, normalization = xp.conj(x), _OTHER[normalization]
    return xp.asarray(xp.fft.irfftn(x, s=sizes, axes=tuple(axes), norm=normalization), dtype=dtype)


def _places(frame_length: int, hop_length: int, frames: int) -> Any:
    """[frame_length, frames]: where in the signal each element of each frame lies."""
    return xp.arange(frame_length)[:, None] + hop_length * xp.arange(frames)[None, :]


@kernel("frame", FLOAT + INT + COMPLEX)
def frame(x: Any, frame_length: int, hop_length: int, axis: int = -1) -> Any:
    """Pieces of frame_length elements, hop_length apart: in columns (axis -1) or rows (axis 0)."""
    at = _places(frame_length, hop_length, frame_count(x.shape[axis], frame_length, hop_length))
    return xp.ascontiguousarray(x[..., at] if axis == -1 else x[at.T])


@kernel("overlap_add", FLOAT + INT + COMPLEX)
def overlap_add(x: Any, hop_length: int, axis: int = -1) -> Any:
    """The signal of which every element is the sum of those that frames have at its place."""
    frames, size = (x.shape[-1], x.shape[-2]) if axis == -1 else (x.shape[0], x.shape[1])
    moved = x if axis == -1 else xp.moveaxis(x, (0, 1), (-1, -2))
    out = xp.zeros((*moved.shape[:-2], (frames - 1) * hop_length + size), dtype=x.dtype)
    for i in range(frames):
        out[..., i * hop_length : i * hop_length + size] += moved[..., i]
    return out if axis == -1 else xp.ascontiguousarray(xp.moveaxis(out, -1, 0))
