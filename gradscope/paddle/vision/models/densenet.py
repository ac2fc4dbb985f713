"""DenseNets (Huang et al. 2016, table 1): in a block every layer takes what all layers before it made."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer import Uniform
from gradscope.paddle.tensor.manipulation import concat
from gradscope.paddle.vision.models.parts import trained

#: channels of the first convolution, channels each layer adds, layers of the four blocks
_LAYOUTS = {
    121: (64, 32, (6, 12, 24, 16)), 161: (96, 48, (6, 12, 36, 24)), 169: (64, 32, (6, 12, 32, 32)),
    201: (64, 32, (6, 12, 48, 32)), 264: (64, 32, (6, 12, 64, 48)),
}  # fmt: skip


class BNACConvLayer(nn.Layer):
    """Norm, ReLU, convolution without bias."""

    def __init__(self, inputs: int, outputs: int, size: int, padding: int = 0) -> None:
        super().__init__()
        self._batch_norm = nn.BatchNorm2D(inputs)
        self._conv = nn.Conv2D(inputs, outputs, size, padding=padding, bias_attr=False)

    def forward(self, input: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H, W]."""
        return self._conv(F.relu(self._batch_norm(input)))


class ConvBNLayer(nn.Layer):
    """Convolution without bias, norm, ReLU."""

    def __init__(self, inputs: int, outputs: int, size: int, stride: int, padding: int) -> None:
        super().__init__()
        self._conv = nn.Conv2D(inputs, outputs, size, stride, padding, bias_attr=False)
        self._batch_norm = nn.BatchNorm2D(outputs)

    def forward(self, input: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, h, w]."""
        return F.relu(self._batch_norm(self._conv(input)))


class DenseLayer(nn.Layer):
    """1×1 and 3×3, whose result stands beside the input."""

    def __init__(self, inputs: int, growth_rate: int, bn_size: int, dropout: float) -> None:
        super().__init__()
        self.bn_ac_func1 = BNACConvLayer(inputs, bn_size * growth_rate, 1)
        self.bn_ac_func2 = BNACConvLayer(bn_size * growth_rate, growth_rate, 3, padding=1)
        self.dropout = dropout
        if dropout:
            self.dropout_func = nn.Dropout(p=dropout, mode="downscale_in_infer")

    def forward(self, input: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, inputs + growth_rate, H, W]."""
        x = self.bn_ac_func2(self.bn_ac_func1(input))
        return concat([input, self.dropout_func(x) if self.dropout else x], axis=1)


class DenseBlock(nn.Layer):
    """Layers, each on all before it. name: begins their names."""

    def __init__(self, inputs: int, layers: int, growth_rate: int, bn_size: int, dropout: float, name: str) -> None:
        super().__init__()
        self.dense_layer_func = []
        for number in range(layers):
            made = DenseLayer(inputs + number * growth_rate, growth_rate, bn_size, dropout)
            self.dense_layer_func.append(self.add_sublayer(f"{name}_{number + 1}", made))

    def forward(self, input: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, inputs + layers · growth_rate, H, W]."""
        for layer in self.dense_layer_func:
            input = layer(input)
        return input


class TransitionLayer(nn.Layer):
    """Fewer channels, and a quarter of the places."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.conv_ac_func = BNACConvLayer(inputs, outputs, 1)
        self.pool2d_avg = nn.AvgPool2D(2, stride=2, padding=0)

    def forward(self, input: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H / 2, W / 2]."""
        return self.pool2d_avg(self.conv_ac_func(input))


class DenseNet(nn.Layer):
    """layers: 121, 161, 169, 201 or 264; bn_size: times growth, the channels inside a layer; num_classes: no last layer
    when 0 or less. Raises AssertionError for another number of layers."""

    def __init__(
        self,
        layers: int = 121,
        bn_size: int = 4,
        dropout: float = 0.0,
        num_classes: int = 1000,
        with_pool: bool = True,
    ) -> None:
        super().__init__()
        if layers not in _LAYOUTS:
            raise AssertionError(f"supported layers are {list(_LAYOUTS)} but input layer is {layers}")
        self.num_classes, self.with_pool = num_classes, with_pool
        channels, growth_rate, self.block_config = _LAYOUTS[layers]
        self.conv1_func = ConvBNLayer(3, channels, 7, 2, 3)
        self.pool2d_max = nn.MaxPool2D(3, stride=2, padding=1)
        self.blocks_and_transitions = []
        for place, count in enumerate(self.block_config):
            block = DenseBlock(channels, count, growth_rate, bn_size, dropout, f"conv{place + 2}")
            self.blocks_and_transitions.append(self.add_sublayer(f"db_conv_{place + 2}", block))
            channels += count * growth_rate
            if place < len(self.block_config) - 1:
                smaller = TransitionLayer(channels, channels // 2)
                self.blocks_and_transitions.append(self.add_sublayer(f"tr_conv{place + 2}_blk", smaller))
                channels //= 2
        self.batch_norm = nn.BatchNorm2D(channels)
        if with_pool:
            self.pool2d_avg = nn.AdaptiveAvgPool2D(1)
        if num_classes > 0:
            bound = 1.0 / math.sqrt(channels)
            attr = nn.ParamAttr(initializer=Uniform(-bound, bound))
            self.out = nn.Linear(channels, num_classes, weight_attr=attr)

    def forward(self, input: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self.pool2d_max(self.conv1_func(input))
        for part in self.blocks_and_transitions:
            x = part(x)
        x = F.relu(self.batch_norm(x))
        if self.with_pool:
            x = self.pool2d_avg(x)
        return self.out(x.flatten(1)) if self.num_classes > 0 else x


def _maker(layers: int) -> Callable[..., DenseNet]:
    def make(pretrained: bool = False, **options: Any) -> DenseNet:
        return trained(DenseNet(layers=layers, **options), f"densenet{layers}", pretrained)

    make.__name__ = make.__qualname__ = f"densenet{layers}"
    make.__doc__ = f"A DenseNet of {layers} layers with random weights, or pretrained ones."
    return make


densenet121, densenet161, densenet169, densenet201, densenet264 = (_maker(layers) for layers in _LAYOUTS)
