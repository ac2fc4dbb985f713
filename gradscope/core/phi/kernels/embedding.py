"""Kernels of embeddings: rows of a table by number, and the table's gradient, dense or as rows."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernel_factory import register_kernel
from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, kernel
from gradscope.core.phi.selected_rows import SelectedRows

_DTYPES = (*FLOAT, *COMPLEX, "float16", "bfloat16")
NO_PADDING = -1


@kernel("embedding", _DTYPES)
def embedding(x: Any, weight: Any, padding_idx: int = NO_PADDING, sparse: bool = False) -> Any:
    """weight[x], zeros where x is padding_idx. x: ids of any shape; weight: [height, dim]. sparse is for the gradient.

    Raises InvalidArgument (ValueError) for an id outside the table, Unimplemented (NotImplementedError) for ids that
    are neither int32 nor int64.
    """
    if x.dtype.kind != "i" or x.dtype.itemsize < 4:
        raise errors.unimplemented(f"embedding input only support int32 and int64, but get {x.dtype.name}")
    height = weight.shape[0]
    padded = None if padding_idx == NO_PADDING else x == padding_idx
    wrong = (x < 0) | (x >= height)
    if padded is not None:
        wrong &= ~padded
    if wrong.any():
        first = int(x[wrong].reshape(-1)[0]) if x.ndim else int(x)
        raise errors.invalid_argument(
            f"Variable value (input) of OP(embedding) expected >= 0 and < {height}, but got {first}. "
            "Please check input value."
        )
    out = xp.take(weight, x, axis=0)
    if padded is not None:
        out[padded] = 0
    return out


@kernel("embedding_grad", _DTYPES)
def embedding_grad(x: Any, out_grad: Any, shape: Any, padding_idx: int = NO_PADDING) -> Any:
    """The rows of out_grad added up where they were looked up. out_grad: [*ids, dim]; shape: of the table."""
    out = xp.zeros(tuple(shape), out_grad.dtype)
    ids, rows = x.reshape(-1), out_grad.reshape(x.size, *shape[1:])
    if padding_idx != NO_PADDING:
        kept = ids != padding_idx
        ids, rows = ids[kept], rows[kept]
    xp.add.at(out, ids, rows)
    return out


@register_kernel("embedding_sparse_grad", "CPU", "ALL_LAYOUT", _DTYPES)
def embedding_sparse_grad(x: Any, out_grad: Any, shape: Any, padding_idx: int = NO_PADDING) -> Any:
    """A SelectedRows with one row per id, in order; as in Paddle the padding row is among them. Memory of its own: a
    gradient that was passed on may be some `.grad`, which is added to in place under FLAGS_paddle_strict."""
    return SelectedRows(x.reshape(-1).copy(), xp.array(out_grad, order="C").reshape(x.size, *shape[1:]), shape[0])


@kernel("embedding_share", _DTYPES)
def embedding_share(x: Any, like: Any) -> Any:
    """1 / how often each id occurs in x: [*ids, 1], in the dtype of `like`."""
    _, where, counts = xp.unique(x, return_inverse=True, return_counts=True)
    return (1 / counts)[where].reshape(*x.shape, 1).astype(like.dtype)
