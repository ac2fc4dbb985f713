"""What an image may be: an array [H, W] or [H, W, C], a Tensor [C, H, W] or [N, C, H, W], or a PIL image."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor


def is_pil(image: Any) -> bool:
    """Whether it is a PIL image; PIL is not imported for that."""
    module = sys.modules.get("PIL.Image")
    return module is not None and isinstance(image, module.Image)


def is_array(image: Any) -> bool:
    """Whether it is an array of two or three axes."""
    return isinstance(image, np.ndarray) and image.ndim in (2, 3)


def is_tensor(image: Any) -> bool:
    """Whether it is a Tensor."""
    return isinstance(image, Tensor)


def checked(image: Any, name: str = "img") -> Any:
    """The image; raises TypeError for anything else."""
    if not (is_tensor(image) or is_array(image) or is_pil(image)):
        raise TypeError(f"{name} should be PIL Image or Tensor Image or ndarray with dim=[2 or 3]. Got {type(image)}")
    return image


def size_of(image: Any) -> tuple[int, int]:
    """(width, height). Raises TypeError for no image, ValueError for a tensor of other than three or four axes."""
    if is_pil(image):
        width, height = image.size
        return width, height
    if is_array(image):
        return image.shape[1], image.shape[0]
    if is_tensor(image):
        if len(image.shape) not in (3, 4):
            raise ValueError(f"The dim for input Tensor should be 3-D or 4-D, but received {len(image.shape)}")
        return image.shape[-1], image.shape[-2]
    raise TypeError(f"Unexpected type {type(image)}")


def sides(padding: Any, fill: Any, padding_mode: Any) -> tuple[int, int, int, int]:
    """(left, top, right, bottom) of a number, of (left and right, top and bottom), or of all four.

    Raises TypeError, ValueError, AssertionError for what `pad` does not take.
    """
    if not isinstance(padding, (int, float, list, tuple)):
        raise TypeError("Got inappropriate padding arg")
    if not isinstance(fill, (int, float, str, list, tuple)):
        raise TypeError("Got inappropriate fill arg")
    if not isinstance(padding_mode, str):
        raise TypeError("Got inappropriate padding_mode arg")
    if padding_mode not in ("constant", "edge", "reflect", "symmetric"):
        raise AssertionError("Padding mode should be either constant, edge, reflect or symmetric")
    if isinstance(padding, (int, float)):
        padding = (padding, padding)
    if len(padding) not in (2, 4):
        raise ValueError(f"Padding must be an int or a 2, or 4 element tuple, not a {len(padding)} element tuple")
    left, top, right, bottom = padding if len(padding) == 4 else (*padding, *padding)
    return int(left), int(top), int(right), int(bottom)


def scaled_size(width: int, height: int, size: Any) -> tuple[int, int] | None:
    """(height, width) for `resize`: as given, or with the shorter side `size`; None when the image has it already.

    Raises TypeError for other sizes.
    """
    if isinstance(size, int):
        if min(width, height) == size:
            return None
        return (int(size * height / width), size) if width < height else (size, int(size * width / height))
    if not isinstance(size, (list, tuple)) or len(size) != 2:
        raise TypeError(f"Got inappropriate size arg: {size}")
    return int(size[0]), int(size[1])


def middle(width: int, height: int, output_size: Any) -> tuple[int, int, int, int]:
    """(top, left, height, width) of the middle of an image."""
    if isinstance(output_size, (int, float)):
        output_size = (int(output_size), int(output_size))
    inner_height, inner_width = output_size
    return (
        round((height - inner_height) / 2.0), round((width - inner_width) / 2.0), inner_height, inner_width
    )  # fmt: skip
