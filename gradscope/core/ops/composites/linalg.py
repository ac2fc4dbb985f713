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
    "slogdet_x_grad",
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


def slogdet_x_grad(F: Any, x: Any, out: Any, out_grad: Any) -> Any:
    """log_grad x⁻ᴴ for the logarithm of |det x|. The sign s of a complex determinant turns with x: its gradient g adds
    i Im(g conj(s)) to the weight of x⁻ᴴ; the sign of a real one is constant."""
    log_grad = F.slice(out_grad, [0], [1], [2], [], [0])
    if F.dtype_of(x).kind != "c":
        return det_x_grad(F, x, log_grad)
    sign, sign_grad = (F.slice(t, [0], [0], [1], [], [0]) for t in (out, out_grad))
    weight = F.complex(F.real(log_grad), F.imag(F.multiply(sign_grad, F.conj(sign))))
    return F.multiply(F.reshape(weight, (*F.shape_of(weight), 1, 1)), F.conj(_matrix_transposed(F, F.inverse(x))))


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


def _adjoint(F: Any, x: Any) -> Any:
    turned = _matrix_transposed(F, x)
    return F.conj(turned) if F.dtype_of(x).kind == "c" else turned


def _times(F: Any, x: Any, y: Any) -> Any:
    return F.matmul(x, y, False, False)


def _beside(F: Any, real: Any, like: Any) -> Any:
    """A real tensor in the dtype of `like`, which may be complex."""
    return F.complex(real, F.fill(real, 0)) if F.dtype_of(like).kind == "c" else real


def svd_x_grad(F: Any, u: Any, s: Any, vh: Any, u_grad: Any, s_grad: Any, vh_grad: Any) -> Any:
    """U (A S + S B + diag(s_grad)) Vᴴ, A and B the antihermitian parts of Uᴴ U_grad and Vᴴ V_grad over the gaps of the
    squared singular values, and what of the gradients lies outside the spans of U and V, divided by S.

    The phases of complex vectors are not unique, only that of u with that of its v is: half of what the loss wants of
    each turns both. A loss that sees phases has no gradient in x; Paddle's and this one then mean nothing.
    """
    k = F.shape_of(s)[-1]
    axis = len(F.shape_of(u)) - 1
    u, u_grad = (F.slice(t, [axis], [0], [k], [], []) for t in (u, u_grad))
    vh, vh_grad = (F.slice(t, [axis - 1], [0], [k], [], []) for t in (vh, vh_grad))
    gaps = _beside(F, _gaps(F, F.square(s)), u)
    column = _beside(F, F.reshape(s, (*F.shape_of(s), 1)), u)
    row = _beside(F, F.reshape(s, (*F.shape_of(s)[:-1], 1, k)), u)
    left, right = _times(F, _adjoint(F, u), u_grad), _times(F, vh, _adjoint(F, vh_grad))
    left = F.subtract(left, _adjoint(F, left))
    right = F.subtract(right, _adjoint(F, right))
    inner = F.add(F.multiply(F.divide(left, gaps), row), F.multiply(F.divide(right, gaps), column))
    if F.dtype_of(u).kind == "c":  # the diagonals are imaginary: what the loss wants of the phases
        turn = F.diagonal(F.subtract(left, right), 0, -2, -1)
        kept = F.subtract(inner, _diagonal_matrix(F, F.diagonal(inner, 0, -2, -1)))
        size = F.reshape(column, F.shape_of(s))
        inner = F.add(kept, _diagonal_matrix(F, F.scale(F.divide(turn, size), 0.25, 0.0, True)))
    inner = F.add(inner, _diagonal_matrix(F, _beside(F, s_grad, u)))
    out = _times(F, _times(F, u, inner), vh)
    if F.shape_of(u)[-2] > k:
        rest = F.subtract(u_grad, _times(F, u, _times(F, _adjoint(F, u), u_grad)))
        out = F.add(out, _times(F, F.divide(rest, row), vh))
    if F.shape_of(vh)[-1] > k:
        rest = F.subtract(vh_grad, _times(F, _times(F, vh_grad, _adjoint(F, vh)), vh))
        out = F.add(out, _times(F, u, F.divide(rest, column)))
    return out


def eigh_x_grad(F: Any, out_w: Any, out_v: Any, out_w_grad: Any, out_v_grad: Any) -> Any:
    """V (diag(w_grad) + (Vᴴ V_grad) / gaps) Vᴴ made hermitian. The phases of complex vectors are not unique: a
    loss that sees them has no gradient in x."""
    adjoint = _adjoint(F, out_v)
    product = F.divide(_times(F, adjoint, out_v_grad), _beside(F, _gaps(F, out_w), out_v))
    kept = F.subtract(product, _diagonal_matrix(F, F.diagonal(product, 0, -2, -1)))
    inner = F.add(kept, _diagonal_matrix(F, _beside(F, out_w_grad, out_v)))
    whole = _times(F, _times(F, out_v, inner), adjoint)
    return F.scale(F.add(whole, _adjoint(F, whole)), 0.5, 0.0, True)
