"""`paddle.compat`: functions that mean what PyTorch's of the same name mean, where Paddle's mean something else."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from gradscope.core.tensor import Tensor
from gradscope.paddle import linalg
from gradscope.paddle._missing import missing_in
from gradscope.paddle.generator import default_generator
from gradscope.paddle.tensor import logic, manipulation, math, search, stat

__all__ = ["equal", "max", "median", "min", "nanmedian", "seed", "slogdet", "sort", "split", "unique"]


class MinMaxRetType(NamedTuple):
    """What max and min along an axis give."""

    values: Tensor
    indices: Tensor


class MedianRetType(NamedTuple):
    """What median and nanmedian along an axis give."""

    values: Tensor
    indices: Tensor


class SortRetType(NamedTuple):
    """What sort gives."""

    values: Tensor
    indices: Tensor


class SlogdetResult(NamedTuple):
    """What slogdet gives."""

    sign: Tensor
    logabsdet: Tensor


def equal(input: Tensor, other: Tensor) -> bool:
    """Whether both have the same shape and the same elements."""
    return list(input.shape) == list(other.shape) and bool(logic.all(logic.equal(input, other)).item())


def _extreme(name: str, input: Tensor, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """max or min over everything; along `dim`, with `keepdim`; or of two tensors, as the arguments say."""
    second = args[0] if args else named.pop("dim", named.pop("other", None))
    keepdim = args[1] if len(args) > 1 else named.pop("keepdim", False)
    if named or len(args) > 2:
        raise TypeError(f"paddle.compat.{name}() takes (input), (input, dim, keepdim) or (input, other)")
    if second is None:
        return getattr(math, name)(input)
    if isinstance(second, Tensor):
        return getattr(math, f"{name}imum")(input, second)
    at = (math.argmax if name == "max" else stat.argmin)(input, second, True)
    values = search.take_along_axis(input, at, second, False) if input.ndim else input
    if not keepdim and input.ndim:
        values, at = manipulation.squeeze(values, second), manipulation.squeeze(at, second)
    return MinMaxRetType(values, at)


def max(input: Tensor, *args: Any, **named: Any) -> Any:
    """`max(input)`: the largest element; `max(input, dim, keepdim=False)`: (values, indices) along an axis, whose
    gradient goes to the element at the index; `max(input, other)`: the larger of two, element by element."""
    return _extreme("max", input, args, named)


def min(input: Tensor, *args: Any, **named: Any) -> Any:
    """The same for the smallest."""
    return _extreme("min", input, args, named)


def median(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Any:
    """The median of everything, or (values, indices) along an axis; of two in the middle the smaller one."""
    found = stat.median(input, dim, keepdim, "min")
    return found if dim is None else MedianRetType(*found)


def nanmedian(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Any:
    """The same of the elements that are numbers."""
    found = stat.nanmedian(input, dim, keepdim, "min")
    return found if dim is None else MedianRetType(*found)


def seed() -> int:
    """Start the generator that ops draw from again from a number nobody chose; gives it."""
    return default_generator.manual_seed(secrets.randbits(32)).initial_seed()


def slogdet(x: Tensor) -> SlogdetResult:
    """The sign of the determinant and the logarithm of its absolute value, as two tensors."""
    return SlogdetResult(*manipulation.unbind(linalg.slogdet(x)))


def sort(input: Tensor, dim: int = -1, descending: bool = False, stable: bool = False) -> SortRetType:
    """(values, indices) along an axis."""
    at = search.argsort(input, dim, descending, stable)
    values = search.take_along_axis(input, at, dim, False) if input.ndim else input
    return SortRetType(values, at)


def split(tensor: Tensor, split_size_or_sections: int | Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Pieces of one length, the last of what is left, or pieces of given lengths along an axis.

    Raises ValueError for lengths that are not positive or do not add up.
    """
    size = tensor.shape[dim]
    if isinstance(split_size_or_sections, int):
        one = split_size_or_sections
        if one < 0 or (one == 0 and size):
            raise ValueError(f"split_size_or_sections must be positive, but got {one}")
        sections = [one] * (size // one) + ([size % one] if size % one else []) if one else [0]
    else:
        sections = [int(n) for n in split_size_or_sections]
        if any(n < 0 for n in sections) or sum(sections) != size:
            raise ValueError(f"the lengths {sections} must not be negative and add up to {size}, that of axis {dim}")
    return tuple(manipulation.split(tensor, sections, dim))


def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    """The different elements (or slices along dim), where each went, how often it occurs: those that are asked for."""
    return search.unique(input, False, return_inverse, return_counts, dim)


__getattr__ = missing_in(__name__)
