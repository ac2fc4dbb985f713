"""Padding: constants around a tensor, or its own elements mirrored, repeated at the edge, or from the other side."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor

_FORMATS = {3: ("NCL", "NLC"), 4: ("NCHW", "NHWC"), 5: ("NCDHW", "NDHWC")}


_SIDES = {"depth": ("front", "back"), "height": ("top", "bottom"), "width": ("left", "right")}


def _index(size: int, before: int, after: int, mode: str, axis: str) -> list[int]:
    """Which element of an axis of `size` stands at each place of the padded one. Raises ValueError, in Paddle's words,
    when a reflection or a turn would need more elements than there are. axis: its name in those."""
    for number, side in zip((before, after), _SIDES[axis], strict=True):
        if (mode == "reflect" and number >= size) or (mode == "circular" and number > 0 == size):
            raise ValueError(
                f"(InvalidArgument) The {axis} of Input(X)'s dimension should be greater than pad_{side} in {mode} "
                f"mode, but received depth({size}) and pad_{side}({number})."
            )
    places = range(-before, size + after)
    if mode == "replicate":
        return [min(max(i, 0), size - 1) for i in places]
    if mode == "circular":
        return [i % size for i in places]
    turn = max(2 * size - 2, 1)
    return [i if i < size else turn - i for i in (i % turn for i in places)]


def _with_constant(x: Tensor, pairs: list[tuple[int, int]], value: float) -> Tensor:
    """(before, after) per axis; what is negative is cut off."""
    cut = [axis for axis, pair in enumerate(pairs) if min(pair) < 0]
    if cut:
        starts = [max(0, -pairs[axis][0]) for axis in cut]
        ends = [int(x.shape[axis]) + min(0, pairs[axis][1]) for axis in cut]
        x = _C_ops.slice(x, cut, starts, ends, [], [])
    numbers = [max(0, n) for pair in pairs for n in pair]
    return _C_ops.pad(x, numbers, value) if any(numbers) or not cut else x


def _of_image(x: Tensor, numbers: list[int], mode: str, value: float, data_format: str | None) -> Tensor:
    """Only the axes of the image, the last one first."""
    rank = len(x.shape)
    if rank not in _FORMATS:
        raise AssertionError(f"input tensor dimension must be in [3, 4, 5] but got {rank}")
    form = _FORMATS[rank][0] if data_format is None else data_format.upper()
    every = [one for forms in zip(*_FORMATS.values(), strict=True) for one in forms]
    if form not in every:
        raise AssertionError(f"data_format should be in one of [{', '.join(every)}], but got {form}")
    if form not in _FORMATS[rank]:
        raise AssertionError(
            f"input tensor dimension is {rank}, it's data format should be in {list(_FORMATS[rank])} but got {form}"
        )
    axes = range(rank - 1, 1, -1) if form == _FORMATS[rank][0] else range(rank - 2, 0, -1)
    if len(numbers) != 2 * len(axes):
        raise ValueError(
            f"(InvalidArgument) Size of paddings should be equal to 6, but received {len(numbers) + 6 - 2 * len(axes)}."
        )
    around = dict(zip(axes, zip(numbers[0::2], numbers[1::2], strict=True), strict=True))
    if mode == "constant":
        return _with_constant(x, [around.get(axis, (0, 0)) for axis in range(rank)], value)
    names = dict(zip(sorted(around), {3: ("depth",), 4: ("height", "width"), 5: tuple(_SIDES)}[rank], strict=True))
    for axis, (before, after) in sorted(around.items()):
        if before or after:
            places = to_tensor(_index(int(x.shape[axis]), before, after, mode, names[axis]))
            x = _C_ops.index_select(x, places, axis)
    return x


def pad(
    x: Tensor,
    pad: Any,
    mode: str = "constant",
    value: float = 0.0,
    data_format: str | None = None,
    pad_from_left_axis: bool = True,
    name: str | None = None,
) -> Tensor:
    """x with `pad` elements around. pad: two numbers (before, after) per axis of an image (data_format says which), the
    last axis first: left, right, top, bottom; or, with constants, any other number of pairs: those of the last axes,
    the last one first, but two for every axis count from the first one on (pad_from_left_axis False: from the last);
    an int: that much on all sides of an image. mode: constant (`value`), reflect, replicate, circular.

    Raises AssertionError for a mode or format there is not, ValueError for numbers that do not fit.
    """
    if mode not in ("reflect", "replicate", "constant", "circular"):
        raise AssertionError(f"mode should be one of constant, reflect, replicate, circular, but got {mode}.")
    rank = len(x.shape)
    if isinstance(pad, Tensor):
        if pad.size == 0:
            return x.clone()
        return _of_image(x, [int(n) for n in pad.tolist()], mode, value, data_format)
    if isinstance(pad, int):
        pad = [pad] * (2 * (rank - 2))
    numbers = [int(n) for n in pad]
    if mode == "constant" and len(numbers) != 2 * (rank - 2):
        if len(numbers) > 2 * rank:
            raise ValueError(f"pad takes at most two numbers for each of the {rank} axes, but got {numbers}")
        all_given = len(numbers) == 2 * rank
        numbers += [0] * (2 * rank - len(numbers))
        pairs = list(zip(numbers[0::2], numbers[1::2], strict=True))
        return _with_constant(x, pairs if all_given and pad_from_left_axis else pairs[::-1], float(value))
    return _of_image(x, numbers, mode, float(value), data_format)


def zeropad2d(x: Tensor, padding: Any, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """Zeros around images: left, right, top, bottom."""
    return pad(x, padding, "constant", 0.0, data_format)
