"""`kl_divergence` and the table of which function computes it for which two kinds of distribution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.bernoulli import Bernoulli
from gradscope.paddle.distribution.beta import Beta
from gradscope.paddle.distribution.binomial import Binomial
from gradscope.paddle.distribution.categorical import Categorical
from gradscope.paddle.distribution.cauchy import Cauchy
from gradscope.paddle.distribution.continuous_bernoulli import ContinuousBernoulli
from gradscope.paddle.distribution.dirichlet import Dirichlet
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.distribution.exponential import Exponential
from gradscope.paddle.distribution.exponential_family import ExponentialFamily
from gradscope.paddle.distribution.gamma import Gamma
from gradscope.paddle.distribution.geometric import Geometric
from gradscope.paddle.distribution.laplace import Laplace
from gradscope.paddle.distribution.lognormal import LogNormal
from gradscope.paddle.distribution.multivariate_normal import MultivariateNormal
from gradscope.paddle.distribution.normal import Normal
from gradscope.paddle.distribution.poisson import Poisson

__all__ = ["kl_divergence", "register_kl"]

Function = TypeVar("Function", bound=Callable[..., Any])

_TABLE: dict[tuple[type, type], Callable[..., Any]] = {}


def register_kl(cls_p: type, cls_q: type) -> Callable[[Function], Function]:
    """A decorator: the function computes KL(p, q) for p of cls_p and q of cls_q, and their subclasses.

    Raises TypeError for classes that are no distributions.
    """
    if not issubclass(cls_p, Distribution) or not issubclass(cls_q, Distribution):
        raise TypeError("cls_p and cls_q must be subclass of Distribution")

    def decorate(function: Function) -> Function:
        _TABLE[cls_p, cls_q] = function
        return function

    return decorate


def kl_divergence(p: Distribution, q: Distribution) -> Tensor:
    """KL(p, q) in nats, by the function registered for the nearest base classes of the two.

    Raises NotImplementedError where there is none.
    """
    ways = [pair for pair in _TABLE if isinstance(p, pair[0]) and isinstance(q, pair[1])]
    if not ways:
        raise NotImplementedError(
            f"no KL divergence of {type(p).__name__} and {type(q).__name__}; register one with "
            "paddle.distribution.register_kl"
        )
    near = min(ways, key=lambda pair: (type(p).__mro__.index(pair[0]), type(q).__mro__.index(pair[1])))
    return _TABLE[near](p, q)


for _kind in (
    Bernoulli, Beta, Binomial, Categorical, Cauchy, ContinuousBernoulli, Dirichlet, Exponential, Gamma, Geometric,
    Laplace, LogNormal, MultivariateNormal, Normal, Poisson,
):  # fmt: skip
    register_kl(_kind, _kind)(_kind.kl_divergence)


@register_kl(ExponentialFamily, ExponentialFamily)
def _of_one_family(p: Any, q: Any) -> Tensor:
    """A(η') - A(η) - Σ (η' - η) ∂A/∂η, A the log-normalizer: the Bregman divergence of the natural parameters."""
    if type(p) is not type(q):
        raise NotImplementedError(f"no KL divergence of {type(p).__name__} and {type(q).__name__}")
    mine, normalizer, slopes = p._slopes()
    theirs, other, _ = q._slopes()
    out = other - normalizer
    for a, b, slope in zip(mine, theirs, slopes, strict=True):
        part = (b - a) * slope
        axes = part.ndim - out.ndim
        out = out - (part.sum(axis=list(range(-axes, 0))) if axes else part)
    return out
