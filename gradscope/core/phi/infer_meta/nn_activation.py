"""Shapes of the slopes of activations that see more than one saved tensor."""

from __future__ import annotations

from typing import Any

from gradscope.core.phi.infer_meta.elementwise import SameAsFirstInferMeta
from gradscope.core.phi.infer_meta.register import infer_meta


@infer_meta
def SiluGradInferMeta(x: Any, y: Any, out_grad: Any) -> Any:
    """Shape and dtype of the gradient, which must have the shape of x."""
    return SameAsFirstInferMeta(x, out_grad)
