"""Activations, with Paddle's signatures."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.math import sigmoid, tanh

__all__ = ["log_softmax", "relu", "relu_", "sigmoid", "softmax", "tanh"]


def relu(x: Tensor, name: str | None = None) -> Tensor:
    """max(x, 0); the slope at 0 is 0."""
    return _C_ops.relu(x)


def relu_(x: Tensor, name: str | None = None) -> Tensor:
    """relu written into x itself, which is returned."""
    return _C_ops.relu_(x)


def softmax(x: Tensor, axis: int = -1, dtype: Any = None, name: str | None = None) -> Tensor:
    """exp(x) / sum(exp(x)) along `axis`, of x cast to `dtype` when one is given."""
    return _C_ops.softmax(x if dtype is None else _C_ops.cast(x, dtype), axis)


def log_softmax(x: Tensor, axis: int = -1, dtype: Any = None, name: str | None = None) -> Tensor:
    """log(softmax(x)) along `axis`, without the detour over exp."""
    return _C_ops.log_softmax(x if dtype is None else _C_ops.cast(x, dtype), axis)
