"""Tensors of images seen through a matrix: affine maps, rotations, perspectives, by `grid_sample`."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.tensor.creation import ones, to_tensor
from gradscope.paddle.tensor.logic import less_than, where
from gradscope.paddle.tensor.manipulation import concat, expand


def _sampled(image: Any, places: Any, interpolation: str, fill: Any) -> Tensor:
    """image [C, H, W] or [N, C, H, W] at places [h, w, 2], from -1 to 1 over the image; fill (a number, one per
    channel, or None for 0) outside."""
    batch = image.unsqueeze(0) if image.ndim == 3 else image
    n, channels, height, width = batch.shape
    grid = expand(to_tensor(places.astype("float32")).unsqueeze(0), [n, *places.shape])
    if fill is None:
        made: Any = nn.functional.grid_sample(
            batch, grid, mode=interpolation, padding_mode="zeros", align_corners=False
        )
    else:
        inside = concat([batch, ones([n, 1, height, width], batch.dtype)], axis=1)
        made = nn.functional.grid_sample(inside, grid, mode=interpolation, padding_mode="zeros", align_corners=False)
        mask: Any = expand(made[:, -1:], [n, channels, *places.shape[:2]])
        made = made[:, :-1]
        colours = list(fill) if isinstance(fill, (list, tuple)) else [fill]
        colour = to_tensor(colours).astype(made.dtype).reshape([1, -1, 1, 1])
        if interpolation == "nearest":
            made = where(less_than(mask, to_tensor(0.5, dtype=mask.dtype)), expand(colour, made.shape), made)
        else:
            made = made * mask + (1.0 - mask) * colour
    return made.squeeze(0) if image.ndim == 3 else made


def _places(matrix: Any, width: int, height: int, new_width: int, new_height: int) -> Any:
    """[h, w, 2]: where the new pixels lie in the old image, both counted from their middles."""
    x, y = np.meshgrid(np.arange(new_width) - new_width / 2 + 0.5, np.arange(new_height) - new_height / 2 + 0.5)
    found = np.stack([x, y, np.ones_like(x)], -1) @ np.asarray(matrix).reshape(2, 3).T
    return found / np.array([0.5 * width, 0.5 * height])


def affine_matrix(center: Any, angle: float, translate: Any, scale: float, shear: Any) -> list[float]:
    """The inverse, six numbers, of: shear and turn by degrees and scale around the center, then move."""
    turn, along, across = (math.radians(degrees) for degrees in (angle, *shear))
    forward = np.array(
        [
            [math.cos(turn - across) / math.cos(across),
             -math.cos(turn - across) * math.tan(along) / math.cos(across) - math.sin(turn)],
            [math.sin(turn - across) / math.cos(across),
             -math.sin(turn - across) * math.tan(along) / math.cos(across) + math.cos(turn)],
        ]
    )  # fmt: skip
    inverse = np.linalg.inv(forward) / scale
    moved = np.asarray(center) - inverse @ (np.asarray(center) + np.asarray(translate))
    return [*inverse[0].tolist(), float(moved[0]), *inverse[1].tolist(), float(moved[1])]


def affine(image: Any, matrix: Any, interpolation: str = "nearest", fill: Any = None) -> Tensor:
    """Seen through `affine_matrix`, with the center counted from the middle of the image."""
    height, width = image.shape[-2:]
    fill = (fill,) * image.shape[-3] if isinstance(fill, int) else fill
    return _sampled(image, _places(matrix, width, height, width, height), interpolation, fill)


def rotate(
    image: Any,
    angle: float,
    interpolation: str = "nearest",
    expand: bool = False,
    center: Any = None,
    fill: Any = None,
) -> Tensor:
    """Turned by degrees against the clock. expand: in an image that is large enough for all of it."""
    height, width = image.shape[-2:]
    around = (0.0, 0.0) if center is None else (center[0] - width * 0.5, center[1] - height * 0.5)
    turn = math.radians(-angle % 360)
    a, b = math.cos(turn), math.sin(turn)
    x, y = around
    matrix = np.array([[a, b, x - a * x - b * y], [-b, a, y + b * x - a * y]])
    new_width, new_height = width, height
    if expand:
        halves = np.array([(sx * width, sy * height, 2.0) for sx in (-1, 1) for sy in (-1, 1)], "float32") / 2
        corners = halves @ matrix.astype("float32").T
        new_width, new_height = (int(n) for n in np.ceil(corners.max(0)) - np.floor(corners.min(0)))
    return _sampled(image, _places(matrix, width, height, new_width, new_height), interpolation, fill)


def perspective_coefficients(startpoints: Any, endpoints: Any) -> list[float]:
    """Eight numbers: the map from endpoints to startpoints, four of each."""
    rows, wanted = [], []
    for (x, y), (u, v) in zip(endpoints, startpoints, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        wanted += [u, v]
    return np.linalg.lstsq(np.array(rows, "float64"), np.array(wanted, "float64"))[0].tolist()


def perspective(image: Any, coefficients: Any, interpolation: str = "nearest", fill: Any = None) -> Tensor:
    """Seen through `perspective_coefficients`."""
    height, width = image.shape[-2:]
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    whole = np.append(np.asarray(coefficients), 1.0).reshape(3, 3)
    found = np.stack([x, y, np.ones_like(x)], -1) @ whole.T
    places = found[..., :2] / found[..., 2:] / np.array([0.5 * width, 0.5 * height]) - 1.0
    return _sampled(image, places, interpolation, fill)
