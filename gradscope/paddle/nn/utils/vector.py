"""All parameters as one vector, and back."""

from __future__ import annotations

from collections.abc import Iterable

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.writes import write_unversioned


def parameters_to_vector(parameters: Iterable[Tensor], name: str | None = None) -> Tensor:
    """Their elements one after the other, recorded."""
    return _C_ops.concat([_C_ops.reshape(p, [-1]) for p in parameters], 0)


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor], name: str | None = None) -> None:
    """Put the elements of a vector into parameters, uncounted. Raises ValueError for another number of elements."""
    given = list(parameters)
    count = sum(p.impl.meta.numel for p in given)
    if count != vec.impl.meta.numel:
        raise ValueError(f"a vector of {vec.impl.meta.numel} elements does not fill parameters of {count}")
    at = 0
    for parameter in given:
        size = parameter.impl.meta.numel
        part = vec.impl.array.reshape(-1)[at : at + size].reshape(parameter.impl.meta.dims)
        write_unversioned(parameter, part.astype(parameter.impl.meta.dtype), "set_value")
        at += size
