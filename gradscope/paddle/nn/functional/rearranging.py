"""Functions that rearrange images: the pixel and channel shuffles, fold and unfold, temporal_shift."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def _checked(number: Any, what: str, data_format: str) -> None:
    """Raises TypeError and ValueError in Paddle's words."""
    if not isinstance(number, int):
        raise TypeError(f"{what} must be int type")
    if data_format not in ("NCHW", "NHWC"):
        raise ValueError(f"Attr(data_format) should be 'NCHW' or 'NHWC'.But receive Attr(data_format): {data_format} ")


def _image(x: Tensor, number: int, what: str) -> None:
    if len(x.shape) != 4:
        raise ValueError(f"Input x should be 4D tensor, but received x with the shape of {x.shape}")
    if isinstance(number, int) and number <= 0:
        raise ValueError(f"{what} must be positive")


def pixel_shuffle(x: Tensor, upscale_factor: int, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """[n, c * r², h, w] as [n, c, h * r, w * r]. Raises ValueError when r² does not divide the channels."""
    _checked(upscale_factor, "upscale factor", data_format)
    return _C_ops.pixel_shuffle(x, upscale_factor, data_format)


def pixel_unshuffle(x: Tensor, downscale_factor: int, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """The reverse of pixel_shuffle: [n, c, h * r, w * r] as [n, c * r², h, w]. Raises ValueError when r does not divide
    height and width."""
    _image(x, downscale_factor, "Downscale factor")
    _checked(downscale_factor, "Downscale factor", data_format)
    return _C_ops.pixel_unshuffle(x, downscale_factor, data_format)


def channel_shuffle(x: Tensor, groups: int, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """Channel i of group g becomes channel g of group i. Raises ValueError when groups does not divide the channels."""
    _image(x, groups, "groups")
    _checked(groups, "groups", data_format)
    return _C_ops.channel_shuffle(x, groups, data_format)


def temporal_shift(
    x: Tensor, seg_num: int, shift_ratio: float = 0.25, name: str | None = None, data_format: str = "NCHW"
) -> Tensor:
    """Images [batch * seg_num, c, h, w] of clips: the first part of the channels comes from the image before, the next
    from the one after, zeros at the ends; each part is shift_ratio of the channels.

    Raises ValueError for a format there is not, a ratio outside of (0, 0.5) or a seg_num that does not divide.
    """
    if data_format not in ("NCHW", "NHWC"):
        raise ValueError(f"Attr(data_format) should be 'NCHW' or 'NHWC'. Received Attr(data_format): {data_format}.")
    if not 0 < shift_ratio < 0.5:
        side = "less than 0.5" if shift_ratio >= 0.5 else "greater than 0"
        raise ValueError(f"(InvalidArgument) Attr(shift_ratio) should be {side}, but received {shift_ratio}")
    images = int(x.shape[0])
    if images % seg_num:
        raise ValueError(
            "(InvalidArgument) Input(X) dimension[0] should be divided exactly by Attr(seg_num), but received X "
            f"dimension[0]({images}) mod seg_num({seg_num}) != 0"
        )
    at = 4 if data_format == "NHWC" else 2
    clips = _C_ops.reshape(x, [images // seg_num, seg_num, *x.shape[1:]])
    channels = int(clips.shape[at])
    first, second = int(channels * shift_ratio), int(channels * 2 * shift_ratio)
    around = _C_ops.pad(clips, [0, 0, 1, 1, 0, 0, 0, 0, 0, 0], 0.0)
    parts = [
        _C_ops.slice(around, [1, at], [start, low], [start + seg_num, high], [], [])
        for start, low, high in ((0, 0, first), (2, first, second), (1, second, channels))
        if low < high
    ]
    return _C_ops.reshape(_C_ops.concat(parts, at), list(x.shape))


def _two(value: Any, what: str) -> list[int]:
    if isinstance(value, int):
        return [value, value]
    if not (isinstance(value, (list, tuple)) and len(value) == 2):
        raise AssertionError(f"{what} should either be an integer or a list/tuple of two integers")
    return [int(n) for n in value]


def _four(paddings: Any) -> list[int]:
    """top, left, bottom, right."""
    if isinstance(paddings, int):
        return [paddings] * 4
    if not isinstance(paddings, (list, tuple)) or len(paddings) not in (2, 4):
        raise ValueError("paddings should either be an integer or a list of 2 or 4 integers")
    return [int(n) for n in paddings] * (4 // len(paddings))


def unfold(
    x: Tensor,
    kernel_sizes: Any,
    strides: Any = 1,
    paddings: Any = 0,
    dilations: Any = 1,
    name: str | None = None,
) -> Tensor:
    """The windows of images as columns. x: [n, c, h, w]; gives [n, c * kh * kw, positions]. paddings: one number, those
    of height and width, or top, left, bottom, right. Raises AssertionError or ValueError for what does not fit."""
    if len(x.shape) != 4:
        raise AssertionError("input should be the format of [N, C, H, W]")
    kernel, steps = _two(kernel_sizes, "kernel_sizes"), _two(strides, "strides")
    return _C_ops.unfold(x, kernel, steps, _four(paddings), _two(dilations, "dilations"))


def fold(
    x: Tensor,
    output_sizes: Any,
    kernel_sizes: Any,
    strides: Any = 1,
    paddings: Any = 0,
    dilations: Any = 1,
    name: str | None = None,
) -> Tensor:
    """The reverse of unfold, where windows overlap the sum. x: [n, c * kh * kw, positions]; gives [n, c, *size].
    Raises AssertionError or ValueError for what does not fit."""
    if len(x.shape) != 3:
        raise AssertionError("input should be the format of [N, C, L]")
    size, kernel = _two(output_sizes, "output_sizes"), _two(kernel_sizes, "kernel_sizes")
    steps, apart = _two(strides, "strides"), _two(dilations, "dilations")
    return _C_ops.fold(x, size, kernel, steps, _four(paddings), apart)
