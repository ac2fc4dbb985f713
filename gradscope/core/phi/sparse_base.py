"""NotDense: what SelectedRows, SparseCooTensor and SparseCsrTensor have in common; and asking whether something is one.

One object is both the raw value that kernels take and give, and the implementation of a Tensor. It is never written
into, so passes share it freely; a Tensor gets `handle()` of it, which has an identity of its own in a recording.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import numpy as np

from gradscope.core.phi.dense_tensor import DenseTensorMeta
from gradscope.core.phi.kernel_key import DataLayout

_new = object.__new__


class NotDense:
    """meta: dims, dtype, place and layout as for a dense tensor. values: the array of what is kept. oid: id in the
    recording that runs. storage and version are those of a tensor that is alone and was never written."""

    __slots__ = ("meta", "values", "oid", "storage", "__weakref__")
    is_dense: ClassVar[bool] = False
    detached: ClassVar[bool] = False
    version: ClassVar[int] = 0
    kind: ClassVar[str] = ""  # what records call it
    layout: ClassVar[DataLayout] = DataLayout.ALL_LAYOUT

    meta: DenseTensorMeta
    values: Any
    oid: int
    storage: Any

    @property
    def array(self) -> Self:
        """What kernels take: the object itself."""
        return self

    @property
    def shape(self) -> tuple[int, ...]:
        """`meta.dims`."""
        return self.meta.dims

    @property
    def dims(self) -> tuple[int, ...]:
        """`meta.dims`."""
        return self.meta.dims

    @property
    def dense_dims(self) -> tuple[int, ...]:
        """Shape of the dense tensor this stands for."""
        return self.meta.dims

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return len(self.meta.dims)

    @property
    def size(self) -> int:
        """Number of elements, those that are not kept included."""
        return self.meta.numel

    @property
    def dtype(self) -> Any:
        """numpy's dtype of the values."""
        return self.meta.dtype

    @property
    def place(self) -> Any:
        """Where the memory lies."""
        return self.meta.place

    @property
    def nbytes(self) -> int:
        """Bytes of everything kept."""
        return int(self.values.nbytes + self.index().nbytes)

    def initialized(self) -> bool:
        """Memory is always there."""
        return True

    def is_contiguous(self) -> bool:
        """Whether the values lie in C order without gaps."""
        return bool(self.values.flags.c_contiguous)

    def index(self) -> Any:
        """The positions as one int array, as records keep them."""
        raise NotImplementedError(type(self).__name__)

    def sparse_parts(self) -> tuple[str, tuple[int, ...], Any, Any]:
        """What a record keeps: kind, shape of the dense tensor, positions, values."""
        return self.kind, self.dense_dims, self.index(), self.values

    def distinct(self) -> Any:
        """The values as the dense tensor has them: those of equal positions made one. An array of any shape."""
        return self.values[self.shown()]

    def positions(self) -> Any:
        """Row-major number of each value's position within the axes that have positions: int64 [nnz]."""
        raise NotImplementedError(type(self).__name__)

    def shown(self) -> Any:
        """Which values `to_dense` shows, the last of equal positions: bool [nnz]."""
        flat = self.positions()[::-1]
        mask = np.zeros(len(flat), bool)
        mask[len(flat) - 1 - np.unique(flat, return_index=True)[1]] = True
        return mask

    def to_dense(self) -> Any:
        """A fresh dense array of `dense_dims`."""
        raise NotImplementedError(type(self).__name__)

    def with_values(self, values: Any) -> Self:
        """The same positions with other values: an array of the same length, of any dtype."""
        raise NotImplementedError(type(self).__name__)

    def handle(self) -> Self:
        """Another object over the same arrays."""
        made: Self = _new(type(self))
        for cls in type(self).__mro__:
            for slot in getattr(cls, "__slots__", ()):
                if slot != "__weakref__":
                    setattr(made, slot, getattr(self, slot))
        made.oid = 0
        return made


def index_array(given: Any) -> Any:
    """Positions as an int array: int32 and int64 stay, other integers and lists become int64."""
    array = np.asarray(given)
    if array.dtype.kind not in "iu" and array.size:
        raise TypeError(f"positions must be integers, not {array.dtype}")
    return array if array.dtype in (np.int32, np.int64) else array.astype(np.int64)
