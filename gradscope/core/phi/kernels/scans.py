"""Kernels that run along an axis: cumulative sum, log of the sum of exponentials, largest and smallest so far."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, REAL, SMALL_INT, kernel, numpy_dtype


def _lines(x: Any, axis: int, flatten: bool, reverse: bool) -> Any:
    """x with the axis to run along in front, from its end when reverse."""
    lines = xp.reshape(x, -1) if flatten else xp.moveaxis(x, axis, 0)
    return lines[::-1] if reverse else lines


def _back(out: Any, axis: int, flatten: bool, reverse: bool) -> Any:
    out = out[::-1] if reverse else out
    return xp.ascontiguousarray(out if flatten else xp.moveaxis(out, 0, axis))


def _accumulated(step: Any, lines: Any) -> Any:
    """out[i] = step(out[i-1], lines[i]); in one call where the library has it (numpy), else element by element."""
    if xp.__name__ == "numpy":
        return step.accumulate(lines, axis=0)
    out = xp.array(lines)
    for i in range(1, len(out)):
        out[i] = step(out[i - 1], lines[i])
    return out


@kernel("cumsum", FLOAT + INT + SMALL_INT + COMPLEX)
def cumsum(x: Any, axis: int = -1, flatten: bool = False, exclusive: bool = False, reverse: bool = False) -> Any:
    """Running sums along `axis` (of the flattened x); exclusive: without the element itself; reverse: from the end."""
    if x.ndim == 0:
        out = xp.zeros_like(x) if exclusive else xp.array(x)
        return xp.reshape(out, (1,)) if flatten else out
    lines = _lines(x, axis, flatten, reverse)
    out = xp.cumsum(lines, axis=0, dtype=x.dtype)
    if exclusive:
        out = xp.concatenate([xp.zeros_like(lines[:1]), out[:-1]], axis=0)
    return _back(out, axis, flatten, reverse)


@kernel("logcumsumexp", FLOAT)
def logcumsumexp(x: Any, axis: int = -1, flatten: bool = False, exclusive: bool = False, reverse: bool = False) -> Any:
    """log of the running sum of exponentials, element after element, so that nothing overflows."""
    if x.ndim == 0:
        out = xp.full_like(x, -xp.inf) if exclusive else xp.array(x)
        return xp.reshape(out, (1,)) if flatten else out
    lines = _lines(x, axis, flatten, reverse)
    out = _accumulated(xp.logaddexp, lines) if lines.size else xp.array(lines)
    if exclusive:
        out = xp.concatenate([xp.full_like(lines[:1], -xp.inf), out[:-1]], axis=0)
    return _back(out, axis, flatten, reverse)


def _extremes(x: Any, axis: int, dtype: Any, best: Any) -> Any:
    """The best element so far along `axis` and its place; of equal ones the last, a nan once met stays."""
    if x.ndim == 0:
        return xp.array(x), xp.zeros((), dtype=numpy_dtype(dtype))
    lines = xp.moveaxis(x, axis, 0)
    out = _accumulated(best, lines) if lines.size else xp.array(lines)
    own = xp.reshape(xp.arange(lines.shape[0]), (-1, *[1] * (lines.ndim - 1)))
    place = xp.where((lines == out) | (lines != lines), own, 0)
    place = (_accumulated(xp.maximum, place) if lines.size else place).astype(numpy_dtype(dtype))
    return xp.ascontiguousarray(xp.moveaxis(out, 0, axis)), xp.ascontiguousarray(xp.moveaxis(place, 0, axis))


@kernel("cummax", REAL)
def cummax(x: Any, axis: int = -1, dtype: Any = "int64") -> Any:
    """(largest so far, its index) along `axis`."""
    return _extremes(x, axis, dtype, xp.maximum)


@kernel("cummin", REAL)
def cummin(x: Any, axis: int = -1, dtype: Any = "int64") -> Any:
    """(smallest so far, its index) along `axis`."""
    return _extremes(x, axis, dtype, xp.minimum)
