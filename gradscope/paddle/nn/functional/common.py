"""linear, one_hot, dropout in its forms, and what needs no file of its own."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None, name: str | None = None) -> Tensor:
    """x @ weight + bias. x: [..., in], weight: [in, out], bias: [out] or None. A matmul and an add, as in Paddle."""
    out = _C_ops.matmul(x, weight, False, False)
    return out if bias is None else _C_ops.add(out, bias)


def one_hot(x: Tensor, num_classes: int, name: str | None = None) -> Tensor:
    """float32 with one more axis of length num_classes: 1 at the class x names, 0 elsewhere. No gradient."""
    return _C_ops.one_hot(x, num_classes)


def _checked_dropout(p: Any, mode: str) -> float:
    if not isinstance(p, (float, int, Tensor)):
        raise TypeError("p argument should be a number or Variable")
    p = float(p)
    if not 0 <= p <= 1:
        raise ValueError("p argument should between 0 and 1")
    if mode not in ("downscale_in_infer", "upscale_in_train"):
        raise ValueError("mode argument should be 'downscale_in_infer' or 'upscale_in_train'")
    return p


def dropout(
    x: Tensor,
    p: float = 0.5,
    axis: int | list[int] | tuple[int, ...] | None = None,
    training: bool = True,
    mode: str = "upscale_in_train",
    name: str | None = None,
) -> Tensor:
    """x with every element dropped with probability p; the rest is divided by 1 - p (mode upscale_in_train), or what
    is inferred is multiplied by it (downscale_in_infer). axis: axes along which elements are dropped on their own; all
    others share one draw. Raises ValueError for a p outside [0, 1] or a mode or axis there is not.
    """
    p = _checked_dropout(p, mode)
    if p == 0:
        return x
    if axis is None:
        return _C_ops.dropout(x, None, p, not training, mode, 0, False)
    axes = [axis] if isinstance(axis, int) else list(axis)
    ndim = len(x.shape)
    if any(not -ndim <= a < ndim for a in axes) or len(axes) > ndim:
        raise ValueError(f"axis value should be in [-{ndim}, {ndim}) and no longer than {ndim}, but get axis: {axis}")
    if not training:
        return x if mode == "upscale_in_train" else _C_ops.scale(x, 1.0 - p, 0.0, True)
    own = {a % ndim for a in axes}
    drawn = _C_ops.full([n if i in own else 1 for i, n in enumerate(x.shape)], 1.0, x.dtype, x.place)
    return _C_ops.multiply(x, _C_ops.dropout(drawn, None, p, False, mode, 0, False))


def dropout2d(
    x: Tensor, p: float = 0.5, training: bool = True, data_format: str = "NCHW", name: str | None = None
) -> Tensor:
    """Whole channels of images [n, c, h, w] dropped with probability p."""
    if data_format not in ("NCHW", "NHWC"):
        raise ValueError(f"Attr(data_format) should be 'NCHW' or 'NHWC'. Received Attr(data_format): {data_format}.")
    return dropout(x, p, [0, 1] if data_format == "NCHW" else [0, 3], training, "upscale_in_train")


def alpha_dropout(x: Tensor, p: float = 0.5, training: bool = True, name: str | None = None) -> Tensor:
    """Dropout that keeps mean 0 and variance 1 for selu: dropped elements become selu's lower bound, then all are
    scaled and shifted."""
    p = _checked_dropout(p, "upscale_in_train")
    if not training or p == 0:
        return x
    if p == 1:
        return _C_ops.scale(x, 0.0, 0.0, True)
    low = -1.0507009873554805 * 1.6732632423543772
    a = ((1 - p) * (1 + p * low**2)) ** -0.5
    ones = _C_ops.full(list(x.shape), 1.0, x.dtype, x.place)
    kept = _C_ops.dropout(ones, None, p, False, "downscale_in_infer", 0, False)
    filled = _C_ops.add(_C_ops.multiply(x, kept), _C_ops.scale(kept, -low, low, True))
    return _C_ops.scale(filled, a, -a * low * p, True)


def label_smooth(
    label: Tensor, prior_dist: Tensor | None = None, epsilon: float = 0.1, name: str | None = None
) -> Tensor:
    """(1 - epsilon) * label + epsilon * prior_dist, 1 / classes where no distribution is given.

    Raises ValueError for an epsilon outside [0, 1].
    """
    if epsilon > 1.0 or epsilon < 0.0:
        raise ValueError("The value of epsilon must be between 0 and 1.")
    if prior_dist is None:
        return _C_ops.scale(label, 1.0 - epsilon, epsilon / label.shape[-1], True)
    kept = _C_ops.scale(label, 1.0 - epsilon, 0.0, True)
    return _C_ops.add(kept, _C_ops.scale(prior_dist, epsilon, 0.0, True))


def cosine_similarity(x1: Tensor, x2: Tensor, axis: int = 1, eps: float = 1e-8) -> Tensor:
    """x1 · x2 / (|x1| * |x2|) along `axis`; the product of the lengths is at least eps."""
    dot = _C_ops.sum(_C_ops.multiply(x1, x2), [axis], None, False)
    lengths = [_C_ops.sum(_C_ops.multiply(x, x), [axis], None, False) for x in (x1, x2)]
    product = _C_ops.clip(_C_ops.multiply(*lengths), eps * eps, float("inf"))
    return _C_ops.divide(dot, _C_ops.sqrt(product))


def normalize(x: Tensor, p: float = 2, axis: int = 1, epsilon: float = 1e-12, name: str | None = None) -> Tensor:
    """x divided by its p-norm along `axis`, which counts as epsilon at least."""
    length = _C_ops.p_norm(x, float(p), axis if len(x.shape) > 1 else 0, epsilon, True, False)
    return _C_ops.divide(x, _C_ops.clip(length, epsilon, float("inf")))


def pairwise_distance(
    x: Tensor, y: Tensor, p: float = 2.0, epsilon: float = 1e-6, keepdim: bool = False, name: str | None = None
) -> Tensor:
    """The p-norm of x - y + epsilon along the last axis."""
    apart = _C_ops.scale(_C_ops.subtract(x, y), 1.0, epsilon, True)
    return _C_ops.p_norm(apart, float(p), -1, 0.0, keepdim, False)


def bilinear(x1: Tensor, x2: Tensor, weight: Tensor, bias: Tensor | None = None, name: str | None = None) -> Tensor:
    """x1 @ weight[o] @ x2 for every o. x1: [n, a], x2: [n, b], weight: [out, a, b], bias: [1, out] or None."""
    parts = [
        _C_ops.sum(_C_ops.multiply(_C_ops.matmul(x1, w, False, False), x2), [-1], None, True)
        for w in _C_ops.unbind(weight, 0)
    ]
    out = _C_ops.concat(parts, -1)
    return out if bias is None else _C_ops.add(out, bias)
