"""grid_sample: images read at places that a grid names, and where those places lie between the pixels.

A place is a coordinate per axis in [-1, 1], the last axis of the image first. Along every axis it lies t of the way
from a pixel to the next one, and t is a linear function of the coordinate between kinks: t = slope * coordinate + rest.
What is read is the sum over the corners around it, each weighed by t or 1 - t per axis.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.nn_pool_mask import take_in_planes
from gradscope.core.phi.kernels.register import FLOAT, kernel


def _along(g: Any, n: int, padding_mode: str, align_corners: bool) -> tuple[Any, Any]:
    """(place in pixels, its slope in g) on an axis of n pixels, after what padding_mode does outside of the image."""
    slope = xp.full(g.shape, ((n - 1) if align_corners else n) / 2, g.dtype)
    place = (g + 1) * slope if align_corners else ((g + 1) * n - 1) / 2
    if padding_mode == "reflection":
        first, span = (0.0, n - 1) if align_corners else (-0.5, n)
        if span == 0:
            return xp.zeros_like(place), xp.zeros_like(slope)
        away = place - g.dtype.type(first)
        slope = xp.where(away < 0, -slope, slope)
        away = xp.abs(away)
        away = away - xp.floor(away / (2 * span)) * (2 * span)
        slope = xp.where(away > span, -slope, slope)
        place = xp.minimum(away, 2 * span - away) + g.dtype.type(first)
    if padding_mode in ("border", "reflection"):
        inside = (place >= 0) & (place <= n - 1)
        place, slope = xp.clip(place, 0, n - 1), xp.where(inside, slope, g.dtype.type(0))
    return place, slope


@kernel("grid_pieces", FLOAT)
def grid_pieces(
    grid: Any, image: Any, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool = True
) -> tuple[Any, Any, Any]:
    """(positions of the corners in a plane [n, corners, *out], -1 outside of it; slope; rest, both like grid).

    grid: [n, *out, axes]; image: the sizes of the axes. Corners count in binary, the first axis highest. Mode nearest
    has one corner and the slope 0.
    """
    rank = len(image)
    lows, slopes, rests = [], [], []
    for axis, n in enumerate(image):
        g = grid[..., rank - 1 - axis]
        place, slope = _along(g, n, padding_mode, align_corners)
        if mode == "nearest":
            low, slope = xp.rint(place), xp.zeros_like(slope)
            rests.append(xp.zeros_like(slope))
        else:
            low = xp.floor(place)
            rests.append(place - low - slope * g)
        lows.append(xp.nan_to_num(xp.clip(low, -2, n + 1), nan=-2.0).astype("int64"))
        slopes.append(slope)
    corners = []
    for bits in product((0, 1), repeat=rank) if mode != "nearest" else [(0,) * rank]:
        position: Any = 0
        inside: Any = True
        for low, bit, n in zip(lows, bits, image, strict=True):
            at = low + bit
            inside = inside & (at >= 0) & (at < n)
            position = position * n + at
        corners.append(xp.where(inside, position, -1))
    return xp.stack(corners, axis=1), xp.stack(slopes[::-1], axis=-1), xp.stack(rests[::-1], axis=-1)


@kernel("grid_sample", FLOAT)
def grid_sample(
    x: Any, grid: Any, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool = True
) -> Any:
    """x [n, c, *image] read at grid [n, *out, axes]: [n, c, *out]. mode: bilinear (in volumes trilinear) or nearest;
    padding_mode: zeros, border (the nearest pixel) or reflection outside of the image."""
    rank = x.ndim - 2
    index, slope, rest = grid_pieces(grid, x.shape[2:], mode, padding_mode, align_corners)
    if mode == "nearest":
        return take_in_planes(x, index)
    t = xp.moveaxis(slope * grid + rest, -1, 1)[:, ::-1]
    out: Any = 0
    for number, bits in enumerate(product((0, 1), repeat=rank)):
        weight: Any = 1
        for axis, bit in enumerate(bits):
            part = t[:, axis : axis + 1]
            weight = weight * (part if bit else 1 - part)
        out = out + take_in_planes(x, index[:, number : number + 1]) * weight
    return xp.asarray(out, dtype=x.dtype)
