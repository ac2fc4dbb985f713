"""Matrix products."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, kernel


@kernel("matmul", FLOAT + INT + COMPLEX)
def matmul(x: Any, y: Any, transpose_x: bool = False, transpose_y: bool = False) -> Any:
    """x @ y with numpy's rules for 1-D operands and batch dimensions; the flags swap the last two axes first.

    A flag has no effect on a 1-D operand, as in Paddle.
    """
    if transpose_x and x.ndim > 1:
        x = x.swapaxes(-1, -2)
    if transpose_y and y.ndim > 1:
        y = y.swapaxes(-1, -2)
    if y.ndim == 2 and x.ndim > 2 and x.flags.c_contiguous and x.size:  # one product instead of one per batch
        return xp.matmul(x.reshape(-1, x.shape[-1]), y).reshape(*x.shape[:-1], y.shape[1])
    return xp.asarray(xp.matmul(x, y))
