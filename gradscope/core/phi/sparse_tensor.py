"""SparseCooTensor and SparseCsrTensor: values at given positions of a tensor that is zero elsewhere."""

from __future__ import annotations

import math
from typing import Any, Self

import numpy as np

from gradscope.core import errors
from gradscope.core.dtype import of_numpy
from gradscope.core.phi.dense_tensor import make_meta, place_of_array
from gradscope.core.phi.kernel_key import DataLayout
from gradscope.core.phi.sparse_base import NotDense, index_array


class SparseCooTensor(NotDense):
    """indices: int [sparse_dim, nnz]; values: [nnz, …dense dims]; coalesced: positions are distinct and sorted.

    A position may occur several times; until `coalesce` sums them, the last one is what `to_dense` shows, as in Paddle.
    """

    __slots__ = ("indices", "coalesced")
    kind = "coo"
    layout = DataLayout.SPARSE_COO

    indices: Any
    coalesced: bool

    def __init__(self, indices: Any, values: Any, dims: tuple[int, ...], coalesced: bool = False) -> None:
        indices = index_array(indices)
        if indices.ndim != 2 or indices.shape[1] != len(values):
            raise errors.invalid_argument(
                f"COO indices must be [sparse_dim, nnz]: got {list(indices.shape)} for {len(values)} values."
            )
        if len(dims) != len(indices) + values.ndim - 1:
            raise errors.invalid_argument(
                f"A COO tensor of shape {list(dims)} cannot have {len(indices)} sparse and {values.ndim - 1} dense "
                "axes."
            )
        self.indices = indices
        self.values = values
        self.coalesced = coalesced
        self.meta = make_meta(tuple(dims), of_numpy(values.dtype), place_of_array(values), self.layout)
        self.storage = None
        self.oid = 0

    @property
    def nnz(self) -> int:
        """Number of values."""
        return int(self.indices.shape[1])

    @property
    def sparse_dim(self) -> int:
        """Leading axes that have indices."""
        return len(self.indices)

    def index(self) -> Any:
        """The indices."""
        return self.indices

    def positions(self) -> Any:
        """Row-major number of each position within the sparse axes: int64 [nnz]."""
        dims = self.meta.dims[: self.sparse_dim]
        flat = np.zeros(self.nnz, np.int64)
        for row, n in zip(self.indices, dims, strict=True):
            flat = flat * n + row
        return flat

    def shown(self) -> Any:
        """Which values `to_dense` shows, the last of equal positions: bool [nnz]."""
        return np.ones(self.nnz, bool) if self.coalesced else super().shown()

    def to_dense(self) -> Any:
        """The dense array."""
        out = np.zeros(self.meta.dims, self.dtype)
        out[tuple(self.indices)] = self.values
        return out

    def with_values(self, values: Any) -> Self:
        """The same positions with other values."""
        sparse = self.meta.dims[: self.sparse_dim]
        return type(self)(self.indices, values, (*sparse, *values.shape[1:]), self.coalesced)

    def coalesce(self) -> SparseCooTensor:
        """Positions sorted and distinct; values of equal ones summed in the order given."""
        if self.coalesced:
            return self.handle()
        flat = self.positions()
        found, where = np.unique(flat, return_inverse=True)
        values = np.zeros((len(found), *self.values.shape[1:]), self.dtype)
        np.add.at(values, where.reshape(-1), self.values)
        return coo_at(found, values, self.meta.dims, self.sparse_dim, self.indices.dtype)


def coo_at(
    flat: Any, values: Any, dims: tuple[int, ...], sparse_dim: int, dtype: Any = np.int64, coalesced: bool = True
) -> SparseCooTensor:
    """A COO tensor from row-major position numbers within its sparse axes."""
    sparse = dims[:sparse_dim]
    indices = np.array(np.unravel_index(flat, sparse), dtype).reshape(sparse_dim, len(flat))
    return SparseCooTensor(indices, values, dims, coalesced)


class SparseCsrTensor(NotDense):
    """crows: int [rows + 1], or one such run per matrix of a batch; cols, values: [nnz]. Two axes, or three.

    Where a row has a column twice, the last value is what `to_dense` shows.
    """

    __slots__ = ("crows", "cols")
    kind = "csr"
    layout = DataLayout.SPARSE_CSR

    crows: Any
    cols: Any

    def __init__(self, crows: Any, cols: Any, values: Any, dims: tuple[int, ...]) -> None:
        self.crows, self.cols = index_array(crows), index_array(cols)
        if len(dims) not in (2, 3):
            raise errors.invalid_argument(f"A CSR tensor has 2 or 3 axes, not shape {list(dims)}.")
        batch = dims[0] if len(dims) == 3 else 1
        if len(self.cols) != len(values) or len(self.crows) != batch * (dims[-2] + 1):
            raise errors.invalid_argument(
                f"CSR of shape {list(dims)} needs {batch * (dims[-2] + 1)} crows and as many cols as values: got "
                f"{len(self.crows)}, {len(self.cols)} and {len(values)}."
            )
        self.values = values
        self.meta = make_meta(tuple(dims), of_numpy(values.dtype), place_of_array(values), self.layout)
        self.storage = None
        self.oid = 0

    @property
    def nnz(self) -> int:
        """Number of values."""
        return len(self.cols)

    def index(self) -> Any:
        """crows, then cols."""
        return np.concatenate([self.crows, self.cols])

    def positions(self) -> Any:
        """Row-major number of each value's position: int64 [nnz]."""
        dims = self.meta.dims
        counts = np.diff(self.crows.reshape(-1, dims[-2] + 1), axis=1).reshape(-1)
        line = np.repeat(np.arange(math.prod(dims[:-1])), counts)
        return line * dims[-1] + self.cols

    def to_dense(self) -> Any:
        """The dense array."""
        out = np.zeros(math.prod(self.meta.dims), self.dtype)
        out[self.positions()] = self.values
        return out.reshape(self.meta.dims)

    def with_values(self, values: Any) -> Self:
        """The same positions with other values."""
        return type(self)(self.crows, self.cols, values, self.meta.dims)


def csr_at(flat: Any, values: Any, dims: tuple[int, ...], dtype: Any = np.int64) -> SparseCsrTensor:
    """A CSR tensor from sorted row-major position numbers."""
    lines = math.prod(dims[:-1])
    counts = np.bincount(flat // dims[-1], minlength=lines) if dims[-1] else np.zeros(lines, np.int64)
    ends = counts.reshape(-1, dims[-2]).cumsum(axis=1)
    crows = np.concatenate([np.zeros((len(ends), 1), ends.dtype), ends], axis=1).reshape(-1)
    return SparseCsrTensor(crows.astype(dtype), (flat % max(dims[-1], 1)).astype(dtype), values, dims)
