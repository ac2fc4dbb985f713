"""Dropout of elements, of whole channels, and for selu."""

from __future__ import annotations

import warnings
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import channel_last

_MODES = ("downscale_in_infer", "upscale_in_train")


def _checked(p: Any, mode: str) -> float:
    if not isinstance(p, (float, int, Tensor)):
        raise TypeError("p argument should be a number or Variable")
    p = float(p)
    if not 0 <= p <= 1:
        raise ValueError("p argument should between 0 and 1")
    if mode not in _MODES:
        raise ValueError("mode argument should be 'downscale_in_infer' or 'upscale_in_train'")
    return p


def _axes(axis: Any, ndim: int) -> list[int]:
    if not isinstance(axis, (int, list, tuple)):
        raise TypeError("datatype of axis argument should be int or list")
    axes = [axis] if isinstance(axis, int) else list(axis)
    if min(axes) < 0 or max(axes) > ndim - 1:
        raise ValueError(
            f"axis value should be greater than or equal to 0 and less than dimensions of x:{ndim}, but get axis value:"
            f"{max(axes)} "
        )
    if len(axes) > ndim:
        raise ValueError(
            f"length of axis should not be greater than dimensions of x:{ndim}, but get length of axis: {len(axes)}"
        )
    return axes


def dropout(
    x: Tensor,
    p: float = 0.5,
    axis: int | list[int] | tuple[int, ...] | None = None,
    training: bool = True,
    inplace: Any = False,
    mode: str = "upscale_in_train",
    name: str | None = None,
) -> Tensor:
    """x with every element dropped with probability p; the rest is divided by 1 - p (mode upscale_in_train), or what
    is inferred is multiplied by it (downscale_in_infer). axis: axes along which elements are dropped on their own; all
    others share one draw. inplace: x itself gets the values (a mode may stand here too, where it stood before Paddle
    3.3). Raises ValueError for a p outside [0, 1] or a mode or axis there is not.
    """
    if inplace in _MODES:
        inplace, mode = False, inplace
    p = _checked(p, mode)
    if p == 0:
        return x
    if axis is None:
        if not inplace:
            return _C_ops.dropout(x, None, p, not training, mode, 0, False)
        drawn = _C_ops.full(list(x.shape), 1.0, x.dtype, x.place)
        return _C_ops.multiply_(x, _C_ops.dropout(drawn, None, p, not training, mode, 0, False))
    if inplace:
        raise NotImplementedError("inplace not supported for dropout_nd yet")
    if not training:
        return x if mode == "upscale_in_train" else _C_ops.scale(x, 1.0 - p, 0.0, True)
    if p == 1:
        return _C_ops.scale(x, 0.0, 0.0, True)
    own = _axes(axis, len(x.shape))
    drawn = _C_ops.full([n if i in own else 1 for i, n in enumerate(x.shape)], 1.0, x.dtype, x.place)
    return _C_ops.multiply(x, _C_ops.dropout(drawn, None, p, False, mode, 0, False))


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Whole channels of sequences [n, c, l], or [c, l], dropped with probability p.

    Raises ValueError for a p outside of [0, 1], RuntimeError for another number of axes.
    """
    if p < 0 or p > 1:
        raise ValueError(f"dropout probability must be in [0, 1], got {p}")
    ndim = len(input.shape)
    if ndim not in (2, 3):
        raise RuntimeError(f"dropout1d expects 2D or 3D input, got {ndim}D")
    if inplace:
        warnings.warn("inplace=True is not supported in dropout1d and is ignored.", stacklevel=2)
    if ndim == 3:
        return dropout(input, p, 1, training)
    return _C_ops.squeeze(dropout(_C_ops.unsqueeze(input, [0]), p, 1, training), [0])


def _of_channels(x: Tensor, p: float, training: bool, data_format: str, count: int) -> Tensor:
    ndim = len(x.shape)
    if ndim != count + 2:
        raise ValueError(f"dimensions of x should be {count + 2}, but received {ndim} != {count + 2}")
    last = channel_last(data_format, count)
    return dropout(x, p, [0, ndim - 1 if last else 1], training)


def dropout2d(
    x: Tensor, p: float = 0.5, training: bool = True, data_format: str = "NCHW", name: str | None = None
) -> Tensor:
    """Whole channels of images [n, c, h, w] dropped with probability p. Raises ValueError for another shape."""
    return _of_channels(x, p, training, data_format, 2)


def dropout3d(
    x: Tensor, p: float = 0.5, training: bool = True, data_format: str = "NCDHW", name: str | None = None
) -> Tensor:
    """Whole channels of volumes [n, c, d, h, w] dropped with probability p. Raises ValueError for another shape."""
    return _of_channels(x, p, training, data_format, 3)


def _for_selu(x: Tensor, p: Any, training: bool, shape: list[int]) -> Tensor:
    """Dropped elements become selu's lower bound, then all are scaled and shifted to keep mean 0 and variance 1.
    shape: of the draw."""
    if not training:
        return x
    if p == 1:
        return _C_ops.scale(x, 0.0, 0.0, True)
    low = -1.0507009873554805 * 1.6732632423543772
    a = ((1 - p) * (1 + p * low**2)) ** -0.5
    ones = _C_ops.full(shape, 1.0, x.dtype, x.place)
    kept = ones if p == 0 else _C_ops.dropout(ones, None, p, False, "downscale_in_infer", 0, False)
    filled = _C_ops.add(_C_ops.multiply(x, kept), _C_ops.scale(kept, -low, low, True))
    return _C_ops.scale(filled, a, -a * low * p, True)


def _number(p: Any) -> Any:
    if not isinstance(p, (float, int)):
        raise TypeError("p argument should be a float or int")
    if p < 0 or p > 1:
        raise ValueError("p argument should between 0 and 1")
    return p


def alpha_dropout(x: Tensor, p: float = 0.5, training: bool = True, name: str | None = None) -> Tensor:
    """Dropout for selu: what is dropped becomes its lower bound, and mean 0 and variance 1 are kept."""
    return _for_selu(x, _number(p), training, list(x.shape))


def feature_alpha_dropout(x: Tensor, p: float = 0.5, training: bool = True, name: str | None = None) -> Tensor:
    """alpha_dropout of whole channels [n, c, ...]. Raises ValueError for fewer than two axes."""
    p = _number(p)
    if training and p != 1 and len(x.shape) < 2:
        raise ValueError("Feature alpha dropout needs at least 2D input.")
    return _for_selu(x, p, training, [n if i < 2 else 1 for i, n in enumerate(x.shape)])
