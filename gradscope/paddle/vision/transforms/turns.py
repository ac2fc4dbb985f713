"""Transforms that turn, shear and tilt an image at random. Draws are those of `random`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from gradscope.paddle.vision.transforms import functional as F
from gradscope.paddle.vision.transforms.base import BaseTransform
from gradscope.paddle.vision.transforms.kinds import size_of


def _numbers(value: Any, name: str, *lengths: int) -> list[float]:
    if not isinstance(value, Sequence):
        raise TypeError(f"{name} should be a sequence of length {' or '.join(map(str, lengths))}.")
    if len(value) not in lengths:
        raise ValueError(f"{name} should be sequence of length {' or '.join(map(str, lengths))}.")
    return [float(number) for number in value]


def _angles(value: Any, name: str, *lengths: int) -> list[float]:
    if isinstance(value, (int, float)):
        if value < 0:
            raise ValueError(f"If {name} is a single number, it must be positive.")
        value = [-value, value]
    return _numbers(value, name, *lengths)


def _known(interpolation: str) -> str:
    if interpolation not in ("nearest", "bilinear", "bicubic"):
        raise AssertionError(f"interpolation should be nearest, bilinear or bicubic, but got {interpolation}")
    return interpolation


class RandomAffine(BaseTransform):
    """`affine` by drawn angle (degrees: ± one, or a range), translation (parts of width and height), scale (range) and
    shear (± degrees along x, a range, or ranges for x and y). Raises TypeError, ValueError, AssertionError."""

    def __init__(
        self,
        degrees: Any,
        translate: Any = None,
        scale: Any = None,
        shear: Any = None,
        interpolation: str = "nearest",
        fill: Any = 0,
        center: Any = None,
        keys: Sequence[str] | None = None,
    ) -> None:
        self.degrees = _angles(degrees, "degrees", 2)
        super().__init__(keys)
        self.interpolation = _known(interpolation)
        if translate is not None and not all(0.0 <= part <= 1.0 for part in _numbers(translate, "translate", 2)):
            raise ValueError("translation values should be between 0 and 1")
        if scale is not None and not all(bound > 0 for bound in _numbers(scale, "scale", 2)):
            raise ValueError("scale values should be positive")
        if fill is not None and not isinstance(fill, (Sequence, int, float)):
            raise TypeError("Fill should be either a sequence or a number.")
        if center is not None:
            _numbers(center, "center", 2)
        self.translate, self.scale, self.center = translate, scale, center
        self.shear = None if shear is None else _angles(shear, "shear", 2, 4)
        self.fill = 0 if fill is None else fill

    def _get_param(self, img_size: Any, degrees: Any, translate: Any, scale_ranges: Any, shears: Any) -> Any:
        angle = random.uniform(degrees[0], degrees[1])
        moved = (0, 0)
        if translate is not None:
            far = [float(part * size) for part, size in zip(translate, img_size, strict=True)]
            moved = (int(random.uniform(-far[0], far[0])), int(random.uniform(-far[1], far[1])))
        scale = 1.0 if scale_ranges is None else random.uniform(*scale_ranges)
        along = across = 0.0
        if shears is not None:
            along = random.uniform(shears[0], shears[1])
            across = random.uniform(shears[2], shears[3]) if len(shears) == 4 else 0.0
        return angle, moved, scale, (along, across)

    def _apply_image(self, image: Any) -> Any:
        drawn = self._get_param(size_of(image), self.degrees, self.translate, self.scale, self.shear)
        angle, moved, scale, shear = drawn
        return F.affine(image, angle, moved, scale, shear, self.interpolation, self.fill, self.center)


class RandomRotation(BaseTransform):
    """`rotate` by an angle drawn from ± degrees, or from a range. Raises ValueError."""

    def __init__(
        self,
        degrees: Any,
        interpolation: str = "nearest",
        expand: bool = False,
        center: Any = None,
        fill: Any = 0,
        keys: Sequence[str] | None = None,
    ) -> None:
        if isinstance(degrees, (int, float)):
            if degrees < 0:
                raise ValueError("If degrees is a single number, it must be positive.")
            degrees = (-degrees, degrees)
        elif len(degrees) != 2:
            raise ValueError("If degrees is a sequence, it must be of len 2.")
        self.degrees = degrees
        super().__init__(keys)
        self.interpolation, self.expand, self.center, self.fill = interpolation, expand, center, fill

    def _get_param(self, degrees: Any) -> float:
        return random.uniform(degrees[0], degrees[1])

    def _apply_image(self, image: Any) -> Any:
        angle = self._get_param(self.degrees)
        return F.rotate(image, angle, self.interpolation, self.expand, self.center, self.fill)


class RandomPerspective(BaseTransform):
    """With this probability `perspective`, each corner moved inwards by up to half of distortion_scale.

    Raises AssertionError for either outside [0, 1].
    """

    def __init__(
        self,
        prob: float = 0.5,
        distortion_scale: float = 0.5,
        interpolation: str = "nearest",
        fill: Any = 0,
        keys: Sequence[str] | None = None,
    ) -> None:
        super().__init__(keys)
        if not 0 <= prob <= 1:
            raise AssertionError("probability must be between 0 and 1")
        if not 0 <= distortion_scale <= 1:
            raise AssertionError("distortion_scale must be between 0 and 1")
        self.prob, self.distortion_scale = prob, distortion_scale
        self.interpolation, self.fill = _known(interpolation), fill

    def get_params(self, width: int, height: int, distortion_scale: float) -> tuple[Any, Any]:
        """(the four corners, where they are moved to), from the first one with the clock."""
        right, down = int(distortion_scale * (width // 2)) + 1, int(distortion_scale * (height // 2)) + 1

        def drawn(far_x: bool, far_y: bool) -> list[int]:
            x = random.uniform(width - right, width) if far_x else random.uniform(0, right)
            return [int(x), int(random.uniform(height - down, height) if far_y else random.uniform(0, down))]

        ends = [drawn(False, False), drawn(True, False), drawn(True, True), drawn(False, True)]
        return [[0, 0], [width - 1, 0], [width - 1, height - 1], [0, height - 1]], ends

    def _apply_image(self, image: Any) -> Any:
        width, height = size_of(image)
        if random.random() >= self.prob:
            return image
        points = self.get_params(width, height, self.distortion_scale)
        return F.perspective(image, *points, self.interpolation, self.fill)
