"""Functions of shapes and attributes that gradient formulas may call; no tensor goes in, none comes out."""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core.phi.infer_meta.indexing import sliced_shape
from gradscope.core.phi.infer_meta.reduction import reduced

__all__ = [
    "channels_of",
    "frame_length_of",
    "inverse_perm",
    "kept_shape",
    "last_dims",
    "negated",
    "other_norm",
    "pad_axes",
    "pad_ends",
    "pad_starts",
    "reduced_count",
    "runs_on_fixed",
    "sliced_shape",
    "tail_dims",
]


def channels_of(shape: Any, data_format: str) -> int:
    """How many channels a tensor of `shape` has, which are last where data_format ends in C."""
    return int(shape[-1 if data_format[-1] == "C" else 1])


def kept_shape(shape: Any, axis: Any) -> tuple[int, ...]:
    """`shape` with 1 at the reduced axes (all of them when `axis` is empty or None)."""
    return reduced(tuple(shape), axis, True)


def reduced_count(shape: Any, axis: Any) -> int:
    """How many elements a reduction over `axis` merges into one; 1 rather than 0, so that it can be divided by."""
    if axis is None or axis == () or axis == []:  # all of them: what most ask for
        return max(1, int(prod(shape)))
    merged = [n for n, kept in zip(shape, kept_shape(shape, axis), strict=True) if kept != n]
    return max(1, int(prod(merged)))


def inverse_perm(perm: Any) -> tuple[int, ...]:
    """The permutation that undoes `perm`."""
    n = len(perm)
    out = [0] * n
    for i, p in enumerate(perm):
        out[p % n] = i
    return tuple(out)


def last_dims(shape: Any, like: Any) -> tuple[int, ...]:
    """`shape` without leading dimensions until it is no longer than `like`."""
    return tuple(shape)[max(0, len(shape) - len(like)) :]


def tail_dims(shape: Any, begin: int) -> tuple[int, ...]:
    """`shape` from axis `begin` on."""
    return tuple(shape)[begin:]


def runs_on_fixed(is_test: bool, use_global_stats: bool, trainable_statistics: bool) -> bool:
    """Whether batch_norm took the running statistics, which do not depend on its input."""
    return use_global_stats or (is_test and not trainable_statistics)


def negated(numbers: Any) -> list[int]:
    """Every number with the other sign."""
    return [-n for n in numbers]


def pad_axes(ndim: int) -> list[int]:
    """All axes."""
    return list(range(ndim))


def pad_starts(paddings: Any) -> list[int]:
    """Where the padded tensor begins on each axis; paddings: before and after each axis."""
    return list(paddings[0::2])


def pad_ends(shape: Any, paddings: Any) -> list[int]:
    """Where it ends."""
    return [n + before for n, before in zip(shape, paddings[0::2], strict=True)]


def other_norm(normalization: str) -> str:
    """The normalization that makes the transform the other way the adjoint: `backward` and `forward` change places."""
    return {"backward": "forward", "forward": "backward"}.get(normalization, normalization)


def frame_length_of(shape: Any, axis: int) -> int:
    """The length of the frames in a tensor [..., frame_length, frames] (axis -1) or [frames, frame_length, ...]."""
    return int(shape[-2] if axis == -1 else shape[1])
