"""Elementwise arithmetic and functions, sums and products of tensors, with Paddle's signatures.

Shapes broadcast as in numpy and dtypes promote as Paddle's do, in the op itself. The trailing `name` of Paddle's
signatures is accepted and unused there too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.default_dtype import default_dtype

Axis = int | Sequence[int] | None
LARGEST = 3.4028234663852886e38  # of float32


def add(x: Tensor, y: Tensor, name: str | None = None, *, alpha: float = 1) -> Tensor:
    """x + alpha * y. Raises ValueError (InvalidArgument) unless both are tensors of shapes that broadcast."""
    return _C_ops.add(x, y if alpha == 1 else _C_ops.scale(y, alpha, 0.0, True))


def subtract(x: Tensor, y: Tensor, name: str | None = None, *, alpha: float = 1) -> Tensor:
    """x - alpha * y."""
    return _C_ops.subtract(x, y if alpha == 1 else _C_ops.scale(y, alpha, 0.0, True))


def multiply(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x * y, element by element."""
    return _C_ops.multiply(x, y)


def divide(x: Tensor, y: Tensor, name: str | None = None, *, rounding_mode: str | None = None) -> Tensor:
    """x / y; two integer tensors give float32. rounding_mode: `trunc` rounds to 0, `floor` down, with x's dtype.

    Raises ValueError for any other.
    """
    if rounding_mode is not None:
        return _rounded(x, y, rounding_mode)
    return _C_ops.divide(x, y)


def _rounded(x: Tensor, y: Tensor, how: str) -> Tensor:
    if how == "floor":
        return _C_ops.floor_divide(x, y)
    if how != "trunc":
        raise ValueError(f"rounding_mode is None, 'trunc' or 'floor', but got {how!r}")
    return _C_ops.cast(_C_ops.trunc(_C_ops.divide(x, y)), x.dtype)


def maximum(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """The larger of x and y; nan wins."""
    return _C_ops.maximum(x, y)


def minimum(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """The smaller of x and y; nan wins."""
    return _C_ops.minimum(x, y)


def pow(x: Tensor, y: float | Tensor, name: str | None = None) -> Tensor:
    """x ** y for a Python number or a tensor y. Raises TypeError for anything else."""
    if isinstance(y, Tensor):
        return _C_ops.elementwise_pow(x, y)
    if isinstance(y, (int, float)):
        return _C_ops.pow(x, y)
    raise TypeError(f"y must be scalar, Tensor(in dygraph mode), Value(in pir mode) but received: {type(y)}")


def scale(
    x: Tensor,
    scale: float = 1.0,
    bias: float = 0.0,
    bias_after_scale: bool = True,
    act: str | None = None,
    name: str | None = None,
) -> Tensor:
    """x * scale + bias, or (x + bias) * scale when bias_after_scale is False. The dtype stays that of x."""
    return _C_ops.scale(x, scale, bias, bias_after_scale)


def neg(x: Tensor, name: str | None = None) -> Tensor:
    """-x."""
    return _C_ops.scale(x, -1.0, 0.0, True)


def exp(x: Tensor, name: str | None = None) -> Tensor:
    """e to the power of each element."""
    return _C_ops.exp(x)


def log(x: Tensor, name: str | None = None) -> Tensor:
    """Natural logarithm; -inf at 0, nan below."""
    return _C_ops.log(x)


def sqrt(x: Tensor, name: str | None = None) -> Tensor:
    """Square root; nan below 0."""
    return _C_ops.sqrt(x)


def square(x: Tensor, name: str | None = None) -> Tensor:
    """x * x as one op."""
    return _C_ops.square(x)


def abs(x: Tensor, name: str | None = None) -> Tensor:
    """Absolute value."""
    return _C_ops.abs(x)


def sign(x: Tensor, name: str | None = None) -> Tensor:
    """-1, 0 or 1; x / |x| of a complex x."""
    return _C_ops.sgn(x) if x.dtype.is_complex else _C_ops.sign(x)


def tanh(x: Tensor, name: str | None = None) -> Tensor:
    """Hyperbolic tangent."""
    return _C_ops.tanh(x)


def sigmoid(x: Tensor, name: str | None = None) -> Tensor:
    """1 / (1 + exp(-x))."""
    return _C_ops.sigmoid(x)


def clip(x: Tensor, min: Any = None, max: Any = None, name: str | None = None) -> Tensor:
    """x limited to [min, max]; a bound left out does not limit. Bounds: numbers or one-element tensors (read).

    Integers with a float bound give the default floating dtype.
    """
    low, high = clip_bounds(min, max)
    if x.dtype.is_integer and (_is_float_bound(low) or _is_float_bound(high)):
        x = _C_ops.cast(x, default_dtype())
    return _C_ops.clip(x, low, high)


def _is_float_bound(bound: Any) -> bool:
    return isinstance(bound, float) and bound not in (-LARGEST, LARGEST)


def clip_bounds(low: Any, high: Any) -> tuple[float, float]:
    """The two bounds as Python numbers, the largest float32 standing for "none", as in Paddle.

    Raises InvalidArgument (ValueError) when the upper one is below the lower one.
    """
    bounds = [-LARGEST if low is None else low, LARGEST if high is None else high]
    first, second = (b.item() if isinstance(b, Tensor) else b for b in bounds)
    if second < first:
        raise errors.invalid_argument(
            f"max should be greater than or equal to min. But received min = {first:.6f}, max = {second:.6f}", op="clip"
        )
    return first, second


def axes_of(axis: Any) -> Any:
    """An axis argument as the reductions take it: a list of ints, empty for all axes.

    What is neither an int nor a sequence goes on as it is, so that the op refuses it with Paddle's text.
    """
    if axis is None:
        return []
    if isinstance(axis, (tuple, list)):
        return list(axis)
    return [axis] if isinstance(axis, int) and not isinstance(axis, bool) else axis


def sum(x: Tensor, axis: Axis = None, dtype: Any = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Sum over `axis` (all axes when None). bool and int32 inputs give int64 unless `dtype` says otherwise.

    keepdim may come third: `sum(x, 1, True)`.
    """
    if dtype is True or dtype is False:
        dtype, keepdim = keepdim or None, dtype
    return _C_ops.sum(x, axes_of(axis), dtype, keepdim)


def mean(
    x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None, *, dtype: Any = None
) -> Tensor:
    """Arithmetic mean over `axis` (all axes when None), of x cast to `dtype` when that is given."""
    if dtype is not None:
        x = x.astype(dtype)
    return _C_ops.mean(x, axes_of(axis), keepdim)


def max(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Largest element over `axis` (all axes when None)."""
    return _C_ops.max(x, axes_of(axis), keepdim)


def min(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Smallest element over `axis` (all axes when None)."""
    return _C_ops.min(x, axes_of(axis), keepdim)


def argmax(
    x: Tensor, axis: int | None = None, keepdim: bool = False, dtype: Any = "int64", name: str | None = None
) -> Tensor:
    """Index of the first largest element along `axis`, of the flattened x when None. No gradient."""
    return _C_ops.argmax(x, 0 if axis is None else axis, keepdim, axis is None, dtype)


def prod(x: Tensor, axis: Axis = None, keepdim: bool = False, dtype: Any = None, name: str | None = None) -> Tensor:
    """The product of the elements over `axis` (None: all). The gradient is exact where an element is 0."""
    if dtype is not None:
        x = x.astype(dtype)
    return _C_ops.prod(x, axes_of(axis), keepdim, axis is None)


def cumprod(x: Tensor, dim: int | None = None, dtype: Any = None, name: str | None = None) -> Tensor:
    """Running products along `dim`; of the flattened x when it is None. Raises ValueError for an axis not there."""
    if dim is None:
        x, dim = _C_ops.flatten(x, 0, -1), 0
    if dtype is not None:
        x = x.astype(dtype)
    return _C_ops.cumprod(x, dim, False, False)


def add_n(inputs: Tensor | Sequence[Tensor], name: str | None = None) -> Tensor:
    """The sum of a list of tensors of one shape, as one op."""
    return _C_ops.add_n([inputs] if isinstance(inputs, Tensor) else inputs)


def matmul(
    x: Tensor, y: Tensor, transpose_x: bool = False, transpose_y: bool = False, name: str | None = None
) -> Tensor:
    """Matrix product with numpy's rules for 1-D operands and leading dimensions.

    Raises ValueError (InvalidArgument) that names both sizes when the inner dimensions differ.
    """
    return _C_ops.matmul(x, y, transpose_x, transpose_y)
