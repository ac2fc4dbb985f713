"""Kernels that make tensors from nothing: full, full_like, arange, eye, gaussian, uniform, randint, one_hot.

Random kernels draw from one generator per process (`seed` sets it); a non-zero `seed` attribute draws from its own.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, INT, kernel, numpy_dtype

_state: dict[str, Any] = {}


def seed(number: int) -> None:
    """Start the process-wide generator again from `number`."""
    _state["generator"] = xp.random.default_rng(number)


def generator() -> Any:
    """The process-wide random generator, made from the system's entropy when nobody called `seed`."""
    if "generator" not in _state:
        _state["generator"] = xp.random.default_rng()
    return _state["generator"]


def state() -> Any:
    """Where the process-wide generator stands; for `set_state`."""
    return generator().bit_generator.state


def set_state(state: Any) -> None:
    """Put the process-wide generator where it stood."""
    generator().bit_generator.state = state


def _draws(seed: int) -> Any:
    return xp.random.default_rng(seed) if seed else generator()


@kernel("full", EVERY)
def full(shape: Any, value: Any, dtype: Any = "float32") -> Any:
    return xp.full(tuple(shape), value, dtype=numpy_dtype(dtype))


@kernel("full_like", EVERY)
def full_like(x: Any, value: Any, dtype: Any = None) -> Any:
    return xp.full(x.shape, value, dtype=x.dtype if dtype is None else numpy_dtype(dtype))


@kernel("arange", FLOAT + INT)
def arange(start: Any, end: Any, step: Any = 1, dtype: Any = "int64") -> Any:
    """start, start + step, … below end (above it for a negative step)."""
    return xp.arange(start, end, step, dtype=numpy_dtype(dtype))


@kernel("eye", FLOAT + INT + COMPLEX + ("bool",))
def eye(num_rows: int, num_columns: int = -1, dtype: Any = "float32") -> Any:
    return xp.eye(num_rows, num_rows if num_columns == -1 else num_columns, dtype=numpy_dtype(dtype))


@kernel("gaussian", FLOAT)
def gaussian(shape: Any, mean: float = 0.0, std: float = 1.0, seed: int = 0, dtype: Any = "float32") -> Any:
    """Normal draws, made in float64 and rounded to `dtype`."""
    return xp.asarray(_draws(seed).standard_normal(tuple(shape)) * std + mean).astype(numpy_dtype(dtype))


@kernel("uniform", FLOAT)
def uniform(shape: Any, dtype: Any = "float32", min: float = -1.0, max: float = 1.0, seed: int = 0) -> Any:
    """Draws from [min, max), made in float64 and rounded to `dtype`."""
    return xp.asarray(_draws(seed).random(tuple(shape)) * (max - min) + min).astype(numpy_dtype(dtype))


@kernel("randint", INT)
def randint(low: int, high: int, shape: Any, dtype: Any = "int64", seed: int = 0) -> Any:
    """Integer draws from [low, high)."""
    return xp.asarray(_draws(seed).integers(low, high, tuple(shape))).astype(numpy_dtype(dtype))


@kernel("randperm", INT + FLOAT)
def randperm(n: int, dtype: Any = "int64", seed: int = 0) -> Any:
    """0 … n-1 in random order."""
    return xp.asarray(_draws(seed).permutation(n)).astype(numpy_dtype(dtype))


@kernel("one_hot", INT)
def one_hot(x: Any, num_classes: int) -> Any:
    """float32, one more axis of length num_classes: 1 at the place x names, 0 elsewhere."""
    return (xp.expand_dims(x, -1) == xp.arange(num_classes)).astype("float32")
