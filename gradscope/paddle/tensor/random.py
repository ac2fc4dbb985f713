"""Random tensors. All draw from one generator per process, which `seed` starts again."""

from __future__ import annotations

from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import errors
from gradscope.core import place as places
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.kernels import creation as generator
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.default_dtype import default_dtype
from gradscope.paddle.tensor.manipulation import ints_of


def seed(seed: int) -> int:
    """Start the generator again from `seed`, so that the same draws follow. Gives the seed."""
    generator.seed(int(seed))
    return int(seed)


def get_rng_state(device: str | None = None) -> list[Any]:
    """Where the generator stands, for `set_rng_state`."""
    return [generator.state()]


def set_rng_state(state_list: list[Any], device: str | None = None) -> None:
    """Put the generator where it stood. ValueError for anything but what `get_rng_state` gave."""
    if len(state_list) != 1:
        raise ValueError(f"set_rng_state takes the one state that get_rng_state gives, got {len(state_list)}")
    generator.set_state(state_list[0])


def _wanted(dtype: Any) -> dtypes.DType:
    return default_dtype() if dtype is None else dtypes.convert(dtype)


def gaussian(
    shape: Any, mean: float = 0.0, std: float = 1.0, seed: int = 0, dtype: Any = None, name: str | None = None
) -> Tensor:
    """Normal draws with this mean and deviation. A seed other than 0 uses a generator of its own."""
    return _C_ops.gaussian(ints_of(shape), float(mean), float(std), seed, _wanted(dtype), places.expected())


def randn(shape: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """Draws from the normal distribution with mean 0 and deviation 1."""
    return _C_ops.gaussian(ints_of(shape), 0.0, 1.0, 0, _wanted(dtype), places.expected())


def rand(shape: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """Draws from [0, 1)."""
    return _C_ops.uniform(ints_of(shape), _wanted(dtype), 0.0, 1.0, 0, places.expected())


def uniform(
    shape: Any, dtype: Any = None, min: float = 0.0, max: float = 1.0, seed: int = 0, name: str | None = None
) -> Tensor:
    """Draws from [min, max). A seed other than 0 uses a generator of its own."""
    return _C_ops.uniform(ints_of(shape), _wanted(dtype), float(min), float(max), seed, places.expected())


def normal(mean: Any = 0.0, std: Any = 1.0, shape: Any = None, name: str | None = None) -> Tensor:
    """Draws from the normal distribution with this mean and deviation: numbers, with a shape ([1] when None), or
    tensors, whose shapes broadcast, through which gradients flow."""
    if isinstance(mean, Tensor) or isinstance(std, Tensor):
        return _normal_around(mean, std)
    return _C_ops.gaussian(
        [1] if shape is None else ints_of(shape), float(mean), float(std), 0, default_dtype(), places.expected()
    )


def _normal_around(mean: Any, std: Any) -> Tensor:
    shape = broadcast(*(tuple(t.shape) if isinstance(t, Tensor) else () for t in (mean, std)))
    dtype = mean.dtype if isinstance(mean, Tensor) else std.dtype
    drawn = _C_ops.gaussian(list(shape), 0.0, 1.0, 0, dtype, places.expected())
    scaled = _C_ops.multiply(drawn, std) if isinstance(std, Tensor) else _C_ops.scale(drawn, std, 0.0, True)
    return _C_ops.add(scaled, mean) if isinstance(mean, Tensor) else _C_ops.scale(scaled, 1.0, mean, True)


def log_normal(mean: Any = 1.0, std: Any = 2.0, shape: Any = None, name: str | None = None) -> Tensor:
    """exp of normal draws with this mean and deviation, as `normal` gives them."""
    return _C_ops.exp(normal(mean, std, shape))


def randint(
    low: int = 0, high: int | None = None, shape: Any = (1,), dtype: Any = None, name: str | None = None
) -> Tensor:
    """Integers from [low, high); `randint(high)` counts from 0. ValueError (InvalidArgument) for an empty range."""
    if high is None:
        low, high = 0, low
    if low >= high:
        raise errors.invalid_argument(
            f"randint's low must less then high, but received: low = {low}, high = {high}.", op="randint"
        )
    wanted = dtypes.int64 if dtype is None else dtypes.convert(dtype)
    return _C_ops.randint(low, high, ints_of(list(shape)), wanted, 0, places.expected())


def randperm(n: int, dtype: Any = "int64", name: str | None = None) -> Tensor:
    """0 … n-1 in random order."""
    return _C_ops.randperm(n, dtypes.convert(dtype), 0, places.expected())
