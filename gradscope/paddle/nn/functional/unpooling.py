"""max_unpool: zeros with values at the positions a max pool took them from."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import FORMATS, padding_of, per_axis


def _output_size(image: Any, kernel: Any, strides: Any, paddings: Any, asked: Any) -> list[int]:
    """The size asked for, or the least that pools to `image`. Raises ValueError for one that cannot."""
    least = [(int(n) - 1) * s + k - 2 * p for n, k, s, p in zip(image, kernel, strides, paddings, strict=False)]
    if asked is None:
        return least
    if not isinstance(asked, (list, tuple)):
        raise AssertionError(f"Required output_size is None|list|tuple, but received {asked}")
    size = [int(n) for n in (asked[2:] if len(asked) == len(kernel) + 2 else asked)]
    if len(size) != len(kernel):
        raise ValueError(
            f"output_size should be a sequence containing {len(kernel)} or {len(kernel) + 2} elements, but it has a "
            f"length of '{len(size)}'"
        )
    for d, (n, fits, s) in enumerate(zip(size, least, strides, strict=True)):
        if not fits - s < n < fits + s:
            raise ValueError(f'invalid output_size "{size}" (dim {d} must be between {fits - s} and {fits + s})')
    return size


def _unpool(
    x: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, data_format: str, output_size: Any,
    count: int,
) -> Tensor:  # fmt: skip
    form = "[N, C, H, W]" if count == 2 else "[N, C, D, H, W]"
    for what, tensor in (("x", x), ("indices", indices)):
        if len(tensor.shape) != count + 2:
            raise ValueError(f"The {what} should have {form} format, but received {tensor.shape}.")
    kernel = per_axis(kernel_size, count, "pool_size")
    strides = kernel if stride is None else per_axis(stride, count, "pool_stride")
    paddings = per_axis(padding, count, "padding")
    _checked_format(data_format, count)
    size = _output_size(x.shape[2:], kernel, strides, paddings, output_size)
    op = _C_ops.unpool if count == 2 else _C_ops.unpool3d
    return op(x, indices, kernel, strides, paddings, size, data_format)


def _checked_format(data_format: str, count: int) -> None:
    if data_format != FORMATS[count][0]:
        raise ValueError(
            f"Attr(data_format) should be '{FORMATS[count][0]}'. Received Attr(data_format): {data_format}."
        )


def max_unpool2d(
    x: Tensor,
    indices: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    data_format: str = "NCHW",
    output_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """x at the positions `indices` (of the shape of x, as max_pool2d gives them) of zeros; the size of those follows
    from the pool's numbers, or is output_size where several pool to the same. Raises ValueError for what does not fit.
    """
    return _unpool(x, indices, kernel_size, stride, padding, data_format, output_size, 2)


def max_unpool3d(
    x: Tensor,
    indices: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    data_format: str = "NCDHW",
    output_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """max_unpool2d for volumes [n, c, d, h, w]."""
    return _unpool(x, indices, kernel_size, stride, padding, data_format, output_size, 3)


def max_unpool1d(
    x: Tensor,
    indices: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    data_format: str = "NCL",
    output_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """max_unpool2d for sequences [n, c, l]."""
    _checked_format(data_format, 1)
    kernel = [1, *per_axis(kernel_size, 1, "pool_size")]
    strides = kernel if stride is None else [1, *per_axis(stride, 1, "pool_stride")]
    numbers = padding_of(padding, 1, False)[0]
    paddings = [*[0] * len(numbers), *numbers]
    x, indices = _C_ops.unsqueeze(x, [2]), _C_ops.unsqueeze(indices, [2])
    if output_size is not None:
        output_size = [*output_size[:2], 1, *output_size[2:]]
    size = _output_size(x.shape[2:], kernel, strides, paddings, output_size)
    return _C_ops.squeeze(_C_ops.unpool(x, indices, kernel, strides, paddings, size, "NCHW"), [2])
