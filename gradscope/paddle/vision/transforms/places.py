"""Transforms that choose places: sizes, crops, flips, padding, erased parts. Draws are those of `random` and numpy."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.random import normal
from gradscope.paddle.vision.transforms import functional as F
from gradscope.paddle.vision.transforms.base import BaseTransform
from gradscope.paddle.vision.transforms.kinds import is_tensor, size_of


def _pair(size: Any) -> Any:
    return (int(size), int(size)) if isinstance(size, (int, float)) else size


class Resize(BaseTransform):
    """`resize`. size: (height, width) or the shorter side. Raises AssertionError for another size."""

    def __init__(self, size: Any, interpolation: str = "bilinear", keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        if not isinstance(size, int) and not (isinstance(size, (list, tuple)) and len(size) == 2):
            raise AssertionError(f"size should be an int or a pair, but got {size}")
        self.size, self.interpolation = size, interpolation

    def _apply_image(self, image: Any) -> Any:
        return F.resize(image, self.size, self.interpolation)


class RandomResizedCrop(BaseTransform):
    """A part of the image, of an area drawn from `scale` and width / height from `ratio`, resized to `size`. After ten
    draws that do not fit, the middle. Raises AssertionError for bounds that are no (least, most)."""

    def __init__(
        self,
        size: Any,
        scale: Any = (0.08, 1.0),
        ratio: Any = (3.0 / 4, 4.0 / 3),
        interpolation: str = "bilinear",
        keys: Sequence[str] | None = None,
    ) -> None:
        super().__init__(keys)
        if scale[0] > scale[1] or ratio[0] > ratio[1]:
            raise AssertionError("scale and ratio should be of kind (min, max)")
        self.size = (size, size) if isinstance(size, int) else size
        self.scale, self.ratio, self.interpolation = scale, ratio, interpolation

    def _dynamic_get_param(self, image: Any, attempts: int = 10) -> tuple[int, int, int, int]:
        """(top, left, height, width)."""
        width, height = size_of(image)
        for _ in range(attempts):
            area = np.random.uniform(*self.scale) * height * width
            ratio = math.exp(np.random.uniform(math.log(self.ratio[0]), math.log(self.ratio[1])))
            w, h = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
            if 0 < w <= width and 0 < h <= height:
                return random.randint(0, height - h), random.randint(0, width - w), h, w
        w, h = width, height
        if width / height < min(self.ratio):
            h = round(w / min(self.ratio))
        elif width / height > max(self.ratio):
            w = round(h * max(self.ratio))
        return (height - h) // 2, (width - w) // 2, h, w

    def _apply_image(self, image: Any) -> Any:
        return F.resize(F.crop(image, *self._dynamic_get_param(image)), self.size, self.interpolation)


class CenterCrop(BaseTransform):
    """`center_crop`."""

    def __init__(self, size: Any, keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        self.size = _pair(size)

    def _apply_image(self, image: Any) -> Any:
        return F.center_crop(image, self.size)


class RandomCrop(BaseTransform):
    """A part of `size`, (height, width) or a number, anywhere. padding: before, as `pad`; pad_if_needed: on both sides
    where the image is smaller."""

    def __init__(
        self,
        size: Any,
        padding: Any = None,
        pad_if_needed: bool = False,
        fill: Any = 0,
        padding_mode: str = "constant",
        keys: Sequence[str] | None = None,
    ) -> None:
        super().__init__(keys)
        self.size, self.padding, self.pad_if_needed = _pair(size), padding, pad_if_needed
        self.fill, self.padding_mode = fill, padding_mode

    def _get_param(self, image: Any, output_size: Any) -> tuple[int, int, int, int]:
        width, height = size_of(image)
        h, w = output_size
        if (height, width) == (h, w):
            return 0, 0, h, w
        return random.randint(0, height - h), random.randint(0, width - w), h, w

    def _apply_image(self, image: Any) -> Any:
        if self.padding is not None:
            image = F.pad(image, self.padding, self.fill, self.padding_mode)
        width, height = size_of(image)
        if self.pad_if_needed and width < self.size[1]:
            image = F.pad(image, (self.size[1] - width, 0), self.fill, self.padding_mode)
        if self.pad_if_needed and height < self.size[0]:
            image = F.pad(image, (0, self.size[0] - height), self.fill, self.padding_mode)
        return F.crop(image, *self._get_param(image, self.size))


class _Flip(BaseTransform):
    """Flips with this probability."""

    def __init__(self, prob: float = 0.5, keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        if not 0 <= prob <= 1:
            raise AssertionError("probability must be between 0 and 1")
        self.prob = prob


class RandomHorizontalFlip(_Flip):
    """`hflip`, perhaps."""

    def _apply_image(self, image: Any) -> Any:
        return F.hflip(image) if random.random() < self.prob else image


class RandomVerticalFlip(_Flip):
    """`vflip`, perhaps."""

    def _apply_image(self, image: Any) -> Any:
        return F.vflip(image) if random.random() < self.prob else image


class Pad(BaseTransform):
    """`pad`. Raises AssertionError or ValueError for what that cannot take."""

    def __init__(
        self, padding: Any, fill: Any = 0, padding_mode: str = "constant", keys: Sequence[str] | None = None
    ) -> None:
        if padding_mode not in ("constant", "edge", "reflect", "symmetric"):
            raise AssertionError("Padding mode should be either constant, edge, reflect or symmetric")
        if not isinstance(padding, (int, float, list, tuple)) or not isinstance(fill, (int, float, str, list, tuple)):
            raise AssertionError("padding should be a number or a sequence, fill a number, a text or a sequence")
        if isinstance(padding, (list, tuple)) and len(padding) not in (2, 4):
            raise ValueError(f"Padding must be an int or a 2, or 4 element tuple, not a {len(padding)} element tuple")
        super().__init__(keys)
        self.padding = tuple(padding) if isinstance(padding, list) else padding
        self.fill = tuple(fill) if isinstance(fill, list) else fill
        self.padding_mode = padding_mode

    def _apply_image(self, image: Any) -> Any:
        return F.pad(image, self.padding, self.fill, self.padding_mode)


class RandomErasing(BaseTransform):
    """With this probability a part of the image, of an area drawn from `scale` and height / width from `ratio`, is set
    to `value`: a number, one per channel, or "random" for normal draws. Raises AssertionError, ValueError."""

    def __init__(
        self,
        prob: float = 0.5,
        scale: Any = (0.02, 0.33),
        ratio: Any = (0.3, 3.3),
        value: Any = 0,
        inplace: bool = False,
        keys: Sequence[str] | None = None,
    ) -> None:
        super().__init__(keys)
        if not isinstance(scale, (tuple, list)) or not 0 <= scale[0] <= scale[1] <= 1:
            raise AssertionError("scale should be of kind (min, max) and in range [0, 1]")
        if not isinstance(ratio, (tuple, list)) or not 0 <= ratio[0] <= ratio[1]:
            raise AssertionError("ratio should be of kind (min, max)")
        if not 0 <= prob <= 1:
            raise AssertionError("The probability should be in range [0, 1]")
        if not isinstance(value, (int, float, str, tuple, list)):
            raise AssertionError("value should be a number, tuple, list or str")
        if isinstance(value, str) and value != "random":
            raise ValueError("value must be 'random' when type is str")
        self.prob, self.scale, self.ratio, self.value, self.inplace = prob, scale, ratio, value, inplace

    def _dynamic_get_param(self, image: Any, value: Any) -> Any:
        """(top, left, height, width, value), None when ten draws did not fit."""
        if is_tensor(image):
            channels, height, width = image.shape[-3:]
        else:
            (width, height), channels = size_of(image), np.asarray(image).shape[-1]
        for _ in range(10):
            area = np.random.uniform(*self.scale) * height * width
            ratio = np.exp(np.random.uniform(*np.log(self.ratio)))
            h, w = round(float(np.sqrt(area * ratio))), round(float(np.sqrt(area / ratio)))
            if h >= height or w >= width:
                continue
            made: Any
            if is_tensor(image):
                made = (
                    normal(shape=[channels, h, w]).astype(image.dtype)
                    if value is None
                    else to_tensor(value, dtype=image.dtype).reshape([-1, 1, 1])
                )
            else:
                made = np.random.normal(size=[h, w, channels]) * 255 if value is None else np.array(value)[None, None]
            top = np.random.randint(0, height - h + 1)
            return top, np.random.randint(0, width - w + 1), h, w, made
        return None

    def _apply_image(self, image: Any) -> Any:
        if random.random() >= self.prob:
            return image
        value: Any = [self.value] if isinstance(self.value, (int, float)) else self.value
        value = None if isinstance(value, str) else value
        if value is not None and len(value) not in (1, 3):
            raise ValueError("Value should be a single number or a sequence with length equals to image's channel.")
        drawn = self._dynamic_get_param(image, value)
        if drawn is None:
            return image
        top, left, height, width, made = drawn
        return F.erase(image, top, left, height, width, made, self.inplace)
