"""Elementwise kernels of two tensors, or of one tensor and Python scalars: arithmetic, powers, maximum, where.

Shapes broadcast as in numpy; the output dtype is that of the inputs (layer ③ made them equal) unless a docstring says
otherwise. None of these writes into an argument.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.masked import kept
from gradscope.core.phi.kernels.register import (
    ARITHMETIC,
    COMPLEX,
    EVERY,
    FLOAT,
    HALF,
    INT,
    ORDERED,
    REAL,
    SMALL_INT,
    kernel,
)  # fmt: skip

# The most used by names of their own: looking them up in numpy costs a third of what they do to a few numbers.
_add, _subtract, _multiply, _array = xp.add, xp.subtract, xp.multiply, xp.ndarray


@kernel("add", ARITHMETIC)
def add(x: Any, y: Any) -> Any:
    out = _add(x, y)
    return out if type(out) is _array else xp.asarray(out)  # numpy gives a scalar for 0-D


@kernel("subtract", FLOAT + INT + COMPLEX + SMALL_INT + ("bfloat16",))
def subtract(x: Any, y: Any) -> Any:
    out = _subtract(x, y)
    return out if type(out) is _array else xp.asarray(out)  # numpy gives a scalar for 0-D


@kernel("multiply", FLOAT + INT + COMPLEX + ("bool", "bfloat16"))
def multiply(x: Any, y: Any) -> Any:
    out = _multiply(x, y)
    return out if type(out) is _array else xp.asarray(out)  # numpy gives a scalar for 0-D


@kernel("divide", ARITHMETIC)
def divide(x: Any, y: Any) -> Any:
    """x / y. Integers give float32, bools bools, as in Paddle. Raises InvalidArgument for a bool y of False."""
    if x.dtype.kind == "b":
        if not xp.all(y):
            raise errors.invalid_argument(
                "Integer division by zero encountered in (floor/trunc) divide. Please check the input value.", layer=5
            )
        return xp.asarray(xp.logical_and(x, y))
    out = xp.asarray(xp.true_divide(x, y))
    return out.astype("float32") if x.dtype.kind in "iub" else out


@kernel("scale", FLOAT + INT + SMALL_INT + COMPLEX + HALF)
def scale(x: Any, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: bool = True) -> Any:
    """x * scale + bias, or (x + bias) * scale when bias_after_scale is False; the dtype stays that of x.

    Integers take scale and bias cut to their own dtype first, as in Paddle.
    """
    if x.dtype.kind in "iu":
        scale, bias = xp.asarray(scale).astype(x.dtype), xp.asarray(bias).astype(x.dtype)
    out = x
    if bias != 0 and not bias_after_scale:
        out = out + bias
    if scale != 1 or bias == 0:
        out = out * scale
    if bias != 0 and bias_after_scale:
        out = out + bias
    return xp.asarray(out, dtype=x.dtype)


@kernel("div_scale", FLOAT + COMPLEX + HALF)
def div_scale(x: Any, scale: Any = 1.0) -> Any:
    """x / scale for a Python scalar; a true division, not a product with the reciprocal."""
    return xp.asarray(xp.true_divide(x, scale), dtype=x.dtype)


@kernel("pow", REAL + COMPLEX)
def pow(x: Any, y: Any = 1.0) -> Any:
    """x ** y for a Python scalar; the dtype stays that of x."""
    if y == 2:
        return xp.asarray(xp.multiply(x, x))
    return xp.asarray(xp.power(x, y), dtype=x.dtype)


@kernel("pow_slope", REAL + COMPLEX)
def pow_slope(x: Any, y: Any = 1.0) -> Any:
    """y * x ** (y - 1), the slope of `pow`; 0 where y is 0 (also at x = 0, where the product would be 0 * inf)."""
    if y == 0:
        return xp.zeros_like(x)
    if y == 1:
        return xp.ones_like(x)
    return xp.asarray(xp.multiply(x if y == 2 else xp.power(x, y - 1), y), dtype=x.dtype)


@kernel("elementwise_pow", REAL + COMPLEX)
def elementwise_pow(x: Any, y: Any) -> Any:
    return xp.asarray(xp.power(x, y))


@kernel("elementwise_pow_slope", FLOAT + COMPLEX)
def elementwise_pow_slope(x: Any, y: Any) -> Any:
    """y * x ** (y - 1), the slope of `elementwise_pow` in x; 0 where y is 0."""
    zero = y == 0
    return xp.asarray(xp.where(zero, xp.zeros_like(y), y) * xp.power(x, xp.where(zero, xp.ones_like(y), y - 1)))


@kernel("xlogy", FLOAT + COMPLEX)
def xlogy(x: Any, y: Any) -> Any:
    """x * log(y), and 0 where x is 0 (also at y = 0)."""
    zero = x == 0
    return xp.asarray(xp.where(zero, xp.zeros_like(x), x) * xp.log(xp.where(zero, xp.ones_like(y), y)))


@kernel("maximum", FLOAT + INT + ("bfloat16",))
def maximum(x: Any, y: Any) -> Any:
    return xp.asarray(xp.maximum(x, y))


@kernel("minimum", FLOAT + INT + ("bfloat16",))
def minimum(x: Any, y: Any) -> Any:
    return xp.asarray(xp.minimum(x, y))


@kernel("where", FLOAT + INT + COMPLEX + ("bool",))
def where(condition: Any, x: Any, y: Any) -> Any:
    return xp.asarray(xp.where(condition, x, y))


@kernel("keep_where", EVERY)
def keep_where(x: Any, mask: Any) -> Any:
    """x where mask is true, 0 elsewhere (also where x is inf or nan); mask has the shape of x or broadcasts to it."""
    return kept(x, mask)


@kernel("clip", REAL)
def clip(x: Any, min: Any, max: Any) -> Any:
    """x limited to [min, max] (Python scalars); nan stays nan."""
    return xp.asarray(xp.clip(x, min, max), dtype=x.dtype)


@kernel("clip_grad", REAL)
def clip_grad(x: Any, out_grad: Any, min: Any, max: Any) -> Any:
    """out_grad where min <= x <= max, 0 outside: at a bound the slope is 1, as in Paddle."""
    return kept(out_grad, (x >= min) & (x <= max))


@kernel("fill", ORDERED + COMPLEX)
def fill(x: Any, value: Any = 0) -> Any:
    """An array of x's shape and dtype, every element `value`."""
    return xp.full_like(x, value)
