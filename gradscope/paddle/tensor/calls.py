"""Functions that can be called in two ways: with Paddle's arguments, or in PyTorch's order, told by an int in second
place. `reshape(x, [2, 3])` and `reshape(x, 2, 3)`; `transpose(x, [1, 0])` and `transpose(x, 0, 1)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor import arrange, creation, gathering, manipulation, math, random, search
from gradscope.paddle.tensor.indexing import getitem

__all__ = [
    "expand", "gather", "index_add", "index_select", "mm", "permute", "reshape", "scatter", "swapaxes", "swapdims",
    "transpose", "view",
]  # fmt: skip
_MISSING: Any = object()


def _is_int(value: Any) -> bool:
    return isinstance(value, int) or (isinstance(value, Tensor) and value.ndim == 0)


def _loose(function: Callable[..., Tensor], keyword: str) -> Callable[..., Tensor]:
    """`function` that takes its list of ints also one by one."""

    def call(*args: Any, **kwargs: Any) -> Tensor:
        if len(args) > 2 and _is_int(args[1]) and all(map(_is_int, args[1:])):
            return function(args[0], list(args[1:]), **kwargs)
        if len(args) == 2 and type(args[1]) is int:
            return function(args[0], [args[1]], **kwargs)
        return function(*args, **kwargs)

    call.__name__ = call.__qualname__ = function.__name__
    call.__doc__ = f"{function.__doc__} The ints of `{keyword}` may come one by one."
    call.__wrapped__ = function  # type: ignore[attr-defined]
    return call


reshape = _loose(manipulation.reshape, "shape")
expand = _loose(manipulation.expand, "shape")
view = _loose(arrange.view, "shape_or_dtype")


def _sized(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """`function` of a shape that takes it also as ints one by one, or as `size`."""

    def call(*args: Any, **kwargs: Any) -> Tensor:
        if kwargs and "size" in kwargs:
            kwargs["shape"] = kwargs.pop("size")
        if args and isinstance(args[0], int):
            return function(list(args), **kwargs)
        return function(*args, **kwargs)

    call.__name__ = call.__qualname__ = function.__name__
    call.__doc__ = f"{function.__doc__} The shape may come as ints one by one, or as `size`."
    call.__wrapped__ = function  # type: ignore[attr-defined]
    return call


SIZED = {f.__name__: _sized(f) for f in (creation.empty, creation.ones, creation.zeros, random.rand, random.randn)}


def transpose(*args: Any, **kwargs: Any) -> Tensor:
    """`transpose(x, perm)`: the axes in this order; `transpose(x, 0, 1)`, `transpose(x, dim0=0, dim1=1)`: two swapped.

    Both are views. swapaxes and swapdims are the same function.
    """
    if len(args) == 2 and not kwargs:
        return manipulation.transpose(*args)
    if "input" in kwargs and "x" not in kwargs:
        kwargs["x"] = kwargs.pop("input")
    swapped = [kwargs.pop(f"dim{k}", kwargs.pop(f"axis{k}", None)) for k in (0, 1)]
    for k, given in enumerate(args[1:3]):
        if swapped[k] is None and isinstance(given, int):
            swapped[k] = given
    if None in swapped:
        return manipulation.transpose(*args, **kwargs)
    x = kwargs["x"] if "x" in kwargs else args[0]
    perm = list(range(x.ndim))
    first, second = swapped
    perm[first], perm[second] = perm[second], perm[first]
    return manipulation.transpose(x, perm)


swapaxes = swapdims = transpose


def permute(input: Tensor, *dims: Any, **named: Any) -> Tensor:
    """A view with the axes in another order: `permute(x, [1, 0])` or `permute(x, 1, 0)`."""
    if dims and isinstance(dims[0], int):
        return manipulation.transpose(input, list(dims))
    return _permuted(input, *dims, **named)


def _permuted(input: Tensor, dims: Any) -> Tensor:
    return manipulation.transpose(input, dims)


def index_select(*args: Any, **kwargs: Any) -> Tensor:
    """`index_select(x, index, axis=0)` or `index_select(x, dim, index)`: the slices of x at the positions `index`.

    Raises TypeError without an index.
    """
    if len(args) > 1 and isinstance(args[1], int):
        if len(args) < 3 and "index" not in kwargs:
            raise TypeError("index_select() missing 1 required argument: 'index'")
        x, dim, *rest = args
        return search.index_select(x, *rest, **{"axis": dim, **kwargs})
    return search.index_select(*args, **kwargs)


def index_add(*args: Any, **kwargs: Any) -> Tensor:
    """`index_add(x, index, axis, value)` or `index_add(x, dim, index, source)`: x with slices added to."""
    return gathering.index_add(*_dim_second(args), **kwargs)


def _dim_second(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """(x, dim, index, …) as (x, index, dim, …)."""
    if len(args) > 2 and isinstance(args[1], int):
        return (args[0], args[2], args[1], *args[3:])
    return args


def _by_dim(args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether a call gives an axis in PyTorch's way."""
    return "dim" in kwargs or (len(args) > 1 and isinstance(args[1], int))


def gather(*args: Any, **kwargs: Any) -> Tensor:
    """`gather(x, index, axis)`: the slices of x at the positions `index`. `gather(x, dim, index)` or with `dim=`: the
    elements of x at `index` along an axis, as `take_along_axis` without broadcasting."""
    if _by_dim(args, kwargs):
        return _taken(*args, **kwargs)
    if "input" in kwargs:
        kwargs["x"] = kwargs.pop("input")
    return manipulation.gather(*args, **kwargs)


def mm(input: Tensor, mat2: Tensor, name: str | None = None) -> Tensor:
    """The matrix product."""
    return math.matmul(input, mat2)


def _taken(input: Tensor, dim: int, index: Tensor) -> Tensor:
    return search.take_along_axis(input, index, dim, False)


def scatter(*args: Any, **kwargs: Any) -> Tensor:
    """`scatter(x, index, updates, overwrite=True)`: x with rows replaced, or added up. `scatter(x, dim, index, src)` or
    with `dim=`: elements put at `index` along an axis, as `put_along_axis` without broadcasting."""
    if _by_dim(args, kwargs):
        return _put(gathering.put_along_axis, *args, **kwargs)
    if "input" in kwargs:
        kwargs["x"] = kwargs.pop("input")
    return gathering.scatter(*args, **kwargs)


def _put(
    put: Callable[..., Tensor],
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Any = _MISSING,
    reduce: str | None = None,
    *,
    value: Any = _MISSING,
) -> Tensor:
    given = value if src is _MISSING else src
    if given is _MISSING:
        raise TypeError("scatter() missing 1 required argument: 'src'")
    return put(input, index, cropped(given, index), dim, reduce or "assign", True, False)


def cropped(src: Any, index: Tensor) -> Any:
    """The part of `src` that the places of `index` take: as long as index along each axis. A number stays."""
    if not isinstance(src, Tensor) or src.ndim != index.ndim or list(src.shape) == list(index.shape):
        return src
    return getitem(src, tuple(slice(0, n) for n in index.shape))
