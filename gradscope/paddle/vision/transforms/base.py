"""Compose and BaseTransform: transforms one after the other, and what every transform is."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any


class Compose:
    """Several transforms, one after the other. An error in one is printed with the transform's name, and raised."""

    def __init__(self, transforms: Sequence[Any]) -> None:
        self.transforms = transforms

    def __call__(self, data: Any) -> Any:
        for transform in self.transforms:
            try:
                data = transform(data)
            except Exception as error:
                print(
                    f"fail to perform transform [{transform}] with error: {error} and stack:\n{traceback.format_exc()}"
                )
                raise
        return data

    def __repr__(self) -> str:
        return "\n".join([f"{type(self).__name__}(", *(f"    {one}" for one in self.transforms), ")"])


class BaseTransform:
    """A transform of an image, or of a tuple whose fields are what `keys` says: image, coords, boxes, mask.

    A subclass has `_apply_image` (and `_apply_boxes` …), and `_get_params(inputs)` where one draw serves all fields.
    Fields without a key stay. Raises ValueError, NotImplementedError for keys it does not know.
    """

    def __init__(self, keys: Sequence[str] | None = None) -> None:
        if keys is None:
            keys = ("image",)
        elif not isinstance(keys, Sequence):
            raise ValueError(f"keys should be a sequence, but got keys={keys}")
        for key in keys:
            if self._get_apply(key) is None:
                raise NotImplementedError(f"{key} is unsupported data structure")
        self.keys = keys
        self.params: Any = None

    def _get_params(self, inputs: Any) -> Any:
        """What is drawn for one call."""

    def __call__(self, inputs: Any) -> Any:
        fields = inputs if isinstance(inputs, tuple) else (inputs,)
        self.params = self._get_params(fields)
        made = [self._get_apply(key)(field) for key, field in zip(self.keys, fields, strict=False)]
        made += fields[len(self.keys) :]
        return made[0] if len(made) == 1 else tuple(made)

    def _get_apply(self, key: str) -> Any:
        return getattr(self, f"_apply_{key}", None)

    def _apply_image(self, image: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to an image")

    def _apply_boxes(self, boxes: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to boxes")

    def _apply_mask(self, mask: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to a mask")

    def _apply_coords(self, coords: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to coordinates")
