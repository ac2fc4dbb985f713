"""Residual networks (He et al. 2015, table 1): blocks whose input is added to what their convolutions make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn

#: blocks in each of the four stages
_STAGES = {18: (2, 2, 2, 2), 34: (3, 4, 6, 3), 50: (3, 4, 6, 3), 101: (3, 4, 23, 3), 152: (3, 8, 36, 3)}


def _conv(inputs: int, outputs: int, size: int, stride: int = 1) -> nn.Layer:
    return nn.Conv2D(inputs, outputs, size, stride=stride, padding=size // 2, bias_attr=False)


class BasicBlock(nn.Layer):
    """Two 3×3 convolutions. downsample: makes the input fit where stride or number of channels change."""

    expansion: ClassVar[int] = 1

    def __init__(self, inplanes: int, planes: int, stride: int = 1, downsample: nn.Layer | None = None) -> None:
        super().__init__()
        self.conv1 = _conv(inplanes, planes, 3, stride)
        self.bn1 = nn.BatchNorm2D(planes)
        self.relu = nn.ReLU()
        self.conv2 = _conv(planes, planes, 3)
        self.bn2 = nn.BatchNorm2D(planes)
        self.downsample = downsample

    def forward(self, x: Tensor) -> Tensor:
        """[N, inplanes, H, W] to [N, planes, H / stride, W / stride]."""
        out = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
        return self.relu(out + (x if self.downsample is None else self.downsample(x)))


class BottleneckBlock(nn.Layer):
    """1×1, 3×3 and 1×1 convolutions, the last to four times the channels. downsample: as in BasicBlock."""

    expansion: ClassVar[int] = 4

    def __init__(self, inplanes: int, planes: int, stride: int = 1, downsample: nn.Layer | None = None) -> None:
        super().__init__()
        self.conv1 = _conv(inplanes, planes, 1)
        self.bn1 = nn.BatchNorm2D(planes)
        self.conv2 = _conv(planes, planes, 3, stride)
        self.bn2 = nn.BatchNorm2D(planes)
        self.conv3 = _conv(planes, planes * self.expansion, 1)
        self.bn3 = nn.BatchNorm2D(planes * self.expansion)
        self.relu = nn.ReLU()
        self.downsample = downsample

    def forward(self, x: Tensor) -> Tensor:
        """[N, inplanes, H, W] to [N, 4 · planes, H / stride, W / stride]."""
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn3(self.conv3(self.relu(self.bn2(self.conv2(out)))))
        return self.relu(out + (x if self.downsample is None else self.downsample(x)))


class ResNet(nn.Layer):
    """block: BasicBlock or BottleneckBlock; depth: 18, 34, 50, 101 or 152; num_classes: no last layer when 0 or less;
    with_pool: average over the image before it. Raises ValueError for another depth."""

    def __init__(
        self,
        block: type[BasicBlock] | type[BottleneckBlock],
        depth: int = 50,
        num_classes: int = 1000,
        with_pool: bool = True,
    ) -> None:
        super().__init__()
        if depth not in _STAGES:
            raise ValueError(f"depth must be one of {sorted(_STAGES)}, but got {depth}")
        self.num_classes, self.with_pool = num_classes, with_pool
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
        first = block(self._channels, planes, stride, fit)
        self._channels = outputs
        return nn.Sequential(first, *(block(outputs, planes) for _ in range(blocks - 1)))

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]; without the last layer [N, C, h, w]."""
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        if self.with_pool:
            x = self.avgpool(x)
        return self.fc(x.flatten(1)) if self.num_classes > 0 else x


def _maker(depth: int) -> Callable[..., ResNet]:
    block = BasicBlock if depth < 50 else BottleneckBlock

    def make(pretrained: bool = False, **options: Any) -> ResNet:
        if pretrained:
            raise ValueError(
                f"there are no weights of resnet{depth} here; load them with set_state_dict(paddle.load(...))"
            )
        return ResNet(block, depth, **options)

    make.__name__ = make.__qualname__ = f"resnet{depth}"
    make.__doc__ = f"A ResNet of {depth} layers with random weights; options as ResNet's. ValueError for pretrained."
    return make


resnet18, resnet34, resnet50, resnet101, resnet152 = (_maker(depth) for depth in _STAGES)
