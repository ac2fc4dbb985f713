"""Pooling over sequences and images."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.conv import _numbers, padding_of

_INDICES = "return_mask is not built yet; take the indices with paddle.argmax"


def _checked(x: Tensor, ndim: int, what: str) -> None:
    if len(x.shape) != ndim:
        raise ValueError(f"{what} takes a {ndim}D tensor, but received x with the shape of {list(x.shape)}")


def _pool2d(
    x: Tensor,
    kernel_size: Any,
    stride: Any,
    padding: Any,
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    kind: str,
) -> Tensor:
    _checked(x, 4, f"{kind}_pool2d")
    kernel = _numbers(kernel_size, 2, "kernel_size")
    strides = kernel if stride is None else _numbers(stride, 2, "stride")
    paddings, algorithm = padding_of(padding, 2, data_format == "NHWC")
    if algorithm != "EXPLICIT" and ceil_mode and algorithm == "VALID":
        raise ValueError('When Attr(padding) is "VALID", Attr(ceil_mode) must be False. Received ceil_mode: True.')
    return _C_ops.pool2d(x, kernel, strides, paddings, ceil_mode, exclusive, data_format, kind, False, False, algorithm)


def max_pool2d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    return_mask: bool = False,
    ceil_mode: bool = False,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """The largest value of every window of images; windows are next to each other unless a stride is given.

    The gradient goes to the first place that holds it. Raises NotImplementedError for return_mask.
    """
    if return_mask:
        raise NotImplementedError(_INDICES)
    return _pool2d(x, kernel_size, stride, padding, ceil_mode, True, data_format, "max")


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
    """The average of every window; exclusive: over what lies inside the image only. divisor_override: what the sums are
    divided by instead."""
    if divisor_override is None:
        return _pool2d(x, kernel_size, stride, padding, ceil_mode, exclusive, data_format, "avg")
    size = _numbers(kernel_size, 2, "kernel_size")
    out = _pool2d(x, kernel_size, stride, padding, ceil_mode, False, data_format, "avg")
    return _C_ops.scale(out, size[0] * size[1] / divisor_override, 0.0, True)


def _one_axis(
    x: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, exclusive: bool, kind: str
) -> Tensor:
    _checked(x, 3, f"{kind}_pool1d")
    kernel = [1, *_numbers(kernel_size, 1, "kernel_size")]
    strides = kernel if stride is None else [1, *_numbers(stride, 1, "stride")]
    paddings, algorithm = padding_of(padding, 1, False)
    paddings = [0, *paddings] if len(paddings) == 1 else [0, 0, *paddings]
    out = _C_ops.pool2d(
        _C_ops.unsqueeze(x, [2]), kernel, strides, paddings, ceil_mode, exclusive, "NCHW", kind, False, False, algorithm
    )
    return _C_ops.squeeze(out, [2])


def max_pool1d(
    x: Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    return_mask: bool = False,
    ceil_mode: bool = False,
    name: str | None = None,
) -> Tensor:
    """max_pool2d for sequences [n, c, l]."""
    if return_mask:
        raise NotImplementedError(_INDICES)
    return _one_axis(x, kernel_size, stride, padding, ceil_mode, True, "max")


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
    return _one_axis(x, kernel_size, stride, padding, ceil_mode, exclusive, "avg")


def _adaptive(x: Tensor, output_size: Any, data_format: str, kind: str) -> Tensor:
    _checked(x, 4, f"adaptive_{kind}_pool2d")
    image = x.shape[1:3] if data_format == "NHWC" else x.shape[2:]
    asked = [output_size] * 2 if isinstance(output_size, int) or output_size is None else list(output_size)
    size = [int(n) if given is None else int(given) for given, n in zip(asked, image, strict=True)]
    return _C_ops.pool2d(x, size, [1, 1], [0, 0], False, True, data_format, kind, False, True, "EXPLICIT")


def adaptive_avg_pool2d(x: Tensor, output_size: Any, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """The averages of as many windows as output_size says (None: as many as there are pixels), spread evenly."""
    return _adaptive(x, output_size, data_format, "avg")


def adaptive_max_pool2d(x: Tensor, output_size: Any, return_mask: bool = False, name: str | None = None) -> Tensor:
    """The largest values of as many windows as output_size says. Raises NotImplementedError for return_mask."""
    if return_mask:
        raise NotImplementedError(_INDICES)
    return _adaptive(x, output_size, "NCHW", "max")


def _adaptive1d(x: Tensor, output_size: int, kind: str) -> Tensor:
    _checked(x, 3, f"adaptive_{kind}_pool1d")
    return _C_ops.squeeze(_adaptive(_C_ops.unsqueeze(x, [2]), [1, int(output_size)], "NCHW", kind), [2])


def adaptive_avg_pool1d(x: Tensor, output_size: int, name: str | None = None) -> Tensor:
    """adaptive_avg_pool2d for sequences [n, c, l]."""
    return _adaptive1d(x, output_size, "avg")


def adaptive_max_pool1d(x: Tensor, output_size: int, return_mask: bool = False, name: str | None = None) -> Tensor:
    """adaptive_max_pool2d for sequences [n, c, l]."""
    if return_mask:
        raise NotImplementedError(_INDICES)
    return _adaptive1d(x, output_size, "max")
