"""Shapes of ops on sparse tensors that must agree. What such an op gives carries its own meta."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta


@infer_meta
def SparseSameShapeInferMeta(x: Any, y: Any) -> Any:
    """The shape of x. Raises InvalidArgument when y has another."""
    if x.shape != y.shape:
        at = next((i for i, (a, b) in enumerate(zip(x.shape, y.shape)) if a != b), 0)
        a, b = (s[at] if at < len(s) else "" for s in (x.shape, y.shape))
        raise InvalidArgument(
            "Broadcast dimension mismatch. Operands could not be broadcast together with the shape of "
            f"X = {dims(x.shape)} and the shape of Y = {dims(y.shape)}. "
            f"Received [{a}] in X is not equal to [{b}] in Y at i:{at}."
        )
    return x.shape, x.dtype
