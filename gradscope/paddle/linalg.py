"""`paddle.linalg`: norms, products, inverses, determinants, covariance; factors from tensor/factors.py."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops, keywords
from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor.factors import (
    cholesky_inverse,
    cholesky_solve,
    eig,
    eigvals,
    householder_product,
    lstsq,
    lu,
    lu_solve,
    lu_unpack,
    matrix_exp,
    ormqr,
    pca_lowrank,
    qr,
    svd_lowrank,
)
from gradscope.paddle.tensor.manipulation import transpose
from gradscope.paddle.tensor.math import matmul
from gradscope.paddle.tensor.products import chain_product, cross, inverse, matrix_transpose

__all__ = [
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "cond",
    "corrcoef",
    "cov",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "householder_product",
    "inv",
    "lstsq",
    "lu",
    "lu_solve",
    "lu_unpack",
    "matmul",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "matrix_transpose",
    "multi_dot",
    "norm",
    "ormqr",
    "pca_lowrank",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "svd",
    "svd_lowrank",
    "svdvals",
    "triangular_solve",
    "vecdot",
    "vector_norm",
]

inv = inverse


def norm(
    x: Tensor,
    p: float | str | None = None,
    axis: int | Sequence[int] | None = None,
    keepdim: bool = False,
    name: str | None = None,
    *,
    dtype: Any = None,
) -> Tensor:
    """The p-norm of x as a vector, or along `axis`; p None or "fro": the Euclidean norm. Its gradient at 0 is 0.

    dtype: x is cast to it first.

    Two axes: a norm of those matrices: "fro", 1 and -1 (sums of columns), inf and -inf (of rows), 2, -2 and "nuc"
    (largest, smallest, sum of the singular values), 2 for None. Raises ValueError for any other order of a matrix.
    """
    if dtype is not None:
        x = x.astype(dtype)
    if isinstance(axis, (list, tuple)):
        axes = [a % len(x.shape) for a in axis]
        if len(axes) == 2:
            return matrix_norm(x, 2.0 if p is None else p, axes, keepdim)
        if len(axes) > 2:
            return _flat_norm(x, 2.0 if p in (None, "fro") else p, axes, keepdim)
        axis = axes[0]
    order = 2.0 if p in (None, "fro") else p
    if isinstance(order, str):
        raise ValueError(f"the norm of order {p!r} is not built yet; give a number, or 'fro'")
    return _C_ops.p_norm(_moduli(x), float(order), -1 if axis is None else axis, 1e-12, keepdim, axis is None)


def vector_norm(
    x: Tensor,
    p: float = 2.0,
    axis: int | Sequence[int] | None = None,
    keepdim: bool = False,
    name: str | None = None,
    *,
    dtype: Any = None,
) -> Tensor:
    """The p-norm of x as a vector, over all axes, one or several; of x cast to `dtype` when that is given."""
    if dtype is not None:
        x = x.astype(dtype)
    if isinstance(axis, (list, tuple)) and len(axis) != 1:
        return _flat_norm(x, p, [a % x.ndim for a in axis], keepdim)
    return norm(x, p, axis[0] if isinstance(axis, (list, tuple)) else axis, keepdim)


def matrix_norm(
    x: Tensor, p: float | str = "fro", axis: Sequence[int] = (-2, -1), keepdim: bool = False, name: str | None = None
) -> Tensor:
    """The norm of the matrices in two axes; see `norm`."""
    rows, columns = (a % x.ndim for a in axis)
    if p == "fro":
        return _C_ops.frobenius_norm(_moduli(x), [rows, columns], keepdim, False)
    if p in (1, -1, inf, -inf):
        summed, kept = (rows, columns) if p in (1, -1) else (columns, rows)
        sums = _C_ops.sum(_C_ops.abs(x), [summed], None, keepdim)
        largest = _C_ops.max if p in (1, inf) else _C_ops.min
        return largest(sums, [kept if keepdim or kept < summed else kept - 1], keepdim)
    if p == 0:
        return _flat_norm(x, 0.0, [rows, columns], keepdim)
    if p in (2, -2, "nuc"):
        others = [i for i in range(x.ndim) if i not in (rows, columns)]
        values = _C_ops.svd(transpose(x, [*others, rows, columns]), False)[1]
        if p == "nuc":
            out = _C_ops.sum(values, [-1], None, False)
        else:
            out = (_C_ops.max if p == 2 else _C_ops.min)(values, [-1], False)
        return _C_ops.unsqueeze(out, sorted((rows, columns))) if keepdim else out
    raise ValueError(f"just support order p to be 'fro', 'nuc', 0, 1, -1, 2, -2, inf or -inf, but got {p!r}")


def _moduli(x: Tensor) -> Tensor:
    """What a norm is about of a complex tensor: how large its elements are; a real tensor itself."""
    return _C_ops.abs(x) if x.dtype.is_complex else x


def _flat_norm(x: Tensor, p: Any, axes: list[int], keepdim: bool) -> Tensor:
    """The p-norm over several axes as one vector."""
    shape = list(x.shape)
    others = [i for i in range(len(shape)) if i not in axes]
    lines = _C_ops.reshape(transpose(_moduli(x), [*others, *axes]), [*(shape[i] for i in others), -1])
    out = _C_ops.p_norm(lines, float(p), -1, 1e-12, False, False)
    return _C_ops.reshape(out, [1 if i in axes else n for i, n in enumerate(shape)]) if keepdim else out


def det(x: Tensor, name: str | None = None) -> Tensor:
    """The determinant of each square matrix."""
    return _C_ops.det(x)


def slogdet(x: Tensor, name: str | None = None) -> Tensor:
    """Sign and logarithm of the absolute value of each determinant, along a new first axis."""
    return _C_ops.slogdet(x)


def cholesky(x: Tensor, upper: bool = False, name: str | None = None) -> Tensor:
    """The triangle L with L Lᵀ = x (upper: its transpose). Raises ValueError unless x is positive definite."""
    return _C_ops.cholesky(x, upper)


def solve(x: Tensor, y: Tensor, left: bool = True, name: str | None = None) -> Tensor:
    """The z with x z = y (left) or z x = y. Raises ValueError (InvalidArgument) for a singular x."""
    if left:
        return _C_ops.solve(x, y)
    return _flipped(_C_ops.solve(_flipped(x), _flipped(y)))


def _flipped(x: Tensor) -> Tensor:
    return _C_ops.transpose(x, [*range(x.ndim - 2), x.ndim - 1, x.ndim - 2])


def triangular_solve(
    x: Tensor,
    y: Tensor,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
    name: str | None = None,
) -> Tensor:
    """The z with t z = y, t the upper or lower triangle of x."""
    return _C_ops.triangular_solve(x, y, upper, transpose, unitriangular)


def svd(x: Tensor, full_matrices: bool = False, name: str | None = None) -> tuple[Tensor, Tensor, Tensor]:
    """(U, s, Vᵀ) with x = U diag(s) Vᵀ, the singular values from the largest down."""
    return _C_ops.svd(x, full_matrices)


def svdvals(x: Tensor, name: str | None = None) -> Tensor:
    """The singular values from the largest down."""
    return _C_ops.svd(x, False)[1]


def eigh(x: Tensor, UPLO: str = "L", name: str | None = None) -> tuple[Tensor, Tensor]:
    """(eigenvalues from the smallest up, eigenvectors in columns) of symmetric matrices."""
    return _C_ops.eigh(x, UPLO)


def eigvalsh(x: Tensor, UPLO: str = "L", name: str | None = None) -> Tensor:
    """The eigenvalues of symmetric matrices from the smallest up."""
    return _C_ops.eigh(x, UPLO)[0]


def pinv(x: Tensor, rcond: float | Tensor = 1e-15, hermitian: bool = False, name: str | None = None) -> Tensor:
    """The Moore-Penrose inverse; singular values below rcond times the largest count as 0."""
    u, s, vh = _C_ops.svd(x, False)
    bound = _C_ops.multiply(_C_ops.max(s, [-1], True), _as_number(rcond, s))
    large = _C_ops.greater_than(s, bound)
    inverted = _C_ops.divide(_C_ops.full([], 1, s.dtype), _C_ops.where(large, s, _C_ops.full([], 1, s.dtype)))
    inverted = _C_ops.where(large, inverted, _C_ops.full([], 0, s.dtype))
    if x.dtype.is_complex:
        vh, u = _C_ops.conj(vh), _C_ops.conj(u)
        inverted = _C_ops.cast(inverted, x.dtype)
    return _C_ops.matmul(_C_ops.multiply(_flipped(vh), _C_ops.unsqueeze(inverted, [-2])), u, False, True)


def _as_number(value: Any, like: Tensor) -> Tensor:
    if not isinstance(value, Tensor):
        return _C_ops.full([], value, like.dtype)
    value = value if value.dtype is like.dtype else _C_ops.cast(value, like.dtype)
    return _C_ops.unsqueeze(value, [-1]) if value.ndim else value


def matrix_rank(
    x: Tensor,
    tol: float | Tensor | None = None,
    hermitian: bool = False,
    atol: float | Tensor | None = None,
    rtol: float | Tensor | None = None,
    name: str | None = None,
) -> Tensor:
    """How many singular values lie above tol; by default above the largest times eps times the longer side."""
    import numpy as np

    values = _C_ops.svd(x.detach(), False)[1]
    largest = _C_ops.max(values, [-1], True)
    bound = _as_number(atol if tol is None else tol, values) if (tol, atol) != (None, None) else None
    if rtol is not None or bound is None:
        share = _as_number(float(np.finfo(x.dtype.np).eps) * max(x.shape[-2:]) if rtol is None else rtol, values)
        relative = _C_ops.multiply(largest, share)
        bound = relative if bound is None else _C_ops.maximum(bound, relative)
    return _C_ops.sum(_C_ops.greater_than(values, bound), [-1], "int64", False)


def cond(x: Tensor, p: float | str | None = None, name: str | None = None) -> Tensor:
    """The condition number in the norm p; None and 2: the largest singular value over the smallest, -2 the reverse."""
    if p in (None, 2, -2):
        values = _C_ops.svd(x, False)[1]
        ends = _C_ops.max(values, [-1], False), _C_ops.min(values, [-1], False)
        return _C_ops.divide(*ends) if p != -2 else _C_ops.divide(*reversed(ends))
    return _C_ops.multiply(matrix_norm(x, p), matrix_norm(inverse(x), p))


def diagonal(x: Tensor, offset: int = 0, axis1: int = -2, axis2: int = -1, name: str | None = None) -> Tensor:
    """The diagonal of the last two axes."""
    return _C_ops.diagonal(x, offset, axis1, axis2)


def vecdot(x: Tensor, y: Tensor, axis: int = -1, name: str | None = None) -> Tensor:
    """Products summed along one axis."""
    return _C_ops.sum(_C_ops.multiply(x, y), [axis], None, False)


def matrix_power(x: Tensor, n: int, name: str | None = None) -> Tensor:
    """x times itself n times, by squaring; the inverse's power for an n below 0, the identity for 0."""
    if n < 0:
        return matrix_power(inverse(x), -n)
    if n == 0:
        eye = _C_ops.eye(x.shape[-1], x.shape[-1], x.dtype)
        return _C_ops.expand(eye, list(x.shape))
    out: Tensor | None = None
    while n:
        if n & 1:
            out = x if out is None else matmul(out, x)
        n >>= 1
        x = matmul(x, x) if n else x
    assert out is not None
    return out


def multi_dot(x: Sequence[Tensor], name: str | None = None) -> Tensor:
    """The product of several matrices in the order that costs least; the first and last may be vectors.

    Raises ValueError for fewer than two.
    """
    parts = list(x)
    if len(parts) < 2:
        raise ValueError(f"multi_dot needs at least two tensors, but got {len(parts)}")
    first, last = parts[0].ndim == 1, parts[-1].ndim == 1
    if first:
        parts[0] = _C_ops.reshape(parts[0], [1, -1])
    if last:
        parts[-1] = _C_ops.reshape(parts[-1], [-1, 1])
    out = chain_product(parts)
    gone = [a for a, vector in ((0, first), (1, last)) if vector]
    return _C_ops.squeeze(out, gone) if gone else out


def cov(
    x: Tensor,
    rowvar: bool = True,
    ddof: bool = True,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
    name: str | None = None,
) -> Tensor:
    """The covariance matrix of the variables in rows (columns unless rowvar); of a vector a 0-D variance.

    fweights: how often each observation counts; aweights: how much. ddof: divide by one less than the count.
    Raises ValueError for more than two axes.
    """
    if x.ndim > 2 or x.ndim < 1:
        raise ValueError(f"Input(x) only support N-D (1<=N<=2) tensor in cov, but received {x.ndim}-D.")
    table = _C_ops.reshape(x, [1, -1]) if x.ndim == 1 else x if rowvar else _C_ops.transpose(x, [1, 0])
    n = table.shape[1]
    weight = None
    for given in (fweights, aweights):
        if given is not None:
            given = given if given.dtype is x.dtype else _C_ops.cast(given, x.dtype)
            weight = given if weight is None else _C_ops.multiply(weight, given)
    if weight is None:
        away = _C_ops.subtract(table, _C_ops.mean(table, [1], True))
        total = _C_ops.matmul(away, away, False, True)
        out = _C_ops.scale(total, 1.0 / max(n - int(ddof), 1), 0.0, True) if n - int(ddof) else total
    else:
        size = _C_ops.sum(weight, [], None, False)
        mean = _C_ops.divide(_C_ops.sum(_C_ops.multiply(table, weight), [1], None, True), size)
        away = _C_ops.subtract(table, mean)
        total = _C_ops.matmul(_C_ops.multiply(away, weight), away, False, True)
        if ddof and aweights is not None:
            again = aweights if aweights.dtype is x.dtype else _C_ops.cast(aweights, x.dtype)
            lost = _C_ops.divide(_C_ops.sum(_C_ops.multiply(weight, again), [], None, False), size)
            out = _C_ops.divide(total, _C_ops.subtract(size, lost))
        else:
            out = _C_ops.divide(total, _C_ops.scale(size, 1.0, -1.0 if ddof else 0.0, True))
    return _C_ops.squeeze(out, [])


def corrcoef(x: Tensor, rowvar: bool = True, name: str | None = None) -> Tensor:
    """The covariance matrix divided by the standard deviations, limited to [-1, 1]; 0-D for a vector."""
    covariance = cov(x, rowvar)
    if covariance.ndim == 0:
        return _C_ops.divide(covariance, covariance)
    spread = _C_ops.sqrt(_C_ops.diagonal(covariance, 0, 0, 1))
    out = _C_ops.divide(covariance, _C_ops.reshape(spread, [-1, 1]))
    return _C_ops.clip(_C_ops.divide(out, _C_ops.reshape(spread, [1, -1])), -1.0, 1.0)


globals().update(keywords.bound(globals(), keywords.LINALG, keywords.LINALG_OPTIONS, __name__))
__getattr__ = missing_in(__name__)
