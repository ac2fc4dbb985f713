"""unfold and fold: the windows of images as columns, and columns added up to images. Each is the other's transpose."""

from __future__ import annotations

from typing import Any

from gradscope.core.phi.infer_meta.nn_vision import fold_pads
from gradscope.core.phi.infer_meta.nn_window import out_size
from gradscope.core.phi.kernels.nn_conv import columns_of, image_of
from gradscope.core.phi.kernels.register import FLOAT, kernel


@kernel("unfold", FLOAT)
def unfold(x: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any) -> Any:
    """[n, c * places of the window, positions] of x [n, c, h, w]."""
    pads = fold_pads(paddings)
    size = out_size(x.shape[2:], kernel_sizes, strides, pads, dilations)
    return columns_of(x, kernel_sizes, strides, pads, dilations, size)


@kernel("fold", FLOAT)
def fold(x: Any, output_sizes: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any) -> Any:
    """[n, c, *output_sizes], the columns of x [n, c * places of the window, positions] added where they came from."""
    pads = fold_pads(paddings)
    size = out_size(output_sizes, kernel_sizes, strides, pads, dilations)
    channels = x.shape[1] // (kernel_sizes[0] * kernel_sizes[1])
    return image_of(x, (x.shape[0], channels, *output_sizes), kernel_sizes, strides, pads, dilations, size)
