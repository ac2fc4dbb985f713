"""Rows of the ops of unary.yaml."""

from __future__ import annotations

import numpy as np

from .base import Row, above_one, away, inner, pos, unary, xs

ROWS: list[Row] = [
    Row("exp", np.exp, unary(xs)),
    Row("log", np.log, unary(pos)),
    Row("sqrt", np.sqrt, unary(pos)),
    Row("square", np.square, unary(xs)),
    Row("abs", np.abs, unary(away)),
    Row("sign", np.sign, unary(away)),
    Row("tanh", np.tanh, unary(xs)),
    Row("sigmoid", lambda x: 1 / (1 + np.exp(-x)), unary(xs)),
    Row("expm1", np.expm1, unary(xs)),
    Row("log2", np.log2, unary(pos)),
    Row("log10", np.log10, unary(pos)),
    Row("log1p", np.log1p, unary(pos)),
    Row("rsqrt", lambda x: 1 / np.sqrt(x), unary(pos)),
    Row("reciprocal", lambda x: 1 / x, unary(away)),
    Row("sin", np.sin, unary(xs)),
    Row("cos", np.cos, unary(xs)),
    Row("tan", np.tan, unary(inner)),
    Row("asin", np.arcsin, unary(inner)),
    Row("acos", np.arccos, unary(inner)),
    Row("atan", np.arctan, unary(xs)),
    Row("sinh", np.sinh, unary(xs)),
    Row("cosh", np.cosh, unary(xs)),
    Row("asinh", np.arcsinh, unary(xs)),
    Row("acosh", np.arccosh, unary(above_one)),
    Row("atanh", np.arctanh, unary(inner)),
    Row("stanh", lambda x, a, b: b * np.tanh(a * x), [*unary(xs, 0.67, 1.7159), *unary(xs, -1.5, 2.0)]),
    Row("floor", np.floor, unary(xs)),
    Row("ceil", np.ceil, unary(xs)),
    Row("trunc", np.trunc, unary(xs)),
    Row("round", np.round, [*unary(xs, 0), *unary(xs, 1)]),
]  # fmt: skip
