"""What a Tensor says about itself without touching data: shape, dtype, place, sizes, and the kind of its storage."""

from __future__ import annotations

from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.place import Place
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.size import Size


def _shape(self: Tensor) -> Size:
    """The shape as a `paddle.Size`."""
    return Size(self.impl.meta.dims)


def _ndim(self: Tensor) -> int:
    """Number of axes."""
    return len(self.impl.meta.dims)


def _size(self: Tensor) -> int:
    """Number of elements."""
    return int(self.impl.meta.numel)


def _dtype(self: Tensor) -> dtypes.DType:
    """Data type."""
    return self.impl.meta.data_type


def _place(self: Tensor) -> Place:
    """Where the memory lies."""
    return self.impl.meta.place


def _place_str(self: Tensor) -> str:
    return str(self.impl.meta.place)


def _itemsize(self: Tensor) -> int:
    """Bytes of one element."""
    return self.impl.meta.data_type.itemsize


def _strides(self: Tensor) -> list[int]:
    """Steps between neighbours along each axis, in elements."""
    array = self.impl.array
    return [s // array.itemsize for s in array.strides] if self.impl.is_dense else []


def _layout(self: Tensor) -> str:
    """`NCHW`, the layout every dense tensor has."""
    return "NCHW"


def _transposed(self: Tensor) -> Tensor:
    """A view with all axes in reverse order; the tensor itself when it has fewer than two."""
    n = len(self.impl.meta.dims)
    return self if n < 2 else _C_ops.transpose(self, list(range(n))[::-1])


def _matrix_transposed(self: Tensor) -> Tensor:
    """A view with the last two axes swapped. Raises ValueError below two axes."""
    n = len(self.impl.meta.dims)
    if n < 2:
        raise ValueError(f"Tensor.ndim({n}) is required to be greater than or equal to 2.")
    return _C_ops.transpose(self, [*range(n - 2), n - 1, n - 2])


def _get_requires_grad(self: Tensor) -> bool:
    """The opposite of stop_gradient."""
    return not self.stop_gradient


def _set_requires_grad(self: Tensor, value: bool) -> None:
    if not isinstance(value, bool):
        raise TypeError(f"requires_grad must be bool, but got {type(value).__name__}")
    self.stop_gradient = not value


def dim(self: Tensor) -> int:
    """Number of axes."""
    return len(self.impl.meta.dims)


def numel(self: Tensor) -> Tensor:
    """Number of elements, as a 0-D int64 tensor."""
    return _C_ops.full([], self.impl.meta.numel, dtypes.int64)


def element_size(self: Tensor) -> int:
    """Bytes of one element."""
    return self.impl.meta.data_type.itemsize


def is_contiguous(self: Tensor) -> bool:
    """Whether the elements lie in C order without gaps."""
    return bool(self.impl.is_contiguous())


def data_ptr(self: Tensor) -> int | None:
    """Address of the first element; equal for tensors that show the same memory. None for what is not dense."""
    if not self.impl.is_dense:
        return None
    array = self.impl.array
    pointer = getattr(getattr(array, "data", None), "ptr", None)  # cupy
    return int(array.__array_interface__["data"][0] if pointer is None else pointer)


def _is_category(category: int) -> Any:
    def test(self: Tensor) -> bool:
        return bool(self.impl.meta.data_type.category == category)

    return test


def _is_shared_buffer_with(self: Tensor, other: Tensor) -> bool:
    return data_ptr(self) == data_ptr(other)


PROPERTIES: dict[str, Any] = {
    "shape": property(_shape),
    "ndim": property(_ndim),
    "size": property(_size),
    "dtype": property(_dtype),
    "place": property(_place),
    "_place_str": property(_place_str),
    "itemsize": property(_itemsize),
    "strides": property(_strides),
    "layout": property(_layout),
    "T": property(_transposed),
    "mT": property(_matrix_transposed),
    "requires_grad": property(_get_requires_grad, _set_requires_grad),
    "trainable": property(_get_requires_grad, _set_requires_grad),
    "_inplace_version": lambda self: self.inplace_version,
    "dim": dim,
    "ndimension": dim,
    "rank": lambda self: _C_ops.full([], len(self.impl.meta.dims), dtypes.int32),
    "numel": numel,
    "element_size": element_size,
    "get_strides": _strides,
    "is_contiguous": is_contiguous,
    "data_ptr": data_ptr,
    "is_floating_point": _is_category(dtypes.FLOATING),
    "is_complex": _is_category(dtypes.COMPLEX),
    "is_integer": _is_category(dtypes.INTEGER),
    "_is_shared_buffer_with": _is_shared_buffer_with,
}
