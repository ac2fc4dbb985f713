"""Special functions from scipy.special (cupyx's on the GPU): error function, gamma and Bessel functions, logit.

They work in the dtype of x; integers give float32. Their library is imported when one of them first runs.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import FLOAT, INT, Lazy, floating, kernel

special: Any = Lazy("scipy.special")


def _same(value: Any, x: Any) -> Any:
    return xp.asarray(value, dtype=x.dtype)


@kernel("erf", FLOAT + INT)
def erf(x: Any) -> Any:
    x = floating(x)
    return _same(special.erf(x), x)


@kernel("erfinv", FLOAT + INT)
def erfinv(x: Any) -> Any:
    """The y with erf(y) = x; inf at 1, nan beyond."""
    x = floating(x)
    return _same(special.erfinv(x), x)


@kernel("lgamma", FLOAT + INT)
def lgamma(x: Any) -> Any:
    """log|gamma(x)|; inf at 0 and the negative integers."""
    x = floating(x)
    return _same(special.gammaln(x), x)


@kernel("digamma", FLOAT + INT)
def digamma(x: Any) -> Any:
    """The slope of lgamma; nan at the negative integers."""
    x = floating(x)
    return _same(special.digamma(x), x)


@kernel("polygamma", FLOAT + INT)
def polygamma(x: Any, n: int) -> Any:
    """The n-th derivative of digamma: (-1)**(n+1) * n! * zeta(n+1, x); digamma itself for n = 0."""
    x = floating(x)
    if n == 0:
        return _same(special.digamma(x), x)
    factor = (-1.0) ** (n + 1) * float(special.gamma(n + 1.0))
    return _same(factor * special.zeta(float(n + 1), x.astype("float64")), x)


@kernel("gammaincc", FLOAT)
def gammaincc(x: Any, y: Any) -> Any:
    """The regularised upper incomplete gamma function of order x at y."""
    return _same(special.gammaincc(x, y), x)


@kernel("gamma_density", FLOAT)
def gamma_density(x: Any, y: Any) -> Any:
    """y**(x-1) * exp(-y) / gamma(x): the slope of -gammaincc(x, y) in y."""
    return _same(xp.exp(special.xlogy(x - 1, y) - y - special.gammaln(x)), x)


@kernel("i0", FLOAT + INT)
def i0(x: Any) -> Any:
    """Modified Bessel function of the first kind, order 0."""
    x = floating(x)
    return _same(special.i0(x), x)


@kernel("i0e", FLOAT + INT)
def i0e(x: Any) -> Any:
    """exp(-|x|) * i0(x)."""
    x = floating(x)
    return _same(special.i0e(x), x)


@kernel("i1", FLOAT + INT)
def i1(x: Any) -> Any:
    """Modified Bessel function of the first kind, order 1."""
    x = floating(x)
    return _same(special.i1(x), x)


@kernel("i1e", FLOAT + INT)
def i1e(x: Any) -> Any:
    """exp(-|x|) * i1(x)."""
    x = floating(x)
    return _same(special.i1e(x), x)


@kernel("logit", FLOAT + INT)
def logit(x: Any, eps: float = 1e-6) -> Any:
    """log(x / (1 - x)), x first limited to [eps, 1 - eps] when eps is not 0; nan outside [0, 1]."""
    x = floating(x)
    inside = xp.clip(x, eps, 1 - eps) if eps else x
    return _same(xp.log(inside / (1 - inside)), x)
