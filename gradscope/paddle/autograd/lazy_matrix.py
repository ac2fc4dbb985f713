"""LazyMatrix: the derivatives of tensors by tensors as a matrix whose rows are worked out when they are looked at.

A row is the gradient of one element of the outputs (of one column of them, when the first axis is a batch), got by
`paddle.grad` with a seed that is 1 there and 0 elsewhere, recorded, so that rows can be differentiated again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.backward_mode import grad
from gradscope.paddle.tensor.creation import to_tensor, zeros, zeros_like
from gradscope.paddle.tensor.manipulation import concat, stack


def or_zeros(gradient: Tensor | None, like: Tensor) -> Tensor:
    """A gradient, or zeros for a tensor that nothing depends on."""
    if gradient is not None:
        return gradient
    zeros = zeros_like(like)
    zeros.stop_gradient = like.stop_gradient
    return zeros


def full_index(indexes: Any, shape: Sequence[int]) -> list[Any]:
    """One int or slice per axis, not negative; missing ones on the right are whole axes. IndexError for an Ellipsis or
    an int outside, TypeError for anything else."""
    given = list(indexes) if isinstance(indexes, (tuple, list)) else [indexes]
    if any(one is Ellipsis for one in given):
        raise IndexError("Ellipsis index currently is not supported.")
    if len(given) > len(shape):
        raise IndexError(f"{len(given)} indices for {len(shape)} axes")
    found: list[Any] = []
    for axis, size in enumerate(shape):
        one = given[axis] if axis < len(given) else slice(None)
        if isinstance(one, slice):
            found.append(one)
        elif isinstance(one, int):
            if not -size <= one < size:
                raise IndexError(f"index {one} is out of range for axis {axis} of size {size}")
            found.append(one % size)
        else:
            raise TypeError(f"Not supported index type {one}.")
    return found


class LazyMatrix:
    """ys, xs: outputs and inputs; several are flattened and joined. batched: their first axis is a batch, whose
    elements do not depend on each other. hidden: axes of (batch,) row, column that a user does not see (0-D tensors).
    """

    def __init__(self, ys: Sequence[Tensor], xs: Sequence[Tensor], batched: bool, hidden: Sequence[int] = ()) -> None:
        self.ys = tuple(ys)
        self.xs = tuple(xs)
        self.batched = batched
        self.hidden = tuple(hidden)
        self._rows: dict[int, Tensor] = {}
        self.widths = [self._width(y) for y in self.ys]
        batch = [self.xs[0].shape[0]] if batched else []
        self.inner_shape = [*batch, sum(self.widths), sum(self._width(x) for x in self.xs)]

    def _width(self, tensor: Tensor) -> int:
        count = 1
        for size in tensor.shape[1:] if self.batched else tensor.shape:
            count *= size
        return count

    @property
    def shape(self) -> list[int]:
        """(batch,) rows, columns, without axes that 0-D tensors have not."""
        return [size for axis, size in enumerate(self.inner_shape) if axis not in self.hidden]

    def row(self, number: int) -> Tensor:
        """Row `number`: shape [columns], or [batch, columns]. Worked out once."""
        if number not in self._rows:
            self._rows[number] = self._work_out(number)
        return self._rows[number]

    def _work_out(self, number: int) -> Tensor:
        which = 0
        while number >= self.widths[which]:
            number -= self.widths[which]
            which += 1
        y = self.ys[which]
        lead = [y.shape[0]] if self.batched else []
        flat = [1.0 if column == number else 0.0 for column in range(self.widths[which])]
        seed = to_tensor([flat] * lead[0] if lead else flat, dtype=y.dtype).reshape(list(y.shape))
        found = grad(y, list(self.xs), seed, create_graph=True, allow_unused=True)
        lead = [-1] if not self.batched else [self.inner_shape[0], -1]
        parts = [or_zeros(one, x).reshape(lead) for one, x in zip(found, self.xs, strict=True)]
        return parts[0] if len(parts) == 1 else concat(parts, axis=-1)

    def __getitem__(self, indexes: Any) -> Tensor:
        """An int or slice per axis. Only the rows asked for are worked out."""
        if not self.shape:
            raise IndexError("0-D tensor can not be indexed.")
        visible = full_index(indexes, self.shape)
        index = [0 if axis in self.hidden else visible.pop(0) for axis in range(len(self.inner_shape))]
        axis = int(self.batched)
        asked = index[axis]
        if isinstance(asked, int):
            rest = tuple(index[:axis] + index[axis + 1 :])
            row: Any = self.row(asked)
            return row[rest]
        rows = range(*asked.indices(self.inner_shape[axis]))
        index[axis] = slice(None)
        none = [0 if at == axis else size for at, size in enumerate(self.inner_shape)]
        found = [self.row(number) for number in rows]
        part: Any = stack(found, axis=axis) if found else zeros(none, self.xs[0].dtype)
        return part[tuple(index)]

    def whole(self) -> Tensor:
        """The matrix as one Tensor."""
        return self[:] if self.shape else self.row(0).reshape([])
