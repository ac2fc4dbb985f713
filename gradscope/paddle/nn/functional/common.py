"""linear, one_hot, and what needs no file of its own."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None, name: str | None = None) -> Tensor:
    """x @ weight + bias. x: [..., in], weight: [in, out], bias: [out] or None. A matmul and an add, as in Paddle."""
    out = _C_ops.matmul(x, weight, False, False)
    return out if bias is None else _C_ops.add(out, bias)


def one_hot(x: Tensor, num_classes: int = -1, name: str | None = None) -> Tensor:
    """float32 with one more axis of length num_classes (the largest class and 1 more when -1): 1 at the class x names,
    0 elsewhere. No gradient."""
    if num_classes == -1:
        num_classes = int(_C_ops.max(x, [], False).item()) + 1
    return _C_ops.one_hot(x, num_classes)


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
