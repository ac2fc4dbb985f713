"""Rows of the ops of random.yaml."""

from __future__ import annotations

import numpy as np

from .base import Row, f, unary, xs

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
    Row("bernoulli", lambda x: x, [((f(2, 3, lo=0.1, hi=0.9),), ()), ((f(lo=0.1, hi=0.9),), ()), ((f(0, 3, lo=0.1, hi=0.9),), ())], random=True),
    Row("poisson", lambda x: x, [((f(2, 3, lo=0.1, hi=5.0),), ()), ((f(lo=0.1, hi=0.9),), ()), ((f(0, 3),), ())], random=True),
    Row("multinomial", lambda x, n, again: np.zeros((*x.shape[:-1], n), "int64"), [
        ((f(2, 3, lo=0.1, hi=0.9),), (2, False)), ((f(4, lo=0.1, hi=0.9),), (6, True)), ((f(1, 4, lo=0.1, hi=0.9),), (4, False)),
    ], random=True),
    Row("standard_gamma", lambda x: x, [((f(2, 3, lo=0.1, hi=5.0),), ()), ((f(lo=0.1, hi=0.9),), ()), ((f(0, 3),), ())], random=True),
    Row("dirichlet", lambda alpha: alpha, [((f(2, 3, lo=0.1, hi=5.0),), ()), ((f(2, lo=0.1, hi=0.9),), ()), ((f(0, 3),), ())], random=True),
    Row("binomial", lambda count, prob: np.zeros(prob.shape, "int64"), [
        ((np.array([[3, 5], [0, 9]]), f(2, 2, lo=0.1, hi=0.9)), ()), ((np.array(4), f(lo=0.1, hi=0.9)), ()), ((np.zeros((0, 3), "int32"), f(0, 3, lo=0.1, hi=0.9)), ()),
    ], random=True),
    Row("uniform_inplace", lambda x, *attributes: x, unary(xs, 0.0, 2.0, 7, 0, 0, 1.0), random=True),
    Row("gaussian_inplace", lambda x, *attributes: x, unary(xs, 0.0, 2.0, 7), random=True),
]  # fmt: skip
