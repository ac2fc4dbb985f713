"""Convolutions of sparse tensors [n, *image, channels]: only points there are are computed with."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor, new_leaf
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import FORMATS, conv_padding, pairs, per_axis
from gradscope.paddle.sparse.nn.functional.rules import distinct, rulebook


def _checked(x: Tensor, groups: int, data_format: str, count: int) -> None:
    """Raises AssertionError and ValueError in Paddle's words."""
    if groups != 1:
        raise AssertionError("Currently, only support groups=1")
    if data_format != FORMATS[count][1]:
        raise ValueError(
            f"Attr(data_format) should be '{FORMATS[count][1]}'. Received Attr(data_format): {data_format}."
        )
    if len(x.shape) != count + 2:
        raise ValueError(f"Input x should be 5D tensor, but received x with the shape of {x.shape}")
    if not x.is_sparse_coo():
        raise ValueError("A sparse convolution takes a SparseCooTensor; make one with to_sparse_coo")


def convolved(
    x: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int, same: bool,
    data_format: str, count: int,
) -> Tensor:  # fmt: skip
    """The convolution with weight [*window, in, out]; same: at the positions of x only, which a window of odd size is
    laid around (stride and padding are not asked then)."""
    _checked(x, groups, data_format, count)
    window = [int(n) for n in weight.shape[:count]]
    numbers, _ = conv_padding(padding, count, True)
    apart, strides = per_axis(dilation, count, "dilation"), per_axis(stride, count, "stride")
    pads = pairs(numbers, count)
    if same:
        strides = [1] * count
        pads = [(k // 2 * d, (k - 1 - k // 2) * d) for k, d in zip(window, apart, strict=True)]
    points, positions = distinct(x)
    book = rulebook(positions, x.shape, window, strides, pads, apart, same)
    kernel = _C_ops.reshape(weight, [-1, *weight.shape[count:]])
    rows = book.positions.shape[1]
    values = _C_ops.rulebook_conv(points, kernel, new_leaf(book.rules), rows, 0)
    if bias is not None:
        values = _C_ops.add(values, bias)
    return _C_ops.sparse_sparse_coo_tensor(
        values, new_leaf(book.positions), [int(x.shape[0]), *book.size, int(weight.shape[-1])]
    )


def conv3d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NDHWC",
    name: str | None = None,
) -> Tensor:
    """x: COO [n, d, h, w, in], weight: [kd, kh, kw, in, out], bias: [out] or None. The result has a point wherever the
    window meets one. Raises ValueError and AssertionError for what it cannot do."""
    return convolved(x, weight, bias, stride, padding, dilation, groups, False, data_format, 3)


def subm_conv3d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NDHWC",
    key: str | None = None,
    name: str | None = None,
) -> Tensor:
    """conv3d whose result has points only where x has. key names the rulebook in Paddle, which keeps it; here it is
    made anew."""
    return convolved(x, weight, bias, stride, padding, dilation, groups, True, data_format, 3)


def conv2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NHWC",
    name: str | None = None,
) -> Tensor:
    """conv3d of images: x: COO [n, h, w, in], weight: [kh, kw, in, out]."""
    return convolved(x, weight, bias, stride, padding, dilation, groups, False, data_format, 2)


def subm_conv2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    groups: int = 1,
    data_format: str = "NHWC",
    key: str | None = None,
    name: str | None = None,
) -> Tensor:
    """subm_conv3d of images."""
    return convolved(x, weight, bias, stride, padding, dilation, groups, True, data_format, 2)


subm_conv2d_igemm = subm_conv2d
subm_conv3d_igemm = subm_conv3d
