"""`paddle.vision`: models of images, transforms, data sets, operators, and reading images."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.vision import datasets, models, ops, transforms
from gradscope.paddle.vision.datasets import *  # noqa: F403
from gradscope.paddle.vision.image import get_image_backend, image_load, set_image_backend
from gradscope.paddle.vision.models import *  # noqa: F403
from gradscope.paddle.vision.transforms import *  # noqa: F403

__all__ = [
    "datasets",
    "get_image_backend",
    "image_load",
    "models",
    "ops",
    "set_image_backend",
    "transforms",
    *datasets.__all__,
    *models.__all__,
    *transforms.__all__,
]

__getattr__ = missing_in(__name__)
