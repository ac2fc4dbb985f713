"""Shapes of pooling over any number of axes: which windows there are, and what comes of them."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.nn_window import joined_shape, pads_of, split_shape
from gradscope.core.phi.infer_meta.register import dims, infer_meta

_INT32 = np.dtype("int32")


def pool_spans(
    image: Any, kernel: Any, strides: Any, paddings: Any, ceil_mode: bool, global_pooling: bool, adaptive: bool,
    algorithm: str,
) -> list[list[tuple[int, int]]]:  # fmt: skip
    """Per axis of the image the (start, end) of every window, in coordinates of the image: starts may be negative
    and ends beyond it, where the padding lies."""
    if global_pooling:
        return [[(0, n)] for n in image]
    if adaptive:
        return [[(i * n // k, -(-(i + 1) * n // k)) for i in range(k)] for n, k in zip(image, kernel, strict=True)]
    pads = pads_of(image, kernel, strides, paddings, algorithm)
    spans = []
    for n, k, s, (before, after) in zip(image, kernel, strides, pads, strict=True):
        room = n + before + after - k
        # rounded towards 0, as in Paddle: a window a little larger than the image still gives one element
        count = int((room + (s - 1 if ceil_mode else 0)) / s) + 1
        spans.append([(i * s - before, i * s - before + k) for i in range(count)])
    return spans


def _fitting(shape: Any, kernel_size: Any) -> None:
    """Raises InvalidArgument, in Paddle's words, for a window of another number of axes than the image."""
    if len(shape) - len(kernel_size) != 2:
        raise InvalidArgument(
            "the dimension of input minus the size of Attr(kernel_size_) must be equal to 2 in Op(pool). But received: "
            f"the dimension of input minus the size of Attr(kernel_size_) is {len(shape) - len(kernel_size)}, the "
            f"input's dimension is {len(shape)}, the shape of input is {dims(shape)}, the Attr(kernel_size_)'s size is "
            f"{len(kernel_size)}, the Attr(kernel_size_) is {dims(kernel_size)}."
        )


@infer_meta
def PoolInferMeta(
    x: Any, kernel_size: Any, strides: Any, paddings: Any, ceil_mode: bool, exclusive: bool, data_format: str,
    pooling_type: str, global_pooling: bool, adaptive: bool, algorithm: str,
) -> Any:  # fmt: skip
    """One element per window. Raises InvalidArgument when x is no image or nothing would come out."""
    if len(x.shape) not in (4, 5):
        raise InvalidArgument(
            f"the input of Op(pool) should be 4-D or 5-D Tensor. But received: {len(x.shape)}-D Tensor and it's shape "
            f"is {dims(x.shape)}."
        )
    _fitting(x.shape, kernel_size)
    n, c, image = split_shape(x.shape, data_format)
    spans = pool_spans(image, kernel_size, strides, paddings, ceil_mode, global_pooling, adaptive, algorithm)
    if not all(spans) and 0 not in image:
        raise InvalidArgument(
            f"the output size must be greater than 0. But received: output's size is "
            f"{dims([len(s) for s in spans])} due to the settings of input_size({dims(image)}), "
            f"ksize({dims(kernel_size)}), paddings({dims(paddings)}), stride({dims(strides)}). Please check again!"
        )
    return joined_shape(n, c, [len(s) for s in spans], data_format), x.dtype


@infer_meta
def PoolGradInferMeta(x: Any, out: Any, grad: Any, *attributes: Any) -> Any:
    """The shape of x."""
    return x.shape, grad.dtype


@infer_meta
def PoolDoubleGradInferMeta(x: Any, out: Any, grad: Any, *attributes: Any) -> Any:
    """The shape of the pooled image."""
    return out.shape, grad.dtype


@infer_meta
def LpPoolInferMeta(x: Any, *attributes: Any) -> Any:
    """As pool2d has it; the last attribute is the norm."""
    return PoolInferMeta(x, *attributes[:-1])


@infer_meta
def MaxPoolWithIndexInferMeta(
    x: Any, kernel_size: Any, strides: Any, paddings: Any, global_pooling: bool, adaptive: bool, ceil_mode: bool
) -> Any:
    """The shape of the pooled image, twice: for values and positions.

    Raises InvalidArgument for lists of other lengths.
    """
    if len(paddings) != len(kernel_size) and not adaptive:
        raise InvalidArgument(f"Paddings size {len(paddings)} and pooling size {len(kernel_size)} should be the same.")
    form = "NCHW" if len(x.shape) == 4 else "NCDHW"
    out = PoolInferMeta(
        x, kernel_size, strides, paddings, ceil_mode, True, form, "max", global_pooling, adaptive, "EXPLICIT"
    )
    return out, (out[0], _INT32)


def fractional_spans(image: Any, output_size: Any, kernel_size: Any, u: float) -> list[list[tuple[int, int]]]:
    """(start, end) of the windows of a fractional pool per axis (Graham 2014, arXiv:1412.6071). u in (0, 1) says where
    they begin; a kernel of 0 takes windows that touch each other, another one windows of that size.

    Touching windows begin at ceil(α (i + v) - 1) - ceil(α v - 1) with α = n / windows and v = u times the largest v
    that keeps them inside; windows of size k at floor(α (i + u)) - floor(α u) with α = (n - k) / (windows - 1).
    """
    spans = []
    for n, count, k in zip(image, output_size, kernel_size, strict=True):
        if k > 0:
            alpha = (n - k) / (count - 1) if count > 1 else 0.0
            starts = [int((i + u) * alpha) - int(u * alpha) for i in range(count)]
            spans.append([(a, min(a + k, n)) for a in starts])
            continue
        alpha = n / count
        v = u * min((n // count + 2) / alpha - 1, (n + 1 - n // count) / alpha - (count - 1))
        first = ceil(alpha * v - 1)
        starts = [ceil(alpha * (i + v) - 1) - first for i in range(count + 1)]
        spans.append([(max(a, 0), min(b, n)) for a, b in pairwise(starts)])
    return spans


@infer_meta
def FractionalMaxPoolInferMeta(x: Any, output_size: Any, kernel_size: Any, random_u: float, return_mask: bool) -> Any:
    """(n, c, *output_size), twice. Raises InvalidArgument when so many windows of that size do not fit."""
    names = ("depth", "height", "width")[-len(output_size) :]
    for name, n, count, k in zip(names, x.shape[2:], output_size, kernel_size, strict=True):
        if k > 0 and n < count - 1 + k:
            raise InvalidArgument(f"input_{name} [{n}] is less than valid output_{name} [{count - 1 + k}]")
    shape = (*x.shape[:2], *output_size)
    return (shape, x.dtype), (shape, _INT32)


@infer_meta
def TakeInPlanesInferMeta(x: Any, indices: Any) -> Any:
    """A value per channel and position."""
    return (*x.shape[:2], *indices.shape[2:]), x.dtype


@infer_meta
def AddInPlanesInferMeta(x: Any, indices: Any, shape: Any) -> Any:
    """The shape asked for."""
    return tuple(shape), x.dtype


@infer_meta
def UnpoolInferMeta(
    x: Any, indices: Any, ksize: Any, strides: Any, padding: Any, output_size: Any, data_format: str
) -> Any:
    """(n, c, *output_size). Raises InvalidArgument when the positions are not of x's shape."""
    if tuple(x.shape) != tuple(indices.shape):
        raise InvalidArgument(
            "The dimensions of Input(X) must equal to be the dimensions of Input(Indices), but received dimensions of "
            f"Input(X) is {dims(x.shape)}, received dimensions of Input(Indices) is {dims(indices.shape)}"
        )
    if indices.dtype.kind not in "iu":
        raise InvalidArgument(
            "The type of data we are trying to retrieve (int64) does not match the type of data "
            f"({indices.dtype.name}) currently contained in the container."
        )
    return (*x.shape[:2], *output_size), x.dtype
