"""Rows of the ops of linalg.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, away, turned, xs, ys


def _matmul(x: Any, y: Any, tx: bool, ty: bool) -> Any:
    x = x.swapaxes(-1, -2) if tx and x.ndim > 1 else x
    y = y.swapaxes(-1, -2) if ty and y.ndim > 1 else y
    return x @ y


MATMUL_CASES = [
    ((xs(2, 3), ys(3, 4)), (False, False)), ((xs(3, 2), ys(3, 4)), (True, False)), ((xs(2, 3), ys(4, 3)), (False, True)),
    ((xs(3, 2), ys(4, 3)), (True, True)), ((xs(3), ys(3)), (False, False)), ((xs(3), ys(3, 2)), (False, False)),
    ((xs(3), ys(2, 3)), (False, True)), ((xs(2, 3), ys(3)), (False, False)), ((xs(3, 2), ys(3)), (True, False)),
    ((xs(2, 2, 3), ys(3, 2)), (False, False)), ((xs(2, 1, 2, 3), ys(3, 3, 2)), (False, False)),
    ((xs(3), ys(2, 3, 2)), (False, False)), ((xs(2, 2, 3), ys(3)), (False, False)), ((xs(2, 3, 2), ys(3)), (True, False)),
    ((xs(3), ys(2, 2, 3)), (False, True)), ((xs(0, 3), ys(3, 2)), (False, False)),
    ((turned(xs(2, 3)), turned(ys(3, 2))), (False, False)), ((xs(3, 2), ys(2, 2, 3)), (True, True)),
]  # fmt: skip

def _regular(n: int, *batch: int) -> Any:
    """Matrices far from singular."""
    return xs(*batch, n, n) + 3.0 * np.eye(n)


def _positive(n: int, *batch: int) -> Any:
    """Symmetric positive definite matrices."""
    x = xs(*batch, n, n)
    return x @ x.swapaxes(-1, -2) + np.eye(n)


def _triangular(x: Any, y: Any, upper: bool, transpose: bool, unit: bool) -> Any:
    t = np.triu(x) if upper else np.tril(x)
    if unit:
        t = t - t * np.eye(x.shape[-1]) + np.eye(x.shape[-1])
    return np.linalg.solve(t.swapaxes(-1, -2) if transpose else t, y)


def _renorm(x: Any, p: float, axis: int, most: float) -> Any:
    out = np.moveaxis(x, axis, 0).copy()
    for part in out:
        norm = np.sum(np.abs(part) ** p) ** (1 / p)
        if norm > most:
            part *= most / norm
    return np.moveaxis(out, 0, axis)


ROWS: list[Row] = [
    Row("matmul", _matmul, MATMUL_CASES),
    Row("bmm", np.matmul, [((xs(2, 2, 3), ys(2, 3, 4)), ()), ((xs(1, 2, 2), ys(1, 2, 1)), ()), ((xs(0, 2, 3), ys(0, 3, 2)), ())]),
    Row("mv", np.matmul, [((xs(2, 3), ys(3)), ()), ((xs(1, 2), ys(2)), ()), ((turned(xs(3, 2)), ys(2)), ()), ((xs(0, 3), ys(3)), ())]),
    Row("dot", lambda x, y: np.sum(x * y, -1), [((xs(3), ys(3)), ()), ((xs(2, 3), ys(2, 3)), ()), ((turned(xs(3, 2)), ys(3, 2)), ()), ((xs(0), ys(0)), ())]),
    Row("addmm", lambda i, x, y, beta, alpha: beta * i + alpha * (x @ y), [
        ((xs(2, 4), xs(2, 3), ys(3, 4)), (1.0, 1.0)), ((xs(4), xs(2, 3), ys(3, 4)), (0.5, 2.0)), ((xs(), xs(2, 3), turned(ys(3, 2))), (2.0, -1.0)),
        ((xs(2, 2), xs(2, 1), ys(1, 2)), (0.0, 1.5)),
    ]),
    Row("cross", lambda x, y, axis: np.cross(x, y, axis=axis if axis != 9 else x.shape.index(3)), [
        ((xs(2, 3), ys(2, 3)), (9,)), ((xs(3, 2), ys(3, 2)), (0,)), ((xs(3), ys(3)), (-1,)), ((turned(xs(3, 3)), ys(3, 3)), (1,)),
    ]),
    Row("trace", np.trace, [((xs(2, 3),), (0, 0, 1)), ((xs(2, 3, 4),), (1, 0, 2)), ((xs(3, 3),), (-1, 1, 0)), ((turned(xs(3, 2)),), (5, 0, 1))]),
    Row("einsum", lambda x, equation: np.einsum(equation, *x), [
        (([xs(2, 3), ys(3, 4)],), ("ij,jk->ik",)), (([xs(2, 3), ys(2, 3)],), ("ij,ij->",)), (([xs(2, 3)],), ("ij->ji",)), (([xs(3, 3)],), ("ii->i",)),
        (([xs(3, 3)],), ("ii",)), (([xs(2, 3)],), ("ij->j",)), (([xs(2, 2, 3), ys(2, 3, 2), xs(2, 2)],), ("...ij,...jk,kl->...il",)),
        (([xs(3), ys(2)],), ("i,j",)), (([xs(2, 1, 3), ys(4, 3)],), ("b...i,...i->b...",)), (([xs(2, 3), ys(3)],), ("ij,k->ik",)),
        (([turned(xs(3, 2)), ys(2, 3)],), (" ij , jk -> ik ",)), (([xs(2, 2, 2)],), ("iii->i",)), (([xs(2, 3, 3), ys(2)],), ("bii,b->bi",)),
    ]),
    Row("inverse", np.linalg.inv, [((_regular(3),), ()), ((_regular(2, 2),), ()), ((turned(_regular(2)),), ()), ((np.zeros((0, 2, 2)),), ())]),
    Row("det", np.linalg.det, [((_regular(3),), ()), ((_regular(2, 2),), ()), ((turned(_regular(2)),), ()), ((_regular(1),), ())]),
    Row("slogdet", lambda x: np.stack(np.linalg.slogdet(x)), [((_regular(3),), ()), ((_regular(2, 2),), ()), ((turned(_regular(2)),), ())]),
    Row("cholesky", lambda x, upper: np.linalg.cholesky(x).swapaxes(-1, -2) if upper else np.linalg.cholesky(x), [
        ((_positive(3),), (False,)), ((_positive(2, 2),), (True,)), ((_positive(2),), (True,)), ((_positive(1),), (False,)),
    ]),
    Row("solve", lambda x, y: np.linalg.solve(x, y[:, None])[..., 0] if y.ndim == 1 else np.linalg.solve(x, y), [
        ((_regular(3), ys(3, 2)), ()), ((_regular(2, 2), ys(2, 2, 1)), ()), ((_regular(2), ys(2)), ()), ((_regular(2), ys(3, 2, 2)), ()),
        ((_regular(2, 2), ys(2)), ()),
    ]),
    Row("triangular_solve", _triangular, [
        *(((_regular(3), ys(3, 2)), (upper, transpose, False)) for upper in (True, False) for transpose in (True, False)),
        ((_regular(2, 2), ys(2, 2, 1)), (True, False, True)), ((_regular(2), ys(3, 2, 2)), (False, True, True)),
    ]),
    Row("renorm", _renorm, [
        ((away(2, 3),), (2.0, 0, 1.0)), ((away(2, 3),), (3.0, 1, 1.5)), ((away(2, 3, 2),), (1.0, -1, 100.0)), ((turned(away(3, 2)),), (2.0, 1, 0.7)),
    ]),
    Row("frobenius_norm", lambda x, axis, keep, all: np.sqrt(np.sum(x * x, None if all or not axis else tuple(axis), keepdims=keep)), [
        ((away(2, 3),), ([0, 1], False, False)), ((away(2, 3, 2),), ([0, -1], True, False)), ((away(2, 3),), ([], False, True)), ((away(),), ([], False, True)),
        ((turned(away(3, 2)),), ([1], False, False)),
    ]),
    Row("svd", lambda x, full: list(np.linalg.svd(x, full)), [
        ((_regular(3),), (False,)), ((_regular(2, 2),), (False,)), ((xs(3, 2),), (False,)), ((xs(2, 3),), (False,)), ((xs(3, 2).astype("float32"),), (True,)),
    ]),
    Row("eigh", lambda x, which: list(np.linalg.eigh((x + x.swapaxes(-1, -2)) / 2)), [
        ((_positive(3),), ("L",)), ((_positive(2, 2),), ("L",)), ((_positive(2),), ("U",)),
    ]),
]  # fmt: skip
