"""Functions of lengths and beams: sequence_mask, gather_tree."""

from __future__ import annotations

from typing import Any

from gradscope.core.dtype import convert
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def sequence_mask(x: Tensor, maxlen: Any = None, dtype: Any = "int64", name: str | None = None) -> Tensor:
    """1 at the first x[i] places of row i, 0 after them. x: lengths [...]; gives [..., maxlen], the longest length when
    None. No gradient."""
    length = int(maxlen.item()) if isinstance(maxlen, Tensor) else maxlen
    if length is None or length < 0:
        length = int(x.detach().max().item()) if x.size else 0
    places = _C_ops.arange(0, length, 1, "int64", x.place)
    limits = _C_ops.cast(_C_ops.unsqueeze(x.detach(), [-1]), "int64")
    return _C_ops.cast(_C_ops.less_than(places, limits), convert(dtype))


def gather_tree(ids: Tensor, parents: Tensor) -> Tensor:
    """The sequences that beams stand for: ids and parents are [steps, batch, beams]; a beam's id at a step is that of
    the beam its later part came from. Raises ValueError for other shapes and for parents that are no integers.
    """
    if len(ids.shape) != 3:
        raise ValueError("The input ids must be a 3D tensor with shape [length, batch_size, beam_size]")
    if len(ids.shape) != len(parents.shape):
        raise ValueError("The ids's shape must be the same as parents' shape. ")
    if parents.dtype.name not in ("int32", "int64"):
        raise ValueError(
            "(InvalidArgument) The type of data we are trying to retrieve (int64) does not match the type of data "
            f"({parents.dtype.name}) currently contained in the container."
        )
    return _C_ops.gather_tree(ids, parents)
