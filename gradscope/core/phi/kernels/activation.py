"""Elementwise kernels of one tensor: exp, log, roots, absolute value and the activations.

An integer input gives float32 for the functions that leave the integers (exp, log, sqrt, tanh, sigmoid …), as Paddle's
kernels and its int-to-float autocast do; abs, square, sign and relu keep the dtype.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, REAL, kernel


def _floating(x: Any) -> Any:
    return x.astype("float32") if x.dtype.kind in "iub" else x


@kernel("exp", FLOAT + INT + COMPLEX)
def exp(x: Any) -> Any:
    return xp.asarray(xp.exp(_floating(x)))


@kernel("log", FLOAT + INT + COMPLEX)
def log(x: Any) -> Any:
    return xp.asarray(xp.log(_floating(x)))


@kernel("sqrt", FLOAT + INT + COMPLEX)
def sqrt(x: Any) -> Any:
    return xp.asarray(xp.sqrt(_floating(x)))


@kernel("square", FLOAT + INT + COMPLEX)
def square(x: Any) -> Any:
    return xp.asarray(xp.multiply(x, x))


@kernel("abs", REAL)
def abs(x: Any) -> Any:
    return xp.asarray(xp.abs(x))


@kernel("sign", REAL)
def sign(x: Any) -> Any:
    """-1, 0 or 1 by the sign of x; nan stays nan."""
    return xp.asarray(xp.sign(x))


@kernel("tanh", FLOAT + INT + COMPLEX)
def tanh(x: Any) -> Any:
    return xp.asarray(xp.tanh(_floating(x)))


@kernel("sigmoid", FLOAT + INT)
def sigmoid(x: Any) -> Any:
    """1 / (1 + exp(-x)), by the branch whose exponential cannot overflow."""
    x = _floating(x)
    small = xp.exp(-xp.abs(x))
    return xp.asarray(xp.where(x >= 0, 1, small) / (1 + small), dtype=x.dtype)


@kernel("relu", REAL)
def relu(x: Any) -> Any:
    """max(x, 0); nan stays nan."""
    return xp.asarray(xp.maximum(x, xp.zeros((), dtype=x.dtype)))


@kernel("relu_grad", REAL)
def relu_grad(out: Any, out_grad: Any) -> Any:
    """out_grad where out > 0, else 0: the slope at the kink is 0, as in Paddle."""
    return xp.asarray(xp.where(out > 0, out_grad, xp.zeros((), dtype=out_grad.dtype)))


@kernel("softmax", FLOAT)
def softmax(x: Any, axis: int = -1) -> Any:
    """exp(x - max) / sum(exp(x - max)) along axis; exact far below the maximum too. A 0-D x gives 1."""
    if x.ndim == 0:
        return xp.ones_like(x)
    if x.size == 0:
        return xp.zeros_like(x)
    e = xp.exp(x - xp.max(x, axis=axis, keepdims=True))
    return xp.asarray(e / xp.sum(e, axis=axis, keepdims=True))


@kernel("log_softmax", FLOAT)
def log_softmax(x: Any, axis: int = -1) -> Any:
    """x - max - log(sum(exp(x - max))) along axis. A 0-D x gives 0."""
    if x.ndim == 0 or x.size == 0:
        return xp.zeros_like(x)
    shifted = x - xp.max(x, axis=axis, keepdims=True)
    return xp.asarray(shifted - xp.log(xp.sum(xp.exp(shifted), axis=axis, keepdims=True)))
