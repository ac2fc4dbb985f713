"""Layer, batch, group, instance norm and local response norm."""

from __future__ import annotations

from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.tensor.writes import write_unversioned


def layer_norm(
    x: Tensor,
    normalized_shape: Any,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    epsilon: float = 1e-5,
    name: str | None = None,
) -> Tensor:
    """x with mean 0 and variance 1 over its last axes, whose lengths are normalized_shape (an int: one axis), scaled
    and shifted. Raises ValueError when x does not end in that shape, and for an epsilon above 0.001, as in Paddle."""
    shape = [normalized_shape] if isinstance(normalized_shape, int) else list(normalized_shape)
    have = list(x.shape)
    if len(have) < len(shape) or have[len(have) - len(shape) :] != shape:
        raise ValueError(
            f"Given normalized_shape is {shape}, expected input with shape [*, {str(shape)[1:]}, "
            f"but got input shape {have}"
        )
    if not 0.0 <= epsilon <= 0.001:
        raise errors.invalid_argument(
            f"'epsilon' in Op(LayerNorm) should be between0.0 and 0.001, But received [{epsilon}].", op="layer_norm"
        )
    return _C_ops.layer_norm(x, weight, bias, epsilon, len(have) - len(shape))


def batch_norm(
    x: Tensor,
    running_mean: Tensor,
    running_var: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.9,
    epsilon: float = 1e-5,
    data_format: str = "NCHW",
    use_global_stats: bool | None = None,
    name: str | None = None,
) -> Tensor:
    """x with mean 0 and variance 1 per channel, over the batch when training (running_mean and running_var then move
    by 1 - momentum towards the batch's) or with use_global_stats False, by the running ones otherwise.

    As in Paddle a single element per channel passes through a batch norm by the batch as it is. Raises ValueError for
    fewer than two axes.
    """
    if len(x.shape) < 2:
        raise ValueError("input dim must be larger than 1")
    form = "NCHW" if data_format in ("NC", "NCL", "NCHW", "NCDHW") else "NHWC"
    if data_format not in ("NC", "NCL", "NCHW", "NCDHW", "NLC", "NHWC", "NDHWC"):
        raise ValueError(f"expected 'NC', 'NCL', 'NCHW', 'NCDHW', 'NLC', 'NHWC' or 'NDHWC', but got {data_format}")
    form = "NCHW" if len(x.shape) == 2 else form
    fixed = not training if use_global_stats is None else use_global_stats
    trainable = use_global_stats is not None and not use_global_stats
    return normalized(
        x, running_mean, running_var, weight, bias, not training, momentum, epsilon, form, fixed, trainable, not fixed
    )


def normalized(
    x: Tensor, running_mean: Tensor, running_var: Tensor, weight: Any, bias: Any, is_test: bool, momentum: float,
    epsilon: float, form: str, use_global_stats: bool, trainable_statistics: bool, moves: bool,
) -> Tensor:  # fmt: skip
    """The op batch_norm; moves: it goes by the batch, and the running statistics become what it gives, uncounted."""
    if moves and x.impl.meta.numel == x.shape[1 if form == "NCHW" else -1]:
        for unused in (weight, bias):  # they get zeros for gradients
            if unused is not None:
                nothing = _C_ops.scale(_C_ops.sum(unused, [], None, False), 0.0, 0.0, True)
                x = _C_ops.add(x, nothing)
        return x if weight is not None or bias is not None else _C_ops.assign(x)
    out, mean, variance = _C_ops.batch_norm(
        x, running_mean, running_var, weight, bias, is_test, momentum, epsilon, form, use_global_stats,
        trainable_statistics,
    )  # fmt: skip
    if moves:
        with no_grad():
            write_unversioned(running_mean, mean.impl.array, "write")
            write_unversioned(running_var, variance.impl.array, "write")
    return out


def group_norm(
    x: Tensor,
    num_groups: int,
    epsilon: float = 1e-5,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """x with mean 0 and variance 1 over each of num_groups groups of channels of each image."""
    form = "NCHW" if data_format.startswith("NC") else "NHWC"
    return _C_ops.group_norm(x, weight, bias, epsilon, num_groups, form)


def instance_norm(
    x: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: bool = True,
    momentum: float = 0.9,
    eps: float = 1e-5,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """x with mean 0 and variance 1 over every channel of every image: a group norm with one channel a group.

    The running statistics are not used, as in Paddle. Raises ValueError for fewer than two axes.
    """
    if len(x.shape) < 2:
        raise ValueError(f"expected at least 2D input (got {len(x.shape)}D input)")
    channels = x.shape[1] if data_format.startswith("NC") else x.shape[-1]
    return group_norm(x, channels, eps, weight, bias, data_format)


def rms_norm(
    input: Tensor, normalized_shape: Any, weight: Tensor | None = None, eps: float = 1e-5, name: str | None = None
) -> tuple[Tensor, Tensor]:
    """(x / √(mean of squares + eps) * weight over its last axes, whose lengths are normalized_shape; float32
    1 / √(mean + eps)). Raises ValueError when x does not end in that shape."""
    shape, have = list(normalized_shape), list(input.shape)
    rank = len(have) - len(shape)
    if rank < 0 or have[rank:] != shape:
        raise ValueError(f"Given normalized_shape is {shape}, but the input has shape {have}")
    axes = list(range(rank, len(have)))
    mean = _C_ops.mean(_C_ops.square(input), axes, True)
    inverse = _C_ops.rsqrt(_C_ops.scale(mean, 1.0, eps, True))
    out = _C_ops.multiply(input, inverse)
    out = out if weight is None else _C_ops.multiply(out, weight)
    return out, _C_ops.cast(_C_ops.reshape(inverse, have[:rank]), dtypes.float32)


def local_response_norm(
    x: Tensor,
    size: int,
    alpha: float = 1e-4,
    beta: float = 0.75,
    k: float = 1.0,
    data_format: str = "NCHW",
    name: str | None = None,
) -> Tensor:
    """x / (k + alpha * mean of the squares of `size` channels around) ** beta, for x [n, c, …] or, as data_format says,
    [n, …, c]. Raises ValueError for fewer than three axes and for a format there is not."""
    if data_format not in ("NCL", "NLC", "NCHW", "NHWC", "NCDHW", "NDHWC"):
        raise ValueError(f"data_format should be in one of [NCL, NCHW, NCDHW, NLC, NHWC, NDHWC], but got {data_format}")
    if len(x.shape) < 3:
        raise ValueError(f"Expected 3D or higher dimensionality input, but got {len(x.shape)} dimensions")
    if not data_format.startswith("NC"):
        last = len(x.shape) - 1
        first = _C_ops.transpose(x, [0, last, *range(1, last)])
        out = local_response_norm(first, size, alpha, beta, k)
        return _C_ops.transpose(out, [0, *range(2, last + 1), 1])
    n, c = x.shape[:2]
    square = _C_ops.reshape(_C_ops.multiply(x, x), [n, 1, c, -1])
    mean = _C_ops.pool2d(
        square, [size, 1], [1, 1], [size // 2, (size - 1) // 2, 0, 0], False, False, "NCHW", "avg", False, False,
        "EXPLICIT",
    )  # fmt: skip
    base = _C_ops.scale(_C_ops.reshape(mean, list(x.shape)), alpha, k, True)
    return _C_ops.divide(x, _C_ops.pow(base, beta))
