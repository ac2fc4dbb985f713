"""Padding: constants around a tensor, or its own elements mirrored, repeated at the edge, or from the other side."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor


def _index(size: int, before: int, after: int, mode: str) -> list[int]:
    """Which element of an axis of `size` stands at each place of the padded one."""
    if mode == "reflect":
        if before >= size or after >= size:
            raise ValueError(f"paddings of reflect must be smaller than the axis ({size}), but got {before}, {after}")
        turn = max(2 * size - 2, 1)
        found = [(i % turn) for i in range(-before, size + after)]
        return [i if i < size else turn - i for i in found]
    if mode == "replicate":
        return [min(max(i, 0), size - 1) for i in range(-before, size + after)]
    return [i % size for i in range(-before, size + after)]


def pad(
    x: Tensor,
    pad: Any,
    mode: str = "constant",
    value: float = 0.0,
    data_format: str | None = None,
    pad_from_left_axis: bool = True,
    name: str | None = None,
) -> Tensor:
    """x with `pad` elements around. pad: two numbers per axis (before, after), for all axes from the first one on
    (pad_from_left_axis False: from the last one on), or for the axes of an image only, last axis first: left, right,
    top, bottom; an int for all of these. mode: constant (`value`), reflect, replicate, circular.

    Raises ValueError for a mode there is not, or numbers that do not fit.
    """
    if mode not in ("constant", "reflect", "replicate", "circular"):
        raise ValueError(f"mode should be one of constant, reflect, replicate, circular, but got mode {mode}.")
    rank = len(x.shape)
    numbers = pad.tolist() if isinstance(pad, Tensor) else pad
    last = data_format is not None and not data_format.startswith("NC")
    image = list(range(1, rank - 1)) if last else list(range(2, rank))
    numbers = [int(numbers)] * (2 * len(image)) if isinstance(numbers, int) else [int(n) for n in numbers]
    pairs: list[tuple[int, int]] = list(zip(numbers[0::2], numbers[1::2], strict=False))
    if len(numbers) % 2 or len(pairs) > rank:
        raise ValueError(f"pad takes two numbers per axis, at most {2 * rank} here, but got {numbers}")
    if len(pairs) == rank and mode == "constant":
        axes = list(range(rank)) if pad_from_left_axis else list(range(rank - 1, -1, -1))
    elif len(pairs) == len(image):
        axes = image[::-1]
    else:
        raise ValueError(f"pad takes {2 * len(image)} numbers for a tensor of {rank} axes, but got {numbers}")
    around = {axis: pair for axis, pair in zip(axes, pairs, strict=True) if pair != (0, 0)}
    if mode == "constant":
        return _C_ops.pad(x, [n for axis in range(rank) for n in around.get(axis, (0, 0))], value)
    for axis, (before, after) in sorted(around.items()):
        places = to_tensor(_index(int(x.shape[axis]), before, after, mode))
        x = _C_ops.index_select(x, places, axis)
    return x


def zeropad2d(x: Tensor, padding: Any, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """Zeros around images: left, right, top, bottom, or one number for all."""
    return pad(x, padding, "constant", 0.0, data_format)


def pixel_shuffle(x: Tensor, upscale_factor: int, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """[n, c * r², h, w] as [n, c, h * r, w * r]. Raises ValueError when r² does not divide the channels."""
    r = upscale_factor
    if data_format == "NHWC":
        made = pixel_shuffle(_C_ops.transpose(x, [0, 3, 1, 2]), r)
        return _C_ops.transpose(made, [0, 2, 3, 1])
    n, c, h, w = x.shape
    if c % (r * r):
        raise ValueError(f"the channels ({c}) of pixel_shuffle must be a multiple of {r * r}")
    parts = _C_ops.transpose(_C_ops.reshape(x, [n, c // (r * r), r, r, h, w]), [0, 1, 4, 2, 5, 3])
    return _C_ops.reshape(parts, [n, c // (r * r), h * r, w * r])
