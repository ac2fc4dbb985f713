"""Layers that are one function: Linear, Embedding, Flatten, Unflatten, Identity, Bilinear, distances."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.device import device as on_device
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer.given import Constant
from gradscope.paddle.nn.initializer.random import Normal
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.tensor.arrange import unflatten
from gradscope.paddle.tensor.default_dtype import get_default_dtype


class Identity(Layer):
    """Gives its input. Takes any arguments and uses none."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        """The input."""
        return input


class Linear(Layer):
    """x @ weight + bias. weight: [in_features, out_features], bias: [out_features], none when bias_attr is False."""

    def __init__(
        self,
        in_features: int,
        out_features: int,
        weight_attr: Any = None,
        bias_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(dtype=get_default_dtype())
        self.in_features, self.out_features, self.name = in_features, out_features, name
        self.weight = self.create_parameter([in_features, out_features], weight_attr)
        self.bias = self.create_parameter([out_features], bias_attr, is_bias=True)

    def forward(self, input: Tensor) -> Tensor:
        """[..., in_features] to [..., out_features]."""
        return F.linear(input, self.weight, self.bias)

    def extra_repr(self) -> str:
        """Sizes and dtype."""
        name = f", name={self.name}" if self.name else ""
        return f"in_features={self.in_features}, out_features={self.out_features}, dtype={self._dtype}{name}"


class Embedding(Layer):
    """A table of vectors looked up by id. weight: [num_embeddings, embedding_dim].

    padding_idx: an id whose vector is 0 and stays so; sparse: the gradient holds a row per id looked up; max_norm: see
    `functional.embedding`; _weight: the table itself; _freeze: it gets no gradient. Raises ValueError for a padding_idx
    outside the table or sizes that are not positive.
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        *,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: Tensor | None = None,
        _freeze: bool = False,
        device: Any = None,
        dtype: Any = None,
        weight_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(dtype=get_default_dtype() if dtype is None else dtype)
        if num_embeddings < 0:
            raise ValueError("num_embeddings must not be negative")
        if embedding_dim <= 0:
            raise ValueError("embedding_dim must be gather than 0")
        if padding_idx is not None and not -num_embeddings <= padding_idx < num_embeddings:
            raise ValueError(f"padding_idx must be within [-{num_embeddings}, {num_embeddings})")
        self._num_embeddings, self._embedding_dim = num_embeddings, embedding_dim
        self._padding_idx, self._sparse, self._scale = padding_idx, sparse, scale_grad_by_freq
        self._max_norm, self._norm_type = max_norm, norm_type
        if _weight is None:
            with on_device(device):
                self.weight = self.create_parameter([num_embeddings, embedding_dim], weight_attr, self._dtype)
        else:
            assert list(_weight.shape) == [num_embeddings, embedding_dim], (
                "Shape of weight does not match num_embeddings and embedding_dim"
            )
            self.weight = _weight
        if _weight is not None or weight_attr is None:
            self.weight.stop_gradient = _freeze
        if padding_idx is not None:
            self.weight.impl.array[padding_idx] = 0

    def forward(self, x: Tensor) -> Tensor:
        """Ids of any shape to that shape and embedding_dim."""
        return F.embedding(
            x, self.weight, self._padding_idx, self._max_norm, self._norm_type, self._sparse, self._scale
        )

    def extra_repr(self) -> str:
        """Sizes and what is not the default."""
        padding = "" if self._padding_idx is None else f", padding_idx={self._padding_idx}"
        return (
            f"{self._num_embeddings}, {self._embedding_dim}{padding}, sparse={self._sparse}, "
            f"scale_grad_by_freq={self._scale}"
        )


class Flatten(Layer):
    """The axes from start_axis to stop_axis made one."""

    def __init__(self, start_axis: int = 1, stop_axis: int = -1) -> None:
        super().__init__()
        self.start_axis, self.stop_axis = start_axis, stop_axis

    def forward(self, input: Tensor) -> Tensor:
        """The input with fewer axes."""
        return _C_ops.flatten(input, self.start_axis, self.stop_axis)


class Unflatten(Layer):
    """One axis made several, see `paddle.unflatten`."""

    def __init__(self, axis: int, shape: Any, name: str | None = None) -> None:
        super().__init__()
        self.axis, self.shape, self.name = axis, shape, name

    def forward(self, input: Tensor) -> Tensor:
        """The input with more axes."""
        return unflatten(input, self.axis, self.shape)

    def extra_repr(self) -> str:
        """What becomes what."""
        name = f", name={self.name}" if self.name else ""
        return f"axis={self.axis}, shape={self.shape}{name}"


class Bilinear(Layer):
    """x1 @ weight[o] @ x2 + bias for every output o. weight: [out, in1, in2], bias: [1, out]."""

    def __init__(
        self,
        in1_features: int,
        in2_features: int,
        out_features: int,
        weight_attr: Any = None,
        bias_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(dtype=get_default_dtype())
        self._sizes = in1_features, in2_features, out_features
        self.weight = self.create_parameter([out_features, in1_features, in2_features], weight_attr)
        self.bias = self.create_parameter([1, out_features], bias_attr, is_bias=True)

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        """[n, in1] and [n, in2] to [n, out]."""
        return F.bilinear(x1, x2, self.weight, self.bias)

    def extra_repr(self) -> str:
        """Sizes and dtype."""
        a, b, out = self._sizes
        return f"in1_features={a}, in2_features={b}, out_features={out}, dtype={self._dtype}"


class CosineSimilarity(Layer):
    """The cosine of the angle between two tensors along `axis`."""

    def __init__(self, axis: int = 1, eps: float = 1e-8) -> None:
        super().__init__()
        self._axis, self._eps = axis, eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        """The cosines."""
        return F.cosine_similarity(x1, x2, self._axis, self._eps)

    def extra_repr(self) -> str:
        """Its axis and least length."""
        return f"axis={self._axis}, eps={self._eps}"


class PairwiseDistance(Layer):
    """The p-norm of x - y along the last axis."""

    def __init__(self, p: float = 2.0, epsilon: float = 1e-6, keepdim: bool = False, name: str | None = None) -> None:
        super().__init__()
        self.p, self.epsilon, self.keepdim = p, epsilon, keepdim

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        """The distances."""
        return F.pairwise_distance(x, y, self.p, self.epsilon, self.keepdim)

    def extra_repr(self) -> str:
        """Its norm."""
        return f"p={self.p}"


class PReLU(Layer):
    """x above 0, _weight * x below; _weight: [num_parameters], `init` at first."""

    def __init__(
        self,
        num_parameters: int = 1,
        init: float = 0.25,
        weight_attr: Any = None,
        data_format: str = "NCHW",
        name: str | None = None,
    ) -> None:
        super().__init__()
        self._num_parameters, self._init, self._data_format = num_parameters, init, data_format
        self._weight = self.create_parameter([num_parameters], weight_attr, default_initializer=Constant(init))

    def forward(self, x: Tensor) -> Tensor:
        """The bent input."""
        return F.prelu(x, self._weight, self._data_format)

    def extra_repr(self) -> str:
        """Sizes and dtype."""
        return (
            f"num_parameters={self._num_parameters}, data_format={self._data_format}, init={self._init}, "
            f"dtype={self._dtype}"
        )


def conv_initializer(shape: list[int]) -> Normal:
    """What convolutions begin with: normal draws of deviation √(2 / (all channels in · window)). shape: of the filter
    of one group."""
    inputs = 1
    for n in shape[1:]:
        inputs *= n
    return Normal(0.0, (2.0 / inputs) ** 0.5 if inputs else 0.0)
