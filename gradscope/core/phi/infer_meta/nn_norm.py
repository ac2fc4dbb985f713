"""Shapes of the norms: the output like x, and the statistics they save."""

from __future__ import annotations

from math import prod
from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta


def _holds(what: str, name: str, tensor: Any, count: int, x: Any) -> None:
    if tensor is not None and prod(tensor.shape) != count:
        raise InvalidArgument(
            f"The number of elements of Input({name}) of {what} should be {count}, as Input(X) of shape "
            f"{dims(x.shape)} asks for, but received {prod(tensor.shape)} (its shape is {dims(tensor.shape)})."
        )


@infer_meta
def LayerNormInferMeta(x: Any, scale: Any, bias: Any, epsilon: float, begin_norm_axis: int) -> Any:
    """(out, mean, variance). Raises InvalidArgument unless 0 < begin_norm_axis < rank and scale and bias fit."""
    if not 0 < begin_norm_axis < len(x.shape):
        raise InvalidArgument(
            "'begin_norm_axis' in Op(LayerNorm) should be between 1 and the rank of Input(X) - 1 "
            f"({len(x.shape) - 1}), but received {begin_norm_axis}."
        )
    count = prod(x.shape[begin_norm_axis:])
    _holds("LayerNorm", "Scale", scale, count, x)
    _holds("LayerNorm", "Bias", bias, count, x)
    lines = (prod(x.shape[:begin_norm_axis]),)
    return (x.shape, x.dtype), (lines, x.dtype), (lines, x.dtype)


@infer_meta
def BatchNormInferMeta(
    x: Any, mean: Any, variance: Any, scale: Any, bias: Any, is_test: bool, momentum: float, epsilon: float,
    data_format: str, *more: Any,
) -> Any:  # fmt: skip
    """(out, running mean, running variance, mean used, variance used). Raises InvalidArgument for a rank outside 2…5
    or a tensor that is not one number per channel."""
    if not 2 <= len(x.shape) <= 5:
        raise InvalidArgument(
            "The input X's dimensions of batch_norm should be in the range [2, 5], but received "
            f"{len(x.shape)} (the shape of X is {dims(x.shape)})."
        )
    channels = x.shape[1 if data_format.startswith("NC") else -1]
    for name, tensor in (("Mean", mean), ("Variance", variance), ("Scale", scale), ("Bias", bias)):
        _holds("batch_norm", name, tensor, channels, x)
    each = ((channels,), x.dtype)
    return (x.shape, x.dtype), (mean.shape, mean.dtype), (variance.shape, variance.dtype), each, each


@infer_meta
def GroupNormInferMeta(x: Any, scale: Any, bias: Any, epsilon: float, groups: int, data_format: str) -> Any:
    """(out, mean, variance). Raises InvalidArgument unless the groups divide the channels."""
    if len(x.shape) < 2:
        raise InvalidArgument(
            f"The Input(X)'s dimension of Op(group_norm) must be greater than 1. But received: {len(x.shape)}-D "
            f"Tensor, which shape is {dims(x.shape)}."
        )
    channels = x.shape[1] if data_format.startswith("NC") or len(x.shape) == 2 else x.shape[-1]
    if not 0 < groups <= channels or channels % groups:
        raise InvalidArgument(
            f"The number of channels ({channels}) must be a multiple of the number of groups ({groups}) of group_norm."
        )
    _holds("group_norm", "Scale", scale, channels, x)
    _holds("group_norm", "Bias", bias, channels, x)
    each = ((x.shape[0], groups), x.dtype)
    return (x.shape, x.dtype), each, each
