"""Factors of matrices: QR, LU, eigenvalues, least squares, solving with a known factor, low-rank approximations."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = [
    "cholesky_inverse",
    "cholesky_solve",
    "eig",
    "eigvals",
    "householder_product",
    "lstsq",
    "lu",
    "lu_solve",
    "lu_unpack",
    "matrix_exp",
    "ormqr",
    "pca_lowrank",
    "qr",
    "svd_lowrank",
]


def _turned(x: Tensor) -> Tensor:
    return _C_ops.transpose(x, [*range(x.ndim - 2), x.ndim - 1, x.ndim - 2])


def _adjoint(x: Tensor) -> Tensor:
    return _C_ops.conj(_turned(x)) if x.dtype.is_complex else _turned(x)


def qr(x: Tensor, mode: str = "reduced", name: str | None = None) -> Any:
    """(Q, R) with x = Q R for `reduced` and `complete` (Q square); R alone for `r`.

    Raises ValueError (InvalidArgument) for another mode; its gradient does so for `r`, and for `complete` with more
    rows than columns.
    """
    q, r = _C_ops.qr(x, mode)
    return r if mode == "r" else (q, r)


def lu(x: Tensor, pivot: bool = True, get_infos: bool = False, name: str | None = None) -> Any:
    """(both factors in one matrix, pivots counted from 1) and with get_infos where a pivot was 0. ValueError without
    pivoting."""
    out, pivots, info = _C_ops.lu(x, pivot)
    return (out, pivots, info) if get_infos else (out, pivots)


def lu_unpack(
    x: Tensor, y: Tensor, unpack_ludata: bool = True, unpack_pivots: bool = True, name: str | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """(P, L, U) of what `lu` gives: x = P L U of the matrix that was factored. What is not unpacked is empty.

    Raises ValueError for fewer axes.
    """
    if x.ndim < 2:
        raise ValueError(f"The shape of x should be (*, M, N), but received ndim is [{x.ndim} < 2]")
    if y.ndim < 1:
        raise ValueError(f"The shape of Pivots should be (*, K), but received ndim is [{y.ndim} < 1]")
    return _C_ops.lu_unpack(x, y, unpack_ludata, unpack_pivots)


def lu_solve(b: Tensor, lu: Tensor, pivots: Tensor, trans: str = "N", name: str | None = None) -> Tensor:
    """The z with A z = b for the A that `lu` factored; trans T (or C): with the transpose (or adjoint) of A.

    Raises ValueError for other shapes and another trans.
    """
    if b.ndim < 2 or lu.ndim < 2:
        raise ValueError("`b` and `lu` of lu_solve must have at least two dimensions")
    if lu.shape[-2] != lu.shape[-1]:
        raise ValueError("the last two dimensions of `lu` should be equal")
    order = _C_ops.pivots_matrix(pivots, lu.shape[-1], lu.dtype)
    if trans == "N":
        right = _C_ops.matmul(order, b, True, False)
        half = _C_ops.triangular_solve(lu, right, False, False, True)
        return _C_ops.triangular_solve(lu, half, True, False, False)
    if trans not in ("T", "C", "H"):
        raise ValueError(f"`trans` must be N, T or C, but got {trans!r}")
    factor = _C_ops.conj(lu) if lu.dtype.is_complex and trans != "T" else lu
    half = _C_ops.triangular_solve(factor, b, True, True, False)
    return _C_ops.matmul(order, _C_ops.triangular_solve(factor, half, False, True, True), False, False)


def lstsq(
    x: Tensor, y: Tensor, rcond: float | None = None, driver: str | None = None, name: str | None = None
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """(the z that makes |x z - y| least, the squares of what is left, the rank of x, its singular values). No gradient.

    driver: what of it there is: gelsd and gelss give all, gelsy (the default) no residuals and singular values, gels
    takes x to have full rank and gives residuals only. Residuals are empty unless x is tall and of full rank. rcond:
    singular values up to rcond times the largest count as 0, by default eps times the longer side. ValueError for other
    drivers, dtypes and shapes.
    """
    if driver not in (None, "gels", "gelss", "gelsd", "gelsy"):
        raise ValueError(
            f"Only support valid driver is 'gels', 'gelss', 'gelsd', 'gelsy' or None for CPU inputs. But got {driver}"
        )
    if x.dtype is not y.dtype or x.dtype not in (dtypes.float32, dtypes.float64):
        raise ValueError("Only support x and y have the same dtype such as 'float32' and 'float64'.")
    if x.ndim < 2 or y.ndim < 2:
        raise ValueError(
            f"The shape of x and y should be (*, M, N) and (*, M, K), but received ndim is [{min(x.ndim, y.ndim)} < 2]"
        )
    if x.shape[-2] != y.shape[-2]:
        raise ValueError(
            f"x with shape (*, M = {x.shape[-2]}, N) and y with shape (*, M = {y.shape[-2]}, K) should have same M."
        )
    driver = driver or "gelsy"
    m, n = x.shape[-2:]
    if driver == "gels":
        rcond = 0.0
    elif rcond is None:
        rcond = float(np.finfo(x.dtype.np).eps) * max(m, n)
    solution, residuals, rank, values = _C_ops.lstsq(x, y, float(rcond))
    full = driver == "gels" or bool(_C_ops.all(_C_ops.equal(rank, _C_ops.full_like(rank, n)), [], False).item())
    if driver == "gelsy" or m <= n or not full:
        residuals = _empty(x.dtype)
    if driver in ("gels", "gelsy"):
        values = _empty(x.dtype)
    return solution, residuals, _empty(dtypes.int64) if driver == "gels" else rank, values


def _empty(dtype: Any) -> Tensor:
    return _C_ops.full([0], 0, dtype, places.expected())


def eig(x: Tensor, name: str | None = None) -> tuple[Tensor, Tensor]:
    """(eigenvalues, eigenvectors in columns) of square matrices, complex. Each vector has norm 1 and its largest
    component is real."""
    return _C_ops.eig(x)


def eigvals(x: Tensor, name: str | None = None) -> Tensor:
    """The eigenvalues of square matrices, complex; no gradient. ValueError for other shapes."""
    if x.ndim < 2:
        raise ValueError(
            f"The dimension of Input(x) should be at least 2, but received x's dimension = {x.ndim}, "
            f"x's shape = {list(x.shape)}"
        )
    return _C_ops.eigvals(x)


def matrix_exp(x: Tensor, name: str | None = None) -> Tensor:
    """The exponential Σ xᵏ / k! of square matrices. ValueError for other shapes and dtypes."""
    if x.ndim < 2:
        raise ValueError("The input tensor must be at least two-dimensional")
    if x.shape[-1] != x.shape[-2]:
        raise ValueError("Last 2 dimensions of the tensor must be square")
    if x.dtype not in (dtypes.float16, dtypes.float32, dtypes.float64):
        raise ValueError(f"The input tensor's dtype must be float32 or float64, but got {x.dtype.name}")
    return _C_ops.matrix_exp(x)


def cholesky_solve(x: Tensor, y: Tensor, upper: bool = False, name: str | None = None) -> Tensor:
    """The z with A z = x, y the Cholesky factor of A (upper: its transpose).

    Raises InvalidArgument (ValueError) unless y is square.
    """
    if y.ndim < 2 or y.shape[-1] != y.shape[-2]:
        raise errors.invalid_argument(
            f"the matrix that cholesky_solve gets must be square, but its shape is {list(y.shape)}", op="cholesky_solve"
        )
    half = _C_ops.triangular_solve(y, x, upper, upper, False)
    return _C_ops.triangular_solve(y, half, upper, not upper, False)


def cholesky_inverse(x: Tensor, upper: bool = False, name: str | None = None) -> Tensor:
    """The inverse of the matrix whose Cholesky factor x is. ValueError unless x is one square matrix."""
    if x.ndim != 2:
        raise ValueError("The input tensor must be 2-dimensional")
    if x.shape[0] != x.shape[1]:
        raise ValueError("The input tensor must be square matrix")
    return _C_ops.inverse(_C_ops.matmul(x, x, upper, not upper))


def householder_product(x: Tensor, tau: Tensor, name: str | None = None) -> Tensor:
    """The first columns of H₁ H₂ …, Hᵢ = 1 - tauᵢ v vᴴ, v column i of x below the diagonal with 1 on it.

    Raises AssertionError for other numbers of axes, more columns than rows, and other batch axes in tau.
    """
    assert x.ndim >= 2 and tau.ndim >= 1 and x.ndim - 1 == tau.ndim, (
        "The input x must have more than 2 dimensions, and input tau must have more than 1 dimension,"
        "and the dimension of x is 1 larger than the dimension of tau"
    )
    m, n = x.shape[-2:]
    assert m >= n, "The rows of input x must be greater than or equal to the columns of input x."
    assert n >= tau.shape[-1], "The last dim of x must be greater than tau's."
    assert list(x.shape[:-2]) == list(tau.shape[:-1]), "The input x must has the same batch dimensions with input tau."
    batch, axis = list(x.shape[:-2]), x.ndim - 1
    eye = _C_ops.eye(m, n, x.dtype)
    out: Any = _C_ops.expand(eye, [*batch, m, n])
    vectors: Any = _C_ops.add(_C_ops.tril(x, -1), eye)
    for i in reversed(range(tau.shape[-1])):
        v = _C_ops.slice(vectors, [axis], [i], [i + 1], [], [])
        t = _C_ops.unsqueeze(_C_ops.slice(tau, [axis - 1], [i], [i + 1], [], []), [-1])
        away = _C_ops.matmul(_adjoint(v), out, False, False)
        out = _C_ops.subtract(out, _C_ops.multiply(_C_ops.multiply(t, v), away))
    return out


def ormqr(
    x: Tensor, tau: Tensor, y: Tensor, left: bool = True, transpose: bool = False, name: str | None = None
) -> Tensor:
    """Q y (left) or y Q, Q the `householder_product` of x and tau, or its adjoint with `transpose`.

    Raises AssertionError where the shapes do not fit.
    """
    assert x.ndim >= 2 and y.ndim >= 2 and x.ndim - 1 == tau.ndim, (
        "The input x and y must have more than 2 dimensions, and the dimension of x is 1 larger than that of tau"
    )
    rows, columns = x.shape[-2:]
    if left:
        assert (rows if transpose else columns) == y.shape[-2], (
            "The column dimension of x and the row dimension of y should be the same"
        )
    else:
        assert (columns if transpose else rows) == y.shape[-1], (
            "The row dimension of x and the column dimension of y should be the same"
        )
    q = householder_product(x, tau)
    q = _adjoint(q) if transpose else q
    return _C_ops.matmul(q, y, False, False) if left else _C_ops.matmul(y, q, False, False)


def _checked_rank(x: Tensor, q: int | None, niter: int) -> int:
    m, n = x.shape[-2:]
    if q is None:
        q = min(6, m, n)
    if not 0 <= q <= min(m, n):
        raise ValueError(f"q(={q}) must be non-negative integer and not greater than min(m, n)={min(m, n)}")
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    return q


def _span(x: Tensor, q: int, niter: int) -> Tensor:
    """q orthonormal columns that nearly span those of x: those of x times a random matrix, sharpened `niter` times
    (Halko, Martinsson and Tropp, Finding structure with randomness, 2011, algorithm 4.4)."""
    batch = list(x.shape[:-2])
    drawn = _C_ops.gaussian([*batch, x.shape[-1], q], 0.0, 1.0, 0, x.dtype, places.expected())
    span = _C_ops.qr(_C_ops.matmul(x, drawn, False, False), "reduced")[0]
    for _ in range(niter):
        back = _C_ops.qr(_C_ops.matmul(x, span, True, False), "reduced")[0]
        span = _C_ops.qr(_C_ops.matmul(x, back, False, False), "reduced")[0]
    return span


def svd_lowrank(
    x: Tensor, q: int | None = None, niter: int = 2, M: Tensor | None = None, name: str | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """(U, s, V) of the q largest singular values, nearly: x ≈ U diag(s) Vᵀ, found in a random subspace. M is taken off
    x first. q: by default 6, or the shorter side. ValueError for a q or niter out of range."""
    q = _checked_rank(x, q, niter)
    if M is not None:
        x = _C_ops.subtract(x, M)
    if x.shape[-2] < x.shape[-1]:
        v, s, u = _lowrank(_turned(x), q, niter)
        return u, s, v
    return _lowrank(x, q, niter)


def _lowrank(x: Tensor, q: int, niter: int) -> tuple[Tensor, Tensor, Tensor]:
    span = _span(x, q, niter)
    u, s, vh = _C_ops.svd(_C_ops.matmul(span, x, True, False), False)
    return _C_ops.matmul(span, u, False, False), s, _turned(vh)


def pca_lowrank(
    x: Tensor, q: int | None = None, center: bool = True, niter: int = 2, name: str | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """`svd_lowrank` of x, with `center` of x less the mean of each column: V holds the principal directions."""
    q = _checked_rank(x, q, niter)
    if center:
        x = _C_ops.subtract(x, _C_ops.mean(x, [-2], True))
    return svd_lowrank(x, q, niter)
