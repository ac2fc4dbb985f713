"""Functions under PyTorch's names and with its arguments, as Paddle has them beside its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.activation import softmax as _softmax
from gradscope.paddle.tensor import complex as complexes
from gradscope.paddle.tensor import gathering, math, search, twins
from gradscope.paddle.tensor.calls import cropped
from gradscope.paddle.tensor.creation import arange
from gradscope.paddle.tensor.default_dtype import default_dtype
from gradscope.paddle.tensor.indexing import getitem

__all__ = [
    "argwhere", "msort", "narrow", "negative", "rand_like", "randn_like", "range", "ravel", "scatter_add",
    "scatter_add_", "scatter_reduce", "softmax", "true_divide", "view_as_complex", "view_as_real",
]  # fmt: skip

#: those that take no tensor first
NOT_METHODS = ("range", "rand_like", "randn_like")
_MERGES = {"sum": "add", "prod": "mul"}  # PyTorch's word -> Paddle's; the others are the same


def argwhere(input: Tensor) -> Tensor:
    """[n, ndim]: the coordinates of the elements that are not 0, one a row."""
    found: Tensor = search.nonzero(input)
    return found


def msort(input: Tensor) -> Tensor:
    """input sorted along its first axis."""
    return search.sort(input, 0)


def narrow(input: Tensor, dim: int, start: Any, length: int) -> Tensor:
    """A view of `length` elements along `dim` from `start` (an int, negative from the end, or a 0-D tensor).

    Raises IndexError for an axis that is not there, AssertionError for a part that is not.
    """
    if not -input.ndim <= dim < input.ndim:
        raise IndexError(
            f"Dimension out of range (expected to be in range of [{-input.ndim}, {input.ndim - 1}], but got {dim})"
        )
    if isinstance(start, Tensor):
        start = int(start.item())
    assert length >= 0, "narrow(): length must be non-negative."
    size = input.shape[dim]
    assert -size <= start <= size, f"Start out of range (expected to be in range of [{-size}, {size}], but got {start})"
    start = start + size if start < 0 else start
    assert start + length <= size, f"start ({start}) + length ({length}) exceeds dimension size ({size})."
    return getitem(input, (slice(None),) * (dim % input.ndim) + (slice(start, start + length),))


def negative(x: Tensor, name: str | None = None) -> Tensor:
    """-x. Raises TypeError for bools."""
    if x.dtype is dtypes.bool_:
        raise TypeError("The `-` operator, on a bool tensor is not supported.")
    return math.neg(x)


def ravel(input: Tensor) -> Tensor:
    """All elements in one axis; a view."""
    return _C_ops.reshape(input, [-1])


def true_divide(input: Tensor, other: Tensor) -> Tensor:
    """input / other."""
    return math.divide(input, other)


def softmax(input: Tensor, dim: int | None = None, dtype: Any = None) -> Tensor:
    """exp(input) over its sum along `dim`. Without dim the axis is 0 for 0, 1 or 3 axes, else 1, as in PyTorch."""
    if dim is None:
        dim = 0 if input.ndim in (0, 1, 3) else 1
    return _softmax(input, dim, dtype)


def view_as_real(input: Tensor) -> Tensor:
    """A complex tensor as pairs of real and imaginary parts, in a last axis of 2."""
    return complexes.as_real(input)


def view_as_complex(input: Tensor) -> Tensor:
    """Pairs in the last axis as complex numbers."""
    return complexes.as_complex(input)


def scatter_add(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """input with the elements of `src` added at the places that `index` names along `dim`."""
    return gathering.put_along_axis(input, index, cropped(src, index), dim, "add", True, False)


def scatter_add_(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """`scatter_add` written into input."""
    return twins.TWINS["put_along_axis_"](input, index, cropped(src, index), dim, "add", True, False)


def scatter_reduce(
    input: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, *, include_self: bool = True
) -> Tensor:
    """input with the elements of `src` merged into the places that `index` names along `dim`: sum, prod, mean, amin or
    amax. include_self: whether what stood there counts."""
    merge = _MERGES.get(reduce, reduce)
    return gathering.put_along_axis(input, index, cropped(src, index), dim, merge, include_self, False)


def rand_like(input: Tensor, name: str | None = None, *, dtype: Any = None) -> Tensor:
    """Draws from [0, 1) in the shape of input, and its dtype unless one is given."""
    wanted = input.dtype if dtype is None else dtypes.convert(dtype)
    return _C_ops.uniform(list(input.shape), wanted, 0.0, 1.0, 0, places.expected())


def randn_like(x: Tensor, dtype: Any = None, name: str | None = None) -> Tensor:
    """Draws from the normal distribution with mean 0 and deviation 1, in the shape of x, and its dtype unless one is
    given."""
    wanted = x.dtype if dtype is None else dtypes.convert(dtype)
    return _C_ops.gaussian(list(x.shape), 0.0, 1.0, 0, wanted, places.expected())


def range(start: Any = 0, end: Any = None, step: Any = 1, dtype: Any = None) -> Tensor:
    """start, start + step, … up to end, which is included; `range(n)` counts from 0. The default dtype unless given."""
    if end is None:
        start, end = 0, start
    first, last, by = (n.item() if isinstance(n, Tensor) else n for n in (start, end, step))
    count = int(np.floor((last - first) / by)) + 1
    return arange(first, first + count * by - by / 2, by, dtypes.convert(default_dtype() if dtype is None else dtype))
