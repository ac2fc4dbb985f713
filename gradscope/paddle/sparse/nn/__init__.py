"""`paddle.sparse.nn`: functions of neural networks on sparse tensors."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.sparse.nn import functional

__all__ = ["functional"]

__getattr__ = missing_in(__name__)
