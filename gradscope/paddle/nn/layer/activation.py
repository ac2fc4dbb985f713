"""Activation layers."""

from __future__ import annotations

from typing import Any, ClassVar

from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.function import REQUIRED, FunctionLayer
from gradscope.paddle.nn.layer.layers import Layer


class CELU(FunctionLayer):
    """See `functional.celu`."""

    function = F.celu
    options = {"alpha": 1.0}


class ELU(FunctionLayer):
    """See `functional.elu`."""

    function = F.elu
    options = {"alpha": 1.0}


class GELU(FunctionLayer):
    """See `functional.gelu`."""

    function = F.gelu
    options = {"approximate": False}


class GLU(FunctionLayer):
    """See `functional.glu`."""

    function = F.glu
    options = {"axis": -1}
    others: ClassVar[dict[str, str]] = {"dim": "axis"}


class Hardshrink(FunctionLayer):
    """See `functional.hardshrink`."""

    function = F.hardshrink
    options = {"threshold": 0.5}
    others: ClassVar[dict[str, str]] = {"lambd": "threshold"}


class Hardsigmoid(FunctionLayer):
    """See `functional.hardsigmoid`."""

    function = F.hardsigmoid


class Hardswish(FunctionLayer):
    """See `functional.hardswish`."""

    function = F.hardswish


class Hardtanh(FunctionLayer):
    """See `functional.hardtanh`."""

    function = F.hardtanh
    options = {"min": -1.0, "max": 1.0}


class LeakyReLU(FunctionLayer):
    """See `functional.leaky_relu`."""

    function = F.leaky_relu
    options = {"negative_slope": 0.01}


class LogSigmoid(FunctionLayer):
    """See `functional.log_sigmoid`."""

    function = F.log_sigmoid


class LogSoftmax(FunctionLayer):
    """See `functional.log_softmax`."""

    function = F.log_softmax
    options = {"axis": -1}


class Maxout(FunctionLayer):
    """See `functional.maxout`."""

    function = F.maxout
    options: ClassVar[dict[str, Any]] = {"groups": REQUIRED, "axis": 1}


class Mish(FunctionLayer):
    """See `functional.mish`."""

    function = F.mish


class ReLU(FunctionLayer):
    """See `functional.relu`."""

    function = F.relu


class ReLU6(FunctionLayer):
    """See `functional.relu6`."""

    function = F.relu6


class RReLU(FunctionLayer):
    """See `functional.rrelu`; slopes are drawn while training."""

    function = F.rrelu
    options = {"lower": 1.0 / 8.0, "upper": 1.0 / 3.0}

    def more(self) -> dict[str, Any]:
        """Whether to draw."""
        return {"training": self.training}

    def extra_repr(self) -> str:
        """The options, and whether it draws."""
        return f"{super().extra_repr()}, training={self.training}, dtype={self._dtype}"


class SELU(FunctionLayer):
    """See `functional.selu`."""

    function = F.selu
    options = {"scale": 1.0507009873554804934193349852946, "alpha": 1.6732632423543772848170429916717}


class Sigmoid(FunctionLayer):
    """See `functional.sigmoid`."""

    function = F.sigmoid


class Silu(FunctionLayer):
    """See `functional.silu`."""

    function = F.silu
    options = {"inplace": False}


SiLU = Silu


class Softmax(FunctionLayer):
    """See `functional.softmax`."""

    function = F.softmax
    options = {"axis": -1}


class Softmax2D(Layer):
    """softmax over the channels of [n, c, h, w] or [c, h, w]."""

    def __init__(self, name: str | None = None) -> None:
        super().__init__()
        self._name = name

    def forward(self, x: Any) -> Any:
        """Of the same shape. Raises AssertionError for another number of axes."""
        if len(x.shape) not in (3, 4):
            raise AssertionError(f"Softmax2D requires a 3D or 4D tensor as input. Received: {len(x.shape)}D.")
        return F.softmax(x, -3)

    def extra_repr(self) -> str:
        """The name, when it has one."""
        return f"name={self._name}" if self._name else ""


class Softplus(FunctionLayer):
    """See `functional.softplus`."""

    function = F.softplus
    options = {"beta": 1, "threshold": 20}


class Softshrink(FunctionLayer):
    """See `functional.softshrink`."""

    function = F.softshrink
    options = {"threshold": 0.5}
    others: ClassVar[dict[str, str]] = {"lambd": "threshold"}


class Softsign(FunctionLayer):
    """See `functional.softsign`."""

    function = F.softsign


class Swish(FunctionLayer):
    """See `functional.swish`."""

    function = F.swish


class Tanh(FunctionLayer):
    """See `functional.tanh`."""

    function = F.tanh


class Tanhshrink(FunctionLayer):
    """See `functional.tanhshrink`."""

    function = F.tanhshrink


class ThresholdedReLU(FunctionLayer):
    """See `functional.thresholded_relu`."""

    function = F.thresholded_relu
    options = {"threshold": 1.0, "value": 0.0}
