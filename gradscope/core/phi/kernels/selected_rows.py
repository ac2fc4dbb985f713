"""Kernels of dense ops for SelectedRows: what acts on each kept row alone and leaves absent rows absent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core import errors
from gradscope.core.phi.kernel_factory import KernelFactory, KernelFn, register_kernel
from gradscope.core.phi.kernels import elementwise
from gradscope.core.phi.kernels.cast import assign, cast
from gradscope.core.phi.kernels.register import FLOAT
from gradscope.core.phi.selected_rows import SelectedRows
from gradscope.core.phi.sparse_base import NotDense

_DTYPES = (*FLOAT, "float16", "bfloat16", "int32", "int64", "complex64", "complex128")


def _rows_kernel(name: str) -> Callable[[KernelFn], KernelFn]:
    return register_kernel(name, "CPU", "SELECTED_ROWS", _DTYPES)


@_rows_kernel("scale")
def scale_sr(x: SelectedRows, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: bool = True) -> SelectedRows:
    """x * scale + bias on the kept rows; as in Paddle the absent ones stay zero whatever the bias."""
    return x.with_values(elementwise.scale(x.value, scale, bias, bias_after_scale))


@_rows_kernel("div_scale")
def div_scale_sr(x: SelectedRows, scale: Any = 1.0) -> SelectedRows:
    """x / scale."""
    return x.with_values(elementwise.div_scale(x.value, scale))


@_rows_kernel("multiply")
def multiply_sr(x: Any, y: Any) -> SelectedRows:
    """SelectedRows times a tensor of one element, in either order. Unimplemented (NotImplementedError) otherwise."""
    rows, factor = (x, y) if isinstance(x, SelectedRows) else (y, x)
    if isinstance(factor, NotDense) or factor.size != 1:
        raise errors.unimplemented(
            "The kernel of (multiply) for input tensors is unimplemented, please check the type of input tensors.",
            op="multiply",
            remedy="SelectedRows can be multiplied by one number; use sparse=False in the embedding for anything else",
        )
    return rows.with_values(elementwise.multiply(rows.value, factor.reshape(-1)[0]))


@_rows_kernel("sqrt")
def sqrt_sr(x: SelectedRows) -> SelectedRows:
    """Square root of the kept rows."""
    return x.with_values(KernelFactory.instance().plain("sqrt")(x.value))


@_rows_kernel("square")
def square_sr(x: SelectedRows) -> SelectedRows:
    """Square of the kept rows."""
    return x.with_values(x.value * x.value)


@_rows_kernel("cast")
def cast_sr(x: SelectedRows, dtype: Any) -> SelectedRows:
    """The kept rows in another dtype."""
    return x.with_values(cast(x.value, dtype))


@_rows_kernel("assign")
def assign_sr(x: SelectedRows) -> SelectedRows:
    """A copy."""
    return x.with_values(assign(x.value))


@_rows_kernel("merge_selected_rows")
def merge_selected_rows(x: SelectedRows) -> SelectedRows:
    """Each row once, sorted, equal ones summed in the order given."""
    return x.merge()


@_rows_kernel("selected_rows_to_dense")
def selected_rows_to_dense(x: SelectedRows) -> Any:
    """The whole matrix."""
    return x.to_dense()


@_rows_kernel("get_tensor_from_selected_rows")
def get_tensor_from_selected_rows(x: SelectedRows) -> Any:
    """The kept rows alone: [n, …]."""
    return x.value.copy()


@_rows_kernel("sgd_rows")
def sgd_rows(param: Any, grad: SelectedRows, learning_rate: float) -> Any:
    """param with learning_rate * row subtracted for each row of grad, one after the other, as in Paddle."""
    out = param.copy()
    steps = elementwise.scale(grad.value, learning_rate, 0.0, True)
    np.subtract.at(out, grad.rows, steps.astype(out.dtype, copy=False))
    return out


@_rows_kernel("keep_other_rows")
def keep_other_rows(x: Any, y: Any, rows: SelectedRows) -> Any:
    """y in the rows that `rows` has, x in the others: what lazy_mode makes of an update from x to y."""
    out = x.copy()
    out[rows.rows] = y[rows.rows]
    return out
