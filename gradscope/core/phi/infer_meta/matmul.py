"""Shape of a matrix product."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.errors import unimplemented
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import dims, infer_meta


@lru_cache(maxsize=4096)
def matmul_shape(x: tuple[int, ...], y: tuple[int, ...], transpose_x: bool, transpose_y: bool) -> tuple[int, ...]:
    """The shape of x @ y. Raises InvalidArgument naming the two dimensions that should be equal."""
    if not x or not y:
        which = "x" if not x else "y"
        raise InvalidArgument(f"The Input({which}) dims size must be greater than 0, but received dims size is 0. ")
    ix = len(x) - 1 if len(x) == 1 or not transpose_x else len(x) - 2
    iy = len(y) - 1 if len(y) == 1 or transpose_y else len(y) - 2
    if x[ix] != y[iy]:
        raise InvalidArgument(
            f"In operator matmul, the [{ix}] dimension of Input(X) must be equal to the [{iy}] dimension of Input(Y). "
            f"But receiving the [{ix}]dimension of Input(X) is [{x[ix]}], "
            f"and the [{iy}] dimension of Input(Y) is [{y[iy]}]."
        )
    rows = () if len(x) == 1 else (x[-1] if transpose_x else x[-2],)
    cols = () if len(y) == 1 else (y[-2] if transpose_y else y[-1],)
    return broadcast(x[:-2], y[:-2]) + rows + cols


@infer_meta
def MatmulInferMeta(x: Any, y: Any, transpose_x: bool = False, transpose_y: bool = False) -> Any:
    """Shape of the product and its dtype: that of both, or the complex one of a real and a complex operand.

    Raises InvalidArgument for other dtypes that differ, Unimplemented for a float64 with a complex64.
    """
    shape = matmul_shape(x.shape, y.shape, transpose_x, transpose_y)
    if x.dtype == y.dtype:
        return shape, x.dtype
    kinds = {x.dtype.kind, y.dtype.kind}
    if kinds != {"f", "c"}:
        raise InvalidArgument(
            f"The type of data we are trying to retrieve ({x.dtype}) does not match the type of data ({y.dtype}) "
            f"currently contained in the container. matmul does not promote: "
            f"X is {dims(x.shape)}, Y is {dims(y.shape)}."
        )
    wide = x.dtype if x.dtype.kind == "c" else y.dtype
    if {x.dtype.itemsize, y.dtype.itemsize} == {8} and wide.itemsize == 8:
        raise unimplemented(
            f"Data type ({wide}) is not supported when casting data type.", remedy="cast one of the operands of matmul"
        )
    return shape, wide
