"""Extremes, sums of a kind, spread, medians and quantiles, and sums along an axis."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.math import Axis, axes_of

__all__ = [
    "amax",
    "amin",
    "argmin",
    "count_nonzero",
    "cummax",
    "cummin",
    "cumsum",
    "logcumsumexp",
    "logsumexp",
    "median",
    "nanmean",
    "nanmedian",
    "nanquantile",
    "nansum",
    "quantile",
    "std",
    "var",
]


def amax(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Largest element over `axis`; equal ones share the gradient evenly."""
    return _C_ops.amax(x, axes_of(axis), keepdim)


def amin(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Smallest element over `axis`; equal ones share the gradient evenly."""
    return _C_ops.amin(x, axes_of(axis), keepdim)


def argmin(
    x: Tensor, axis: int | None = None, keepdim: bool = False, dtype: Any = "int64", name: str | None = None
) -> Tensor:
    """Index of the first smallest element along `axis`, of the flattened x when None. No gradient."""
    return _C_ops.argmin(x, 0 if axis is None else axis, keepdim, axis is None, dtype)


def logsumexp(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """log(sum(exp(x))) over `axis`, nothing overflows."""
    return _C_ops.logsumexp(x, axes_of(axis), keepdim, axis is None)


def count_nonzero(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """How many elements over `axis` are not 0, int64."""
    return _C_ops.sum(_C_ops.not_equal(x, _C_ops.full([], 0, x.dtype)), axes_of(axis), "int64", keepdim)


def _without_nan(x: Tensor) -> Tensor:
    return _C_ops.where(_C_ops.isnan(x), _C_ops.full([], 0, x.dtype), x)


def nansum(x: Tensor, axis: Axis = None, dtype: Any = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Sum over `axis`, nan counted as 0."""
    return _C_ops.sum(_without_nan(x), axes_of(axis), dtype, keepdim)


def nanmean(x: Tensor, axis: Axis = None, keepdim: bool = False, name: str | None = None) -> Tensor:
    """Mean over `axis` of the elements that are no nan."""
    count = _C_ops.sum(_C_ops.logical_not(_C_ops.isnan(x)), axes_of(axis), x.dtype, keepdim)
    return _C_ops.divide(nansum(x, axis, None, keepdim), count)


def var(
    x: Tensor,
    axis: Axis = None,
    unbiased: bool | None = None,
    keepdim: bool = False,
    name: str | None = None,
    *,
    correction: float = 1,
) -> Tensor:
    """Mean square distance from the mean over `axis`; the count less `correction` divides: nan where that is 0.

    unbiased: True is a correction of 1, False of 0.
    """
    if unbiased is not None:
        correction = 1 if unbiased else 0
    axes = axes_of(axis)
    away = _C_ops.subtract(x, _C_ops.mean(x, axes, True))
    total = _C_ops.sum(_C_ops.pow(away, 2.0), axes, None, keepdim)
    n = prod(x.shape) / max(1, prod(total.shape))
    n = max(n - correction, 0)
    return _C_ops.divide(total, _C_ops.full([], n, x.dtype))


def std(x: Tensor, axis: Axis = None, unbiased: bool = True, keepdim: bool = False, name: str | None = None) -> Tensor:
    """The square root of `var`."""
    return _C_ops.sqrt(var(x, axis, unbiased, keepdim))


def _median(op: Any, x: Tensor, axis: Any, keepdim: bool, mode: str) -> Any:
    if mode not in ("avg", "min"):
        raise ValueError(f"Mode {mode} is not supported. Must be avg or min.")
    out, places = op(x, axes_of(axis), keepdim, mode)
    return (out, places) if mode == "min" and axis is not None and not isinstance(axis, (list, tuple)) else out


def median(x: Tensor, axis: Any = None, keepdim: bool = False, mode: str = "avg", name: str | None = None) -> Any:
    """The middle element over `axis`, nan where there is a nan; of two the mean (mode avg) or the lower one (min).

    mode min with an axis gives (values, indices). Raises ValueError for another mode.
    """
    return _median(_C_ops.median, x, axis, keepdim, mode)


def nanmedian(x: Tensor, axis: Any = None, keepdim: bool = False, mode: str = "avg", name: str | None = None) -> Any:
    """The same over the elements that are no nan."""
    return _median(_C_ops.nanmedian, x, axis, keepdim, mode)


def _quantile(x: Tensor, q: Any, axis: Any, keepdim: bool, interpolation: str, skip_nan: bool) -> Tensor:
    """Every quantile by sorting each line and mixing the two neighbours of its place."""
    many = isinstance(q, (list, tuple)) or (isinstance(q, Tensor) and q.ndim > 0)
    asked = q.tolist() if isinstance(q, Tensor) else q
    wanted = [float(one) for one in (asked if many else [asked])]
    for one in wanted:
        if not 0 <= one <= 1:
            raise ValueError("q should be in range [0, 1]")
    rank = x.ndim
    axes = list(range(rank)) if axis is None else [a % rank for a in axes_of(axis)]
    others = [i for i in range(rank) if i not in axes]
    shape = list(x.shape)
    lines = _C_ops.reshape(_C_ops.transpose(x, [*others, *axes]), [*(shape[i] for i in others), -1])
    ordered = _C_ops.argsort(lines, -1, False, False)[0]
    n = int(lines.shape[-1])
    bad = _C_ops.isnan(lines)
    if skip_nan:
        count = _C_ops.sum(_C_ops.logical_not(bad), [-1], "float64", True)
    else:
        count = _C_ops.full([*(shape[i] for i in others), 1], float(n), "float64")
    whole_bad = _C_ops.all(bad, [-1], True) if skip_nan else _C_ops.any(bad, [-1], True)
    outs = []
    for one in wanted:
        place = _C_ops.clip(_C_ops.scale(_C_ops.scale(count, 1.0, -1.0, True), one, 0.0, True), 0.0, float(n))
        low, high = _C_ops.floor(place), _C_ops.ceil(place)
        share = _C_ops.cast(_C_ops.subtract(place, low), x.dtype)
        at_low = _C_ops.take_along_axis(ordered, _C_ops.cast(low, "int64"), -1)
        at_high = _C_ops.take_along_axis(ordered, _C_ops.cast(high, "int64"), -1)
        value = _mixed(at_low, at_high, share, interpolation)
        value = _C_ops.where(whole_bad, _C_ops.full([], float("nan"), x.dtype), value)
        kept = [1 if i in axes else m for i, m in enumerate(shape)]
        outs.append(_C_ops.reshape(value, kept if keepdim else [shape[i] for i in others]))
    return _C_ops.stack(outs, 0) if many else outs[0]


def _mixed(low: Tensor, high: Tensor, share: Tensor, interpolation: str) -> Tensor:
    if interpolation == "linear":
        return _C_ops.lerp(low, high, share)
    if interpolation == "lower":
        return low
    if interpolation == "higher":
        return high
    if interpolation == "midpoint":
        return _C_ops.scale(_C_ops.add(low, high), 0.5, 0.0, True)
    if interpolation == "nearest":
        half = _C_ops.full([], 0.5, share.dtype)
        return _C_ops.where(_C_ops.less_equal(share, half), low, high)
    raise ValueError(
        f"interpolation must be one of 'linear', 'lower', 'higher', 'midpoint' or 'nearest', but got {interpolation!r}"
    )


def quantile(
    x: Tensor,
    q: float | Sequence[float] | Tensor,
    axis: Axis = None,
    keepdim: bool = False,
    interpolation: str = "linear",
    name: str | None = None,
) -> Tensor:
    """The value below which the share q of the elements over `axis` lies; a list of q gives a new first axis.

    nan where there is a nan. Raises ValueError for a q outside [0, 1] or an unknown interpolation.
    """
    return _quantile(x, q, axis, keepdim, interpolation, False)


def nanquantile(
    x: Tensor,
    q: float | Sequence[float] | Tensor,
    axis: Axis = None,
    keepdim: bool = False,
    interpolation: str = "linear",
) -> Tensor:
    """The same over the elements that are no nan."""
    return _quantile(x, q, axis, keepdim, interpolation, True)


def cumsum(x: Tensor, axis: int | None = None, dtype: Any = None, name: str | None = None) -> Tensor:
    """Running sums along `axis`, of the flattened x when None; bools and small integers give int64."""
    if dtype is not None:
        x = x.astype(dtype)
    elif x.dtype.name in ("int32", "int16", "int8", "uint8"):
        x = x.astype("int64")
    return _C_ops.cumsum(x, -1 if axis is None else axis, axis is None, False, False)


def logcumsumexp(x: Tensor, axis: int | None = None, dtype: Any = None, name: str | None = None) -> Tensor:
    """log of the running sums of exponentials along `axis`, of the flattened x when None."""
    if dtype is not None:
        x = x.astype(dtype)
    return _C_ops.logcumsumexp(x, -1 if axis is None else axis, axis is None, False, False)


def cummax(x: Tensor, axis: int | None = None, dtype: Any = "int64", name: str | None = None) -> tuple[Tensor, Tensor]:
    """(largest so far, its index) along `axis`, of the flattened x when None."""
    x, axis = (_C_ops.flatten(x, 0, -1), 0) if axis is None else (x, axis)
    return _C_ops.cummax(x, axis, dtype)


def cummin(x: Tensor, axis: int | None = None, dtype: Any = "int64", name: str | None = None) -> tuple[Tensor, Tensor]:
    """(smallest so far, its index) along `axis`, of the flattened x when None."""
    x, axis = (_C_ops.flatten(x, 0, -1), 0) if axis is None else (x, axis)
    return _C_ops.cummin(x, axis, dtype)
