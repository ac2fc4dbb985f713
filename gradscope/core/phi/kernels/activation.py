"""Activations: sigmoid, relu, softmax and their kin."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.masked import kept
from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, REAL, floating, kernel


@kernel("sigmoid", FLOAT + INT + COMPLEX)
def sigmoid(x: Any) -> Any:
    """1 / (1 + exp(-x)), by the branch whose exponential cannot overflow."""
    x = floating(x)
    if x.dtype.kind == "c":
        return xp.asarray(1 / (1 + xp.exp(-x)), dtype=x.dtype)
    small = xp.exp(-xp.abs(x))
    return xp.asarray(xp.where(x >= 0, 1, small) / (1 + small), dtype=x.dtype)


@kernel("relu", REAL)
def relu(x: Any) -> Any:
    """x where x > 0, else 0; so nan gives 0, as in Paddle."""
    return xp.asarray(xp.fmax(x, xp.zeros((), dtype=x.dtype)))


@kernel("relu_grad", REAL)
def relu_grad(out: Any, out_grad: Any) -> Any:
    """out_grad where out > 0, else 0: the slope at the kink is 0, as in Paddle."""
    return kept(out_grad, out > 0)


@kernel("softmax", FLOAT)
def softmax(x: Any, axis: int = -1) -> Any:
    """exp(x - max) / sum(exp(x - max)) along axis; exact far below the maximum too. A 0-D x gives 1."""
    if x.ndim == 0:
        return xp.ones_like(x)
    if x.size == 0:
        return xp.zeros_like(x)
    e = xp.subtract(x, xp.maximum.reduce(x, axis=axis, keepdims=True))
    xp.exp(e, out=e)
    e /= xp.add.reduce(e, axis=axis, keepdims=True)
    return e


@kernel("log_softmax", FLOAT)
def log_softmax(x: Any, axis: int = -1) -> Any:
    """x - max - log(sum(exp(x - max))) along axis. A 0-D x gives 0."""
    if x.ndim == 0 or x.size == 0:
        return xp.zeros_like(x)
    shifted = x - xp.max(x, axis=axis, keepdims=True)
    return xp.asarray(shifted - xp.log(xp.sum(xp.exp(shifted), axis=axis, keepdims=True)))
