"""Files as tensors: their bytes, and the image in a JPEG."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.vision.image import library


def read_file(filename: str, name: str | None = None) -> Tensor:
    """The bytes of a file, uint8 [n]."""
    with open(filename, "rb") as file:
        return to_tensor(np.frombuffer(file.read(), np.uint8).copy())


def decode_jpeg(x: Tensor, mode: str = "unchanged", name: str | None = None) -> Tensor:
    """The image uint8 [C, H, W] in the bytes of a JPEG. mode: "unchanged", "gray" or "rgb".

    Raises ValueError for another mode, ImportError where PIL is not installed.
    """
    modes = {"unchanged": None, "gray": "L", "rgb": "RGB"}
    if mode not in modes:
        raise ValueError(f"mode should be one of {list(modes)}, but got {mode}")
    image: Any = library("PIL.Image", "decode the file with another library").open(io.BytesIO(x.numpy().tobytes()))
    array = np.asarray(image if modes[mode] is None else image.convert(modes[mode]))
    return to_tensor(np.ascontiguousarray(array[None] if array.ndim == 2 else array.transpose(2, 0, 1)))
