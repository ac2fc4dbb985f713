"""Shapes and dtypes of ops between real and complex tensors."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.register import infer_meta

_COMPLEX = {np.dtype("float32"): np.dtype("complex64"), np.dtype("float64"): np.dtype("complex128")}
_REAL = {wide: narrow for narrow, wide in _COMPLEX.items()}


def real_dtype(dtype: Any) -> Any:
    """The dtype of the parts of a complex dtype; any other as it is."""
    return _REAL.get(dtype, dtype)


@infer_meta
def RealAndImagInferMeta(x: Any) -> Any:
    """Shape of x; a complex dtype gives that of its parts."""
    return x.shape, real_dtype(x.dtype)


@infer_meta
def ComplexInferMeta(real: Any, imag: Any) -> Any:
    """Broadcast shape, the complex dtype of real's. Raises InvalidArgument where the dtypes differ."""
    if real.dtype != imag.dtype:
        raise InvalidArgument(
            f"The type of data we are trying to retrieve ({real.dtype}) does not match the type of data ({imag.dtype}) "
            "currently contained in the container."
        )
    return broadcast(real.shape, imag.shape), _COMPLEX[real.dtype]


@infer_meta
def AsComplexInferMeta(x: Any) -> Any:
    """Shape of x without its last axis, which must be 2 long (InvalidArgument), and the complex dtype."""
    if not x.shape:
        raise InvalidArgument(
            "The rank of input(X) is less than 1. Expected the rank of input(X) to be equal to or greater than 1."
            "But received rank of input(X) = 0"
        )
    if x.shape[-1] != 2:
        raise InvalidArgument(
            "The size of the last dimension of input(X)does not equals 2.Expected the size of last dimension of "
            f"input(X) to be 2.But received {x.shape[-1]}"
        )
    return x.shape[:-1], _COMPLEX[x.dtype]


@infer_meta
def AsRealInferMeta(x: Any) -> Any:
    """Shape of x with an axis of 2 at the end, the dtype of the parts."""
    return (*x.shape, 2), _REAL[x.dtype]
