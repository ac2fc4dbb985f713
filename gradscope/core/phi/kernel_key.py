"""KernelKey: backend, layout and dtype of a kernel in 32 bits, with Paddle's numbers and its two ways of printing.

Bits 0–7 backend, 8–11 layout, 12–19 dtype: `backend | layout << 8 | dtype << 12`; equality and order are by this hash.
"""

from __future__ import annotations

from enum import IntEnum
from functools import total_ordering

from gradscope.core import dtype as dt


class Backend(IntEnum):
    """Who computes. Values as in phi/common/backend.h."""

    ALL_BACKEND = 0
    CPU = 1
    ONEDNN = 2
    GPU = 3
    GPUDNN = 4
    XPU = 5
    IPU = 6
    KPS = 7
    CUSTOM = 8


class DataLayout(IntEnum):
    """How dimensions are ordered. Values as in phi/common/layout.h."""

    ALL_LAYOUT = 0
    NHWC = 1
    NCHW = 2
    NCDHW = 3
    NDHWC = 4
    ONEDNN = 5
    SPARSE_COO = 6
    SPARSE_CSR = 7
    PSTRING_UNION = 8
    STRIDED = 9
    SELECTED_ROWS = 10  # ours: Paddle tells these apart by the kernel's name


#: layouts of what is not dense; a kernel for dense tensors never takes their place
NOT_DENSE = frozenset((DataLayout.SPARSE_COO, DataLayout.SPARSE_CSR, DataLayout.SELECTED_ROWS))


def key_hash(backend: int, layout: int, dtype_num: int) -> int:
    """The 32-bit hash of a key from its three numbers."""
    return backend | layout << 8 | dtype_num << 12


@total_ordering
class KernelKey:
    """(backend, layout, dtype) of a kernel. Hashes and compares by its 32-bit hash."""

    __slots__ = ("backend", "layout", "dtype", "hash_value")

    def __init__(self, backend: Backend, layout: DataLayout, dtype: dt.DType) -> None:
        self.backend = backend
        self.layout = layout
        self.dtype = dtype
        self.hash_value = key_hash(backend, layout, dtype.num)

    @classmethod
    def of_hash(cls, value: int) -> KernelKey:
        """The key a hash stands for."""
        return cls(Backend(value & 0xFF), DataLayout(value >> 8 & 0xF), dt.BY_NUM[value >> 12 & 0xFF])

    def __hash__(self) -> int:
        return self.hash_value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KernelKey) and self.hash_value == other.hash_value

    def __lt__(self, other: KernelKey) -> bool:
        return self.hash_value < other.hash_value

    def __str__(self) -> str:
        layout = "Undefined(AnyLayout)" if self.layout == DataLayout.ALL_LAYOUT else self.layout.name
        return f"({self.backend.name}, {layout}, {self.dtype.name})"

    def __repr__(self) -> str:
        return f"KernelKey{self}"
