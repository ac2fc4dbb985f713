"""`paddle.nn.init`: initializers as functions that replace a tensor's values, uncounted, and give nothing back.

`kaiming_uniform_(layer.weight, a=5 ** 0.5)` is `initializer.KaimingUniform(negative_slope=5 ** 0.5, …)(layer.weight)`.
"""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn.initializer.fans import KaimingNormal, KaimingUniform, XavierNormal, XavierUniform
from gradscope.paddle.nn.initializer.given import Constant, Dirac
from gradscope.paddle.nn.initializer.initializer import calculate_gain
from gradscope.paddle.nn.initializer.random import Normal, Orthogonal, TruncatedNormal, Uniform
from gradscope.paddle.tensor.writes import write_unversioned

__all__ = [
    "calculate_gain", "constant_", "dirac_", "eye_", "kaiming_normal_", "kaiming_uniform_", "normal_", "ones_",
    "orthogonal_", "trunc_normal_", "uniform_", "xavier_normal_", "xavier_uniform_", "zeros_",
]  # fmt: skip


def constant_(tensor: Tensor, val: float) -> None:
    """Every element val."""
    Constant(val)(tensor)


def ones_(tensor: Tensor) -> None:
    """Every element 1."""
    Constant(1.0)(tensor)


def zeros_(tensor: Tensor) -> None:
    """Every element 0."""
    Constant(0.0)(tensor)


def eye_(tensor: Tensor) -> None:
    """1 on the diagonal of a matrix, 0 elsewhere. Raises AssertionError for other than two axes."""
    if tensor.ndim != 2:
        raise AssertionError(f"Only support 2 dimensional tensor, but got {tensor.ndim}.")
    made = _C_ops.eye(tensor.shape[0], tensor.shape[1], tensor.dtype, tensor.place)
    write_unversioned(tensor, made.impl.array, "set_value")


def dirac_(tensor: Tensor, groups: int = 1) -> None:
    """Kernels of convolutions that hand their input on; see `initializer.Dirac`."""
    Dirac(groups)(tensor)


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0) -> None:
    """Draws from [a, b)."""
    Uniform(a, b)(tensor)


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0) -> None:
    """Draws from the normal distribution."""
    Normal(mean, std)(tensor)


def trunc_normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0) -> None:
    """Normal draws between two bounds; see `initializer.TruncatedNormal`."""
    TruncatedNormal(mean, std, a, b)(tensor)


def xavier_uniform_(
    tensor: Tensor, gain: float = 1.0, fan_in: float | None = None, fan_out: float | None = None
) -> None:
    """See `initializer.XavierUniform`."""
    XavierUniform(fan_in, fan_out, gain)(tensor)


def xavier_normal_(
    tensor: Tensor, gain: float = 1.0, fan_in: float | None = None, fan_out: float | None = None
) -> None:
    """See `initializer.XavierNormal`."""
    XavierNormal(fan_in, fan_out, gain)(tensor)


def kaiming_uniform_(tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu") -> None:
    """See `initializer.KaimingUniform`; a: the slope of leaky_relu below 0."""
    KaimingUniform(None, a, nonlinearity, mode)(tensor)


def kaiming_normal_(tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu") -> None:
    """See `initializer.KaimingNormal`; a: the slope of leaky_relu below 0."""
    KaimingNormal(None, a, nonlinearity, mode)(tensor)


def orthogonal_(tensor: Tensor, gain: float = 1) -> None:
    """See `initializer.Orthogonal`."""
    Orthogonal(gain)(tensor)


__getattr__ = missing_in(__name__)
