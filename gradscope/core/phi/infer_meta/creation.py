"""Shapes of tensors made from nothing."""

from __future__ import annotations

from math import ceil
from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta, numpy_dtype


def _asked(shape: Any) -> tuple[int, ...]:
    shape = tuple(int(n) for n in shape)
    if any(n < 0 for n in shape):
        raise InvalidArgument(f"The shape of a new tensor must not have negative dimensions, but got {dims(shape)}.")
    return tuple(shape)


@infer_meta
def FullInferMeta(shape: Any, value: Any = 0, dtype: Any = "float32") -> Any:
    """The shape and dtype asked for."""
    return _asked(shape), numpy_dtype(dtype)


@infer_meta
def FullLikeInferMeta(x: Any, value: Any, dtype: Any = None) -> Any:
    """Shape of x, dtype of x unless one is asked for."""
    return x.shape, x.dtype if dtype is None else numpy_dtype(dtype)


@infer_meta
def ArangeInferMeta(start: Any, end: Any, step: Any = 1, dtype: Any = "int64") -> Any:
    """ceil((end - start) / step) elements, none when the step leads away. Raises InvalidArgument for a step of 0."""
    if step == 0:
        raise InvalidArgument("The step of range op should not be 0.")
    return (max(0, ceil((end - start) / step)),), numpy_dtype(dtype)


@infer_meta
def EyeInferMeta(num_rows: int, num_columns: int = -1, dtype: Any = "float32") -> Any:
    """[num_rows, num_columns], square for -1."""
    return (num_rows, num_rows if num_columns == -1 else num_columns), numpy_dtype(dtype)


@infer_meta
def GaussianInferMeta(shape: Any, mean: float = 0.0, std: float = 1.0, seed: int = 0, dtype: Any = "float32") -> Any:
    """The shape and dtype asked for."""
    return _asked(shape), numpy_dtype(dtype)


@infer_meta
def UniformInferMeta(shape: Any, dtype: Any = "float32", min: float = -1.0, max: float = 1.0, seed: int = 0) -> Any:
    """The shape and dtype asked for."""
    return _asked(shape), numpy_dtype(dtype)


@infer_meta
def RandintInferMeta(low: int, high: int, shape: Any, dtype: Any = "int64", seed: int = 0) -> Any:
    """The shape and dtype asked for. Raises InvalidArgument when there is no number from low to high."""
    if low >= high:
        raise InvalidArgument(f"randint's low must less then high, but received low = {low}, high = {high}.")
    return _asked(shape), numpy_dtype(dtype)


@infer_meta
def RandpermInferMeta(n: int, dtype: Any = "int64", seed: int = 0) -> Any:
    """n elements."""
    return (n,), numpy_dtype(dtype)


@infer_meta
def LinspaceInferMeta(start: Any, stop: Any, number: int, dtype: Any = "float32") -> Any:
    """`number` elements. Raises InvalidArgument for fewer than none."""
    if number < 0:
        raise InvalidArgument(
            f"The num of linspace op should be larger than or equal to 0, but received num is {number}"
        )
    return (number,), numpy_dtype(dtype)


@infer_meta
def LogspaceInferMeta(start: Any, stop: Any, num: int, base: Any = 10.0, dtype: Any = "float32") -> Any:
    """`num` elements. Raises InvalidArgument for none."""
    if num < 1:
        raise InvalidArgument(f"The num of logspace op should be larger than 0, but received num is {num}")
    return (num,), numpy_dtype(dtype)


@infer_meta
def TrilIndicesInferMeta(rows: int, cols: int, offset: int = 0, dtype: Any = "int64") -> Any:
    """[2, n], n the places on or below the diagonal."""
    return (2, sum(min(max(i + offset + 1, 0), cols) for i in range(rows))), numpy_dtype(dtype)


@infer_meta
def TriuIndicesInferMeta(rows: int, cols: int, offset: int = 0, dtype: Any = "int64") -> Any:
    """[2, n], n the places on or above the diagonal."""
    return (2, sum(cols - min(max(i + offset, 0), cols) for i in range(rows))), numpy_dtype(dtype)


@infer_meta
def MultinomialInferMeta(x: Any, num_samples: int = 1, replacement: bool = False) -> Any:
    """num_samples int64 along the last axis. Raises InvalidArgument unless x is 1-D or 2-D and has categories "
    "enough."""
    if len(x.shape) not in (1, 2) or num_samples < 1:
        raise InvalidArgument(
            f"multinomial needs weights in 1 or 2 axes and samples, but got {dims(x.shape)} and {num_samples}."
        )
    if not replacement and num_samples > x.shape[-1]:
        raise InvalidArgument(
            "When replacement is False, number of samples should be less than non-zero categories, but got "
            f"{num_samples} of {x.shape[-1]}."
        )
    return (*x.shape[:-1], num_samples), np.dtype("int64")


@infer_meta
def DirichletInferMeta(alpha: Any) -> Any:
    """Shape of alpha. Raises InvalidArgument for a 0-D one."""
    if not alpha.shape:
        raise InvalidArgument(
            "ShapeError: The number of dimensions of alpha should be greater than or euqal to 1. But received "
            "alpha's dimensions = 0."
        )
    return alpha.shape, alpha.dtype


@infer_meta
def BinomialInferMeta(count: Any, prob: Any) -> Any:
    """int64 in the shape of both. Raises InvalidArgument for different shapes."""
    if count.shape != prob.shape:
        raise InvalidArgument(
            f"The shapes of count and prob of binomial must be equal, but got {dims(count.shape)} and "
            f"{dims(prob.shape)}."
        )
    return count.shape, np.dtype("int64")
