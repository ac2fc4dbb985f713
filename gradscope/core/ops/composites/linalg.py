"""Gradient formulas of products of matrices and vectors."""

from __future__ import annotations

from typing import Any

__all__ = ["matmul_x_grad", "matmul_y_grad"]


def matmul_x_grad(F: Any, out_grad: Any, y: Any, shape: Any, transpose_x: bool, transpose_y: bool) -> Any:
    """Gradient of x @ y for an x of `shape`: out_grad @ yᵀ, transposed again where x was, batch axes summed back."""
    shape, y_shape = tuple(shape), F.shape_of(y)
    if len(y_shape) == 1 and len(shape) == 1:
        return F.multiply(out_grad, y)
    g, y, transpose_x, transpose_y = _as_matrices(F, out_grad, y, shape, y_shape, transpose_x, transpose_y)
    out = F.matmul(y, g, transpose_y, True) if transpose_x else F.matmul(g, y, False, not transpose_y)
    return F.reshape(F.sum_to(out, _matrix_shape(shape, row=True)), shape) if len(shape) == 1 else F.sum_to(out, shape)


def matmul_y_grad(F: Any, out_grad: Any, x: Any, shape: Any, transpose_x: bool, transpose_y: bool) -> Any:
    """Gradient of x @ y for a y of `shape`: xᵀ @ out_grad, transposed again where y was, batch axes summed back."""
    shape, x_shape = tuple(shape), F.shape_of(x)
    if len(x_shape) == 1 and len(shape) == 1:
        return F.multiply(out_grad, x)
    g, x, transpose_x, transpose_y = _as_matrices(F, out_grad, x, x_shape, shape, transpose_x, transpose_y)
    out = F.matmul(g, x, True, transpose_x) if transpose_y else F.matmul(x, g, not transpose_x, False)
    return F.reshape(F.sum_to(out, _matrix_shape(shape, row=False)), shape) if len(shape) == 1 else F.sum_to(out, shape)


def _matrix_shape(shape: tuple[int, ...], row: bool) -> tuple[int, ...]:
    return (1, *shape) if row else (*shape, 1)


def _as_matrices(
    F: Any, g: Any, other: Any, x_shape: Any, y_shape: Any, transpose_x: bool, transpose_y: bool
) -> tuple[Any, Any, bool, bool]:
    """The gradient and the other operand with the axes a 1-D operand lacked put in, and flags that hold for 2-D ones.

    At most one operand is 1-D here: x is then a row, y a column.
    """
    g_shape, other_shape = F.shape_of(g), F.shape_of(other)
    if len(x_shape) == 1:
        transpose_x = False
        g = F.reshape(g, (*g_shape[:-1], 1, g_shape[-1]))
        if len(other_shape) == 1:
            other = F.reshape(other, (1, *other_shape))
    elif len(y_shape) == 1:
        transpose_y = False
        g = F.reshape(g, (*g_shape, 1))
        if len(other_shape) == 1:
            other = F.reshape(other, (*other_shape, 1))
    return g, other, transpose_x, transpose_y
