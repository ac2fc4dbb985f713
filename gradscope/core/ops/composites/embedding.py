"""The gradient of a table of embeddings: dense, or the rows that were looked up."""

from __future__ import annotations

from typing import Any

__all__ = ["embedding_weight_grad"]


def embedding_weight_grad(F: Any, x: Any, out_grad: Any, shape: Any, padding_idx: int, sparse: bool) -> Any:
    """x: ids; out_grad: [*ids, dim]; shape: of the table. A SelectedRows with sparse, else a dense array.

    What is to be differentiated again is dense.
    """
    if sparse and F.plain:
        return F.embedding_sparse_grad(x, out_grad, shape, padding_idx)
    return F.embedding_grad(x, out_grad, shape, padding_idx)
