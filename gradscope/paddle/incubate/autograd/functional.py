"""Derivatives of functions: the function is called on copies of the arguments, so that only what it does itself counts.

Gradients are recorded, whatever the caller's grad mode, and can be differentiated again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.backward_mode import grad
from gradscope.paddle.autograd.grad_mode import enable_grad
from gradscope.paddle.autograd.lazy_matrix import LazyMatrix, or_zeros
from gradscope.paddle.tensor.creation import assign, zeros_like

__all__ = ["Hessian", "Jacobian", "jvp", "vjp"]

Tensors = Any  # a Tensor or a sequence of them


def _tuple(value: Tensors) -> tuple[Tensor, ...]:
    return tuple(value) if isinstance(value, Sequence) else (value,)


def _check_inputs(func: Any, xs: Any, v: Any) -> None:
    if not callable(func):
        raise TypeError(f"Expected 'fun' is Callable, but got {type(func)}.")
    if not isinstance(xs, (Tensor, Sequence)):
        raise TypeError(f"Expected 'xs' is a Tensor|Sequence[Tensor], but got {type(xs)}.")
    if not all(isinstance(one, Tensor) for one in _tuple(xs)):
        raise TypeError("All elements of 'xs' should be Tensor.")
    if v is not None and not isinstance(v, (Tensor, Sequence)):
        raise TypeError(f"Expected 'v' is Tensor|Sequence[Tensor]|None, but got {type(v)}.")
    if v is not None and not all(isinstance(one, Tensor) for one in _tuple(v)):
        raise TypeError("All elements of 'xs' should be Tensor.")


def _check_v(v: Tensors, like: Tensors) -> None:
    if v is None:
        return
    given, wanted = _tuple(v), _tuple(like)
    if len(given) != len(wanted):
        raise RuntimeError(f"The argument v is a tuple of invalid length:should be {len(wanted)} but got {len(given)}.")
    for place, (one, ref) in enumerate(zip(given, wanted)):
        if one.shape != ref.shape:
            raise RuntimeError(f"The v[{place}] has invalid shape: should be {ref.shape} but got {one.shape}.")


def _apart(value: Any) -> Any:
    """The same values cut loose from where they came from, yet wanting gradients: a recorded copy of what has a
    history, another handle on a constant."""
    if value is None:
        return None
    if isinstance(value, Sequence):
        return tuple(_apart(one) for one in value)
    if not value.stop_gradient:
        return assign(value)
    loose = value.detach()
    loose.stop_gradient = False
    return loose


def _grad(ys: Tensors, xs: Tensors, v: Tensors = None) -> Any:
    """Recorded gradients, zeros where there is none: a Tensor for a Tensor, a tuple for a sequence."""
    found = grad(ys, xs, v, create_graph=True, allow_unused=True)
    filled = tuple(or_zeros(one, like) for one, like in zip(found, _tuple(xs), strict=True))
    return filled if isinstance(xs, Sequence) else filled[0]


def _call(func: Callable[..., Any], xs: Tensors) -> Any:
    return func(*xs) if isinstance(xs, Sequence) else func(xs)


def vjp(func: Callable[..., Any], xs: Tensors, v: Tensors = None) -> tuple[Any, Any]:
    """(func(xs), v times its Jacobian). v: like the outputs; None is ones. A Tensor or a tuple, as xs is.

    TypeError for arguments that are no tensors, RuntimeError for a v of another length or shape.
    """
    _check_inputs(func, xs, v)
    with enable_grad():
        xs, v = _apart(xs), _apart(v)
        ys = _call(func, xs)
        _check_v(v, ys)
        return ys, _grad(ys, xs, v)


def jvp(func: Callable[..., Any], xs: Tensors, v: Tensors = None) -> tuple[Any, Any]:
    """(func(xs), its Jacobian times v). v: like xs; None is ones. A Tensor or a tuple, as the outputs are.

    The gradient for xs is linear in the seeds, and its derivative by them is the Jacobian transposed: two backward
    passes give the forward product. Raises as `vjp`.
    """
    _check_inputs(func, xs, v)
    with enable_grad():
        xs, v = _apart(xs), _apart(v)
        ys = _call(func, xs)
        _check_v(v, xs)
        seeds = tuple(_seed(y) for y in _tuple(ys))
        slopes = _grad(ys, xs, seeds)
        found = _grad(slopes, seeds, v)
        return ys, tuple(found) if isinstance(ys, Sequence) else found[0]


def _seed(y: Tensor) -> Tensor:
    """Zeros that want a gradient; their value does not matter."""
    seed = zeros_like(y)
    seed.stop_gradient = False
    return seed


class Jacobian:
    """The Jacobian of func at xs: [rows, columns], several outputs and inputs flattened and joined; with is_batched
    [batch, rows, columns]. Rows are worked out when they are looked at."""

    def __init__(self, func: Callable[..., Any], xs: Tensors, is_batched: bool = False) -> None:
        with enable_grad():
            apart = _tuple(_apart(xs))
            self._matrix = LazyMatrix(_tuple(func(*apart)), apart, is_batched)

    @property
    def shape(self) -> tuple[int, ...]:
        """(rows, columns), with the batch in front."""
        return tuple(self._matrix.shape)

    def __getitem__(self, indexes: Any) -> Tensor:
        with enable_grad():
            return self._matrix[indexes]


class Hessian:
    """The Hessian of func, which gives one element (one per element of the batch), at xs. RuntimeError for others."""

    def __init__(self, func: Callable[..., Any], xs: Tensors, is_batched: bool = False) -> None:
        def slope(*args: Tensor) -> Tensor:
            first = Jacobian(func, args, is_batched)
            if first.shape[-2] != 1:
                raise RuntimeError(
                    "The function given to Hessian should return as single element Tensor or batched single element "
                    "Tensor."
                )
            return first[:, 0, :] if is_batched else first[0, :]

        self.symbolic = Jacobian(slope, xs, is_batched)

    @property
    def shape(self) -> tuple[int, ...]:
        """(columns, columns), with the batch in front."""
        return self.symbolic.shape

    def __getitem__(self, indexes: Any) -> Tensor:
        return self.symbolic[indexes]
