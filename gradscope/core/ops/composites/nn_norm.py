"""Gradients of the norms: x brought into lines, the lines' gradient, and that of scale and bias.

A plain backward uses the saved mean and variance; F.norm_lines of a recorded one takes them from x again, so that it
can be differentiated. The lines, (normalised x, 1 / deviation), serve the gradient of x and that of scale.
"""

from __future__ import annotations

from math import prod
from typing import Any

__all__ = [
    "batch_norm_lines",
    "batch_norm_scale_grad",
    "batch_norm_x_grad",
    "group_norm_lines",
    "group_norm_scale_grad",
    "group_norm_x_grad",
    "layer_norm_lines",
    "layer_norm_scale_grad",
    "layer_norm_x_grad",
    "per_channel",
]


def per_channel(F: Any, grad: Any, data_format: str) -> Any:
    """grad summed over everything but its channels: [channels]. None when there is no gradient."""
    if grad is None:
        return None
    shape = F.shape_of(grad)
    at = 1 if data_format.startswith("NC") or len(shape) == 2 else len(shape) - 1
    return F.sum(grad, [i for i in range(len(shape)) if i != at], F.dtype_of(grad), False)


# ---------------------------------------------------------------------------------------------------------- layer norm


def layer_norm_lines(F: Any, x: Any, mean: Any, variance: Any, epsilon: float, begin_norm_axis: int) -> Any:
    """The lines of x from begin_norm_axis on."""
    shape = F.shape_of(x)
    count = prod(shape[:begin_norm_axis])
    lines = F.reshape(x, (count, prod(shape[begin_norm_axis:])))
    if F.plain:
        mean, variance = mean.reshape(count, 1), variance.reshape(count, 1)
    return F.norm_lines(lines, mean, variance, [1], epsilon)


def layer_norm_x_grad(F: Any, lines: Any, scale: Any, out_grad: Any) -> Any:
    """The gradient of x."""
    normalized, inverse = lines
    grad = F.reshape(out_grad, F.shape_of(normalized))
    if scale is not None:
        grad = F.multiply(grad, F.reshape(scale, (1, F.shape_of(normalized)[1])))
    return F.reshape(F.norm_lines_grad(normalized, inverse, grad, [1]), F.shape_of(out_grad))


def layer_norm_scale_grad(F: Any, lines: Any, out_grad: Any, shape: Any) -> Any:
    """The gradient of scale, of `shape`."""
    grad = F.multiply(F.reshape(out_grad, F.shape_of(lines[0])), lines[0])
    return F.reshape(F.sum(grad, [0], F.dtype_of(grad), False), tuple(shape))


# ---------------------------------------------------------------------------------------------------------- batch norm


def _wide(F: Any, x: Any, data_format: str) -> tuple[list[int], tuple[int, ...]]:
    """(all axes but the channels', the shape in which a value per channel broadcasts)."""
    shape = F.shape_of(x)
    at = 1 if data_format.startswith("NC") else len(shape) - 1
    axes = [i for i in range(len(shape)) if i != at]
    return axes, tuple(n if i == at else 1 for i, n in enumerate(shape))


def batch_norm_lines(
    F: Any, x: Any, mean: Any, variance: Any, out_grad: Any, epsilon: float, data_format: str, fixed: bool
) -> Any:
    """The lines of x, one per channel; None where no gradient comes. fixed: mean and variance are constants."""
    if out_grad is None:
        return None
    axes, wide = _wide(F, x, data_format)
    if F.plain or fixed:
        mean, variance = F.reshape(mean, wide), F.reshape(variance, wide)
    if not fixed:
        return F.norm_lines(x, mean, variance, axes, epsilon)
    inverse = F.pow(F.scale(variance, 1.0, epsilon, True), -0.5)
    return F.multiply(F.subtract(x, mean), inverse), inverse


def batch_norm_x_grad(
    F: Any, x: Any, scale: Any, lines: Any, out_grad: Any, mean_grad: Any, variance_grad: Any, momentum: float,
    data_format: str, fixed: bool,
) -> Any:  # fmt: skip
    """The gradient of x. fixed: the running statistics were used, which do not depend on x. A gradient may be None;
    those of the new running statistics nearly always are."""
    parts = []
    if out_grad is not None:
        normalized, inverse = lines
        axes, wide = _wide(F, x, data_format)
        grad = out_grad if scale is None else F.multiply(out_grad, F.reshape(scale, wide))
        parts.append(F.multiply(grad, inverse) if fixed else F.norm_lines_grad(normalized, inverse, grad, axes))
    if not fixed and (mean_grad is not None or variance_grad is not None):
        parts += _through_statistics(F, x, mean_grad, variance_grad, 1.0 - momentum, data_format)
    if len(parts) < 2:
        return parts[0] if parts else None
    return F.add(parts[0], parts[1]) if len(parts) == 2 else F.add(F.add(parts[0], parts[1]), parts[2])


def _through_statistics(
    F: Any, x: Any, mean_grad: Any, variance_grad: Any, share: float, data_format: str
) -> list[Any]:
    """What the running mean and variance, of which the batch is `share`, bring to x."""
    shape = F.shape_of(x)
    axes, wide = _wide(F, x, data_format)
    count = prod(shape[i] for i in axes)
    parts = []
    if mean_grad is not None:
        each = F.reshape(F.scale(mean_grad, share / count, 0.0, True), wide)
        parts.append(F.expand(each, list(shape)))
    if variance_grad is not None:
        each = F.reshape(F.scale(variance_grad, 2.0 * share / count, 0.0, True), wide)
        parts.append(F.multiply(F.subtract(x, F.mean(x, axes, True)), each))
    return parts


def batch_norm_scale_grad(F: Any, lines: Any, out_grad: Any, data_format: str) -> Any:
    """The gradient of scale."""
    return None if out_grad is None else per_channel(F, F.multiply(out_grad, lines[0]), data_format)


# ---------------------------------------------------------------------------------------------------------- group norm


def _channels_first(F: Any, x: Any, data_format: str) -> Any:
    n = len(F.shape_of(x))
    return F.transpose(x, [0, n - 1, *range(1, n - 1)]) if data_format.endswith("C") and n > 2 else x


def group_norm_lines(F: Any, x: Any, mean: Any, variance: Any, epsilon: float, groups: int, data_format: str) -> Any:
    """The lines of x, one per group of channels of each image."""
    x = _channels_first(F, x, data_format)
    shape = F.shape_of(x)
    count = shape[0] * groups
    lines = F.reshape(x, (count, prod(shape[1:]) // groups))
    if F.plain:
        mean, variance = mean.reshape(count, 1), variance.reshape(count, 1)
    return F.norm_lines(lines, mean, variance, [1], epsilon)


def group_norm_x_grad(F: Any, lines: Any, scale: Any, out_grad: Any, data_format: str) -> Any:
    """The gradient of x."""
    normalized, inverse = lines
    grad = _channels_first(F, out_grad, data_format)
    shape = F.shape_of(grad)
    n = len(shape)
    if scale is not None:
        grad = F.multiply(grad, F.reshape(scale, (1, shape[1], *(1,) * (n - 2))))
    grad = F.reshape(grad, F.shape_of(normalized))
    made = F.reshape(F.norm_lines_grad(normalized, inverse, grad, [1]), shape)
    return F.transpose(made, [0, *range(2, n), 1]) if data_format.endswith("C") and n > 2 else made


def group_norm_scale_grad(F: Any, lines: Any, out_grad: Any, data_format: str) -> Any:
    """The gradient of scale."""
    grad = _channels_first(F, out_grad, data_format)
    return per_channel(F, F.multiply(grad, F.reshape(lines[0], F.shape_of(grad))), "NCHW")
