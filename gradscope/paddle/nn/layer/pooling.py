"""Pooling layers."""

from __future__ import annotations

import warnings
from typing import Any, ClassVar

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.function import REQUIRED, FunctionLayer

_WINDOW: dict[str, Any] = {"kernel_size": REQUIRED, "stride": None, "padding": 0}
_SHOWN = ("kernel_size", "stride", "padding")


class _Pool(FunctionLayer):
    """A pool with a window; `ksize` is what Paddle calls its size."""

    shown: ClassVar[tuple[str, ...] | None] = _SHOWN

    @property
    def ksize(self) -> Any:
        """The size of the window."""
        return self.kernel_size


class MaxPool1D(_Pool):
    """See `functional.max_pool1d`."""

    function = F.max_pool1d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "return_mask": False, "ceil_mode": False}


class MaxPool2D(_Pool):
    """See `functional.max_pool2d`."""

    function = F.max_pool2d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "return_mask": False, "ceil_mode": False, "data_format": "NCHW"}


class MaxPool3D(_Pool):
    """See `functional.max_pool3d`."""

    function = F.max_pool3d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "return_mask": False, "ceil_mode": False, "data_format": "NCDHW"}


class AvgPool1D(_Pool):
    """See `functional.avg_pool1d`."""

    function = F.avg_pool1d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "exclusive": True, "ceil_mode": False}


class AvgPool2D(_Pool):
    """See `functional.avg_pool2d`."""

    function = F.avg_pool2d
    options: ClassVar[dict[str, Any]] = {
        **_WINDOW, "ceil_mode": False, "exclusive": True, "divisor_override": None, "data_format": "NCHW",
    }  # fmt: skip


class AvgPool3D(_Pool):
    """See `functional.avg_pool3d`."""

    function = F.avg_pool3d
    options: ClassVar[dict[str, Any]] = {
        **_WINDOW, "ceil_mode": False, "exclusive": True, "divisor_override": None, "data_format": "NCDHW",
    }  # fmt: skip


class _LPPool(_Pool):
    shown = ("norm_type", *_SHOWN)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.norm_type = float(getattr(self, "norm_type"))  # noqa: B009 - set from the options


class LPPool1D(_LPPool):
    """See `functional.lp_pool1d`."""

    function = F.lp_pool1d
    options: ClassVar[dict[str, Any]] = {
        "norm_type": REQUIRED, **_WINDOW, "ceil_mode": False, "data_format": "NCL",
    }  # fmt: skip


class LPPool2D(_LPPool):
    """See `functional.lp_pool2d`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if getattr(self, "stride") is None:  # noqa: B009 - set from the options
            self.stride = self.kernel_size

    function = F.lp_pool2d
    options: ClassVar[dict[str, Any]] = {
        "norm_type": REQUIRED, **_WINDOW, "ceil_mode": False, "data_format": "NCHW",
    }  # fmt: skip


class AdaptiveAvgPool1D(FunctionLayer):
    """See `functional.adaptive_avg_pool1d`."""

    function = F.adaptive_avg_pool1d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED}
    shown = ("output_size",)


class AdaptiveAvgPool2D(FunctionLayer):
    """See `functional.adaptive_avg_pool2d`."""

    function = F.adaptive_avg_pool2d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED, "data_format": "NCHW"}
    shown = ("output_size",)


class AdaptiveAvgPool3D(FunctionLayer):
    """See `functional.adaptive_avg_pool3d`."""

    function = F.adaptive_avg_pool3d
    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED, "data_format": "NCDHW"}
    shown = ("output_size",)


class _AdaptiveMax(FunctionLayer):
    """return_indices is another name of return_mask."""

    options: ClassVar[dict[str, Any]] = {"output_size": REQUIRED, "return_mask": False}
    others: ClassVar[dict[str, str]] = {"return_indices": "return_mask"}

    @property
    def return_indices(self) -> bool:
        """Whether positions are given too."""
        return bool(self.return_mask)

    @return_indices.setter
    def return_indices(self, value: bool) -> None:
        self.return_mask = value


class AdaptiveMaxPool1D(_AdaptiveMax):
    """See `functional.adaptive_max_pool1d`."""

    function = F.adaptive_max_pool1d


class AdaptiveMaxPool2D(_AdaptiveMax):
    """See `functional.adaptive_max_pool2d`."""

    function = F.adaptive_max_pool2d


class AdaptiveMaxPool3D(_AdaptiveMax):
    """See `functional.adaptive_max_pool3d`."""

    function = F.adaptive_max_pool3d


_FRACTIONAL: dict[str, Any] = {
    "output_size": REQUIRED, "kernel_size": None, "random_u": None, "return_mask": False,
}  # fmt: skip


class FractionalMaxPool2D(FunctionLayer):
    """See `functional.fractional_max_pool2d`."""

    function = F.fractional_max_pool2d
    options = _FRACTIONAL
    shown = ("output_size", "return_mask")


class FractionalMaxPool3D(FunctionLayer):
    """See `functional.fractional_max_pool3d`."""

    function = F.fractional_max_pool3d
    options = _FRACTIONAL
    shown = ("output_size", "return_mask")


class _UnPool(_Pool):
    """Takes what was pooled and the positions; an output_size given then goes before the one given first."""

    tensors = 2
    shown = ("output_size",)

    def forward(self, x: Tensor, indices: Tensor, output_size: Any = None) -> Any:
        """The larger tensor, zeros where nothing comes from."""
        if output_size:
            warnings.warn("output_size of forward goes before that of the layer.", stacklevel=2)
        named = {name: getattr(self, name) for name in self.options}
        return type(self).function(x, indices, **{**named, "output_size": output_size or self.output_size})


class MaxUnPool1D(_UnPool):
    """See `functional.max_unpool1d`."""

    function = F.max_unpool1d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "data_format": "NCL", "output_size": None}


class MaxUnPool2D(_UnPool):
    """See `functional.max_unpool2d`."""

    function = F.max_unpool2d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "data_format": "NCHW", "output_size": None}


class MaxUnPool3D(_UnPool):
    """See `functional.max_unpool3d`."""

    function = F.max_unpool3d
    options: ClassVar[dict[str, Any]] = {**_WINDOW, "data_format": "NCDHW", "output_size": None}
