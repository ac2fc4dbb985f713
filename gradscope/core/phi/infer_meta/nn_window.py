"""Shapes of ops that slide a window over images: convolution and pooling, and the padding they ask for."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta

Pads = tuple[tuple[int, int], tuple[int, int]]


def pads_of(image: Any, kernel: Any, strides: Any, paddings: Any, algorithm: str, dilations: Any = (1, 1)) -> Pads:
    """((top, bottom), (left, right)). image: (height, width); paddings: 2 or 4 numbers; algorithm: EXPLICIT, SAME (the
    output is the image divided by the stride, rounded up) or VALID (none)."""
    if algorithm == "VALID":
        return ((0, 0), (0, 0))
    if algorithm == "SAME":
        both = []
        for n, k, s, d in zip(image, kernel, strides, dilations, strict=True):
            need = max((-(-n // s) - 1) * s + (k - 1) * d + 1 - n, 0)
            both.append((need // 2, need - need // 2))
        return (both[0], both[1])
    if len(paddings) == 2:
        return ((paddings[0], paddings[0]), (paddings[1], paddings[1]))
    return ((paddings[0], paddings[1]), (paddings[2], paddings[3]))


def out_size(image: Any, kernel: Any, strides: Any, pads: Pads, dilations: Any = (1, 1)) -> tuple[int, int]:
    """(height, width) of the output of a convolution."""
    sizes = [
        (n + sum(p) - (k - 1) * d - 1) // s + 1
        for n, k, s, p, d in zip(image, kernel, strides, pads, dilations, strict=True)
    ]
    return sizes[0], sizes[1]


def image_of(shape: Any, data_format: str) -> tuple[int, int, int, int]:
    """(batch, channels, height, width) of a 4-D shape in NCHW or NHWC."""
    n, a, b, c = shape
    return (n, c, a, b) if data_format == "NHWC" else (n, a, b, c)


def _formatted(n: int, c: int, size: Any, data_format: str) -> tuple[int, ...]:
    return (n, *size, c) if data_format == "NHWC" else (n, c, *size)


@infer_meta
def Conv2dInferMeta(
    input: Any, filter: Any, strides: Any, paddings: Any, algorithm: str, dilations: Any, groups: int, data_format: str
) -> Any:
    """(the output's meta, the meta of the columns). Raises InvalidArgument with Paddle's text for what does not fit."""
    x, f = input.shape, filter.shape
    if len(x) != 4:
        raise InvalidArgument(
            "The input of Op(Conv) should be a 4-D or 5-D Tensor. But received: input's dimension is "
            f"{len(x)}, input's shape is {dims(x)}."
        )
    if len(f) != 4:
        raise InvalidArgument(
            "The input's dimension and filter's dimension of Op(Conv) should be equal. But received: the input's shape "
            f"is {dims(x)}, the input's dimension is 4; the filter's shape is {dims(f)}, the filter's dimension is "
            f"{len(f)}."
        )
    if any(s <= 0 for s in strides):
        raise InvalidArgument(f"The stride of Op(Conv) should be greater than 0, but received {dims(strides)}.")
    n, c, h, w = image_of(x, data_format)
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
    pads = pads_of((h, w), f[2:], strides, paddings, algorithm, dilations)
    size = out_size((h, w), f[2:], strides, pads, dilations)
    if min(size) <= 0:
        raise InvalidArgument(
            f"The output's size is expected to be greater than 0. But received: output's size is {dims(size)}. The "
            f"output's size is computed by ((input_size + paddings - (dilations * (filter_size - 1) + 1)) / strides + "
            f"1), where input_size is {dims((h, w))}, filter_size is {dims(f[2:])}, strides is {dims(strides)}."
        )
    out = _formatted(n, f[0], size, data_format)
    return (out, input.dtype), ((n, c * f[2] * f[3], size[0] * size[1]), input.dtype)


@infer_meta
def Conv2dInputGradInferMeta(filter: Any, out_grad: Any, shape: Any, *attributes: Any) -> Any:
    """The shape asked for: that of the input."""
    return tuple(shape), out_grad.dtype


@infer_meta
def Conv2dFilterGradInferMeta(input: Any, out_grad: Any, columns: Any, shape: Any, *attributes: Any) -> Any:
    """The shape asked for: that of the filter."""
    return tuple(shape), out_grad.dtype


@infer_meta
def Conv2dTransposeInferMeta(
    x: Any, filter: Any, strides: Any, paddings: Any, output_padding: Any, output_size: Any, algorithm: str,
    groups: int, dilations: Any, data_format: str,
) -> Any:  # fmt: skip
    """The image whose convolution has x's size. Raises InvalidArgument for channels or sizes that do not fit."""
    if len(x.shape) != 4 or len(filter.shape) != 4:
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
    """Shape of a transposed convolution of x: (size - 1) * stride + (filter - 1) * dilation + 1 - paddings + extra."""
    n, c, h, w = image_of(x, data_format)
    if c != f[0]:
        raise InvalidArgument(
            "The number of input channels should be equal to filter channels for Op(conv_transpose). But received: the "
            f"input's channels is {c}, the shape of input is {dims(x)}; the filter's channels is {f[0]}, the shape of "
            f"filter is {dims(f)}. The data_format is {data_format}. The error may come from wrong data_format setting."
        )
    pads = pads_of((h, w), f[2:], strides, paddings, algorithm, dilations)
    size = [
        (i - 1) * s + (k - 1) * d + 1 - sum(p)
        for i, s, k, d, p in zip((h, w), strides, f[2:], dilations, pads, strict=True)
    ]
    if output_size:
        for i, (asked, least, s) in enumerate(zip(output_size, size, strides, strict=True)):
            if not least <= asked < least + s:
                raise InvalidArgument(
                    f"output_size of Op(ConvTransposeOp) should not be less than the infered output size and less than "
                    f"infered_size + strides. But received output_size = {dims(output_size)}, whose dim {i} is "
                    f"{asked}, the infered output size is {dims(size)}."
                )
        size = list(output_size)
    else:
        size = [i + e for i, e in zip(size, output_padding or (0, 0), strict=True)]
    return _formatted(n, f[1] * groups, size, data_format)


# -------------------------------------------------------------------------------------------------------------- pooling


def pool_spans(
    image: Any, kernel: Any, strides: Any, paddings: Any, ceil_mode: bool, global_pooling: bool, adaptive: bool,
    algorithm: str,
) -> list[list[tuple[int, int]]]:  # fmt: skip
    """Per axis (height, width) the (start, end) of every window, in coordinates of the image: starts may be negative
    and ends beyond it, where the padding lies."""
    if global_pooling:
        return [[(0, n)] for n in image]
    if adaptive:
        return [[(i * n // k, -(-(i + 1) * n // k)) for i in range(k)] for n, k in zip(image, kernel, strict=True)]
    pads = pads_of(image, kernel, strides, paddings, algorithm)
    spans = []
    for n, k, s, (before, after) in zip(image, kernel, strides, pads, strict=True):
        room = n + before + after - k
        count = (-(-room // s) if ceil_mode else room // s) + 1
        spans.append([(i * s - before, i * s - before + k) for i in range(count)])
    return spans


@infer_meta
def Pool2dInferMeta(
    x: Any, kernel_size: Any, strides: Any, paddings: Any, ceil_mode: bool, exclusive: bool, data_format: str,
    pooling_type: str, global_pooling: bool, adaptive: bool, algorithm: str,
) -> Any:  # fmt: skip
    """One element per window. Raises InvalidArgument when x is no image or nothing would come out."""
    if len(x.shape) != 4:
        raise InvalidArgument(
            f"the input of Op(pool) should be 4-D or 5-D Tensor. But received: {len(x.shape)}-D Tensor and it's shape "
            f"is {dims(x.shape)}."
        )
    n, c, h, w = image_of(x.shape, data_format)
    spans = pool_spans((h, w), kernel_size, strides, paddings, ceil_mode, global_pooling, adaptive, algorithm)
    if not spans[0] or not spans[1]:
        raise InvalidArgument(
            f"the output size must be greater than 0. But received: output's size is "
            f"{dims([len(s) for s in spans])} due to the settings of input_size({dims((h, w))}), "
            f"ksize({dims(kernel_size)}), paddings({dims(paddings)}), stride({dims(strides)}). Please check again!"
        )
    return _formatted(n, c, (len(spans[0]), len(spans[1])), data_format), x.dtype


@infer_meta
def Pool2dGradInferMeta(x: Any, out: Any, grad: Any, *attributes: Any) -> Any:
    """The shape of x."""
    return x.shape, grad.dtype


@infer_meta
def Pool2dDoubleGradInferMeta(x: Any, out: Any, grad: Any, *attributes: Any) -> Any:
    """The shape of the pooled image."""
    return out.shape, grad.dtype
