"""`paddle.vision.transforms.transforms`: the transforms that are objects, under the name of Paddle's module."""

from __future__ import annotations

from gradscope.paddle.vision.transforms.base import BaseTransform, Compose
from gradscope.paddle.vision.transforms.colours import (
    BrightnessTransform,
    ColorJitter,
    ContrastTransform,
    Grayscale,
    HueTransform,
    SaturationTransform,
)
from gradscope.paddle.vision.transforms.places import (
    CenterCrop,
    Pad,
    RandomCrop,
    RandomErasing,
    RandomHorizontalFlip,
    RandomResizedCrop,
    RandomVerticalFlip,
    Resize,
)
from gradscope.paddle.vision.transforms.turns import RandomAffine, RandomPerspective, RandomRotation
from gradscope.paddle.vision.transforms.values import Normalize, ToTensor, Transpose

__all__ = [
    "BaseTransform",
    "BrightnessTransform",
    "CenterCrop",
    "ColorJitter",
    "Compose",
    "ContrastTransform",
    "Grayscale",
    "HueTransform",
    "Normalize",
    "Pad",
    "RandomAffine",
    "RandomCrop",
    "RandomErasing",
    "RandomHorizontalFlip",
    "RandomPerspective",
    "RandomResizedCrop",
    "RandomRotation",
    "RandomVerticalFlip",
    "Resize",
    "SaturationTransform",
    "ToTensor",
    "Transpose",
]
