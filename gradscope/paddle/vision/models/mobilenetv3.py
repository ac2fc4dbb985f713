"""MobileNetV3 (Howard et al. 2019, tables 1 and 2): MobileNetV2's blocks with weights per channel and hard swish."""

from __future__ import annotations

from functools import partial
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.vision.conv_norm import ConvNormActivation
from gradscope.paddle.vision.models.parts import make_divisible, trained

#: window, channels inside, channels out, weights per channel, hard swish, stride
_LARGE = (
    (3, 16, 16, False, False, 1), (3, 64, 24, False, False, 2), (3, 72, 24, False, False, 1),
    (5, 72, 40, True, False, 2), (5, 120, 40, True, False, 1), (5, 120, 40, True, False, 1),
    (3, 240, 80, False, True, 2), (3, 200, 80, False, True, 1), (3, 184, 80, False, True, 1),
    (3, 184, 80, False, True, 1), (3, 480, 112, True, True, 1), (3, 672, 112, True, True, 1),
    (5, 672, 160, True, True, 2), (5, 960, 160, True, True, 1), (5, 960, 160, True, True, 1),
)  # fmt: skip
_SMALL = (
    (3, 16, 16, True, False, 2), (3, 72, 24, False, False, 2), (3, 88, 24, False, False, 1),
    (5, 96, 40, True, True, 2), (5, 240, 40, True, True, 1), (5, 240, 40, True, True, 1),
    (5, 120, 48, True, True, 1), (5, 144, 48, True, True, 1), (5, 288, 96, True, True, 2),
    (5, 576, 96, True, True, 1), (5, 576, 96, True, True, 1),
)  # fmt: skip

_norm = partial(nn.BatchNorm2D, epsilon=0.001, momentum=0.99)


class SqueezeExcitation(nn.Layer):
    """Multiplies each channel by a number between 0 and 1 that two 1×1 convolutions make of all channels' averages."""

    def __init__(
        self,
        input_channels: int,
        squeeze_channels: int,
        activation: Any = nn.ReLU,
        scale_activation: Any = nn.Sigmoid,
    ) -> None:
        super().__init__()
        self.avgpool = nn.AdaptiveAvgPool2D(1)
        self.fc1 = nn.Conv2D(input_channels, squeeze_channels, 1)
        self.fc2 = nn.Conv2D(squeeze_channels, input_channels, 1)
        self.activation = activation()
        self.scale_activation = scale_activation()

    def forward(self, input: Tensor) -> Tensor:
        """The input [N, C, H, W], weighed."""
        return self.scale_activation(self.fc2(self.activation(self.fc1(self.avgpool(input))))) * input


class InvertedResidual(nn.Layer):
    """Adds its input where the shape stays."""

    def __init__(
        self, inputs: int, inner: int, outputs: int, window: int, stride: int, use_se: bool, activation: Any
    ) -> None:
        super().__init__()
        self.use_res_connect = stride == 1 and inputs == outputs
        self.use_se, self.expand = use_se, inputs != inner
        if self.expand:
            self.expand_conv = ConvNormActivation(
                inputs, inner, 1, stride=1, padding=0, norm_layer=_norm, activation_layer=activation
            )
        self.bottleneck_conv = ConvNormActivation(
            inner, inner, window, stride=stride, padding=(window - 1) // 2, groups=inner, norm_layer=_norm,
            activation_layer=activation,
        )  # fmt: skip
        if use_se:
            self.mid_se = SqueezeExcitation(inner, make_divisible(inner // 4), scale_activation=nn.Hardsigmoid)
        self.linear_conv = ConvNormActivation(
            inner, outputs, 1, stride=1, padding=0, norm_layer=_norm, activation_layer=None
        )

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H / stride, W / stride]."""
        out = self.bottleneck_conv(self.expand_conv(x) if self.expand else x)
        if self.use_se:
            out = self.mid_se(out)
        out = self.linear_conv(out)
        return x + out if self.use_res_connect else out


class MobileNetV3(nn.Layer):
    """config: rows as above; last_channel: of the layer before the last; scale: of the numbers of channels."""

    def __init__(
        self, config: Any, last_channel: int, scale: float = 1.0, num_classes: int = 1000, with_pool: bool = True
    ) -> None:
        super().__init__()
        self.scale, self.last_channel, self.num_classes, self.with_pool = scale, last_channel, num_classes, with_pool
        channels = make_divisible(16 * scale)
        self.conv = ConvNormActivation(
            3, channels, 3, stride=2, padding=1, norm_layer=_norm, activation_layer=nn.Hardswish
        )
        blocks = []
        for window, inner, outputs, use_se, hard_swish, stride in config:
            inner, outputs = make_divisible(inner * scale), make_divisible(outputs * scale)
            activation = nn.Hardswish if hard_swish else nn.ReLU
            blocks.append(InvertedResidual(channels, inner, outputs, window, stride, use_se, activation))
            channels = outputs
        self.blocks = nn.Sequential(*blocks)
        self.lastconv = ConvNormActivation(
            channels, channels * 6, 1, stride=1, padding=0, norm_layer=_norm, activation_layer=nn.Hardswish
        )
        if with_pool:
            self.avgpool = nn.AdaptiveAvgPool2D(1)
        if num_classes > 0:
            self.classifier = nn.Sequential(
                nn.Linear(channels * 6, last_channel), nn.Hardswish(), nn.Dropout(0.2),
                nn.Linear(last_channel, num_classes),
            )  # fmt: skip

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self.lastconv(self.blocks(self.conv(x)))
        if self.with_pool:
            x = self.avgpool(x)
        return self.classifier(x.flatten(1)) if self.num_classes > 0 else x


class MobileNetV3Small(MobileNetV3):
    """Eleven blocks. Options as MobileNetV3's."""

    def __init__(self, scale: float = 1.0, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__(_SMALL, make_divisible(1024 * scale), scale, num_classes, with_pool)


class MobileNetV3Large(MobileNetV3):
    """Fifteen blocks. Options as MobileNetV3's."""

    def __init__(self, scale: float = 1.0, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__(_LARGE, make_divisible(1280 * scale), scale, num_classes, with_pool)


def mobilenet_v3_small(pretrained: bool = False, scale: float = 1.0, **options: Any) -> MobileNetV3Small:
    """A MobileNetV3Small with random weights, or pretrained ones."""
    return trained(MobileNetV3Small(scale=scale, **options), f"mobilenet_v3_small at scale {float(scale)}", pretrained)


def mobilenet_v3_large(pretrained: bool = False, scale: float = 1.0, **options: Any) -> MobileNetV3Large:
    """A MobileNetV3Large with random weights, or pretrained ones."""
    return trained(MobileNetV3Large(scale=scale, **options), f"mobilenet_v3_large at scale {float(scale)}", pretrained)
