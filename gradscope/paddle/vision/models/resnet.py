"""Residual networks (He et al. 2015, table 1): blocks whose input is added to what their convolutions make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.vision.models.parts import trained

#: blocks in each of the four stages
_STAGES = {18: (2, 2, 2, 2), 34: (3, 4, 6, 3), 50: (3, 4, 6, 3), 101: (3, 4, 23, 3), 152: (3, 8, 36, 3)}


def _conv(inputs: int, outputs: int, size: int, stride: int = 1, groups: int = 1, dilation: int = 1) -> nn.Layer:
    padding = size // 2 * dilation
    return nn.Conv2D(
        inputs, outputs, size, stride=stride, padding=padding, dilation=dilation, groups=groups, bias_attr=False
    )


class BasicBlock(nn.Layer):
    """Two 3×3 convolutions. downsample: makes the input fit where stride or number of channels change.

    Raises NotImplementedError for a dilation.
    """

    expansion: ClassVar[int] = 1

    def __init__(
        self,
        inplanes: int,
        planes: int,
        stride: int = 1,
        downsample: nn.Layer | None = None,
        groups: int = 1,
        base_width: int = 64,
        dilation: int = 1,
        norm_layer: Any = None,
    ) -> None:
        super().__init__()
        norm = norm_layer or nn.BatchNorm2D
        if dilation > 1:
            raise NotImplementedError("Dilation > 1 not supported in BasicBlock")
        self.conv1 = _conv(inplanes, planes, 3, stride)
        self.bn1 = norm(planes)
        self.relu = nn.ReLU()
        self.conv2 = _conv(planes, planes, 3)
        self.bn2 = norm(planes)
        self.downsample = downsample

    def forward(self, x: Tensor) -> Tensor:
        """[N, inplanes, H, W] to [N, planes, H / stride, W / stride]."""
        out = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
        return self.relu(out + (x if self.downsample is None else self.downsample(x)))


class BottleneckBlock(nn.Layer):
    """1×1, 3×3 and 1×1 convolutions, the last to four times the channels. downsample: as in BasicBlock; groups and
    base_width: the 3×3 has planes · base_width / 64 · groups channels, convolved in so many groups."""

    expansion: ClassVar[int] = 4

    def __init__(
        self,
        inplanes: int,
        planes: int,
        stride: int = 1,
        downsample: nn.Layer | None = None,
        groups: int = 1,
        base_width: int = 64,
        dilation: int = 1,
        norm_layer: Any = None,
    ) -> None:
        super().__init__()
        norm = norm_layer or nn.BatchNorm2D
        width = int(planes * (base_width / 64.0)) * groups
        self.conv1 = _conv(inplanes, width, 1)
        self.bn1 = norm(width)
        self.conv2 = _conv(width, width, 3, stride, groups, dilation)
        self.bn2 = norm(width)
        self.conv3 = _conv(width, planes * self.expansion, 1)
        self.bn3 = norm(planes * self.expansion)
        self.relu = nn.ReLU()
        self.downsample = downsample

    def forward(self, x: Tensor) -> Tensor:
        """[N, inplanes, H, W] to [N, 4 · planes, H / stride, W / stride]."""
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn3(self.conv3(self.relu(self.bn2(self.conv2(out)))))
        return self.relu(out + (x if self.downsample is None else self.downsample(x)))


class ResNet(nn.Layer):
    """block: BasicBlock or BottleneckBlock; depth: 18, 34, 50, 101 or 152; width and groups: see BottleneckBlock;
    num_classes: no last layer when 0 or less; with_pool: average over the image before it.

    Raises ValueError for another depth.
    """

    def __init__(
        self,
        block: type[BasicBlock] | type[BottleneckBlock],
        depth: int = 50,
        width: int = 64,
        num_classes: int = 1000,
        with_pool: bool = True,
        groups: int = 1,
    ) -> None:
        super().__init__()
        if depth not in _STAGES:
            raise ValueError(f"depth must be one of {sorted(_STAGES)}, but got {depth}")
        self.num_classes, self.with_pool = num_classes, with_pool
        self.groups, self.base_width = groups, width
        self._channels = 64
        self.conv1 = nn.Conv2D(3, 64, 7, stride=2, padding=3, bias_attr=False)
        self.bn1 = nn.BatchNorm2D(64)
        self.relu = nn.ReLU()
        self.maxpool = nn.MaxPool2D(3, stride=2, padding=1)
        for stage, blocks in enumerate(_STAGES[depth]):
            made = self._stage(block, 64 << stage, blocks, 1 if stage == 0 else 2)
            setattr(self, f"layer{stage + 1}", made)
        if with_pool:
            self.avgpool = nn.AdaptiveAvgPool2D((1, 1))
        if num_classes > 0:
            self.fc = nn.Linear(512 * block.expansion, num_classes)

    def _stage(self, block: Callable[..., Any], planes: int, blocks: int, stride: int) -> nn.Layer:
        outputs = planes * block.expansion  # type: ignore[attr-defined]
        fit = None
        if stride != 1 or self._channels != outputs:
            fit = nn.Sequential(_conv(self._channels, outputs, 1, stride), nn.BatchNorm2D(outputs))
        inside = {"groups": self.groups, "base_width": self.base_width}
        first = block(self._channels, planes, stride, fit, **inside)
        self._channels = outputs
        return nn.Sequential(first, *(block(outputs, planes, **inside) for _ in range(blocks - 1)))

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]; without the last layer [N, C, h, w]."""
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        if self.with_pool:
            x = self.avgpool(x)
        return self.fc(x.flatten(1)) if self.num_classes > 0 else x


def _maker(name: str, depth: int, **layout: int) -> Callable[..., ResNet]:
    block = BasicBlock if depth < 50 else BottleneckBlock

    def make(pretrained: bool = False, **options: Any) -> ResNet:
        return trained(ResNet(block, depth, **{**layout, **options}), name, pretrained)

    make.__name__ = make.__qualname__ = name
    make.__doc__ = f"A {name} with random weights, or pretrained ones; options as ResNet's."
    return make


resnet18, resnet34, resnet50, resnet101, resnet152 = (_maker(f"resnet{depth}", depth) for depth in _STAGES)

# Xie et al. 2016: the 3×3 in groups
resnext50_32x4d = _maker("resnext50_32x4d", 50, width=4, groups=32)
resnext50_64x4d = _maker("resnext50_64x4d", 50, width=4, groups=64)
resnext101_32x4d = _maker("resnext101_32x4d", 101, width=4, groups=32)
resnext101_64x4d = _maker("resnext101_64x4d", 101, width=4, groups=64)
resnext152_32x4d = _maker("resnext152_32x4d", 152, width=4, groups=32)
resnext152_64x4d = _maker("resnext152_64x4d", 152, width=4, groups=64)

# Zagoruyko, Komodakis 2016: twice as many channels inside
wide_resnet50_2 = _maker("wide_resnet50_2", 50, width=128)
wide_resnet101_2 = _maker("wide_resnet101_2", 101, width=128)
