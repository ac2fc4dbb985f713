"""Attention: softmax(q @ kᵀ / √d) @ v."""

from __future__ import annotations

from math import sqrt

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.dropout import dropout
from gradscope.paddle.tensor.arrange import repeat_interleave
from gradscope.paddle.tensor.creation import arange


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    training: bool = True,
    backend: str | None = None,
    scale: float | None = None,
    enable_gqa: bool = True,
    name: str | None = None,
) -> Tensor:
    """Attention of each query to the keys before it (is_causal) or to all. query, key, value: [batch, length, heads,
    size]; attn_mask: added to the scores [batch, heads, queries, keys], or bool, True where attention is paid.

    scale: of the scores, 1 / sqrt(size) when None; enable_gqa: fewer heads of keys and values serve groups of queries'
    heads; backend: taken and not asked for. Raises AssertionError for numbers of heads that do not fit.
    """
    q, k, v = (_C_ops.transpose(t, [0, 2, 1, 3]) for t in (query, key, value))
    heads, shared = q.shape[1], k.shape[1]
    if heads != shared:
        assert enable_gqa, (
            f"The number of groups in query({heads}) must be equal to the number of groups in key({shared}) and the "
            f"number of groups in value({v.shape[1]}) if GQA disabled."
        )
        assert heads % shared == 0, f"{heads} heads of queries cannot share {shared} heads of keys"
        k, v = (repeat_interleave(t, heads // shared, 1) for t in (k, v))
    factor = 1.0 / sqrt(query.shape[-1]) if scale is None else scale
    scores = _C_ops.matmul(_C_ops.scale(q, factor, 0.0, True), k, False, True)
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
