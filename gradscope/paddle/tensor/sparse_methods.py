"""Methods of Tensor about SelectedRows and sparse tensors: what kind it is, its positions and values, conversions."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, observer
from gradscope.core.phi.selected_rows import SelectedRows
from gradscope.core.phi.sparse_tensor import SparseCooTensor, SparseCsrTensor
from gradscope.core.tensor import Tensor, new_leaf
from gradscope.paddle import _C_ops


def is_dense(self: Tensor) -> bool:
    """Whether every element is kept, as in ordinary tensors."""
    return bool(self.impl.is_dense)


def is_selected_rows(self: Tensor) -> bool:
    """Whether only some rows are kept, as in a sparse embedding's gradient."""
    return isinstance(self.impl, SelectedRows)


def is_sparse(self: Tensor) -> bool:
    """Whether this is a COO or CSR tensor."""
    return isinstance(self.impl, (SparseCooTensor, SparseCsrTensor))


def is_sparse_coo(self: Tensor) -> bool:
    """Whether this is a COO tensor."""
    return isinstance(self.impl, SparseCooTensor)


def is_sparse_csr(self: Tensor) -> bool:
    """Whether this is a CSR tensor."""
    return isinstance(self.impl, SparseCsrTensor)


def _only_for(self: Tensor, kinds: tuple[type, ...]) -> Any:
    """The implementation. Raises Fatal (SystemError), as Paddle does, when it is of another kind."""
    if not isinstance(self.impl, kinds):
        names = " or ".join(kind.__name__ for kind in kinds)
        raise errors.fatal(f"this method is only effective for {names}", tensor=errors.describe(self))
    return self.impl


def _read(self: Tensor, how: str) -> None:
    if observer.current is not None:
        observer.current.read(how, self)


def rows(self: Tensor) -> list[int]:
    """The row numbers of a SelectedRows, in order, duplicates included. Raises Fatal (SystemError) otherwise."""
    found = _only_for(self, (SelectedRows,)).rows
    _read(self, "rows")
    return [int(n) for n in found]


class RowsOf:
    """A SelectedRows as Paddle's Python shows it: methods where the engine has fields."""

    def __init__(self, found: SelectedRows) -> None:
        self._found = found

    def rows(self) -> list[int]:
        """The row numbers, in order, duplicates included."""
        return [int(n) for n in self._found.rows]

    def height(self) -> int:
        """Rows of the whole matrix."""
        return self._found.height

    def get_tensor(self) -> Tensor:
        """The kept rows alone: a copy, dense [n, …]."""
        return new_leaf(self._found.value.copy())

    def numel(self) -> int:
        """Elements of the kept rows."""
        return int(self._found.value.size)


def get_selected_rows(self: Tensor) -> RowsOf:
    """The SelectedRows behind the tensor: rows(), height(), get_tensor(). Raises Fatal (SystemError) otherwise."""
    found = _only_for(self, (SelectedRows,))
    _read(self, "get_selected_rows")
    return RowsOf(found)


def indices(self: Tensor) -> Tensor:
    """Positions of a COO tensor: int [sparse_dim, nnz]. Raises Fatal (SystemError) otherwise."""
    return new_leaf(_only_for(self, (SparseCooTensor,)).indices.copy())


def crows(self: Tensor) -> Tensor:
    """Where each row of a CSR tensor begins: int [rows + 1]. Raises Fatal (SystemError) otherwise."""
    return new_leaf(_only_for(self, (SparseCsrTensor,)).crows.copy())


def cols(self: Tensor) -> Tensor:
    """The column of each value of a CSR tensor: int [nnz]. Raises Fatal (SystemError) otherwise."""
    return new_leaf(_only_for(self, (SparseCsrTensor,)).cols.copy())


def values(self: Tensor) -> Tensor:
    """The values of a sparse tensor, recorded: [nnz, …]."""
    return _C_ops.sparse_values(self)


def nnz(self: Tensor) -> int:
    """Number of values kept in a sparse tensor. Raises Fatal (SystemError) otherwise."""
    return int(_only_for(self, (SparseCooTensor, SparseCsrTensor)).nnz)


def to_dense(self: Tensor) -> Tensor:
    """The dense tensor, recorded. Of equal positions of a COO tensor the last one counts."""
    return _C_ops.sparse_to_dense(self)


def to_sparse_coo(self: Tensor, sparse_dim: int) -> Tensor:
    """The elements that are not 0 as a COO tensor with `sparse_dim` leading axes, recorded; a COO tensor as it is."""
    return self if is_sparse_coo(self) else _C_ops.sparse_to_sparse_coo(self, sparse_dim)


def to_sparse_csr(self: Tensor) -> Tensor:
    """The elements that are not 0 as a CSR tensor, recorded. For 2 or 3 axes; a CSR tensor as it is."""
    return self if is_sparse_csr(self) else _C_ops.sparse_to_sparse_csr(self)


def coalesce(self: Tensor) -> Tensor:
    """A COO tensor with sorted, distinct positions, values of equal ones summed; without a gradient, as in Paddle."""
    return _C_ops.sparse_coalesce(self)


def is_coalesced(self: Tensor) -> bool:
    """Whether a COO tensor is known to have sorted, distinct positions. Raises Fatal (SystemError) otherwise."""
    return bool(_only_for(self, (SparseCooTensor,)).coalesced)


def sparse_dim(self: Tensor) -> int:
    """Leading axes that have indices: all axes of a CSR tensor, none of a dense one."""
    impl = self.impl
    if isinstance(impl, SparseCooTensor):
        return impl.sparse_dim
    return len(impl.dims) if isinstance(impl, SparseCsrTensor) else 0


def dense_dim(self: Tensor) -> int:
    """The axes after those."""
    return len(self.impl.meta.dims) - sparse_dim(self)


def is_same_shape(self: Tensor, y: Tensor) -> bool:
    """Whether both have the same shape."""
    return bool(self.impl.meta.dims == y.impl.meta.dims)


SPARSE: dict[str, Any] = {
    f.__name__: f
    for f in (
        *(is_dense, is_selected_rows, is_sparse, is_sparse_coo, is_sparse_csr, rows, get_selected_rows, indices, crows),
        *(cols, values, nnz, to_dense, to_sparse_coo, to_sparse_csr, coalesce, is_coalesced, sparse_dim, dense_dim),
        is_same_shape,
    )
}
