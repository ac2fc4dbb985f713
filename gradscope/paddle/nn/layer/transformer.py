"""Transformer: encoder and decoder layers, stacks of them, and both together."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.attention import MultiHeadAttention
from gradscope.paddle.nn.layer.common import Linear
from gradscope.paddle.nn.layer.containers import LayerList
from gradscope.paddle.nn.layer.dropout import Dropout
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.nn.layer.norm import LayerNorm
from gradscope.paddle.tensor.creation import full

__all__ = [
    "MultiHeadAttention",
    "Transformer",
    "TransformerDecoder",
    "TransformerDecoderLayer",
    "TransformerEncoder",
    "TransformerEncoderLayer",
]


def _each(attr: Any, count: int) -> list[Any]:
    """An attribute for each of `count` parts: given as a list, or the same for all."""
    if isinstance(attr, (list, tuple)):
        if len(attr) not in (1, count):
            raise AssertionError(f"weight_attr and bias_attr take 1 or {count} attributes, but received {len(attr)}")
        return list(attr) * (count if len(attr) == 1 else 1)
    return [attr] * count


class _Block(Layer):
    """What both kinds of layer share: options, and the way through a part with its norm and shortcut."""

    normalize_before: bool

    def _options(
        self, d_model: int, nhead: int, dim_feedforward: int, dropout: float, activation: str,
        attn_dropout: float | None, act_dropout: float | None, normalize_before: bool, weight_attr: Any,
        bias_attr: Any, layer_norm_eps: float,
    ) -> tuple[float, float]:  # fmt: skip
        """Keep the arguments, from which a stack makes more layers; gives (attn_dropout, act_dropout)."""
        if min(d_model, nhead, dim_feedforward) <= 0:
            raise AssertionError("d_model, nhead and dim_feedforward must be greater than 0")
        self._config = {
            "d_model": d_model, "nhead": nhead, "dim_feedforward": dim_feedforward, "dropout": dropout,
            "activation": activation, "attn_dropout": attn_dropout, "act_dropout": act_dropout,
            "normalize_before": normalize_before, "weight_attr": weight_attr, "bias_attr": bias_attr,
            "layer_norm_eps": layer_norm_eps,
        }  # fmt: skip
        self.normalize_before = normalize_before
        self.activation = getattr(F, activation)
        return (
            dropout if attn_dropout is None else attn_dropout,
            dropout if act_dropout is None else act_dropout,
        )

    def _feed_forward(self, x: Tensor, norm: Layer, dropout: Layer) -> Tensor:
        shortcut = x
        if self.normalize_before:
            x = norm(x)
        x = shortcut + dropout(self.linear2(self.dropout(self.activation(self.linear1(x)))))
        return x if self.normalize_before else norm(x)


class TransformerEncoderLayer(_Block):
    """Self-attention, then two linear layers, each with dropout, shortcut and norm. activation: a name in
    `paddle.nn.functional`; normalize_before: norms stand before the parts; attributes: one or two (attention, rest)."""

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int,
        dropout: float = 0.1,
        activation: str = "relu",
        attn_dropout: float | None = None,
        act_dropout: float | None = None,
        normalize_before: bool = False,
        weight_attr: Any = None,
        bias_attr: Any = None,
        layer_norm_eps: float = 1e-5,
    ) -> None:
        super().__init__()
        attn, act = self._options(
            d_model, nhead, dim_feedforward, dropout, activation, attn_dropout, act_dropout, normalize_before,
            weight_attr, bias_attr, layer_norm_eps,
        )  # fmt: skip
        weights, biases = _each(weight_attr, 2), _each(bias_attr, 2)
        self.self_attn = MultiHeadAttention(d_model, nhead, attn, weight_attr=weights[0], bias_attr=biases[0])
        self.linear1 = Linear(d_model, dim_feedforward, weights[1], biases[1])
        self.dropout = Dropout(act)
        self.linear2 = Linear(dim_feedforward, d_model, weights[1], biases[1])
        self.norm1, self.norm2 = LayerNorm(d_model, layer_norm_eps), LayerNorm(d_model, layer_norm_eps)
        self.dropout1, self.dropout2 = Dropout(dropout), Dropout(dropout)

    def forward(self, src: Tensor, src_mask: Tensor | None = None, cache: Any = None) -> Any:
        """[n, length, d_model] to the same; with a cache (output, new cache)."""
        shortcut = src
        if self.normalize_before:
            src = self.norm1(src)
        found = self.self_attn(src, src, src, src_mask, *(() if cache is None else (cache,)))
        src, new = found if cache is not None else (found, None)
        src = shortcut + self.dropout1(src)
        if not self.normalize_before:
            src = self.norm1(src)
        src = self._feed_forward(src, self.norm2, self.dropout2)
        return src if cache is None else (src, new)

    def gen_cache(self, src: Tensor) -> Any:
        """An empty cache."""
        return self.self_attn.gen_cache(src, type=MultiHeadAttention.Cache)


class TransformerDecoderLayer(_Block):
    """Self-attention, attention to the encoder's output, then two linear layers; options as for the encoder."""

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int,
        dropout: float = 0.1,
        activation: str = "relu",
        attn_dropout: float | None = None,
        act_dropout: float | None = None,
        normalize_before: bool = False,
        weight_attr: Any = None,
        bias_attr: Any = None,
        layer_norm_eps: float = 1e-5,
    ) -> None:
        super().__init__()
        attn, act = self._options(
            d_model, nhead, dim_feedforward, dropout, activation, attn_dropout, act_dropout, normalize_before,
            weight_attr, bias_attr, layer_norm_eps,
        )  # fmt: skip
        weights, biases = _each(weight_attr, 3), _each(bias_attr, 3)
        self.self_attn = MultiHeadAttention(d_model, nhead, attn, weight_attr=weights[0], bias_attr=biases[0])
        self.cross_attn = MultiHeadAttention(d_model, nhead, attn, weight_attr=weights[1], bias_attr=biases[1])
        self.linear1 = Linear(d_model, dim_feedforward, weights[2], biases[2])
        self.dropout = Dropout(act)
        self.linear2 = Linear(dim_feedforward, d_model, weights[2], biases[2])
        self.norm1, self.norm2 = LayerNorm(d_model, layer_norm_eps), LayerNorm(d_model, layer_norm_eps)
        self.norm3 = LayerNorm(d_model, layer_norm_eps)
        self.dropout1, self.dropout2, self.dropout3 = Dropout(dropout), Dropout(dropout), Dropout(dropout)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        cache: Any = None,
    ) -> Any:
        """[n, length, d_model] to the same; with a cache (output, (new cache, static cache))."""
        shortcut = tgt
        if self.normalize_before:
            tgt = self.norm1(tgt)
        found = self.self_attn(tgt, tgt, tgt, tgt_mask, *(() if cache is None else (cache[0],)))
        tgt, new = (found, None) if cache is None else found
        tgt = shortcut + self.dropout1(tgt)
        if not self.normalize_before:
            tgt = self.norm1(tgt)
        shortcut = tgt
        if self.normalize_before:
            tgt = self.norm2(tgt)
        found = self.cross_attn(tgt, memory, memory, memory_mask, None if cache is None else cache[1])
        tgt, fixed = (found, None) if cache is None else found
        tgt = shortcut + self.dropout2(tgt)
        if not self.normalize_before:
            tgt = self.norm2(tgt)
        tgt = self._feed_forward(tgt, self.norm3, self.dropout3)
        return tgt if cache is None else (tgt, (new, fixed))

    def gen_cache(self, memory: Tensor) -> Any:
        """(an empty cache, the keys and values of the encoder's output)."""
        return (
            self.self_attn.gen_cache(memory, type=MultiHeadAttention.Cache),
            self.cross_attn.gen_cache(memory, memory, type=MultiHeadAttention.StaticCache),
        )


class _Layers(Layer):
    def __init__(self, layer: Any, num_layers: int, norm: Layer | None) -> None:
        super().__init__()
        self.layers = LayerList([layer, *(type(layer)(**layer._config) for _ in range(num_layers - 1))])
        self.num_layers, self.norm = num_layers, norm

    def _finished(self, x: Tensor) -> Tensor:
        return x if self.norm is None else self.norm(x)


class TransformerEncoder(_Layers):
    """num_layers encoder layers, the first the given one, then a norm if there is one."""

    def __init__(self, encoder_layer: Any, num_layers: int, norm: Layer | None = None) -> None:
        super().__init__(encoder_layer, num_layers, norm)

    def forward(self, src: Tensor, src_mask: Tensor | None = None, cache: Any = None) -> Any:
        """[n, length, d_model] to the same; with caches (output, new caches)."""
        new = []
        for number, layer in enumerate(self.layers):
            if cache is None:
                src = layer(src, src_mask)
            else:
                src, made = layer(src, src_mask, cache[number])
                new.append(made)
        src = self._finished(src)
        return src if cache is None else (src, new)

    def gen_cache(self, src: Tensor) -> list[Any]:
        """An empty cache per layer."""
        return [layer.gen_cache(src) for layer in self.layers]


class TransformerDecoder(_Layers):
    """num_layers decoder layers, the first the given one, then a norm if there is one."""

    def __init__(self, decoder_layer: Any, num_layers: int, norm: Layer | None = None) -> None:
        super().__init__(decoder_layer, num_layers, norm)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        cache: Any = None,
    ) -> Any:
        """[n, length, d_model] to the same; with caches (output, new caches)."""
        new = []
        for number, layer in enumerate(self.layers):
            if cache is None:
                tgt = layer(tgt, memory, tgt_mask, memory_mask)
            else:
                tgt, made = layer(tgt, memory, tgt_mask, memory_mask, cache[number])
                new.append(made)
        tgt = self._finished(tgt)
        return tgt if cache is None else (tgt, new)

    def gen_cache(self, memory: Tensor, do_zip: bool = False) -> list[Any]:
        """Caches per layer."""
        caches = [layer.gen_cache(memory) for layer in self.layers]
        return list(zip(*caches, strict=True)) if do_zip else caches


class Transformer(Layer):
    """Encoder and decoder."""

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: str = "relu",
        attn_dropout: float | None = None,
        act_dropout: float | None = None,
        normalize_before: bool = False,
        weight_attr: Any = None,
        bias_attr: Any = None,
        custom_encoder: Any = None,
        custom_decoder: Any = None,
    ) -> None:
        super().__init__()
        options = (
            d_model, nhead, dim_feedforward, dropout, activation, attn_dropout, act_dropout, normalize_before,
            weight_attr, bias_attr,
        )  # fmt: skip
        self.encoder = custom_encoder or TransformerEncoder(
            TransformerEncoderLayer(*options), num_encoder_layers, LayerNorm(d_model)
        )
        self.decoder = custom_decoder or TransformerDecoder(
            TransformerDecoderLayer(*options), num_decoder_layers, LayerNorm(d_model)
        )
        self.d_model, self.nhead = d_model, nhead

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
    ) -> Tensor:
        """The decoder's output for tgt, given the encoder's for src."""
        memory: Tensor = self.encoder(src, src_mask)
        out: Tensor = self.decoder(tgt, memory, tgt_mask, memory_mask)
        return out

    @staticmethod
    def generate_square_subsequent_mask(length: int) -> Tensor:
        """[length, length]: 0 up to the diagonal, -inf beyond."""
        from gradscope.paddle.tensor.creation import to_tensor

        above = full([length, length], float("-inf")).numpy()
        above[[[j <= i for j in range(length)] for i in range(length)]] = 0.0
        return to_tensor(above)
