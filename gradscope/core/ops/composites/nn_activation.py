"""Second slopes of activations, and the gradients of prelu."""

from __future__ import annotations

from math import pi, sqrt
from typing import Any

__all__ = ["gelu_curve", "prelu_alpha_grad", "prelu_x_grad", "silu_curve", "softplus_curve"]

_C = sqrt(2.0 / pi)
_K = 0.044715


def gelu_curve(F: Any, x: Any, weight: Any, approximate: bool) -> Any:
    """weight times the second derivative of gelu: φ(x) * (2 - x²), or that of the tanh form."""
    square = F.multiply(x, x)
    if not approximate:
        density = F.scale(F.exp(F.scale(square, -0.5, 0.0, True)), 1.0 / sqrt(2.0 * pi), 0.0, True)
        return F.multiply(weight, F.multiply(density, F.scale(square, -1.0, 2.0, True)))
    t = F.tanh(F.scale(F.multiply(x, F.scale(square, _K, 1.0, True)), _C, 0.0, True))
    inner = F.scale(square, 3.0 * _K * _C, _C, True)  # slope of what the tanh is taken of
    rest = F.scale(F.multiply(t, t), -1.0, 1.0, True)
    first = F.multiply(rest, inner)
    bend = F.subtract(
        F.scale(x, 6.0 * _C * _K, 0.0, True), F.scale(F.multiply(t, F.multiply(inner, inner)), 2.0, 0.0, True)
    )
    second = F.multiply(rest, bend)
    return F.multiply(weight, F.add(first, F.scale(F.multiply(x, second), 0.5, 0.0, True)))


def silu_curve(F: Any, x: Any, weight: Any) -> Any:
    """weight times the second derivative of x * sigmoid(x): s * (1 - s) * (2 + x * (1 - 2s))."""
    s = F.sigmoid(x)
    slope = F.multiply(s, F.scale(s, -1.0, 1.0, True))
    return F.multiply(weight, F.multiply(slope, F.scale(F.multiply(x, F.scale(s, -2.0, 1.0, True)), 1.0, 2.0, True)))


def softplus_curve(F: Any, x: Any, weight: Any, beta: float, threshold: float) -> Any:
    """weight times the second derivative of softplus: beta * s * (1 - s), 0 above the threshold."""
    scaled = F.scale(x, beta, 0.0, True)
    s = F.sigmoid(scaled)
    slope = F.scale(F.multiply(s, F.scale(s, -1.0, 1.0, True)), beta, 0.0, True)
    return F.keep_where(F.multiply(weight, slope), F.less_equal(scaled, F.fill(scaled, threshold)))


def _alpha_shape(shape: Any, alpha_shape: Any, data_format: str, mode: str) -> tuple[int, ...]:
    """The shape in which alpha broadcasts to x."""
    if mode == "channel" and len(shape) > 1:
        at = 1 if data_format[1] == "C" else len(shape) - 1
        return tuple(alpha_shape[0] if i == at else 1 for i in range(len(shape)))
    if mode == "element":
        return (1, *tuple(shape)[1:])
    return (1,) * len(shape)


def prelu_x_grad(F: Any, x: Any, alpha: Any, out_grad: Any, data_format: str, mode: str) -> Any:
    """out_grad above 0, alpha * out_grad at and below."""
    slope = F.reshape(alpha, _alpha_shape(F.shape_of(x), F.shape_of(alpha), data_format, mode))
    return F.where(F.greater_than(x, F.fill(x, 0)), out_grad, F.multiply(out_grad, slope))


def prelu_alpha_grad(F: Any, x: Any, out_grad: Any, shape: Any, data_format: str, mode: str) -> Any:
    """x * out_grad where x is at or below 0, summed to alpha's `shape`."""
    below = F.keep_where(F.multiply(x, out_grad), F.less_equal(x, F.fill(x, 0)))
    return F.reshape(F.sum_to(below, _alpha_shape(F.shape_of(x), shape, data_format, mode)), tuple(shape))
