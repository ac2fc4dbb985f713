"""Clipping gradients before an optimizer's step: by value, by each one's norm, by the norm of all together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad

Pairs = list[tuple[Any, Any]]


def merge_selected_rows(x: Tensor, name: str | None = None) -> Tensor:
    """A SelectedRows with equal rows summed."""
    return _C_ops.merge_selected_rows(x)


def get_tensor_from_selected_rows(x: Tensor, name: str | None = None) -> Tensor:
    """The kept rows alone, dense [n, …]. Raises TypeError for a tensor of another kind."""
    if not x.is_selected_rows():
        raise TypeError("The type of 'x' in get_tensor_from_selected_rows must be SELECTED_ROWS.")
    return _C_ops.get_tensor_from_selected_rows(x)


def norm_squared(gradient: Tensor) -> Tensor:
    """The sum of the squares of a gradient, 0-D; of SelectedRows once equal rows are summed."""
    if gradient.is_selected_rows():
        gradient = get_tensor_from_selected_rows(merge_selected_rows(gradient))
    return _C_ops.sum(_C_ops.square(gradient), [], None, False)


class ClipGradBase:
    """Called with (parameter, gradient) pairs it gives pairs with clipped gradients. A parameter with need_clip False
    keeps its gradient, one without a gradient stays without."""

    def __call__(self, params_grads: Iterable[tuple[Any, Any]]) -> Pairs:
        with no_grad():
            return self._clip(list(params_grads))

    def _clip(self, pairs: Pairs) -> Pairs:
        return [(p, self._clipped(g) if self._wanted(p, g) else g) for p, g in pairs]

    def _clipped(self, gradient: Tensor) -> Tensor:
        raise NotImplementedError(f"{type(self).__name__} does not say how a gradient is clipped")

    @staticmethod
    def _wanted(parameter: Any, gradient: Any) -> bool:
        return gradient is not None and getattr(parameter, "need_clip", True)


class ClipGradByValue(ClipGradBase):
    """Every element limited to [min, max]; min is -max when not given."""

    def __init__(self, max: float, min: float | None = None) -> None:
        if min is None:
            if not max > 0.0:
                raise AssertionError(f"max should be positive when min is not given, but received {max}")
            min = -max
        self.max, self.min = float(max), float(min)

    def __str__(self) -> str:
        return f"Clip Gradient By Value, min = {self.min:f}, max={self.max:f}"

    def _clipped(self, gradient: Tensor) -> Tensor:
        return _C_ops.clip(gradient, self.min, self.max)


class ClipGradByNorm(ClipGradBase):
    """A gradient whose norm is above clip_norm brought down to it."""

    def __init__(self, clip_norm: float) -> None:
        self.clip_norm = float(clip_norm)

    def __str__(self) -> str:
        return f"Gradient Clip By Norm, clip_norm={self.clip_norm:f}"

    def _clipped(self, gradient: Tensor) -> Tensor:
        if gradient.is_selected_rows():
            gradient = _C_ops.merge_selected_rows(gradient)
        norm = _C_ops.sqrt(norm_squared(gradient))
        return _C_ops.multiply(gradient, factor(norm, self.clip_norm))


def factor(norm: Tensor, limit: float) -> Tensor:
    """limit / norm where the norm is above limit, else 1; 0-D."""
    bound = _C_ops.full_like(norm, limit, None, None)
    return _C_ops.divide(bound, _C_ops.maximum(norm, bound))


class ClipGradByGlobalNorm(ClipGradBase):
    """All gradients scaled alike when the norm of all together is above clip_norm. `.grad` itself is overwritten, as in
    Paddle. auto_skip_clip: leave them alone when the norm is below."""

    def __init__(self, clip_norm: float, group_name: str = "default_group", auto_skip_clip: bool = False) -> None:
        self.clip_norm, self.group_name, self.auto_skip_clip = float(clip_norm), group_name, auto_skip_clip

    def __str__(self) -> str:
        return f"Gradient Clip By GlobalNorm, global_norm={self.clip_norm:f}"

    def _clip(self, pairs: Pairs) -> Pairs:
        squares = [norm_squared(g) for p, g in pairs if self._wanted(p, g)]
        if not squares:
            return pairs
        norm = _C_ops.sqrt(squares[0] if len(squares) == 1 else _C_ops.add_n(_alike(squares)))
        if self.auto_skip_clip and float(norm.impl.array) <= self.clip_norm:
            return pairs
        scale = factor(norm, self.clip_norm)
        return [(p, self._scaled(g, scale) if self._wanted(p, g) else g) for p, g in pairs]

    @staticmethod
    def _scaled(gradient: Tensor, scale: Tensor) -> Tensor:
        if scale.dtype is not gradient.dtype:
            scale = _C_ops.cast(scale, gradient.dtype)
        return _C_ops.multiply(gradient, scale) if gradient.is_selected_rows() else _C_ops.multiply_(gradient, scale)


def _alike(squares: list[Tensor]) -> list[Tensor]:
    """In one dtype, the widest there is."""
    wide = max((s.dtype for s in squares), key=lambda d: d.itemsize)
    return [s if s.dtype is wide else _C_ops.cast(s, wide) for s in squares]
