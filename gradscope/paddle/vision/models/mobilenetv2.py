"""MobileNetV2 (Sandler et al. 2018, table 2): blocks that widen, convolve each channel alone, and narrow again."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.vision.conv_norm import ConvNormActivation
from gradscope.paddle.vision.models.parts import make_divisible, trained

#: how much wider inside, channels, blocks, stride of the first
_STAGES = (
    (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1),
)  # fmt: skip


class InvertedResidual(nn.Layer):
    """Adds its input where the shape stays."""

    def __init__(self, inputs: int, outputs: int, stride: int, expand_ratio: int) -> None:
        super().__init__()
        inner = round(inputs * expand_ratio)
        self.use_res_connect = stride == 1 and inputs == outputs
        layers: list[Any] = []
        if expand_ratio != 1:
            layers.append(ConvNormActivation(inputs, inner, 1, activation_layer=nn.ReLU6))
        layers += [
            ConvNormActivation(inner, inner, stride=stride, groups=inner, activation_layer=nn.ReLU6),
            nn.Conv2D(inner, outputs, 1, bias_attr=False),
            nn.BatchNorm2D(outputs),
        ]
        self.conv = nn.Sequential(*layers)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H / stride, W / stride]."""
        return x + self.conv(x) if self.use_res_connect else self.conv(x)


class MobileNetV2(nn.Layer):
    """scale: of the numbers of channels; num_classes: no last layer when 0 or less; with_pool: average the image."""

    def __init__(self, scale: float = 1.0, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__()
        self.num_classes, self.with_pool = num_classes, with_pool
        channels = make_divisible(32 * scale)
        self.last_channel = make_divisible(1280 * max(1.0, scale))
        features: list[Any] = [ConvNormActivation(3, channels, stride=2, activation_layer=nn.ReLU6)]
        for widening, outputs, blocks, stride in _STAGES:
            outputs = make_divisible(outputs * scale)
            for block in range(blocks):
                features.append(InvertedResidual(channels, outputs, 1 if block else stride, widening))
                channels = outputs
        features.append(ConvNormActivation(channels, self.last_channel, 1, activation_layer=nn.ReLU6))
        self.features = nn.Sequential(*features)
        if with_pool:
            self.pool2d_avg = nn.AdaptiveAvgPool2D(1)
        if num_classes > 0:
            self.classifier = nn.Sequential(nn.Dropout(0.2), nn.Linear(self.last_channel, num_classes))

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self.features(x)
        if self.with_pool:
            x = self.pool2d_avg(x)
        return self.classifier(x.flatten(1)) if self.num_classes > 0 else x


def mobilenet_v2(pretrained: bool = False, scale: float = 1.0, **options: Any) -> MobileNetV2:
    """A MobileNetV2 with random weights, or pretrained ones."""
    return trained(MobileNetV2(scale=scale, **options), f"mobilenet_v2 at scale {float(scale)}", pretrained)
