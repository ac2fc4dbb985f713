"""AlexNet (Krizhevsky 2014, the one-column form): five convolutions and three linear layers with dropout."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer import Uniform
from gradscope.paddle.vision.models.parts import trained


def _attrs(inputs: int, window: int = 1) -> dict[str, Any]:
    bound = 1.0 / math.sqrt(inputs * window * window)
    attr = nn.ParamAttr(initializer=Uniform(-bound, bound))
    return {"weight_attr": attr, "bias_attr": attr}


def _conv(inputs: int, outputs: int, size: int, stride: int, padding: int) -> nn.Layer:
    return nn.Conv2D(inputs, outputs, size, stride, padding, **_attrs(inputs, size))


class ConvPoolLayer(nn.Layer):
    """A convolution, ReLU, and a pool of 3×3 with stride 2."""

    def __init__(self, inputs: int, outputs: int, size: int, stride: int, padding: int) -> None:
        super().__init__()
        self.relu = nn.ReLU()
        self._conv = _conv(inputs, outputs, size, stride, padding)
        self._pool = nn.MaxPool2D(3, stride=2, padding=0)

    def forward(self, inputs: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, h, w]."""
        return self._pool(self.relu(self._conv(inputs)))


class AlexNet(nn.Layer):
    """num_classes: no linear layers when 0 or less."""

    def __init__(self, num_classes: int = 1000) -> None:
        super().__init__()
        self.num_classes = num_classes
        self._conv1 = ConvPoolLayer(3, 64, 11, 4, 2)
        self._conv2 = ConvPoolLayer(64, 192, 5, 1, 2)
        self._conv3 = _conv(192, 384, 3, 1, 1)
        self._conv4 = _conv(384, 256, 3, 1, 1)
        self._conv5 = ConvPoolLayer(256, 256, 3, 1, 1)
        if num_classes > 0:
            self._drop1 = nn.Dropout(p=0.5, mode="downscale_in_infer")
            self._fc6 = nn.Linear(256 * 36, 4096, **_attrs(256 * 36))
            self._drop2 = nn.Dropout(p=0.5, mode="downscale_in_infer")
            self._fc7 = nn.Linear(4096, 4096, **_attrs(256 * 36))
            self._fc8 = nn.Linear(4096, num_classes, **_attrs(256 * 36))

    def forward(self, inputs: Tensor) -> Tensor:
        """Images [N, 3, 224, 224] to logits [N, num_classes]."""
        x = self._conv2(self._conv1(inputs))
        x = self._conv5(F.relu(self._conv4(F.relu(self._conv3(x)))))
        if self.num_classes <= 0:
            return x
        x = F.relu(self._fc6(self._drop1(x.flatten(1))))
        return self._fc8(F.relu(self._fc7(self._drop2(x))))


def alexnet(pretrained: bool = False, **options: Any) -> AlexNet:
    """An AlexNet with random weights, or pretrained ones."""
    return trained(AlexNet(**options), "alexnet", pretrained)
