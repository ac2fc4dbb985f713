"""Kernels that move pixels between channels and space, and channels between groups."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import FLOAT, kernel


def _turned(x: Any, shape: Any, order: Any, made: Any) -> Any:
    return xp.array(x.reshape(shape).transpose(order), order="C").reshape(made)


@kernel("pixel_shuffle", FLOAT)
def pixel_shuffle(x: Any, upscale_factor: int = 1, data_format: str = "NCHW") -> Any:
    """[n, c * r², h, w] as [n, c, h * r, w * r]."""
    r = upscale_factor
    if data_format == "NHWC":
        n, h, w, c = x.shape
        c //= r * r
        return _turned(x, (n, h, w, c, r, r), (0, 1, 4, 2, 5, 3), (n, h * r, w * r, c))
    n, c, h, w = x.shape
    c //= r * r
    return _turned(x, (n, c, r, r, h, w), (0, 1, 4, 2, 5, 3), (n, c, h * r, w * r))


@kernel("pixel_unshuffle", FLOAT)
def pixel_unshuffle(x: Any, downscale_factor: int = 1, data_format: str = "NCHW") -> Any:
    """[n, c, h * r, w * r] as [n, c * r², h, w]."""
    r = downscale_factor
    if data_format == "NHWC":
        n, h, w, c = x.shape
        return _turned(x, (n, h // r, r, w // r, r, c), (0, 1, 3, 5, 2, 4), (n, h // r, w // r, c * r * r))
    n, c, h, w = x.shape
    return _turned(x, (n, c, h // r, r, w // r, r), (0, 1, 3, 5, 2, 4), (n, c * r * r, h // r, w // r))


@kernel("channel_shuffle", FLOAT)
def channel_shuffle(x: Any, groups: int = 1, data_format: str = "NCHW") -> Any:
    """Channel i of group g becomes channel g of group i."""
    if data_format == "NHWC":
        n, h, w, c = x.shape
        return _turned(x, (n, h, w, groups, c // groups), (0, 1, 2, 4, 3), x.shape)
    n, c, h, w = x.shape
    return _turned(x, (n, groups, c // groups, h, w), (0, 2, 1, 3, 4), x.shape)
