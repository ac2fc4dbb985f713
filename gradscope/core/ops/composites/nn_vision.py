"""Gradients of grid_sample, in ops: what was read is a sum over corners of values times weights that are linear along
each axis of the grid (see the kernel), so that both gradients are such sums again."""

from __future__ import annotations

from itertools import product
from typing import Any

__all__ = ["grid_sample_grid_grad", "grid_sample_x_grad"]


def _parts(F: Any, grid: Any, image: Any, mode: str, padding_mode: str, align_corners: bool) -> tuple[Any, Any, Any]:
    """(index of the corners, slopes, (1 - t, t) per axis of the image), the latter [n, 1, *out] each."""
    index, slope, rest = F.grid_pieces(grid, image, mode, padding_mode, align_corners)
    if mode == "nearest":
        return index, None, None
    t = F.add(F.multiply(grid, slope), rest)
    pairs = []
    for axis in range(len(image)):
        part = _axis(F, t, axis, len(image))
        pairs.append((F.scale(part, -1.0, 1.0, True), part))
    return index, [_axis(F, slope, axis, len(image)) for axis in range(len(image))], pairs


def _axis(F: Any, values: Any, axis: int, rank: int) -> Any:
    """What belongs to one axis of the image, of values [n, *out, axes] in reverse order: [n, 1, *out]."""
    n, *out, _ = F.shape_of(values)
    at = rank - 1 - axis
    return F.reshape(F.slice(values, [rank + 1], [at], [at + 1], [], []), (n, 1, *out))


def _weight(F: Any, pairs: Any, bits: Any, leave: int = -1) -> Any:
    """The product of the corner's factors, without that of one axis; None where none is left."""
    made = None
    for axis, bit in enumerate(bits):
        if axis != leave:
            made = pairs[axis][bit] if made is None else F.multiply(made, pairs[axis][bit])
    return made


def _corner(F: Any, index: Any, number: int) -> Any:
    return F.slice(index, [1], [number], [number + 1], [], [])


def grid_sample_x_grad(
    F: Any, grid: Any, out_grad: Any, shape: Any, mode: str, padding_mode: str, align_corners: bool
) -> Any:
    """out_grad handed to the corners by their weights."""
    image = tuple(shape[2:])
    index, _, pairs = _parts(F, grid, image, mode, padding_mode, align_corners)
    if pairs is None:
        return F.add_in_planes(out_grad, index, shape)
    made = None
    for number, bits in enumerate(product((0, 1), repeat=len(image))):
        part = F.multiply(out_grad, _weight(F, pairs, bits))
        part = F.add_in_planes(part, _corner(F, index, number), shape)
        made = part if made is None else F.add(made, part)
    return made


def grid_sample_grid_grad(
    F: Any, x: Any, grid: Any, out_grad: Any, mode: str, padding_mode: str, align_corners: bool
) -> Any:
    """Per axis: how much more the corners ahead hold than those behind, weighed along the others, times the slope."""
    image = F.shape_of(x)[2:]
    rank = len(image)
    index, slopes, pairs = _parts(F, grid, image, mode, padding_mode, align_corners)
    if pairs is None:
        return F.fill(grid, 0)
    n, *out, _ = F.shape_of(grid)
    totals = []
    for number in range(2**rank):
        read = F.multiply(F.take_in_planes(x, _corner(F, index, number)), out_grad)
        totals.append(F.sum(read, [1], F.dtype_of(read), True))
    grads = []
    for axis in range(rank):
        made = None
        for number, bits in enumerate(product((0, 1), repeat=rank)):
            part = F.multiply(totals[number], _weight(F, pairs, bits, axis))
            if made is None:
                made = part if bits[axis] else F.scale(part, -1.0, 0.0, True)
            else:
                made = F.add(made, part) if bits[axis] else F.subtract(made, part)
        grads.append(F.reshape(F.multiply(made, slopes[axis]), (n, *out, 1)))
    return F.concat(grads[::-1], rank + 1)
