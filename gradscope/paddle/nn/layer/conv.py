"""Convolution layers."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.functional.axes import FORMATS, conv_padding, per_axis
from gradscope.paddle.nn.layer.common import conv_initializer
from gradscope.paddle.nn.layer.layers import Layer

_MODES = ("zeros", "reflect", "replicate", "circular")


class _Conv(Layer):
    """What all convolutions share. _count: axes of the window; _transposed: the filter is [in, out / groups, …]."""

    _count = 2
    _transposed = False

    def _set(
        self, in_channels: int, out_channels: int, kernel_size: Any, stride: Any, padding: Any, output_padding: Any,
        dilation: Any, groups: int, padding_mode: str, weight_attr: Any, bias_attr: Any, data_format: str | None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        """Raises AssertionError, ValueError or TypeError, in Paddle's words, for options that cannot be."""
        count = self._count
        data_format = FORMATS[count][0] if data_format is None else data_format
        if weight_attr is False:
            raise AssertionError("weight_attr should not be False in Conv.")
        if padding_mode not in _MODES:
            raise ValueError(f"padding_mode must be one of {set(_MODES)}, but got padding_mode='{padding_mode}'")
        if padding_mode != "zeros" and not isinstance(padding, int):
            raise TypeError("when padding_mode in ['reflect', 'replicate', 'circular'], type of padding must be int")
        formats = {name for pair in FORMATS.values() for name in pair}
        if data_format not in formats:
            raise ValueError(f"data_format must be one of {formats}, but got data_format='{data_format}'")
        if not self._transposed and in_channels % groups:
            raise ValueError("in_channels must be divisible by groups.")
        self._in_channels, self._out_channels, self._groups = in_channels, out_channels, groups
        self._kernel_size = per_axis(kernel_size, count, "kernel_size")
        self._stride, self._dilation = per_axis(stride, count, "stride"), per_axis(dilation, count, "dilation")
        self._padding, self.output_padding = padding, output_padding
        self._padding_mode, self._data_format = padding_mode, data_format
        if count > 1:
            self._updated_padding, self._padding_algorithm = conv_padding(padding, count, data_format[-1] == "C")
        first, second = (in_channels, out_channels) if self._transposed else (out_channels, in_channels)
        shape = [first, second // groups, *self._kernel_size]
        default = None if self._transposed else conv_initializer([1, in_channels, *self._kernel_size])
        self.weight = self.create_parameter(shape, weight_attr, dtype, default_initializer=default)
        self.bias = self.create_parameter([out_channels], bias_attr, dtype, is_bias=True)

    def _padded(self, x: Tensor) -> tuple[Tensor, Any]:
        """(x with what is not zeros around it, the padding that is left)."""
        if self._padding_mode == "zeros":
            return x, self._padding
        around = [self._padding] * (2 * self._count)
        return F.pad(x, around, self._padding_mode, 0.0, self._data_format), 0

    def extra_repr(self) -> str:
        """Sizes, and what is not the default."""
        parts = [f"{self._in_channels}, {self._out_channels}, kernel_size={self._kernel_size}"]
        for name, value, default in (
            ("stride", self._stride, [1] * self._count),
            ("padding", self._padding, 0),
            ("padding_mode", self._padding_mode, "zeros"),
            ("output_padding", self.output_padding, 0),
            ("dilation", self._dilation, [1] * self._count),
            ("groups", self._groups, 1),
        ):
            if value != default:
                parts.append(f"{name}={value}")
        return ", ".join([*parts, f"data_format={self._data_format}"])


class _Forward(_Conv):
    """Convolutions. bias False: none, like bias_attr False; dtype: of the parameters; device is taken and not used."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        padding_mode: str = "zeros",
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str | None = None,
        *,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        bias_attr = False if bias is False else bias_attr
        self._set(
            in_channels, out_channels, kernel_size, stride, padding, 0, dilation, groups, padding_mode, weight_attr,
            bias_attr, data_format, dtype,
        )  # fmt: skip

    def _convolved(self, function: Any, x: Tensor) -> Tensor:
        x, padding = self._padded(x)
        made: Tensor = function(
            x, self.weight, self.bias, self._stride, padding, self._dilation, self._groups, self._data_format
        )
        return made


class Conv1D(_Forward):
    """Convolution of sequences. weight: [out_channels, in_channels / groups, kernel_size]."""

    _count = 1

    def forward(self, x: Tensor) -> Tensor:
        """[n, in_channels, length] to [n, out_channels, shorter]."""
        return self._convolved(F.conv1d, x)


class Conv2D(_Forward):
    """Convolution of images. weight: [out_channels, in_channels / groups, height, width]."""

    def forward(self, x: Tensor) -> Tensor:
        """[n, in_channels, h, w] to [n, out_channels, smaller h, smaller w]."""
        return self._convolved(F.conv2d, x)


class Conv3D(_Forward):
    """Convolution of volumes. weight: [out_channels, in_channels / groups, depth, height, width]."""

    _count = 3

    def forward(self, x: Tensor) -> Tensor:
        """[n, in_channels, d, h, w] to [n, out_channels, …], smaller."""
        return self._convolved(F.conv3d, x)


class Conv1DTranspose(_Conv):
    """The transpose of a convolution of sequences. weight: [in_channels, out_channels / groups, kernel_size]."""

    _count = 1
    _transposed = True

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        output_padding: Any = 0,
        groups: int = 1,
        dilation: Any = 1,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCL",
    ) -> None:
        super().__init__()
        self._set(
            in_channels, out_channels, kernel_size, stride, padding, output_padding, dilation, groups, "zeros",
            weight_attr, bias_attr, data_format,
        )  # fmt: skip

    def forward(self, x: Tensor, output_size: Any = None) -> Tensor:
        """[n, in_channels, length] to [n, out_channels, longer]."""
        return F.conv1d_transpose(
            x, self.weight, self.bias, self._stride, self._padding, self.output_padding, self._groups, self._dilation,
            output_size, self._data_format,
        )  # fmt: skip


class _Transposed(_Conv):
    _transposed = True

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        output_padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str | None = None,
    ) -> None:
        super().__init__()
        self._set(
            in_channels, out_channels, kernel_size, stride, padding, output_padding, dilation, groups, "zeros",
            weight_attr, bias_attr, data_format,
        )  # fmt: skip


class Conv2DTranspose(_Transposed):
    """The transpose of a convolution of images. weight: [in_channels, out_channels / groups, height, width]."""

    def forward(self, x: Tensor, output_size: Any = None) -> Tensor:
        """[n, in_channels, h, w] to [n, out_channels, larger h, larger w]."""
        extra = 0 if output_size is not None else self.output_padding
        return F.conv2d_transpose(
            x, self.weight, self.bias, self._stride, self._padding, extra, self._dilation, self._groups, output_size,
            self._data_format,
        )  # fmt: skip


class Conv3DTranspose(_Transposed):
    """The transpose of a convolution of volumes. weight: [in_channels, out_channels / groups, depth, height, width]."""

    _count = 3

    def forward(self, x: Tensor, output_size: Any = None) -> Tensor:
        """[n, in_channels, d, h, w] to [n, out_channels, …], larger."""
        extra = 0 if output_size is not None else self.output_padding
        return F.conv3d_transpose(
            x, self.weight, self.bias, self._stride, self._padding, extra, self._groups, self._dilation, output_size,
            self._data_format,
        )  # fmt: skip
