"""Resizing as gradient formulas call it: the op by the name of its method."""

from __future__ import annotations

from typing import Any

__all__ = ["interpolated"]


def interpolated(
    F: Any, x: Any, data_format: str, out_d: int, out_h: int, out_w: int, scale: Any, interp_method: str,
    align_corners: bool, align_mode: int, antialias: bool,
) -> Any:  # fmt: skip
    """x resized."""
    ops = {
        "nearest": F.nearest_interp, "linear": F.linear_interp, "bilinear": F.bilinear_interp,
        "trilinear": F.trilinear_interp, "bicubic": F.bicubic_interp,
    }  # fmt: skip
    op = F.interp_antialias if antialias else ops[interp_method]
    return op(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
