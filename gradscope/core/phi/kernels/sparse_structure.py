"""Kernels about the positions of sparse tensors: making them, conversions, masks, coalescing, moving positions about.

A kernel here takes COO and CSR alike and gives the format it got, unless it converts. `sparse_mask_as` is the one
linear map between positions; the gradients of all sparse ops are written with it.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core import errors
from gradscope.core.phi.kernels.register import EVERY
from gradscope.core.phi.kernels.sparse_register import positions_of, sparse_kernel, without_hidden
from gradscope.core.phi.selected_rows import SelectedRows
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.phi.sparse_tensor import SparseCooTensor, SparseCsrTensor, coo_at, csr_at

_ANY = ("ALL_LAYOUT", "SPARSE_COO", "SPARSE_CSR")


@sparse_kernel("sparse_sparse_coo_tensor", EVERY, ("ALL_LAYOUT",))
def sparse_coo_tensor(values: Any, indices: Any, shape: Any) -> SparseCooTensor:
    """A COO tensor. values: [nnz, …dense dims]; indices: int [sparse_dim, nnz]."""
    return SparseCooTensor(indices.copy(), values.copy(), tuple(shape))


@sparse_kernel("sparse_to_dense", EVERY)
def to_dense(x: Any) -> Any:
    """The dense array; of equal positions the last one counts, as in Paddle."""
    return x.to_dense()


@sparse_kernel("sparse_to_sparse_coo", EVERY, _ANY)
def to_sparse_coo(x: Any, sparse_dim: int) -> SparseCooTensor:
    """The parts of x that are not all 0 as COO with `sparse_dim` leading axes; a CSR tensor keeps its positions."""
    if isinstance(x, NotDense):
        x = without_hidden(x)
        return coo_at(positions_of(x), x.values.copy(), x.dims, len(x.dims), coalesced=False)
    if not 0 < sparse_dim <= x.ndim:
        raise errors.invalid_argument(f"sparse_dim must be in [1, {x.ndim}], but got {sparse_dim}.", op="to_sparse_coo")
    blocks = x.reshape(math.prod(x.shape[:sparse_dim]), -1)
    flat = np.flatnonzero((blocks != 0).any(axis=1))
    values = blocks[flat].reshape(len(flat), *x.shape[sparse_dim:])
    return coo_at(flat, values, x.shape, sparse_dim)


@sparse_kernel("sparse_to_sparse_csr", EVERY, _ANY)
def to_sparse_csr(x: Any) -> SparseCsrTensor:
    """The elements of x that are not 0 as CSR; a COO tensor keeps its positions, sorted."""
    dims = x.shape
    if len(dims) not in (2, 3):
        raise errors.invalid_argument(
            f"SparseCsrTensor only support 2-D or 3-D matrix, but get shape {list(dims)}.", op="to_sparse_csr"
        )
    if isinstance(x, NotDense):
        if x.values.ndim != 1:
            raise errors.invalid_argument("A COO tensor with dense axes has no CSR form.", op="to_sparse_csr")
        x = without_hidden(x)
        flat = positions_of(x)
        order = np.argsort(flat, kind="stable")
        return csr_at(flat[order], x.values[order], dims)
    flat = np.flatnonzero(x)
    return csr_at(flat, x.reshape(-1)[flat], dims)


@sparse_kernel("sparse_values", EVERY)
def values(x: Any) -> Any:
    """The values: [nnz, …]."""
    return x.values.copy()


@sparse_kernel("sparse_with_values", EVERY)
def with_values(x: Any, values: Any) -> Any:
    """The positions of x with other values."""
    return x.with_values(values.copy())


@sparse_kernel("sparse_coalesce", EVERY, ("SPARSE_COO",))
def coalesce(x: SparseCooTensor) -> SparseCooTensor:
    """Sorted, distinct positions; values of equal ones summed."""
    return x.coalesce()


@sparse_kernel("sparse_mask_as", EVERY, _ANY)
def mask_as(x: Any, mask: Any) -> Any:
    """What x holds at the positions of `mask`, in its format; 0 where x has nothing. Either may be dense.

    Between tensors with the same positions in the same order, value goes to value. Else of equal positions in x the sum
    is taken, and equal ones in mask get the same: so the map from x is linear, and the same map with the two exchanged
    is its transpose.
    """
    if not isinstance(mask, NotDense):
        return _summed(x)
    if isinstance(x, NotDense) and x.kind == mask.kind and _same_positions(x, mask):
        return mask.with_values(x.values.copy())
    blocks = mask.dims[: len(mask.dims) - mask.values.ndim + 1]
    flat = positions_of(mask)
    if isinstance(x, NotDense) and x.values.ndim == mask.values.ndim:
        have, where = np.unique(positions_of(x), return_inverse=True)
        sums = np.zeros((len(have) + 1, *x.values.shape[1:]), x.dtype)  # the last one: what is absent
        np.add.at(sums, where.reshape(-1), x.values)
        at = np.searchsorted(have, flat)
        at[at == len(have)] = max(len(have) - 1, 0)
        found = have[at] == flat if len(have) else np.zeros(len(flat), bool)
        return mask.with_values(sums[np.where(found, at, len(have))])
    dense = _summed(x)
    return mask.with_values(dense.reshape(math.prod(blocks), *mask.values.shape[1:])[flat])


def _same_positions(x: Any, y: Any) -> bool:
    if isinstance(x, SparseCooTensor):
        return x.indices is y.indices or np.array_equal(x.indices, y.indices)
    return np.array_equal(x.crows, y.crows) and np.array_equal(x.cols, y.cols)


def _summed(x: Any) -> Any:
    """The dense array, values at equal positions summed."""
    if not isinstance(x, NotDense) or isinstance(x, SelectedRows):
        return x.to_dense() if isinstance(x, SelectedRows) else x.copy()
    blocks = x.dims[: len(x.dims) - x.values.ndim + 1]
    out = np.zeros((math.prod(blocks), *x.values.shape[1:]), x.dtype)
    np.add.at(out, positions_of(x), x.values)
    return out.reshape(x.dims)


@sparse_kernel("sparse_shown_only", EVERY)
def shown_only(x: Any, like: Any) -> Any:
    """x, whose positions are those of `like`, with 0 where `like` holds a value that a later one at the same position
    hides in its dense form."""
    shown = like.shown()
    if shown.all():
        return x.handle()
    out = x.values.copy()
    out[~shown] = 0
    return x.with_values(out)


@sparse_kernel("sparse_transpose", EVERY)
def transpose(x: Any, perm: Any) -> Any:
    """Axes in the order of `perm`. A COO tensor must have no dense axes."""
    ndim = len(x.dims)
    axes = [p % ndim for p in perm]
    dims = tuple(x.dims[a] for a in axes)
    _no_dense_axes(x, "transpose")
    if isinstance(x, SparseCooTensor):
        return SparseCooTensor(x.indices[axes], x.values.copy(), dims)
    spread = np.array(np.unravel_index(positions_of(x), x.dims))[axes]
    flat = np.ravel_multi_index(tuple(spread), dims)
    order = np.argsort(flat, kind="stable")
    return csr_at(flat[order], x.values[order], dims)


@sparse_kernel("sparse_reshape", EVERY)
def reshape(x: Any, shape: Any) -> Any:
    """The same elements under another shape; one entry may be -1, 0 keeps the axis. No dense axes."""
    _no_dense_axes(x, "reshape")
    dims = tuple(x.dims[i] if n == 0 else n for i, n in enumerate(shape))
    if -1 in dims:
        rest = math.prod(n for n in dims if n != -1)
        dims = tuple((x.size // rest if rest else 0) if n == -1 else n for n in dims)
    if math.prod(dims) != x.size:
        raise errors.invalid_argument(f"{list(x.dims)} cannot be reshaped to {list(shape)}.", op="reshape")
    if isinstance(x, SparseCooTensor):
        return coo_at(positions_of(x), x.values.copy(), dims, len(dims), coalesced=x.coalesced)
    return csr_at(positions_of(x), x.values.copy(), dims)


@sparse_kernel("sparse_slice", EVERY)
def slice(x: Any, axes: Any, starts: Any, ends: Any) -> Any:
    """The part between starts and ends along axes; negative ones count from the end. No dense axes."""
    _no_dense_axes(x, "slice")
    spread = np.array(np.unravel_index(positions_of(x), x.dims)).reshape(len(x.dims), -1)
    dims, kept = list(x.dims), np.ones(x.nnz, bool)
    shift = np.zeros((len(x.dims), 1), np.int64)
    for axis, start, end in zip(axes, starts, ends, strict=True):
        n = x.dims[axis]
        start, end = (max(0, min(v + n if v < 0 else v, n)) for v in (start, end))
        dims[axis], shift[axis] = max(0, end - start), start
        kept &= (spread[axis] >= start) & (spread[axis] < end)
    moved = (spread - shift)[:, kept]
    if isinstance(x, SparseCooTensor):
        return SparseCooTensor(moved.astype(x.indices.dtype), x.values[kept], tuple(dims), x.coalesced)
    return csr_at(np.ravel_multi_index(tuple(moved), tuple(dims)), x.values[kept], tuple(dims))


@sparse_kernel("sparse_slice_grad", EVERY)
def slice_grad(out_grad: Any, x: Any, axes: Any, starts: Any, ends: Any) -> Any:
    """At the values of x that were cut out the gradient of what was cut out, 0 elsewhere."""
    cut = slice(x.with_values(np.arange(x.nnz)), axes, starts, ends)
    values = np.zeros(x.nnz, out_grad.dtype)
    values[cut.values] = mask_as(out_grad, cut).values
    return x.with_values(values)


def _no_dense_axes(x: Any, op: str) -> None:
    if x.values.ndim != 1:
        raise errors.unimplemented(
            f"{op} of a COO tensor with dense axes", op=op, remedy="to_sparse_coo(ndim) makes all axes sparse"
        )
