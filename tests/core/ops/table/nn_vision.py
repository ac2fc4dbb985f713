"""Rows of the ops of nn_vision.yaml. The references go window by window and point by point."""

from __future__ import annotations

from itertools import product
from math import floor
from typing import Any

import numpy as np

from .base import Row, f, turned, xs
from .nn_window import adjoint, back, first


def _unfold(x: Any, kernel: Any, strides: Any, paddings: Any, dilations: Any) -> Any:
    top, left, bottom, right = paddings
    x = np.pad(x, [(0, 0), (0, 0), (top, bottom), (left, right)])
    reach = [d * (k - 1) + 1 for k, d in zip(kernel, dilations, strict=True)]
    size = [(n - r) // s + 1 for n, r, s in zip(x.shape[2:], reach, strides, strict=True)]
    columns = []
    for i, j in product(*map(range, size)):
        y, at = i * strides[0], j * strides[1]
        window = x[:, :, y : y + reach[0] : dilations[0], at : at + reach[1] : dilations[1]]
        columns.append(window.reshape(len(x), -1))
    return np.stack(columns, axis=-1)


def _fold(x: Any, size: Any, kernel: Any, strides: Any, paddings: Any, dilations: Any) -> Any:
    shape = (len(x), x.shape[1] // (kernel[0] * kernel[1]), *size)
    return adjoint(lambda image: _unfold(image, kernel, strides, paddings, dilations), shape, x)


def _place(g: float, n: int, padding: str, align: bool) -> float:
    place = (g + 1) / 2 * (n - 1) if align else ((g + 1) * n - 1) / 2
    if padding == "reflection":
        low, high = (0.0, n - 1.0) if align else (-0.5, n - 0.5)
        while high > low and not low <= place <= high:
            place = 2 * low - place if place < low else 2 * high - place
    return place if padding == "zeros" else min(max(place, 0.0), n - 1.0)


def _corners(g: Any, image: Any, mode: str, padding: str, align: bool) -> list[tuple[tuple[int, ...], float]]:
    """(pixel, weight) of what is read at one point of the grid, the pixels outside of the image too."""
    places = [_place(float(one), n, padding, align) for one, n in zip(g[::-1], image, strict=True)]
    if mode == "nearest":
        return [(tuple(round(p) for p in places), 1.0)]
    axes = [((floor(p), 1 - (p - floor(p))), (floor(p) + 1, p - floor(p))) for p in places]
    return [(tuple(i for i, _ in c), float(np.prod([w for _, w in c]))) for c in product(*axes)]


def _inside(at: Any, image: Any) -> bool:
    return all(0 <= i < n for i, n in zip(at, image, strict=True))


def _sample(x: Any, grid: Any, *how: Any) -> Any:
    image, out = x.shape[2:], np.zeros((*x.shape[:2], *grid.shape[1:-1]))
    for n, *point in np.ndindex(grid.shape[:-1]):
        for at, weight in _corners(grid[(n, *point)], image, *how):
            if _inside(at, image):
                out[(n, slice(None), *point)] += x[(n, slice(None), *at)] * weight
    return out


def _pieces(grid: Any, image: Any, mode: str, padding: str, align: bool) -> list[Any]:
    """The corners from _corners, the slope from a difference."""
    points = grid.shape[1:-1]
    index = np.full((len(grid), 1 if mode == "nearest" else 2 ** len(image), *points), -1)
    slope, rest = np.zeros(grid.shape), np.zeros(grid.shape)
    for n, *point in np.ndindex(grid.shape[:-1]):
        for k, (at, _) in enumerate(_corners(grid[(n, *point)], image, mode, padding, align)):
            if _inside(at, image):
                index[(n, k, *point)] = np.ravel_multi_index(at, image)
        for a, size in enumerate(image if mode != "nearest" else ()):
            place = (n, *point, len(image) - 1 - a)
            g = float(grid[place])
            low, here, high = (_place(g + d, size, padding, align) for d in (-1e-6, 0, 1e-6))
            slope[place] = round((high - low) / 2e-6, 3)
            rest[place] = here - floor(here) - slope[place] * g
    return [index, slope, rest]


def _grid(*shape: int) -> np.ndarray:
    return f(*shape, lo=-1.6, hi=1.6, seed=4)


_GRIDS = [
    ((xs(1, 2, 3, 4), _grid(1, 2, 3, 2)), ("bilinear", "zeros", True)),
    ((xs(2, 1, 4, 3), _grid(2, 3, 1, 2)), ("bilinear", "border", False)),
    ((xs(1, 2, 3, 5), _grid(1, 2, 2, 2)), ("bilinear", "reflection", False)),
    ((xs(1, 1, 4, 5), _grid(1, 3, 2, 2)), ("bilinear", "reflection", True)),
    ((xs(1, 2, 3, 3), _grid(1, 2, 2, 2)), ("nearest", "zeros", True)),
    ((xs(1, 1, 2, 4), _grid(1, 1, 4, 2)), ("nearest", "reflection", False)),
    ((xs(1, 1, 2, 3, 4), _grid(1, 1, 2, 2, 3)), ("bilinear", "zeros", False)),
    ((xs(1, 2, 3, 2, 2), _grid(1, 2, 1, 1, 3)), ("bilinear", "border", True)),
]  # fmt: skip


def _tree(ids: Any, parents: Any) -> Any:
    out = np.array(ids)
    for batch, beam in np.ndindex(ids.shape[1:]):
        at = beam
        for step in range(len(ids) - 1, -1, -1):
            out[step, batch, beam] = ids[step, batch, at]
            at = parents[step, batch, at]
    return out


def _beams(*shape: int) -> Any:
    rng = np.random.default_rng(shape)
    return rng.integers(0, 9, shape), rng.integers(0, shape[-1], shape)


def _shuffle(x: Any, r: int, form: str) -> Any:
    x = first(x, form)
    n, c, h, w = x.shape
    out = np.zeros((n, c // r**2, h * r, w * r))
    for k, i, j, y, z in product(range(c // r**2), range(r), range(r), range(h), range(w)):
        out[:, k, y * r + i, z * r + j] = x[:, k * r**2 + i * r + j, y, z]
    return back(out, form)


def _unshuffle(x: Any, r: int, form: str) -> Any:
    n, c, h, w = first(x, form).shape
    shape = back(np.zeros((n, c * r**2, h // r, w // r)), form).shape
    return adjoint(lambda v: _shuffle(v, r, form), shape, x)


def _channels(x: Any, groups: int, form: str) -> Any:
    x = first(x, form)
    each = x.shape[1] // groups
    return back(x[:, [g * each + i for i in range(each) for g in range(groups)]], form)


ROWS: list[Row] = [
    Row("pixel_shuffle", _shuffle, [
        ((xs(2, 4, 2, 3),), (2, "NCHW")), ((xs(1, 2, 1, 8),), (2, "NHWC")), ((xs(1, 9, 1, 2),), (3, "NCHW")),
        ((xs(0, 4, 2, 2),), (2, "NCHW")), ((turned(xs(1, 4, 2, 2)),), (1, "NCHW")),
    ]),
    Row("pixel_unshuffle", _unshuffle, [
        ((xs(2, 1, 4, 6),), (2, "NCHW")), ((xs(1, 2, 4, 3),), (2, "NHWC")), ((xs(1, 1, 3, 3),), (3, "NCHW")),
    ]),
    Row("channel_shuffle", _channels, [
        ((xs(2, 6, 1, 2),), (3, "NCHW")), ((xs(1, 2, 1, 6),), (2, "NHWC")), ((xs(1, 4, 2, 2),), (1, "NCHW")),
    ]),
    Row("unfold", _unfold, [
        ((xs(1, 2, 3, 4),), ([2, 2], [1, 1], [0, 0, 0, 0], [1, 1])), ((xs(2, 1, 4, 3),), ([2, 1], [2, 1], [1, 0, 2, 1], [1, 1])),
        ((turned(xs(1, 1, 5, 4)),), ([2, 3], [1, 2], [0, 1, 1, 1], [2, 1])), ((xs(1, 2, 2, 2),), ([1, 1], [1, 1], [0, 0, 0, 0], [1, 1])),
    ]),
    Row("fold", _fold, [
        ((xs(1, 8, 6),), ([3, 4], [2, 2], [1, 1], [0, 0, 0, 0], [1, 1])), ((xs(2, 2, 12),), ([4, 3], [2, 1], [2, 1], [1, 0, 2, 1], [1, 1])),
        ((xs(1, 6, 8),), ([5, 4], [2, 3], [1, 2], [0, 1, 1, 1], [2, 1])),
    ]),
    Row("grid_sample", _sample, [*_GRIDS]),
    Row("grid_pieces", _pieces, [((grid,), (list(x.shape[2:]), *how)) for (x, grid), how in _GRIDS]),
    Row("gather_tree", _tree, [(_beams(3, 2, 2), ()), (_beams(1, 1, 3), ()), (_beams(4, 2, 3), ())]),
]  # fmt: skip
