"""Layers of sparse tensors: convolutions, pooling, batch norm."""

from __future__ import annotations

from typing import Any, ClassVar

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.axes import FORMATS, conv_padding, per_axis
from gradscope.paddle.nn.layer.common import conv_initializer
from gradscope.paddle.nn.layer.function import REQUIRED, FunctionLayer
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.nn.layer.norm import BatchNorm1D
from gradscope.paddle.nn.layer.norm_kin import SyncBatchNorm as DenseSyncBatchNorm
from gradscope.paddle.sparse.nn import functional as F
from gradscope.paddle.sparse.nn.functional.conv import convolved


class _Conv(Layer):
    """weight: [*window, in_channels, out_channels]. _same: at the positions of the input only."""

    _count = 3
    _same = False

    def _set(
        self, in_channels: int, out_channels: int, kernel_size: Any, stride: Any, padding: Any, dilation: Any,
        groups: int, padding_mode: str, weight_attr: Any, bias_attr: Any, data_format: str | None,
        backend: str | None = None,
    ) -> None:  # fmt: skip
        """Raises AssertionError and ValueError, in Paddle's words, for what cannot be."""
        count = self._count
        if weight_attr is False:
            raise AssertionError("weight_attr should not be False in Conv.")
        if padding_mode != "zeros":
            raise AssertionError("Currently, only support padding_mode='zeros'")
        if groups != 1:
            raise AssertionError("Currently, only support groups=1")
        if backend not in (None, "igemm"):
            raise AssertionError("The value of 'backend' in Conv3D should be None or 'igemm'.")
        form = FORMATS[count][1]
        if data_format not in (None, form):
            raise ValueError(f"data_format must be one of {{'{form}'}}, but got data_format='{data_format}'")
        self._in_channels, self._out_channels, self._data_format = in_channels, out_channels, form
        self._kernel_size = per_axis(kernel_size, count, "kernel_size")
        self._stride, self._dilation = per_axis(stride, count, "stride"), per_axis(dilation, count, "dilation")
        self._padding = padding
        conv_padding(padding, count, True)
        default = conv_initializer([1, in_channels, *self._kernel_size])
        shape = [*self._kernel_size, in_channels, out_channels]
        self.weight = self.create_parameter(shape, weight_attr, default_initializer=default)
        self.bias = self.create_parameter([out_channels], bias_attr, is_bias=True)

    def forward(self, x: Tensor) -> Tensor:
        """COO [n, *image, in_channels] to COO [n, *image, out_channels]."""
        return convolved(
            x, self.weight, self.bias, self._stride, self._padding, self._dilation, 1, self._same, self._data_format,
            self._count,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """Sizes, and what is not the default."""
        parts = [f"{self._in_channels}, {self._out_channels}, kernel_size={self._kernel_size}"]
        ones = [1] * self._count
        for name, value, default in (
            ("stride", self._stride, ones), ("padding", self._padding, 0), ("dilation", self._dilation, ones),
        ):  # fmt: skip
            if value != default:
                parts.append(f"{name}={value}")
        return ", ".join([*parts, f"data_format={self._data_format}"])


class Conv3D(_Conv):
    """See `functional.conv3d`."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        padding_mode: str = "zeros",
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str | None = None,
    ) -> None:
        super().__init__()
        self._set(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, padding_mode, weight_attr,
            bias_attr, data_format,
        )  # fmt: skip


class Conv2D(Conv3D):
    """See `functional.conv2d`."""

    _count = 2


class SubmConv3D(_Conv):
    """See `functional.subm_conv3d`."""

    _same = True

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        padding_mode: str = "zeros",
        key: str | None = None,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str | None = None,
        backend: str | None = None,
    ) -> None:
        super().__init__()
        self._key, self._backend = key, backend
        self._set(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, padding_mode, weight_attr,
            bias_attr, data_format, backend,
        )  # fmt: skip


class SubmConv2D(SubmConv3D):
    """See `functional.subm_conv2d`."""

    _count = 2


class MaxPool3D(FunctionLayer):
    """See `functional.max_pool3d`."""

    function = F.max_pool3d
    options: ClassVar[dict[str, Any]] = {
        "kernel_size": REQUIRED, "stride": None, "padding": 0, "return_mask": False, "ceil_mode": False,
        "data_format": "NDHWC",
    }  # fmt: skip
    shown = ("kernel_size", "stride", "padding")

    def forward(self, x: Tensor) -> Tensor:
        """Fewer points; positions are not given, as in Paddle."""
        kept = {name: getattr(self, name) for name in self.options if name != "return_mask"}
        return F.max_pool3d(x, **kept)


class BatchNorm(BatchNorm1D):
    """Batch norm of the values of a sparse tensor [n, *image, channels]."""

    _forms = ("NDHWC", "NHWC")
    _ranks = (4, 5)

    def __init__(
        self,
        num_features: int,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NDHWC",
        use_global_stats: bool | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, momentum, epsilon, weight_attr, bias_attr, data_format, use_global_stats, name)

    def forward(self, input: Tensor) -> Tensor:
        """Of the same positions. Raises ValueError for another format."""
        if self._data_format not in self._forms:
            raise ValueError('sparse BatchNorm only support layout of "NDHWC" and "NHWC"')
        return _of_values(self, input)


class SyncBatchNorm(DenseSyncBatchNorm):
    """BatchNorm over the batches of all processes; here there is one."""

    def forward(self, x: Tensor) -> Tensor:
        """Of the same positions."""
        return _of_values(self, x)

    @classmethod
    def convert_sync_batchnorm(cls, layer: Any) -> Any:
        """The layer with every batch norm inside (or itself) replaced, sparse ones by sparse ones."""
        if not isinstance(layer, BatchNorm):
            return super().convert_sync_batchnorm(layer)
        made = SyncBatchNorm(
            layer._num_features, layer._momentum, layer._epsilon, layer._weight_attr, layer._bias_attr,
            name=layer._name,
        )  # fmt: skip
        made.weight, made.bias = layer.weight, layer.bias
        made._mean, made._variance = layer._mean, layer._variance
        return made


def _of_values(layer: Any, x: Tensor) -> Tensor:
    from gradscope.paddle.nn.functional.norm import batch_norm

    normed = batch_norm(
        _C_ops.sparse_values(x), layer._mean, layer._variance, layer.weight, layer.bias, layer.training,
        layer._momentum, layer._epsilon, "NC", layer._use_global_stats,
    )  # fmt: skip
    return _C_ops.sparse_with_values(x, normed)
