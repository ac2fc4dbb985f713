"""Convolutions over sequences, images and volumes, and their transposes."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import channel_last, conv_padding, per_axis


def _apart(dilation: Any, count: int, algorithm: str) -> list[int]:
    """The dilations; with SAME there are none, as in Paddle."""
    numbers = per_axis(dilation, count, "dilation")
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
    paddings, algorithm = conv_padding(padding, 2, last)
    strides, apart = per_axis(stride, 2, "stride"), _apart(dilation, 2, algorithm)
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
    paddings, algorithm = conv_padding(padding, 3, last)
    out = _C_ops.conv3d(
        x, weight, per_axis(stride, 3, "stride"), paddings, algorithm, groups, _apart(dilation, 3, algorithm),
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
    paddings, algorithm = conv_padding(padding, 1, last)
    paddings = [0, *paddings] if len(paddings) == 1 else [0, 0, *paddings]
    at = 1 if last else 2
    out = _C_ops.conv2d(
        _C_ops.unsqueeze(x, [at]), _C_ops.unsqueeze(weight, [2]), [1, *per_axis(stride, 1, "stride")], paddings,
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
    extra = [] if output_padding == 0 else per_axis(output_padding, count, "output_padding")
    return extra, [] if output_size is None else per_axis(output_size, count, "output_size")


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
    paddings, algorithm = conv_padding(padding, 1, last)
    strides, (extra, size) = per_axis(stride, 1, "stride"), _asked(output_size, output_padding, 1)
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
    paddings, algorithm = conv_padding(padding, 2, last)
    extra, size = _asked(output_size, output_padding, 2)
    out = _transpose(x, weight, groups, last)(
        x, weight, per_axis(stride, 2, "stride"), paddings, extra, size, algorithm, groups,
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
    paddings, algorithm = conv_padding(padding, 3, last)
    extra, size = _asked(output_size, output_padding, 3)
    out = _C_ops.conv3d_transpose(
        x, weight, per_axis(stride, 3, "stride"), paddings, extra, size, algorithm, groups,
        _apart(dilation, 3, algorithm), data_format,
    )  # fmt: skip
    return _with_bias(out, bias, last)
