"""Kernels that make tensors from nothing: full, full_like, arange, eye, gaussian, uniform, randint, one_hot.

Random kernels draw from one generator per process (`seed` sets it); a non-zero `seed` attribute draws from its own.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.register import COMPLEX, EVERY, FLOAT, HALF, INT, kernel, numpy_dtype

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


def _drawn(draw: Any, shape: Any, dtype: Any) -> Any:
    """What `draw` gives for a shape, rounded to `dtype`; a complex number from two draws, [..., 2] of them."""
    wanted = xp.dtype(numpy_dtype(dtype))
    if wanted.kind != "c":
        return xp.asarray(draw(tuple(shape))).astype(wanted)
    parts = draw((*shape, 2))
    return xp.asarray(parts[..., 0] + 1j * parts[..., 1]).astype(wanted)


@kernel("gaussian", FLOAT + COMPLEX + HALF)
def gaussian(shape: Any, mean: float = 0.0, std: float = 1.0, seed: int = 0, dtype: Any = "float32") -> Any:
    """Normal draws, made in float64 and rounded to `dtype`. Of a complex number std² is the variance of the whole, half
    of it each part's, and `mean` the mean of each part."""
    draws = _draws(seed)
    each = std / 2**0.5 if xp.dtype(numpy_dtype(dtype)).kind == "c" else std
    return _drawn(lambda sizes: draws.standard_normal(sizes) * each + mean, shape, dtype)


@kernel("uniform", FLOAT + COMPLEX + HALF)
def uniform(shape: Any, dtype: Any = "float32", min: float = -1.0, max: float = 1.0, seed: int = 0) -> Any:
    """Draws from [min, max), made in float64 and rounded to `dtype`; of a complex number each part is one."""
    draws = _draws(seed)
    return _drawn(lambda sizes: draws.random(sizes) * (max - min) + min, shape, dtype)


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
    """float32, one more axis of length num_classes: 1 at the place x names, 0 elsewhere. Raises InvalidArgument for a
    number outside the classes."""
    if x.size and not (x.min() >= 0 and x.max() < num_classes):
        wrong = int(x[(x < 0) | (x >= num_classes)].flat[0])
        why = f"at least 0, but received input ({wrong}) less than 0"
        if wrong >= 0:
            why = f"less than Input(depth), but received input ({wrong}) not less than depth ({num_classes})"
        raise errors.invalid_argument(f"Illegal index value, Input(input) value should be {why}")
    return (xp.expand_dims(x, -1) == xp.arange(num_classes)).astype("float32")


@kernel("bernoulli", FLOAT)
def bernoulli(x: Any) -> Any:
    """1 with the probability that stands at each place, else 0."""
    return xp.asarray(_draws(0).random(x.shape) < x, dtype=x.dtype)


@kernel("poisson", FLOAT)
def poisson(x: Any) -> Any:
    """Poisson draws with the mean that stands at each place."""
    return xp.asarray(_draws(0).poisson(x), dtype=x.dtype)


@kernel("standard_gamma", FLOAT)
def standard_gamma(x: Any) -> Any:
    """Gamma draws of rate 1 with the shape parameter that stands at each place."""
    return xp.asarray(_draws(0).standard_gamma(x.astype("float64")), dtype=x.dtype)


@kernel("dirichlet", FLOAT)
def dirichlet(alpha: Any) -> Any:
    """Shares that sum to 1 along the last axis: gamma draws over their sum."""
    drawn = xp.asarray(_draws(0).standard_gamma(alpha.astype("float64")))
    return xp.asarray(drawn / xp.sum(drawn, axis=-1, keepdims=True), dtype=alpha.dtype)


@kernel("binomial", FLOAT)
def binomial(count: Any, prob: Any) -> Any:
    """How many of `count` trials succeed, each with probability `prob`."""
    return xp.asarray(_draws(0).binomial(count.astype("int64"), prob.astype("float64"))).astype("int64")


@kernel("multinomial", FLOAT)
def multinomial(x: Any, num_samples: int = 1, replacement: bool = False) -> Any:
    """num_samples categories per row, each drawn with a probability in proportion to its weight in x.

    Without replacement no category comes twice. Raises InvalidArgument for too few categories or weights below 0.
    """
    rows = xp.reshape(x, (-1, x.shape[-1])).astype("float64")
    if bool(xp.any(rows < 0)) or bool(xp.any(xp.sum(rows, axis=-1) <= 0)):
        raise errors.invalid_argument("The input of multinomial must hold weights from 0 up, some of them above 0.")
    if replacement:
        ends = xp.cumsum(rows / xp.sum(rows, axis=-1, keepdims=True), axis=-1)
        at = _draws(0).random((rows.shape[0], num_samples))
        out = xp.sum(at[:, :, None] >= ends[:, None, :-1], axis=-1)
    else:
        if bool(xp.any(xp.sum(rows > 0, axis=-1) < num_samples)):
            raise errors.invalid_argument(
                f"multinomial cannot draw {num_samples} categories without replacement: a row has fewer above 0."
            )
        # the largest of log(weight) + Gumbel noise are a draw without replacement
        noise = -xp.log(-xp.log(_draws(0).random(rows.shape)))
        out = xp.argsort(-(xp.log(rows) + noise), axis=-1, kind="stable")[:, :num_samples]
    return xp.reshape(out, (*x.shape[:-1], num_samples)).astype("int64")


@kernel("uniform_inplace", FLOAT)
def uniform_inplace(
    x: Any, min: float = -1.0, max: float = 1.0, seed: int = 0, diag_num: int = 0, diag_step: int = 0,
    diag_val: float = 1.0,
) -> Any:  # fmt: skip
    """Draws from [min, max) in the shape of x; diag_val at diag_num places that lie diag_step + 1 apart."""
    out = (_draws(seed).random(x.shape) * (max - min) + min).astype(x.dtype)
    if diag_num:
        xp.reshape(out, -1)[xp.arange(diag_num) * (diag_step + 1)] = diag_val
    return xp.asarray(out)


@kernel("gaussian_inplace", FLOAT)
def gaussian_inplace(x: Any, mean: float = 0.0, std: float = 1.0, seed: int = 0) -> Any:
    """Normal draws in the shape of x."""
    return xp.asarray(_draws(seed).standard_normal(x.shape) * std + mean).astype(x.dtype)


@kernel("linspace", FLOAT + INT)
def linspace(start: Any, stop: Any, number: int, dtype: Any = "float32") -> Any:
    """`number` evenly spaced numbers from start to stop, made in float64 and rounded to `dtype`."""
    return xp.linspace(start, stop, number).astype(numpy_dtype(dtype))


@kernel("logspace", FLOAT + INT)
def logspace(start: Any, stop: Any, num: int, base: Any = 10.0, dtype: Any = "float32") -> Any:
    """base to the power of `num` evenly spaced numbers from start to stop."""
    return xp.power(float(base), xp.linspace(start, stop, num)).astype(numpy_dtype(dtype))


@kernel("tril_indices", INT)
def tril_indices(rows: int, cols: int, offset: int = 0, dtype: Any = "int64") -> Any:
    """[2, n]: row and column of every place on or below the diagonal."""
    return xp.stack(xp.tril_indices(rows, offset, cols)).astype(numpy_dtype(dtype))


@kernel("triu_indices", INT)
def triu_indices(rows: int, cols: int, offset: int = 0, dtype: Any = "int64") -> Any:
    """[2, n]: row and column of every place on or above the diagonal."""
    return xp.stack(xp.triu_indices(rows, offset, cols)).astype(numpy_dtype(dtype))
