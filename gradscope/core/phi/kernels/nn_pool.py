"""Pooling kernels: the largest or the average value of windows over images, and the two gradients of that.

Windows of one size are walked tap by tap (a slice of the image per place in the window), others window by window.
The gradient of a maximum goes to the first place that holds it, row by row, as in Paddle.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as xp

from gradscope.core.phi.infer_meta.nn_window import pads_of, pool_spans
from gradscope.core.phi.kernels.masked import kept
from gradscope.core.phi.kernels.nn_conv import padded
from gradscope.core.phi.kernels.register import FLOAT, kernel


class _Windows:
    """The windows of one pooling over images of height h and width w.

    taps: slices (rows, columns) of the padded image, one per place in the window, or None when window by window is
    shorter; counts: how many elements each window averages over, [oh, ow].
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
        after = (0, 0)
        if not global_pooling and not adaptive:
            after = tuple(p[1] for p in pads_of(image, kernel, strides, paddings, algorithm))  # type: ignore[assignment]
        lengths = [
            [max(0, min(b, n + (0 if exclusive else extra)) - (max(a, 0) if exclusive else a)) for a, b in s]
            for s, n, extra in zip(self.spans, image, after, strict=True)
        ]
        self.counts = [[rows * columns for columns in lengths[1]] for rows in lengths[0]]
        self.disjoint = all(b <= c for s in self.spans for (_, b), (c, _) in pairwise(s))
        self.taps = self._taps()

    def _taps(self) -> list[tuple[slice, slice]] | None:
        axes = []
        for s, (before, _) in zip(self.spans, self.pads, strict=True):
            widths, steps = {b - a for a, b in s}, {c - a for (a, _), (c, _) in pairwise(s)}
            if len(widths) != 1 or len(steps) > 1:
                return None
            width, step, first = widths.pop(), (steps or {1}).pop(), s[0][0] + before
            axes.append([slice(first + i, first + i + step * (len(s) - 1) + 1, step) for i in range(width)])
        if len(axes[0]) * len(axes[1]) > max(16, self.size[0] * self.size[1]):
            return None
        return [(rows, columns) for rows in axes[0] for columns in axes[1]]

    def each(self) -> Iterator[tuple[int, int, slice, slice]]:
        """(row, column of the output, rows, columns of the image) of every window, inside the image; of none that lies
        outside of it, where ceil_mode may put some."""
        for i, (top, bottom) in enumerate(self.spans[0]):
            for j, (left, right) in enumerate(self.spans[1]):
                rows, columns = (max(top, 0), min(bottom, self.image[0])), (max(left, 0), min(right, self.image[1]))
                if rows[0] < rows[1] and columns[0] < columns[1]:
                    yield i, j, slice(*rows), slice(*columns)


def _cut(full: Any, w: _Windows) -> Any:
    """A padded image without its padding."""
    (top, bottom), (left, right) = w.pads
    if not (top or bottom or left or right):
        return full
    return xp.ascontiguousarray(full[:, :, top : top + w.image[0], left : left + w.image[1]])


_cache: dict[Any, _Windows] = {}


def _windows(image: Any, attributes: Any) -> _Windows:
    kernel, strides, paddings, ceil_mode, exclusive, _, _, global_pooling, adaptive, algorithm = attributes
    key = (tuple(image), tuple(kernel), tuple(strides), tuple(paddings), ceil_mode, exclusive, global_pooling,
           adaptive, algorithm)  # fmt: skip
    found = _cache.get(key)
    if found is None:
        if len(_cache) > 1000:
            _cache.clear()
        found = _cache[key] = _Windows(key[0], *key[1:])
    return found


def _first(x: Any, data_format: str) -> Any:
    return x.transpose(0, 3, 1, 2) if data_format == "NHWC" else x


def _back(x: Any, data_format: str) -> Any:
    return xp.ascontiguousarray(x.transpose(0, 2, 3, 1)) if data_format == "NHWC" else x


def _largest(x: Any, w: _Windows) -> Any:
    if w.taps is None:
        out = xp.full((*x.shape[:2], *w.size), -xp.inf, x.dtype)
        for i, j, rows, columns in w.each():
            out[:, :, i, j] = x[:, :, rows, columns].max(axis=(2, 3))
        return out
    x = padded(x, w.pads, -xp.inf)
    views = [x[:, :, rows, columns] for rows, columns in w.taps]
    out = xp.array(views[0], order="C") if len(views) == 1 else xp.maximum(views[0], views[1])
    for view in views[2:]:
        xp.maximum(out, view, out=out)
    return out


def _average(x: Any, w: _Windows) -> Any:
    if w.taps is None:
        out = xp.zeros((*x.shape[:2], *w.size), x.dtype)
        for i, j, rows, columns in w.each():
            out[:, :, i, j] = x[:, :, rows, columns].sum(axis=(2, 3))
    else:
        x = padded(x, w.pads)
        (rows, columns), *rest = w.taps
        out = xp.array(x[:, :, rows, columns], order="C")
        for rows, columns in rest:
            out += x[:, :, rows, columns]
    out /= xp.asarray(w.counts, dtype=x.dtype)
    return out


@kernel("pool2d", FLOAT)
def pool2d(x: Any, *attributes: Any) -> Any:
    """[n, c, windows down, windows across]. attributes: kernel_size, strides, paddings, ceil_mode, exclusive,
    data_format, pooling_type (max, avg), global_pooling, adaptive, padding_algorithm."""
    data_format, kind = attributes[5], attributes[6]
    x = _first(x, data_format)
    w = _windows(x.shape[2:], attributes)
    return _back((_largest if kind == "max" else _average)(x, w), data_format)


@kernel("pool2d_grad", FLOAT)
def pool2d_grad(x: Any, out: Any, out_grad: Any, *attributes: Any) -> Any:
    """out_grad spread over the windows it came from, or at the place of the maximum."""
    data_format, kind = attributes[5], attributes[6]
    x, g = _first(x, data_format), _first(out_grad, data_format)
    w = _windows(x.shape[2:], attributes)
    if kind == "max":
        return _back(_to_largest(x, _first(out, data_format), g, w), data_format)
    g = g / xp.asarray(w.counts, dtype=g.dtype)
    if w.taps is None:
        made = xp.zeros(x.shape, g.dtype)
        for i, j, rows, columns in w.each():
            made[:, :, rows, columns] += g[:, :, i, j, None, None]
        return _back(made, data_format)
    (top, bottom), (left, right) = w.pads
    full = xp.zeros((*x.shape[:2], w.image[0] + top + bottom, w.image[1] + left + right), g.dtype)
    for rows, columns in w.taps:
        if w.disjoint:
            full[:, :, rows, columns] = g
        else:
            full[:, :, rows, columns] += g
    return _back(_cut(full, w), data_format)


def _to_largest(x: Any, out: Any, g: Any, w: _Windows) -> Any:
    if w.taps is None:
        made = xp.zeros(x.shape, g.dtype)
        for i, j, rows, columns in w.each():
            part = x[:, :, rows, columns]
            flat = part.reshape(*part.shape[:2], -1)
            first = xp.arange(flat.shape[-1]) == flat.argmax(axis=-1)[..., None]
            made[:, :, rows, columns] += xp.where(first.reshape(part.shape), g[:, :, i, j, None, None], 0)
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
    for number, (rows, columns) in enumerate(w.taps):
        place = (slice(None), slice(None), rows, columns)
        hit = x[place] == out
        if open_ is None:
            open_ = ~hit
        else:
            hit &= open_
            if number + 1 < len(w.taps):
                open_ &= ~hit
        yield place, hit


@kernel("pool2d_double_grad", FLOAT)
def pool2d_double_grad(x: Any, out: Any, grad: Any, *attributes: Any) -> Any:
    """The transpose of pool2d_grad, of `grad` in x's shape: the averages of its windows, or what lies at the maxima."""
    data_format, kind = attributes[5], attributes[6]
    x, v = _first(x, data_format), _first(grad, data_format)
    w = _windows(x.shape[2:], attributes)
    if kind != "max":
        return _back(_average(v, w), data_format)
    out = _first(out, data_format)
    made = xp.zeros(out.shape, v.dtype)
    if w.taps is None:
        for i, j, rows, columns in w.each():
            part, other = x[:, :, rows, columns], v[:, :, rows, columns]
            at = part.reshape(*part.shape[:2], -1).argmax(axis=-1)
            made[:, :, i, j] = xp.take_along_axis(other.reshape(*part.shape[:2], -1), at[..., None], -1)[..., 0]
        return _back(made, data_format)
    x, v = padded(x, w.pads, -xp.inf), padded(v, w.pads)
    for place, first in _first_places(x, out, w):
        made += kept(v[place], first)
    return _back(made, data_format)
