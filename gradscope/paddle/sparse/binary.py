"""Functions of two sparse tensors, or of a sparse and a dense one."""

from __future__ import annotations

from typing import Any, NoReturn

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core.eager.promotion import promoted_dtype
from gradscope.core.generated import infos
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def _one_dtype(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """Both in the wider floating dtype where they differ."""
    if x.dtype is y.dtype:
        return x, y
    wide = promoted_dtype(infos.SPARSE_ADD, x, y)
    return _as(x, wide), _as(y, wide)


def _as(x: Tensor, dtype: dtypes.DType) -> Tensor:
    return x if x.dtype is dtype else _C_ops.sparse_cast(x, None, dtype)


def add(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x + y: values at the positions of either, sorted. Both COO or both CSR, of one shape (else ValueError)."""
    return _C_ops.sparse_add(*_one_dtype(x, y))


def subtract(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x - y: values at the positions of either, sorted."""
    return _C_ops.sparse_subtract(*_one_dtype(x, y))


def multiply(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """x * y: y is a number, or a sparse tensor; then values at the positions of either, 0 where one has none."""
    if isinstance(y, (int, float)):
        return _C_ops.sparse_scale(x, float(y), 0.0, True)
    return _C_ops.sparse_multiply(*_one_dtype(x, y))


def divide(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """x / y: y is a number, or a sparse tensor; then every position has a value, nan or inf where y has none."""
    if isinstance(y, (int, float)):
        return _C_ops.sparse_divide_scalar(x, float(y))
    return _C_ops.sparse_divide(*_one_dtype(x, y))


def is_same_shape(x: Tensor, y: Tensor) -> bool:
    """Whether both have the same shape."""
    return bool(x.is_same_shape(y))


def mask_as(x: Tensor, mask: Tensor, name: str | None = None) -> Tensor:
    """The elements of the dense x at the positions of the sparse `mask`, as a sparse tensor of its format."""
    return _C_ops.sparse_mask_as(x, mask)


def _no_cpu_kernel(what: str) -> NoReturn:
    raise errors.unimplemented(
        f"Not support CPU kernel of 'sparse.{what}' now.", op=what, remedy="call to_dense() and use the dense function"
    )


def matmul(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """Paddle has no CPU kernel for it: raises NotFound (RuntimeError)."""
    kinds = ["dense" if t.impl.is_dense else str(t.impl.kind) for t in (x, y)]
    raise errors.not_found(
        f"The kernel `matmul_{kinds[0]}_{kinds[1]}` is not registered.",
        op="matmul",
        remedy="call to_dense() and use paddle.matmul",
    )


def masked_matmul(x: Tensor, y: Tensor, mask: Tensor, name: str | None = None) -> Tensor:
    """Paddle has no CPU kernel for it: raises Unimplemented (NotImplementedError)."""
    _no_cpu_kernel("masked_matmul")


def mv(x: Tensor, vec: Tensor, name: str | None = None) -> Tensor:
    """Paddle has no CPU kernel for it: raises Unimplemented (NotImplementedError)."""
    _no_cpu_kernel("mv")


def addmm(
    input: Tensor, x: Tensor, y: Tensor, beta: float = 1.0, alpha: float = 1.0, name: str | None = None
) -> Tensor:
    """Paddle has no CPU kernel for it: raises Unimplemented (NotImplementedError)."""
    _no_cpu_kernel("addmm")
