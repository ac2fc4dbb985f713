"""Inception v3 (Szegedy et al. 2015): blocks of paths side by side, with windows taken apart into rows and columns."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.nn.initializer import Uniform
from gradscope.paddle.tensor.manipulation import concat
from gradscope.paddle.vision.conv_norm import ConvNormActivation
from gradscope.paddle.vision.models.parts import trained

_ROW, _COLUMN = (1, 7), (7, 1)


def _conv(inputs: int, outputs: int, size: Any, stride: int = 1, padding: Any = 0) -> nn.Layer:
    return ConvNormActivation(inputs, outputs, size, stride=stride, padding=padding)


def _seven(inputs: int, outputs: int, size: tuple[int, int]) -> nn.Layer:
    """A row or a column of seven that keeps the size."""
    return _conv(inputs, outputs, size, padding=(size[0] // 2, size[1] // 2))


class InceptionStem(nn.Layer):
    """From the image to 192 channels of an eighth of its size."""

    def __init__(self) -> None:
        super().__init__()
        self.conv_1a_3x3 = _conv(3, 32, 3, stride=2)
        self.conv_2a_3x3 = _conv(32, 32, 3)
        self.conv_2b_3x3 = _conv(32, 64, 3, padding=1)
        self.max_pool = nn.MaxPool2D(3, stride=2, padding=0)
        self.conv_3b_1x1 = _conv(64, 80, 1)
        self.conv_4a_3x3 = _conv(80, 192, 3)

    def forward(self, x: Tensor) -> Tensor:
        """[N, 3, H, W] to [N, 192, h, w]."""
        x = self.max_pool(self.conv_2b_3x3(self.conv_2a_3x3(self.conv_1a_3x3(x))))
        return self.max_pool(self.conv_4a_3x3(self.conv_3b_1x1(x)))


class InceptionA(nn.Layer):
    """1×1, 5×5, two 3×3, a pool."""

    def __init__(self, inputs: int, pooled: int) -> None:
        super().__init__()
        self.branch1x1 = _conv(inputs, 64, 1)
        self.branch5x5_1 = _conv(inputs, 48, 1)
        self.branch5x5_2 = _conv(48, 64, 5, padding=2)
        self.branch3x3dbl_1 = _conv(inputs, 64, 1)
        self.branch3x3dbl_2 = _conv(64, 96, 3, padding=1)
        self.branch3x3dbl_3 = _conv(96, 96, 3, padding=1)
        self.branch_pool = nn.AvgPool2D(3, stride=1, padding=1, exclusive=False)
        self.branch_pool_conv = _conv(inputs, pooled, 1)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, 224 + pooled, H, W]."""
        five = self.branch5x5_2(self.branch5x5_1(x))
        three = self.branch3x3dbl_3(self.branch3x3dbl_2(self.branch3x3dbl_1(x)))
        return concat([self.branch1x1(x), five, three, self.branch_pool_conv(self.branch_pool(x))], axis=1)


class InceptionB(nn.Layer):
    """Halves the image: 3×3, two 3×3, a pool."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.branch3x3 = _conv(inputs, 384, 3, stride=2)
        self.branch3x3dbl_1 = _conv(inputs, 64, 1)
        self.branch3x3dbl_2 = _conv(64, 96, 3, padding=1)
        self.branch3x3dbl_3 = _conv(96, 96, 3, stride=2)
        self.branch_pool = nn.MaxPool2D(3, stride=2)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, inputs + 480, h, w]."""
        double = self.branch3x3dbl_3(self.branch3x3dbl_2(self.branch3x3dbl_1(x)))
        return concat([self.branch3x3(x), double, self.branch_pool(x)], axis=1)


class InceptionC(nn.Layer):
    """1×1, 7×7 in two parts, two 7×7 in four, a pool."""

    def __init__(self, inputs: int, inner: int) -> None:
        super().__init__()
        self.branch1x1 = _conv(inputs, 192, 1)
        self.branch7x7_1 = _conv(inputs, inner, 1)
        self.branch7x7_2 = _seven(inner, inner, _ROW)
        self.branch7x7_3 = _seven(inner, 192, _COLUMN)
        self.branch7x7dbl_1 = _conv(inputs, inner, 1)
        self.branch7x7dbl_2 = _seven(inner, inner, _COLUMN)
        self.branch7x7dbl_3 = _seven(inner, inner, _ROW)
        self.branch7x7dbl_4 = _seven(inner, inner, _COLUMN)
        self.branch7x7dbl_5 = _seven(inner, 192, _ROW)
        self.branch_pool = nn.AvgPool2D(3, stride=1, padding=1, exclusive=False)
        self.branch_pool_conv = _conv(inputs, 192, 1)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, 768, H, W]."""
        seven = self.branch7x7_3(self.branch7x7_2(self.branch7x7_1(x)))
        double = self.branch7x7dbl_3(self.branch7x7dbl_2(self.branch7x7dbl_1(x)))
        double = self.branch7x7dbl_5(self.branch7x7dbl_4(double))
        return concat([self.branch1x1(x), seven, double, self.branch_pool_conv(self.branch_pool(x))], axis=1)


class InceptionD(nn.Layer):
    """Halves the image: 3×3, 7×7 in two parts and 3×3, a pool."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.branch3x3_1 = _conv(inputs, 192, 1)
        self.branch3x3_2 = _conv(192, 320, 3, stride=2)
        self.branch7x7x3_1 = _conv(inputs, 192, 1)
        self.branch7x7x3_2 = _seven(192, 192, _ROW)
        self.branch7x7x3_3 = _seven(192, 192, _COLUMN)
        self.branch7x7x3_4 = _conv(192, 192, 3, stride=2)
        self.branch_pool = nn.MaxPool2D(3, stride=2)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, inputs + 512, h, w]."""
        three = self.branch3x3_2(self.branch3x3_1(x))
        seven = self.branch7x7x3_4(self.branch7x7x3_3(self.branch7x7x3_2(self.branch7x7x3_1(x))))
        return concat([three, seven, self.branch_pool(x)], axis=1)


class InceptionE(nn.Layer):
    """1×1, and two paths that end in a row and a column side by side, a pool."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.branch1x1 = _conv(inputs, 320, 1)
        self.branch3x3_1 = _conv(inputs, 384, 1)
        self.branch3x3_2a = _conv(384, 384, (1, 3), padding=(0, 1))
        self.branch3x3_2b = _conv(384, 384, (3, 1), padding=(1, 0))
        self.branch3x3dbl_1 = _conv(inputs, 448, 1)
        self.branch3x3dbl_2 = _conv(448, 384, 3, padding=1)
        self.branch3x3dbl_3a = _conv(384, 384, (1, 3), padding=(0, 1))
        self.branch3x3dbl_3b = _conv(384, 384, (3, 1), padding=(1, 0))
        self.branch_pool = nn.AvgPool2D(3, stride=1, padding=1, exclusive=False)
        self.branch_pool_conv = _conv(inputs, 192, 1)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, 2048, H, W]."""
        three = self.branch3x3_1(x)
        three = concat([self.branch3x3_2a(three), self.branch3x3_2b(three)], axis=1)
        double = self.branch3x3dbl_2(self.branch3x3dbl_1(x))
        double = concat([self.branch3x3dbl_3a(double), self.branch3x3dbl_3b(double)], axis=1)
        return concat([self.branch1x1(x), three, double, self.branch_pool_conv(self.branch_pool(x))], axis=1)


class InceptionV3(nn.Layer):
    """num_classes: no last layer when 0 or less; with_pool: average the image before it."""

    def __init__(self, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__()
        self.num_classes, self.with_pool = num_classes, with_pool
        self.inception_stem = InceptionStem()
        self.inception_block_list = nn.LayerList(
            [
                InceptionA(192, 32), InceptionA(256, 64), InceptionA(288, 64), InceptionB(288),
                InceptionC(768, 128), InceptionC(768, 160), InceptionC(768, 160), InceptionC(768, 192),
                InceptionD(768), InceptionE(1280), InceptionE(2048),
            ]
        )  # fmt: skip
        if with_pool:
            self.avg_pool = nn.AdaptiveAvgPool2D(1)
        if num_classes > 0:
            self.dropout = nn.Dropout(p=0.2, mode="downscale_in_infer")
            bound = 1.0 / math.sqrt(2048)
            self.fc = nn.Linear(2048, num_classes, weight_attr=nn.ParamAttr(initializer=Uniform(-bound, bound)))

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W], 75×75 at least, to logits [N, num_classes]."""
        x = self.inception_stem(x)
        for block in self.inception_block_list:
            x = block(x)
        if self.with_pool:
            x = self.avg_pool(x)
        return self.fc(self.dropout(x.reshape([-1, 2048]))) if self.num_classes > 0 else x


def inception_v3(pretrained: bool = False, **options: Any) -> InceptionV3:
    """An Inception v3 with random weights, or pretrained ones."""
    return trained(InceptionV3(**options), "inception_v3", pretrained)
