"""Kernels that change shape or arrangement: reshape, transpose, squeeze, expand, concat, stack, split, unbind, add_n.

Shapes and axes arrive as infer_meta resolved them or as the user wrote them; negative axes count from the end.
The kernels of view ops (reshape, transpose, squeeze, unsqueeze, flatten, unbind) return a view where numpy can make
one; all others return arrays of their own.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel


@kernel("reshape", EVERY)
def reshape(x: Any, shape: Any) -> Any:
    """x in another shape; 0 keeps the dimension at that place (unless x has no element), -1 takes what is left."""
    if 0 in shape and x.size:
        shape = [x.shape[i] if n == 0 and i < x.ndim else n for i, n in enumerate(shape)]
    return x.reshape(tuple(shape))


@kernel("flatten", EVERY)
def flatten(x: Any, start_axis: int = 1, stop_axis: int = 1) -> Any:
    """The axes start_axis … stop_axis (included) merged into one; a 0-D x gives shape [1]."""
    if x.ndim == 0:
        return xp.reshape(x, (1,))
    start, stop = start_axis % x.ndim, stop_axis % x.ndim
    merged = 1
    for n in x.shape[start : stop + 1]:
        merged *= n
    return xp.reshape(x, (*x.shape[:start], merged, *x.shape[stop + 1 :]))


@kernel("transpose", EVERY)
def transpose(x: Any, perm: Any) -> Any:
    return x.transpose(tuple(perm))


@kernel("squeeze", EVERY)
def squeeze(x: Any, axis: Any = ()) -> Any:
    """x without the axes of length 1 among `axis` (all of them when empty); longer axes named there stay."""
    axis = (axis,) if isinstance(axis, int) else tuple(axis)
    drop = {a % x.ndim for a in axis} if axis and x.ndim else set(range(x.ndim))
    return xp.reshape(x, tuple(n for i, n in enumerate(x.shape) if not (n == 1 and i in drop)))


@kernel("unsqueeze", EVERY)
def unsqueeze(x: Any, axis: Any = ()) -> Any:
    """x with axes of length 1 put in, one after the other, each counted in the shape reached so far, as in Paddle."""
    shape = list(x.shape)
    for a in (axis,) if isinstance(axis, int) else axis:
        shape.insert(a if a >= 0 else a + len(shape) + 1, 1)
    return x.reshape(tuple(shape))


@kernel("expand", EVERY)
def expand(x: Any, shape: Any) -> Any:
    """x broadcast to `shape` in memory of its own; -1 keeps the dimension."""
    lead = len(shape) - x.ndim
    full = tuple(x.shape[i - lead] if n == -1 else n for i, n in enumerate(shape))
    out = xp.empty(full, x.dtype)
    out[...] = x
    return out


@kernel("concat", EVERY, stride=False)
def concat(x: Any, axis: int = 0) -> Any:
    """The arrays of the list x one after the other along `axis`."""
    return xp.concatenate(x, axis=axis)


@kernel("stack", EVERY, stride=False)
def stack(x: Any, axis: int = 0) -> Any:
    """The arrays of the list x along a new axis."""
    return xp.stack(x, axis=axis)


@kernel("split", EVERY)
def split(x: Any, sections: Any, axis: int = 0) -> Any:
    """List of pieces of x of the lengths `sections` along `axis`; one section may be -1 and takes what is left."""
    sections = list(sections)
    if -1 in sections:
        i = sections.index(-1)
        sections[i] = x.shape[axis] - (sum(sections) + 1)
    where: list[Any] = [slice(None)] * x.ndim
    out, start = [], 0
    for n in sections:
        where[axis] = slice(start, start + n)
        out.append(xp.array(x[tuple(where)]))
        start += n
    return out


@kernel("split_with_num", EVERY)
def split_with_num(x: Any, num: int, axis: int = 0) -> Any:
    """List of `num` equal pieces of x along `axis`."""
    return split(x, [x.shape[axis] // num] * num, axis)


@kernel("unbind", EVERY)
def unbind(input: Any, axis: int = 0) -> Any:
    """List of the slices of input along `axis`, each without that axis; views."""
    where: list[Any] = [slice(None)] * input.ndim
    out = []
    for i in range(input.shape[axis]):
        where[axis] = slice(i, i + 1)
        piece = input[tuple(where)]
        out.append(xp.squeeze(piece, axis=axis))
    return out


@kernel("add_n", FLOAT + INT + COMPLEX)
def add_n(inputs: Any) -> Any:
    """The sum of the arrays of the list, from left to right."""
    out = xp.array(inputs[0])
    for one in inputs[1:]:
        out = out + one
    return xp.asarray(out)
