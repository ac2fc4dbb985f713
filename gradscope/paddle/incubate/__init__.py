"""`paddle.incubate`: the functional derivatives live here, as they do in Paddle, and optimizers around optimizers."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.incubate import autograd, optimizer
from gradscope.paddle.incubate.fused import identity_loss, softmax_mask_fuse, softmax_mask_fuse_upper_triangle
from gradscope.paddle.incubate.optimizer import LookAhead, ModelAverage

__all__ = [
    "LookAhead",
    "ModelAverage",
    "autograd",
    "identity_loss",
    "optimizer",
    "softmax_mask_fuse",
    "softmax_mask_fuse_upper_triangle",
]

__getattr__ = missing_in(__name__)
