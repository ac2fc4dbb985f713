"""Convolutions over sequences, images and volumes, and their transposes."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

#: (channels second, channels last) per number of axes
FORMATS = {1: ("NCL", "NLC"), 2: ("NCHW", "NHWC"), 3: ("NCDHW", "NDHWC")}


def _numbers(value: Any, count: int, what: str) -> list[int]:
    """One number for every axis, or the list that was given. Raises ValueError for another length or kind."""
    if isinstance(value, int):
        return [value] * count
    try:
        given = list(value.tolist() if isinstance(value, Tensor) else value)
    except TypeError:
        raise ValueError(f"The {what}'s type must be list or tuple. Received: {value}") from None
    if len(given) != count:
        raise ValueError(f"The {what}'s length must be {count}. Received: {value}")
    return [int(v) for v in given]


def channel_last(data_format: str, count: int, text: str = "") -> bool:
    """Whether a format of images of `count` axes has its channels last. Raises ValueError for one there is not, with
    `text` (of {}, the format and both) in place of the usual words."""
    first, last = FORMATS[count]
    if data_format not in (first, last):
        usual = "Attr(data_format) should be '{1}' or '{2}'. Received Attr(data_format): {0}."
        raise ValueError((text or usual).format(data_format, first, last))
    return data_format == last


def padding_of(padding: Any, count: int, last: bool, wrong: str = "Invalid") -> tuple[list[int], str]:
    """(numbers, algorithm) of a padding: "same", "valid", one int, one per axis, two per axis, or pairs per axis with
    pairs of 0 for batch and channels. Raises ValueError for anything else, beginning with `wrong`."""
    if isinstance(padding, str):
        if padding.upper() not in ("SAME", "VALID"):
            raise ValueError(f"Unknown padding: '{padding.upper()}'. It can only be 'SAME' or 'VALID'.")
        return [0] * count, padding.upper()
    if isinstance(padding, int):
        return [padding] * count, "EXPLICIT"
    items = list(padding)
    if len(items) == count + 2 and isinstance(items[0], (list, tuple)):
        if any(int(n) for pair in (items[0], items[-1] if last else items[1]) for n in pair):
            raise ValueError(f"Non-zero padding({padding}) in the batch or channel dimensions is not supported.")
        items = [n for pair in (items[1:-1] if last else items[2:]) for n in pair]
    if len(items) not in (count, 2 * count) or any(isinstance(n, (list, tuple)) for n in items):
        raise ValueError(f"{wrong} padding: {padding}")
    numbers = [int(n) for n in items]
    if len(numbers) == 2 * count and numbers[0::2] == numbers[1::2]:
        numbers = numbers[0::2]
    return numbers, "EXPLICIT"


def _around(padding: Any, count: int, last: bool) -> tuple[list[int], str]:
    """padding_of a convolution, where none may be negative."""
    numbers, algorithm = padding_of(padding, count, last, "In valid")
    if min(numbers) < 0:
        raise ValueError(f"Invalid padding, all value should be larger than or equal to 0, but received: {numbers}")
    return numbers, algorithm


def _apart(dilation: Any, count: int, algorithm: str) -> list[int]:
    """The dilations; with SAME there are none, as in Paddle."""
    numbers = _numbers(dilation, count, "dilation")
    return numbers if algorithm != "SAME" else [1] * count


def _with_bias(out: Tensor, bias: Tensor | None, last: bool) -> Tensor:
    if bias is None:
        return out
    ndim = len(out.shape)
    shape = [1] * (ndim - 1) + [bias.shape[0]] if last else [1, bias.shape[0], *[1] * (ndim - 2)]
    return _C_ops.add(out, _C_ops.reshape(bias, shape))


_ZERO_GROUPS = {"conv1d": "not be zero", "conv2d": "be not be zero.", "conv3d": "not be 0."}


def _checked(x: Tensor, weight: Tensor, groups: int, last: bool, count: int, name: str, filters: bool = True) -> None:
    """Raises ValueError, in Paddle's words, for what cannot be convolved. filters: their number must fit groups too."""
    if len(x.shape) != count + 2:
        raise ValueError(f"Input x should be {count + 2}D tensor, but received x with the shape of {x.shape}")
    if not filters and len(weight.shape) != count + 2:
        raise ValueError(
            f"Input weight should be {count + 2}D tensor, but received weight with the shape of {weight.shape}"
        )
    if groups == 0:
        raise ValueError(f"The groups of {name} should {_ZERO_GROUPS.get(name, 'not be zero.')}")
    channels, made = x.shape[-1 if last else 1], weight.shape[0]
    if channels % groups:
        if count == 3:
            raise ValueError(
                "The number of input channels must be divisible by Attr(groups). Received: number of "
                f"channels({channels}), groups({groups})."
            )
        raise ValueError(
            f"{'The' if filters else 'the'} channel of input must be divisible by groups,received: the channel of "
            f"input is {channels}, the shape of input is {x.shape}, the groups is {groups}"
        )
    if filters and made % groups:
        if count == 3:
            raise ValueError(
                f"The number of filters must be divisible by Attr(groups). Received: number of filters({made}), "
                f"groups({groups})."
            )
        raise ValueError(
            f"The number of filters must be divisible by groups,received: the number of filters is {made}, the shape "
            f"of weight is {weight.shape}, the groups is {groups}"
        )


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
    last = channel_last(data_format, 2)
    _checked(x, weight, groups, last, 2, "conv2d")
    paddings, algorithm = _around(padding, 2, last)
    strides, apart = _numbers(stride, 2, "stride"), _apart(dilation, 2, algorithm)
    if groups == 1 or x.shape[-1 if last else 1] != groups:
        out = _C_ops.conv2d(x, weight, strides, paddings, algorithm, apart, groups, data_format)
    else:
        out = _C_ops.depthwise_conv2d(x, weight, strides, paddings, algorithm, groups, apart, data_format)
    return _with_bias(out, bias, last)


def conv3d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NCDHW",
    name: str | None = None,
) -> Tensor:
    """Convolution of volumes. x: [n, c, d, h, w] (or [n, d, h, w, c]), weight: [out, c / groups, kd, kh, kw]."""
    last = channel_last(data_format, 3)
    _checked(x, weight, groups, last, 3, "conv3d")
    paddings, algorithm = _around(padding, 3, last)
    out = _C_ops.conv3d(
        x, weight, _numbers(stride, 3, "stride"), paddings, algorithm, groups, _apart(dilation, 3, algorithm),
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
    last = channel_last(data_format, 1)
    _checked(x, weight, groups, last, 1, "conv1d")
    paddings, algorithm = _around(padding, 1, last)
    paddings = [0, *paddings] if len(paddings) == 1 else [0, 0, *paddings]
    at = 1 if last else 2
    out = _C_ops.conv2d(
        _C_ops.unsqueeze(x, [at]), _C_ops.unsqueeze(weight, [2]), [1, *_numbers(stride, 1, "stride")], paddings,
        algorithm, [1, *_apart(dilation, 1, algorithm)], groups, "NHWC" if last else "NCHW",
    )  # fmt: skip
    return _with_bias(_C_ops.squeeze(out, [at]), bias, last)


_WRONG_FORMAT = (
    "Attr(data_format) of conv2d_transpose got wrong value: received {0}, but only '{1}' or '{2}' are supported."
)


def _asked(output_size: Any, output_padding: Any, count: int) -> tuple[list[int], list[int]]:
    """(how much larger than the least, the size asked for), either may be empty. Raises ValueError for both."""
    if output_size is not None and output_padding != 0:
        raise ValueError("output_padding option is mutually exclusive with output_size")
    if output_size is not None and not isinstance(output_size, (int, list, tuple, Tensor)):
        raise ValueError("output_size should be int, or list, tuple of ints")
    extra = [] if output_padding == 0 else _numbers(output_padding, count, "output_padding")
    return extra, [] if output_size is None else _numbers(output_size, count, "output_size")


def _transpose(x: Tensor, weight: Tensor, groups: int, last: bool) -> Any:
    """The op: one of its own where every channel has its own filter, as in Paddle."""
    each = groups != 1 and x.shape[-1 if last else 1] == groups and weight.shape[1] == 1
    return _C_ops.depthwise_conv2d_transpose if each else _C_ops.conv2d_transpose


def conv1d_transpose(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    output_padding: Any = 0,
    groups: int = 1,
    dilation: Any = 1,
    output_size: Any = None,
    data_format: str = "NCL",
    name: str | None = None,
) -> Tensor:
    """The transpose of conv1d. weight: [c, out / groups, k]; see conv2d_transpose."""
    last = channel_last(data_format, 1, _WRONG_FORMAT)
    _checked(x, weight, groups, last, 1, "conv1d_transpose", False)
    paddings, algorithm = _around(padding, 1, last)
    strides, (extra, size) = _numbers(stride, 1, "stride"), _asked(output_size, output_padding, 1)
    if extra and extra[0] > strides[0]:
        raise ValueError(
            "The size of output_padding should not be greater than stride.But got output_padding="
            f"{extra[0]} and stride={strides[0]}"
        )
    at = 2 if last else 3
    out = _transpose(x, weight, groups, last)(
        _C_ops.unsqueeze(x, [at]), _C_ops.unsqueeze(weight, [3]), [*strides, 1], [*paddings, *[0] * len(paddings)],
        [*extra, 0] if extra else [], [*size, 1] if size else [], algorithm, groups,
        [*_apart(dilation, 1, algorithm), 1], "NHWC" if last else "NCHW",
    )  # fmt: skip
    return _with_bias(_C_ops.squeeze(out, [at]), bias, last)


def conv2d_transpose(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    output_padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    output_size: Any = None,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """The transpose of conv2d. weight: [c, out / groups, kh, kw]; output_padding: how much larger the result is than
    the least; output_size: its height and width instead. Raises ValueError when both are given."""
    last = channel_last(data_format, 2, _WRONG_FORMAT)
    _checked(x, weight, groups, last, 2, "conv2d_transpose", False)
    paddings, algorithm = _around(padding, 2, last)
    extra, size = _asked(output_size, output_padding, 2)
    out = _transpose(x, weight, groups, last)(
        x, weight, _numbers(stride, 2, "stride"), paddings, extra, size, algorithm, groups,
        _apart(dilation, 2, algorithm), data_format,
    )  # fmt: skip
    return _with_bias(out, bias, last)


def conv3d_transpose(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    output_padding: Any = 0,
    groups: int = 1,
    dilation: Any = 1,
    output_size: Any = None,
    data_format: str = "NCDHW",
    name: str | None = None,
) -> Tensor:
    """The transpose of conv3d. weight: [c, out / groups, kd, kh, kw]; see conv2d_transpose."""
    last = channel_last(data_format, 3)
    _checked(x, weight, groups, last, 3, "conv3d_transpose", False)
    paddings, algorithm = _around(padding, 3, last)
    extra, size = _asked(output_size, output_padding, 3)
    out = _C_ops.conv3d_transpose(
        x, weight, _numbers(stride, 3, "stride"), paddings, extra, size, algorithm, groups,
        _apart(dilation, 3, algorithm), data_format,
    )  # fmt: skip
    return _with_bias(out, bias, last)
