"""Activations, with Paddle's signatures."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import full_like
from gradscope.paddle.tensor.inplace import tanh_
from gradscope.paddle.tensor.math import sigmoid, tanh
from gradscope.paddle.tensor.twins import written

__all__ = [
    "celu", "elu", "elu_", "gelu", "glu", "gumbel_softmax", "hardshrink", "hardsigmoid", "hardswish", "hardtanh",
    "hardtanh_", "leaky_relu", "leaky_relu_", "log_sigmoid", "log_softmax", "logsigmoid", "maxout", "mish", "prelu",
    "relu", "relu6", "relu_", "rrelu", "selu", "sigmoid", "silu", "softmax", "softmax_", "softplus", "softshrink",
    "softsign", "swiglu", "swish", "tanh", "tanh_", "tanhshrink", "thresholded_relu", "thresholded_relu_",
]  # fmt: skip


def relu(x: Tensor, name: str | None = None) -> Tensor:
    """max(x, 0); the slope at 0 is 0."""
    return _C_ops.relu(x)


def relu_(x: Tensor, name: str | None = None) -> Tensor:
    """relu written into x itself, which is returned."""
    return _C_ops.relu_(x)


def relu6(x: Tensor, name: str | None = None) -> Tensor:
    """x limited to [0, 6]; the slope at both bounds is 0."""
    return _C_ops.relu6(x)


def gelu(x: Tensor, approximate: bool | str = False, name: str | None = None) -> Tensor:
    """x times the normal distribution function of x; approximate: its tanh form (True or "tanh"; False or "none").

    Raises InvalidArgument (ValueError) for another text.
    """
    if isinstance(approximate, str):
        if approximate not in ("none", "tanh"):
            raise errors.invalid_argument(
                f"the value of approximate in gelu should be 'tanh' or 'none', but received {approximate}", op="gelu"
            )
        approximate = approximate == "tanh"
    return _C_ops.gelu(x, approximate)


def silu(x: Tensor, inplace: bool = False, name: str | None = None) -> Tensor:
    """x * sigmoid(x); inplace: written into x."""
    return _silu_(x) if inplace else _C_ops.silu(x)


_silu_ = written("silu_", silu)


def swish(x: Tensor, name: str | None = None) -> Tensor:
    """x * sigmoid(x), under its older name."""
    return _C_ops.swish(x)


def mish(x: Tensor, name: str | None = None) -> Tensor:
    """x * tanh(softplus(x))."""
    return _C_ops.mish(x, 20.0)


def elu(x: Tensor, alpha: float = 1.0, name: str | None = None) -> Tensor:
    """x above 0, alpha * (exp(x) - 1) below."""
    return _C_ops.elu(x, alpha)


def elu_(x: Tensor, alpha: float = 1.0, name: str | None = None) -> Tensor:
    """elu written into x itself. Raises AssertionError for a negative alpha, whose gradient the output cannot tell."""
    if alpha < 0.0:
        raise AssertionError("elu_ only support alpha >= 0, please use elu instead.")
    return _C_ops.elu_(x, alpha)


def celu(x: Tensor, alpha: float = 1.0, name: str | None = None) -> Tensor:
    """x above 0, alpha * (exp(x / alpha) - 1) below. Raises ZeroDivisionError for alpha 0."""
    if alpha == 0:
        raise ZeroDivisionError("alpha cannot be 0 for celu")
    return _C_ops.celu(x, alpha)


def selu(
    x: Tensor,
    scale: float = 1.0507009873554804934193349852946,
    alpha: float = 1.6732632423543772848170429916717,
    name: str | None = None,
) -> Tensor:
    """scale * elu(x, alpha). Raises ValueError unless scale > 1 and alpha >= 0."""
    if scale <= 1.0:
        raise ValueError(f"The scale must be greater than 1.0. Received: {scale}.")
    if alpha < 0:
        raise ValueError(f"The alpha must be no less than zero. Received: {alpha}.")
    return _C_ops.selu(x, scale, alpha)


def leaky_relu(x: Tensor, negative_slope: float = 0.01, name: str | None = None) -> Tensor:
    """x above 0, negative_slope * x below."""
    return _C_ops.leaky_relu(x, negative_slope)


def leaky_relu_(x: Tensor, negative_slope: float = 0.01, name: str | None = None) -> Tensor:
    """leaky_relu written into x itself, which is returned."""
    return _C_ops.leaky_relu_(x, negative_slope)


def prelu(x: Tensor, weight: Tensor, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """x above 0, weight * x below. weight: [1], or one number per channel.

    Raises AssertionError for a weight of another length, ValueError for a data_format that puts the channels nowhere.
    """
    if data_format not in ("NC", "NCL", "NCHW", "NCDHW", "NLC", "NHWC", "NDHWC"):
        raise ValueError(
            f"data_format must be one of 'NC', 'NCL', 'NCHW', 'NCDHW', 'NLC', 'NHWC', 'NDHWC' but receive {data_format}"
        )
    if len(weight.shape) != 1:
        raise AssertionError("The dim count of weight shape should be 1 in prelu().")
    first = data_format.startswith("NC")
    if weight.shape[0] == 1:
        return _C_ops.prelu(x, weight, "NCHW" if first else "NHWC", "all")
    if len(x.shape) < 2 or weight.shape[0] != x.shape[1 if first else -1]:
        raise AssertionError(
            "The weight size should be equal to x input channel in prelu() when weight shape is not [1]."
        )
    return _C_ops.prelu(x, weight, "NCHW" if first else "NHWC", "channel")


def rrelu(
    x: Tensor, lower: float = 1.0 / 8.0, upper: float = 1.0 / 3.0, training: bool = True, name: str | None = None
) -> Tensor:
    """leaky_relu with a slope drawn per element from [lower, upper); the middle of the two when not training.

    Raises ValueError unless 0 <= lower <= upper <= 1.
    """
    if not 0 <= lower <= upper <= 1:
        raise ValueError(f"rrelu wants 0 <= lower <= upper <= 1. Received: lower {lower}, upper {upper}.")
    if not training:
        return _C_ops.leaky_relu(x, (lower + upper) / 2)
    slopes = _C_ops.uniform(list(x.shape), x.dtype, lower, upper, 0, x.place)
    return _C_ops.where(_C_ops.greater_than(x, full_like(x, 0)), x, _C_ops.multiply(x, slopes))


def hardtanh(x: Tensor, min: float = -1.0, max: float = 1.0, name: str | None = None) -> Tensor:
    """x limited to [min, max]; the slope at both bounds is 0."""
    return _C_ops.hardtanh(x, min, max)


def hardtanh_(x: Tensor, min: float = -1.0, max: float = 1.0, name: str | None = None) -> Tensor:
    """hardtanh written into x itself, which is returned."""
    return _C_ops.hardtanh_(x, min, max)


def hardsigmoid(x: Tensor, slope: float = 0.1666667, offset: float = 0.5, name: str | None = None) -> Tensor:
    """slope * x + offset limited to [0, 1]."""
    return _C_ops.hardsigmoid(x, slope, offset)


def hardswish(x: Tensor, name: str | None = None) -> Tensor:
    """x * relu6(x + 3) / 6."""
    return _C_ops.hardswish(x)


def hardshrink(x: Tensor, threshold: float = 0.5, name: str | None = None) -> Tensor:
    """x, 0 where |x| <= threshold."""
    return _C_ops.hardshrink(x, threshold)


def softshrink(x: Tensor, threshold: float = 0.5, name: str | None = None) -> Tensor:
    """x moved towards 0 by threshold. Raises ValueError for a negative one."""
    if threshold < 0:
        raise ValueError(f"The threshold must be no less than zero. Received: {threshold}.")
    return _C_ops.softshrink(x, threshold)


def tanhshrink(x: Tensor, name: str | None = None) -> Tensor:
    """x - tanh(x)."""
    return _C_ops.tanh_shrink(x)


def thresholded_relu(x: Tensor, threshold: float = 1.0, value: float = 0.0, name: str | None = None) -> Tensor:
    """x above threshold, value elsewhere."""
    return _C_ops.thresholded_relu(x, threshold, value)


def thresholded_relu_(x: Tensor, threshold: float = 1.0, value: float = 0.0, name: str | None = None) -> Tensor:
    """thresholded_relu written into x itself, which is returned."""
    return _C_ops.thresholded_relu_(x, threshold, value)


def softplus(x: Tensor, beta: float = 1, threshold: float = 20, name: str | None = None) -> Tensor:
    """log(1 + exp(beta * x)) / beta; x itself where beta * x is above threshold."""
    return _C_ops.softplus(x, float(beta), float(threshold))


def softsign(x: Tensor, name: str | None = None) -> Tensor:
    """x / (1 + |x|)."""
    return _C_ops.softsign(x)


def log_sigmoid(x: Tensor, name: str | None = None) -> Tensor:
    """log(sigmoid(x)), without overflow."""
    return _C_ops.logsigmoid(x)


logsigmoid = log_sigmoid


def swiglu(x: Tensor, y: Tensor | None = None, name: str | None = None) -> Tensor:
    """silu(x) * y; without y of the two halves of x along the last axis."""
    if y is None:
        x, y = _C_ops.split_with_num(x, 2, -1)
    return _C_ops.multiply(_C_ops.silu(x), y)


def softmax(x: Tensor, axis: int = -1, dtype: Any = None, name: str | None = None) -> Tensor:
    """exp(x) / sum(exp(x)) along `axis`, of x cast to `dtype` when one is given."""
    return _C_ops.softmax(x if dtype is None else _C_ops.cast(x, dtype), axis)


def softmax_(x: Tensor, axis: int = -1, dtype: Any = None, name: str | None = None) -> Tensor:
    """softmax written into x itself, which is returned; with a `dtype` into a cast of x."""
    return _C_ops.softmax_(x if dtype is None else _C_ops.cast(x, dtype), axis)


def log_softmax(x: Tensor, axis: int = -1, dtype: Any = None, name: str | None = None) -> Tensor:
    """log(softmax(x)) along `axis`, without the detour over exp."""
    return _C_ops.log_softmax(x if dtype is None else _C_ops.cast(x, dtype), axis)


def glu(x: Tensor, axis: int = -1, name: str | None = None) -> Tensor:
    """The first half of x along `axis` times the sigmoid of the second."""
    first, second = _C_ops.split_with_num(x, 2, axis)
    return _C_ops.multiply(first, _C_ops.sigmoid(second))


def maxout(x: Tensor, groups: int, axis: int = 1, name: str | None = None) -> Tensor:
    """The largest of every `groups` channels that stand beside each other on `axis`.

    Raises ValueError when groups do not divide them.
    """
    at = axis % len(x.shape)
    channels = x.shape[at]
    if channels % groups:
        raise ValueError(f"the channels ({channels}) of maxout must be a multiple of groups ({groups})")
    shape = list(x.shape)
    return _C_ops.max(_C_ops.reshape(x, [*shape[:at], channels // groups, groups, *shape[at + 1 :]]), [at + 1], False)


def gumbel_softmax(
    x: Tensor, temperature: float = 1.0, hard: bool = False, axis: int = -1, name: str | None = None
) -> Tensor:
    """A draw from the categories whose log weights x holds along `axis`, softened by `temperature`.

    hard: one-hot going forward, the soft draw's gradient going backward.
    """
    u = _C_ops.uniform(list(x.shape), x.dtype, 1e-7, 1.0, 0, x.place)
    noise = _C_ops.scale(_C_ops.log(_C_ops.scale(_C_ops.log(u), -1.0, 0.0, True)), -1.0, 0.0, True)
    soft = _C_ops.softmax(_C_ops.scale(_C_ops.add(x, noise), 1.0 / temperature, 0.0, True), axis)
    if not hard:
        return soft
    largest = _C_ops.max(soft, [axis], True)
    chosen = _C_ops.cast(_C_ops.equal(soft, largest), x.dtype).detach()
    return _C_ops.add(_C_ops.subtract(chosen, soft.detach()), soft)
