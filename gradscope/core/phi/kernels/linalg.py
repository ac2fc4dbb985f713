"""Linear algebra: products of matrices and vectors, einsum, inverses, determinants, factors, norms of slices."""

from __future__ import annotations

from typing import Any

import numpy as xp
from numpy.linalg import LinAlgError  # what cupy raises too

from gradscope.core import errors
from gradscope.core.phi.infer_meta.einsum import spelled_out
from gradscope.core.phi.infer_meta.linalg import cross_axis
from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, kernel


@kernel("bmm", FLOAT + COMPLEX)
def bmm(x: Any, y: Any) -> Any:
    """A matrix product per batch entry."""
    return xp.asarray(xp.matmul(x, y))


@kernel("mv", FLOAT)
def mv(x: Any, vec: Any) -> Any:
    """Matrix times vector."""
    return xp.asarray(xp.matmul(x, vec))


@kernel("dot", FLOAT + INT + COMPLEX)
def dot(x: Any, y: Any) -> Any:
    """The sum of the products along the last axis."""
    return xp.asarray(xp.sum(x * y, axis=-1, dtype=x.dtype))


@kernel("addmm", FLOAT + COMPLEX)
def addmm(input: Any, x: Any, y: Any, beta: float = 1.0, alpha: float = 1.0) -> Any:
    """beta * input + alpha * (x @ y)."""
    return xp.asarray(beta * input + alpha * xp.matmul(x, y), dtype=x.dtype)


@kernel("cross", FLOAT + INT + COMPLEX)
def cross(x: Any, y: Any, axis: int = 9) -> Any:
    """The vector product along an axis of length 3; 9: along the first such axis."""
    at = cross_axis(x.shape, axis)
    a, b = xp.moveaxis(x, at, 0), xp.moveaxis(y, at, 0)
    out = xp.stack([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])
    return xp.ascontiguousarray(xp.moveaxis(out, 0, at))


@kernel("trace", FLOAT + INT + COMPLEX)
def trace(x: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """The sum of the diagonal."""
    return xp.asarray(xp.trace(x, offset, axis1, axis2, dtype=x.dtype))


@kernel("einsum", FLOAT + INT + COMPLEX)
def einsum(x: Any, equation: str) -> Any:
    """Products of the operands' elements, summed over the labels that the output lacks."""
    sides, out = spelled_out(equation, [one.shape for one in x])
    return xp.array(xp.einsum(",".join(sides) + "->" + out, *x, optimize=len(x) > 2), dtype=x[0].dtype)


@kernel("inverse", FLOAT + COMPLEX)
def inverse(x: Any) -> Any:
    """The inverse of each matrix. Raises InvalidArgument for a singular one."""
    try:
        return xp.asarray(xp.linalg.inv(x))
    except LinAlgError:
        raise errors.invalid_argument("The matrix is singular: it has no inverse.", layer=5) from None


@kernel("det", FLOAT + COMPLEX)
def det(x: Any) -> Any:
    """The determinant of each matrix."""
    return xp.asarray(xp.linalg.det(x), dtype=x.dtype)


@kernel("slogdet", FLOAT + COMPLEX)
def slogdet(x: Any) -> Any:
    """Sign and logarithm of the absolute value of each determinant, along a new first axis."""
    sign, log = xp.linalg.slogdet(x)
    return xp.stack([xp.asarray(sign), xp.asarray(log).astype(x.dtype)]).astype(x.dtype)


@kernel("cholesky", FLOAT)
def cholesky(x: Any, upper: bool = False) -> Any:
    """The triangle L with L Lᵀ = x (upper: its transpose) of the symmetric part of x.

    Raises InvalidArgument when x is not positive definite.
    """
    try:
        out = xp.linalg.cholesky((x + xp.swapaxes(x, -1, -2)) / 2)
    except LinAlgError:
        raise errors.invalid_argument("The matrix is not positive definite: it has no factor.", layer=5) from None
    return xp.ascontiguousarray(xp.swapaxes(out, -1, -2)) if upper else xp.asarray(out)


@kernel("solve", FLOAT)
def solve(x: Any, y: Any) -> Any:
    """The z with x z = y. Raises InvalidArgument for a singular x."""
    try:
        if y.ndim == 1:
            return xp.asarray(xp.squeeze(xp.linalg.solve(x, y[:, None]), axis=-1))
        return xp.asarray(xp.linalg.solve(x, y))
    except LinAlgError:
        raise errors.invalid_argument("The matrix is singular: the system has no single solution.", layer=5) from None


@kernel("triangular_solve", FLOAT + COMPLEX)
def triangular_solve(x: Any, y: Any, upper: bool = True, transpose: bool = False, unitriangular: bool = False) -> Any:
    """The z with t z = y, t the triangle of x (transposed, with ones on its diagonal when unitriangular)."""
    t = xp.triu(x) if upper else xp.tril(x)
    if unitriangular:
        eye = xp.eye(x.shape[-1], dtype=x.dtype)
        t = t * (1 - eye) + eye
    return xp.asarray(xp.linalg.solve(xp.swapaxes(t, -1, -2) if transpose else t, y))


@kernel("renorm", FLOAT)
def renorm(x: Any, p: float, axis: int, max_norm: float) -> Any:
    """x with every slice along `axis` whose p-norm is above max_norm scaled down to it."""
    others = tuple(i for i in range(x.ndim) if i != axis % x.ndim)
    norm = xp.sum(xp.abs(x) ** p, axis=others, keepdims=True) ** (1.0 / p)
    long = norm > max_norm
    return xp.asarray(xp.where(long, x * (max_norm / xp.where(long, norm, 1)), x), dtype=x.dtype)


@kernel("frobenius_norm", FLOAT)
def frobenius_norm(x: Any, axis: Any = (), keep_dim: bool = False, reduce_all: bool = False) -> Any:
    """The square root of the sum of squares over `axis`."""
    axes = tuple(axis) if axis and x.ndim and not reduce_all else None
    return xp.asarray(xp.sqrt(xp.sum(x * x, axis=axes, keepdims=keep_dim)), dtype=x.dtype)


@kernel("svd", FLOAT + COMPLEX)
def svd(x: Any, full_matrices: bool = False) -> Any:
    """(U, s, Vᴴ) with x = U diag(s) Vᴴ, the singular values from the largest down."""
    u, s, vh = xp.linalg.svd(x, full_matrices=full_matrices)
    return xp.ascontiguousarray(u), xp.asarray(s), xp.ascontiguousarray(vh)


@kernel("eigh", FLOAT + COMPLEX)
def eigh(x: Any, uplo: str = "L") -> Any:
    """(eigenvalues from the smallest up, eigenvectors in columns) of the hermitian part of x."""
    w, v = xp.linalg.eigh((x + xp.conj(xp.swapaxes(x, -1, -2))) / 2)
    return xp.asarray(w), xp.ascontiguousarray(v)
