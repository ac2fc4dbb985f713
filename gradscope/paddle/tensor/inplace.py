"""The in-place twins with Paddle's signatures: `x.add_(y)` writes into x and gives x back.

The op checks that x is no leaf that needs a gradient before it writes, and moves the version counter afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.math import clip_bounds


def _check_shape(x: Tensor, y: Tensor) -> None:
    """Raises ValueError when broadcasting with y would enlarge x; shapes that do not broadcast the op refuses."""
    mine, other = list(x.shape), list(y.shape)
    n = max(len(mine), len(other))
    a, b = [1] * (n - len(mine)) + mine, [1] * (n - len(other)) + other
    out = [q if p == 1 else p for p, q in zip(a, b)]
    if out != mine and all(p == q or 1 in (p, q) for p, q in zip(a, b)):
        raise ValueError(
            f"The shape of broadcast output {out} is different from that of inplace tensor {x.shape} "
            "in the Inplace operation."
        )


def add_(x: Tensor, y: Tensor, name: str | None = None, *, alpha: float = 1) -> Tensor:
    """x += alpha * y."""
    y = y if alpha == 1 else _C_ops.scale(y, alpha, 0.0, True)
    _check_shape(x, y)
    return _C_ops.add_(x, y)


def subtract_(x: Tensor, y: Tensor, name: str | None = None, *, alpha: float = 1) -> Tensor:
    """x -= alpha * y."""
    y = y if alpha == 1 else _C_ops.scale(y, alpha, 0.0, True)
    _check_shape(x, y)
    return _C_ops.subtract_(x, y)


def multiply_(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x *= y."""
    _check_shape(x, y)
    return _C_ops.multiply_(x, y)


def divide_(x: Tensor, y: Tensor, name: str | None = None, *, rounding_mode: str | None = None) -> Tensor:
    """x /= y. rounding_mode: `trunc` rounds to 0, `floor` down. Raises ValueError for any other."""
    _check_shape(x, y)
    if rounding_mode is None:
        return _C_ops.divide_(x, y)
    if rounding_mode == "floor":
        return _C_ops.floor_divide_(x, y)
    if rounding_mode != "trunc":
        raise ValueError(f"rounding_mode is None, 'trunc' or 'floor', but got {rounding_mode!r}")
    return _C_ops.trunc_(_C_ops.divide_(x, y))


def scale_(
    x: Tensor,
    scale: float = 1.0,
    bias: float = 0.0,
    bias_after_scale: bool = True,
    act: str | None = None,
    name: str | None = None,
) -> Tensor:
    """x = x * scale + bias."""
    return _C_ops.scale_(x, scale, bias, bias_after_scale)


def pow_(x: Tensor, y: float, name: str | None = None) -> Tensor:
    """x **= y for a Python number. Raises TypeError for anything else."""
    if not isinstance(y, (int, float)):
        raise TypeError(f"y must be scalar type, but received: {type(y)} ")
    return _C_ops.pow_(x, y)


def clip_(x: Tensor, min: Any = None, max: Any = None, name: str | None = None) -> Tensor:
    """x limited to [min, max]."""
    return _C_ops.clip_(x, *clip_bounds(min, max))


def _unary(op: str) -> Callable[..., Tensor]:
    call = getattr(_C_ops, op)

    def method(x: Tensor, name: str | None = None) -> Tensor:
        return call(x)

    method.__name__ = method.__qualname__ = op
    method.__doc__ = f"{op.rstrip('_')} written into x."
    return method


exp_ = _unary("exp_")
log_ = _unary("log_")
sqrt_ = _unary("sqrt_")
square_ = _unary("square_")
abs_ = _unary("abs_")
tanh_ = _unary("tanh_")
sigmoid_ = _unary("sigmoid_")

INPLACE: dict[str, Callable[..., Tensor]] = {
    f.__name__: f
    for f in (
        add_, subtract_, multiply_, divide_, scale_, pow_, clip_,
        exp_, log_, sqrt_, square_, abs_, tanh_, sigmoid_,
    )
}  # fmt: skip
#: the ones that `paddle` itself also has, as functions
FUNCTIONS = ("abs_", "clip_", "divide_", "log_", "multiply_", "pow_", "square_", "tanh_")
