"""Resizing images: interpolate, upsample."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.adaptive_pooling import (
    adaptive_avg_pool1d,
    adaptive_avg_pool2d,
    adaptive_avg_pool3d,
)

#: (channels second, channels last) per number of axes
_LAYOUTS = {3: ("NCW", "NWC"), 4: ("NCHW", "NHWC"), 5: ("NCDHW", "NDHWC")}


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
    last = _layout(data_format, rank)
    axes = [int(n) for n in (x.shape[1:-1] if last else x.shape[2:])]
    scales: list[float] = []
    if size is None:
        factors = _scales(scale_factor, len(axes))
        sizes = [int(n * s) for n, s in zip(axes, factors, strict=True)]
        scales = [] if recompute_scale_factor else factors
    else:
        if recompute_scale_factor:
            raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
        sizes = _each(size, len(axes))
    if min(sizes) <= 0:
        if size is not None:
            raise AssertionError("Each dimension size given in out_shape must be greater than 0.")
        where = ("out_d", "out_h", "out_w")[-len(sizes) :][[n <= 0 for n in sizes].index(True)]
        raise ValueError(f"(InvalidArgument) {where} in Attr(out_shape) of Op(interpolate) should be greater than 0.")
    sizes = [-1] * (3 - len(sizes)) + sizes
    form = _LAYOUTS[4][last]
    op = _C_ops.interp_antialias if antialias else getattr(_C_ops, f"{mode}_interp")
    made: Tensor = op(x, form, *sizes, scales, mode, align_corners, align_mode)
    return made


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
