"""Shapes of convolutions over any number of axes, and the padding that whatever slides a window asks for."""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta

Pads = tuple[tuple[int, int], ...]


def pads_of(image: Any, kernel: Any, strides: Any, paddings: Any, algorithm: str, dilations: Any = (1, 1, 1)) -> Pads:
    """(before, after) per axis of the image. paddings: a number per axis or two; algorithm: EXPLICIT, SAME (the
    output is the image divided by the stride, rounded up) or VALID (none)."""
    if algorithm == "EXPLICIT":
        if len(paddings) == len(image):
            return tuple([(p, p) for p in paddings])
        return tuple(zip(paddings[0::2], paddings[1::2], strict=True))
    if algorithm == "VALID":
        return ((0, 0),) * len(image)
    both = []
    for n, k, s, d in zip(image, kernel, strides, dilations, strict=False):
        need = max((-(-n // s) - 1) * s + (k - 1) * d + 1 - n, 0)
        both.append((need // 2, need - need // 2))
    return tuple(both)


def out_size(image: Any, kernel: Any, strides: Any, pads: Pads, dilations: Any) -> tuple[int, ...]:
    """Size of the output of a convolution, per axis."""
    sizes = zip(image, kernel, strides, pads, dilations, strict=True)
    return tuple([(n + a + b - (k - 1) * d - 1) // s + 1 for n, k, s, (a, b), d in sizes])


def split_shape(shape: Any, data_format: str) -> tuple[int, int, tuple[int, ...]]:
    """(batch, channels, image) of a shape whose channels are second, or last where data_format ends in C."""
    if data_format[-1] == "C":
        return shape[0], shape[-1], tuple(shape[1:-1])
    return shape[0], shape[1], tuple(shape[2:])


def joined_shape(n: int, c: int, image: Any, data_format: str) -> tuple[int, ...]:
    """The reverse of split_shape."""
    return (n, *image, c) if data_format[-1] == "C" else (n, c, *image)


@infer_meta
def ConvInferMeta(
    input: Any, filter: Any, strides: Any, paddings: Any, algorithm: str, dilations: Any, groups: int, data_format: str
) -> Any:
    """(the output's meta, the meta of the columns). Raises InvalidArgument with Paddle's text for what does not fit."""
    x, f = input.shape, filter.shape
    if len(x) not in (4, 5):
        raise InvalidArgument(
            "The input of Op(Conv) should be a 4-D or 5-D Tensor. But received: input's dimension is "
            f"{len(x)}, input's shape is {dims(x)}."
        )
    if len(f) != len(x):
        raise InvalidArgument(
            "The input's dimension and filter's dimension of Op(Conv) should be equal. But received: the input's shape "
            f"is {dims(x)}, the input's dimension is {len(x)}; the filter's shape is {dims(f)},  the filter's "
            f"dimension is {len(f)}."
        )
    if any(s <= 0 for s in strides):
        raise InvalidArgument(f"The stride of Op(Conv) should be larger than 0, but received stride is {min(strides)}.")
    n, c, image = split_shape(x, data_format)
    if c != f[1] * groups:
        raise InvalidArgument(
            "The number of input's channels should be equal to filter's channels * groups for Op(Conv). But received: "
            f"the input's channels is {c}, the input's shape is {dims(x)}; the filter's channels is {f[1]}, the "
            f"filter's shape is {dims(f)}; the groups is {groups}, the data_format is {data_format}. The error may "
            "come from wrong data_format setting."
        )
    if f[0] % groups:
        raise InvalidArgument(
            "The number of output's channels (filter's first dimension) of Op(Conv) should be divided by groups. But "
            f"received: the output channels is {f[0]}, the filter's shape is {dims(f)}, the groups is {groups}."
        )
    pads = pads_of(image, f[2:], strides, paddings, algorithm, dilations)
    size = out_size(image, f[2:], strides, pads, dilations)
    if min(size) <= 0:
        raise InvalidArgument(
            f"The output's size is expected to be greater than 0. But received: output's size is {dims(size)}. The "
            f"output's size is computed by ((input_size + paddings - (dilations * (filter_size - 1) + 1)) / strides + "
            f"1), where input_size is {dims(image)}, filter_size is {dims(f[2:])}, strides is {dims(strides)}."
        )
    out = joined_shape(n, f[0], size, data_format)
    return (out, input.dtype), ((n, c * prod(f[2:]), prod(size)), input.dtype)


@infer_meta
def Conv3dInferMeta(
    input: Any, filter: Any, strides: Any, paddings: Any, algorithm: str, groups: int, dilations: Any, data_format: str
) -> Any:
    """ConvInferMeta with groups before dilations, as conv3d and depthwise_conv2d have them."""
    return ConvInferMeta(input, filter, strides, paddings, algorithm, dilations, groups, data_format)


@infer_meta
def ConvInputGradInferMeta(filter: Any, out_grad: Any, shape: Any, *attributes: Any) -> Any:
    """The shape asked for: that of the input."""
    return tuple(shape), out_grad.dtype


@infer_meta
def ConvFilterGradInferMeta(input: Any, out_grad: Any, columns: Any, shape: Any, *attributes: Any) -> Any:
    """The shape asked for: that of the filter."""
    return tuple(shape), out_grad.dtype


@infer_meta
def ConvTransposeInferMeta(
    x: Any, filter: Any, strides: Any, paddings: Any, output_padding: Any, output_size: Any, algorithm: str,
    groups: int, dilations: Any, data_format: str,
) -> Any:  # fmt: skip
    """The image whose convolution has x's size. Raises InvalidArgument for channels or sizes that do not fit."""
    if len(x.shape) not in (4, 5) or len(filter.shape) != len(x.shape):
        raise InvalidArgument(
            "Input of Op(conv_transpose) should be 4-D or 5-D Tensor. But received: "
            f"{len(x.shape)}-D Tensor, the shape of input is {dims(x.shape)}."
        )
    return transposed_shape(
        x.shape, filter.shape, strides, paddings, output_padding, output_size, algorithm, groups, dilations, data_format
    ), x.dtype


def transposed_shape(
    x: Any, f: Any, strides: Any, paddings: Any, output_padding: Any, output_size: Any, algorithm: str, groups: int,
    dilations: Any, data_format: str,
) -> tuple[int, ...]:  # fmt: skip
    """Shape of a transposed convolution of x: (size - 1) * stride + (filter - 1) * dilation + 1 - paddings + extra.

    Raises InvalidArgument for channels or output_padding that do not fit.
    """
    n, c, image = split_shape(x, data_format)
    if c != f[0]:
        raise InvalidArgument(
            "The number of input channels should be equal to filter channels for Op(conv_transpose). But received: the "
            f"input's channels is [{c}], the shape of input is {dims(x)}, the filter's channels is [{f[0]}], the shape "
            f"of filter is {dims(f)}. The data_format is {data_format}.The error may come from wrong data_format "
            "setting."
        )
    pads = pads_of(image, f[2:], strides, paddings, algorithm, dilations)
    size = [
        (i - 1) * s + (k - 1) * d + 1 - sum(p)
        for i, s, k, d, p in zip(image, strides, f[2:], dilations, pads, strict=True)
    ]
    if output_size:
        _checked_size(output_size, size, strides)
        size = list(output_size)
    elif output_padding:
        for i, (extra, s, d) in enumerate(zip(output_padding, strides, dilations, strict=True)):
            if extra >= max(s, d):
                raise InvalidArgument(
                    "output_padding of Op(ConvTransposeOp) should be less than either stride or dilation. But received "
                    f"output_padding = {dims(output_padding)}, whose dim {i} is not less than either stride ({s}) or "
                    f"dilation ({d})"
                )
        size = [i + e for i, e in zip(size, output_padding, strict=True)]
    return joined_shape(n, f[1] * groups, size, data_format)


def _checked_size(output_size: Any, least: Any, strides: Any) -> None:
    """Raises InvalidArgument for a size that is not from the least one up to a stride more."""
    for i, (asked, fits, s) in enumerate(zip(output_size, least, strides, strict=True)):
        if asked < fits:
            raise InvalidArgument(
                "output_size of Op(ConvTransposeOp) should not be less than the inferred output size. But received "
                f"output_size = [{dims(output_size)}], whose dim {i} is less than the inferred output size [{fits}]"
            )
        if asked >= fits + s:
            raise InvalidArgument(
                "output_size of Op(ConvTransposeOp) should be less than inferred size + stride. But received "
                f"output_size = [{dims(output_size)}], whose dim {i} is not less than the inferred output size "
                f"({fits}) + stride ({s}) = {fits + s}"
            )
