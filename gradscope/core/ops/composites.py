"""Gradient formulas too long for one line of YAML: Python functions of F, written only in F's ops and shape functions.

F is either binding of a formula: the kernels on raw arrays or the recorded ops on Tensors. Whatever is written here
therefore serves every order of derivative.
"""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core import flags
from gradscope.core.errors import unimplemented
from gradscope.core.ops.shapes import inverse_perm, kept_shape

__all__ = [
    "cumprod_x_grad",
    "decay_sum_x_grad",
    "matmul_x_grad",
    "matmul_y_grad",
    "norm_x_grad",
    "prod_x_grad",
    "to_dtype",
]


def to_dtype(F: Any, x: Any, dtype: Any) -> Any:
    """x in another dtype; x itself when it has that dtype already. Raises Unimplemented for a real x made complex:
    the formulas do not conjugate, so no gradient may flow into a complex graph."""
    have = F.dtype_of(x)
    if have == dtype:
        return x
    if dtype.kind == "c" and have.kind != "c":
        raise unimplemented("gradients of complex tensors are not built yet", remedy="compute with real tensors")
    return F.cast(x, dtype)


def matmul_x_grad(F: Any, out_grad: Any, y: Any, shape: Any, transpose_x: bool, transpose_y: bool) -> Any:
    """Gradient of x @ y for an x of `shape`: out_grad @ yᵀ, transposed again where x was, batch axes summed back."""
    shape, y_shape = tuple(shape), F.shape_of(y)
    if len(y_shape) == 1 and len(shape) == 1:
        return F.multiply(out_grad, y)
    g, y, transpose_x, transpose_y = _as_matrices(F, out_grad, y, shape, y_shape, transpose_x, transpose_y)
    out = F.matmul(y, g, transpose_y, True) if transpose_x else F.matmul(g, y, False, not transpose_y)
    return F.reshape(F.sum_to(out, _matrix_shape(shape, row=True)), shape) if len(shape) == 1 else F.sum_to(out, shape)


def matmul_y_grad(F: Any, out_grad: Any, x: Any, shape: Any, transpose_x: bool, transpose_y: bool) -> Any:
    """Gradient of x @ y for a y of `shape`: xᵀ @ out_grad, transposed again where y was, batch axes summed back."""
    shape, x_shape = tuple(shape), F.shape_of(x)
    if len(x_shape) == 1 and len(shape) == 1:
        return F.multiply(out_grad, x)
    g, x, transpose_x, transpose_y = _as_matrices(F, out_grad, x, x_shape, shape, transpose_x, transpose_y)
    out = F.matmul(g, x, True, transpose_x) if transpose_y else F.matmul(x, g, not transpose_x, False)
    return F.reshape(F.sum_to(out, _matrix_shape(shape, row=False)), shape) if len(shape) == 1 else F.sum_to(out, shape)


def _matrix_shape(shape: tuple[int, ...], row: bool) -> tuple[int, ...]:
    return (1, *shape) if row else (*shape, 1)


def _as_matrices(
    F: Any, g: Any, other: Any, x_shape: Any, y_shape: Any, transpose_x: bool, transpose_y: bool
) -> tuple[Any, Any, bool, bool]:
    """The gradient and the other operand with the axes a 1-D operand lacked put in, and flags that hold for 2-D ones.

    At most one operand is 1-D here: x is then a row, y a column.
    """
    g_shape, other_shape = F.shape_of(g), F.shape_of(other)
    if len(x_shape) == 1:
        transpose_x = False
        g = F.reshape(g, (*g_shape[:-1], 1, g_shape[-1]))
        if len(other_shape) == 1:
            other = F.reshape(other, (1, *other_shape))
    elif len(y_shape) == 1:
        transpose_y = False
        g = F.reshape(g, (*g_shape, 1))
        if len(other_shape) == 1:
            other = F.reshape(other, (*other_shape, 1))
    return g, other, transpose_x, transpose_y


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
