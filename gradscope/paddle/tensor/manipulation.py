"""Functions that change shape, arrangement or dtype, with Paddle's signatures.

reshape, flatten, squeeze, unsqueeze and transpose give views: they share the storage and its version counter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def ints_of(shape: Any) -> Any:
    """A shape, axis or permutation argument as a list of ints; a 1-D Tensor is read, 0-D ones inside a list too.

    What is no sequence of ints goes on as it is, so that the op refuses it with Paddle's text.
    """
    if isinstance(shape, Tensor):
        shape = shape.tolist()
    if isinstance(shape, (int, np.integer)) and not isinstance(shape, bool):
        return [int(shape)]
    if isinstance(shape, (list, tuple)):
        return [int(n.item()) if isinstance(n, (Tensor, np.integer)) else n for n in shape]
    return shape


def reshape(x: Tensor, shape: Any, name: str | None = None) -> Tensor:
    """A view in another shape; -1 takes what is left, 0 keeps the dimension at that place."""
    return _C_ops.reshape(x, ints_of(shape))


def flatten(x: Tensor, start_axis: int = 0, stop_axis: int = -1, name: str | None = None) -> Tensor:
    """The axes start_axis … stop_axis (included) merged into one."""
    return _C_ops.flatten(x, start_axis, stop_axis)


def transpose(x: Tensor, perm: Any, name: str | None = None) -> Tensor:
    """A view with its axes in the order `perm`; axes that a shorter `perm` leaves out at the end stay."""
    order = ints_of(perm)
    if isinstance(order, list) and len(order) < x.ndim:
        order = [*order, *range(len(order), x.ndim)]
    return _C_ops.transpose(x, order)


def t(input: Tensor, name: str | None = None) -> Tensor:
    """The transpose of a tensor of at most two axes. Raises ValueError for more."""
    if input.ndim > 2:
        raise ValueError(
            f"Input(input) only support N-D (N<=2) tensor, but received length of Input(input) is {input.ndim}. "
            "Perhaps you can use paddle.tensor.transpose() instead."
        )
    return input if input.ndim < 2 else _C_ops.transpose(input, [1, 0])


def squeeze(x: Tensor, axis: Any = None, name: str | None = None) -> Tensor:
    """A view without its axes of length 1, or without those of them that `axis` names."""
    return _C_ops.squeeze(x, [] if axis is None else ints_of(axis))


def unsqueeze(x: Tensor, axis: Any, name: str | None = None) -> Tensor:
    """A view with new axes of length 1 at the places `axis` names, put in one after the other."""
    return _C_ops.unsqueeze(x, ints_of(axis))


def expand(x: Tensor, shape: Any, name: str | None = None) -> Tensor:
    """x repeated along its axes of length 1 to `shape`; -1 keeps a dimension."""
    return _C_ops.expand(x, ints_of(shape))


def expand_as(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x expanded to the shape of y."""
    return _C_ops.expand_as(x, y, list(y.shape))


def concat(x: Sequence[Tensor], axis: Any = 0, name: str | None = None) -> Tensor:
    """The tensors of a list one after the other along `axis`."""
    return _C_ops.concat(x, _axis(axis))


def stack(x: Sequence[Tensor], axis: int = 0, name: str | None = None) -> Tensor:
    """The tensors of a list along a new axis."""
    return _C_ops.stack(x, _axis(axis))


def split(x: Tensor, num_or_sections: Any, axis: Any = 0, name: str | None = None) -> list[Tensor]:
    """Equal pieces (an int) or pieces of given lengths (a list, one of them may be -1) along `axis`."""
    if isinstance(num_or_sections, int):
        return _C_ops.split_with_num(x, num_or_sections, _axis(axis))
    return _C_ops.split(x, ints_of(num_or_sections), _axis(axis))


def chunk(x: Tensor, chunks: int, axis: Any = 0, name: str | None = None) -> list[Tensor]:
    """`chunks` equal pieces along `axis`."""
    return _C_ops.split_with_num(x, chunks, _axis(axis))


def unbind(input: Tensor, axis: int = 0) -> list[Tensor]:
    """The slices along `axis`, each without that axis."""
    return _C_ops.unbind(input, _axis(axis))


def gather(x: Tensor, index: Tensor, axis: Any = None, name: str | None = None) -> Tensor:
    """The slices of x at the positions `index` (0-D or 1-D integers) along `axis` (0 when None)."""
    return _C_ops.gather(x, index, 0 if axis is None else _axis(axis))


def cast(x: Tensor, dtype: Any) -> Tensor:
    """A copy in another dtype (name, paddle dtype, numpy dtype or Python type), recorded."""
    return _C_ops.cast(x, dtype)


def _axis(axis: Any) -> Any:
    return int(axis.item()) if isinstance(axis, Tensor) else axis
