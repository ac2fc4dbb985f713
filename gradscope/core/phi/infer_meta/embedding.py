"""Shapes of embeddings and of their table's gradient."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta


@infer_meta
def EmbeddingInferMeta(x: Any, weight: Any) -> Any:
    """The shape of x, then the table's row. Raises InvalidArgument unless weight has 2 axes."""
    if len(weight.shape) != 2:
        raise InvalidArgument(
            "ShapeError: The dimensions of the 'lookup table' must be 2. But received lookup table's dimensions = "
            f"{len(weight.shape)}, lookup table's shape = {dims(weight.shape)}."
        )
    return (*x.shape, weight.shape[1]), weight.dtype


@infer_meta
def EmbeddingGradInferMeta(x: Any, out_grad: Any, shape: Any) -> Any:
    """The table's shape, dtype of out_grad."""
    return tuple(shape), out_grad.dtype


@infer_meta
def EmbeddingShareInferMeta(x: Any, like: Any) -> Any:
    """The shape of x and an axis of 1, dtype of like."""
    return (*x.shape, 1), like.dtype
