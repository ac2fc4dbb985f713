"""Norm layers beside the usual ones: the older BatchNorm, SyncBatchNorm in one process, SpectralNorm of a weight."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.functional.norm import normalized
from gradscope.paddle.nn.initializer.given import Constant
from gradscope.paddle.nn.initializer.random import Normal
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.nn.layer.norm import BatchNormBase
from gradscope.paddle.nn.param_attr import ParamAttr


class BatchNorm(Layer):
    """The older batch norm: of any rank, with an activation. act: the name of a function of `nn.functional`.

    is_test: starts in evaluation mode; use_global_stats: always by the running statistics; trainable_statistics: by
    the batch's even in evaluation mode. in_place and do_model_average_for_mean_and_var change nothing here.
    """

    def __init__(
        self,
        num_channels: int,
        act: str | None = None,
        is_test: bool = False,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        param_attr: Any = None,
        bias_attr: Any = None,
        dtype: Any = "float32",
        data_layout: str = "NCHW",
        in_place: bool = False,
        moving_mean_name: str | None = None,
        moving_variance_name: str | None = None,
        do_model_average_for_mean_and_var: bool = True,
        use_global_stats: bool = False,
        trainable_statistics: bool = False,
    ) -> None:
        super().__init__(dtype="float32" if dtype == "float16" else dtype)
        kind = self._dtype
        self._act, self._momentum, self._epsilon, self._data_layout = act, momentum, epsilon, data_layout
        self._use_global_stats, self._trainable_statistics = use_global_stats, trainable_statistics
        self.weight = self.create_parameter([num_channels], param_attr, kind, default_initializer=Constant(1.0))
        self.bias = self.create_parameter([num_channels], bias_attr, kind, is_bias=True)
        for kept, name, value in (("_mean", moving_mean_name, 0.0), ("_variance", moving_variance_name, 1.0)):
            attr = ParamAttr(name=name, initializer=Constant(value), trainable=False)
            setattr(self, kept, self.create_parameter([num_channels], attr, kind))
        self.training = not is_test

    def forward(self, input: Tensor) -> Tensor:
        """The input, normalised per channel, through the activation. Raises AttributeError for one there is not."""
        by_batch = (self.training or self._trainable_statistics) and not self._use_global_stats
        out = normalized(
            input, self._mean, self._variance, self.weight, self.bias, not self.training, self._momentum,
            self._epsilon, self._data_layout, self._use_global_stats, self._trainable_statistics, by_batch,
        )  # fmt: skip
        return out if self._act is None else getattr(F, self._act)(out)


class SyncBatchNorm(BatchNormBase):
    """Batch norm over the batches of all processes; here there is one, so it is batch norm of any rank. Where an
    attribute is False there still is a parameter, which stops gradients."""

    def __init__(
        self,
        num_features: int,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCHW",
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, momentum, epsilon, weight_attr, bias_attr, data_format, None, name)
        if weight_attr is False:
            self.weight = self.create_parameter([num_features], default_initializer=Constant(1.0))
            self.weight.stop_gradient = True
        if bias_attr is False:
            self.bias = self.create_parameter([num_features], is_bias=True)
            self.bias.stop_gradient = True

    @classmethod
    def convert_sync_batchnorm(cls, layer: Any) -> Any:
        """The layer with every batch norm inside (or itself) replaced by a SyncBatchNorm of the same parameters."""
        made = layer
        if isinstance(layer, BatchNormBase):
            options = (layer._momentum, layer._epsilon, layer._weight_attr, layer._bias_attr, layer._data_format)
            made = SyncBatchNorm(layer._num_features, *options, layer._name)
            if layer._weight_attr is not False and layer._bias_attr is not False:
                made.weight, made.bias = layer.weight, layer.bias
            made._mean, made._variance = layer._mean, layer._variance
        for name, inner in layer.named_children():
            made.add_sublayer(name, cls.convert_sync_batchnorm(inner))
        return made


class SpectralNorm(Layer):
    """Called with a weight of weight_shape it gives it divided by its largest singular value, as power_iters steps from
    weight_u and weight_v find it; these stay as they are. The weight counts as a matrix whose rows are axis `dim`.

    Raises AssertionError for an empty shape or a dim beyond it, ValueError when called with a dim beyond 1.
    """

    def __init__(
        self, weight_shape: Any, dim: int = 0, power_iters: int = 1, eps: float = 1e-12, dtype: Any = "float32"
    ) -> None:
        super().__init__(dtype=dtype)
        shape = list(weight_shape)
        if not math.prod(shape) > 0:
            raise AssertionError("Any dimension of `weight_shape` cannot be equal to 0.")
        if dim >= len(shape):
            raise AssertionError(
                f"The input `dim` should be less than the length of `weight_shape`, but received dim={dim}"
            )
        self._weight_shape, self._dim, self._power_iters, self._eps = shape, dim, power_iters, eps
        for name, size in (("weight_u", shape[dim]), ("weight_v", math.prod(shape) // shape[dim])):
            drawn = self.create_parameter([size], None, self._dtype, default_initializer=Normal(0.0, 1.0))
            drawn.stop_gradient = True
            setattr(self, name, drawn)

    def forward(self, x: Tensor) -> Tensor:
        """The weight, divided. Its gradient takes the two vectors for constants, as in Paddle.

        Raises InvalidArgument (ValueError) for a dim but 0 and 1.
        """
        if self._dim not in (0, 1):
            raise errors.invalid_argument(
                f"Attr(dim) can only be 0 or 1, but received {self._dim}",
                op="spectral_norm",
                remedy="transpose the weight",
            )
        matrix = x
        if self._dim == 1:
            matrix = _C_ops.transpose(x, [1, 0, *range(2, len(x.shape))])
        matrix = _C_ops.reshape(matrix, [matrix.shape[0], -1])
        with no_grad():
            u, v = self.weight_u, self.weight_v
            for _ in range(self._power_iters):
                v = self._unit(_C_ops.matmul(matrix, u, True, False))
                u = self._unit(_C_ops.matmul(matrix, v, False, False))
            u, v = u.detach(), v.detach()
        sigma = _C_ops.dot(u, _C_ops.mv(matrix, v))
        return _C_ops.divide(x, sigma)

    def _unit(self, x: Tensor) -> Tensor:
        length = _C_ops.sqrt(_C_ops.sum(_C_ops.square(x), [], None, False))
        return _C_ops.divide(x, _C_ops.scale(length, 1.0, self._eps, True))
