"""ShuffleNetV2 (Ma et al. 2018, table 5): half of the channels pass by, then all are shuffled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.tensor.manipulation import concat, reshape, split, transpose
from gradscope.paddle.vision.conv_norm import ConvNormActivation
from gradscope.paddle.vision.models.parts import trained

#: channels of the first convolution, of three stages and of the last convolution, by scale
_CHANNELS = {
    0.25: (24, 24, 48, 96, 512), 0.33: (24, 32, 64, 128, 512), 0.5: (24, 48, 96, 192, 1024),
    1.0: (24, 116, 232, 464, 1024), 1.5: (24, 176, 352, 704, 1024), 2.0: (24, 224, 488, 976, 2048),
}  # fmt: skip
_BLOCKS = (4, 8, 4)


def _activation(act: str | None) -> Any:
    if act not in ("relu", "swish", None):
        raise RuntimeError(f"The activation function is not supported: {act}")
    return {"relu": nn.ReLU, "swish": nn.Swish, None: None}[act]


def _shuffled(x: Tensor, groups: int = 2) -> Tensor:
    """Channels of the groups one after the other by turns."""
    n, c, h, w = x.shape
    return reshape(transpose(reshape(x, [n, groups, c // groups, h, w]), [0, 2, 1, 3, 4]), [n, c, h, w])


class InvertedResidual(nn.Layer):
    """Convolves the second half of the channels."""

    def __init__(self, channels: int, activation: Any) -> None:
        super().__init__()
        half = channels // 2
        self._conv_pw = ConvNormActivation(half, half, 1, padding=0, activation_layer=activation)
        self._conv_dw = ConvNormActivation(half, half, 3, padding=1, groups=half, activation_layer=None)
        self._conv_linear = ConvNormActivation(half, half, 1, padding=0, activation_layer=activation)

    def forward(self, inputs: Tensor) -> Tensor:
        """[N, channels, H, W] to the same shape."""
        passed, x = split(inputs, 2, axis=1)
        return _shuffled(concat([passed, self._conv_linear(self._conv_dw(self._conv_pw(x)))], axis=1))


class InvertedResidualDS(nn.Layer):
    """Halves the image, on both paths."""

    def __init__(self, inputs: int, outputs: int, stride: int, activation: Any) -> None:
        super().__init__()
        half = outputs // 2
        options: dict[str, Any] = {"stride": stride, "padding": 1, "activation_layer": None}
        self._conv_dw_1 = ConvNormActivation(inputs, inputs, 3, groups=inputs, **options)
        self._conv_linear_1 = ConvNormActivation(inputs, half, 1, padding=0, activation_layer=activation)
        self._conv_pw_2 = ConvNormActivation(inputs, half, 1, padding=0, activation_layer=activation)
        self._conv_dw_2 = ConvNormActivation(half, half, 3, groups=half, **options)
        self._conv_linear_2 = ConvNormActivation(half, half, 1, padding=0, activation_layer=activation)

    def forward(self, inputs: Tensor) -> Tensor:
        """[N, inputs, H, W] to [N, outputs, H / stride, W / stride]."""
        first = self._conv_linear_1(self._conv_dw_1(inputs))
        second = self._conv_linear_2(self._conv_dw_2(self._conv_pw_2(inputs)))
        return _shuffled(concat([first, second], axis=1))


class ShuffleNetV2(nn.Layer):
    """scale: one of 0.25, 0.33, 0.5, 1.0, 1.5, 2.0; act: "relu", "swish" or None; num_classes: no last layer when 0 or
    less. Raises NotImplementedError, RuntimeError for others."""

    def __init__(
        self, scale: float = 1.0, act: str | None = "relu", num_classes: int = 1000, with_pool: bool = True
    ) -> None:
        super().__init__()
        if scale not in _CHANNELS:
            raise NotImplementedError(f"This scale size:[{scale}] is not implemented!")
        self.scale, self.num_classes, self.with_pool = scale, num_classes, with_pool
        activation = _activation(act)
        channels, *stages, last = _CHANNELS[scale]
        self._conv1 = ConvNormActivation(3, channels, 3, stride=2, padding=1, activation_layer=activation)
        self._max_pool = nn.MaxPool2D(3, stride=2, padding=1)
        self._block_list = []
        for stage, outputs in enumerate(stages):
            for block in range(_BLOCKS[stage]):
                made = (
                    InvertedResidual(outputs, activation)
                    if block
                    else InvertedResidualDS(channels, outputs, 2, activation)
                )
                self._block_list.append(self.add_sublayer(f"{stage + 2}_{block + 1}", made))
            channels = outputs
        self._last_conv = ConvNormActivation(channels, last, 1, padding=0, activation_layer=activation)
        if with_pool:
            self._pool2d_avg = nn.AdaptiveAvgPool2D(1)
        if num_classes > 0:
            self._fc = nn.Linear(last, num_classes)

    def forward(self, inputs: Tensor) -> Tensor:
        """Images [N, 3, H, W] to logits [N, num_classes]."""
        x = self._max_pool(self._conv1(inputs))
        for block in self._block_list:
            x = block(x)
        x = self._last_conv(x)
        if self.with_pool:
            x = self._pool2d_avg(x)
        return self._fc(x.flatten(1)) if self.num_classes > 0 else x


def _maker(name: str, scale: float, act: str) -> Callable[..., ShuffleNetV2]:
    def make(pretrained: bool = False, **options: Any) -> ShuffleNetV2:
        return trained(ShuffleNetV2(scale=scale, act=act, **options), name, pretrained)

    make.__name__ = make.__qualname__ = name
    make.__doc__ = f"A ShuffleNetV2 at scale {scale} with {act} and random weights. ValueError for pretrained."
    return make


shufflenet_v2_x0_25 = _maker("shufflenet_v2_x0_25", 0.25, "relu")
shufflenet_v2_x0_33 = _maker("shufflenet_v2_x0_33", 0.33, "relu")
shufflenet_v2_x0_5 = _maker("shufflenet_v2_x0_5", 0.5, "relu")
shufflenet_v2_x1_0 = _maker("shufflenet_v2_x1_0", 1.0, "relu")
shufflenet_v2_x1_5 = _maker("shufflenet_v2_x1_5", 1.5, "relu")
shufflenet_v2_x2_0 = _maker("shufflenet_v2_x2_0", 2.0, "relu")
shufflenet_v2_swish = _maker("shufflenet_v2_swish", 1.0, "swish")
