"""Transforms that keep every place: to a Tensor, normalized, axes in another order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.paddle.vision.transforms import functional as F
from gradscope.paddle.vision.transforms.base import BaseTransform
from gradscope.paddle.vision.transforms.kinds import is_tensor


class ToTensor(BaseTransform):
    """`to_tensor`."""

    def __init__(self, data_format: str = "CHW", keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        self.data_format = data_format

    def _apply_image(self, image: Any) -> Any:
        return F.to_tensor(image, self.data_format)


class Normalize(BaseTransform):
    """`normalize`. mean, std: one number (for three channels), or one per channel."""

    def __init__(
        self,
        mean: Any = 0.0,
        std: Any = 1.0,
        data_format: str = "CHW",
        to_rgb: bool = False,
        keys: Sequence[str] | None = None,
    ) -> None:
        super().__init__(keys)
        self.mean = [mean] * 3 if isinstance(mean, (int, float)) else mean
        self.std = [std] * 3 if isinstance(std, (int, float)) else std
        self.data_format, self.to_rgb = data_format, to_rgb

    def _apply_image(self, image: Any) -> Any:
        return F.normalize(image, self.mean, self.std, self.data_format, self.to_rgb)


class Transpose(BaseTransform):
    """Axes in another order, channels first by default; an array of a PIL image."""

    def __init__(self, order: Sequence[int] = (2, 0, 1), keys: Sequence[str] | None = None) -> None:
        super().__init__(keys)
        self.order = order

    def _apply_image(self, image: Any) -> Any:
        if is_tensor(image):
            return image.transpose(list(self.order))
        array = np.asarray(image)
        return (array[..., None] if array.ndim == 2 else array).transpose(self.order)
