"""Convolutions over sequences and images, and their transposes."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def _numbers(value: Any, count: int, what: str) -> list[int]:
    """One number for every axis, or the list that was given. Raises ValueError for another length."""
    if isinstance(value, int):
        return [value] * count
    numbers = [int(v) for v in value]
    if len(numbers) == 1:
        return numbers * count
    if len(numbers) != count:
        raise ValueError(f"{what} should be an int or a list of {count}, but received {value}")
    return numbers


def padding_of(padding: Any, count: int, channel_last: bool) -> tuple[list[int], str]:
    """(numbers, algorithm) of a padding: "same", "valid", one int, one per axis, two per axis, or pairs per axis, also
    with pairs for batch and channels. Raises ValueError for anything else."""
    if isinstance(padding, str):
        if padding.upper() not in ("SAME", "VALID"):
            raise ValueError(f"Unknown padding: '{padding}'. It can only be 'SAME' or 'VALID'.")
        return [0] * count, padding.upper()
    if isinstance(padding, int):
        return [padding] * count, "EXPLICIT"
    items = list(padding)
    if items and isinstance(items[0], (list, tuple)):
        if len(items) == count + 2:
            outer = [items[0], items[-1] if channel_last else items[1]]
            if any(int(n) for pair in outer for n in pair):
                raise ValueError(f"Non-zero padding({padding}) in the batch or channel dimensions is not supported.")
            items = items[1:-1] if channel_last else items[2:]
        items = [int(n) for pair in items for n in pair]
    if len(items) not in (1, count, 2 * count):
        raise ValueError(f"In valid padding: {padding}; {count} or {2 * count} numbers were expected.")
    numbers = [int(n) for n in items]
    return (numbers * count if len(numbers) == 1 else numbers), "EXPLICIT"


def _bias_shape(bias: Tensor, ndim: int, channel_last: bool) -> list[int]:
    return [1] * (ndim - 1) + [bias.shape[0]] if channel_last else [1, bias.shape[0], *[1] * (ndim - 2)]


def _with_bias(out: Tensor, bias: Tensor | None, channel_last: bool) -> Tensor:
    if bias is None:
        return out
    return _C_ops.add(out, _C_ops.reshape(bias, _bias_shape(bias, len(out.shape), channel_last)))


def _checked(x: Tensor, groups: int, weight: Tensor, data_format: str, formats: tuple[str, str], ndim: int) -> bool:
    """Whether the channels come last. Raises ValueError for what cannot be convolved."""
    if data_format not in formats:
        raise ValueError(
            f"Attr(data_format) should be '{formats[0]}' or '{formats[1]}'. Received Attr(data_format): {data_format}."
        )
    if len(x.shape) != ndim:
        raise ValueError(f"Input x should be {ndim}D tensor, but received x with the shape of {list(x.shape)}")
    last = data_format == formats[1]
    channels = x.shape[-1] if last else x.shape[1]
    if channels < 0 or groups <= 0:
        raise ValueError(f"The groups of conv should be greater than 0. Received groups: {groups}")
    if channels % groups:
        raise ValueError(
            f"the channel of input must be divisible by groups, received: the channel of input is {channels}, the "
            f"shape of input is {list(x.shape)}, the groups is {groups}"
        )
    return last


def conv2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """Convolution of images. x: [n, c, h, w] (or [n, h, w, c]), weight: [out, c / groups, kh, kw], bias: [out] or None.

    padding: see `padding_of`. Raises ValueError for shapes that do not fit.
    """
    last = _checked(x, groups, weight, data_format, ("NCHW", "NHWC"), 4)
    paddings, algorithm = padding_of(padding, 2, last)
    out = _C_ops.conv2d(
        x, weight, _numbers(stride, 2, "stride"), paddings, algorithm, _numbers(dilation, 2, "dilation"), groups,
        data_format,
    )  # fmt: skip
    return _with_bias(out, bias, last)


def conv1d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NCL",
    name: str | None = None,
) -> Tensor:
    """Convolution of sequences, as of images of height 1. x: [n, c, l] (or [n, l, c]), weight: [out, c / groups, k]."""
    last = _checked(x, groups, weight, data_format, ("NCL", "NLC"), 3)
    paddings, algorithm = padding_of(padding, 1, last)
    paddings = [0, *paddings] if len(paddings) == 1 else [0, 0, *paddings]
    at = 1 if last else 2
    out = _C_ops.conv2d(
        _C_ops.unsqueeze(x, [at]), _C_ops.unsqueeze(weight, [2]), [1, *_numbers(stride, 1, "stride")], paddings,
        algorithm, [1, *_numbers(dilation, 1, "dilation")], groups, "NHWC" if last else "NCHW",
    )  # fmt: skip
    return _with_bias(_C_ops.squeeze(out, [at]), bias, last)


def conv2d_transpose(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    output_padding: Any = 0,
    groups: int = 1,
    dilation: Any = 1,
    data_format: str = "NCHW",
    output_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """The transpose of conv2d. weight: [c, out / groups, kh, kw]; output_padding: how much larger the result is than
    the least; output_size: its height and width instead. Raises ValueError when both are given."""
    last = _checked(x, groups, weight, data_format, ("NCHW", "NHWC"), 4)
    paddings, algorithm = padding_of(padding, 2, last)
    extra = _numbers(output_padding, 2, "output_padding")
    if output_size is not None and any(extra):
        raise ValueError("output_padding option is mutually exclusive with output_size")
    size = [] if output_size is None else _numbers(output_size, 2, "output_size")
    out = _C_ops.conv2d_transpose(
        x, weight, _numbers(stride, 2, "stride"), paddings, extra if any(extra) else [], size, algorithm, groups,
        _numbers(dilation, 2, "dilation"), data_format,
    )  # fmt: skip
    return _with_bias(out, bias, last)
