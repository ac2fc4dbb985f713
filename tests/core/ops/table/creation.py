"""Rows of the ops of creation.yaml."""

from __future__ import annotations

import numpy as np

from .base import Row, xs

ROWS: list[Row] = [
    Row("full", lambda shape, value, dtype, place: np.full(shape, value, dtype), [
        ((), ([2, 3], 1.5, "float32", None)), ((), ([], 2, "int64", None)), ((), ([0, 3], True, "bool", None)),
    ]),
    Row("full_like", lambda x, value, dtype, place: np.full_like(x, value, dtype=dtype), [
        ((xs(2, 3),), (1.5, None, None)), ((xs(),), (2, "int64", None)), ((xs(0, 3),), (1, None, None)),
    ]),
    Row("arange", lambda start, end, step, dtype, place: np.arange(start, end, step, dtype), [
        ((), (0, 5, 1, "int64", None)), ((), (1.0, 2.0, 0.25, "float32", None)), ((), (5, 0, -2, "int32", None)),
        ((), (3, 1, 1, "int64", None)),
    ]),
    Row("eye", lambda n, m, dtype, place: np.eye(n, None if m == -1 else m, dtype=dtype), [
        ((), (3, -1, "float32", None)), ((), (2, 3, "int64", None)), ((), (0, -1, "float64", None)),
    ]),
    Row("linspace", lambda a, b, n, dtype, place: np.linspace(a, b, n).astype(dtype), [
        ((), (0.0, 1.0, 5, "float32", None)), ((), (3, -2, 3, "float64", None)), ((), (0, 9, 4, "int64", None)), ((), (2.0, 5.0, 1, "float32", None)),
    ]),
    Row("logspace", lambda a, b, n, base, dtype, place: np.power(float(base), np.linspace(a, b, n)).astype(dtype), [
        ((), (0.0, 1.0, 5, 10.0, "float64", None)), ((), (0, 3, 4, 2, "int64", None)),
    ]),
    *(Row(op, lambda r, c, k, dtype, place, fn=fn: np.stack(fn(r, k, c)).astype(dtype), [
        ((), (3, 4, 0, "int64", None)), ((), (3, 2, -1, "int32", None)), ((), (2, 3, 5, "int64", None)), ((), (2, 3, -5, "int64", None)),
    ]) for op, fn in (("tril_indices", np.tril_indices), ("triu_indices", np.triu_indices))),
]  # fmt: skip
