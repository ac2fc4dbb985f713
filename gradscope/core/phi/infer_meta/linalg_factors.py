"""Shapes of factors of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims, infer_meta, numpy_dtype

_INT32 = np.dtype("int32")
_COMPLEX = {np.dtype("float32"): np.dtype("complex64"), np.dtype("float64"): np.dtype("complex128")}


def _matrices(x: Any, op: str) -> tuple[tuple[int, ...], int, int]:
    """Batch axes, rows and columns. Raises InvalidArgument below two axes."""
    if len(x.shape) < 2:
        raise InvalidArgument(f"The rank of the input of {op} should be at least 2, but its shape is {dims(x.shape)}.")
    return x.shape[:-2], x.shape[-2], x.shape[-1]


def _square(x: Any, op: str) -> None:
    _, m, n = _matrices(x, op)
    if m != n:
        raise InvalidArgument(f"{op} needs square matrices, but the last two dimensions are {m} and {n}.")


@infer_meta
def QrInferMeta(x: Any, mode: str = "reduced") -> Any:
    """Q and R; an empty Q for mode r. Raises InvalidArgument for another mode."""
    batch, m, n = _matrices(x, "qr")
    if mode not in ("reduced", "complete", "r"):
        raise InvalidArgument(
            f"QR received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'"
        )
    k = m if mode == "complete" else min(m, n)
    q = (0,) if mode == "r" else (*batch, m, k)
    return (q, x.dtype), ((*batch, k, n), x.dtype)


@infer_meta
def LuInferMeta(x: Any, pivot: bool = True) -> Any:
    """Both factors in one, int32 pivots, int32 info per matrix. Raises InvalidArgument without pivoting."""
    batch, m, n = _matrices(x, "lu")
    if not pivot:
        raise InvalidArgument("lu without pivoting is not implemented on the CPU.")
    return (x.shape, x.dtype), ((*batch, min(m, n)), _INT32), (batch, _INT32)


@infer_meta
def LuUnpackInferMeta(x: Any, y: Any, unpack_ludata: bool = True, unpack_pivots: bool = True) -> Any:
    """P, L and U; an empty float32 tensor for what is not unpacked."""
    batch, m, n = _matrices(x, "lu_unpack")
    k, none = min(m, n), ((0,), np.dtype("float32"))
    permutation = ((*batch, m, m), x.dtype) if unpack_pivots else none
    factors = (((*batch, m, k), x.dtype), ((*batch, k, n), x.dtype)) if unpack_ludata else (none, none)
    return permutation, *factors


@infer_meta
def PivotsMatrixInferMeta(y: Any, rows: int, dtype: Any) -> Any:
    """[*, rows, rows]."""
    return (*y.shape[:-1], rows, rows), numpy_dtype(dtype)


@infer_meta
def EigInferMeta(x: Any) -> Any:
    """Complex eigenvalues and eigenvectors. Raises InvalidArgument unless the matrices are square."""
    _square(x, "eig")
    dtype = _COMPLEX.get(x.dtype, x.dtype)
    return (x.shape[:-1], dtype), (x.shape, dtype)


@infer_meta
def EigvalsInferMeta(x: Any) -> Any:
    """Complex eigenvalues. Raises InvalidArgument unless the matrices are square."""
    _square(x, "eigvals")
    return x.shape[:-1], _COMPLEX.get(x.dtype, x.dtype)


@infer_meta
def LstsqInferMeta(x: Any, y: Any, rcond: float = 0.0) -> Any:
    """[*, n, k] of x [*, m, n] and y [*, m, k], batch axes broadcast. Raises InvalidArgument for another y."""
    (batch, m, n), (other, rows, k) = _matrices(x, "lstsq"), _matrices(y, "lstsq")
    if rows != m:
        raise InvalidArgument(f"x with shape (*, M = {m}, N) and y with shape (*, M = {rows}, K) should have same M.")
    batch = broadcast(batch, other)
    return (
        ((*batch, n, k), x.dtype), ((*batch, k), x.dtype), (batch, _INT32), ((*batch, min(m, n)), x.dtype)
    )  # fmt: skip


@infer_meta
def MatrixExpInferMeta(x: Any) -> Any:
    """Shape of x. Raises InvalidArgument unless the matrices are square."""
    _square(x, "matrix_exp")
    return x.shape, x.dtype
