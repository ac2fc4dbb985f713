"""Shapes of reading and writing the part of a tensor that a view shows."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims as listed
from gradscope.core.phi.infer_meta.register import infer_meta


@infer_meta
def ViewTakeInferMeta(x: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """The shape of the view."""
    return tuple(dims), x.dtype


@infer_meta
def ViewPutInferMeta(part: Any, shape: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """The shape of the base. Raises InvalidArgument when `part` has not the shape of the view."""
    _same(part, dims)
    return tuple(shape), part.dtype


@infer_meta
def ViewClearInferMeta(x: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """The shape of x."""
    return tuple(x.shape), x.dtype


@infer_meta
def ViewWriteInferMeta(x: Any, part: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """The shape of x. Raises InvalidArgument when `part` has not the shape of the view."""
    _same(part, dims)
    return tuple(x.shape), x.dtype


def _same(part: Any, shape: Any) -> None:
    if tuple(part.shape) != tuple(shape):
        raise InvalidArgument(f"The part has shape {listed(part.shape)}, the view has shape {listed(shape)}.")
