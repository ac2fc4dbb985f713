"""`paddle.vision.transforms.functional`: each transform for arrays, Tensors and PIL images.

Arrays are [H, W] or [H, W, C], Tensors [C, H, W]; what comes out is of the kind that went in. All raise TypeError for
what is no image. Arrays follow OpenCV, which Paddle uses for them; a fill that is one number goes to every channel.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from gradscope.paddle.vision.transforms import arrays, tensor_warp, tensors
from gradscope.paddle.vision.transforms.kinds import checked, is_array, is_pil, is_tensor, middle, size_of

__all__ = [
    "adjust_brightness", "adjust_contrast", "adjust_hue", "adjust_saturation", "affine", "center_crop", "crop", "erase",
    "hflip", "normalize", "pad", "perspective", "resize", "rotate", "to_grayscale", "to_tensor", "vflip",
]  # fmt: skip

#: what a transform of the user's asks an image, under Paddle's names
_is_pil_image, _is_numpy_image, _is_tensor_image = is_pil, is_array, is_tensor


def _for(image: Any, name: str = "img") -> Any:
    """The module that has the transforms of this kind of image."""
    if is_tensor(checked(image, name)):
        return tensors
    return importlib.import_module("gradscope.paddle.vision.transforms.pil") if is_pil(image) else arrays


def to_tensor(pic: Any, data_format: str = "CHW") -> Any:
    """A Tensor [C, H, W] (or [H, W, C]); bytes become float32 from 0 to 1, other dtypes stay."""
    return _for(pic, "pic").to_tensor(pic, data_format)


def resize(img: Any, size: Any, interpolation: str = "bilinear") -> Any:
    """At another size: (height, width), or the shorter side. interpolation: nearest, bilinear, bicubic; area and
    lanczos but for Tensors."""
    return _for(img).resize(img, size, interpolation)


def pad(img: Any, padding: Any, fill: Any = 0, padding_mode: str = "constant") -> Any:
    """With more around it. padding: one number, (left and right, top and bottom), or left, top, right, bottom; fill: a
    number, or one per channel; padding_mode: constant, edge, reflect, symmetric."""
    return _for(img).pad(img, padding, fill, padding_mode)


def crop(img: Any, top: int, left: int, height: int, width: int) -> Any:
    """A part of it."""
    return _for(img).crop(img, top, left, height, width)


def center_crop(img: Any, output_size: Any) -> Any:
    """Its middle, (height, width) or a number for both."""
    return _for(img).crop(img, *middle(*size_of(img), output_size))


def hflip(img: Any) -> Any:
    """Left is right."""
    return _for(img).hflip(img)


def vflip(img: Any) -> Any:
    """Top is bottom."""
    return _for(img).vflip(img)


def adjust_brightness(img: Any, brightness_factor: float) -> Any:
    """Times the factor."""
    return _for(img).adjust_brightness(img, brightness_factor)


def adjust_contrast(img: Any, contrast_factor: float) -> Any:
    """The distance from a grey times the factor: from the mean of its own, from 74 for arrays."""
    return _for(img).adjust_contrast(img, contrast_factor)


def adjust_saturation(img: Any, saturation_factor: float) -> Any:
    """The distance from its own grey times the factor. An array's factor is drawn by numpy from 1 ± this one."""
    return _for(img).adjust_saturation(img, saturation_factor)


def adjust_hue(img: Any, hue_factor: float) -> Any:
    """Colours turned by a part of the circle, from -0.5 to 0.5."""
    return _for(img).adjust_hue(img, hue_factor)


def affine(
    img: Any,
    angle: float,
    translate: Any,
    scale: float,
    shear: Any,
    interpolation: str = "nearest",
    fill: Any = 0,
    center: Any = None,
) -> Any:
    """Turned by degrees with the clock, scaled and sheared (degrees: one, or along x and y) around the center, and
    moved. Raises TypeError, ValueError for arguments of other kinds.

    For arrays, as in Paddle, the turn is against the clock and `translate` is where the corner comes to lie.
    """
    if not isinstance(angle, (int, float)):
        raise TypeError("Argument angle should be int or float")
    if not isinstance(translate, (list, tuple)):
        raise TypeError("Argument translate should be a sequence")
    if len(translate) != 2:
        raise ValueError("Argument translate should be a sequence of length 2")
    if scale <= 0.0:
        raise ValueError("Argument scale should be positive")
    if not isinstance(shear, (int, float, list, tuple)):
        raise TypeError("Shear should be either a single value or a sequence of two values")
    if not isinstance(interpolation, str):
        raise TypeError("Argument interpolation should be a string")
    if center is not None and not isinstance(center, (list, tuple)):
        raise TypeError("Argument center should be a sequence")
    shears = [shear, 0.0] if isinstance(shear, (int, float)) else list(shear)
    shears = shears * 2 if len(shears) == 1 else shears
    if len(shears) != 2:
        raise ValueError(f"Shear should be a sequence containing two values. Got {shears}")
    backend = _for(img)
    if backend is arrays:
        return arrays.affine(img, angle, translate, scale, shears, interpolation, fill, center)
    width, height = size_of(img)
    at = [width * 0.5, height * 0.5] if center is None else list(center)
    if backend is tensors:
        at = [at[0] - width * 0.5, at[1] - height * 0.5]
    matrix = tensor_warp.affine_matrix(at, angle, translate, scale, shears)
    return backend.affine(img, matrix, interpolation, fill)


def rotate(
    img: Any, angle: float, interpolation: str = "nearest", expand: bool = False, center: Any = None, fill: Any = 0
) -> Any:
    """Turned by degrees against the clock around the center, (x, y). expand: large enough for all of it."""
    return _for(img).rotate(img, angle, interpolation, expand, center, tuple(fill) if isinstance(fill, list) else fill)


def perspective(img: Any, startpoints: Any, endpoints: Any, interpolation: str = "nearest", fill: Any = 0) -> Any:
    """Four startpoints (x, y) moved to the endpoints."""
    backend = _for(img)
    if backend is arrays:
        return arrays.perspective(img, startpoints, endpoints, interpolation, fill)
    coefficients = tensor_warp.perspective_coefficients(startpoints, endpoints)
    return backend.perspective(img, coefficients, interpolation, fill)


def to_grayscale(img: Any, num_output_channels: int = 1) -> Any:
    """Grey, of one channel or of three that are the same."""
    return _for(img).to_grayscale(img, num_output_channels)


def normalize(img: Any, mean: Any, std: Any, data_format: str = "CHW", to_rgb: bool = False) -> Any:
    """(img - mean) / std, channel by channel; an array for arrays and PIL images. to_rgb: their last axis turned round
    before."""
    if is_tensor(img):
        return tensors.normalize(img, mean, std, data_format)
    return arrays.normalize(np.array(img).astype("float32") if is_pil(img) else img, mean, std, data_format, to_rgb)


def erase(img: Any, i: int, j: int, h: int, w: int, v: Any, inplace: bool = False) -> Any:
    """With v in the part of h rows from i and w columns from j. inplace: in the image itself (not PIL images)."""
    return _for(img).erase(img, i, j, h, w, v, inplace)
