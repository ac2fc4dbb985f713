"""Functions that turn ids into vectors: embedding."""

from __future__ import annotations

import math

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.tensor.creation import inner_tensor


def embedding(
    x: Tensor,
    weight: Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    sparse: bool = False,
    scale_grad_by_freq: bool = False,
    name: str | None = None,
) -> Tensor:
    """The rows of `weight` [height, dim] whose numbers `x` holds: shape of x, then dim.

    x: int32 or int64 ids. padding_idx: an id whose vector is zeros and gets no gradient (but see `sparse`); negative
    ones count from the end. max_norm: rows that are looked up and whose norm_type-norm is larger are first scaled down
    in `weight` itself. sparse: the gradient of weight is a SelectedRows that holds a row per id, the padding id's among
    them. scale_grad_by_freq: the gradient of a row is divided by how often it is looked up. Raises ValueError for a
    padding_idx or an id outside the table, AttributeError for scale_grad_by_freq with sparse.
    """
    height = weight.shape[0]
    padding = -1 if padding_idx is None else padding_idx if padding_idx >= 0 else height + padding_idx
    if height != 0 and not -height <= padding < height:
        raise ValueError(f"padding_idx must be within [-{height}, {height})")
    if max_norm and weight.size != 0:
        _renormalise(x, weight, float(max_norm), float(norm_type))
    if scale_grad_by_freq:
        if sparse:
            raise AttributeError("scale_grad_by_freq = True is not supported with sparse update.")
        return _C_ops.embedding_with_scaled_gradient(x, weight, padding)
    return _C_ops.embedding(x, weight, padding, sparse)


def _renormalise(x: Tensor, weight: Tensor, max_norm: float, norm_type: float) -> None:
    """Scale the rows of weight that are in x and longer than max_norm down to it, in place and unrecorded."""
    ids = np.unique(x.impl.array)
    rows = np.abs(weight.impl.array[ids])
    norms = rows.max(axis=1) if math.isinf(norm_type) else (rows**norm_type).sum(axis=1) ** (1 / norm_type)
    factors = np.ones((weight.shape[0], 1), weight.impl.meta.dtype)
    factors[ids, 0] = np.where(norms > max_norm, max_norm / (norms + 1e-7), 1.0)
    with no_grad():
        _C_ops.multiply_(weight, inner_tensor(factors))
