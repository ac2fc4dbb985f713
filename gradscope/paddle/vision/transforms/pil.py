"""Transforms of PIL images, done by PIL; imported when one is seen, since PIL is no dependency."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor as _tensor
from gradscope.paddle.vision.transforms.kinds import scaled_size, sides

Image: Any = importlib.import_module("PIL.Image")
ImageEnhance: Any = importlib.import_module("PIL.ImageEnhance")
ImageOps: Any = importlib.import_module("PIL.ImageOps")

_FILTERS = {
    "nearest": Image.Resampling.NEAREST,
    "bilinear": Image.Resampling.BILINEAR,
    "bicubic": Image.Resampling.BICUBIC,
    "box": Image.Resampling.BOX,
    "lanczos": Image.Resampling.LANCZOS,
    "hamming": Image.Resampling.HAMMING,
}


def to_tensor(image: Any, data_format: str = "CHW") -> Tensor:
    """A Tensor [C, H, W] (or [H, W, C]); images of bytes become float32 from 0 to 1."""
    array = np.array(image, {"I": "int32", "I;16": "int16", "F": "float32"}.get(image.mode))
    if image.mode == "1":
        array = 255 * array.astype("uint8")
    array = array[:, :, None] if array.ndim == 2 else array
    if array.dtype == "uint8":
        array = array.astype("float32") / np.float32(255)
    return _tensor(np.ascontiguousarray(array.transpose(2, 0, 1) if data_format.lower() == "chw" else array))


def resize(image: Any, size: Any, interpolation: str = "bilinear") -> Any:
    """At another size."""
    target = scaled_size(image.width, image.height, size)
    return image if target is None else image.resize(target[::-1], _FILTERS[interpolation])


def pad(image: Any, padding: Any, fill: Any = 0, padding_mode: str = "constant") -> Any:
    """With more around it."""
    left, top, right, bottom = sides(padding, fill, padding_mode)
    palette = image.getpalette() if image.mode == "P" else None
    if padding_mode == "constant":
        made = ImageOps.expand(image, border=(left, top, right, bottom), fill=_colours(fill, image))
    else:
        array = np.asarray(image)
        around = [(top, bottom), (left, right), (0, 0)][: array.ndim]
        mode: Any = padding_mode  # one of numpy's names
        made = Image.fromarray(np.pad(array, around, mode))
    if palette is not None:
        made.putpalette(palette)
    return made


def crop(image: Any, top: int, left: int, height: int, width: int) -> Any:
    """A part of it."""
    return image.crop((left, top, left + width, top + height))


def hflip(image: Any) -> Any:
    """Left is right."""
    return image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def vflip(image: Any) -> Any:
    """Top is bottom."""
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


def adjust_brightness(image: Any, brightness_factor: float) -> Any:
    """Times the factor."""
    return ImageEnhance.Brightness(image).enhance(brightness_factor)


def adjust_contrast(image: Any, contrast_factor: float) -> Any:
    """The distance from the mean of its grey times the factor."""
    return ImageEnhance.Contrast(image).enhance(contrast_factor)


def adjust_saturation(image: Any, saturation_factor: float) -> Any:
    """The distance from its grey times the factor."""
    return ImageEnhance.Color(image).enhance(saturation_factor)


def adjust_hue(image: Any, hue_factor: float) -> Any:
    """Colours turned by a part of the circle. Raises ValueError outside of [-0.5, 0.5]."""
    if not -0.5 <= hue_factor <= 0.5:
        raise ValueError(f"hue_factor:{hue_factor} is not in [-0.5, 0.5].")
    if image.mode in ("L", "1", "I", "F"):
        return image
    hue, saturation, value = image.convert("HSV").split()
    turned = (np.asarray(hue).astype("int16") + int(hue_factor * 255)) % 256
    made = Image.merge("HSV", (Image.fromarray(turned.astype("uint8")), saturation, value))
    return made.convert(image.mode)


def _colours(fill: Any, image: Any) -> Any:
    return (fill,) * len(image.getbands()) if isinstance(fill, int) else fill


def affine(image: Any, matrix: Any, interpolation: str = "nearest", fill: Any = 0) -> Any:
    """Seen through six numbers that give the old place of a new one."""
    return image.transform(
        image.size, Image.Transform.AFFINE, matrix, _FILTERS[interpolation], fillcolor=_colours(fill, image)
    )


def rotate(
    image: Any, angle: float, interpolation: str = "nearest", expand: bool = False, center: Any = None, fill: Any = 0
) -> Any:
    """Turned by degrees against the clock. expand: in an image that is large enough for all of it."""
    return image.rotate(angle, _FILTERS[interpolation], expand, center, fillcolor=_colours(fill, image))


def perspective(image: Any, coefficients: Any, interpolation: str = "nearest", fill: Any = 0) -> Any:
    """Seen through eight numbers that give the old place of a new one."""
    return image.transform(
        image.size, Image.Transform.PERSPECTIVE, coefficients, _FILTERS[interpolation], fillcolor=_colours(fill, image)
    )


def to_grayscale(image: Any, num_output_channels: int = 1) -> Any:
    """Of mode L, or RGB with three times the same. Raises ValueError for other numbers of channels."""
    if num_output_channels not in (1, 3):
        raise ValueError("num_output_channels should be either 1 or 3")
    grey = image.convert("L")
    return grey if num_output_channels == 1 else Image.merge("RGB", (grey, grey, grey))


def erase(image: Any, i: int, j: int, h: int, w: int, v: Any, inplace: bool = False) -> Any:
    """A new image with v in a part of it."""
    array = np.array(image, "uint8")
    array[i : i + h, j : j + w, ...] = v
    return Image.fromarray(array)
