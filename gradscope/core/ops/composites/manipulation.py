"""Gradient formulas of ops that repeat or arrange elements."""

from __future__ import annotations

from typing import Any

__all__ = [
    "kron_side_grad",
    "meshgrid_grads",
    "repeat_interleave_x_grad",
    "summed_to_each",
    "tile_x_grad",
]


def _sum(F: Any, x: Any, axes: list[int]) -> Any:
    return F.sum(x, axes, F.dtype_of(x), False) if axes else x


def tile_x_grad(F: Any, out_grad: Any, shape: Any, repeat_times: Any) -> Any:
    """The copies of each element summed: every axis split into (repeats, length), the repeats summed away."""
    rank = max(len(shape), len(repeat_times))
    lengths = [1] * (rank - len(shape)) + list(shape)
    repeats = [1] * (rank - len(repeat_times)) + list(repeat_times)
    parts = F.reshape(out_grad, [n for pair in zip(repeats, lengths, strict=True) for n in pair])
    return F.reshape(_sum(F, parts, list(range(0, 2 * rank, 2))), shape)


def repeat_interleave_x_grad(F: Any, out_grad: Any, shape: Any, repeats: int, axis: int) -> Any:
    """The copies of each slice summed."""
    at = axis % max(len(shape), 1)
    return F.reshape(_sum(F, F.reshape(out_grad, [*shape[: at + 1], repeats, *shape[at + 1 :]]), [at + 1]), shape)


def summed_to_each(F: Any, out_grad: Any, shapes: Any) -> list[Any]:
    """Each gradient summed to the shape its tensor had."""
    return [F.sum_to(g, tuple(shape)) for g, shape in zip(out_grad, shapes, strict=True)]


def meshgrid_grads(F: Any, out_grad: Any, shapes: Any) -> list[Any]:
    """Grid i varies along axis i only: everything else is summed."""
    rank = len(shapes)
    return [
        F.reshape(_sum(F, g, [k for k in range(rank) if k != i]), shape)
        for i, (g, shape) in enumerate(zip(out_grad, shapes, strict=True))
    ]


def kron_side_grad(F: Any, out_grad: Any, other: Any, x_shape: Any, y_shape: Any, first: bool) -> Any:
    """Every axis of out split into (axis of x, axis of y), times the other factor, the other's axes summed."""
    rank = max(len(x_shape), len(y_shape))
    xs = [1] * (rank - len(x_shape)) + list(x_shape)
    ys = [1] * (rank - len(y_shape)) + list(y_shape)
    parts = F.reshape(out_grad, [n for pair in zip(xs, ys, strict=True) for n in pair])
    spread = [n for y in ys for n in (1, y)] if first else [n for x in xs for n in (x, 1)]
    product = F.multiply(parts, F.reshape(other, spread))
    return F.reshape(_sum(F, product, list(range(1 if first else 0, 2 * rank, 2))), x_shape if first else y_shape)
