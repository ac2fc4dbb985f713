"""Gradient formulas of cumulative ops."""

from __future__ import annotations

from typing import Any

__all__ = ["cumprod_x_grad", "decay_sum_x_grad", "logcumsumexp_x_grad"]


def cumprod_x_grad(F: Any, x: Any, out_grad: Any, dim: int, exclusive: bool, reverse: bool) -> Any:
    """The product before an element times what comes of it after: no division, so exact where an element is 0."""
    if not F.shape_of(x):
        return F.fill(out_grad, 0) if exclusive else out_grad
    grad = _shifted(F, out_grad, dim, not reverse) if exclusive else out_grad
    return F.multiply(F.cumprod(x, dim, True, reverse), F.decay_sum(x, grad, dim, not reverse, False))


def decay_sum_x_grad(F: Any, x: Any, out: Any, out_grad: Any, dim: int, reverse: bool, own: bool) -> Any:
    """Each factor joins one element of the result with its neighbour: their product, seen from the factor's place."""
    if not F.shape_of(x):
        return F.fill(out_grad, 0)
    back = F.decay_sum(x, out_grad, dim, not reverse, not own)
    if own:
        return F.multiply(back, _shifted(F, out, dim, reverse))
    return F.multiply(_shifted(F, back, dim, not reverse), out)


def _shifted(F: Any, x: Any, dim: int, back: bool) -> Any:
    """x moved by one along dim, 0 where nothing comes in: element i is x[i+1] when `back`, else x[i-1]."""
    n = F.shape_of(x)[dim]
    if n == 0:
        return x
    first, rest = F.slice(x, [dim], [0], [1], [], []), F.slice(x, [dim], [1], [n], [], [])
    if back:
        return F.concat([rest, F.fill(first, 0)], dim)
    zero = F.fill(first, 0)
    return F.concat([zero, F.slice(x, [dim], [0], [n - 1], [], [])], dim)


def logcumsumexp_x_grad(
    F: Any, x: Any, out: Any, out_grad: Any, axis: int, flatten: bool, exclusive: bool, reverse: bool
) -> Any:
    """Sum over the outputs j that x[i] went into of out_grad[j] * exp(x[i] - out[j]).

    With s[i] = out_grad[i] + exp(out[i] - out[i+1]) * s[i+1] it is exp(x - out) * s: no exponent is above 0.
    """
    shape = F.shape_of(x)
    if not shape:
        return F.fill(out_grad, 0) if exclusive else out_grad
    line, axis = (F.reshape(x, (-1,)), 0) if flatten else (x, axis)
    if exclusive:
        out, out_grad = F.logcumsumexp(line, axis, False, False, reverse), _shifted(F, out_grad, axis, not reverse)
    n = F.shape_of(line)[axis]
    if n == 0:
        return F.reshape(out_grad, shape)
    edge = 0 if reverse else n - 1  # where nothing follows, so that any factor will do
    rest = F.slice(out, [axis], [0 if reverse else 1], [n - 1 if reverse else n], [], [])
    last = F.slice(out, [axis], [edge], [edge + 1], [], [])
    following = F.concat([last, rest] if reverse else [rest, last], axis)
    total = F.decay_sum(F.exp(F.subtract(out, following)), out_grad, axis, not reverse, True)
    return F.reshape(F.multiply(F.exp(F.subtract(line, out)), total), shape)
