"""Kernels of activations beyond relu and sigmoid, and of their slopes: gelu, silu, mish, elu, softplus, the bent lines.

A `<name>_grad` kernel takes what the op saw and the gradient of its output; it is one function so that a backward
makes few passes over memory. The dtype is that of x.
"""

from __future__ import annotations

from math import pi, sqrt
from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.activation import sigmoid
from gradscope.core.phi.kernels.masked import kept
from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, Lazy, kernel

special: Any = Lazy("scipy.special")

_SQRT_HALF = sqrt(0.5)
_SQRT_2_PI = sqrt(2.0 / pi)
_INV_SQRT_2PI = 1.0 / sqrt(2.0 * pi)
_CUBE = 0.044715


@kernel("gelu", FLOAT)
def gelu(x: Any, approximate: bool = False) -> Any:
    """x * Φ(x) with Φ the normal distribution function; approximate: by a tanh."""
    if approximate:
        out = xp.asarray(x * x)
        out *= x
        out *= _CUBE
        out += x
        out *= _SQRT_2_PI
        out = xp.asarray(xp.tanh(out))
    else:
        out = xp.asarray(special.erf(x * _SQRT_HALF), dtype=x.dtype)
    out += 1
    out *= x
    out *= 0.5
    return out


@kernel("gelu_grad", FLOAT)
def gelu_grad(x: Any, out_grad: Any, approximate: bool = False) -> Any:
    """out_grad * (Φ(x) + x * φ(x)), or the slope of the tanh form."""
    slope = xp.asarray(x * x)
    if approximate:
        t = slope * _CUBE
        t += 1
        t *= x
        t *= _SQRT_2_PI
        t = xp.asarray(xp.tanh(t))
        slope *= 3 * _CUBE * _SQRT_2_PI
        slope += _SQRT_2_PI
        rest = xp.asarray(t * t)
        slope *= xp.subtract(1, rest, out=rest)
        slope *= x
        slope += t
        slope += 1
        slope *= 0.5
    else:
        slope *= -0.5
        slope = xp.asarray(xp.exp(slope))
        slope *= x
        slope *= _INV_SQRT_2PI
        cdf = xp.asarray(special.erf(x * _SQRT_HALF), dtype=x.dtype)
        cdf += 1
        cdf *= 0.5
        slope += cdf
    slope *= out_grad
    return slope


@kernel("silu", FLOAT + COMPLEX)
def silu(x: Any) -> Any:
    """x * sigmoid(x)."""
    return xp.asarray(x * sigmoid(x))


@kernel("silu_grad", FLOAT + COMPLEX)
def silu_grad(x: Any, y: Any, out_grad: Any) -> Any:
    """out_grad * (s + y * (1 - s)) with s = sigmoid(x); y: what silu gave."""
    s = sigmoid(x)
    return xp.asarray(out_grad * (s + y * (1 - s)))


@kernel("swish_grad", FLOAT + COMPLEX)
def swish_grad(x: Any, out_grad: Any) -> Any:
    """out_grad * s * (1 + x * (1 - s)) with s = sigmoid(x)."""
    s = sigmoid(x)
    return xp.asarray(out_grad * (s * (1 + x * (1 - s))))


@kernel("mish", FLOAT)
def mish(x: Any, threshold: float = 20.0) -> Any:
    """x * tanh(softplus(x))."""
    return xp.asarray(x * xp.tanh(softplus(x, 1.0, threshold)))


@kernel("softplus", FLOAT)
def softplus(x: Any, beta: float = 1.0, threshold: float = 20.0) -> Any:
    """log(1 + exp(beta * x)) / beta; x itself where beta * x is above threshold."""
    scaled = x * beta
    soft = xp.log1p(xp.exp(-xp.abs(scaled))) + xp.maximum(scaled, 0)
    return xp.asarray(xp.where(scaled > threshold, x, soft / beta), dtype=x.dtype)


@kernel("softplus_grad", FLOAT)
def softplus_grad(x: Any, out_grad: Any, beta: float = 1.0, threshold: float = 20.0) -> Any:
    """out_grad * sigmoid(beta * x), out_grad itself above the threshold."""
    scaled = xp.asarray(x * beta, dtype=x.dtype)
    return xp.asarray(xp.where(scaled > threshold, out_grad, out_grad * sigmoid(scaled)))


@kernel("logsigmoid", FLOAT)
def logsigmoid(x: Any) -> Any:
    """log(sigmoid(x)), which does not overflow."""
    return xp.asarray(xp.minimum(x, 0) - xp.log1p(xp.exp(-xp.abs(x))))


@kernel("elu", FLOAT)
def elu(x: Any, alpha: float = 1.0) -> Any:
    """x above 0, alpha * (exp(x) - 1) below."""
    return xp.asarray(xp.where(x > 0, x, alpha * xp.expm1(xp.minimum(x, 0))), dtype=x.dtype)


@kernel("elu_grad", FLOAT)
def elu_grad(x: Any, out_grad: Any, alpha: float = 1.0) -> Any:
    """out_grad above 0, out_grad * alpha * exp(x) at and below."""
    return xp.asarray(xp.where(x > 0, out_grad, out_grad * (alpha * xp.exp(xp.minimum(x, 0)))), dtype=x.dtype)


@kernel("leaky_relu", FLOAT)
def leaky_relu(x: Any, negative_slope: float = 0.02) -> Any:
    """x above 0, negative_slope * x below; nan stays nan."""
    return xp.asarray(xp.where(x > 0, x, x * negative_slope), dtype=x.dtype)


@kernel("leaky_relu_grad", FLOAT)
def leaky_relu_grad(x: Any, out_grad: Any, negative_slope: float = 0.02) -> Any:
    """out_grad at 0 and above, as in Paddle, negative_slope * out_grad below."""
    return xp.asarray(xp.where(x >= 0, out_grad, out_grad * negative_slope), dtype=x.dtype)


@kernel("hardtanh", FLOAT)
def hardtanh(x: Any, t_min: float = 0.0, t_max: float = 24.0) -> Any:
    """x limited to [t_min, t_max]."""
    return xp.asarray(xp.clip(x, t_min, t_max), dtype=x.dtype)


@kernel("between_grad", FLOAT)
def between_grad(x: Any, out_grad: Any, low: float, high: float, slope: float = 1.0) -> Any:
    """slope * out_grad where low < x < high, 0 elsewhere and at the bounds."""
    scaled = out_grad if slope == 1 else out_grad * slope
    return xp.asarray(kept(scaled, (x > low) & (x < high)), dtype=x.dtype)


@kernel("relu6", FLOAT)
def relu6(x: Any) -> Any:
    """x limited to [0, 6]."""
    return xp.asarray(xp.clip(x, 0, 6), dtype=x.dtype)


@kernel("hardsigmoid", FLOAT)
def hardsigmoid(x: Any, slope: float = 0.2, offset: float = 0.5) -> Any:
    """slope * x + offset limited to [0, 1]."""
    return xp.asarray(xp.clip(x * slope + offset, 0, 1), dtype=x.dtype)


@kernel("hardswish", FLOAT)
def hardswish(x: Any) -> Any:
    """x * relu6(x + 3) / 6."""
    return xp.asarray(x * xp.clip(x + 3, 0, 6) / 6, dtype=x.dtype)


@kernel("hardswish_slope", FLOAT)
def hardswish_slope(x: Any) -> Any:
    """0 up to -3, 1 from 3 on, x / 3 + 1/2 between."""
    return xp.asarray(xp.where(x <= -3, 0, xp.where(x >= 3, 1, x / 3 + 0.5)), dtype=x.dtype)


@kernel("outside", FLOAT)
def outside(x: Any, out_grad: Any, low: float, high: float) -> Any:
    """out_grad where x < low or x > high, 0 elsewhere."""
    return kept(out_grad, (x < low) | (x > high))


@kernel("softshrink", FLOAT)
def softshrink(x: Any, threshold: float = 0.5) -> Any:
    """x moved towards 0 by threshold, 0 within it."""
    return xp.asarray(x - xp.clip(x, -threshold, threshold), dtype=x.dtype)


@kernel("hardshrink", FLOAT)
def hardshrink(x: Any, threshold: float = 0.5) -> Any:
    """x, 0 where |x| <= threshold; nan stays nan."""
    return xp.asarray(xp.where(xp.abs(x) <= threshold, 0, x), dtype=x.dtype)


@kernel("thresholded_relu", FLOAT)
def thresholded_relu(x: Any, threshold: float = 1.0, value: float = 0.0) -> Any:
    """x above threshold, value elsewhere; nan stays nan."""
    return xp.asarray(xp.where(x <= threshold, value, x), dtype=x.dtype)


@kernel("softsign", FLOAT)
def softsign(x: Any) -> Any:
    """x / (1 + |x|)."""
    return xp.asarray(x / (1 + xp.abs(x)))


@kernel("softmax_grad", FLOAT)
def softmax_grad(y: Any, out_grad: Any, axis: int = -1) -> Any:
    """y * (out_grad - sum(out_grad * y)) along axis; y: what softmax gave."""
    out = xp.asarray(xp.multiply(out_grad, y))
    total = xp.add.reduce(out, axis=axis if y.ndim else None, keepdims=True)
    xp.subtract(out_grad, total, out=out)
    return xp.multiply(out, y, out=out)


@kernel("log_softmax_grad", FLOAT)
def log_softmax_grad(y: Any, out_grad: Any, axis: int = -1) -> Any:
    """out_grad - exp(y) * sum(out_grad) along axis; y: what log_softmax gave."""
    out = xp.asarray(xp.exp(y))
    out *= xp.sum(out_grad, axis=axis if y.ndim else None, keepdims=True)
    return xp.subtract(out_grad, out, out=out)


@kernel("prelu", FLOAT)
def prelu(x: Any, alpha: Any, data_format: str = "NCHW", mode: str = "all") -> Any:
    """x above 0, alpha * x below. alpha: [1], [channels] for mode "channel", or x's shape without its first axis."""
    if mode == "channel" and x.ndim > 1:
        shape = [1] * x.ndim
        shape[1 if data_format[1] == "C" else -1] = alpha.shape[0]
        alpha = alpha.reshape(shape)
    elif mode == "element":
        alpha = alpha.reshape((1, *x.shape[1:]))
    else:
        alpha = alpha.reshape((1,) * x.ndim)
    return xp.asarray(xp.where(x > 0, x, x * alpha), dtype=x.dtype)


@kernel("celu", FLOAT)
def celu(x: Any, alpha: float = 1.0) -> Any:
    """x above 0, alpha * (exp(x / alpha) - 1) below."""
    return xp.asarray(xp.where(x > 0, x, alpha * xp.expm1(xp.minimum(x, 0) / alpha)), dtype=x.dtype)


@kernel("selu", FLOAT)
def selu(x: Any, scale: float = 1.0507009873554805, alpha: float = 1.6732632423543772) -> Any:
    """scale * elu(x, alpha)."""
    return xp.asarray(scale * elu(x, alpha), dtype=x.dtype)


@kernel("tanh_shrink", FLOAT)
def tanh_shrink(x: Any) -> Any:
    """x - tanh(x)."""
    return xp.asarray(x - xp.tanh(x))
