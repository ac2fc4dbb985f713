"""Rows of complex.yaml; real inputs of the other rows are made complex in test_complex_orders.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, f, turned, unary


def z(*shape: int, seed: int = 0) -> np.ndarray:
    """complex128 draws whose moduli lie in [0.5, 2)."""
    size, turn = f(*shape, lo=0.5, hi=2.0, seed=seed + 50), f(*shape, lo=-3.0, hi=3.0, seed=seed + 51)
    return np.asarray(size * np.exp(1j * turn))


def _away(*shape: int) -> np.ndarray:
    x = f(*shape, lo=0.3, hi=2.0, seed=4)
    return x * np.where(np.arange(x.size).reshape(x.shape) % 2, -1.0, 1.0)


def _pairs(x: Any) -> Any:
    return x[..., 0] + 1j * x[..., 1]


ROWS: list[Row] = [
    Row("real", np.real, unary(z)),
    Row("imag", np.imag, unary(z)),
    Row("conj", np.conj, [*unary(z), ((f(2, 3),), ())]),
    Row("angle", np.angle, [*unary(z), ((_away(2, 3),), ())]),
    Row("sgn", lambda x: x / np.abs(x), [*unary(z), ((_away(2, 3),), ())]),
    Row("complex", lambda a, b: a + 1j * b, [
        ((f(2, 3), f(2, 3, seed=1)), ()), ((f(2, 3), f(3, seed=1)), ()), ((f(2, 1), f(1, 3, seed=1)), ()),
        ((f(), f(seed=1)), ()), ((f(0, 3), f(3)), ()), ((turned(f(3, 2)), f(3, 2, seed=1)), ()),
    ]),
    Row("as_complex", _pairs, [
        ((f(3, 2),), ()), ((f(2),), ()), ((f(2, 3, 2),), ()), ((f(0, 2),), ()), ((turned(f(3, 2)),), ()),
        ((f(4, 3)[:, :2],), ()),
    ]),
    Row("as_real", lambda x: np.stack([x.real, x.imag], -1), unary(z)),
]  # fmt: skip
