"""Rows of the ops of nn_optimizer.yaml, none of which has a gradient."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, f, pos, turned, xs, ys


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


def _asgd(p: Any, g: Any, d: Any, ys: Any, lr: float, place: int, count: int) -> list[Any]:
    kept = np.stack([g if i == place else y for i, y in enumerate(ys)])
    return [p - lr * (d - ys[place] + g) / count, d - ys[place] + g, kept]


def _lamb(p: Any, g: Any, m: Any, v: Any, b1p: Any, b2p: Any, lr: float, wd: float, b1: float, b2: float, eps: float, always: bool) -> list[Any]:
    m, v = b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g * g
    u = (m / (1 - b1p[0])) / (np.sqrt(v / (1 - b2p[0])) + eps) + wd * p
    sizes = np.linalg.norm(np.ravel(p)), np.linalg.norm(np.ravel(u))
    ratio = sizes[0] / sizes[1] if (wd or always) and all(sizes) else 1.0
    return [p - lr * ratio * u, m, v, b1p * b1, b2p * b2]


def _nadam(p: Any, g: Any, d: Any, b2p: Any, product: Any, m: Any, v: Any, lr: float, b1: float, b2: float, eps: float, decay: float) -> list[Any]:
    d, b2p, m, v = d * 0.96, b2p * b2, b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g * g
    now, after = (b1 * (1 - 0.5 * (d * k) ** decay) for k in (1, 0.96))
    product = product * now
    hat = after * m / (1 - product * after) + (1 - now) * g / (1 - product)
    return [p - lr * hat / (np.sqrt(v / (1 - b2p)) + eps), d, b2p, product, m, v]


def _radam(p: Any, g: Any, b1p: Any, b2p: Any, rho: Any, m: Any, v: Any, lr: float, b1: float, b2: float, eps: float) -> list[Any]:
    b1p, b2p, m, v = b1p * b1, b2p * b2, b1 * m + (1 - b1) * g, b2 * v + (1 - b2) * g * g
    rho = (rho * (b2 - b2p) + b2p) / (1 - b2p)
    far = 2 / (1 - b2) - 1
    r = far - 2 * rho
    with np.errstate(all="ignore"):
        rectified = np.sqrt((r - 4) * (r - 2) * far / ((far - 4) * (far - 2) * r)) * np.sqrt(1 - b2p) / (np.sqrt(v) + eps)
    return [p - lr * m / (1 - b1p) * np.where(r > 5, rectified, 1), b1p, b2p, rho, m, v]


def _rprop(p: Any, g: Any, prev: Any, rates: Any, low: float, high: float, slower: float, faster: float) -> list[Any]:
    same = np.sign(g * prev)
    rates = np.clip(rates * np.choose((same + 1).astype(int), [slower, 1.0, faster]), low, high)
    g = g * (same >= 0)
    return [p - rates * np.sign(g), g, rates]


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
    Row("asgd", _asgd, [((xs(*s), ys(*s), xs(*s), pos(3, *s)), (0.1, 1, 2)) for s in SHAPES]),
    Row("lamb", _lamb, [
        *(((xs(*s), ys(*s), xs(*s), pos(*s), *POWERS), (0.1, 0.02, 0.9, 0.999, 1e-6, False)) for s in SHAPES),
        ((xs(2, 3), ys(2, 3), xs(2, 3), pos(2, 3), *POWERS), (0.1, 0.0, 0.9, 0.999, 1e-6, True)),
        ((xs(2, 3), ys(2, 3), xs(2, 3), pos(2, 3), *POWERS), (0.1, 0.0, 0.9, 0.999, 1e-6, False)),
        ((0 * xs(2, 3), ys(2, 3), xs(2, 3), pos(2, 3), *POWERS), (0.1, 0.02, 0.9, 0.999, 1e-6, False)),
    ]),
    Row("nadam", _nadam, [((xs(*s), ys(*s), np.full(s, 0.9), np.full(s, 0.99), np.full(s, 0.4), xs(*s), pos(*s)), (*ADAM, 0.004)) for s in SHAPES]),
    Row("radam", _radam, [
        ((xs(*s), ys(*s), np.full(s, 0.9**t), np.full(s, 0.999**t), np.full(s, t * 0.999**t / (1 - 0.999**t)), xs(*s), pos(*s)), ADAM)
        for s in SHAPES for t in (2, 30)
    ]),
    Row("rprop", _rprop, [((xs(*s), ys(*s), f(*s, seed=9), pos(*s)), (0.5, 1.5, 0.5, 1.2)) for s in SHAPES]),
    Row("adadelta", _adadelta, [((xs(*s), ys(*s), pos(*s), pos(*s)), (0.1, 0.95, 1e-6)) for s in SHAPES]),
]  # fmt: skip
