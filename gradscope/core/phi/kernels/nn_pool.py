"""Pooling kernels over any number of axes: the largest or average value of windows, and the two gradients of that.

Windows of one size are walked tap by tap (a slice of the image per place in the window), others window by window.
The gradient of a maximum goes to the first place that holds it, row by row, as in Paddle.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from math import prod
from typing import Any

import numpy as xp

from gradscope.core.phi.infer_meta.nn_pool import pool_spans
from gradscope.core.phi.infer_meta.nn_window import pads_of
from gradscope.core.phi.kernels.masked import kept
from gradscope.core.phi.kernels.nn_conv import as_format, channels_first, padded
from gradscope.core.phi.kernels.register import FLOAT, kernel

_DTYPES = ("float64", "float16", "float32")


class _Windows:
    """The windows of one pooling over images of one size.

    taps: indices of the padded [n, c, *image], one per place in the window, or None when window by window is shorter;
    each: the windows then; counts: how many elements each window averages over, an array of the size of the output.
    """

    def __init__(
        self, image: Any, kernel: Any, strides: Any, paddings: Any, ceil_mode: bool, exclusive: bool,
        global_pooling: bool, adaptive: bool, algorithm: str,
    ) -> None:  # fmt: skip
        self.spans = pool_spans(image, kernel, strides, paddings, ceil_mode, global_pooling, adaptive, algorithm)
        self.image = tuple(image)
        self.size = tuple(len(s) for s in self.spans)
        self.pads = tuple(
            (-min(a for a, _ in s), max(0, max(b for _, b in s) - n)) for s, n in zip(self.spans, image, strict=True)
        )
        # what lies behind the image counts as far as the padding in front of it, as in Paddle
        after: Any = (0,) * len(self.image)
        if not global_pooling and not adaptive:
            after = tuple(p[0] for p in pads_of(image, kernel, strides, paddings, algorithm))
        lengths = [
            [max(0, min(b, n + (0 if exclusive else extra)) - (max(a, 0) if exclusive else a)) for a, b in s]
            for s, n, extra in zip(self.spans, image, after, strict=True)
        ]
        self.counts = xp.asarray([prod(n) for n in product(*lengths)], "float64").reshape(self.size)
        self.disjoint = all(b <= c for s in self.spans for (_, b), (c, _) in pairwise(s))
        self.taps = self._taps()
        self.each = [] if self.taps else list(self._each())

    def _taps(self) -> list[Any] | None:
        axes = []
        for s, (before, _) in zip(self.spans, self.pads, strict=True):
            widths, steps = {b - a for a, b in s}, {c - a for (a, _), (c, _) in pairwise(s)}
            if len(widths) != 1 or len(steps) > 1 or 0 in steps:
                return None
            width, step, first = widths.pop(), (steps or {1}).pop(), s[0][0] + before
            axes.append([slice(first + i, first + i + step * (len(s) - 1) + 1, step) for i in range(width)])
        if prod(map(len, axes)) > max(16, prod(self.size)):
            return None
        return [(slice(None), slice(None), *place) for place in product(*axes)]

    def _each(self) -> Iterator[tuple[Any, Any]]:
        """(index of the output, index of the image) of every window, inside the image; of none that lies outside of it,
        where ceil_mode may put some."""
        inner = [
            [(i, slice(max(a, 0), min(b, n))) for i, (a, b) in enumerate(s) if max(a, 0) < min(b, n)]
            for s, n in zip(self.spans, self.image, strict=True)
        ]
        for window in product(*inner):
            yield (..., *(i for i, _ in window)), (..., *(part for _, part in window))


def _cut(full: Any, w: _Windows) -> Any:
    """A padded image without its padding."""
    if not any(a or b for a, b in w.pads):
        return full
    inner = (slice(a, a + n) for n, (a, _) in zip(w.image, w.pads, strict=True))
    return xp.ascontiguousarray(full[(..., *inner)])


_cache: dict[Any, _Windows] = {}


def windows_of(image: Any, attributes: Any) -> _Windows:
    """The windows that attributes of pool2d mean on an image, remembered."""
    kernel, strides, paddings, ceil_mode, exclusive, _, _, global_pooling, adaptive, algorithm = attributes
    key = (tuple(image), tuple(kernel), tuple(strides), tuple(paddings), ceil_mode, exclusive, global_pooling,
           adaptive, algorithm)  # fmt: skip
    found = _cache.get(key)
    if found is None:
        if len(_cache) > 1000:
            _cache.clear()
        found = _cache[key] = _Windows(key[0], *key[1:])
    return found


def _largest(x: Any, w: _Windows) -> Any:
    if w.taps is None:
        out = xp.full((*x.shape[:2], *w.size), -xp.inf, x.dtype)
        axes = tuple(range(2, x.ndim))
        for at, window in w.each:
            out[at] = x[window].max(axis=axes)
        return out
    x = padded(x, w.pads, -xp.inf)
    views = [x[tap] for tap in w.taps]
    out = xp.array(views[0], order="C") if len(views) == 1 else xp.maximum(views[0], views[1])
    for view in views[2:]:
        xp.maximum(out, view, out=out)
    return out


def _average(x: Any, w: _Windows, total: bool = False) -> Any:
    """total: the sums, not divided."""
    if w.taps is None:
        out = xp.zeros((*x.shape[:2], *w.size), x.dtype)
        axes = tuple(range(2, x.ndim))
        for at, window in w.each:
            out[at] = x[window].sum(axis=axes)
    else:
        x = padded(x, w.pads)
        first, *rest = w.taps
        out = xp.array(x[first], order="C")
        for tap in rest:
            out += x[tap]
    if not total:
        out /= w.counts.astype(x.dtype, copy=False)
    return out


@kernel("pool3d", _DTYPES)
@kernel("pool2d", _DTYPES)
def pool2d(x: Any, *attributes: Any) -> Any:
    """[n, c, *windows]. attributes: kernel_size, strides, paddings, ceil_mode, exclusive,
    data_format, pooling_type (max, avg, sum), global_pooling, adaptive, padding_algorithm."""
    data_format, kind = attributes[5], attributes[6]
    x = channels_first(x, data_format)
    w = windows_of(x.shape[2:], attributes)
    return as_format(_largest(x, w) if kind == "max" else _average(x, w, kind == "sum"), data_format)


@kernel("lp_pool2d", FLOAT)
def lp_pool2d(x: Any, *attributes: Any) -> Any:
    """(Σ x^p)^(1/p) of every window. attributes: those of pool2d, then p; there is no absolute value, as in Paddle."""
    *window, p = attributes
    total = pool2d(xp.power(x, x.dtype.type(p)), *window[:6], "sum", *window[7:])
    return xp.power(total, x.dtype.type(1.0 / p), out=total)


@kernel("pool3d_grad", _DTYPES)
@kernel("pool2d_grad", _DTYPES)
def pool2d_grad(x: Any, out: Any, out_grad: Any, *attributes: Any) -> Any:
    """out_grad spread over the windows it came from, or at the place of the maximum."""
    data_format, kind = attributes[5], attributes[6]
    x, g = channels_first(x, data_format), channels_first(out_grad, data_format)
    w = windows_of(x.shape[2:], attributes)
    if kind == "max":
        return as_format(_to_largest(x, channels_first(out, data_format), g, w), data_format)
    if kind != "sum":
        g = g / w.counts.astype(g.dtype, copy=False)
    if w.taps is None:
        made = xp.zeros(x.shape, g.dtype)
        new = (None,) * len(w.size)
        for at, window in w.each:
            made[window] += g[(*at, *new)]
        return as_format(made, data_format)
    full = xp.zeros((*x.shape[:2], *(n + a + b for n, (a, b) in zip(w.image, w.pads, strict=True))), g.dtype)
    for tap in w.taps:
        if w.disjoint:
            full[tap] = g
        else:
            full[tap] += g
    return as_format(_cut(full, w), data_format)


def _to_largest(x: Any, out: Any, g: Any, w: _Windows) -> Any:
    if w.taps is None:
        made = xp.zeros(x.shape, g.dtype)
        new = (None,) * len(w.size)
        for at, window in w.each:
            part = x[window]
            flat = part.reshape(*part.shape[:2], -1)
            first = xp.arange(flat.shape[-1]) == flat.argmax(axis=-1)[..., None]
            made[window] += xp.where(first.reshape(part.shape), g[(*at, *new)], 0)
        return made
    x = padded(x, w.pads, -xp.inf)
    full = xp.zeros(x.shape, g.dtype)
    for place, first in _first_places(x, out, w):
        part = kept(g, first)
        if w.disjoint:
            full[place] = part
        else:
            full[place] += part
    return _cut(full, w)


def _first_places(x: Any, out: Any, w: _Windows) -> Iterator[tuple[Any, Any]]:
    """(index of a tap, where it is the first to hold the maximum)."""
    assert w.taps is not None
    open_ = None
    for number, place in enumerate(w.taps):
        hit = x[place] == out
        if open_ is None:
            open_ = ~hit
        else:
            hit &= open_
            if number + 1 < len(w.taps):
                open_ &= ~hit
        yield place, hit


@kernel("pool3d_double_grad", _DTYPES)
@kernel("pool2d_double_grad", _DTYPES)
def pool2d_double_grad(x: Any, out: Any, grad: Any, *attributes: Any) -> Any:
    """The transpose of pool2d_grad, of `grad` in x's shape: the averages of its windows, or what lies at the maxima."""
    data_format, kind = attributes[5], attributes[6]
    x, v = channels_first(x, data_format), channels_first(grad, data_format)
    w = windows_of(x.shape[2:], attributes)
    if kind != "max":
        return as_format(_average(v, w, kind == "sum"), data_format)
    out = channels_first(out, data_format)
    made = xp.zeros(out.shape, v.dtype)
    if w.taps is None:
        for at, window in w.each:
            part, other = x[window], v[window]
            first = part.reshape(*part.shape[:2], -1).argmax(axis=-1)
            made[at] = xp.take_along_axis(other.reshape(*part.shape[:2], -1), first[..., None], -1)[..., 0]
        return as_format(made, data_format)
    x, v = padded(x, w.pads, -xp.inf), padded(v, w.pads)
    for place, first in _first_places(x, out, w):
        made += kept(v[place], first)
    return as_format(made, data_format)
