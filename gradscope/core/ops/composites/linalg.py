"""Gradient formulas of products of matrices and vectors."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core.ops.shapes import kept_shape

__all__ = [
    "cholesky_x_grad",
    "det_x_grad",
    "eigh_x_grad",
    "frobenius_norm_x_grad",
    "matmul_x_grad",
    "matmul_y_grad",
    "renorm_x_grad",
    "solve_x_grad",
    "solve_y_grad",
    "svd_x_grad",
    "trace_x_grad",
    "triangular_solve_x_grad",
]


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
    if len(shape) == 2 and len(x_shape) > 2 and not transpose_x:  # one product instead of one per batch and their sum
        rows = math.prod(x_shape[:-1])
        x, g = F.reshape(x, (rows, x_shape[-1])), F.reshape(out_grad, (rows, F.shape_of(out_grad)[-1]))
        return F.matmul(g, x, True, False) if transpose_y else F.matmul(x, g, True, False)
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
    if len(x_shape) > 1 and len(y_shape) > 1:
        return g, other, transpose_x, transpose_y
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


def _matrix_transposed(F: Any, x: Any) -> Any:
    n = len(F.shape_of(x))
    return F.transpose(x, [*range(n - 2), n - 1, n - 2])


def trace_x_grad(F: Any, out_grad: Any, shape: Any, offset: int, axis1: int, axis2: int) -> Any:
    """out_grad on the diagonal, 0 elsewhere."""
    rows, cols = shape[axis1], shape[axis2]
    n = max(0, min(rows + min(offset, 0), cols - max(offset, 0)))
    others = F.shape_of(out_grad)
    return F.diagonal_grad(F.expand(F.reshape(out_grad, (*others, 1)), (*others, n)), shape, offset, axis1, axis2)


def det_x_grad(F: Any, x: Any, weight: Any) -> Any:
    """weight (a number per matrix) times the inverse, transposed: the gradient of log|det x|."""
    return F.multiply(F.reshape(weight, (*F.shape_of(weight), 1, 1)), _matrix_transposed(F, F.inverse(x)))


def cholesky_x_grad(F: Any, out: Any, out_grad: Any, upper: bool) -> Any:
    """For x = L Lᵀ: L⁻ᵀ Φ(Lᵀ g) L⁻¹ made symmetric, Φ the lower triangle with half the diagonal."""
    low, grad = (_matrix_transposed(F, out), _matrix_transposed(F, out_grad)) if upper else (out, out_grad)
    product = F.matmul(low, grad, True, False)
    phi = F.scale(F.add(F.tril(product, 0), F.tril(product, -1)), 0.5, 0.0, True)
    inverse = F.inverse(low)
    whole = F.matmul(F.matmul(inverse, phi, True, False), inverse, False, False)
    return F.scale(F.add(whole, _matrix_transposed(F, whole)), 0.5, 0.0, True)


def _column(F: Any, x: Any, vector: bool) -> Any:
    return F.reshape(x, (*F.shape_of(x), 1)) if vector else x


def _is_vector(x_shape: Any, y_shape: Any) -> bool:
    return len(y_shape) == 1 and len(x_shape) >= 2


def solve_y_grad(F: Any, x: Any, y: Any, out_grad: Any) -> Any:
    """x⁻ᵀ out_grad."""
    x_shape, y_shape = F.shape_of(x), F.shape_of(y)
    vector = _is_vector(x_shape, y_shape)
    out = F.matmul(F.inverse(x), _column(F, out_grad, vector), True, False)
    return F.reshape(F.sum_to(out, (*y_shape, 1)), y_shape) if vector else F.sum_to(out, y_shape)


def solve_x_grad(F: Any, x: Any, y: Any, out: Any, out_grad: Any) -> Any:
    """-(x⁻ᵀ out_grad) outᵀ."""
    x_shape = F.shape_of(x)
    vector = _is_vector(x_shape, F.shape_of(y))
    side = F.matmul(F.inverse(x), _column(F, out_grad, vector), True, False)
    product = F.matmul(side, _column(F, out, vector), False, True)
    return F.scale(F.sum_to(product, x_shape), -1.0, 0.0, True)


def triangular_solve_x_grad(
    F: Any, x: Any, out: Any, out_grad: Any, upper: bool, transpose: bool, unitriangular: bool
) -> Any:
    """The gradient of solving with the whole of x, cut to the triangle that was read."""
    side = F.triangular_solve(x, out_grad, upper, not transpose, unitriangular)
    product = F.matmul(out, side, False, True) if transpose else F.matmul(side, out, False, True)
    first = 1 if unitriangular else 0
    cut = F.triu(product, first) if upper else F.tril(product, -first)
    return F.scale(F.sum_to(cut, F.shape_of(x)), -1.0, 0.0, True)


def frobenius_norm_x_grad(F: Any, x: Any, out: Any, out_grad: Any, axis: Any, reduce_all: bool) -> Any:
    """out_grad * x / out, and 0 at a norm of 0."""
    kept = kept_shape(F.shape_of(x), () if reduce_all else axis)
    grad, size = F.reshape(out_grad, kept), F.reshape(out, kept)
    some = F.not_equal(size, F.fill(size, 0))
    return F.keep_where(F.divide(F.multiply(grad, x), F.where(some, size, F.fill(size, 1))), some)


def renorm_x_grad(F: Any, x: Any, out_grad: Any, p: float, axis: int, max_norm: float) -> Any:
    """Slices longer than max_norm are x * max_norm / |x|: the quotient's derivative; the others pass out_grad on."""
    shape = F.shape_of(x)
    others = [i for i in range(len(shape)) if i != axis % len(shape)]
    dtype = F.dtype_of(x)
    size = F.abs(x)
    total = F.sum(F.pow(size, p), others, dtype, True)
    norm = F.pow(total, 1.0 / p)
    long = F.greater_than(norm, F.fill(norm, max_norm))
    safe = F.where(long, norm, F.fill(norm, 1))
    along = F.sum(F.multiply(out_grad, x), others, dtype, True)
    slope = F.multiply(F.sign(x), F.pow(F.divide(size, safe), p - 1))  # of the norm in x
    shrunk = F.subtract(F.divide(out_grad, safe), F.multiply(F.divide(along, F.square(safe)), slope))
    return F.where(long, F.scale(shrunk, max_norm, 0.0, True), out_grad)


def _diagonal_matrix(F: Any, x: Any) -> Any:
    return F.diag_embed(x, 0, -2, -1)


def _gaps(F: Any, values: Any) -> Any:
    """values[k] - values[j] at row j and column k, and 1 on the diagonal."""
    shape = F.shape_of(values)
    away = F.subtract(F.reshape(values, (*shape[:-1], 1, shape[-1])), F.reshape(values, (*shape, 1)))
    return F.add(away, _diagonal_matrix(F, F.fill(values, 1)))


def svd_x_grad(F: Any, u: Any, s: Any, vh: Any, u_grad: Any, s_grad: Any, vh_grad: Any) -> Any:
    """U (A S + S B + diag(s_grad)) Vᵀ, A and B the antisymmetric parts of Uᵀ U_grad and Vᵀ V_grad over the gaps of the
    squared singular values, and what of the gradients lies outside the spans of U and V, divided by S."""
    k = F.shape_of(s)[-1]
    axis = len(F.shape_of(u)) - 1
    u, u_grad = (F.slice(t, [axis], [0], [k], [], []) for t in (u, u_grad))
    vh, vh_grad = (F.slice(t, [axis - 1], [0], [k], [], []) for t in (vh, vh_grad))
    gaps = _gaps(F, F.square(s))
    column, row = F.reshape(s, (*F.shape_of(s), 1)), F.reshape(s, (*F.shape_of(s)[:-1], 1, k))
    left, right = F.matmul(u, u_grad, True, False), F.matmul(vh, vh_grad, False, True)
    left = F.divide(F.subtract(left, _matrix_transposed(F, left)), gaps)
    right = F.divide(F.subtract(right, _matrix_transposed(F, right)), gaps)
    inner = F.add(F.add(F.multiply(left, row), F.multiply(right, column)), _diagonal_matrix(F, s_grad))
    out = F.matmul(F.matmul(u, inner, False, False), vh, False, False)
    if F.shape_of(u)[-2] > k:
        rest = F.subtract(u_grad, F.matmul(u, F.matmul(u, u_grad, True, False), False, False))
        out = F.add(out, F.matmul(F.divide(rest, row), vh, False, False))
    if F.shape_of(vh)[-1] > k:
        rest = F.subtract(vh_grad, F.matmul(F.matmul(vh_grad, vh, False, True), vh, False, False))
        out = F.add(out, F.matmul(u, F.divide(rest, column), False, False))
    return out


def eigh_x_grad(F: Any, out_w: Any, out_v: Any, out_w_grad: Any, out_v_grad: Any) -> Any:
    """V (diag(w_grad) + (Vᵀ V_grad) / gaps) Vᵀ made symmetric."""
    product = F.divide(F.matmul(out_v, out_v_grad, True, False), _gaps(F, out_w))
    kept = F.subtract(product, _diagonal_matrix(F, F.diagonal(product, 0, -2, -1)))
    inner = F.add(kept, _diagonal_matrix(F, out_w_grad))
    whole = F.matmul(F.matmul(out_v, inner, False, False), out_v, False, True)
    return F.scale(F.add(whole, _matrix_transposed(F, whole)), 0.5, 0.0, True)
