"""Rows of the ops of nn.yaml."""

from __future__ import annotations

from math import erf, inf, pi, sqrt
from typing import Any

import numpy as np

from .base import Row, apart, away, turned, unary, xs, ys


def _softmax(x: Any, axis: int) -> Any:
    if x.size == 0:
        return x
    e = np.exp(x)
    return e / e.sum(axis=axis if x.ndim else None, keepdims=True)


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _normal_cdf(x: Any) -> Any:
    return np.vectorize(lambda v: 0.5 * (1 + erf(v / sqrt(2))), otypes=["float64"])(x)


def _gelu(x: Any, approximate: bool) -> Any:
    return 0.5 * x * (1 + np.tanh(sqrt(2 / pi) * (x + 0.044715 * x**3))) if approximate else x * _normal_cdf(x)


def _gelu_slope(x: Any, approximate: bool) -> Any:
    if not approximate:
        return _normal_cdf(x) + x * np.exp(-x * x / 2) / sqrt(2 * pi)
    t = np.tanh(sqrt(2 / pi) * (x + 0.044715 * x**3))
    return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * sqrt(2 / pi) * (1 + 3 * 0.044715 * x * x)


def _softplus(x: Any, beta: float, threshold: float) -> Any:
    return np.where(beta * x > threshold, x, np.log(1 + np.exp(beta * x)) / beta)


def _elu(x: Any, alpha: float) -> Any:
    return np.where(x > 0, x, alpha * (np.exp(x) - 1))


def _leaky(x: Any, slope: float) -> Any:
    return np.where(x > 0, x, slope * x)


def _prelu(x: Any, alpha: Any, data_format: str, mode: str) -> Any:
    shape = [1] * x.ndim
    if mode == "channel" and x.ndim > 1:
        shape[1 if data_format == "NCHW" else -1] = -1
    return np.where(x > 0, x, alpha.reshape(x.shape[1:] if mode == "element" else shape) * x)


def _rows_of(op: str, function: Any, slope: Any, attributes: tuple[Any, ...] = (), make: Any = xs) -> list[Row]:
    """Rows of an activation and of its `<op>_grad`, which multiplies with the slope."""
    pairs = [((make(*s), ys(*s)), attributes) for s in ((2, 3), (), (0, 3))]
    return [
        Row(op, function, unary(make, *attributes)),
        Row(f"{op}_grad", lambda x, g, *rest: g * slope(x, *rest), pairs),
    ]


def _softmax_grad(y: Any, g: Any, axis: int) -> Any:
    return y * (g - (g * y).sum(axis if y.ndim else None, keepdims=True))


def _log_softmax_grad(y: Any, g: Any, axis: int) -> Any:
    return g - np.exp(y) * g.sum(axis if y.ndim else None, keepdims=True)


ROWS: list[Row] = [
    Row("relu", lambda x: np.maximum(x, 0), unary(away)),
    Row("relu_grad", lambda o, g: np.where(o > 0, g, 0), [((away(*s), ys(*s)), ()) for s in ((2, 3), (), (0, 3))]),
    Row("softmax", _softmax, [((xs(2, 3),), (-1,)), ((xs(2, 3, 2),), (1,)), ((xs(),), (-1,)), ((xs(0, 3),), (-1,)),
                              ((turned(xs(3, 2)),), (0,))]),
    Row("log_softmax", lambda x, axis: np.log(_softmax(x, axis)), [
        ((xs(2, 3),), (-1,)), ((xs(2, 3, 2),), (1,)), ((xs(),), (-1,)), ((xs(0, 3),), (-1,)), ((turned(xs(3, 2)),), (0,)),
    ]),
    Row("one_hot", lambda x, n: np.eye(n, dtype="float32")[x], [((np.array([2, 0]),), (3,)), ((np.array(1),), (2,)),
                                                                ((np.zeros((0, 2), "int64"),), (3,))]),
    Row("gelu", _gelu, [*unary(xs, True), *unary(xs, False)]),
    Row("gelu_grad", lambda x, g, approximate: g * _gelu_slope(x, approximate), [
        ((xs(*s), ys(*s)), (way,)) for s in ((2, 3), (), (0, 3)) for way in (True, False)
    ]),
    Row("silu", lambda x: x * _sigmoid(x), unary(xs)),
    Row("silu_grad", lambda x, y, g: g * (_sigmoid(x) + y * (1 - _sigmoid(x))), [
        ((xs(*s), ys(*s), away(*s)), ()) for s in ((2, 3), (), (0, 3))
    ]),
    *_rows_of("swish", lambda x: x * _sigmoid(x), lambda x: _sigmoid(x) * (1 + x * (1 - _sigmoid(x)))),
    *_rows_of("softplus", _softplus, lambda x, b, t: np.where(b * x > t, 1, _sigmoid(b * x)), (1.5, 1.0)),
    *_rows_of("elu", _elu, lambda x, a: np.where(x > 0, 1, a * np.exp(x)), (1.3,), away),
    *_rows_of("leaky_relu", _leaky, lambda x, a: np.where(x > 0, 1, a), (0.1,), away),
    Row("mish", lambda x, threshold: x * np.tanh(_softplus(x, 1.0, threshold)), unary(xs, 20.0)),
    Row("logsigmoid", lambda x: np.log(_sigmoid(x)), unary(xs)),
    Row("celu", lambda x, alpha: np.where(x > 0, x, alpha * (np.exp(x / alpha) - 1)), unary(away, 0.7)),
    Row("selu", lambda x, scale, alpha: scale * _elu(x, alpha), unary(away, 1.1, 1.6)),
    Row("hardtanh", lambda x, lo, hi: np.clip(x, lo, hi), unary(apart, -0.5, 0.8)),
    Row("relu6", lambda x: np.clip(x, 0, 6), unary(lambda *s: 7 * away(*s))),
    Row("hardsigmoid", lambda x, slope, offset: np.clip(x * slope + offset, 0, 1), unary(lambda *s: 4 * away(*s), 0.2, 0.5)),
    Row("thresholded_relu", lambda x, t, v: np.where(x > t, x, v), unary(apart, 0.3, -1.0)),
    Row("hardswish", lambda x: x * np.clip(x + 3, 0, 6) / 6, unary(lambda *s: 4 * away(*s))),
    Row("hardswish_slope", lambda x: np.where(x <= -3, 0, np.where(x >= 3, 1, x / 3 + 0.5)), unary(lambda *s: 4 * away(*s))),
    Row("softshrink", lambda x, t: np.sign(x) * np.maximum(np.abs(x) - t, 0), unary(away, 0.9)),
    Row("hardshrink", lambda x, t: np.where(np.abs(x) > t, x, 0), unary(away, 0.9)),
    Row("tanh_shrink", lambda x: x - np.tanh(x), unary(xs)),
    Row("softsign", lambda x: x / (1 + np.abs(x)), unary(away)),
    Row("between_grad", lambda x, g, lo, hi, slope: np.where((x > lo) & (x < hi), slope * g, 0), [
        *(((apart(*s), ys(*s)), (-0.5, 0.8, 0.3)) for s in ((2, 3), (), (0, 3))), ((apart(2), ys(2)), (0.1, inf, 1.0)),
    ]),
    Row("outside", lambda x, g, lo, hi: np.where((x < lo) | (x > hi), g, 0), [
        ((apart(*s), ys(*s)), (-0.5, 0.8)) for s in ((2, 3), (), (0, 3))
    ]),
    Row("prelu", _prelu, [
        ((away(2, 3), ys(1)), ("NCHW", "all")), ((away(2, 3, 2), ys(3)), ("NCHW", "channel")),
        ((away(2, 2, 3), ys(3)), ("NHWC", "channel")), ((away(2, 3), ys(3)), ("NCHW", "element")), ((away(0, 3), ys(1)), ("NCHW", "all")),
    ]),
    Row("softmax_grad", _softmax_grad, [
        ((xs(2, 3), ys(2, 3)), (-1,)), ((xs(2, 3, 2), ys(2, 3, 2)), (1,)), ((xs(), ys()), (-1,)), ((xs(0, 3), ys(0, 3)), (-1,)),
    ]),
    Row("log_softmax_grad", _log_softmax_grad, [
        ((xs(2, 3), ys(2, 3)), (-1,)), ((xs(2, 3, 2), ys(2, 3, 2)), (1,)), ((xs(), ys()), (-1,)), ((xs(0, 3), ys(0, 3)), (-1,)),
    ]),
]  # fmt: skip
