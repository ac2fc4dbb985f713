"""Gradient formulas of Fourier transforms and frames. All are linear: a gradient is the adjoint map."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from gradscope.core.ops.shapes import other_norm

__all__ = ["fft_c2r_x_grad", "fft_r2c_x_grad", "frame_x_grad"]


def fft_r2c_x_grad(
    F: Any, out_grad: Any, shape: Any, axes: Any, normalization: str, forward: bool, onesided: bool
) -> Any:
    """The real part of the transform the other way; what a one-sided transform left out counts as 0."""
    last = axes[-1] % len(shape)
    missing = shape[last] - F.shape_of(out_grad)[last]
    if onesided and missing > 0:
        pads = [0] * (2 * len(shape))
        pads[2 * last + 1] = missing
        out_grad = F.pad(out_grad, pads, 0.0)
    return F.real(F.fft_c2c(out_grad, axes, other_norm(normalization), not forward))


def fft_c2r_x_grad(F: Any, out_grad: Any, axes: Any, normalization: str, forward: bool) -> Any:
    """The one-sided transform the other way; every frequency but the first, and the last of an even length, was there
    twice."""
    shape = F.shape_of(out_grad)
    last = axes[-1] % len(shape)
    made = F.fft_r2c(out_grad, axes, other_norm(normalization), not forward, True)
    count, even = F.shape_of(made)[last], shape[last] % 2 == 0
    ends = [0, min(1, count), max(min(1, count), count - 1 if even else count), count]
    parts = [F.slice(made, [last], [a], [b], [], []) for a, b in pairwise(ends)]
    parts[1] = F.scale(parts[1], 2.0, 0.0, True)
    return F.concat(parts, last)


def frame_x_grad(F: Any, out_grad: Any, shape: Any, hop_length: int, axis: int) -> Any:
    """Every frame added where it was taken; what lies behind the last frame gets 0."""
    out = F.overlap_add(out_grad, hop_length, axis)
    at = len(shape) - 1 if axis == -1 else 0
    missing = shape[at] - F.shape_of(out)[at]
    if missing <= 0:
        return out
    pads = [0] * (2 * len(shape))
    pads[2 * at + 1] = missing
    return F.pad(out, pads, 0.0)
