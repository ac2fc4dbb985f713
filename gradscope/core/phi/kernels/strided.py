"""Kernels that look at memory in another way: as_strided, windows along an axis, another shape or dtype; all views."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel, numpy_dtype


def _strided(flat: Any, dims: Any, stride: Any, first: int) -> Any:
    strides = tuple(s * flat.itemsize for s in stride)
    return xp.lib.stride_tricks.as_strided(flat[first:], tuple(dims), strides)


@kernel("as_strided", EVERY)
def as_strided(input: Any, dims: Any, stride: Any, offset: int = 0) -> Any:
    """A view of input's memory: element (i, j, …) lies at offset bytes + i * stride[0] + j * stride[1] + … elements."""
    flat = xp.reshape(input if input.flags.c_contiguous else xp.ascontiguousarray(input), -1)
    return _strided(flat, dims, stride, offset // input.itemsize)


@kernel("as_strided_grad", FLOAT + INT + COMPLEX)
def as_strided_grad(out_grad: Any, shape: Any, dims: Any, stride: Any, offset: int) -> Any:
    """Zeros of `shape` to which out_grad is added where as_strided read."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    places = _strided(xp.arange(out.size), dims, stride, offset // out_grad.itemsize)
    xp.add.at(xp.reshape(out, -1), xp.array(places), out_grad)
    return out


def _windows(input: Any, axis: int, size: int, step: int) -> Any:
    axis = axis % max(input.ndim, 1)
    count = (input.shape[axis] - size) // step + 1
    shape = (*input.shape[:axis], count, *input.shape[axis + 1 :], size)
    strides = list(input.strides)
    own = strides[axis]
    strides[axis] = own * step
    return xp.lib.stride_tricks.as_strided(input, shape, (*strides, own))


@kernel("tensor_unfold", EVERY)
def tensor_unfold(input: Any, axis: int, size: int, step: int) -> Any:
    """Windows of `size` elements every `step` along `axis`, the elements of a window along a new last axis; a view."""
    return _windows(input, axis, size, step)


@kernel("tensor_unfold_grad", FLOAT + INT + COMPLEX)
def tensor_unfold_grad(out_grad: Any, shape: Any, axis: int, size: int, step: int) -> Any:
    """Zeros of `shape` to which out_grad is added where the windows lay."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    places = _windows(xp.reshape(xp.arange(out.size), out.shape), axis, size, step)
    xp.add.at(xp.reshape(out, -1), xp.array(places), out_grad)
    return out


@kernel("view_shape", EVERY)
def view_shape(input: Any, dims: Any) -> Any:
    """input in another shape; a view."""
    return xp.reshape(input, tuple(dims))


@kernel("view_dtype", EVERY)
def view_dtype(input: Any, dtype: Any) -> Any:
    """The same bytes read as another dtype; the last axis grows or shrinks with the size of an element; a view."""
    return input.view(numpy_dtype(dtype))
