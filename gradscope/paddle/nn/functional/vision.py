"""Resizing images: interpolate, upsample. Every mode is linear in the image and goes axis by axis, so that it is a
choice of elements or a product with a matrix of weights per axis, which have every derivative."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.adaptive_pooling import (
    adaptive_avg_pool1d,
    adaptive_avg_pool2d,
    adaptive_avg_pool3d,
)
from gradscope.paddle.tensor.creation import to_tensor

#: (channels second, channels last) per number of axes
_LAYOUTS = {3: ("NCW", "NWC"), 4: ("NCHW", "NHWC"), 5: ("NCDHW", "NDHWC")}


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


def _step(size: int, out: int, scale: float | None, align_corners: bool, mode: str) -> float:
    """How far apart in the image two neighbours of the result are, to single precision as in Paddle; 0 where there is
    one, which bilinear and bicubic take from the corner, linear and trilinear from the middle."""
    if out == 1 and (align_corners or mode in ("bilinear", "bicubic")):
        return 0.0
    if align_corners:
        return float(np.float32(size - 1) / np.float32(out - 1))
    return float(np.float32(1.0 / scale)) if scale else float(np.float32(size) / np.float32(out))


def _nearest(size: int, out: int, step: float) -> list[int]:
    """Which element of an axis each of the result is."""
    return [min(int(np.float32(step) * np.float32(i)), size - 1) for i in range(out)]


def _weights(size: int, out: int, step: float, mode: str, align_corners: bool, align_mode: int) -> Any:
    """The matrix [out, size] that resizes one axis."""
    made = np.zeros((out, size))
    for i in range(out):
        half = not align_corners and (align_mode == 0 or mode == "bicubic")
        source = step * (i + 0.5) - 0.5 if half else step * i
        if mode != "bicubic":
            source = min(max(source, 0.0), size - 1.0)
        for position, weight in _taps(source, size, mode):
            made[i, position] += weight
    return made


def _smooth(size: int, out: int, step: float, mode: str) -> Any:
    """The matrix [out, size] that resizes one axis with a filter as wide as the step, where that is more than 1."""
    wide = max(step, 1.0)
    made = np.zeros((out, size))
    for i in range(out):
        center, reach = step * (i + 0.5), wide * (2.0 if mode == "bicubic" else 1.0)
        first, last = max(int(center - reach + 0.5), 0), min(int(center + reach + 0.5), size)
        d = np.abs((np.arange(first, last) - center + 0.5) / wide)
        if mode == "bicubic":
            a = -0.5
            near = (a + 2) * d**3 - (a + 3) * d**2 + 1
            weights = np.where(d < 1, near, np.where(d < 2, a * (d**3 - 5 * d**2 + 8 * d - 4), 0.0))
        else:
            weights = np.maximum(1 - d, 0.0)
        made[i, first:last] = weights / weights.sum()
    return made


def _checked(x: Tensor, size: Any, scale: Any, mode: str, align_corners: Any, align_mode: Any, antialias: Any) -> None:
    """Raises ValueError and TypeError, in Paddle's words, for options that do not go together."""
    rank = len(x.shape)
    if mode not in ("linear", "bilinear", "trilinear", "nearest", "bicubic", "area"):
        raise ValueError(
            "The 'resample' of image_resize can only be 'area', 'linear', 'bilinear', 'trilinear',  'bicubic' or "
            "'nearest' currently."
        )
    if mode == "linear" and rank != 3:
        raise ValueError("'linear' only support 3-D tensor.")
    if mode == "nearest" and rank not in (4, 5):
        raise ValueError("'NEAREST' only support 4-D  or 5-D tensor.")
    if mode in ("bilinear", "bicubic") and rank != 4:
        raise ValueError("'bilinear' and 'bicubic' only support 4-D tensor.")
    if mode == "trilinear" and rank != 5:
        raise ValueError("'trilinear'only support 5-D tensor.")
    if size is None and scale is None:
        raise ValueError("One of size and scale_factor must not be None.")
    if isinstance(size, (tuple, list)) and len(size) != rank - 2:
        raise ValueError("The x and size should satisfy rank(x) - 2 == len(size).")
    if isinstance(size, Tensor) and len(size.shape) != 1:
        raise ValueError(f"If size is a tensor, it's rank must be 1, but received {len(size.shape)}.")
    if isinstance(size, Tensor) and size.shape[0] != rank - 2:
        raise ValueError("The x and size should satisfy rank(x) - 2 == size.shape[0].")
    if not isinstance(align_corners, bool):
        raise TypeError("Attr align_corners should be a bool value")
    if not isinstance(antialias, bool):
        raise TypeError("Attr antialias should be a bool value")
    if align_mode not in (0, 1):
        raise ValueError("align_mode can only be 0 or 1")
    if align_corners and mode == "nearest":
        raise ValueError(
            "align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | trilinear"
        )
    if antialias and mode not in ("bilinear", "bicubic"):
        raise ValueError("Anti-alias option is only supported for bilinear and bicubic modes")
    if mode == "area" and size is None:
        raise ValueError("output size can not be None in AREA mode")
    if size is not None and scale is not None:
        raise ValueError("Only one of size or scale_factor should be defined.")


def _scales(scale: Any, count: int) -> list[float]:
    """One factor per axis. Raises ValueError in Paddle's words for a number that is not positive or not enough."""
    value = scale.tolist() if isinstance(scale, Tensor) else scale
    if not isinstance(value, (float, int, np.number, np.ndarray, list, tuple)):
        raise TypeError("Attr(scale)'s type should be float, int, list, tuple, or Tensor.")
    if isinstance(value, (list, tuple)) and len(value) != count:
        raise ValueError(f"scale_shape length should be {count} for input {count + 2}-D tensor.")
    factors = [float(v) for v in value] if isinstance(value, (list, tuple)) else [float(value)] * count
    if min(factors) <= 0:
        raise ValueError("Attr(scale) should be greater than zero.")
    return factors


def _layout(data_format: str | None, rank: int) -> bool:
    """Whether the channels are last. Raises ValueError for a format that is not one of tensors of this rank."""
    if rank not in _LAYOUTS:
        raise ValueError(
            f"The dimension of the input tensor should only be 3-D, 4-D or 5-D, but the received dimension is {rank}."
        )
    first, last = _LAYOUTS[rank]
    given = first if data_format is None else data_format.upper()
    if given not in (first, last):
        raise ValueError(
            f"Got wrong value for param `data_format`: {given} received but only `{first}` or `{last}` supported for "
            f"{rank}-D input."
        )
    return given == last


def interpolate(
    x: Tensor,
    size: Any = None,
    scale_factor: Any = None,
    mode: str = "nearest",
    align_corners: bool = False,
    align_mode: Any = 0,
    data_format: Any = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
    name: str | None = None,
) -> Tensor:
    """x [n, c, …] with its last axes resized to `size`, or by scale_factor. mode: nearest (4 or 5 axes), linear (3),
    bilinear, bicubic (4), trilinear (5), area. align_corners: corners stay corners; align_mode 0: pixels are squares,
    1: points; recompute_scale_factor: the factor is that of the sizes rounded down; antialias: bilinear and bicubic
    with a filter as wide as the step. After align_corners recompute_scale_factor and antialias may follow instead.

    Raises ValueError for options that do not go together.
    """
    if type(align_mode) is not int:
        recompute_scale_factor, align_mode = align_mode, 0
        antialias, data_format = (data_format is True) or antialias, None
    mode = mode.lower()
    rank = len(x.shape)
    _layout(None, rank)
    _checked(x, size, scale_factor, mode, align_corners, align_mode, antialias)
    if mode == "area":
        pool = (adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d)[rank - 3]
        return pool(x, size)
    if _layout(data_format, rank):
        order = [0, rank - 1, *range(1, rank - 1)]
        made = interpolate(
            _C_ops.transpose(x, order), size, scale_factor, mode, align_corners, align_mode, None,
            recompute_scale_factor, antialias,
        )  # fmt: skip
        return _C_ops.transpose(made, [0, *range(2, rank), 1])
    axes = [int(n) for n in x.shape[2:]]
    scales: list[float | None] = [None] * len(axes)
    if size is None:
        factors = _scales(scale_factor, len(axes))
        sizes = [int(n * s) for n, s in zip(axes, factors, strict=True)]
        scales = scales if recompute_scale_factor else [*factors]
    else:
        if recompute_scale_factor:
            raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
        sizes = _each(size, len(axes))
    if min(sizes) <= 0:
        if size is not None:
            raise AssertionError("Each dimension size given in out_shape must be greater than 0.")
        where = ("out_d", "out_h", "out_w")[-len(sizes) :][[n <= 0 for n in sizes].index(True)]
        raise ValueError(f"(InvalidArgument) {where} in Attr(out_shape) of Op(interpolate) should be greater than 0.")
    for i, (n, out, scale) in enumerate(zip(axes, sizes, scales, strict=True)):
        step = _step(n, out, scale, align_corners, mode)
        if n == out and (step == 1.0 or n == 1):
            continue
        if mode == "nearest":
            x = _C_ops.index_select(x, to_tensor(_nearest(n, out, step)), 2 + i)
            continue
        if antialias:
            weights = _smooth(n, out, step, mode)
        else:
            weights = _weights(n, out, step, mode, align_corners, align_mode)
        matrix = to_tensor(weights.astype(x.dtype.np))
        order = list(range(rank))
        order[2 + i], order[-1] = order[-1], order[2 + i]
        last = i == len(axes) - 1
        turned = x if last else _C_ops.transpose(x, order)
        turned = _C_ops.matmul(turned, matrix, False, True)
        x = turned if last else _C_ops.transpose(turned, order)
    return x


def _each(value: Any, count: int) -> list[int]:
    value = value.tolist() if isinstance(value, Tensor) else value
    return [int(v) for v in value] if isinstance(value, (list, tuple)) else [int(value)] * count


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
