"""Rows of the ops of nn_optimizer.yaml, none of which has a gradient."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, pos, turned, xs, ys


def _adam(p: Any, g: Any, m: Any, v: Any, top: Any, b1p: Any, b2p: Any, lr: float, b1: float, b2: float, eps: float, decay: float) -> list[Any]:
    p = p * (1 - lr * decay)
    m, v = b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g * g
    top = None if top is None else np.maximum(top, v)
    step = (m / (1 - b1p[0])) / (np.sqrt((v if top is None else top) / (1 - b2p[0])) + eps)
    return [p - lr * step, m, v, np.zeros(0) if top is None else top, b1p * b1, b2p * b2]


def _momentum(p: Any, g: Any, v: Any, lr: float, mu: float, nesterov: bool) -> list[Any]:
    v = mu * v + g
    return [p - lr * (g + mu * v if nesterov else v), v]


def _rmsprop(p: Any, g: Any, s: Any, m: Any, mom: Any, lr: float, eps: float, rho: float, mu: float, centered: bool) -> list[Any]:
    s = rho * s + (1 - rho) * g * g
    m = rho * m + (1 - rho) * g if centered else m
    mom = mu * mom + lr * g / np.sqrt(s - (m * m if centered else 0) + eps)
    return [p - mom, s, m, mom]


def _adamax(p: Any, g: Any, m: Any, n: Any, b1p: Any, lr: float, b1: float, b2: float, eps: float) -> list[Any]:
    m, n = b1 * m + (1 - b1) * g, np.maximum(abs(g), b2 * n + eps)
    return [p - lr / (1 - b1p[0]) * m / n, m, n, b1p * b1]


def _adadelta(p: Any, g: Any, s: Any, u: Any, lr: float, rho: float, eps: float) -> list[Any]:
    s = rho * s + (1 - rho) * g * g
    step = np.sqrt((u + eps) / (s + eps)) * g
    return [p - lr * step, s, rho * u + (1 - rho) * step * step]


SHAPES = ((2, 3), (), (0, 3))
POWERS = (np.array([0.9]), np.array([0.999]))
ADAM = (0.1, 0.9, 0.999, 1e-8)
ROWS: list[Row] = [
    Row("sgd", lambda p, g, lr: p - lr * g, [*(((xs(*s), ys(*s)), (0.1,)) for s in SHAPES), ((turned(xs(3, 2)), ys(3, 2)), (0.1,))]),
    Row("momentum", _momentum, [((xs(*s), ys(*s), pos(*s)), (0.1, 0.9, way)) for s in SHAPES for way in (False, True)]),
    Row("adagrad", lambda p, g, m, lr, eps: [p - lr * g / (np.sqrt(m + g * g) + eps), m + g * g], [
        ((xs(*s), ys(*s), pos(*s)), (0.1, 1e-6)) for s in SHAPES
    ]),
    Row("rmsprop", _rmsprop, [
        ((xs(*s), ys(*s), 9 * pos(*s), xs(*s), ys(*s)), (0.1, 1e-6, 0.95, 0.5, way)) for s in SHAPES for way in (False, True)
    ]),
    Row("adam", _adam, [
        *(((xs(*s), ys(*s), xs(*s), pos(*s), None, *POWERS), (*ADAM, 0.0)) for s in SHAPES),
        ((xs(2, 3), ys(2, 3), xs(2, 3), pos(2, 3), 2 * pos(2, 3), *POWERS), (*ADAM, 0.01)),
    ]),
    Row("adamax", _adamax, [((xs(*s), ys(*s), xs(*s), pos(*s), POWERS[0]), ADAM) for s in SHAPES]),
    Row("adadelta", _adadelta, [((xs(*s), ys(*s), pos(*s), pos(*s)), (0.1, 0.95, 1e-6)) for s in SHAPES]),
]  # fmt: skip
