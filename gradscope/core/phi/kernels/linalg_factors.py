"""Kernels that factor matrices: QR, LU, eigenvalues of any matrix, least squares; and the matrix exponential."""

from __future__ import annotations

from typing import Any

import numpy as xp
from numpy.linalg import LinAlgError  # what cupy raises too

from gradscope.core import errors
from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, kernel, numpy_dtype

#: numerator of the diagonal Padé approximant of exp of degree 13, and the 1-norm up to which it is exact in float64
#: (Higham, The scaling and squaring method for the matrix exponential revisited, 2005)
_PADE = (
    64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0, 129060195264000.0,
    10559470521600.0, 670442572800.0, 33522128640.0, 1323241920.0, 40840800.0, 960960.0, 16380.0, 182.0, 1.0,
)  # fmt: skip
_PADE_NORM = 5.371920351148152


@kernel("qr", FLOAT + COMPLEX)
def qr(x: Any, mode: Any = "reduced") -> Any:
    """(Q, R) with x = Q R, R upper triangular; an empty Q for mode r."""
    if mode == "r":
        return xp.empty((0,), dtype=x.dtype), xp.ascontiguousarray(xp.linalg.qr(x, mode="r"))
    q, r = xp.linalg.qr(x, mode=mode)
    return xp.ascontiguousarray(q), xp.ascontiguousarray(r)


@kernel("lu", FLOAT + COMPLEX)
def lu(x: Any, pivot: bool = True) -> Any:
    """(U above and L below the diagonal, whose ones are not kept; pivots counted from 1; per matrix the first step with
    a pivot of 0, counted from 1, or 0). Elimination with row exchanges, all matrices of a batch at once."""
    m, n = x.shape[-2:]
    batch, k = x.shape[:-2], min(m, n)
    out = xp.array(xp.reshape(x, (-1, m, n)))
    count = out.shape[0]
    pivots, infos, each = xp.zeros((count, k), "int32"), xp.zeros(count, "int32"), xp.arange(count)
    for step in range(k):
        column = out[:, step:, step]
        size = xp.abs(column.real) + xp.abs(column.imag) if x.dtype.kind == "c" else xp.abs(column)
        at = xp.argmax(size, axis=-1) + step
        pivots[:, step] = at + 1
        exchanged = xp.array(out[each, at])
        out[each, at] = out[:, step]
        out[:, step] = exchanged
        head = out[:, step, step]
        singular = head == 0
        infos = xp.where(singular & (infos == 0), step + 1, infos).astype("int32")
        below = out[:, step + 1 :, step] / xp.where(singular, 1, head)[:, None]
        out[:, step + 1 :, step] = below
        out[:, step + 1 :, step + 1 :] -= below[:, :, None] * out[:, None, step, step + 1 :]
    return xp.reshape(out, x.shape), xp.reshape(pivots, (*batch, k)), xp.asarray(xp.reshape(infos, batch))


def _permutation(pivots: Any, rows: int, dtype: Any) -> Any:
    """P with x = P L U: the row exchanges that `pivots` list, in order."""
    flat = xp.reshape(pivots, (-1, pivots.shape[-1])).astype("int64") - 1
    count = flat.shape[0]
    order, each = xp.tile(xp.arange(rows), (count, 1)), xp.arange(count)
    for step in range(flat.shape[1]):
        at = flat[:, step]
        moved = xp.array(order[each, at])
        order[each, at] = order[:, step]
        order[:, step] = moved
    matrix = xp.zeros((count, rows, rows), dtype=dtype)
    matrix[each[:, None], order, xp.arange(rows)[None, :]] = 1
    return xp.reshape(matrix, (*pivots.shape[:-1], rows, rows))


@kernel("pivots_matrix", INT)
def pivots_matrix(y: Any, rows: int, dtype: Any) -> Any:
    """The permutation matrix of LU pivots."""
    return _permutation(y, rows, numpy_dtype(dtype))


@kernel("lu_unpack", FLOAT + COMPLEX)
def lu_unpack(x: Any, y: Any, unpack_ludata: bool = True, unpack_pivots: bool = True) -> Any:
    """(P, L, U) of what `lu` gives; empty tensors for what is not asked."""
    none = xp.empty((0,), dtype="float32")
    m, n = x.shape[-2:]
    k = min(m, n)
    permutation = _permutation(y, m, x.dtype) if unpack_pivots else none
    if not unpack_ludata:
        return permutation, none, xp.array(none)
    low = xp.tril(x[..., :, :k], -1) + xp.eye(m, k, dtype=x.dtype)
    return permutation, xp.ascontiguousarray(low), xp.ascontiguousarray(xp.triu(x[..., :k, :]))


@kernel("eig", FLOAT + COMPLEX)
def eig(x: Any) -> Any:
    """(eigenvalues, eigenvectors in columns, each of norm 1 and its largest component real), complex."""
    dtype = xp.result_type(x.dtype, "complex64")
    w, v = xp.linalg.eig(x)
    return xp.asarray(w).astype(dtype), xp.ascontiguousarray(v).astype(dtype)


@kernel("eigvals", FLOAT + COMPLEX)
def eigvals(x: Any) -> Any:
    """The eigenvalues, complex."""
    return xp.asarray(xp.linalg.eigvals(x)).astype(xp.result_type(x.dtype, "complex64"))


@kernel("lstsq", FLOAT)
def lstsq(x: Any, y: Any, rcond: float = 0.0) -> Any:
    """(the z of least norm among those that make |x z - y| least, the squares of that difference summed per column, the
    rank of x, its singular values). Singular values up to rcond times the largest count as 0."""
    u, s, vh = xp.linalg.svd(x, full_matrices=False)
    kept = s > rcond * xp.max(s, axis=-1, keepdims=True, initial=0)
    inverted = xp.where(kept, 1 / xp.where(kept, s, 1), 0)
    part = inverted[..., :, None] * xp.matmul(xp.swapaxes(u, -1, -2), y)
    solution = xp.matmul(xp.swapaxes(vh, -1, -2), part)
    left = xp.sum(xp.square(xp.matmul(x, solution) - y), axis=-2)
    batch = left.shape[:-1]
    rank = xp.broadcast_to(xp.sum(kept, axis=-1), batch).astype("int32")
    values = xp.ascontiguousarray(xp.broadcast_to(s, (*batch, s.shape[-1])))
    return xp.asarray(solution, dtype=x.dtype), xp.asarray(left, dtype=x.dtype), xp.asarray(rank), values


@kernel("matrix_exp", FLOAT)
def matrix_exp(x: Any) -> Any:
    """The exponential of each matrix, by scaling and squaring in float64."""
    n = x.shape[-1]
    a = xp.reshape(x, (-1, n, n)).astype("float64")
    if a.size == 0:
        return xp.zeros(x.shape, dtype=x.dtype)
    norm = xp.max(xp.sum(xp.abs(a), axis=-2), axis=-1)
    if not bool(xp.all(xp.isfinite(norm))):
        raise errors.invalid_argument("matrix_exp of a matrix that holds nan or inf.", layer=5)
    halvings = xp.maximum(0, xp.ceil(xp.log2(xp.maximum(norm, 1e-300) / _PADE_NORM))).astype("int64")
    a = a / xp.exp2(halvings)[:, None, None]
    eye, c = xp.eye(n), _PADE
    a2 = xp.matmul(a, a)
    a4 = xp.matmul(a2, a2)
    a6 = xp.matmul(a4, a2)
    odd = xp.matmul(a6, c[13] * a6 + c[11] * a4 + c[9] * a2) + c[7] * a6 + c[5] * a4 + c[3] * a2 + c[1] * eye
    odd = xp.matmul(a, odd)
    even = xp.matmul(a6, c[12] * a6 + c[10] * a4 + c[8] * a2) + c[6] * a6 + c[4] * a4 + c[2] * a2 + c[0] * eye
    try:
        out = xp.linalg.solve(even - odd, even + odd)
    except LinAlgError:
        raise errors.invalid_argument("matrix_exp of a matrix too large for float64.", layer=5) from None
    for step in range(int(xp.max(halvings))):
        out = xp.where((step < halvings)[:, None, None], xp.matmul(out, out), out)
    return xp.reshape(out, x.shape).astype(x.dtype)
