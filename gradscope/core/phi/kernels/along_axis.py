"""Kernels that read or write along one axis at indices of the same rank: take_along_axis and its reverse."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel


def _places(indices: Any, shape: Any, axis: int) -> Any:
    """The numpy index that goes to `indices` along `axis` and to each element's own place on the other axes."""
    grids = []
    for i, n in enumerate(indices.shape):
        own = [1] * indices.ndim
        own[i] = n
        grids.append(xp.reshape(xp.arange(n), own))
    grids[axis % indices.ndim] = indices
    return tuple(grids)


@kernel("take_along_axis", EVERY)
def take_along_axis(arr: Any, indices: Any, axis: int) -> Any:
    """out[i, j] = arr[indices[i, j], j] for axis 0, and so on; indices may be shorter than arr on other axes."""
    if arr.ndim == 0:
        return xp.array(arr)
    return xp.array(arr[_places(indices, arr.shape, axis)])


@kernel("take_along_axis_grad", FLOAT + INT + COMPLEX)
def take_along_axis_grad(out_grad: Any, indices: Any, shape: Any, axis: int) -> Any:
    """Zeros of `shape` to which out_grad is added at the places that were read."""
    if not shape:
        return xp.array(out_grad)
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    xp.add.at(out, _places(indices, shape, axis), out_grad)
    return out
