"""Pooling layers."""

from __future__ import annotations

from typing import Any, ClassVar

from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.function import REQUIRED, FunctionLayer

_WINDOW: dict[str, Any] = {"kernel_size": REQUIRED, "stride": None, "padding": 0}


class MaxPool1D(FunctionLayer):
    """See `functional.max_pool1d`."""

    function = F.max_pool1d
    options = {**_WINDOW, "return_mask": False, "ceil_mode": False}
    shown = ("kernel_size", "stride", "padding")


class MaxPool2D(FunctionLayer):
    """See `functional.max_pool2d`."""

    function = F.max_pool2d
    options = {**_WINDOW, "return_mask": False, "ceil_mode": False, "data_format": "NCHW"}
    shown = ("kernel_size", "stride", "padding")


class AvgPool1D(FunctionLayer):
    """See `functional.avg_pool1d`."""

    function = F.avg_pool1d
    options = {**_WINDOW, "exclusive": True, "ceil_mode": False}
    shown = ("kernel_size", "stride", "padding")


class AvgPool2D(FunctionLayer):
    """See `functional.avg_pool2d`."""

    function = F.avg_pool2d
    options = {**_WINDOW, "ceil_mode": False, "exclusive": True, "divisor_override": None, "data_format": "NCHW"}
    shown = ("kernel_size", "stride", "padding")


class AdaptiveAvgPool1D(FunctionLayer):
    """See `functional.adaptive_avg_pool1d`."""

    function = F.adaptive_avg_pool1d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED}


class AdaptiveAvgPool2D(FunctionLayer):
    """See `functional.adaptive_avg_pool2d`."""

    function = F.adaptive_avg_pool2d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED, "data_format": "NCHW"}
    shown = ("output_size",)


class AdaptiveMaxPool1D(FunctionLayer):
    """See `functional.adaptive_max_pool1d`."""

    function = F.adaptive_max_pool1d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED, "return_mask": False}


class AdaptiveMaxPool2D(FunctionLayer):
    """See `functional.adaptive_max_pool2d`."""

    function = F.adaptive_max_pool2d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED, "return_mask": False}
