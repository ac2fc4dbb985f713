"""`paddle.autograd.jacobian` and `hessian`: derivatives of tensors that were computed already, as lazy matrices."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.lazy_matrix import LazyMatrix

__all__ = ["Hessian", "Jacobian", "hessian", "jacobian"]


class Jacobian:
    """The Jacobian of one tensor by another: indexing gives a Tensor; so do operators and any other attribute, of the
    whole matrix.

    ys, xs: 0-D or 1-D; with is_batched 1-D or 2-D, the first axis a batch. ValueError for other shapes.
    """

    def __init__(self, ys: Tensor, xs: Tensor, is_batched: bool = False) -> None:
        low, high = (1, 2) if is_batched else (0, 1)
        for name, tensor in (("ys", ys), ("xs", xs)) if is_batched else (("xs", xs), ("ys", ys)):
            ndim = len(tensor.shape)
            if not low <= ndim <= high:
                raise ValueError(f"{name}.ndim should be {low} or {high} when is_batched={is_batched} but got {ndim}")
        hidden = [high - 1 + place for place, tensor in enumerate((ys, xs)) if len(tensor.shape) == low]
        self._matrix = LazyMatrix([ys], [xs], is_batched, hidden)

    @property
    def shape(self) -> list[int]:
        """[rows, columns], with the batch in front; axes of 0-D tensors are left out."""
        return self._matrix.shape

    def __getitem__(self, indexes: Any) -> Tensor:
        return self._matrix[indexes]

    def _evaluate_all(self) -> Tensor:
        return self._matrix.whole()

    def __getattr__(self, name: str) -> Any:
        if name == "_matrix":  # not there yet, or a copy that is being made
            raise AttributeError(name)
        return getattr(self._evaluate_all(), name)

    __hash__ = None  # type: ignore[assignment]  # == compares elements


class Hessian(Jacobian):
    """The Jacobian of a gradient."""


def _evaluated(apply: Callable[[Any, Any], Any]) -> Callable[[Jacobian, Any], Any]:
    def method(self: Jacobian, other: Any) -> Any:
        return apply(self._evaluate_all(), other._evaluate_all() if isinstance(other, Jacobian) else other)

    return method


for _name in ("add", "sub", "mul", "truediv", "pow", "mod", "floordiv", "matmul", "eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Jacobian, f"__{_name}__", _evaluated(getattr(operator, _name)))


def _each(value: Any, make: Callable[[Any], Any]) -> Any:
    """`make` of a tensor, or a tuple of it for a sequence of tensors."""
    return tuple(make(one) for one in value) if isinstance(value, Sequence) else make(value)


def jacobian(ys: Tensor | Sequence[Tensor], xs: Tensor | Sequence[Tensor], batch_axis: int | None = None) -> Any:
    """`paddle.autograd.jacobian`: a Jacobian per pair of a ys and an xs; tuples where these are sequences, ys outside.

    batch_axis: None or 0, else ValueError.
    """
    if batch_axis is not None and batch_axis != 0:
        raise ValueError(f"batch_axis should be None or 0, but got {batch_axis}.")
    batched = batch_axis is not None
    return _each(ys, lambda y: _each(xs, lambda x: Jacobian(y, x, batched)))


def hessian(ys: Tensor, xs: Tensor | Sequence[Tensor], batch_axis: int | None = None) -> Any:
    """`paddle.autograd.hessian`: the Jacobian of the gradient of ys, which has one element (one per element of the
    batch with batch_axis 0); for a sequence of xs a tuple of tuples. ValueError for other ys or batch_axis."""
    if batch_axis is None:
        if ys.size > 1:
            raise ValueError(f"Only support ys.numel()({ys.size})==1 when batch_axis is None.")
        ys = ys.reshape([])
    elif isinstance(batch_axis, int):
        first: Any = ys
        if first[0].size > 1:
            raise ValueError(f"Only support ys[0].numel()({ys.size})==1 when batch_axis is int")
        if batch_axis != 0:
            raise ValueError("Only support batch_axis=0 yet.")
        ys = ys.reshape([-1])
    else:
        raise ValueError(f"batch_axis should be None or int, but got {type(batch_axis)}.")

    def second(first: Jacobian) -> Any:
        slope = first._evaluate_all()
        return _each(xs, lambda x: Hessian(slope, x, batch_axis is not None))

    return _each(jacobian(ys, xs, batch_axis), second)
