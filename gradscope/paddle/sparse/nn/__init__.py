"""`paddle.sparse.nn`: functions and layers of neural networks on sparse tensors."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.sparse.nn import functional
from gradscope.paddle.sparse.nn.layer import LeakyReLU, ReLU, ReLU6, Softmax
from gradscope.paddle.sparse.nn.norm import BatchNorm, SyncBatchNorm

__all__ = ["BatchNorm", "LeakyReLU", "ReLU", "ReLU6", "Softmax", "SyncBatchNorm", "functional"]

__getattr__ = missing_in(__name__)
