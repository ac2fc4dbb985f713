"""How kernels of sparse tensors register: for COO and CSR at once, or for the layouts named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core.phi.kernel_factory import register_kernel
from gradscope.core.phi.sparse_tensor import SparseCooTensor, coo_at, csr_at

SPARSE = ("SPARSE_COO", "SPARSE_CSR")


def sparse_kernel(
    name: str, dtypes: tuple[str, ...], layouts: tuple[str, ...] = SPARSE
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorator: register a function of SparseCooTensor and SparseCsrTensor as the CPU kernel `name`."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for layout in layouts:
            register_kernel(name, "CPU", layout, dtypes)(function)
        return function

    return decorate


def positions_of(x: Any) -> Any:
    """Row-major number of each value's position within the axes that have positions: int64 [nnz]."""
    return x.positions()


def without_hidden(x: Any) -> Any:
    """x without the values that a later one at the same position hides in its dense form."""
    shown = x.shown()
    if shown.all():
        return x
    if isinstance(x, SparseCooTensor):
        return SparseCooTensor(x.indices[:, shown], x.values[shown], x.dims)
    return csr_at(x.positions()[shown], x.values[shown], x.dims)


def like(x: Any, flat: Any, values: Any) -> Any:
    """A tensor in the format and shape of x with `values` at the sorted positions `flat`."""
    if isinstance(x, SparseCooTensor):
        return coo_at(flat, values, x.dims, x.sparse_dim, np.promote_types(x.indices.dtype, np.int32), False)
    return csr_at(flat, values, x.dims)
