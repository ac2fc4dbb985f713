"""shape, rank and numel as tensors, and questions about dtypes."""

from __future__ import annotations

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import leaf_from


def shape(input: Tensor) -> Tensor:
    """The shape as an int64 tensor; a constant."""
    return leaf_from(np.array(input.shape, dtype=np.int64), "shape")


def rank(input: Tensor) -> Tensor:
    """Number of axes as a 0-D int32 tensor; a constant."""
    return _C_ops.full([], input.ndim, dtypes.int32)


def numel(x: Tensor, name: str | None = None) -> Tensor:
    """Number of elements as a 0-D int64 tensor; a constant."""
    return _C_ops.full([], x.size, dtypes.int64)


def is_floating_point(x: Tensor) -> bool:
    """Whether x holds floats."""
    return x.dtype.is_floating


def is_integer(x: Tensor) -> bool:
    """Whether x holds integers."""
    return x.dtype.is_integer


def is_complex(x: Tensor) -> bool:
    """Whether x holds complex numbers."""
    return x.dtype.is_complex
