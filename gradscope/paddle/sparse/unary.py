"""Functions of one sparse tensor: of each value alone, sums along axes, and moving positions about.

x is COO or CSR; the result has its format. A dense x raises Unimplemented (NotImplementedError).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def _of_values(name: str, what: str) -> Callable[..., Tensor]:
    op = getattr(_C_ops, f"sparse_{name}")

    def function(x: Tensor, name: str | None = None) -> Tensor:
        made: Tensor = op(x)
        return made

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"{what} of every value; positions stay."
    return function


sin = _of_values("sin", "Sine")
tan = _of_values("tan", "Tangent")
asin = _of_values("asin", "Arc sine")
atan = _of_values("atan", "Arc tangent")
sinh = _of_values("sinh", "Hyperbolic sine")
tanh = _of_values("tanh", "Hyperbolic tangent")
asinh = _of_values("asinh", "Inverse hyperbolic sine")
atanh = _of_values("atanh", "Inverse hyperbolic tangent")
sqrt = _of_values("sqrt", "Square root")
square = _of_values("square", "Square")
log1p = _of_values("log1p", "log(1 + x)")
expm1 = _of_values("expm1", "exp(x) - 1")
abs = _of_values("abs", "Absolute value")
isnan = _of_values("isnan", "Whether nan,")


def pow(x: Tensor, factor: float, name: str | None = None) -> Tensor:
    """Every value to the power of `factor`."""
    return _C_ops.sparse_pow(x, float(factor))


def neg(x: Tensor, name: str | None = None) -> Tensor:
    """Every value negated."""
    return _C_ops.sparse_scale(x, -1.0, 0.0, True)


def _degrees(x: Tensor, factor: float) -> Tensor:
    if x.dtype.category != dtypes.FLOATING:
        x = _C_ops.sparse_cast(x, None, dtypes.float32)
    return _C_ops.sparse_scale(x, factor, 0.0, True)


def rad2deg(x: Tensor, name: str | None = None) -> Tensor:
    """Radians as degrees; integers become float32."""
    return _degrees(x, 180.0 / math.pi)


def deg2rad(x: Tensor, name: str | None = None) -> Tensor:
    """Degrees as radians; integers become float32."""
    return _degrees(x, math.pi / 180.0)


def cast(x: Tensor, index_dtype: Any = None, value_dtype: Any = None, name: str | None = None) -> Tensor:
    """Positions and values in other dtypes; None leaves them."""
    index = None if index_dtype is None else dtypes.convert(index_dtype)
    value = None if value_dtype is None else dtypes.convert(value_dtype)
    return _C_ops.sparse_cast(x, index, value)


def coalesce(x: Tensor, name: str | None = None) -> Tensor:
    """A COO tensor with sorted, distinct positions, values of equal ones summed. No gradient flows, as in Paddle."""
    return _C_ops.sparse_coalesce(x)


def transpose(x: Tensor, perm: Any, name: str | None = None) -> Tensor:
    """Axes in the order of `perm`."""
    return _C_ops.sparse_transpose(x, list(perm))


def reshape(x: Tensor, shape: Any, name: str | None = None) -> Tensor:
    """The same elements under another shape; one entry may be -1."""
    return _C_ops.sparse_reshape(x, list(shape))


def slice(x: Tensor, axes: Any, starts: Any, ends: Any, name: str | None = None) -> Tensor:
    """The part between starts and ends along axes; negative ones count from the end."""
    return _C_ops.sparse_slice(x, list(axes), list(starts), list(ends))


def sum(x: Tensor, axis: Any = None, dtype: Any = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Sums along axis (None: all, giving shape [1]) where something is summed. dtype: of the result."""
    if dtype is not None and dtypes.convert(dtype) is not x.dtype:
        x = _C_ops.sparse_cast(x, None, dtypes.convert(dtype))
    axes = [] if axis is None else [axis] if isinstance(axis, int) else list(axis)
    return _C_ops.sparse_sum(x, axes, keepdim)


def pca_lowrank(
    x: Tensor, q: int | None = None, center: bool = True, niter: int = 2, name: str | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    """`paddle.linalg.pca_lowrank` of a sparse matrix, which is made dense first. Paddle has this on GPUs only."""
    from gradscope.paddle.tensor.factors import pca_lowrank as dense

    return dense(_C_ops.sparse_to_dense(x), q, center, niter)
