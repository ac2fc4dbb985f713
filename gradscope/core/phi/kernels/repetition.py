"""Kernels that repeat, turn round and pad: tile, flip, roll, repeat_interleave, kron, pad, meshgrid."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel


@kernel("tile", EVERY)
def tile(x: Any, repeat_times: Any = ()) -> Any:
    """x repeated along its axes; the shorter of shape and repeat_times is filled with 1 in front."""
    return xp.asarray(xp.tile(x, tuple(repeat_times)))


@kernel("expand_as", EVERY)
def expand_as(x: Any, y: Any, target_shape: Any = ()) -> Any:
    """x repeated to the shape of y, to target_shape where there is no y."""
    return xp.array(xp.broadcast_to(x, tuple(target_shape) if y is None else y.shape))


@kernel("flip", EVERY)
def flip(x: Any, axis: Any) -> Any:
    """x turned round along each axis in `axis`."""
    return xp.array(xp.flip(x, axis=tuple(axis)))


@kernel("roll", EVERY)
def roll(x: Any, shifts: Any = (), axis: Any = ()) -> Any:
    """x moved round by shifts along `axis`; the flattened x when axis is empty."""
    if not axis:
        return xp.asarray(xp.roll(x, shifts[0] if len(shifts) else 0))
    return xp.asarray(xp.roll(x, tuple(shifts), axis=tuple(axis)))


@kernel("repeat_interleave", EVERY)
def repeat_interleave(x: Any, repeats: int, axis: int, output_size: int = -1) -> Any:
    """Each slice along `axis` `repeats` times in a row."""
    return xp.asarray(xp.repeat(x, repeats, axis=axis))


def _source(repeats: Any) -> Any:
    """The index of the slice each place of the result comes from."""
    return xp.repeat(xp.arange(repeats.shape[0]), repeats)


@kernel("repeat_interleave_with_tensor_index", EVERY)
def repeat_interleave_with_tensor_index(x: Any, repeats: Any, axis: int, output_size: int = -1) -> Any:
    """Slice i along `axis` repeats[i] times in a row."""
    return xp.asarray(xp.take(x, _source(repeats), axis=axis))


@kernel("repeat_interleave_with_tensor_index_grad", FLOAT + INT + COMPLEX)
def repeat_interleave_with_tensor_index_grad(out_grad: Any, repeats: Any, shape: Any, axis: int) -> Any:
    """The copies of each slice summed."""
    out = xp.zeros(tuple(shape), dtype=out_grad.dtype)
    where: list[Any] = [slice(None)] * len(shape)
    where[axis] = _source(repeats)
    xp.add.at(out, tuple(where), out_grad)
    return out


@kernel("kron", FLOAT + INT + COMPLEX)
def kron(x: Any, y: Any) -> Any:
    """The Kronecker product."""
    return xp.asarray(xp.kron(x, y))


@kernel("pad", EVERY)
def pad(x: Any, paddings: Any, pad_value: Any = 0.0) -> Any:
    """x with pad_value around it; paddings: before and after each axis in turn."""
    pairs = [(paddings[2 * i], paddings[2 * i + 1]) for i in range(x.ndim)]
    return xp.array(xp.pad(x, pairs, constant_values=pad_value) if pairs else x)


@kernel("broadcast_tensors", EVERY)
def broadcast_tensors(input: Any) -> Any:
    """All tensors in the shape they broadcast to together."""
    shape = xp.broadcast_shapes(*[one.shape for one in input])
    return [xp.array(xp.broadcast_to(one, shape)) for one in input]


@kernel("meshgrid", EVERY)
def meshgrid(inputs: Any) -> Any:
    """Grid i holds input i along axis i and is constant along the others."""
    shape = tuple(one.size for one in inputs)
    grids = []
    for i, one in enumerate(inputs):
        own = [1] * len(inputs)
        own[i] = one.size
        grids.append(xp.array(xp.broadcast_to(xp.reshape(one, own), shape)))
    return grids


@kernel("unstack", EVERY)
def unstack(x: Any, axis: int = 0, num: int = 0) -> Any:
    """The slices along `axis`, each without that axis."""
    return [xp.array(one) for one in xp.moveaxis(x, axis, 0)]
