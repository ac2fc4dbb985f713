"""Convolution as gradient formulas call it: without the columns its kernel gives besides."""

from __future__ import annotations

from typing import Any

__all__ = ["convolved"]


def convolved(
    F: Any, input: Any, filter: Any, strides: Any, paddings: Any, padding_algorithm: str, dilations: Any, groups: int,
    data_format: str,
) -> Any:  # fmt: skip
    """conv2d(input, filter), or conv3d where there are three strides."""
    if len(strides) == 2:
        made = F.conv2d(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)
    else:
        made = F.conv3d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)
    return made[0] if F.plain else made
