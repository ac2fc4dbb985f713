"""`paddle.vision.datasets`: images in files that the user has; nothing is fetched."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.vision.datasets.cifar import Cifar10, Cifar100
from gradscope.paddle.vision.datasets.flowers import Flowers
from gradscope.paddle.vision.datasets.folder import DatasetFolder, ImageFolder
from gradscope.paddle.vision.datasets.mnist import MNIST, FashionMNIST
from gradscope.paddle.vision.datasets.voc2012 import VOC2012

__all__ = [
    "MNIST",
    "VOC2012",
    "Cifar10",
    "Cifar100",
    "DatasetFolder",
    "FashionMNIST",
    "Flowers",
    "ImageFolder",
]

__getattr__ = missing_in(__name__)
