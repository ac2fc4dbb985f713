"""Gradients of pools that are made of others."""

from __future__ import annotations

from typing import Any

__all__ = ["lp_pool_grad"]


def lp_pool_grad(
    F: Any, x: Any, out: Any, out_grad: Any, kernel_size: Any, strides: Any, paddings: Any, ceil_mode: bool,
    exclusive: bool, data_format: str, global_pooling: bool, adaptive: bool, padding_algorithm: str, norm_type: float,
) -> Any:  # fmt: skip
    """x^(p-1) times what the windows hand back of out_grad * out^(1-p)."""
    if norm_type != 1.0:
        out_grad = F.multiply(out_grad, F.pow(out, 1.0 - norm_type))
    spread = F.pool2d_grad(
        x, out, out_grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, "sum", global_pooling,
        adaptive, padding_algorithm,
    )  # fmt: skip
    return F.multiply(spread, F.pow(x, norm_type - 1.0))
