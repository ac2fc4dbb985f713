"""Pools that are told how many windows to make: adaptive ones, which spread them evenly, and fractional ones."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import channel_last, per_axis
from gradscope.paddle.nn.functional.pooling import checked_rank


def _size(output_size: Any, image: Any) -> list[int]:
    """The numbers of windows; None: as many as there are elements."""
    if isinstance(output_size, int):
        return [output_size] * len(image)
    asked = output_size.tolist() if isinstance(output_size, Tensor) else output_size
    return [int(image[i] if one is None else one) for i, one in enumerate(asked)]


def _average(x: Tensor, output_size: Any, data_format: str, count: int) -> Tensor:
    image = x.shape[1:-1] if channel_last(data_format, count) else x.shape[2:]
    pool = _C_ops.pool2d if count == 2 else _C_ops.pool3d
    size = _size(output_size, image)
    return pool(x, size, [1] * count, [0] * count, False, True, data_format, "avg", False, True, "EXPLICIT")


def adaptive_avg_pool2d(x: Tensor, output_size: Any, data_format: str = "NCHW", name: str | None = None) -> Tensor:
    """The averages of as many windows as output_size says (None: as many as there are pixels), spread evenly."""
    return _average(x, output_size, data_format, 2)


def adaptive_avg_pool3d(x: Tensor, output_size: Any, data_format: str = "NCDHW", name: str | None = None) -> Tensor:
    """adaptive_avg_pool2d for volumes [n, c, d, h, w]."""
    return _average(x, output_size, data_format, 3)


def adaptive_avg_pool1d(x: Tensor, output_size: Any, name: str | None = None) -> Tensor:
    """adaptive_avg_pool2d for sequences [n, c, l]."""
    checked_rank(x, 3)
    size = [1, *per_axis(output_size, 1, "pool_size")]
    return _C_ops.squeeze(_average(_C_ops.unsqueeze(x, [2]), size, "NCHW", 2), [2])


def _largest(x: Tensor, output_size: Any, return_mask: bool, count: int) -> Any:
    checked_rank(x, count + 2)
    size, ones, zeros = _size(output_size, x.shape[2:]), [1] * count, [0] * count
    pool = _C_ops.max_pool2d_with_index if count == 2 else _C_ops.max_pool3d_with_index
    made = pool(x, size, ones, zeros, False, True, False)
    return made if return_mask else made[0]


def adaptive_max_pool2d(x: Tensor, output_size: Any, return_mask: bool = False, name: str | None = None) -> Any:
    """The largest values of as many windows as output_size says; return_mask: and their positions, see max_pool2d."""
    return _largest(x, output_size, return_mask, 2)


def adaptive_max_pool3d(x: Tensor, output_size: Any, return_mask: bool = False, name: str | None = None) -> Any:
    """adaptive_max_pool2d for volumes [n, c, d, h, w]."""
    return _largest(x, output_size, return_mask, 3)


def adaptive_max_pool1d(x: Tensor, output_size: Any, return_mask: bool = False, name: str | None = None) -> Any:
    """adaptive_max_pool2d for sequences [n, c, l]."""
    checked_rank(x, 3)
    made = _largest(_C_ops.unsqueeze(x, [2]), [1, *per_axis(output_size, 1, "pool_size")], return_mask, 2)
    if return_mask:
        return _C_ops.squeeze(made[0], [2]), _C_ops.squeeze(made[1], [2])
    return _C_ops.squeeze(made, [2])


def _fractional(
    x: Tensor, output_size: Any, kernel_size: Any, random_u: float | None, return_mask: bool, count: int
) -> Any:
    checked_rank(x, count + 2)
    if random_u is None:
        random_u = 0.0
        while not 0.0 < random_u < 1.0:
            random_u = _C_ops.uniform([1], "float32", 0.0, 1.0, 0, x.place).item()
    elif random_u <= 0 or random_u >= 1:
        raise ValueError("The param `random_u` should be a `float` in (0, 1).")
    kernel = [0] * count if kernel_size is None else per_axis(kernel_size, count, "kernel_size")
    pool = _C_ops.fractional_max_pool2d if count == 2 else _C_ops.fractional_max_pool3d
    made = pool(x, _size(output_size, x.shape[2:]), kernel, float(random_u), return_mask)
    return made if return_mask else made[0]


def fractional_max_pool2d(
    x: Tensor,
    output_size: Any,
    kernel_size: Any = None,
    random_u: float | None = None,
    return_mask: bool = False,
    name: str | None = None,
) -> Any:
    """The largest values of output_size windows of uneven size, which begin where random_u says (drawn when None).

    kernel_size: all windows are of that size and may overlap. Raises ValueError for a random_u outside of (0, 1).
    """
    return _fractional(x, output_size, kernel_size, random_u, return_mask, 2)


def fractional_max_pool3d(
    x: Tensor,
    output_size: Any,
    kernel_size: Any = None,
    random_u: float | None = None,
    return_mask: bool = False,
    name: str | None = None,
) -> Any:
    """fractional_max_pool2d for volumes [n, c, d, h, w]."""
    return _fractional(x, output_size, kernel_size, random_u, return_mask, 3)
