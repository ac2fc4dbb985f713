"""Rows of the ops of random.yaml."""

from __future__ import annotations

import numpy as np

from .base import Row

ROWS: list[Row] = [
    Row("gaussian", lambda shape, mean, std, seed, dtype, place: np.zeros(shape, dtype), [
        ((), ([2, 3], 0.0, 1.0, 0, "float32", None)), ((), ([], 1.0, 2.0, 5, "float64", None)), ((), ([0, 3], 0.0, 1.0, 0, "float32", None)),
    ], random=True),
    Row("uniform", lambda shape, dtype, lo, hi, seed, place: np.zeros(shape, dtype), [
        ((), ([2, 3], "float32", -1.0, 1.0, 0, None)), ((), ([], "float64", 0.0, 2.0, 5, None)), ((), ([0, 3], "float32", 0.0, 1.0, 0, None)),
    ], random=True),
    Row("randint", lambda lo, hi, shape, dtype, seed, place: np.zeros(shape, dtype), [
        ((), (0, 5, [2, 3], "int64", 0, None)), ((), (-2, 5, [], "int32", 3, None)), ((), (0, 1, [0, 3], "int64", 0, None)),
    ], random=True),
    Row("randperm", lambda n, dtype, seed, place: np.zeros(n, dtype), [
        ((), (5, "int64", 0, None)), ((), (0, "int64", 0, None)), ((), (3, "int32", 7, None)),
    ], random=True),
]  # fmt: skip
