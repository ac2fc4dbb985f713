"""Norm layers: batch, layer, group, instance."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer.given import Constant
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.nn.param_attr import ParamAttr
from gradscope.paddle.tensor.default_dtype import get_default_dtype


class LayerNorm(Layer):
    """See `functional.layer_norm`. weight and bias are [elements of normalized_shape], as in Paddle.

    elementwise_affine: whether there are any; bias: whether there is one; eps: another name of epsilon; dtype: of both,
    the default one when None. device changes nothing: parameters are made where set_device says.
    """

    def __init__(
        self,
        normalized_shape: Any,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        name: str | None = None,
        *,
        elementwise_affine: bool = True,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
        eps: float | None = None,
    ) -> None:
        super().__init__(dtype=dtype or get_default_dtype())
        self._normalized_shape = [normalized_shape] if isinstance(normalized_shape, int) else list(normalized_shape)
        self._epsilon = epsilon if eps is None else eps
        count = 1
        for n in self._normalized_shape:
            count *= n
        weight_attr = weight_attr if elementwise_affine else False
        bias_attr = bias_attr if elementwise_affine and bias else False
        self.weight = self.create_parameter([count], weight_attr, dtype, default_initializer=Constant(1.0))
        self.bias = self.create_parameter([count], bias_attr, dtype, is_bias=True)

    def forward(self, input: Tensor) -> Tensor:
        """The input, normalised over its last axes."""
        return F.layer_norm(input, self._normalized_shape, self.weight, self.bias, self._epsilon)

    def extra_repr(self) -> str:
        """The shape and epsilon."""
        return f"normalized_shape={self._normalized_shape}, epsilon={self._epsilon}"


class BatchNormBase(Layer):
    """weight and bias: [num_features]; _mean and _variance: the running statistics, parameters that stop gradients.

    Raises ValueError for a data_format of another rank.
    """

    _forms: tuple[str, ...] = ("NC", "NCL", "NCHW", "NCDHW", "NLC", "NHWC", "NDHWC")
    _ranks: tuple[int, ...] = (2, 3, 4, 5)

    def __init__(
        self,
        num_features: int,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCHW",
        use_global_stats: bool | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(dtype=get_default_dtype())
        if data_format not in self._forms:
            raise ValueError(f"expected one of {', '.join(self._forms)} for data_format, but received {data_format}")
        self._num_features, self._momentum, self._epsilon = num_features, momentum, epsilon
        self._data_format, self._use_global_stats, self._name = data_format, use_global_stats, name
        self._weight_attr, self._bias_attr = weight_attr, bias_attr
        self.weight = self.create_parameter([num_features], weight_attr, default_initializer=Constant(1.0))
        self.bias = self.create_parameter([num_features], bias_attr, is_bias=True)
        for kept, value in (("_mean", 0.0), ("_variance", 1.0)):
            attr = ParamAttr(initializer=Constant(value), trainable=False)
            setattr(self, kept, self.create_parameter([num_features], attr))

    def forward(self, input: Tensor) -> Tensor:
        """The input, normalised per channel. Raises ValueError for a rank that is not this layer's."""
        if len(input.shape) not in self._ranks:
            wanted = " or ".join(f"{n}D" for n in self._ranks)
            raise ValueError(f"expected {wanted} input (got {len(input.shape)}D input)")
        self._data_format = "NCHW" if self._data_format.startswith("NC") else "NHWC"
        return F.batch_norm(
            input, self._mean, self._variance, self.weight, self.bias, self.training, self._momentum, self._epsilon,
            self._data_format, self._use_global_stats,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """Sizes and constants."""
        form = f", data_format={self._data_format}" if self._data_format != "NCHW" else ""
        name = f", name={self._name}" if self._name is not None else ""
        return f"num_features={self._num_features}, momentum={self._momentum}, epsilon={self._epsilon}{form}{name}"


class BatchNorm1D(BatchNormBase):
    """Batch norm of [n, c] or [n, c, l]."""

    _forms: tuple[str, ...] = ("NC", "NCL", "NLC")
    _ranks = (2, 3)

    def __init__(
        self,
        num_features: int,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCL",
        use_global_stats: bool | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, momentum, epsilon, weight_attr, bias_attr, data_format, use_global_stats, name)


class BatchNorm2D(BatchNormBase):
    """Batch norm of images [n, c, h, w]."""

    _forms = ("NCHW", "NHWC")
    _ranks = (4,)


class BatchNorm3D(BatchNormBase):
    """Batch norm of volumes [n, c, d, h, w]."""

    _forms = ("NCDHW", "NDHWC")
    _ranks = (5,)

    def __init__(
        self,
        num_features: int,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCDHW",
        use_global_stats: bool | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, momentum, epsilon, weight_attr, bias_attr, data_format, use_global_stats, name)


class GroupNorm(Layer):
    """See `functional.group_norm`. affine: whether there are weight and bias; eps: another name of epsilon; dtype: of
    both, the default one when None. device changes nothing. Raises ValueError for a data_format there is not."""

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCHW",
        name: str | None = None,
        *,
        affine: bool = True,
        device: Any = None,
        dtype: Any = None,
        eps: float | None = None,
    ) -> None:
        super().__init__(dtype=dtype or get_default_dtype())
        if data_format not in ("NCL", "NCHW", "NCDHW", "NLC", "NHWC", "NDHWC"):
            raise ValueError("unsupported data layout:" + data_format)
        self._num_groups, self._num_channels = num_groups, num_channels
        self._epsilon = epsilon if eps is None else eps
        self._data_format = "NCHW" if data_format[1] == "C" else "NHWC"
        weight_attr, bias_attr = (weight_attr, bias_attr) if affine else (False, False)
        self.weight = self.create_parameter([num_channels], weight_attr, dtype, default_initializer=Constant(1.0))
        self.bias = self.create_parameter([num_channels], bias_attr, dtype, is_bias=True)

    def forward(self, input: Tensor) -> Tensor:
        """The input, normalised per group of channels."""
        return F.group_norm(input, self._num_groups, self._epsilon, self.weight, self.bias, self._data_format)

    def extra_repr(self) -> str:
        """Sizes and epsilon."""
        return f"num_groups={self._num_groups}, num_channels={self._num_channels}, epsilon={self._epsilon}"


class _InstanceNorm(Layer):
    _ranks: tuple[int, ...] = ()

    def __init__(
        self,
        num_features: int,
        epsilon: float = 1e-5,
        momentum: float = 0.9,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCHW",
        name: str | None = None,
    ) -> None:
        super().__init__()
        if (weight_attr is False) != (bias_attr is False):
            raise AssertionError("weight_attr and bias_attr must be set to False at the same time in InstanceNorm")
        self._num_features, self._epsilon, self._momentum = num_features, epsilon, momentum
        self._data_format = data_format
        self.scale = self.create_parameter([num_features], weight_attr, default_initializer=Constant(1.0))
        self.bias = self.create_parameter([num_features], bias_attr, is_bias=True)

    def forward(self, input: Tensor) -> Tensor:
        """The input, normalised per channel of each. Raises ValueError for a rank that is not this layer's."""
        if len(input.shape) not in self._ranks:
            raise ValueError(
                f"expected {' or '.join(f'{n}D' for n in self._ranks)} input (got {len(input.shape)}D input)"
            )
        return F.instance_norm(
            input, weight=self.scale, bias=self.bias, momentum=self._momentum, eps=self._epsilon,
            data_format=self._data_format,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """Sizes and epsilon."""
        return f"num_features={self._num_features}, epsilon={self._epsilon}"


class InstanceNorm1D(_InstanceNorm):
    """Instance norm of [n, c, l]."""

    _ranks = (2, 3)

    def __init__(
        self,
        num_features: int,
        epsilon: float = 1e-5,
        momentum: float = 0.9,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCL",
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, epsilon, momentum, weight_attr, bias_attr, data_format, name)


class InstanceNorm2D(_InstanceNorm):
    """Instance norm of images [n, c, h, w]."""

    _ranks = (4,)


class InstanceNorm3D(_InstanceNorm):
    """Instance norm of volumes [n, c, d, h, w]."""

    _ranks = (5,)

    def __init__(
        self,
        num_features: int,
        epsilon: float = 1e-5,
        momentum: float = 0.9,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NCDHW",
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, epsilon, momentum, weight_attr, bias_attr, data_format, name)


class LocalResponseNorm(Layer):
    """See `functional.local_response_norm`."""

    def __init__(
        self,
        size: int,
        alpha: float = 0.0001,
        beta: float = 0.75,
        k: float = 1.0,
        data_format: str = "NCHW",
        name: str | None = None,
    ) -> None:
        super().__init__()
        self.size, self.alpha, self.beta, self.k, self.data_format = size, alpha, beta, k, data_format

    def forward(self, input: Tensor) -> Tensor:
        """The input, divided by what lies beside it."""
        return F.local_response_norm(input, self.size, self.alpha, self.beta, self.k, self.data_format)

    def extra_repr(self) -> str:
        """Its constants."""
        return f"size={self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"
