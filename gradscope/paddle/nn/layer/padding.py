"""Padding layers, and PixelShuffle and Upsample, which also change the size of images."""

from __future__ import annotations

from typing import Any, ClassVar

from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.function import REQUIRED, FunctionLayer


class Pad1D(FunctionLayer):
    """See `functional.pad`, for [n, c, l]."""

    function = F.pad
    options: ClassVar[dict[str, Any]] = {
        "padding": REQUIRED, "mode": "constant", "value": 0.0, "data_format": "NCL",
    }  # fmt: skip
    renamed: ClassVar[dict[str, str]] = {"padding": "pad"}


class Pad2D(FunctionLayer):
    """See `functional.pad`, for [n, c, h, w]."""

    function = F.pad
    options: ClassVar[dict[str, Any]] = {
        "padding": REQUIRED, "mode": "constant", "value": 0.0, "data_format": "NCHW",
    }  # fmt: skip
    renamed: ClassVar[dict[str, str]] = {"padding": "pad"}


class ZeroPad2D(FunctionLayer):
    """Zeros around images."""

    function = F.zeropad2d
    options: ClassVar[dict[str, Any]] = {"padding": REQUIRED, "data_format": "NCHW"}


class PixelShuffle(FunctionLayer):
    """See `functional.pixel_shuffle`."""

    function = F.pixel_shuffle
    options: ClassVar[dict[str, Any]] = {"upscale_factor": REQUIRED, "data_format": "NCHW"}


class Upsample(FunctionLayer):
    """See `functional.interpolate`."""

    function = F.interpolate
    options: ClassVar[dict[str, Any]] = {
        "size": None, "scale_factor": None, "mode": "nearest", "align_corners": False, "align_mode": 0,
        "data_format": "NCHW",
    }  # fmt: skip
