"""Deformable convolutions (Dai et al. 2017, Zhu et al. 2018): each place of the window is read somewhere else."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.nn.initializer import Normal
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.manipulation import stack
from gradscope.paddle.tensor.math import matmul


def _pair(value: Any) -> tuple[int, int]:
    return (value, value) if isinstance(value, int) else (int(value[0]), int(value[1]))


def deform_conv2d(
    x: Any,
    offset: Any,
    weight: Any,
    bias: Any = None,
    stride: Any = 1,
    padding: Any = 0,
    dilation: Any = 1,
    deformable_groups: int = 1,
    groups: int = 1,
    mask: Any = None,
    name: str | None = None,
) -> Tensor:
    """The convolution of x [N, C, H, W] by weight [O, C / groups, kh, kw], each place of the window moved by offset.

    offset: [N, 2 · deformable_groups · kh · kw, h, w], (y, x) of each place; the channels of a deformable group move
    together; between pixels values are bilinear, 0 outside. mask: [N, deformable_groups · kh · kw, h, w], what each
    place is multiplied with. Gradients go to all of them. Raises ValueError for shapes that do not fit.
    """
    n, channels, height, width = x.shape
    outputs, kh, kw = weight.shape[0], weight.shape[2], weight.shape[3]
    (sy, sx), (py, px), (dy, dx) = _pair(stride), _pair(padding), _pair(dilation)
    h = (height + 2 * py - dy * (kh - 1) - 1) // sy + 1
    w = (width + 2 * px - dx * (kw - 1) - 1) // sx + 1
    parts, window = deformable_groups, kh * kw
    for given, number, what in ((offset, 2, "offset"), (mask, 1, "mask")):
        wanted = [n, number * parts * window, h, w]
        if given is not None and list(given.shape) != wanted:
            raise ValueError(f"{what} of deform_conv2d should have shape {wanted}, but it has {list(given.shape)}")
    if channels % parts or channels % groups or weight.shape[1] * groups != channels:
        raise ValueError(
            f"deform_conv2d: {channels} channels do not fit weight {list(weight.shape)}, groups {groups} and "
            f"deformable_groups {parts}"
        )
    rows = np.arange(kh)[:, None, None, None] * dy + np.arange(h)[None, None, :, None] * sy - py
    columns = np.arange(kw)[None, :, None, None] * dx + np.arange(w)[None, None, None, :] * sx - px
    moved = offset.reshape([n * parts, window, 2, h, w])
    places = []
    for axis, base, size in ((1, columns, width), (0, rows, height)):
        fixed = np.broadcast_to(base, (kh, kw, h, w)).reshape(1, window, h, w)
        at = moved[:, :, axis] + to_tensor(np.ascontiguousarray(fixed), dtype=offset.dtype)
        # grid_sample counts from -1 to 1 over whole pixels
        places.append((at * 2.0 + 1.0) / float(size) - 1.0)
    grid = stack(places, -1).reshape([n * parts, window * h, w, 2])
    images = x.reshape([n * parts, channels // parts, height, width])
    read: Any = nn.functional.grid_sample(images, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
    read = read.reshape([n, parts, channels // parts, window, h * w])
    if mask is not None:
        read = read * mask.reshape([n, parts, 1, window, h * w])
    read = read.reshape([n, groups, channels // groups * window, h * w])
    made: Any = matmul(weight.reshape([1, groups, outputs // groups, channels // groups * window]), read)
    made = made.reshape([n, outputs, h, w])
    return made if bias is None else made + bias.reshape([1, outputs, 1, 1])


class DeformConv2D(nn.Layer):
    """See `deform_conv2d`."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        deformable_groups: int = 1,
        groups: int = 1,
        weight_attr: Any = None,
        bias_attr: Any = None,
    ) -> None:
        super().__init__()
        if weight_attr is False:
            raise AssertionError("weight_attr should not be False in Conv.")
        if in_channels % groups:
            raise ValueError("in_channels must be divisible by groups.")
        self._options = (stride, padding, dilation, deformable_groups, groups)
        window = _pair(kernel_size)
        deviation = (2.0 / (window[0] * window[1] * in_channels)) ** 0.5
        self.weight = self.create_parameter(
            [out_channels, in_channels // groups, *window], weight_attr, default_initializer=Normal(0.0, deviation)
        )
        self.bias = self.create_parameter([out_channels], bias_attr, is_bias=True)

    def forward(self, x: Tensor, offset: Tensor, mask: Tensor | None = None) -> Tensor:
        """[N, out_channels, h, w]."""
        return deform_conv2d(x, offset, self.weight, self.bias, *self._options, mask=mask)
