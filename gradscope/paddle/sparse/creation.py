"""Making COO and CSR tensors from positions and values."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import observer
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.phi.sparse_tensor import SparseCsrTensor
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import inner_tensor


def _index(given: Any, place: Any) -> Tensor:
    index = given if isinstance(given, Tensor) else inner_tensor(given, place=place)
    if index.dtype not in (dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64):
        raise TypeError("the dtype of indices must be 'int8' or 'int16' or 'int32' or 'int64'")
    return index


def _values(given: Any, dtype: Any, place: Any, stop_gradient: bool) -> Tensor:
    """The values as a Tensor of the asked dtype. As in Paddle, stop_gradient is set on a Tensor that is handed in."""
    if not isinstance(given, Tensor):
        return inner_tensor(given, dtype, place, stop_gradient)
    values = given if dtype is None else given.astype(dtype)
    values.stop_gradient = stop_gradient
    return values


def sparse_coo_tensor(
    indices: Any,
    values: Any,
    shape: Any = None,
    dtype: Any = None,
    place: Any = None,
    stop_gradient: bool = True,
) -> Tensor:
    """A tensor with `values` at `indices` and nothing elsewhere.

    indices: integers [sparse_dim, nnz]; values: [nnz, …dense dims]; shape: None for the smallest that holds all. With
    stop_gradient=False the result is the output of a recorded op, not a leaf: its gradient goes to `values`. Raises
    ValueError where shapes do not fit, TypeError for indices that are no integers.
    """
    where = indices if isinstance(indices, Tensor) else inner_tensor(indices, place=place)
    if len(where.shape) != 2:
        raise ValueError("'indices' must be 2-D.")
    where = _index(where, place)
    held = values if isinstance(values, Tensor) else inner_tensor(values, dtype, place, stop_gradient)
    sparse_dim, nnz = where.shape
    if nnz != held.shape[0]:
        raise ValueError(f"the indices and values must have same number of non-zero, but get {nnz} and {held.shape[0]}")
    held = _values(held, dtype, place, stop_gradient)
    highest = where.impl.array.max(axis=1, initial=-1) + 1
    smallest = [*(int(n) for n in highest), *held.shape[1:]]
    dims = smallest if shape is None else [int(n) for n in shape]
    if dims < smallest:
        raise ValueError(f"the minimum shape required is {smallest}, but get {dims}")
    dense_dim = len(held.shape) - 1
    if len(dims) != sparse_dim + dense_dim:
        raise ValueError(
            f"the number of dimensions(len(shape) must be sparse_dim({sparse_dim}) + dense_dim({dense_dim}), but get "
            f"{len(dims)}"
        )
    _inside(where.impl.array, dims)
    return _C_ops.sparse_sparse_coo_tensor(held, where, dims)


def _inside(indices: np.ndarray, dims: list[int]) -> None:
    for axis, row in enumerate(indices):
        wrong = row[(row < 0) | (row >= dims[axis])]
        if wrong.size:
            raise ValueError(f"index {int(wrong[0])} is out of range for axis {axis}, which has {dims[axis]} entries")


def sparse_csr_tensor(
    crows: Any,
    cols: Any,
    values: Any,
    shape: Any = None,
    dtype: Any = None,
    place: Any = None,
    stop_gradient: bool = True,
) -> Tensor:
    """A matrix, or a batch of them, with `values` at columns `cols` of the rows that `crows` divides them into.

    crows: integers [rows + 1], one such run per matrix of a batch; cols, values: [nnz]. The result is a leaf, as in
    Paddle. Raises ValueError where shapes do not fit, TypeError for positions that are no integers.
    """
    starts, columns = _index(crows, place), _index(cols, place)
    held = _values(values, dtype, place, stop_gradient)
    if shape is not None and len(shape) not in (2, 3):
        raise ValueError(f"SparseCsrTensor only support 2-D or 3-D matrix. but get shape {shape}")
    if len(starts.shape) != 1 or len(columns.shape) != 1 or len(held.shape) != 1:
        raise ValueError("The 'crows', 'cols' and 'values' must be 1-D.")
    if len(columns) != len(held):
        raise ValueError("the length of cols must be same as length of values")
    runs = starts.impl.array
    dims = _smallest(runs, columns.impl.array) if shape is None else [int(n) for n in shape]
    rows = dims[-2]
    if len(dims) == 2:
        if len(runs) != rows + 1:
            raise ValueError(f"The length({len(runs)}) of crows must be equal to the rows({rows})+1 of matrix.")
        if runs[0] != 0:
            raise ValueError("the 0th value of crows must be 0")
        if runs[-1] != len(held):
            raise ValueError("the last value of crows must be equal the number of non-zero")
    elif len(runs) % (rows + 1):
        raise ValueError(f"The length({len(runs)}) of crows must be divisible the rows({rows})+1 of matrix.")
    _inside(columns.impl.array[None], [dims[-1]])
    impl = SparseCsrTensor(runs.copy(), columns.impl.array.copy(), held.impl.array.copy(), tuple(dims))
    made = Tensor(impl, new_meta(stop_gradient), "")
    if observer.current is not None:
        observer.current.tensor_made(made, "sparse_csr_tensor")
    return made


def _smallest(crows: np.ndarray, cols: np.ndarray) -> list[int]:
    """The shape crows and cols imply; a new matrix of a batch begins where crows falls."""
    batches = int((crows[:-1] > crows[1:]).sum()) + 1
    if len(crows) % batches:
        raise ValueError(
            f"The calculated original matrix batch size is {batches}, but it cannot correctly split the row data. "
            "Please carefully check the data or the input shape."
        )
    matrix = [len(crows) // batches - 1, int(cols.max(initial=-1)) + 1]
    return matrix if batches == 1 else [batches, *matrix]
