"""Transforms of arrays [H, W] or [H, W, C], in numpy: sizes, places, colours as OpenCV counts them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor as _tensor
from gradscope.paddle.vision.transforms.kinds import scaled_size, sides
from gradscope.paddle.vision.transforms.resample import resized, warped

#: numpy's names for the ways to pad
_PADDING: dict[str, Any] = {"edge": "edge", "reflect": "reflect", "symmetric": "symmetric"}


def to_tensor(image: Any, data_format: str = "CHW") -> Tensor:
    """A Tensor [C, H, W] (or [H, W, C]); uint8 becomes float32 from 0 to 1, other dtypes stay."""
    image = image[:, :, None] if image.ndim == 2 else image
    image = image.transpose(2, 0, 1) if data_format.lower() == "chw" else image
    return _tensor(np.ascontiguousarray(image.astype("float32") / np.float32(255) if image.dtype == "uint8" else image))


def resize(image: Any, size: Any, interpolation: str = "bilinear") -> Any:
    """At another size."""
    target = scaled_size(image.shape[1], image.shape[0], size)
    return image if target is None else resized(image, *target, interpolation)


def pad(image: Any, padding: Any, fill: Any = 0, padding_mode: str = "constant") -> Any:
    """With more around it. fill: a number, or one per channel."""
    left, top, right, bottom = sides(padding, fill, padding_mode)
    around = [(top, bottom), (left, right), (0, 0)][: image.ndim]
    if padding_mode != "constant":
        return np.pad(image, around, mode=_PADDING[padding_mode])
    height, width, *channels = image.shape
    made = np.empty((height + top + bottom, width + left + right, *channels), image.dtype)
    made[...] = np.asarray(fill).ravel()[: image.shape[2]] if isinstance(fill, (list, tuple)) and channels else fill
    made[top : top + height, left : left + width] = image
    return made


def crop(image: Any, top: int, left: int, height: int, width: int) -> Any:
    """A part of it."""
    return image[top : top + height, left : left + width]


def hflip(image: Any) -> Any:
    """Left is right."""
    return np.ascontiguousarray(image[:, ::-1])


def vflip(image: Any) -> Any:
    """Top is bottom."""
    return np.ascontiguousarray(image[::-1])


def _looked_up(image: Any, table: Any, name: str) -> Any:
    if image.dtype != "uint8":
        raise ValueError(f"{name} of an array wants uint8, but it is {image.dtype}; use image.astype('uint8')")
    return table.clip(0, 255).astype("uint8")[image]


def adjust_brightness(image: Any, brightness_factor: float) -> Any:
    """Times the factor, as uint8."""
    return _looked_up(image.astype("uint8"), np.arange(256) * brightness_factor, "adjust_brightness")


def adjust_contrast(image: Any, contrast_factor: float) -> Any:
    """The distance from 74 times the factor. uint8 only."""
    return _looked_up(image, (np.arange(256) - 74) * contrast_factor + 74, "adjust_contrast")


def adjust_saturation(image: Any, saturation_factor: float) -> Any:
    """Mixed with its grey by a part drawn (by numpy) from 1 ± the factor, as Paddle does for arrays. The first channel
    counts as blue."""
    part = np.random.uniform(max(0, 1 - saturation_factor), 1 + saturation_factor)
    values = image.astype("float32")
    grey = (values[..., ::-1] @ np.array([0.299, 0.587, 0.114], "float32"))[..., None]
    return (values * part + grey * (1 - part)).clip(0, 255).astype(image.dtype)


def adjust_hue(image: Any, hue_factor: float) -> Any:
    """Colours turned by a part of the circle, as uint8 inside. The first channel counts as blue. Raises ValueError
    outside of [-0.5, 0.5]."""
    if not -0.5 <= hue_factor <= 0.5:
        raise ValueError(f"hue_factor:{hue_factor} is not in [-0.5, 0.5].")
    blue, green, red = np.moveaxis(image.astype("uint8").astype("float64"), -1, 0)
    value, least = np.maximum(np.maximum(red, green), blue), np.minimum(np.minimum(red, green), blue)
    spread = value - least
    with np.errstate(divide="ignore", invalid="ignore"):
        turn = np.where(
            value == red, (green - blue) / spread,
            np.where(value == green, 2 + (blue - red) / spread, 4 + (red - green) / spread),
        )  # fmt: skip
        saturation = np.where(value == 0, 0.0, np.rint(255 * spread / value))
    hue = np.rint(np.where(spread == 0, 0.0, turn) * 256 / 6) % 256
    hue = (hue + int(hue_factor * 255)) % 256
    sixth = hue * 6 / 255  # OpenCV counts 256 hues one way and 255 the other
    sector = np.floor(sixth).astype(int) % 6
    part, saturation, value = sixth - np.floor(sixth), saturation / 255, value / 255
    low = value * (1 - saturation)
    falling, rising = value * (1 - saturation * part), value * (1 - saturation * (1 - part))
    red = np.choose(sector, [value, falling, low, low, rising, value])
    green = np.choose(sector, [rising, value, value, falling, low, low])
    blue = np.choose(sector, [low, low, rising, value, value, falling])
    return np.rint(np.stack([blue, green, red], -1) * 255).astype(image.dtype)


def to_grayscale(image: Any, num_output_channels: int = 1) -> Any:
    """[H, W, 1] or three times the same, from [H, W, 3]. Raises ValueError for other numbers of channels."""
    if num_output_channels not in (1, 3):
        raise ValueError("num_output_channels should be either 1 or 3")
    if image.dtype.kind == "f":
        grey = image @ np.array([0.299, 0.587, 0.114], image.dtype)
    else:
        grey = (image.astype("int64") @ np.array([9798, 19235, 3735]) + (1 << 14)) >> 15
    return np.repeat(grey.astype(image.dtype)[..., None], num_output_channels, -1)


def normalize(image: Any, mean: Any, std: Any, data_format: str = "CHW", to_rgb: bool = False) -> Any:
    """(image - mean) / std, channel by channel. to_rgb: the last axis turned round before."""
    shape = (-1, 1, 1) if data_format == "CHW" else (1, 1, -1)
    mean, std = (np.float32(np.array(values).reshape(shape)) for values in (mean, std))
    return ((image[..., ::-1] if to_rgb else image) - mean) / std


def erase(image: Any, i: int, j: int, h: int, w: int, v: Any, inplace: bool = False) -> Any:
    """With v in a part of it."""
    image = image if inplace else image.copy()
    image[i : i + h, j : j + w, ...] = v
    return image


def _rotation(angle: float, center: Any, scale: float) -> Any:
    """[2, 3]: turns by degrees against the clock around the center, and scales."""
    turn = math.radians(angle)
    a, b = scale * math.cos(turn), scale * math.sin(turn)
    x, y = center
    return np.array([[a, b, (1 - a) * x - b * y], [-b, a, b * x + (1 - a) * y]])


def _through(image: Any, forward: Any, height: int, width: int, interpolation: str, fill: Any) -> Any:
    whole = np.vstack([forward, [0, 0, 1]])
    return warped(image, np.linalg.inv(whole), height, width, interpolation, fill)


def affine(
    image: Any, angle: float, translate: Any, scale: float, shear: Any, interpolation: str = "nearest", fill: Any = 0,
    center: Any = None,
) -> Any:  # fmt: skip
    """Turned and scaled around the center, sheared by degrees, its corner moved to `translate`."""
    height, width = image.shape[:2]
    turned = _rotation(angle, center or (width / 2.0, height / 2.0), scale)
    along, across = (math.tan(math.radians(degrees)) for degrees in shear)
    moved = np.array([turned[0] + across * turned[1], turned[1] + along * turned[0]])
    moved[:, 2] = translate
    return _through(image, moved, height, width, interpolation, fill)


def rotate(
    image: Any, angle: float, interpolation: str = "nearest", expand: bool = False, center: Any = None, fill: Any = 0
) -> Any:
    """Turned by degrees against the clock. expand: in an image that is large enough for all of it."""
    height, width = image.shape[:2]
    center = center or (width / 2.0, height / 2.0)
    turned = _rotation(angle, center, 1)
    if expand:
        corners = np.array([(0, 0, 1), (width, 0, 1), (width, height, 1), (0, height, 1)])
        x, y = np.round(turned @ corners.T, 9)
        new_width, new_height = (int(np.ceil(at.max()) - np.floor(at.min())) for at in (x, y))
        turned[:, 2] += (new_width - width) * 0.5, (new_height - height) * 0.5
        height, width = new_height, new_width
    return _through(image, turned, height, width, interpolation, fill)


def perspective(image: Any, startpoints: Any, endpoints: Any, interpolation: str = "nearest", fill: Any = 0) -> Any:
    """The four startpoints (x, y) moved to the endpoints."""
    rows, wanted = [], []
    for (x, y), (u, v) in zip(endpoints, startpoints, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        wanted += [u, v]
    inverse = np.append(np.linalg.solve(np.array(rows, "float64"), np.array(wanted, "float64")), 1).reshape(3, 3)
    return warped(image, inverse, image.shape[0], image.shape[1], interpolation, fill)
