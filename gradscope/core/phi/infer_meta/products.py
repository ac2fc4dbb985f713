"""Shapes of products and norms along an axis."""

from __future__ import annotations

from typing import Any

from gradscope.core.phi.infer_meta.reduction import reduced
from gradscope.core.phi.infer_meta.register import infer_meta, one_axis


@infer_meta
def ProdInferMeta(x: Any, axis: Any = (), keepdim: bool = False, reduce_all: bool = False) -> Any:
    """Reduced shape, dtype of x."""
    return reduced(x.shape, () if reduce_all else axis, keepdim), x.dtype


@infer_meta
def CumprodInferMeta(x: Any, dim: int = 0, exclusive: bool = False, reverse: bool = False) -> Any:
    """Shape and dtype of x. Raises InvalidArgument for an axis that is not there."""
    text = "Attr(axis) value should be in range [-R, R-1], R is the rank of Input(X)."
    one_axis(dim, len(x.shape), "cumprod", text)
    return x.shape, x.dtype


@infer_meta
def DecaySumInferMeta(x: Any, y: Any, dim: int = 0, reverse: bool = False, own: bool = True) -> Any:
    """Shape and dtype of y."""
    one_axis(dim, len(y.shape), "decay_sum")
    return y.shape, y.dtype


@infer_meta
def PNormInferMeta(
    x: Any, porder: float = 2.0, axis: int = -1, epsilon: float = 1e-12, keepdim: bool = False, asvector: bool = False
) -> Any:
    """Shape without `axis`, 0-D for the norm as a vector. Raises InvalidArgument for an axis that is not there."""
    if not asvector:
        one_axis(axis, len(x.shape), "p_norm")
    return reduced(x.shape, () if asvector else axis, keepdim), x.dtype
