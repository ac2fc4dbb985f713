"""Gradient formulas of products and norms along axes."""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core import flags
from gradscope.core.ops.shapes import inverse_perm, kept_shape

__all__ = ["even_share", "median_x_grad", "norm_x_grad", "prod_x_grad"]


def prod_x_grad(F: Any, x: Any, out: Any, out_grad: Any, axis: Any, reduce_all: bool) -> Any:
    """out_grad times the product of the other elements, which is exact where an element is 0.

    Under FLAGS_paddle_strict out_grad * out / x as in Paddle, nan at a 0.
    """
    shape = F.shape_of(x)
    kept = kept_shape(shape, () if reduce_all else axis)
    grad = F.reshape(out_grad, kept)
    if flags.fast.strict:
        return F.divide(F.multiply(grad, F.reshape(out, kept)), x)
    gone = [i for i, n in enumerate(kept) if i in _reduced_axes(len(shape), () if reduce_all else axis)]
    perm = [i for i in range(len(shape)) if i not in gone] + gone
    moved = F.transpose(x, perm)
    moved_shape = F.shape_of(moved)
    lines = F.reshape(moved, (*moved_shape[: len(shape) - len(gone)], int(prod(moved_shape[len(shape) - len(gone) :]))))
    others = F.multiply(F.cumprod(lines, -1, True, False), F.cumprod(lines, -1, True, True))
    others = F.transpose(F.reshape(others, moved_shape), inverse_perm(perm))
    return F.multiply(grad, others)


def _reduced_axes(ndim: int, axis: Any) -> set[int]:
    axes = (axis,) if isinstance(axis, int) else tuple(axis or ())
    return {a % ndim for a in axes} if axes and ndim else set(range(ndim))


def norm_x_grad(F: Any, x: Any, out: Any, out_grad: Any, porder: float, axis: int, asvector: bool) -> Any:
    """out_grad times d|x|/dx; at a norm of 0, where there is none, the subgradient 0."""
    shape = F.shape_of(x)
    kept = kept_shape(shape, () if asvector else axis)
    grad, size = F.reshape(out_grad, kept), F.reshape(out, kept)
    if porder == 0:
        return F.multiply(F.fill(x, 0), grad)
    if porder in (float("inf"), float("-inf")):
        slope = F.keep_where(F.sign(x), F.equal(F.abs(x), size))
    elif porder == 1:
        slope = F.sign(x)
    else:
        some = F.not_equal(size, F.fill(size, 0))
        safe = F.where(some, size, F.fill(size, 1))
        slope = F.keep_where(F.divide(x, safe), some)
        if porder != 2:
            part = F.divide(F.abs(x), safe)
            # |x|^(p-1) as x * |x|^(p-2) would lose the point 0 for p < 2: there the power is inf and the sign 0.
            nonzero = F.not_equal(part, F.fill(part, 0))
            power = F.pow(F.where(nonzero, part, F.fill(part, 1)), porder - 1)
            slope = F.keep_where(F.multiply(F.sign(x), power), nonzero)
    return F.multiply(slope, grad)


def even_share(F: Any, x: Any, out: Any, out_grad: Any, axis: Any) -> Any:
    """out_grad divided evenly among the elements of x that are the extreme `out` over `axis`."""
    shape = F.shape_of(x)
    kept = kept_shape(shape, axis)
    hit = F.equal(x, F.reshape(out, kept))
    return _share(F, hit, F.reshape(out_grad, kept), sorted(_reduced_axes(len(shape), axis)), F.dtype_of(x))


def _share(F: Any, hit: Any, grad: Any, axes: list[int], dtype: Any) -> Any:
    """grad (1 long along `axes`) divided evenly among the true elements of `hit`."""
    count = F.sum(F.cast(hit, dtype), axes, dtype, True)
    return F.keep_where(F.expand(F.divide(grad, count), F.shape_of(hit)), hit)


def median_x_grad(F: Any, x: Any, medians: Any, out_grad: Any, axis: Any, mode: str) -> Any:
    """mode avg: half of out_grad to the elements equal to the lower middle one, half to those equal to the upper one,
    evenly among equals, as in Paddle. mode min: all of it to the one element taken. medians: see the kernel."""
    shape = F.shape_of(x)
    gone = sorted(_reduced_axes(len(shape), axis))
    perm = [i for i in range(len(shape)) if i not in gone] + gone
    moved = F.transpose(x, perm)
    moved_shape = F.shape_of(moved)
    others = moved_shape[: len(shape) - len(gone)]
    lines = F.reshape(moved, (*others, int(prod(moved_shape[len(others) :]))))
    grad = F.reshape(out_grad, (*others, 1))
    if mode == "min":
        out = F.take_along_axis_grad(grad, F.reshape(medians, (*others, 1)), F.shape_of(lines), -1)
    else:
        parts = []
        for middle in F.split_with_num(F.reshape(medians, (*others, 2)), 2, -1):
            value = F.take_along_axis(lines, middle, -1)
            hit = F.logical_or(F.equal(lines, value), F.logical_and(F.isnan(lines), F.isnan(value)))
            parts.append(_share(F, hit, F.scale(grad, 0.5, 0.0, True), [len(others)], F.dtype_of(x)))
        out = F.add(*parts)
    return F.transpose(F.reshape(out, moved_shape), inverse_perm(perm))
