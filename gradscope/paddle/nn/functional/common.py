"""linear and one_hot."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None, name: str | None = None) -> Tensor:
    """x @ weight + bias. x: [..., in], weight: [in, out], bias: [out] or None. A matmul and an add, as in Paddle."""
    out = _C_ops.matmul(x, weight, False, False)
    return out if bias is None else _C_ops.add(out, bias)


def one_hot(x: Tensor, num_classes: int, name: str | None = None) -> Tensor:
    """float32 with one more axis of length num_classes: 1 at the class x names, 0 elsewhere. No gradient."""
    return _C_ops.one_hot(x, num_classes)
