"""`paddle.vision.models`: the models that exist here, a file for each family, with random weights."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.vision.models.resnet import ResNet, resnet18, resnet34, resnet50, resnet101, resnet152

__all__ = ["ResNet", "resnet18", "resnet34", "resnet50", "resnet101", "resnet152"]

__getattr__ = missing_in(__name__)
