"""Imports every infer_meta file, so that the table INFER_META is complete."""

from gradscope.core.phi.infer_meta import (  # noqa: F401
    creation,
    elementwise,
    indexing,
    manipulation,
    matmul,
    products,
    reduction,
)
