"""`paddle.vision.transforms`: images changed before training, as functions and as objects to compose."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.vision.transforms import functional as functional
from gradscope.paddle.vision.transforms.base import BaseTransform, Compose
from gradscope.paddle.vision.transforms.colours import (
    BrightnessTransform,
    ColorJitter,
    ContrastTransform,
    Grayscale,
    HueTransform,
    SaturationTransform,
)
from gradscope.paddle.vision.transforms.functional import (
    adjust_brightness,
    adjust_contrast,
    adjust_hue,
    affine,
    center_crop,
    crop,
    erase,
    hflip,
    normalize,
    pad,
    perspective,
    resize,
    rotate,
    to_grayscale,
    to_tensor,
    vflip,
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
    "adjust_brightness",
    "adjust_contrast",
    "adjust_hue",
    "affine",
    "center_crop",
    "crop",
    "erase",
    "hflip",
    "normalize",
    "pad",
    "perspective",
    "resize",
    "rotate",
    "to_grayscale",
    "to_tensor",
    "vflip",
]

__getattr__ = missing_in(__name__)
