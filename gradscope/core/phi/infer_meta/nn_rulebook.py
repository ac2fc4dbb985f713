"""Shapes of ops over scattered points."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import INT64, dims, infer_meta


@infer_meta
def RulebookConvInferMeta(x: Any, weight: Any, rules: Any, rows: int, back: int) -> Any:
    """[rows, channels]. Raises InvalidArgument when the channels of x are not those of the weight."""
    if x.shape[1] != weight.shape[2 if back else 1]:
        raise InvalidArgument(
            f"The channels of the points are {x.shape[1]}, but the weight {dims(weight.shape)} takes "
            f"{weight.shape[2 if back else 1]}"
        )
    return (rows, weight.shape[1 if back else 2]), x.dtype


@infer_meta
def RulebookFilterGradInferMeta(x: Any, out_grad: Any, rules: Any, shape: Any, back: int) -> Any:
    """The shape asked for."""
    return tuple(shape), x.dtype


@infer_meta
def RulebookMaxInferMeta(x: Any, rules: Any, rows: int) -> Any:
    """(values, rows of x)."""
    return ((rows, x.shape[1]), x.dtype), ((rows, x.shape[1]), INT64)
