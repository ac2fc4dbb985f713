"""Products and norms along an axis: prod, cumprod, the recurrence their gradients need, and the p-norm."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, kernel


@kernel("prod", FLOAT + INT + COMPLEX)
def prod(x: Any, axis: Any = (), keepdim: bool = False, reduce_all: bool = False) -> Any:
    """The product over `axis` (all axes when it is empty or `reduce_all`), in the dtype of x."""
    axes = tuple(axis) if axis and x.ndim and not reduce_all else None
    multiply: Any = xp.multiply
    return xp.asarray(multiply.reduce(x, axis=axes, dtype=x.dtype, keepdims=keepdim))


@kernel("cumprod", FLOAT + INT + COMPLEX)
def cumprod(x: Any, dim: int = 0, exclusive: bool = False, reverse: bool = False) -> Any:
    """Running products along `dim`; exclusive: without the element itself; reverse: from the end."""
    if x.ndim == 0:
        return xp.ones_like(x) if exclusive else xp.array(x)
    lines = xp.moveaxis(x, dim, 0)
    lines = lines[::-1] if reverse else lines
    out = xp.ones_like(lines)
    if exclusive:
        out[1:] = xp.cumprod(lines[:-1], axis=0, dtype=x.dtype)
    else:
        out[...] = xp.cumprod(lines, axis=0, dtype=x.dtype)
    out = out[::-1] if reverse else out
    return xp.ascontiguousarray(xp.moveaxis(out, 0, dim))


@kernel("decay_sum", FLOAT + COMPLEX)
def decay_sum(x: Any, y: Any, dim: int = 0, reverse: bool = False, own: bool = True) -> Any:
    """s with s[i] = y[i] + c * s[i-1] along `dim`, where c is x[i] (own) or x[i-1]; reverse: i+1 for i-1."""
    if y.ndim == 0:
        return xp.array(y)
    factors, lines = xp.moveaxis(x, dim, 0), xp.moveaxis(y, dim, 0)
    if reverse:
        factors, lines = factors[::-1], lines[::-1]
    out = xp.array(lines)
    for i in range(1, len(out)):
        out[i] += factors[i if own else i - 1] * out[i - 1]
    out = out[::-1] if reverse else out
    return xp.ascontiguousarray(xp.moveaxis(out, 0, dim))


@kernel("p_norm", FLOAT)
def p_norm(
    x: Any, porder: float = 2.0, axis: int = -1, epsilon: float = 1e-12, keepdim: bool = False, asvector: bool = False
) -> Any:
    """(sum |x|^porder)^(1/porder) over `axis`, of all elements when `asvector`; porder may be 0 (count) or +-inf."""
    over = None if asvector or x.ndim == 0 else axis
    size = xp.abs(x)
    if porder == 0:
        out = xp.sum(xp.asarray(x != 0, dtype=x.dtype), axis=over, keepdims=keepdim)
    elif porder == float("inf"):
        out = xp.max(size, axis=over, keepdims=keepdim)
    elif porder == float("-inf"):
        out = xp.min(size, axis=over, keepdims=keepdim)
    elif porder == 1:
        out = xp.sum(size, axis=over, keepdims=keepdim)
    elif porder == 2:
        out = xp.sqrt(xp.sum(x * x, axis=over, keepdims=keepdim))
    else:
        out = xp.sum(size**porder, axis=over, keepdims=keepdim) ** (1.0 / porder)
    return xp.asarray(out, dtype=x.dtype)
