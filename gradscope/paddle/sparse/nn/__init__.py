"""`paddle.sparse.nn`: functions and layers of neural networks on sparse tensors."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.sparse.nn import functional
from gradscope.paddle.sparse.nn.conv import (
    BatchNorm,
    Conv2D,
    Conv3D,
    MaxPool3D,
    SubmConv2D,
    SubmConv3D,
    SyncBatchNorm,
)
from gradscope.paddle.sparse.nn.layer import LeakyReLU, ReLU, ReLU6, Softmax

__all__ = [
    "BatchNorm",
    "Conv2D",
    "Conv3D",
    "LeakyReLU",
    "MaxPool3D",
    "ReLU",
    "ReLU6",
    "Softmax",
    "SubmConv2D",
    "SubmConv3D",
    "SyncBatchNorm",
    "functional",
]

__getattr__ = missing_in(__name__)
