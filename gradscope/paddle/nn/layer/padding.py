"""Padding layers: a constant, zeros, reflection, replication or circular, for 1, 2 or 3 axes."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.functional.axes import FORMATS
from gradscope.paddle.nn.layer.layers import Layer


class _Pad(Layer):
    """padding: numbers before and after per axis, the last axis first, or one for all."""

    _count = 1

    def __init__(
        self,
        padding: Any,
        mode: str = "constant",
        value: float = 0.0,
        data_format: str | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__()
        self.padding = padding if isinstance(padding, (Tensor, list, tuple)) else [padding] * (2 * self._count)
        self._mode, self.value, self._name = mode, value, name
        self._data_format = FORMATS[self._count][0] if data_format is None else data_format

    def forward(self, x: Tensor) -> Tensor:
        """x with more around it."""
        return F.pad(x, self.padding, self._mode, self.value, self._data_format)

    def extra_repr(self) -> str:
        """How it pads."""
        name = f", name={self._name}" if self._name else ""
        return f"padding={self.padding}, mode={self._mode}, value={self.value}, data_format={self._data_format}{name}"


class _Constant(_Pad):
    """The layers that are told a value."""

    def __init__(self, padding: Any, value: float, data_format: str | None = None, name: str | None = None) -> None:
        super().__init__(padding, "constant", value, data_format, name)


class _Fixed(_Pad):
    """The layers of one mode, with no value."""

    _mode_: str

    def __init__(self, padding: Any, data_format: str | None = None, name: str | None = None) -> None:
        super().__init__(padding, self._mode_, 0.0, data_format, name)


class _Zero(_Fixed):
    _mode_ = "constant"


class _Reflection(_Fixed):
    _mode_ = "reflect"


class _Replication(_Fixed):
    _mode_ = "replicate"


class _Circular(_Fixed):
    _mode_ = "circular"


class Pad1D(_Pad):
    """See `functional.pad`, for [n, c, l]."""

    _count = 1


class Pad2D(_Pad):
    """See `functional.pad`, for [n, c, h, w]."""

    _count = 2


class Pad3D(_Pad):
    """See `functional.pad`, for [n, c, d, h, w]."""

    _count = 3


class ConstantPad1D(_Constant, Pad1D):
    """A constant around sequences."""


class ConstantPad2D(_Constant, Pad2D):
    """A constant around images."""


class ConstantPad3D(_Constant, Pad3D):
    """A constant around volumes."""


class ZeroPad1D(_Zero, Pad1D):
    """Zeros around sequences."""


class ZeroPad2D(_Zero, Pad2D):
    """Zeros around images."""


class ZeroPad3D(_Zero, Pad3D):
    """Zeros around volumes."""


class ReflectionPad1D(_Reflection, Pad1D):
    """Mirror images around sequences."""


class ReflectionPad2D(_Reflection, Pad2D):
    """Mirror images around images."""


class ReflectionPad3D(_Reflection, Pad3D):
    """Mirror images around volumes."""


class ReplicationPad1D(_Replication, Pad1D):
    """The edge again around sequences."""


class ReplicationPad2D(_Replication, Pad2D):
    """The edge again around images."""


class ReplicationPad3D(_Replication, Pad3D):
    """The edge again around volumes."""


class CircularPad1D(_Circular, Pad1D):
    """What lies on the other side around sequences."""


class CircularPad2D(_Circular, Pad2D):
    """What lies on the other side around images."""


class CircularPad3D(_Circular, Pad3D):
    """What lies on the other side around volumes."""
