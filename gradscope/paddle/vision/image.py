"""Reading images from files, by PIL or OpenCV where the user has them; neither is a dependency."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from gradscope.paddle.tensor.creation import to_tensor

_BACKENDS = ("pil", "cv2", "tensor")
_chosen = "pil"


def set_image_backend(backend: str) -> None:
    """What `image_load` and the data sets give: "pil" images, "cv2" arrays, or "tensor"s. ValueError for another."""
    global _chosen
    if backend not in _BACKENDS:
        raise ValueError(f"Expected backend are one of {list(_BACKENDS)}, but got {backend}")
    _chosen = backend


def get_image_backend() -> str:
    """The one in use."""
    return _chosen


def library(name: str, remedy: str) -> Any:
    """A module that is no dependency. Raises ImportError that says what to install or do."""
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        package = {"PIL.Image": "pillow", "cv2": "opencv-python"}[name]
        raise ImportError(
            f"{name.partition('.')[0]} is not installed, and gradscope does not need it otherwise: "
            f"pip install {package}, or {remedy}"
        ) from missing


def image_load(path: str, backend: str | None = None) -> Any:
    """The image in a file: a PIL image, an array [H, W, C] with blue first (cv2), or a Tensor [C, H, W] (tensor).

    Raises ValueError for another backend, ImportError when the library is not installed.
    """
    backend = backend or _chosen
    if backend not in _BACKENDS:
        raise ValueError(f"Expected backend are one of {list(_BACKENDS)}, but got {backend}")
    if backend == "pil":
        return library("PIL.Image", "read the image with another library as an array").open(path)
    found = library("cv2", "use set_image_backend('pil')").imread(path)
    if backend == "cv2":
        return found
    return to_tensor(np.ascontiguousarray(found.transpose(2, 0, 1)))
