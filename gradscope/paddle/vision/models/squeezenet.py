"""SqueezeNet (Iandola et al. 2016, table 1, and its version 1.1): blocks that narrow and then widen on two paths."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.nn import functional as F
from gradscope.paddle.tensor.manipulation import concat
from gradscope.paddle.vision.models.parts import trained

#: channels squeezed to, and on each path, of the eight blocks
_FIRES = ((16, 64), (16, 64), (32, 128), (32, 128), (48, 192), (48, 192), (64, 256), (64, 256))
#: the blocks after which a pool comes
_POOLS = {"1.0": (3, 7), "1.1": (2, 4)}


class MakeFireConv(nn.Layer):
    """A convolution and ReLU."""

    def __init__(self, inputs: int, outputs: int, size: int, padding: int = 0) -> None:
        super().__init__()
        self._conv = nn.Conv2D(inputs, outputs, size, padding=padding)

    def forward(self, x: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H, W]."""
        return F.relu(self._conv(x))


class MakeFire(nn.Layer):
    """1×1 to few channels, then 1×1 and 3×3 side by side."""

    def __init__(self, inputs: int, squeezed: int, each: int) -> None:
        super().__init__()
        self._conv = MakeFireConv(inputs, squeezed, 1)
        self._conv_path1 = MakeFireConv(squeezed, each, 1)
        self._conv_path2 = MakeFireConv(squeezed, each, 3, padding=1)

    def forward(self, inputs: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, 2 · each, H, W]."""
        x = self._conv(inputs)
        return concat([self._conv_path1(x), self._conv_path2(x)], axis=1)


class SqueezeNet(nn.Layer):
    """version: "1.0" or "1.1"; num_classes: no last convolution when 0 or less; with_pool: average the image.

    Raises AssertionError for another version.
    """

    def __init__(self, version: str, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__()
        if version not in _POOLS:
            raise AssertionError(f"supported versions are {list(_POOLS)} but input version is {version}")
        self.version, self.num_classes, self.with_pool = version, num_classes, with_pool
        channels = 96 if version == "1.0" else 64
        size, padding = (7, 0) if version == "1.0" else (3, 1)
        self._conv = nn.Conv2D(3, channels, size, stride=2, padding=padding)
        self._pool = nn.MaxPool2D(3, stride=2, padding=0)
        for number, (squeezed, each) in enumerate(_FIRES, 1):
            setattr(self, f"_conv{number}", MakeFire(channels, squeezed, each))
            channels = 2 * each
        self._drop = nn.Dropout(0.5, mode="downscale_in_infer")
        self._conv9 = nn.Conv2D(512, num_classes, 1)
        self._avg_pool = nn.AdaptiveAvgPool2D(1)

    def forward(self, inputs: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self._pool(F.relu(self._conv(inputs)))
        for number in range(1, len(_FIRES) + 1):
            x = getattr(self, f"_conv{number}")(x)
            if number in _POOLS[self.version]:
                x = self._pool(x)
        if self.num_classes > 0:
            x = self._conv9(self._drop(x))
        if self.with_pool:
            x = self._avg_pool(F.relu(x)).squeeze([2, 3])
        return x


def squeezenet1_0(pretrained: bool = False, **options: Any) -> SqueezeNet:
    """A SqueezeNet 1.0 with random weights, or pretrained ones."""
    return trained(SqueezeNet("1.0", **options), "squeezenet1_0", pretrained)


def squeezenet1_1(pretrained: bool = False, **options: Any) -> SqueezeNet:
    """A SqueezeNet 1.1 with random weights, or pretrained ones."""
    return trained(SqueezeNet("1.1", **options), "squeezenet1_1", pretrained)
