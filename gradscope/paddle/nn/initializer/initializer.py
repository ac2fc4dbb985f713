"""What every initializer is, the gains of activations, and the initializers used when none is given."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.tensor.writes import write_unversioned

_global: dict[str, Any] = {"weight": None, "bias": None}


class Initializer:
    """Gives values of a shape and dtype. Called with a tensor, it replaces that tensor's values, uncounted."""

    def __call__(self, param: Tensor, block: Any = None) -> None:
        """Fill `param`. block: there is no static program, so only None is taken."""
        if block is not None:
            raise NotImplementedError("initializers run in the dynamic mode only; leave `block` out")
        write_unversioned(param, self.values(list(param.shape), param.dtype).impl.array, "set_value")

    def values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        """A new tensor, made without recording a graph."""
        with no_grad():
            return self._values(shape, dtype)

    def _values(self, shape: list[int], dtype: dtypes.DType) -> Tensor:
        """Initializers of the user's say it by `__call__` instead: they fill a tensor."""
        if type(self).__call__ is Initializer.__call__:
            raise NotImplementedError(f"{type(self).__name__} does not say which values it gives")
        filled: Tensor = _C_ops.full(shape, 0.0, dtype, places.expected())
        self(filled)
        return filled


def fans(shape: list[int]) -> tuple[int, int]:
    """(fan in, fan out) of a weight: [in, out] for a matrix, [out, in, …] times the window for a convolution."""
    if not shape:
        return 1, 1
    if len(shape) == 1:
        return shape[0], shape[0]
    if len(shape) == 2:
        return shape[0], shape[1]
    window = math.prod(shape[2:])
    return shape[1] * window, shape[0] * window


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """What an activation multiplies the deviation by: 1 for linear ones, 5/3 for tanh, √2 for relu, 3/4 for selu,
    √(2 / (1 + slope²)) for leaky_relu (slope 0.01 when no param). Raises ValueError for a name it does not know."""
    slope = 0.01 if param is None else float(param)
    gains = {
        "sigmoid": 1, "linear": 1, "conv1d": 1, "conv2d": 1, "conv3d": 1, "conv1d_transpose": 1, "conv2d_transpose": 1,
        "conv3d_transpose": 1, "tanh": 5.0 / 3, "relu": math.sqrt(2.0), "leaky_relu": math.sqrt(2.0 / (1 + slope**2)),
        "selu": 3.0 / 4,
    }  # fmt: skip
    if nonlinearity not in gains:
        raise ValueError(f"nonlinearity function {nonlinearity} is not suppported now.")
    return gains[nonlinearity]


def set_global_initializer(weight_init: Initializer | None, bias_init: Initializer | None = None) -> None:
    """What weights and biases get when neither attribute nor layer says. None: Paddle's own choice again.

    Raises TypeError for what is no Initializer.
    """
    for what, init in (("weight", weight_init), ("bias", bias_init)):
        if init is not None and not isinstance(init, Initializer):
            raise TypeError(f"{what}_init should be an Initializer, but received {type(init)}")
    _global["weight"], _global["bias"] = weight_init, bias_init


def global_initializer(is_bias: bool) -> Initializer | None:
    """What `set_global_initializer` was given."""
    found: Initializer | None = _global["bias" if is_bias else "weight"]
    return found
