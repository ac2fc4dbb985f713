"""Rows of the ops of linalg_factors.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np
import scipy.linalg

from .base import Row, turned, xs, ys


def _regular(n: int, *batch: int) -> Any:
    """Matrices far from singular."""
    return xs(*batch, n, n) + 3.0 * np.eye(n)


def _real_spectrum(n: int, *batch: int) -> Any:
    """Matrices with n real eigenvalues that lie apart."""
    sides = xs(*batch, n, n) + 3.0 * np.eye(n)
    return sides @ np.diag(np.arange(1.0, n + 1)) @ np.linalg.inv(sides)


def _qr(x: Any, mode: str) -> Any:
    return list(np.linalg.qr(x, mode))


def _each(x: Any, function: Any) -> Any:
    """function of every matrix of a batch, its results stacked."""
    if x.ndim == 2:
        return [np.asarray(one) for one in function(x)]
    return [np.stack(parts) for parts in zip(*(_each(one, function) for one in x), strict=True)]


def _lu(x: Any, pivot: bool) -> Any:
    def one(a: Any) -> Any:
        packed, at = scipy.linalg.lu_factor(a) if a.size else (a, np.zeros(0))
        return packed, np.asarray(at[: min(a.shape)] + 1, "int32"), np.zeros((), "int32")

    return _each(x, one)


def _packed(x: Any) -> tuple[Any, Any]:
    out, pivots, _ = _lu(x, True)
    return out, pivots


def _unpacked(x: Any, pivots: Any, data: bool, order: bool) -> Any:
    m, n = x.shape[-2:]
    k, none = min(m, n), np.empty(0, "float32")
    out = [_matrix(pivots, m, x.dtype) if order else none]
    return out + ([np.tril(x[..., :k], -1) + np.eye(m, k), np.triu(x[..., :k, :])] if data else [none, none])


def _matrix(pivots: Any, rows: int, dtype: Any) -> Any:
    if pivots.ndim > 1:
        return np.stack([_matrix(one, rows, dtype) for one in pivots])
    out = np.eye(rows, dtype=dtype)
    for i, at in enumerate(pivots):
        out[:, [i, at - 1]] = out[:, [at - 1, i]]
    return out


def _lstsq(x: Any, y: Any, rcond: float) -> Any:
    z = np.linalg.pinv(x, rcond) @ y
    s = np.linalg.svd(x, compute_uv=False)
    return [z, np.sum((x @ z - y) ** 2, -2), np.asarray(np.sum(s > rcond * s[..., :1], -1), "int32"), s]


ROWS: list[Row] = [
    Row("qr", _qr, [
        ((_regular(3),), ("reduced",)), ((xs(4, 2),), ("reduced",)), ((xs(2, 3, 2),), ("reduced",)), ((xs(2, 3),), ("reduced",)), ((xs(2, 2, 3),), ("complete",)),
        ((turned(_regular(2)),), ("complete",)),
    ]),
    Row("lu", _lu, [
        ((_regular(3)[[2, 0, 1]],), (True,)), ((xs(4, 3),), (True,)), ((xs(2, 3, 4),), (True,)), ((xs(2, 2, 2),), (True,)), ((turned(xs(3, 3)),), (True,)),
    ]),
    Row("lu_unpack", _unpacked, [
        (_packed(xs(3, 3)), (True, True)), (_packed(xs(2, 4, 3)), (True, True)), (_packed(xs(3, 4)), (True, False)), (_packed(xs(2, 2)), (False, True)),
    ]),
    Row("pivots_matrix", _matrix, [((np.array([3, 3, 3], "int32"),), (3, "float64")), ((np.array([[2, 2], [1, 3]], "int32"),), (3, "float32"))]),
    Row("eig", lambda x: [part.astype("complex128") for part in np.linalg.eig(x)], [
        ((_real_spectrum(3),), ()), ((_regular(2, 2),), ()), ((turned(_real_spectrum(2)),), ()), ((_regular(1),), ()), ((np.array([[1.0, -2.0], [1.0, 1.5]]),), ()),
    ]),
    Row("eigvals", lambda x: np.linalg.eigvals(x).astype("complex128"), [((_regular(3),), ()), ((_regular(2, 2),), ()), ((turned(_regular(2)),), ())]),
    Row("lstsq", _lstsq, [
        ((xs(4, 3), ys(4, 2)), (1e-15,)), ((xs(2, 4, 3), ys(2, 4, 1)), (1e-15,)), ((xs(3, 4), ys(3, 2)), (1e-15,)), ((np.ones((4, 3)), ys(4, 2)), (1e-10,)),
    ]),
    Row("matrix_exp", lambda x: np.asarray(scipy.linalg.expm(x)), [
        ((xs(3, 3),), ()), ((xs(2, 2, 2),), ()), ((turned(xs(2, 2)) * 5,), ()), ((xs(1, 1),), ()), ((np.zeros((2, 2)),), ()),
    ]),
]  # fmt: skip
