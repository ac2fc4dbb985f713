"""Resizing images: interpolate, upsample. Every mode is linear in the image and goes axis by axis, so that it is a
product with a matrix of weights per axis, which has every derivative."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.adaptive_pooling import adaptive_avg_pool1d, adaptive_avg_pool2d
from gradscope.paddle.tensor.creation import to_tensor

_RANKS = {"linear": 3, "bilinear": 4, "trilinear": 5, "bicubic": 4}


def _taps(source: float, size: int, mode: str) -> list[tuple[int, float]]:
    """(position, weight) of what lies around `source` on an axis of `size`."""
    if mode != "bicubic":
        low = int(source)
        part = source - low
        return [(low, 1.0 - part), (min(low + 1, size - 1), part)]
    low = math.floor(source)
    t, a = source - low, -0.75
    outer = [a * d**3 - 5 * a * d**2 + 8 * a * d - 4 * a for d in (t + 1, 2 - t)]
    inner = [(a + 2) * d**3 - (a + 3) * d**2 + 1 for d in (t, 1 - t)]
    weights = (outer[0], inner[0], inner[1], outer[1])
    return [(min(max(low + i - 1, 0), size - 1), w) for i, w in enumerate(weights)]


def _weights(size: int, out: int, scale: float | None, mode: str, align_corners: bool, align_mode: int) -> Any:
    """The matrix [out, size] that resizes one axis."""
    if align_corners:
        ratio = (size - 1) / (out - 1) if out > 1 else 0.0
    else:
        ratio = 1.0 / scale if scale else size / out
    made = np.zeros((out, size))
    for i in range(out):
        if mode == "nearest":
            at = int(ratio * i + 0.5) if align_corners else int(ratio * i)
            made[i, min(at, size - 1)] = 1.0
            continue
        half = not align_corners and (align_mode == 0 or mode == "bicubic")
        source = ratio * (i + 0.5) - 0.5 if half else ratio * i
        if mode != "bicubic":
            source = min(max(source, 0.0), size - 1.0)
        for position, weight in _taps(source, size, mode):
            made[i, position] += weight
    return made


def interpolate(
    x: Tensor,
    size: Any = None,
    scale_factor: Any = None,
    mode: str = "nearest",
    align_corners: bool = False,
    align_mode: int = 0,
    data_format: str | None = None,
    name: str | None = None,
) -> Tensor:
    """x [n, c, …] with its last axes resized to `size`, or by scale_factor. mode: nearest, linear (3 axes), bilinear,
    bicubic (4), trilinear (5), area. align_corners: corners stay corners; align_mode 0: pixels are squares, 1: points.

    Raises ValueError for options that do not go together.
    """
    mode = mode.lower()
    rank = len(x.shape)
    if mode not in ("nearest", "area", *_RANKS):
        raise ValueError(
            "The 'resample' of image_resize can only be 'linear', 'bilinear', 'trilinear', 'bicubic', 'area' or "
            f"'nearest' currently, not {mode!r}."
        )
    if rank != _RANKS.get(mode, rank) or not 3 <= rank <= 5:
        raise ValueError(f"'{mode}' does not resize a tensor of {rank} axes")
    if align_corners and mode in ("nearest", "area"):
        raise ValueError(
            "align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | trilinear"
        )
    if (size is None) == (scale_factor is None):
        raise ValueError("One of size and scale_factor must not be None, and only one of them.")
    if data_format is not None and not data_format.startswith("NC"):
        order = [0, rank - 1, *range(1, rank - 1)]
        made = interpolate(_C_ops.transpose(x, order), size, scale_factor, mode, align_corners, align_mode, None)
        return _C_ops.transpose(made, [0, *range(2, rank), 1])
    axes = [int(n) for n in x.shape[2:]]
    scales = _each(scale_factor, len(axes))
    sizes = [int(n * s) for n, s in zip(axes, scales, strict=True)] if size is None else _each(size, len(axes))
    if mode == "area":
        if rank == 5:
            raise NotImplementedError("interpolate with mode 'area' of 5 axes is not built yet; use trilinear")
        return adaptive_avg_pool1d(x, sizes[0]) if rank == 3 else adaptive_avg_pool2d(x, sizes)
    for i, (n, out, scale) in enumerate(zip(axes, sizes, scales, strict=True)):
        if n == out and not (mode == "nearest" and scale not in (None, 1, 1.0)):
            continue
        matrix = to_tensor(_weights(n, int(out), scale, mode, align_corners, align_mode).astype(x.dtype.np))
        order = list(range(rank))
        order[2 + i], order[-1] = order[-1], order[2 + i]
        last = i == len(axes) - 1
        turned = x if last else _C_ops.transpose(x, order)
        turned = _C_ops.matmul(turned, matrix, False, True)
        x = turned if last else _C_ops.transpose(turned, order)
    return x


def _each(value: Any, count: int) -> list[Any]:
    if value is None:
        return [None] * count
    if isinstance(value, Tensor):
        value = value.tolist()
    return list(value) if isinstance(value, (list, tuple)) else [value] * count


def upsample(
    x: Tensor,
    size: Any = None,
    scale_factor: Any = None,
    mode: str = "nearest",
    align_corners: bool = False,
    align_mode: int = 0,
    data_format: str | None = None,
    name: str | None = None,
) -> Tensor:
    """interpolate, under its older name."""
    return interpolate(x, size, scale_factor, mode, align_corners, align_mode, data_format)
