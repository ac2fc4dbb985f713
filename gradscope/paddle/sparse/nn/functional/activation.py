"""Activations of sparse tensors: each acts on the values, positions stay. x is COO or CSR, float32 or float64."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def relu(x: Tensor, name: str | None = None) -> Tensor:
    """max(value, 0)."""
    return _C_ops.sparse_relu(x)


def relu6(x: Tensor, name: str | None = None) -> Tensor:
    """min(max(value, 0), 6)."""
    return _C_ops.sparse_relu6(x)


def leaky_relu(x: Tensor, negative_slope: float = 0.01, name: str | None = None) -> Tensor:
    """The value at 0 and above, negative_slope times it below."""
    return _C_ops.sparse_leaky_relu(x, negative_slope)


def softmax(x: Tensor, axis: int = -1, name: str | None = None) -> Tensor:
    """Softmax over the values of each line along axis; what is absent counts as minus infinity. CSR: axis -1 only."""
    return _C_ops.sparse_softmax(x, axis)
