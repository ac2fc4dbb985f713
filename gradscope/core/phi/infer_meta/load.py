"""Imports every infer_meta file, so that the table INFER_META is complete."""

from gradscope.core.phi.infer_meta import (  # noqa: F401
    complex,
    creation,
    einsum,
    elementwise,
    embedding,
    indexing,
    linalg,
    manipulation,
    matmul,
    nn_activation,
    nn_loss,
    nn_norm,
    nn_optimizer,
    nn_window,
    products,
    reduction,
    repetition,
    sorting,
    sparse,
    view,
)
