"""Arrays of images at other places: resized, and warped by a matrix; the conventions are those of OpenCV."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np


def _linear(x: Any) -> Any:
    return np.maximum(0.0, 1.0 - np.abs(x))


def _cubic(x: Any) -> Any:
    """Keys' kernel with a = -3/4."""
    x, a = np.abs(x), -0.75
    near = ((a + 2) * x - (a + 3)) * x * x + 1
    far = ((a * x - 5 * a) * x + 8 * a) * x - 4 * a
    return np.where(x <= 1, near, np.where(x < 2, far, 0.0))


def _lanczos(x: Any) -> Any:
    """Lanczos' kernel of four lobes."""
    return np.where(np.abs(x) < 4, np.sinc(x) * np.sinc(x / 4), 0.0)


#: kernel, and how many places on each side it reaches
_KERNELS: dict[str, tuple[Callable[[Any], Any], int]] = {
    "bilinear": (_linear, 1),
    "bicubic": (_cubic, 2),
    "lanczos": (_lanczos, 4),
}


@lru_cache(16)
def _matrix(old: int, new: int, interpolation: str) -> Any:
    """[new, old]: what each new place takes of the old ones. Pixels are squares around half-integers.

    interpolation: also "shares", the area each new pixel covers, and "steps", what OpenCV takes for area where an image
    grows along an axis.
    """
    scale = old / new
    places = np.arange(new)
    made = np.zeros((new, old))
    if interpolation == "nearest":
        made[places, np.minimum((places * scale).astype(int), old - 1)] = 1
        return made
    if interpolation == "shares":
        edges = np.arange(old + 1)
        low, high = places[:, None] * scale, (places[:, None] + 1) * scale
        return np.clip(np.minimum(high, edges[1:]) - np.maximum(low, edges[:-1]), 0, None) / scale
    if interpolation == "steps":
        first = np.floor(places * scale)
        part = (places + 1) - (first + 1) / scale
        at = first + np.where(part <= 0, 0, part - np.floor(part))
        kernel, reach = _KERNELS["bilinear"]
    else:
        at = (places + 0.5) * scale - 0.5
        kernel, reach = _KERNELS[interpolation]
    below = np.floor(at).astype(int)
    taps = below[:, None] + np.arange(1 - reach, reach + 1)
    weights = kernel(at[:, None] - taps)
    weights /= weights.sum(1, keepdims=True)
    np.add.at(made, (places[:, None], np.clip(taps, 0, old - 1)), weights)
    return made


def resized(image: Any, height: int, width: int, interpolation: str) -> Any:
    """[H, W] or [H, W, C] at another size, in its dtype. interpolation: nearest, bilinear, area, bicubic or lanczos.

    Raises KeyError for another one.
    """
    if interpolation not in ("nearest", "area", *_KERNELS):
        raise KeyError(interpolation)
    if interpolation == "area":
        interpolation = "shares" if height <= image.shape[0] and width <= image.shape[1] else "steps"
    rows, columns = _matrix(image.shape[0], height, interpolation), _matrix(image.shape[1], width, interpolation)
    if interpolation == "nearest":
        return image[rows.argmax(1)[:, None], columns.argmax(1)]
    values = np.tensordot(rows, image.astype("float64"), (1, 0))
    return typed(np.moveaxis(np.tensordot(columns, values, (1, 1)), 0, 1), image.dtype)


def typed(values: Any, dtype: Any) -> Any:
    """float64 values as dtype; rounded and cut off for whole numbers."""
    if np.dtype(dtype).kind in "iu":
        limits = np.iinfo(dtype)
        values = np.clip(np.rint(values), limits.min, limits.max)
    return values.astype(dtype)


def warped(image: Any, inverse: Any, height: int, width: int, interpolation: str, fill: Any) -> Any:
    """The image [H, W] or [H, W, C] seen through a map: each new place (x, y, 1) takes the old one at inverse @ it.

    inverse: [3, 3]. fill: a number or one per channel, for what lies outside. interpolation: as `resized`, area as
    bilinear. Places are counted in float32, and halves go to the even neighbour, as in OpenCV.
    """
    x, y = np.arange(width, dtype="float32"), np.arange(height, dtype="float32")[:, None]
    old_x, old_y, depth = (a * x + (b * y + c) for a, b, c in np.asarray(inverse, "float32"))
    with np.errstate(divide="ignore", invalid="ignore"):
        old_x, old_y = (np.where(depth == 0, np.float32(0), old / depth) for old in (old_x, old_y))
    old_x, old_y = (np.clip(old, -(2.0**30), 2.0**30) for old in (old_x, old_y))
    flat = image.reshape(*image.shape[:2], -1)
    colour = np.broadcast_to(np.asarray(fill, "float64").ravel()[: flat.shape[2]], flat.shape[2:])
    if interpolation == "nearest":
        made = _taken(flat, np.rint(old_x).astype(int), np.rint(old_y).astype(int), colour)
    else:
        kernel, reach = _KERNELS["bilinear" if interpolation == "area" else interpolation]
        below_x, below_y = np.floor(old_x), np.floor(old_y)
        made = np.zeros((height, width, flat.shape[2]))
        taps = range(1 - reach, reach + 1)
        weights_x = np.stack([kernel(old_x - below_x - tap) for tap in taps])
        weights_y = np.stack([kernel(old_y - below_y - tap) for tap in taps])
        weights_x, weights_y = weights_x / weights_x.sum(0), weights_y / weights_y.sum(0)
        for i, down in enumerate(taps):
            for j, right in enumerate(taps):
                weight = (weights_y[i] * weights_x[j])[..., None]
                made += weight * _taken(flat, below_x.astype(int) + right, below_y.astype(int) + down, colour)
    return typed(made, image.dtype).reshape(height, width, *image.shape[2:])


def _taken(image: Any, x: Any, y: Any, colour: Any) -> Any:
    height, width = image.shape[:2]
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    found = image[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)].astype("float64")
    return np.where(inside[..., None], found, colour)
