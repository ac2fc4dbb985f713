"""Normalisation kernels: layer, batch, group and instance norm, and the gradient all of them share.

Each takes lines of numbers (rows of a matrix, channels over a batch …) to mean 0 and variance 1, then scales and
shifts them. Sums are made as the kernels `mean` and `multiply` make them, in the same order: the composed gradient of
a recorded backward must give the same bits.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import FLOAT, kernel


def mean_over(x: Any, axes: Any) -> Any:
    total = xp.asarray(xp.add.reduce(x, axis=axes, keepdims=True))
    count = prod(x.shape[a] for a in axes)
    return xp.true_divide(total, count, dtype=x.dtype) if count else xp.full_like(total, float("nan"))


def _normalized(x: Any, axes: Any, epsilon: float) -> tuple[Any, Any, Any]:
    """(x with mean 0 and variance 1 over `axes`, the mean, the variance; both with these axes kept as 1)."""
    mean = mean_over(x, axes)
    out = xp.subtract(x, mean)
    variance = mean_over(xp.multiply(out, out), axes)
    out *= inverse_deviation(variance, epsilon)
    return out, mean, variance


def inverse_deviation(variance: Any, epsilon: float) -> Any:
    """1 / sqrt(variance + epsilon), as the kernels `scale` and `pow` give it."""
    return xp.asarray(xp.power(variance + epsilon, -0.5), dtype=variance.dtype)


def _affine(out: Any, scale: Any, bias: Any, shape: Any) -> Any:
    """out * scale + bias, written into out; scale and bias are brought to `shape` first."""
    if scale is not None:
        out *= scale.reshape(shape)
    if bias is not None:
        out += bias.reshape(shape)
    return out


@kernel("layer_norm", FLOAT)
def layer_norm(x: Any, scale: Any, bias: Any, epsilon: float = 1e-5, begin_norm_axis: int = 1) -> tuple[Any, Any, Any]:
    """(out, mean, variance): everything from begin_norm_axis on is one line; mean and variance are [lines]."""
    lines = x.reshape(prod(x.shape[:begin_norm_axis]), prod(x.shape[begin_norm_axis:]))
    out, mean, variance = _normalized(lines, (1,), epsilon)
    out = _affine(out, scale, bias, (1, lines.shape[1]))
    return out.reshape(x.shape), mean.reshape(-1), variance.reshape(-1)


@kernel("batch_norm", FLOAT)
def batch_norm(
    x: Any, mean: Any, variance: Any, scale: Any, bias: Any, is_test: bool, momentum: float, epsilon: float,
    data_format: str, use_global_stats: bool, trainable_statistics: bool,
) -> tuple[Any, ...]:  # fmt: skip
    """(out, running mean, running variance, mean used, variance used): per channel, over all other axes.

    With use_global_stats (or is_test without trainable_statistics) the running statistics are used and stay as they
    are. The variance is that of the batch, divided by its size, in both places, as in Paddle.
    """
    at = 1 if data_format.startswith("NC") else x.ndim - 1
    axes = tuple(i for i in range(x.ndim) if i != at)
    shape = tuple(n if i == at else 1 for i, n in enumerate(x.shape))
    if use_global_stats or (is_test and not trainable_statistics):
        used, spread = mean.reshape(shape).astype(x.dtype), variance.reshape(shape).astype(x.dtype)
        out = xp.subtract(x, used)
        out *= inverse_deviation(spread, epsilon)
        new = xp.array(mean), xp.array(variance)
    else:
        out, used, spread = _normalized(x, axes, epsilon)
        new = tuple(
            (old * momentum + now.reshape(-1) * (1 - momentum)).astype(old.dtype)
            for old, now in ((mean, used), (variance, spread))
        )
    out = _affine(out, scale, bias, shape)
    return out, *new, xp.array(used).reshape(-1), xp.array(spread).reshape(-1)


@kernel("group_norm", FLOAT)
def group_norm(
    x: Any, scale: Any, bias: Any, epsilon: float = 1e-5, groups: int = -1, data_format: str = "NCHW"
) -> tuple[Any, Any, Any]:
    """(out, mean, variance): the channels of one group of one image are a line; mean and variance are [n, groups]."""
    last = data_format.endswith("C") and x.ndim > 2
    y = xp.moveaxis(x, -1, 1) if last else x
    lines = y.reshape(y.shape[0] * groups, prod(y.shape[1:]) // groups)
    out, mean, variance = _normalized(lines, (1,), epsilon)
    out = _affine(out.reshape(y.shape), scale, bias, (1, y.shape[1], *(1,) * (y.ndim - 2)))
    out = xp.ascontiguousarray(xp.moveaxis(out, 1, -1)) if last else out
    return out, mean.reshape(y.shape[0], groups), variance.reshape(y.shape[0], groups)
