"""`paddle.sparse.nn.functional`: activations, convolutions and pooling of sparse tensors."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.sparse.nn.functional.activation import leaky_relu, relu, relu6, softmax
from gradscope.paddle.sparse.nn.functional.conv import (
    conv2d,
    conv3d,
    subm_conv2d,
    subm_conv2d_igemm,
    subm_conv3d,
    subm_conv3d_igemm,
)
from gradscope.paddle.sparse.nn.functional.pooling import max_pool3d

__all__ = [
    "conv2d",
    "conv3d",
    "leaky_relu",
    "max_pool3d",
    "relu",
    "relu6",
    "softmax",
    "subm_conv2d",
    "subm_conv2d_igemm",
    "subm_conv3d",
    "subm_conv3d_igemm",
]

__getattr__ = missing_in(__name__)
