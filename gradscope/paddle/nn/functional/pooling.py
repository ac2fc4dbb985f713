"""Pooling over sequences, images and volumes: the largest or average value of windows."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import FORMATS, channel_last, padding_of, per_axis

_POOL = {2: "pool2d", 3: "pool3d"}
_WITH_INDEX = {2: "max_pool2d_with_index", 3: "max_pool3d_with_index"}


def checked_rank(x: Tensor, ndim: int) -> None:
    """Raises ValueError, in Paddle's words, when x does not have ndim axes."""
    if len(x.shape) != ndim:
        raise ValueError(f"Excepted Input X is {ndim}-D tensor, but received {len(x.shape)}-D {type(x)}")


def positive(numbers: list[int], what: str) -> list[int]:
    """The numbers. Raises ValueError, in Paddle's words, for one that is not positive."""
    for number in numbers:
        if number < 1:
            raise ValueError(f"Excepted the input {what} to be greater than 0.001 but received x: {number}. ")
    return numbers


def window(
    kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count: int, last: bool
) -> tuple[list[int], list[int], list[int], str]:
    """(kernel, strides, paddings, algorithm). A stride of None is the kernel. Raises ValueError for what cannot be."""
    kernel = per_axis(kernel_size, count, "pool_size")
    strides = kernel if stride is None else per_axis(stride, count, "pool_stride")
    paddings, algorithm = padding_of(padding, count, last)
    if algorithm == "VALID" and ceil_mode is not False:
        raise ValueError('When Attr(padding) is "VALID", Attr(ceil_mode) must be False. Received ceil_mode: True.')
    return kernel, strides, paddings, algorithm


def lifted(x: Tensor, numbers: Any, at: int = 2) -> tuple[Any, ...]:
    """Sequences as images of height 1: (x with an axis more, kernel, strides, paddings with numbers for it)."""
    kernel, strides, paddings = numbers
    none = [0] * len(paddings)
    return _C_ops.unsqueeze(x, [at]), [1, *kernel], [1, *strides], [*none, *paddings]


def _largest(
    x: Tensor, kernel_size: Any, stride: Any, padding: Any, return_mask: bool, ceil_mode: bool, data_format: str,
    count: int,
) -> Any:  # fmt: skip
    last = channel_last(data_format, count)
    kernel, strides, paddings, algorithm = window(kernel_size, stride, padding, ceil_mode, count, last)
    if not return_mask:
        pool = getattr(_C_ops, _POOL[count])
        return pool(x, kernel, strides, paddings, ceil_mode, True, data_format, "max", False, False, algorithm)
    if last:
        raise ValueError(
            f"When setting return_mask to true, data_format must be set to {FORMATS[count][0]} in API:max_pool{count}d"
        )
    return getattr(_C_ops, _WITH_INDEX[count])(x, kernel, strides, paddings, False, False, ceil_mode)


def max_pool2d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    return_mask: bool = False,
    ceil_mode: bool = False,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Any:
    """The largest value of every window of images; windows are next to each other unless a stride is given.

    return_mask: also the position of each in its channel, row by row, as int32. The gradient goes to the first place
    that holds the value. Raises ValueError for options that do not go together.
    """
    return _largest(x, kernel_size, stride, padding, return_mask, ceil_mode, data_format, 2)


def max_pool3d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    return_mask: bool = False,
    ceil_mode: bool = False,
    data_format: str = "NCDHW",
    name: str | None = None,
) -> Any:
    """max_pool2d for volumes [n, c, d, h, w]."""
    return _largest(x, kernel_size, stride, padding, return_mask, ceil_mode, data_format, 3)


def max_pool1d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    return_mask: bool = False,
    ceil_mode: bool = False,
    name: str | None = None,
) -> Any:
    """max_pool2d for sequences [n, c, l]."""
    checked_rank(x, 3)
    *numbers, algorithm = window(kernel_size, stride, padding, ceil_mode, 1, False)
    x, kernel, strides, paddings = lifted(x, numbers)
    if return_mask:
        made = _C_ops.max_pool2d_with_index(x, kernel, strides, paddings, False, False, ceil_mode)
        return _C_ops.squeeze(made[0], [2]), _C_ops.squeeze(made[1], [2])
    out = _C_ops.pool2d(x, kernel, strides, paddings, ceil_mode, True, "NCHW", "max", False, False, algorithm)
    return _C_ops.squeeze(out, [2])


def _average(
    x: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, exclusive: bool, divisor_override: Any,
    data_format: str, count: int,
) -> Tensor:  # fmt: skip
    last = channel_last(data_format, count)
    kernel, strides, paddings, algorithm = window(kernel_size, stride, padding, ceil_mode, count, last)
    positive(kernel, "kernel_size")
    positive(strides, "stride")
    pool = getattr(_C_ops, _POOL[count])
    out = pool(x, kernel, strides, paddings, ceil_mode, exclusive, data_format, "avg", False, False, algorithm)
    if divisor_override is None:
        return out
    if not isinstance(divisor_override, (int, float)):
        raise ValueError(
            f"Excepted {(int, float)} type for divisor_override but received type: {type(divisor_override)}. "
        )
    size = 1
    for k in kernel:
        size *= k
    return _C_ops.scale(_C_ops.scale(out, float(size), 0.0, True), 1.0 / divisor_override, 0.0, True)


def avg_pool2d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    ceil_mode: bool = False,
    exclusive: bool = True,
    divisor_override: float | None = None,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """The average of every window; exclusive: over what lies inside the image only. divisor_override: the averages
    times the size of the window over this, which where no padding counts is the sum over it."""
    return _average(x, kernel_size, stride, padding, ceil_mode, exclusive, divisor_override, data_format, 2)


def avg_pool3d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    ceil_mode: bool = False,
    exclusive: bool = True,
    divisor_override: float | None = None,
    data_format: str = "NCDHW",
    name: str | None = None,
) -> Tensor:
    """avg_pool2d for volumes [n, c, d, h, w]."""
    return _average(x, kernel_size, stride, padding, ceil_mode, exclusive, divisor_override, data_format, 3)


def avg_pool1d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    exclusive: bool = True,
    ceil_mode: bool = False,
    name: str | None = None,
) -> Tensor:
    """avg_pool2d for sequences [n, c, l]."""
    checked_rank(x, 3)
    *numbers, algorithm = window(kernel_size, stride, padding, ceil_mode, 1, False)
    positive(numbers[0], "kernel_size")
    positive(numbers[1], "stride")
    x, kernel, strides, paddings = lifted(x, numbers)
    out = _C_ops.pool2d(x, kernel, strides, paddings, ceil_mode, exclusive, "NCHW", "avg", False, False, algorithm)
    return _C_ops.squeeze(out, [2])


def _lp(x: Tensor, numbers: Any, algorithm: str, ceil_mode: bool, data_format: str, norm_type: float) -> Tensor:
    if norm_type == float("inf"):
        return _C_ops.pool2d(x, *numbers, ceil_mode, True, data_format, "max", False, False, algorithm)
    return _C_ops.lp_pool2d(x, *numbers, ceil_mode, True, data_format, "lp", False, False, algorithm, norm_type)


def lp_pool2d(
    x: Tensor,
    norm_type: float,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    ceil_mode: bool = False,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """(Σ x^p)^(1/p) over every window, p being norm_type; the largest value for infinity.

    Raises ValueError for a norm_type of 0.
    """
    checked_rank(x, 4)
    if norm_type == 0:
        raise ValueError("`norm_type` cannot be 0.")
    last = channel_last(data_format, 2)
    *numbers, algorithm = window(kernel_size, stride, padding, ceil_mode, 2, last)
    positive(numbers[0], "kernel_size")
    positive(numbers[1], "stride")
    return _lp(x, numbers, algorithm, ceil_mode, data_format, float(norm_type))


def lp_pool1d(
    x: Tensor,
    norm_type: float,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    ceil_mode: bool = False,
    data_format: str = "NCL",
    name: str | None = None,
) -> Tensor:
    """lp_pool2d for sequences [n, c, l]."""
    checked_rank(x, 3)
    last = channel_last(data_format, 1)
    *numbers, algorithm = window(kernel_size, stride, padding, ceil_mode, 1, last)
    positive(numbers[0], "kernel_size")
    positive(numbers[1], "stride")
    at = 1 if last else 2
    x, *numbers = lifted(x, numbers, at)
    out = _lp(x, numbers, algorithm, ceil_mode, "NHWC" if last else "NCHW", float(norm_type))
    return _C_ops.squeeze(out, [at])
