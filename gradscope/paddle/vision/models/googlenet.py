"""GoogLeNet (Szegedy et al. 2014, table 1): blocks of four paths side by side, and two more outputs on the way."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer import Uniform
from gradscope.paddle.tensor.manipulation import concat
from gradscope.paddle.vision.models.parts import trained

#: channels in, and of 1×1, before 3×3, 3×3, before 5×5, 5×5, after the pool
_BLOCKS = {
    "3a": (192, 64, 96, 128, 16, 32, 32), "3b": (256, 128, 128, 192, 32, 96, 64),
    "4a": (480, 192, 96, 208, 16, 48, 64), "4b": (512, 160, 112, 224, 24, 64, 64),
    "4c": (512, 128, 128, 256, 24, 64, 64), "4d": (512, 112, 144, 288, 32, 64, 64),
    "4e": (528, 256, 160, 320, 32, 128, 128), "5a": (832, 256, 160, 320, 32, 128, 128),
    "5b": (832, 384, 192, 384, 48, 128, 128),
}  # fmt: skip


def _attr(bound: float) -> Any:
    return nn.ParamAttr(initializer=Uniform(-bound, bound))


class ConvLayer(nn.Layer):
    """A convolution without bias that keeps the size at stride 1."""

    def __init__(self, inputs: int, outputs: int, size: int, stride: int = 1) -> None:
        super().__init__()
        self._conv = nn.Conv2D(inputs, outputs, size, stride, (size - 1) // 2, bias_attr=False)

    def forward(self, inputs: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H / stride, W / stride]."""
        return self._conv(inputs)


class Inception(nn.Layer):
    """1×1, 3×3, 5×5 and a pool side by side, then ReLU."""

    def __init__(self, inputs: int, one: int, to_three: int, three: int, to_five: int, five: int, pooled: int) -> None:
        super().__init__()
        self._conv1 = ConvLayer(inputs, one, 1)
        self._conv3r = ConvLayer(inputs, to_three, 1)
        self._conv3 = ConvLayer(to_three, three, 3)
        self._conv5r = ConvLayer(inputs, to_five, 1)
        self._conv5 = ConvLayer(to_five, five, 5)
        self._pool = nn.MaxPool2D(3, stride=1, padding=1)
        self._convprj = ConvLayer(inputs, pooled, 1)

    def forward(self, inputs: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, one + three + five + pooled, H, W]."""
        paths = [
            self._conv1(inputs),
            self._conv3(self._conv3r(inputs)),
            self._conv5(self._conv5r(inputs)),
            self._convprj(self._pool(inputs)),
        ]
        return F.relu(concat(paths, axis=1))


class GoogLeNet(nn.Layer):
    """num_classes: no linear layers when 0 or less; with_pool: average the image before them."""

    def __init__(self, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__()
        self.num_classes, self.with_pool = num_classes, with_pool
        self._conv = ConvLayer(3, 64, 7, 2)
        self._pool = nn.MaxPool2D(3, stride=2)
        self._conv_1 = ConvLayer(64, 64, 1)
        self._conv_2 = ConvLayer(64, 192, 3)
        for name, channels in _BLOCKS.items():
            setattr(self, f"_ince{name}", Inception(*channels))
        if with_pool:
            self._pool_5 = nn.AdaptiveAvgPool2D(1)
            self._pool_o1 = nn.AvgPool2D(5, stride=3)
            self._pool_o2 = nn.AvgPool2D(5, stride=3)
        if num_classes > 0:
            self._drop = nn.Dropout(p=0.4, mode="downscale_in_infer")
            self._fc_out = nn.Linear(1024, num_classes, weight_attr=_attr(math.sqrt(3.0 / 1024)))
            for number, inputs in ((1, 512), (2, 528)):
                setattr(self, f"_conv_o{number}", ConvLayer(inputs, 128, 1))
                setattr(self, f"_fc_o{number}", nn.Linear(1152, 1024, weight_attr=_attr(math.sqrt(3.0 / 2048))))
                setattr(self, f"_drop_o{number}", nn.Dropout(p=0.7, mode="downscale_in_infer"))
                setattr(self, f"_out{number}", nn.Linear(1024, num_classes, weight_attr=_attr(math.sqrt(3.0 / 1024))))

    def forward(self, inputs: Tensor) -> list[Tensor]:
        """Images [N, 3, H, W] to three logits [N, num_classes]: the last, after 4a and after 4d."""
        x = self._conv_2(self._conv_1(self._pool(self._conv(inputs))))
        x = self._ince3b(self._ince3a(self._pool(x)))
        first = self._ince4a(self._pool(x))
        second = self._ince4d(self._ince4c(self._ince4b(first)))
        x = self._ince5b(self._ince5a(self._pool(self._ince4e(second))))
        if self.with_pool:
            x, first, second = self._pool_5(x), self._pool_o1(first), self._pool_o2(second)
        if self.num_classes > 0:
            x = self._fc_out(self._drop(x).squeeze([2, 3]))
            first = F.relu(self._fc_o1(self._conv_o1(first).flatten(1)))
            first = self._out1(self._drop_o1(first))
            second = self._fc_o2(self._conv_o2(second).flatten(1))
            second = self._out2(self._drop_o2(second))
        return [x, first, second]


def googlenet(pretrained: bool = False, **options: Any) -> GoogLeNet:
    """A GoogLeNet with random weights, or pretrained ones."""
    return trained(GoogLeNet(**options), "googlenet", pretrained)
