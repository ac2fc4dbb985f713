"""Convolution layers."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.functional.conv import _numbers
from gradscope.paddle.nn.layer.common import conv_initializer
from gradscope.paddle.nn.layer.layers import Layer


class _Conv(Layer):
    """What convolutions share. count: axes of the window; transposed: the filter is [in, out / groups, …]."""

    _count = 2
    _transposed = False

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
        data_format: str = "NCHW",
    ) -> None:
        super().__init__()
        if weight_attr is False:
            raise AssertionError("weight_attr should not be False in Conv.")
        if padding_mode not in ("zeros", "reflect", "replicate", "circular"):
            raise AssertionError(
                "padding_mode must be one of zeros, reflect, replicate, circular, but got "
                f"padding_mode='{padding_mode}'"
            )
        if in_channels % groups:
            raise ValueError("in_channels must be divisible by groups.")
        if out_channels % groups:
            raise ValueError("out_channels must be divisible by groups.")
        self._in_channels, self._out_channels, self._groups = in_channels, out_channels, groups
        self._kernel_size = _numbers(kernel_size, self._count, "kernel_size")
        self._stride, self._padding, self._dilation = stride, padding, dilation
        self._padding_mode, self._data_format = padding_mode, data_format
        first, second = (in_channels, out_channels) if self._transposed else (out_channels, in_channels)
        shape = [first, second // groups, *self._kernel_size]
        default = None if self._transposed else conv_initializer([shape[0], in_channels, *shape[2:]])
        self.weight = self.create_parameter(shape, weight_attr, default_initializer=default)
        self.bias = self.create_parameter([out_channels], bias_attr, is_bias=True)

    def _padded(self, x: Tensor) -> tuple[Tensor, Any]:
        """(x with what is not zeros around it, the padding that is left)."""
        if self._padding_mode == "zeros":
            return x, self._padding
        each = _numbers(self._padding, self._count, "padding")
        return F.pad(x, [n for p in reversed(each) for n in (p, p)], self._padding_mode, 0.0, self._data_format), 0

    def extra_repr(self) -> str:
        """Sizes, and what is not the default."""
        parts = [f"{self._in_channels}, {self._out_channels}, kernel_size={self._kernel_size}"]
        for name, value, default in (
            ("stride", _numbers(self._stride, self._count, "stride"), [1] * self._count),
            ("padding", self._padding, 0),
            ("padding_mode", self._padding_mode, "zeros"),
            ("dilation", _numbers(self._dilation, self._count, "dilation"), [1] * self._count),
            ("groups", self._groups, 1),
        ):
            if value != default:
                parts.append(f"{name}={value}")
        return ", ".join([*parts, f"data_format={self._data_format}"])


class Conv1D(_Conv):
    """Convolution of sequences. weight: [out_channels, in_channels / groups, kernel_size]."""

    _count = 1

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
        data_format: str = "NCL",
    ) -> None:
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, padding_mode, weight_attr,
            bias_attr, data_format,
        )  # fmt: skip

    def forward(self, x: Tensor) -> Tensor:
        """[n, in_channels, length] to [n, out_channels, shorter]."""
        x, padding = self._padded(x)
        return F.conv1d(
            x, self.weight, self.bias, self._stride, padding, self._dilation, self._groups, self._data_format
        )


class Conv2D(_Conv):
    """Convolution of images. weight: [out_channels, in_channels / groups, height, width]."""

    def forward(self, x: Tensor) -> Tensor:
        """[n, in_channels, h, w] to [n, out_channels, smaller h, smaller w]."""
        x, padding = self._padded(x)
        return F.conv2d(
            x, self.weight, self.bias, self._stride, padding, self._dilation, self._groups, self._data_format
        )


class Conv2DTranspose(_Conv):
    """The transpose of a convolution of images. weight: [in_channels, out_channels / groups, height, width]."""

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
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, "zeros", weight_attr, bias_attr,
            data_format,
        )  # fmt: skip
        self._output_padding = output_padding

    def forward(self, x: Tensor, output_size: Any = None) -> Tensor:
        """[n, in_channels, h, w] to [n, out_channels, larger h, larger w]."""
        extra = 0 if output_size is not None else self._output_padding
        return F.conv2d_transpose(
            x, self.weight, self.bias, self._stride, self._padding, extra, self._dilation, self._groups,
            output_size, self._data_format,
        )  # fmt: skip
