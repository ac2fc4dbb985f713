"""Pooling of sparse tensors."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor, new_leaf
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import pairs
from gradscope.paddle.nn.functional.pooling import window
from gradscope.paddle.sparse.nn.functional.rules import distinct, rulebook


def max_pool3d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    ceil_mode: bool = False,
    data_format: str = "NDHWC",
    name: str | None = None,
) -> Tensor:
    """The largest of the points in every window of x, a COO tensor [n, d, h, w, c]; absent ones do not count, and a
    window without points gives none. Sizes round down, as in Paddle, ceil_mode or not.

    Raises AssertionError for another kind of tensor or format.
    """
    if not x.is_sparse_coo():
        raise AssertionError("Currently, sparse.relu only support the input of SparseCooTensor")
    if data_format != "NDHWC":
        raise AssertionError("Currently, sparse.max_pool3d only support data format of 'NDHWC'")
    kernel, strides, numbers, _ = window(kernel_size, stride, padding, ceil_mode, 3, True)
    points, positions = distinct(x)
    book = rulebook(positions, x.shape, kernel, strides, pairs(numbers, 3), [1, 1, 1], False)
    rules = book.rules[1:, np.argsort(book.rules[2], kind="stable")]
    made = _C_ops.rulebook_max(points, new_leaf(rules), book.positions.shape[1])
    shape = [int(x.shape[0]), *book.size, int(x.shape[-1])]
    return _C_ops.sparse_sparse_coo_tensor(made[0], new_leaf(book.positions), shape)
