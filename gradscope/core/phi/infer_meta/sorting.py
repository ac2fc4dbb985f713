"""Shapes of ops about order and of scans; -1 where only the kernel knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.errors import OutOfRangeError as OutOfRange
from gradscope.core.phi.infer_meta.reduction import reduced
from gradscope.core.phi.infer_meta.register import FLOAT32, INT64, dims, infer_meta, numpy_dtype, one_axis


@infer_meta
def ArgsortInferMeta(x: Any, axis: int = -1, descending: bool = False, stable: bool = False) -> Any:
    """Shape of x twice: elements and int64 indices."""
    one_axis(axis, len(x.shape), "argsort", f"'axis'({axis}) must be less than num_dims({len(x.shape)}).")
    return (x.shape, x.dtype), (x.shape, INT64)


@infer_meta
def TopkInferMeta(x: Any, k: int = 1, axis: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    """k along `axis`. Raises InvalidArgument when k is below 1 or there are fewer elements."""
    at = one_axis(axis, len(x.shape), "topk")
    if k < 1:
        raise InvalidArgument(f"the attribute of k in the topk must >= 1 or be a Tensor, but received {k} .")
    if not x.shape:
        return ((), x.dtype), ((), INT64)
    if x.shape[at] < k:
        raise InvalidArgument(
            f"The rank ({k}) of the input 'k' for topk op must be less than or equal to {x.shape[at]}."
        )
    shape = (*x.shape[:at], k, *x.shape[at + 1 :])
    return (shape, x.dtype), (shape, INT64)


@infer_meta
def KthvalueInferMeta(x: Any, k: int = 1, axis: int = -1, keepdim: bool = False) -> Any:
    """Shape without `axis`. Raises InvalidArgument unless 1 <= k <= the number of elements."""
    at = one_axis(axis, len(x.shape), "kthvalue")
    n = x.shape[at] if x.shape else 1
    if not 1 <= k <= n:
        raise InvalidArgument(
            f"the k in the kthvalue must >= 1, but received {k} ."
            if k < 1
            else f"input of kthvalue must have >= {k} columns in axis of {at}"
        )
    return ModeInferMeta(x, axis, keepdim)


@infer_meta
def ModeInferMeta(x: Any, axis: int = -1, keepdim: bool = False) -> Any:
    """Shape without `axis` twice: elements and int64 indices."""
    at = one_axis(axis, len(x.shape), "mode")
    if x.shape and x.shape[at] == 0:
        raise InvalidArgument(f"There is no element along axis {axis} of a tensor of shape {dims(x.shape)}.")
    shape = reduced(x.shape, axis, keepdim) if x.shape else ()
    return (shape, x.dtype), (shape, INT64)


@infer_meta
def SearchsortedInferMeta(sorted_sequence: Any, values: Any, out_int32: bool = False, right: bool = False) -> Any:
    """Shape of values; the leading axes of both must be equal unless the sequence is 1-D (InvalidArgument)."""
    rows = sorted_sequence.shape
    if len(rows) != 1 and rows[:-1] != values.shape[:-1]:
        raise InvalidArgument(
            "The dimensions of sorted_sequence and values must be the same except for the last one, but got "
            f"{dims(rows)} and {dims(values.shape)}."
        )
    return values.shape, np.dtype("int32") if out_int32 else INT64


@infer_meta
def UniqueInferMeta(
    x: Any, return_index: bool = False, return_inverse: bool = False, return_counts: bool = False, axis: Any = (),
    dtype: Any = "int64",
) -> Any:  # fmt: skip
    """Unknown lengths; one inverse per element, or per slice along `axis`."""
    shape, kind = _unique_shape(x, axis), numpy_dtype(dtype)
    return (shape, x.dtype), ((-1,), kind), ((-1,), kind), ((-1,), kind)


@infer_meta
def UniqueConsecutiveInferMeta(
    x: Any, return_inverse: bool = False, return_counts: bool = False, axis: Any = (), dtype: Any = "int64"
) -> Any:
    """Unknown lengths."""
    kind = numpy_dtype(dtype)
    return (_unique_shape(x, axis), x.dtype), ((-1,), kind), ((-1,), kind)


def _unique_shape(x: Any, axis: Any) -> tuple[int, ...]:
    if not axis:
        return (-1,)
    text = f"The axis({axis[0]}) should be less than the dimension size({len(x.shape)}) of x."
    at = one_axis(axis[0], len(x.shape), "unique", text)
    return (*x.shape[:at], -1, *x.shape[at + 1 :])


@infer_meta
def NonzeroInferMeta(condition: Any) -> Any:
    """[unknown, rank]. Raises InvalidArgument for a 0-D tensor."""
    if not condition.shape:
        raise InvalidArgument("Input(Condition) should have number of dimension at least 1")
    return (-1, len(condition.shape)), INT64


@infer_meta
def HistogramInferMeta(
    input: Any, weight: Any, bins: int = 100, min: float = 0.0, max: float = 0.0, density: bool = False
) -> Any:
    """[bins]: int64, the weight's dtype, or float32 for a density. Raises InvalidArgument for no bins or max < min."""
    if bins < 1:
        raise InvalidArgument(f"The bins should be greater than or equal to 1.But received nbins is {bins}")
    if max < min:
        raise InvalidArgument(f"max must be larger or equal to min.But received max is {max}, min is {min}")
    return (bins,), FLOAT32 if density else (INT64 if weight is None else weight.dtype)


@infer_meta
def BincountInferMeta(x: Any, weights: Any, minlength: int = 0) -> Any:
    """[unknown]: int64 or the weights' dtype. Raises InvalidArgument unless x is 1-D and minlength not negative."""
    if len(x.shape) != 1:
        raise InvalidArgument(
            f"The 'shape' of Input(X) must be 1-D tensor.But the dimension of Input(X) is [{len(x.shape)}]"
        )
    if minlength < 0:
        raise InvalidArgument(
            f"The minlength should be greater than or equal to 0.But received minlength is {minlength}"
        )
    return (-1,), INT64 if weights is None else weights.dtype


@infer_meta
def CumsumInferMeta(
    x: Any, axis: int = -1, flatten: bool = False, exclusive: bool = False, reverse: bool = False
) -> Any:
    """Shape and dtype of x, 1-D when flattened."""
    if flatten:
        return (int(np.prod(x.shape, dtype=int)),), x.dtype
    n = len(x.shape)
    text = f"axis is out of range (expected to be in range of [{-n}, {n}), but got {axis})."
    one_axis(axis, n, "cumsum", text, OutOfRange)
    return x.shape, x.dtype


@infer_meta
def CummaxInferMeta(x: Any, axis: int = -1, dtype: Any = "int64") -> Any:
    """Shape of x twice: elements and indices."""
    one_axis(axis, len(x.shape), "cummax")
    return (x.shape, x.dtype), (x.shape, numpy_dtype(dtype))
