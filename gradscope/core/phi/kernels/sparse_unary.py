"""Kernels of sparse tensors that act on each value alone: the dense kernel on the values, positions kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.kernels.register import EVERY, FLOAT, numpy_dtype
from gradscope.core.phi.kernels.sparse_register import SPARSE, sparse_kernel
from gradscope.core.phi.sparse_tensor import SparseCooTensor, SparseCsrTensor

#: op -> dtypes Paddle's kernels take
VALUEWISE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh"), FLOAT),
    **dict.fromkeys(("sqrt", "square", "log1p", "expm1", "relu", "relu6", "leaky_relu"), FLOAT),
    "abs": (*FLOAT, "complex64", "complex128"),
    "pow": FLOAT,
    "scale": (*FLOAT, "int8", "int16", "int32", "int64"),
    "isnan": (*FLOAT, "int32", "int64"),
}


def _on_values(name: str) -> Callable[..., Any]:
    def kernel(x: Any, *attributes: Any) -> Any:
        return x.with_values(KernelFactory.instance().plain(name)(x.values, *attributes))

    kernel.__name__ = f"sparse_{name}"
    kernel.__doc__ = f"{name} of every value."
    return kernel


for _name, _dtypes in VALUEWISE.items():
    sparse_kernel(f"sparse_{_name}", _dtypes, SPARSE)(_on_values(_name))


@sparse_kernel("sparse_divide_scalar", FLOAT)
def divide_scalar(x: Any, scalar: float) -> Any:
    """Every value divided by a number."""
    return x.with_values(np.divide(x.values, np.asarray(scalar, x.dtype)))


@sparse_kernel("sparse_cast", EVERY)
def cast(x: Any, index_dtype: Any = None, value_dtype: Any = None) -> Any:
    """Positions and values in other dtypes; None leaves them. Positions are kept as int32 or int64."""
    values = x.values.copy() if value_dtype is None else x.values.astype(numpy_dtype(value_dtype))
    if index_dtype is None:
        return x.with_values(values)
    index = np.dtype(numpy_dtype(index_dtype))
    if isinstance(x, SparseCooTensor):
        return SparseCooTensor(x.indices.astype(index), values, x.dims, x.coalesced)
    return SparseCsrTensor(x.crows.astype(index), x.cols.astype(index), values, x.dims)
