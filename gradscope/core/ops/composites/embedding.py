"""The gradient of a table of embeddings: dense, or the rows that were looked up."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, flags

__all__ = ["embedding_weight_grad"]


def embedding_weight_grad(F: Any, x: Any, out_grad: Any, shape: Any, padding_idx: int, sparse: bool) -> Any:
    """x: ids; out_grad: [*ids, dim]; shape: of the table. A SelectedRows with sparse, else a dense array.

    What is to be differentiated again is dense. Under FLAGS_paddle_strict that raises Unavailable (RuntimeError), as in
    Paddle.
    """
    if F.plain:
        if sparse:
            return F.embedding_sparse_grad(x, out_grad, shape, padding_idx)
    elif flags.fast.strict:
        raise errors.unavailable(
            "The Op embedding_grad doesn't have any grad op. If you don't intend calculating higher order derivatives, "
            "please set `create_graph`to False."
        )
    return F.embedding_grad(x, out_grad, shape, padding_idx)
