"""Kernels of diagonals and triangles: diag, diagonal, diag_embed, fill_diagonal, tril, triu."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel


@kernel("diag", FLOAT + INT + COMPLEX)
def diag(x: Any, offset: int = 0, padding_value: float = 0.0) -> Any:
    """1-D: a square matrix with x on a diagonal and padding_value elsewhere; 2-D: that diagonal."""
    if x.ndim != 1:
        return xp.array(xp.diagonal(x, offset))
    n = x.shape[0] + abs(offset)
    out = xp.full((n, n), padding_value, dtype=x.dtype)
    rows, cols = xp.arange(x.shape[0]) + max(0, -offset), xp.arange(x.shape[0]) + max(0, offset)
    out[rows, cols] = x
    return out


@kernel("diagonal", EVERY)
def diagonal(x: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """The diagonal of the matrices in axis1 and axis2, as a new last axis; a view."""
    out = xp.diagonal(x, offset, axis1, axis2)
    # numpy gives it read-only, though nothing speaks against writing
    if hasattr(out, "setflags") and x.flags.writeable:
        out.setflags(write=True)
    return out


@kernel("diagonal_grad", FLOAT + INT + COMPLEX)
def diagonal_grad(out_grad: Any, shape: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """Zeros of `shape`, out_grad on the diagonal of axis1 and axis2."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    return _with_diagonal(out, out_grad, offset, axis1, axis2)


def _with_diagonal(out: Any, values: Any, offset: int, axis1: int, axis2: int) -> Any:
    moved = xp.moveaxis(out, (axis1, axis2), (-2, -1))  # a view of out
    n = values.shape[-1]
    moved[..., xp.arange(n) + max(0, -offset), xp.arange(n) + max(0, offset)] = values
    return out


@kernel("diag_embed", FLOAT + INT + COMPLEX)
def diag_embed(input: Any, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Any:
    """Square matrices in the new axes dim1 and dim2 with the last axis of input on a diagonal."""
    n = input.shape[-1] + abs(offset)
    ndim = input.ndim + 1
    at1, at2 = dim1 % ndim, dim2 % ndim
    out = xp.zeros((*input.shape[:-1], n, n), dtype=input.dtype)
    _with_diagonal(out, input, offset, -2, -1)
    return xp.ascontiguousarray(xp.moveaxis(out, (-2, -1), (at1, at2)))


@kernel("fill_diagonal", FLOAT + INT + ("bool",))
def fill_diagonal(x: Any, value: float = 0, offset: int = 0, wrap: bool = False) -> Any:
    """A copy of x with `value` where all positions are equal (the second moved by offset, in 2-D).

    wrap: in a tall matrix the diagonal goes on after a row left out.
    """
    out = xp.array(x)
    if x.ndim > 2:
        n = x.shape[0]
        out[(xp.arange(n),) * x.ndim] = value
        return out
    rows, cols = x.shape
    if wrap and rows > cols:
        flat = xp.reshape(out, -1)
        places = xp.arange(max(offset, -offset * cols), rows * cols, cols + 1)
        flat[places] = value
        return xp.reshape(flat, x.shape)
    n = max(0, min(rows + min(offset, 0), cols - max(offset, 0)))
    out[xp.arange(n) + max(0, -offset), xp.arange(n) + max(0, offset)] = value
    return out


@kernel("fill_diagonal_tensor", FLOAT + INT + ("bool",))
def fill_diagonal_tensor(x: Any, y: Any, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    """A copy of x with y on the diagonal of dim1 and dim2."""
    return _with_diagonal(xp.array(x), y, offset, dim1, dim2)


@kernel("tril", EVERY)
def tril(x: Any, diagonal: int = 0) -> Any:
    """The lower triangles of the last two axes, 0 above the diagonal."""
    return xp.asarray(xp.tril(x, diagonal))


@kernel("triu", EVERY)
def triu(x: Any, diagonal: int = 0) -> Any:
    """The upper triangles of the last two axes, 0 below the diagonal."""
    return xp.asarray(xp.triu(x, diagonal))
