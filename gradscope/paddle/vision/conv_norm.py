"""ConvNormActivation: a convolution, a norm and an activation in a row, the brick of many image models."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.paddle import nn


class ConvNormActivation(nn.Sequential):
    """A Conv2D that keeps the size at stride 1 (padding None), then norm_layer and activation_layer, None for neither.

    bias: whether the convolution has one, None for only without a norm.
    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any = 3,
        stride: Any = 1,
        padding: Any = None,
        groups: int = 1,
        norm_layer: Callable[..., Any] | None = nn.BatchNorm2D,
        activation_layer: Callable[..., Any] | None = nn.ReLU,
        dilation: int = 1,
        bias: bool | None = None,
    ) -> None:
        if padding is None:
            padding = (kernel_size - 1) // 2 * dilation
        has_bias = norm_layer is None if bias is None else bias
        layers: list[Any] = [
            nn.Conv2D(
                in_channels, out_channels, kernel_size, stride, padding, dilation=dilation, groups=groups,
                bias_attr=None if has_bias else False,
            )
        ]  # fmt: skip
        if norm_layer is not None:
            layers.append(norm_layer(out_channels))
        if activation_layer is not None:
            layers.append(activation_layer())
        super().__init__(*layers)
