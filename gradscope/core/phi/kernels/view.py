"""Kernels that read or write the part of a tensor a view shows, told by where it lies in the tensor's memory.

`layout`: element strides of the tensor's memory; `dims`, `stride`: shape and element strides of the view; `offset`: how
many elements after the tensor's first one the view begins. Reshapes, slices, transposes and chains of them are all such
parts, whatever the order the tensor's elements lie in.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy as xp

from gradscope.core.phi.kernels.register import EVERY, kernel


def _reach(shape: Any, stride: Any) -> tuple[int, int]:
    """Lowest and highest element offset that elements of `shape` and `stride` reach; (0, -1) when there are none."""
    if 0 in tuple(shape):
        return 0, -1
    low = sum((n - 1) * s for n, s in zip(shape, stride, strict=True) if s < 0)
    return low, sum((n - 1) * s for n, s in zip(shape, stride, strict=True) if s > 0)


def _strided(memory: Any, start: int, shape: Any, stride: Any) -> Any:
    """The array of `shape` and element strides `stride` that begins at element `start` of the 1-D `memory`."""
    size = memory.itemsize
    strides = tuple(s * size for s in stride)
    if type(memory) is np.ndarray:  # as_strided costs several times as much
        return np.ndarray(tuple(shape), memory.dtype, memory.view("u1"), start * size, strides)
    return xp.lib.stride_tricks.as_strided(memory[start:], tuple(shape), strides)


def _meets_itself(dims: Any, stride: Any) -> bool:
    """Whether several elements of a view may lie at one place (never says no wrongly)."""
    reach = 0
    for step, n in sorted((abs(s), n) for n, s in zip(dims, stride, strict=True) if n > 1):
        if step <= reach:
            return True
        reach += step * (n - 1)
    return False


def _in_order(shape: Any, layout: Any) -> bool:
    """Whether a tensor of `shape` lies in C order without gaps."""
    step = 1
    for n, s in zip(shape[::-1], layout[::-1], strict=True):
        if n != 1 and s != step:
            return False
        step *= n
    return True


def _laid_out(shape: Any, layout: Any, dtype: Any, zero: bool) -> tuple[Any, Any, int]:
    """Fresh memory for a tensor of `shape`: the tensor's array in it, the 1-D memory, where its first element is."""
    low, high = _reach(shape, layout)
    memory = (xp.zeros if zero else xp.empty)(high - low + 1, dtype=dtype)
    return _strided(memory, -low, shape, layout), memory, -low


@kernel("view_take", EVERY)
def view_take(x: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """A copy of the part of x."""
    if _in_order(x.shape, layout):
        memory, first = xp.ascontiguousarray(x).reshape(-1), 0
    else:
        array, memory, first = _laid_out(x.shape, layout, x.dtype, False)
        array[...] = x
    return xp.array(_strided(memory, first + offset, dims, stride)) if 0 not in tuple(dims) else xp.empty(dims, x.dtype)


@kernel("view_put", EVERY)
def view_put(part: Any, shape: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """Zeros of `shape`, with `part` where the view lies; elements that lie at one place are summed."""
    array, memory, first = _laid_out(shape, layout, part.dtype, True)
    if part.size:
        if _meets_itself(dims, stride):
            places = _strided(xp.arange(memory.size), first + offset, dims, stride)
            xp.add.at(memory, places.reshape(-1), part.reshape(-1))
        else:
            _strided(memory, first + offset, dims, stride)[...] = part
    return array


@kernel("view_clear", EVERY)
def view_clear(x: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """x with zeros where the view lies."""
    array, memory, first = _laid_out(x.shape, layout, x.dtype, False)
    array[...] = x
    if 0 not in tuple(dims):
        _strided(memory, first + offset, dims, stride)[...] = 0
    return array


@kernel("view_write", EVERY)
def view_write(x: Any, part: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Any:
    """x with `part` where the view lies."""
    array, memory, first = _laid_out(x.shape, layout, x.dtype, False)
    array[...] = x
    if part.size:
        _strided(memory, first + offset, dims, stride)[...] = part
    return array
