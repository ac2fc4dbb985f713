"""Dropout layers: they drop while training and give their input otherwise."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.functional.dropout import _MODES
from gradscope.paddle.nn.layer.layers import Layer


class Dropout(Layer):
    """Drops elements while training, see `functional.dropout`. inplace: the input itself gets the values; axes may
    stand in its place, where they stood before Paddle 3.3."""

    def __init__(
        self,
        p: float = 0.5,
        inplace: Any = False,
        axis: Any = None,
        mode: str = "upscale_in_train",
        name: str | None = None,
    ) -> None:
        super().__init__()
        if not isinstance(inplace, bool):
            before = axis if isinstance(axis, str) and axis in _MODES else mode
            inplace, axis, mode = False, inplace, before
        self.p, self.axis, self.mode, self.inplace, self.name = p, axis, mode, inplace, name

    def forward(self, input: Tensor) -> Tensor:
        """The input, thinned out while training."""
        return F.dropout(input, self.p, self.axis, self.training, self.inplace, self.mode)

    def extra_repr(self) -> str:
        """How it drops."""
        name = f", name={self.name}" if self.name else ""
        return f"p={self.p}, axis={self.axis}, mode={self.mode}{name}, inplace={self.inplace}"


class _OfChannels(Layer):
    def __init__(self, p: float, data_format: str, name: str | None) -> None:
        super().__init__()
        self.p, self.data_format, self.name = p, data_format, name

    def extra_repr(self) -> str:
        """How it drops."""
        name = f", name={self.name}" if self.name else ""
        return f"p={self.p}, data_format={self.data_format}{name}"


class Dropout2D(_OfChannels):
    """Drops whole channels of images while training."""

    def __init__(self, p: float = 0.5, data_format: str = "NCHW", name: str | None = None) -> None:
        super().__init__(p, data_format, name)

    def forward(self, input: Tensor) -> Tensor:
        """Images without some of their channels."""
        return F.dropout2d(input, self.p, self.training, self.data_format)


class Dropout3D(_OfChannels):
    """Drops whole channels of volumes while training."""

    def __init__(self, p: float = 0.5, data_format: str = "NCDHW", name: str | None = None) -> None:
        super().__init__(p, data_format, name)

    def forward(self, input: Tensor) -> Tensor:
        """Volumes without some of their channels."""
        return F.dropout3d(input, self.p, self.training, self.data_format)


class _ForSelu(Layer):
    def __init__(self, p: float = 0.5, name: str | None = None) -> None:
        super().__init__()
        self.p, self.name = p, name

    def extra_repr(self) -> str:
        """How it drops."""
        return f"p={self.p}" + (f", name={self.name}" if self.name else "")


class AlphaDropout(_ForSelu):
    """Drops elements while training and keeps mean and variance, for selu."""

    def forward(self, input: Tensor) -> Tensor:
        """The input, thinned out while training."""
        return F.alpha_dropout(input, self.p, self.training)


class FeatureAlphaDropout(_ForSelu):
    """Drops whole channels while training and keeps mean and variance, for selu."""

    def forward(self, input: Tensor) -> Tensor:
        """The input, thinned out while training."""
        return F.feature_alpha_dropout(input, self.p, self.training)
