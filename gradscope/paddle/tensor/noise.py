"""Random tensors that depend on others, and tensors filled with random numbers in place."""

from __future__ import annotations

import math
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.default_dtype import default_dtype
from gradscope.paddle.tensor.manipulation import ints_of

__all__ = [
    "bernoulli",
    "bernoulli_",
    "binomial",
    "cauchy_",
    "exponential_",
    "geometric_",
    "log_normal_",
    "multinomial",
    "normal_",
    "poisson",
    "randint_like",
    "standard_gamma",
    "standard_normal",
    "top_p_sampling",
    "uniform_",
]

#: those that are functions of `paddle` too
FUNCTIONS = (
    "bernoulli", "bernoulli_", "binomial", "cauchy_", "geometric_", "log_normal_", "multinomial", "normal_", "poisson",
    "randint_like", "standard_gamma", "standard_normal",
)  # fmt: skip


def bernoulli(x: Tensor, p: float | None = None, name: str | None = None) -> Tensor:
    """1 with the probability that stands at each place (or p everywhere), else 0. No gradient."""
    return _C_ops.bernoulli(x if p is None else _C_ops.full_like(x, p))


def poisson(x: Tensor, name: str | None = None) -> Tensor:
    """Poisson draws with the mean that stands at each place. No gradient."""
    return _C_ops.poisson(x)


def standard_gamma(x: Tensor, name: str | None = None) -> Tensor:
    """Gamma draws of rate 1 with the shape parameter that stands at each place. No gradient."""
    return _C_ops.standard_gamma(x)


def binomial(count: Tensor, prob: Tensor, name: str | None = None) -> Tensor:
    """int64: how many of `count` trials succeed, each with probability `prob`; both broadcast. No gradient."""
    shape = list(broadcast(tuple(count.shape), tuple(prob.shape)))
    count, prob = (one if list(one.shape) == shape else _C_ops.expand(one, shape) for one in (count, prob))
    return _C_ops.binomial(count, prob)


def top_p_sampling(
    x: Tensor,
    ps: Tensor,
    threshold: Tensor | None = None,
    topp_seed: Tensor | None = None,
    seed: int = -1,
    k: int = 0,
    mode: str = "truncated",
    return_top: bool = False,
    name: str | None = None,
) -> Any:
    """(probability, class) [batch, 1] of a class drawn per row of probabilities x [batch, classes] among the likeliest
    whose sum reaches ps [batch] or [batch, 1]; with return_top also the k largest and their classes. No gradient.

    threshold: classes less likely than that are left out too. mode: what is done to the rest, which is never drawn.
    A seed draws with a generator of its own. Paddle has this on GPUs only. ValueError for another mode.
    """
    if mode not in ("truncated", "non-truncated"):
        raise ValueError(f"mode should be 'truncated' or 'non-truncated', but got {mode!r}")
    chances, order = _C_ops.argsort(x.detach(), -1, True, True)
    before = _C_ops.subtract(_C_ops.cumsum(chances, -1, False, False, False), chances)
    bound = _C_ops.reshape(ps if ps.dtype is x.dtype else _C_ops.cast(ps, x.dtype), [-1, 1])
    kept = _C_ops.less_than(before, bound)
    if threshold is not None:
        kept = _C_ops.logical_and(kept, _C_ops.greater_equal(chances, _C_ops.reshape(threshold, [-1, 1])))
    first = _C_ops.equal(
        _C_ops.cumsum(_C_ops.full_like(chances, 1), -1, False, False, False), _C_ops.full_like(chances, 1)
    )
    weights = _C_ops.keep_where(chances, _C_ops.logical_or(kept, first))
    sums = _C_ops.cumsum(weights, -1, False, False, False)
    total = _C_ops.max(sums, [-1], True)
    drawn = _C_ops.uniform([x.shape[0], 1], x.dtype, 0.0, 1.0, max(seed, 0), places.expected())
    place = _C_ops.sum(
        _C_ops.cast(_C_ops.less_equal(sums, _C_ops.multiply(drawn, total)), "int64"), [-1], "int64", True
    )
    out, ids = _C_ops.take_along_axis(chances, place, -1), _C_ops.take_along_axis(order, place, -1)
    if not return_top:
        return out, ids
    top = [_C_ops.slice(one, [1], [0], [max(k, 1)], [], []) for one in (chances, order)]
    return out, ids, *top


def multinomial(x: Tensor, num_samples: int = 1, replacement: bool = False, name: str | None = None) -> Tensor:
    """num_samples categories per row, drawn with probabilities in proportion to the weights in x."""
    return _C_ops.multinomial(x, num_samples, replacement)


def standard_normal(shape: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """Draws from the normal distribution with mean 0 and deviation 1."""
    wanted = default_dtype() if dtype is None else dtypes.convert(dtype)
    return _C_ops.gaussian(ints_of(shape), 0.0, 1.0, 0, wanted, places.expected())


def randint_like(
    x: Tensor, low: int = 0, high: int | None = None, dtype: Any = None, name: str | None = None
) -> Tensor:
    """Integers from [low, high), or [0, low), in the shape of x and its dtype unless one is given.

    Raises ValueError when low is not below high.
    """
    first, last = (0, low) if high is None else (low, high)
    if first >= last:
        raise ValueError(f"randint_like's low must less then high, but received low = {first}, high = {last}")
    made = _C_ops.randint(first, last, list(x.shape), "int64", 0, places.expected())
    wanted = x.dtype if dtype is None else dtypes.convert(dtype)
    return made if made.dtype is wanted else _C_ops.cast(made, wanted)


def normal_(x: Tensor, mean: float = 0.0, std: float = 1.0, name: str | None = None) -> Tensor:
    """x filled with normal draws; its gradient ends here."""
    return _C_ops.gaussian_inplace_(x, mean, std, 0)


def uniform_(x: Tensor, min: float = 0, max: float = 1.0, seed: int = 0, name: str | None = None) -> Tensor:
    """x filled with draws from [min, max); its gradient ends here."""
    return _C_ops.uniform_inplace_(x, float(min), float(max), seed, 0, 0, 1.0)


def log_normal_(x: Tensor, mean: float = 1.0, std: float = 2.0, name: str | None = None) -> Tensor:
    """x filled with exponentials of normal draws."""
    return _C_ops.exp_(normal_(x, mean, std))


def bernoulli_(x: Tensor, p: Any = 0.5, name: str | None = None) -> Tensor:
    """x filled with 1 with probability p (a number, or a tensor that broadcasts to x), else with 0."""
    drawn = _C_ops.uniform(list(x.shape), "float32", 0.0, 1.0, 0, places.expected())
    p = _C_ops.cast(p, "float32") if isinstance(p, Tensor) else _C_ops.full([], p, "float32")
    hit = _C_ops.cast(_C_ops.less_than(drawn, p.detach()), x.dtype)
    return _C_ops.set_value_with_tensor_(x, hit, [], [], [], [], [], [])


def cauchy_(x: Tensor, loc: float = 0, scale: float = 1, name: str | None = None) -> Tensor:
    """x filled with draws from the Cauchy distribution around loc."""
    uniform_(x, 0.0, 1.0)
    _C_ops.scale_(x, math.pi, -math.pi / 2, True)
    return _C_ops.scale_(_C_ops.tan_(x), scale, loc, True)


def geometric_(x: Tensor, probs: Any, name: str | None = None) -> Tensor:
    """x filled with log(u) / log(1 - probs) for uniform u, as Paddle's, which does not round up to whole trials."""
    uniform_(x, float(_tiny(x)), 1.0)
    _C_ops.log_(x)
    if isinstance(probs, Tensor):
        return _C_ops.divide_(x, _C_ops.log1p(_C_ops.scale(probs, -1.0, 0.0, True)))
    return _C_ops.scale_(x, 1.0 / math.log1p(-probs), 0.0, True)


def _tiny(x: Tensor) -> Any:
    import numpy as np

    return np.finfo(x.dtype.np).tiny


def exponential_(x: Tensor, lam: float = 1.0, name: str | None = None) -> Tensor:
    """x filled with draws from the exponential distribution with rate lam."""
    uniform_(x, float(_tiny(x)), 1.0)
    return _C_ops.scale_(_C_ops.log_(x), -1.0 / lam, 0.0, True)
