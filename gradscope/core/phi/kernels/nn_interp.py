"""Kernels that resize images: every method is linear and goes axis by axis, a choice of elements or a product with a
matrix of weights [out, size]; the gradient is the same with the transposes."""

from __future__ import annotations

import math
from functools import lru_cache
from math import prod
from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import FLOAT, kernel


def _taps(source: float, size: int, mode: str) -> list[tuple[int, float]]:
    """(position, weight) of what lies around `source` on an axis of `size`."""
    if mode != "bicubic":
        low = int(source)
        part = source - low
        return [(low, 1.0 - part), (min(low + 1, size - 1), part)]
    low = math.floor(source)
    t, a = source - low, -0.75
    outer = [a * d**3 - 5 * a * d**2 + 8 * a * d - 4 * a for d in (t + 1, 2 - t)]
    inner = [(a + 2) * d**3 - (a + 3) * d**2 + 1 for d in (t, 1 - t)]
    weights = (outer[0], inner[0], inner[1], outer[1])
    return [(min(max(low + i - 1, 0), size - 1), w) for i, w in enumerate(weights)]


def _step(size: int, out: int, scale: float | None, align_corners: bool, mode: str) -> float:
    """How far apart in the image two neighbours of the result are, to single precision as in Paddle; 0 where there is
    one, which bilinear and bicubic take from the corner, linear and trilinear from the middle."""
    if out == 1 and (align_corners or mode in ("bilinear", "bicubic")):
        return 0.0
    if align_corners:
        return float(xp.float32(size - 1) / xp.float32(out - 1))
    return float(xp.float32(1.0 / scale)) if scale else float(xp.float32(size) / xp.float32(out))


@lru_cache(maxsize=256)
def _nearest(size: int, out: int, step: float) -> Any:
    """Which element of an axis each of the result is."""
    return xp.array([min(int(xp.float32(step) * xp.float32(i)), size - 1) for i in range(out)], "int64")


@lru_cache(maxsize=256)
def _weights(size: int, out: int, step: float, mode: str, align_corners: bool, align_mode: int) -> Any:
    """The matrix [out, size] that resizes one axis."""
    made = xp.zeros((out, size))
    for i in range(out):
        half = not align_corners and (align_mode == 0 or mode == "bicubic")
        source = step * (i + 0.5) - 0.5 if half else step * i
        if mode != "bicubic":
            source = min(max(source, 0.0), size - 1.0)
        for position, weight in _taps(source, size, mode):
            made[i, position] += weight
    return made


@lru_cache(maxsize=256)
def _smooth(size: int, out: int, step: float, mode: str) -> Any:
    """The matrix [out, size] that resizes one axis with a filter as wide as the step, where that is more than 1."""
    wide = max(step, 1.0)
    made = xp.zeros((out, size))
    for i in range(out):
        center, reach = step * (i + 0.5), wide * (2.0 if mode == "bicubic" else 1.0)
        first, last = max(int(center - reach + 0.5), 0), min(int(center + reach + 0.5), size)
        d = xp.abs((xp.arange(first, last) - center + 0.5) / wide)
        if mode == "bicubic":
            a = -0.5
            near = (a + 2) * d**3 - (a + 3) * d**2 + 1
            weights = xp.where(d < 1, near, xp.where(d < 2, a * (d**3 - 5 * d**2 + 8 * d - 4), 0.0))
        else:
            weights = xp.maximum(1 - d, 0.0)
        made[i, first:last] = weights / weights.sum()
    return made


def _axes(
    image: Any, size: Any, scale: Any, method: str, align_corners: bool, align_mode: int, antialias: bool
) -> list[Any]:
    """Per axis of the image what resizes it: None, a row of positions, or a matrix."""
    plans: list[Any] = []
    for n, out, factor in zip(image, size, scale or [None] * len(size), strict=True):
        step = _step(n, out, factor, align_corners, method)
        if n == out and (step == 1.0 or n == 1):
            plans.append(None)
        elif method == "nearest":
            plans.append(_nearest(n, out, step))
        elif antialias:
            plans.append(_smooth(n, out, step, method))
        else:
            plans.append(_weights(n, out, step, method, align_corners, align_mode))
    return plans


def _times(matrix: Any, x: Any, axis: int) -> Any:
    """matrix [out, size] times x along one axis."""
    before, after = x.shape[:axis], x.shape[axis + 1 :]
    matrix = xp.ascontiguousarray(matrix, x.dtype)
    if not after:
        return xp.matmul(x, matrix.T)
    made = xp.matmul(matrix, x.reshape(prod(before), x.shape[axis], prod(after)))
    return made.reshape(*before, len(matrix), *after)


def _interpolated(x: Any, data_format: str, size: Any, scale: Any, how: Any, antialias: bool) -> Any:
    first = 1 if data_format[-1] == "C" else 2
    image = x.shape[first : first + x.ndim - 2]
    made = x
    for axis, plan in enumerate(_axes(image, size[-len(image) :], scale, how[0], how[1], how[2], antialias), first):
        if plan is not None:
            made = xp.take(made, plan, axis) if plan.ndim == 1 else _times(plan, made, axis)
    return xp.array(made, order="C") if made is x else xp.ascontiguousarray(made)


@kernel("nearest_interp", FLOAT)
@kernel("linear_interp", FLOAT)
@kernel("bilinear_interp", FLOAT)
@kernel("trilinear_interp", FLOAT)
@kernel("bicubic_interp", FLOAT)
def interp(
    x: Any, data_format: str, out_d: int, out_h: int, out_w: int, scale: Any, interp_method: str,
    align_corners: bool = True, align_mode: int = 1,
) -> Any:  # fmt: skip
    """x with its image resized to out_d, out_h, out_w, of which as many count as it has axes; scale: the factors that
    led to these, or empty."""
    how = (interp_method, align_corners, align_mode)
    return _interpolated(x, data_format, (out_d, out_h, out_w), scale, how, False)


@kernel("interp_antialias", FLOAT)
def interp_antialias(
    x: Any, data_format: str, out_d: int, out_h: int, out_w: int, scale: Any, interp_method: str,
    align_corners: bool = True, align_mode: int = 1,
) -> Any:  # fmt: skip
    """interp with filters as wide as the step."""
    how = (interp_method, align_corners, align_mode)
    return _interpolated(x, data_format, (out_d, out_h, out_w), scale, how, True)


def _gathered(g: Any, plan: Any, n: int, axis: int) -> Any:
    """g added up along one axis, to n elements, where `plan`, which never falls, took it from."""
    whole: Any = (slice(None),) * axis
    times = len(plan) // n
    if times * n == len(plan) and (plan == xp.repeat(xp.arange(n), times)).all():
        out = xp.array(g[(*whole, slice(0, None, times))])
        for i in range(1, times):
            out += g[(*whole, slice(i, None, times))]
        return out
    known, starts = xp.unique(plan, return_index=True)
    out = xp.zeros((*g.shape[:axis], n, *g.shape[axis + 1 :]), g.dtype)
    out[(*whole, known)] = xp.add.reduceat(g, starts, axis=axis)
    return out


@kernel("interp_grad", FLOAT)
def interp_grad(
    out_grad: Any, shape: Any, data_format: str, out_d: int, out_h: int, out_w: int, scale: Any, interp_method: str,
    align_corners: bool = True, align_mode: int = 1, antialias: bool = False,
) -> Any:  # fmt: skip
    """The transpose: what of out_grad belongs to an x of `shape`."""
    first = 1 if data_format[-1] == "C" else 2
    rank = len(shape) - 2
    image, size = tuple(shape)[first : first + rank], (out_d, out_h, out_w)[-rank:]
    made = out_grad = xp.ascontiguousarray(out_grad)  # a gradient spread out from less is slow to multiply
    plans = _axes(image, size, scale, interp_method, align_corners, align_mode, antialias)
    for axis, (n, plan) in enumerate(zip(image, plans, strict=True), first):
        if plan is None:
            continue
        if plan.ndim == 2:
            made = _times(plan.T, made, axis)
            continue
        made = _gathered(made, plan, n, axis)
    return xp.array(made, order="C") if made is out_grad else xp.ascontiguousarray(made)
