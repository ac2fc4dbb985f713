"""Transforms of Tensors [C, H, W] or [N, C, H, W], in recorded ops, so that gradients pass."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.tensor.creation import ones_like, zeros_like
from gradscope.paddle.tensor.creation import to_tensor as _tensor
from gradscope.paddle.tensor.logic import equal, where
from gradscope.paddle.tensor.manipulation import expand, stack, unbind
from gradscope.paddle.vision.transforms.kinds import scaled_size, sides
from gradscope.paddle.vision.transforms.tensor_warp import affine, perspective, rotate

__all__ = [
    "adjust_brightness", "adjust_contrast", "adjust_hue", "adjust_saturation", "affine", "crop", "erase", "hflip",
    "normalize", "pad", "perspective", "resize", "rotate", "to_grayscale", "to_tensor", "vflip",
]  # fmt: skip


def _checked(image: Any, data_format: str = "CHW") -> Any:
    if image.ndim not in (3, 4) or data_format.lower() not in ("chw", "hwc"):
        raise RuntimeError(
            f"not support [type={type(image)}, ndim={image.ndim}, data_format={data_format}] paddle image"
        )
    return image


def to_tensor(image: Any, data_format: str = "CHW") -> Tensor:
    """The tensor; its channels last for HWC."""
    return image if data_format.lower() == "chw" else image.transpose([1, 2, 0])


def resize(image: Any, size: Any, interpolation: str = "bilinear") -> Tensor:
    """At another size. interpolation: as `paddle.nn.functional.interpolate`'s mode."""
    _checked(image)
    target = scaled_size(image.shape[-1], image.shape[-2], size)
    if target is None:
        return image
    batch = _floats(image.unsqueeze(0) if image.ndim == 3 else image)
    made = nn.functional.interpolate(batch, size=list(target), mode=interpolation.lower()).astype(image.dtype)
    return made.squeeze(0) if image.ndim == 3 else made


def pad(image: Any, padding: Any, fill: Any = 0, padding_mode: str = "constant") -> Tensor:
    """With more around it. Raises ValueError for padding_mode "symmetric"."""
    _checked(image)
    left, top, right, bottom = sides(padding, fill, padding_mode)
    if padding_mode == "symmetric":
        raise ValueError("Do not support symmetric mode")
    mode = "replicate" if padding_mode == "edge" else padding_mode
    batch = image.unsqueeze(0) if image.ndim == 3 else image
    made = nn.functional.pad(batch, [left, right, top, bottom], mode=mode, value=float(fill))
    return made.squeeze(0) if image.ndim == 3 else made


def crop(image: Any, top: int, left: int, height: int, width: int) -> Tensor:
    """A part of it."""
    return _checked(image)[..., top : top + height, left : left + width]


def hflip(image: Any) -> Tensor:
    """Left is right."""
    return _checked(image).flip([-1])


def vflip(image: Any) -> Tensor:
    """Top is bottom."""
    return _checked(image).flip([-2])


def _channels(image: Any) -> int:
    channels: int = _checked(image).shape[-3]
    if channels not in (1, 3):
        raise ValueError("channels of input should be either 1 or 3.")
    return channels


def _factor(value: float, name: str) -> float:
    if value < 0:
        raise AssertionError(f"{name} should be non-negative.")
    return float(value)


def _whole(image: Any) -> bool:
    return not image.is_floating_point()


def _mixed(image: Any, other: Any, part: float) -> Tensor:
    """part of the image and the rest of the other, cut off at the limits of the dtype's images."""
    mixed = (other + (image.astype(other.dtype) - other) * part).clip(0, 255.0 if _whole(image) else 1.0)
    return mixed.astype(image.dtype)


def _floats(image: Any) -> Any:
    return image.astype("float32") if _whole(image) else image


def adjust_brightness(image: Any, brightness_factor: float) -> Tensor:
    """Times the factor."""
    _channels(image)
    return _mixed(image, zeros_like(_floats(image)), _factor(brightness_factor, "brightness_factor"))


def adjust_contrast(image: Any, contrast_factor: float) -> Tensor:
    """The distance from the mean of its grey times the factor."""
    grey = _floats(image) if _channels(image) == 1 else _grey(image)
    return _mixed(image, grey.mean([-3, -2, -1], keepdim=True), _factor(contrast_factor, "contrast_factor"))


def adjust_saturation(image: Any, saturation_factor: float) -> Tensor:
    """The distance from its grey times the factor."""
    factor = _factor(saturation_factor, "saturation_factor")
    return image if _channels(image) == 1 else _mixed(image, _grey(image), factor)


def _grey(image: Any) -> Any:
    floats = _floats(image)
    return (floats * _tensor([0.2989, 0.587, 0.114]).astype(floats.dtype).reshape([3, 1, 1])).sum(-3, keepdim=True)


def to_grayscale(image: Any, num_output_channels: int = 1) -> Tensor:
    """[…, 1, H, W] or three times the same. Raises ValueError for other numbers of channels."""
    _checked(image)
    if num_output_channels not in (1, 3):
        raise ValueError("num_output_channels should be either 1 or 3")
    grey = _grey(image).astype(image.dtype)
    return expand(grey, [*grey.shape[:-3], num_output_channels, *grey.shape[-2:]])


def normalize(image: Any, mean: Any, std: Any, data_format: str = "CHW") -> Tensor:
    """(image - mean) / std, channel by channel."""
    _checked(image, data_format)
    shape = [-1, 1, 1] if data_format.lower() == "chw" else [-1]
    return (image - _tensor(mean).reshape(shape)) / _tensor(std).reshape(shape)


def erase(image: Any, i: int, j: int, h: int, w: int, v: Any, inplace: bool = False) -> Tensor:
    """With v in a part of it."""
    image = _checked(image) if inplace else _checked(image).clone()
    image[..., i : i + h, j : j + w] = v
    return image


def adjust_hue(image: Any, hue_factor: float) -> Tensor:
    """Colours turned by a part of the circle. Raises AssertionError outside of [-0.5, 0.5]."""
    if not -0.5 <= hue_factor <= 0.5:
        raise AssertionError("hue_factor should be in range [-0.5, 0.5]")
    if _channels(image) == 1:
        return image
    floats = _floats(image) / 255.0 if _whole(image) else image
    turned = _coloured(*_turned(floats, hue_factor))
    return (turned * 255.0).astype(image.dtype) if _whole(image) else turned


def _turned(image: Any, by: float) -> tuple[Any, Any, Any]:
    """(hue + by, saturation, value) of [.., 3, H, W], hue from 0 to 1."""
    value, spread = image.max(-3), image.max(-3) - image.min(-3)
    grey = equal(spread, zeros_like(spread))
    saturation = spread / where(grey, _ones(value), value)
    spread = where(grey, _ones(value), spread)
    red, green, blue = unbind(image, -3)
    from_red, from_green, from_blue = ((value - colour) / spread for colour in (red, green, blue))
    hue = where(
        equal(value, red),
        from_blue - from_green,
        where(equal(value, green), 2.0 + from_red - from_blue, 4.0 + from_green - from_red),
    )
    hue = where(grey, zeros_like(hue), hue) / 6.0 + 1.0
    hue = hue - hue.trunc() + by
    return hue - hue.floor(), saturation, value


def _ones(like: Any) -> Any:
    return ones_like(like)


def _coloured(hue: Any, saturation: Any, value: Any) -> Any:
    """[.., 3, H, W] from hue, saturation and value."""
    sixth = hue * 6.0
    sector = sixth.floor()
    part = sixth - sector
    sector = sector.astype("int32") % 6
    low = (value * (1.0 - saturation)).clip(0.0, 1.0)
    falling = (value * (1.0 - saturation * part)).clip(0.0, 1.0)
    rising = (value * (1.0 - saturation * (1.0 - part))).clip(0.0, 1.0)
    colours = []
    for choices in (
        (value, falling, low, low, rising, value),
        (rising, value, value, falling, low, low),
        (low, low, rising, value, value, falling),
    ):
        chosen = choices[5]
        for number in range(5):
            chosen = where(equal(sector, _tensor(number, dtype="int32")), choices[number], chosen)
        colours.append(chosen)
    return stack(colours, -3)
