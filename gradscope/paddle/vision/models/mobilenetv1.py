"""MobileNetV1 (Howard et al. 2017, table 1): convolutions of each channel alone, then across channels."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.vision.conv_norm import ConvNormActivation
from gradscope.paddle.vision.models.parts import trained

#: name, channels in, channels out, stride
_BLOCKS = (
    ("conv2_1", 32, 64, 1), ("conv2_2", 64, 128, 2), ("conv3_1", 128, 128, 1), ("conv3_2", 128, 256, 2),
    ("conv4_1", 256, 256, 1), ("conv4_2", 256, 512, 2), *((f"conv5_{n}", 512, 512, 1) for n in range(1, 6)),
    ("conv5_6", 512, 1024, 2), ("conv6", 1024, 1024, 1),
)  # fmt: skip


class DepthwiseSeparable(nn.Layer):
    """3×3 of each channel alone, then 1×1 across them, each with norm and ReLU."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self._depthwise_conv = ConvNormActivation(inputs, inputs, 3, stride=stride, padding=1, groups=inputs)
        self._pointwise_conv = ConvNormActivation(inputs, outputs, 1, stride=1, padding=0)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H / stride, W / stride]."""
        return self._pointwise_conv(self._depthwise_conv(x))


class MobileNetV1(nn.Layer):
    """scale: of all numbers of channels; num_classes: no last layer when 0 or less; with_pool: average the image."""

    def __init__(self, scale: float = 1.0, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__()
        self.scale, self.num_classes, self.with_pool = scale, num_classes, with_pool
        self.conv1 = ConvNormActivation(3, int(32 * scale), 3, stride=2, padding=1)
        self.dws = []
        for name, inputs, outputs, stride in _BLOCKS:
            self.dws.append(DepthwiseSeparable(int(inputs * scale), int(outputs * scale), stride))
            self.add_sublayer(name, self.dws[-1])
        if with_pool:
            self.pool2d_avg = nn.AdaptiveAvgPool2D(1)
        if num_classes > 0:
            self.fc = nn.Linear(int(1024 * scale), num_classes)

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self.conv1(x)
        for block in self.dws:
            x = block(x)
        if self.with_pool:
            x = self.pool2d_avg(x)
        return self.fc(x.flatten(1)) if self.num_classes > 0 else x


def mobilenet_v1(pretrained: bool = False, scale: float = 1.0, **options: Any) -> MobileNetV1:
    """A MobileNetV1 with random weights, or pretrained ones."""
    return trained(MobileNetV1(scale=scale, **options), f"mobilenet_v1 at scale {float(scale)}", pretrained)
