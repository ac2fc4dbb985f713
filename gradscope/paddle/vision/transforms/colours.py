"""Transforms of colours: brightness, contrast, saturation, hue, all of them, grey. Draws are those of `random`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from gradscope.paddle.vision.transforms import functional as F
from gradscope.paddle.vision.transforms.base import BaseTransform, Compose


def _range(value: Any, name: str, center: float, low: float, high: float) -> list[float] | None:
    """[least, most] factor: as given, or center ± value; None where nothing would change."""
    if isinstance(value, (int, float)):
        if value < 0:
            raise ValueError(f"If {name} is a single number, it must be non negative.")
        bounds = [max(center - value, 0) if center else center - value, center + value]
    elif isinstance(value, (tuple, list)) and len(value) == 2:
        if not low <= value[0] <= value[1] <= high:
            raise ValueError(f"{name} values should be between {(low if low else 0, high)}")
        bounds = list(value)
    else:
        raise TypeError(f"{name} should be a single number or a list/tuple with length 2.")
    return None if bounds[0] == bounds[1] == center else bounds


class _Adjust(BaseTransform):
    """value: draw the factor from 1 ± value (hue: ± value), or from (least, most). Raises ValueError, TypeError."""

    _name: ClassVar[str]
    _center: ClassVar[float] = 1
    _bounds: ClassVar[tuple[float, float]] = (0, float("inf"))

    def __init__(self, value: Any, keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        self.value = _range(value, self._name, self._center, *self._bounds)

    def _apply_image(self, image: Any) -> Any:
        if self.value is None:
            return image
        factor = random.uniform(self.value[0], self.value[1])
        return getattr(F, f"adjust_{self._name}")(image, factor)


class BrightnessTransform(_Adjust):
    """`adjust_brightness` by a drawn factor."""

    _name = "brightness"


class ContrastTransform(_Adjust):
    """`adjust_contrast` by a drawn factor. Raises ValueError for a value below 0."""

    _name = "contrast"

    def __init__(self, value: Any, keys: Sequence[str] | None = None) -> None:
        if isinstance(value, (int, float)) and value < 0:
            raise ValueError("contrast value should be non-negative")
        super().__init__(value, keys)


class SaturationTransform(_Adjust):
    """`adjust_saturation` by a drawn factor."""

    _name = "saturation"


class HueTransform(_Adjust):
    """`adjust_hue` by a drawn factor."""

    _name = "hue"
    _center = 0
    _bounds = (-0.5, 0.5)


class ColorJitter(BaseTransform):
    """The four of above in random order."""

    def __init__(
        self,
        brightness: Any = 0,
        contrast: Any = 0,
        saturation: Any = 0,
        hue: Any = 0,
        keys: Sequence[str] | None = None,
    ) -> None:
        super().__init__(keys)
        self.brightness, self.contrast, self.saturation, self.hue = brightness, contrast, saturation, hue

    def _get_param(self, brightness: Any, contrast: Any, saturation: Any, hue: Any) -> Compose:
        kinds = (BrightnessTransform, ContrastTransform, SaturationTransform, HueTransform)
        values = (brightness, contrast, saturation, hue)
        transforms = [kind(value, self.keys) for kind, value in zip(kinds, values, strict=True) if value is not None]
        random.shuffle(transforms)
        return Compose(transforms)

    def _apply_image(self, image: Any) -> Any:
        return self._get_param(self.brightness, self.contrast, self.saturation, self.hue)(image)


class Grayscale(BaseTransform):
    """`to_grayscale`."""

    def __init__(self, num_output_channels: int = 1, keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        self.num_output_channels = num_output_channels

    def _apply_image(self, image: Any) -> Any:
        return F.to_grayscale(image, self.num_output_channels)
