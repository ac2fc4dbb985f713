"""Layers that resize or rearrange images: the shuffles, Upsample, Fold and Unfold."""

from __future__ import annotations

from typing import Any, ClassVar

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.function import REQUIRED, FunctionLayer
from gradscope.paddle.nn.layer.layers import Layer


class _Shuffle(Layer):
    """One number and a data format. _words: what Paddle calls the number, and its name in the layer's text."""

    _words = ("", "")
    _positive = True

    def __init__(self, factor: int, data_format: str = "NCHW", name: str | None = None) -> None:
        super().__init__()
        if not isinstance(factor, int):
            raise TypeError(f"{self._words[0]} must be int type")
        if self._positive and factor <= 0:
            raise ValueError(f"{self._words[0]} must be positive")
        if data_format not in ("NCHW", "NHWC"):
            raise ValueError(f"Data format should be 'NCHW' or 'NHWC'.But receive data format: {data_format}")
        self._data_format, self._name = data_format, name
        setattr(self, "_" + self._words[1], factor)

    def extra_repr(self) -> str:
        """The number, and what is not the default."""
        parts = [f"{self._words[1]}={getattr(self, '_' + self._words[1])}"]
        if self._data_format != "NCHW":
            parts.append(f"data_format={self._data_format}")
        if self._name is not None:
            parts.append(f"name={self._name}")
        return ", ".join(parts)


class PixelShuffle(_Shuffle):
    """See `functional.pixel_shuffle`."""

    _words = ("upscale factor", "upscale_factor")
    _positive = False

    def __init__(self, upscale_factor: int, data_format: str = "NCHW", name: str | None = None) -> None:
        super().__init__(upscale_factor, data_format, name)

    def forward(self, x: Tensor) -> Tensor:
        """[n, c * r², h, w] to [n, c, h * r, w * r]."""
        return F.pixel_shuffle(x, self._upscale_factor, self._data_format)


class PixelUnshuffle(_Shuffle):
    """See `functional.pixel_unshuffle`."""

    _words = ("Downscale factor", "downscale_factor")

    def __init__(self, downscale_factor: int, data_format: str = "NCHW", name: str | None = None) -> None:
        super().__init__(downscale_factor, data_format, name)

    def forward(self, x: Tensor) -> Tensor:
        """[n, c, h * r, w * r] to [n, c * r², h, w]."""
        return F.pixel_unshuffle(x, self._downscale_factor, self._data_format)


class ChannelShuffle(_Shuffle):
    """See `functional.channel_shuffle`."""

    _words = ("groups", "groups")

    def __init__(self, groups: int, data_format: str = "NCHW", name: str | None = None) -> None:
        super().__init__(groups, data_format, name)

    def forward(self, x: Tensor) -> Tensor:
        """Of the same shape."""
        return F.channel_shuffle(x, self._groups, self._data_format)


class Upsample(Layer):
    """See `functional.interpolate`."""

    def __init__(
        self,
        size: Any = None,
        scale_factor: Any = None,
        mode: str = "nearest",
        align_corners: bool = False,
        align_mode: int = 0,
        data_format: str | None = None,
        recompute_scale_factor: bool | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__()
        self.size, self.scale_factor, self.mode = size, scale_factor, mode.lower()
        self.align_corners, self.align_mode, self.data_format = align_corners, align_mode, data_format
        self.recompute_scale_factor, self.name = recompute_scale_factor, name

    def forward(self, x: Tensor) -> Tensor:
        """Larger or smaller images."""
        if self.data_format is None and len(x.shape) in (3, 4, 5):
            self.data_format = ("NCW", "NCHW", "NCDHW")[len(x.shape) - 3]
        return F.interpolate(
            x, self.size, self.scale_factor, self.mode, self.align_corners, self.align_mode, self.data_format,
            self.recompute_scale_factor,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """How it resizes."""
        how = f"size={self.size}" if self.scale_factor is None else f"scale_factor={self.scale_factor}"
        name = f", name={self.name}" if self.name else ""
        return (
            f"{how}, mode={self.mode}, align_corners={self.align_corners}, align_mode={self.align_mode}, "
            f"data_format={self.data_format}{name}"
        )


class _Upsampling2D(Layer):
    _options: ClassVar[dict[str, Any]] = {}

    def __init__(
        self, size: Any = None, scale_factor: Any = None, data_format: str = "NCHW", name: str | None = None
    ) -> None:
        super().__init__()
        self.size = [size, size] if isinstance(size, int) else size
        self.scale_factor, self.data_format, self.name = scale_factor, data_format, name

    def forward(self, x: Tensor) -> Tensor:
        """Larger or smaller images."""
        return F.interpolate(x, self.size, self.scale_factor, data_format=self.data_format, **self._options)

    def extra_repr(self) -> str:
        """How it resizes."""
        how = f"size={self.size}" if self.scale_factor is None else f"scale_factor={self.scale_factor}"
        name = f", name={self.name}" if self.name else ""
        return f"{how}, data_format={self.data_format}{name}"


class UpsamplingNearest2D(_Upsampling2D):
    """The nearest pixel."""

    _options: ClassVar[dict[str, Any]] = {"mode": "nearest"}


class UpsamplingBilinear2D(_Upsampling2D):
    """The four pixels around; corners stay corners."""

    _options: ClassVar[dict[str, Any]] = {"mode": "bilinear", "align_corners": True}


class _Folding(FunctionLayer):
    def extra_repr(self) -> str:
        """The window, in Paddle's words."""
        name = f", name={self._name}" if self._name else ""
        return (
            f"kernel_size={self.kernel_sizes}, dilation={self.dilations}, padding={self.paddings}, "
            f"stride={self.strides}{name}"
        )


class Unfold(_Folding):
    """See `functional.unfold`."""

    function = F.unfold
    options: ClassVar[dict[str, Any]] = {"kernel_sizes": REQUIRED, "dilations": 1, "paddings": 0, "strides": 1}


class Fold(_Folding):
    """See `functional.fold`. Its options may be given in the singular too."""

    function = F.fold
    options: ClassVar[dict[str, Any]] = {
        "output_sizes": REQUIRED, "kernel_sizes": REQUIRED, "dilations": 1, "paddings": 0, "strides": 1,
    }  # fmt: skip
    others: ClassVar[dict[str, str]] = {
        "output_size": "output_sizes", "kernel_size": "kernel_sizes", "dilation": "dilations", "padding": "paddings",
        "stride": "strides",
    }  # fmt: skip
