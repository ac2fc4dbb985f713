"""MultiHeadAttention."""

from __future__ import annotations

from collections import namedtuple
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.common import Linear
from gradscope.paddle.nn.layer.layers import Layer


def as_addend(mask: Tensor | None, dtype: Any) -> Tensor | None:
    """A mask as what is added to scores: of a bool or integer one -1e9 where it is 0, a floating one as it is."""
    if mask is None or mask.dtype.is_floating:
        return mask
    return _C_ops.scale(_C_ops.cast(mask, dtype), 1e9, -1e9, True)


class MultiHeadAttention(Layer):
    """Attention in num_heads parts of embed_dim. kdim, vdim: sizes of key and value; dropout: on the weights while
    training; need_weights: give them too. Raises AssertionError when the heads do not divide embed_dim."""

    Cache = namedtuple("Cache", ["k", "v"])
    StaticCache = namedtuple("StaticCache", ["k", "v"])

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        kdim: int | None = None,
        vdim: int | None = None,
        need_weights: bool = False,
        weight_attr: Any = None,
        bias_attr: Any = None,
    ) -> None:
        super().__init__()
        if embed_dim <= 0 or num_heads <= 0:
            raise AssertionError(f"embed_dim and num_heads must be above 0, but received {embed_dim}, {num_heads}")
        if embed_dim % num_heads:
            raise AssertionError("embed_dim must be divisible by num_heads")
        self.embed_dim, self.num_heads, self.head_dim = embed_dim, num_heads, embed_dim // num_heads
        self.kdim, self.vdim = kdim or embed_dim, vdim or embed_dim
        self.dropout, self.need_weights = dropout, need_weights
        self.q_proj = Linear(embed_dim, embed_dim, weight_attr, bias_attr)
        self.k_proj = Linear(self.kdim, embed_dim, weight_attr, bias_attr)
        self.v_proj = Linear(self.vdim, embed_dim, weight_attr, bias_attr)
        self.out_proj = Linear(embed_dim, embed_dim, weight_attr, bias_attr)

    def _heads(self, x: Tensor) -> Tensor:
        return _C_ops.transpose(_C_ops.reshape(x, [0, 0, self.num_heads, self.head_dim]), [0, 2, 1, 3])

    def compute_kv(self, key: Tensor, value: Tensor) -> tuple[Tensor, Tensor]:
        """Keys and values in heads: [n, heads, length, size]."""
        return self._heads(self.k_proj(key)), self._heads(self.v_proj(value))

    def gen_cache(self, key: Tensor, value: Tensor | None = None, type: Any = None) -> Any:
        """What forward may be given so that keys and values are kept: of StaticCache those of key and value, of Cache
        (the default) an empty one, or key and value themselves when both are in heads already."""
        kind = type or MultiHeadAttention.Cache
        if kind is MultiHeadAttention.StaticCache:
            return self.StaticCache(*self.compute_kv(key, key if value is None else value))
        if value is not None:
            return self.Cache(key, value)
        empty = _C_ops.full([key.shape[0], self.num_heads, 0, self.head_dim], 0.0, key.dtype, key.place)
        return self.Cache(empty, empty)

    def forward(
        self,
        query: Tensor,
        key: Tensor | None = None,
        value: Tensor | None = None,
        attn_mask: Tensor | None = None,
        cache: Any = None,
    ) -> Any:
        """[n, length, embed_dim]; then the weights when they are needed, then the new cache when one was given."""
        key = query if key is None else key
        value = query if value is None else value
        q = self._heads(self.q_proj(query))
        if isinstance(cache, self.StaticCache):
            k, v = cache.k, cache.v
        else:
            k, v = self.compute_kv(key, value)
            if isinstance(cache, self.Cache):
                k, v = _C_ops.concat([cache.k, k], 2), _C_ops.concat([cache.v, v], 2)
                cache = self.Cache(k, v)
        scores = _C_ops.matmul(_C_ops.scale(q, self.head_dim**-0.5, 0.0, True), k, False, True)
        addend = as_addend(attn_mask, scores.dtype)
        if addend is not None:
            scores = _C_ops.add(scores, addend)
        weights = _C_ops.softmax(scores, -1)
        if self.dropout:
            weights = F.dropout(weights, self.dropout, training=self.training)
        out = _C_ops.transpose(_C_ops.matmul(weights, v, False, False), [0, 2, 1, 3])
        made = [self.out_proj(_C_ops.reshape(out, [0, 0, self.embed_dim]))]
        if self.need_weights:
            made.append(weights)
        if cache is not None:
            made.append(cache)
        return made[0] if len(made) == 1 else tuple(made)
