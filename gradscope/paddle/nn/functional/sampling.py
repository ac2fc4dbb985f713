"""Reading images at points of a grid: grid_sample, and affine_grid, which makes such grids."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor

_MODES, _PADDINGS = ("bilinear", "nearest"), ("zeros", "reflection", "border")


def grid_sample(
    x: Tensor,
    grid: Tensor,
    mode: str = "bilinear",
    padding_mode: str = "zeros",
    align_corners: bool = True,
    name: str | None = None,
) -> Tensor:
    """x [n, c, h, w] read at grid [n, oh, ow, 2], whose (x, y) in [-1, 1] span the image: [n, c, oh, ow]; volumes with
    a grid [n, od, oh, ow, 3]. mode: bilinear, nearest; padding_mode: what lies outside: zeros, border, reflection;
    align_corners: -1 and 1 are the middles of the outermost pixels, else their outer edges.

    Raises ValueError for a mode there is not or shapes that do not fit.
    """
    if mode not in _MODES:
        raise ValueError(
            f"(InvalidArgument) The mode of grid sample function should be in {list(_MODES)}, but got: {mode}"
        )
    if padding_mode not in _PADDINGS:
        raise ValueError(
            f"(InvalidArgument) The padding mode of grid sample function should be in {list(_PADDINGS)}, but got: "
            f"{padding_mode}"
        )
    if not isinstance(align_corners, bool):
        raise TypeError(
            f"(InvalidType) grid_sample(): argument (position 5) must be bool, but got {type(align_corners).__name__}"
        )
    return _C_ops.grid_sample(x, grid, mode, padding_mode, align_corners)


def affine_grid(theta: Tensor, out_shape: Any, align_corners: bool = True, name: str | None = None) -> Tensor:
    """The grid for grid_sample that theta [n, 2, 3] makes of an image of out_shape [n, c, h, w]: [n, h, w, 2]; of a
    volume with theta [n, 3, 4]: [n, d, h, w, 3]. Raises TypeError when theta is no tensor, ValueError for sizes."""
    if not isinstance(theta, Tensor):
        raise TypeError("The theta should be a Tensor.")
    size = [int(n) for n in (out_shape.tolist() if isinstance(out_shape, Tensor) else out_shape)]
    if len(size) < 4:
        raise ValueError(
            "(InvalidArgument) The size of attribute 'output_shape' in AffineGridOp should be >= 4. But received "
            f"output_shape's size=[{len(size)}]."
        )
    if len(size) > 5 or list(theta.shape[1:]) != [len(size) - 2, len(size) - 1]:
        raise ValueError(
            f"affine_grid takes theta [n, 2, 3] with an out_shape of 4 numbers, or [n, 3, 4] with 5, but received "
            f"theta of {list(theta.shape)} and out_shape {size}"
        )
    image = size[2:]
    axes = [np.linspace(-1, 1, n) if n > 1 or not align_corners else np.full(1, -1.0) for n in image]
    if not align_corners:
        axes = [axis * (n - 1) / n for axis, n in zip(axes, image, strict=True)]
        axes = [np.zeros(1) if n == 1 else axis for axis, n in zip(axes, image, strict=True)]
    points = np.stack([*np.meshgrid(*axes, indexing="ij")[::-1], np.ones(image)], axis=-1).reshape(-1, len(image) + 1)
    base = to_tensor(points.astype(theta.dtype.np))
    grid = _C_ops.matmul(base, theta, False, True)
    return _C_ops.reshape(grid, [theta.shape[0], *image, len(image)])
