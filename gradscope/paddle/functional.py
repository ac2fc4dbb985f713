"""`paddle.functional`: functions of `paddle` under another roof."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.compat import split
from gradscope.paddle.linalg import norm
from gradscope.paddle.tensor.arrange import atleast_1d, atleast_2d, atleast_3d, meshgrid
from gradscope.paddle.tensor.combine import broadcast_shapes
from gradscope.paddle.tensor.products import einsum
from gradscope.paddle.tensor.search import unique_consecutive

__all__ = [
    "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_shapes", "einsum", "meshgrid", "norm", "split",
    "unique_consecutive",
]  # fmt: skip

__getattr__ = missing_in(__name__)
