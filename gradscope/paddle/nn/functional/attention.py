"""Attention: softmax(q @ kᵀ / √d) @ v."""

from __future__ import annotations

from math import sqrt

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.common import dropout
from gradscope.paddle.tensor.creation import arange


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    training: bool = True,
    name: str | None = None,
) -> Tensor:
    """Attention of each query to the keys before it (is_causal) or to all. query, key, value: [batch, length, heads,
    size]; attn_mask: added to the scores [batch, heads, queries, keys], or bool, True where attention is paid."""
    q, k, v = (_C_ops.transpose(t, [0, 2, 1, 3]) for t in (query, key, value))
    scores = _C_ops.matmul(_C_ops.scale(q, 1.0 / sqrt(query.shape[-1]), 0.0, True), k, False, True)
    low = _C_ops.full([], float("-inf"), scores.dtype, scores.place)
    if is_causal:
        rows = _C_ops.unsqueeze(arange(query.shape[1]), [1])
        scores = _C_ops.where(_C_ops.less_equal(arange(key.shape[1]), rows), scores, low)
    if attn_mask is not None:
        if attn_mask.dtype is dtypes.bool_:
            scores = _C_ops.where(attn_mask, scores, low)
        else:
            scores = _C_ops.add(scores, attn_mask)
    weights = dropout(_C_ops.softmax(scores, -1), dropout_p, training=training)
    return _C_ops.transpose(_C_ops.matmul(weights, v, False, False), [0, 2, 1, 3])
