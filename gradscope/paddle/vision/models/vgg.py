"""VGG networks (Simonyan, Zisserman 2014, table 1): convolutions of 3×3 between pools, then three linear layers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.vision.models.parts import trained

#: how many convolutions each of the five stages has
_STAGES = {11: (1, 1, 2, 2, 2), 13: (2, 2, 2, 2, 2), 16: (2, 2, 3, 3, 3), 19: (2, 2, 4, 4, 4)}


class VGG(nn.Layer):
    """features: what makes of an image [N, 512, h, w]; with_pool: average that to 7×7; num_classes: no linear layers
    when 0 or less."""

    def __init__(self, features: nn.Layer, num_classes: int = 1000, with_pool: bool = True) -> None:
        super().__init__()
        self.features = features
        self.num_classes, self.with_pool = num_classes, with_pool
        if with_pool:
            self.avgpool = nn.AdaptiveAvgPool2D((7, 7))
        if num_classes > 0:
            self.classifier = nn.Sequential(
                nn.Linear(512 * 7 * 7, 4096), nn.ReLU(), nn.Dropout(),
                nn.Linear(4096, 4096), nn.ReLU(), nn.Dropout(),
                nn.Linear(4096, num_classes),
            )  # fmt: skip

    def forward(self, x: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self.features(x)
        if self.with_pool:
            x = self.avgpool(x)
        return self.classifier(x.flatten(1)) if self.num_classes > 0 else x


def make_layers(cfg: list[Any], batch_norm: bool = False) -> nn.Layer:
    """The convolutions of a VGG. cfg: channels of each, and "M" for a pool."""
    layers: list[Any] = []
    channels = 3
    for outputs in cfg:
        if outputs == "M":
            layers.append(nn.MaxPool2D(2, stride=2))
            continue
        layers.append(nn.Conv2D(channels, outputs, 3, padding=1))
        layers += [nn.BatchNorm2D(outputs), nn.ReLU()] if batch_norm else [nn.ReLU()]
        channels = outputs
    return nn.Sequential(*layers)


def _features(depth: int, batch_norm: bool) -> nn.Layer:
    cfg: list[Any] = []
    for stage, convolutions in enumerate(_STAGES[depth]):
        cfg += [min(512, 64 << stage)] * convolutions + ["M"]
    return make_layers(cfg, batch_norm)


def _maker(depth: int) -> Callable[..., VGG]:
    def make(pretrained: bool = False, batch_norm: bool = False, **options: Any) -> VGG:
        name = f"vgg{depth} with batch_norm" if batch_norm else f"vgg{depth}"
        return trained(VGG(_features(depth, batch_norm), **options), name, pretrained)

    make.__name__ = make.__qualname__ = f"vgg{depth}"
    make.__doc__ = f"A VGG of {depth} layers, with random or pretrained weights; batch_norm: after convolutions."
    return make


vgg11, vgg13, vgg16, vgg19 = (_maker(depth) for depth in _STAGES)
