"""Functions of one tensor, element by element, and what is composed of them."""

from __future__ import annotations

from collections.abc import Callable

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "bitwise_not",
    "ceil",
    "cos",
    "cosh",
    "deg2rad",
    "digamma",
    "erf",
    "erfinv",
    "expm1",
    "floor",
    "frac",
    "frexp",
    "gammaln",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "increment",
    "is_empty",
    "isinf",
    "isneginf",
    "isposinf",
    "isreal",
    "lgamma",
    "log1p",
    "log2",
    "log10",
    "logit",
    "multigammaln",
    "nan_to_num",
    "polygamma",
    "positive",
    "rad2deg",
    "reciprocal",
    "round",
    "rsqrt",
    "signbit",
    "sin",
    "sinc",
    "sinh",
    "stanh",
    "tan",
    "trunc",
]


def _of_one(op: str, doc: str) -> Callable[..., Tensor]:
    """A function that is the op of its name."""
    call = getattr(_C_ops, op)

    def function(x: Tensor, name: str | None = None) -> Tensor:
        return call(x)

    function.__name__ = function.__qualname__ = op
    function.__doc__ = doc
    return function


acos = _of_one("acos", "Arc cosine, in radians.")
acosh = _of_one("acosh", "Inverse hyperbolic cosine.")
asin = _of_one("asin", "Arc sine, in radians.")
asinh = _of_one("asinh", "Inverse hyperbolic sine.")
atan = _of_one("atan", "Arc tangent, in radians.")
atanh = _of_one("atanh", "Inverse hyperbolic tangent.")
bitwise_not = _of_one("bitwise_not", "Every bit turned over; not, for bools.")
ceil = _of_one("ceil", "Rounded up.")
cos = _of_one("cos", "Cosine of radians.")
cosh = _of_one("cosh", "Hyperbolic cosine.")
digamma = _of_one("digamma", "The slope of lgamma.")
erf = _of_one("erf", "The error function.")
erfinv = _of_one("erfinv", "The y with erf(y) = x.")
expm1 = _of_one("expm1", "exp(x) - 1, exact near 0.")
floor = _of_one("floor", "Rounded down.")
gammaln = _of_one("gammaln", "log|gamma(x)|.")
i0 = _of_one("i0", "Modified Bessel function of the first kind, order 0.")
i0e = _of_one("i0e", "exp(-|x|) * i0(x).")
i1 = _of_one("i1", "Modified Bessel function of the first kind, order 1.")
i1e = _of_one("i1e", "exp(-|x|) * i1(x).")
is_empty = _of_one("is_empty", "Whether there is no element, 0-D.")
isinf = _of_one("isinf", "inf or -inf, element by element.")
lgamma = _of_one("lgamma", "log|gamma(x)|.")
log10 = _of_one("log10", "Logarithm to the base 10.")
log1p = _of_one("log1p", "log(1 + x), exact near 0.")
log2 = _of_one("log2", "Logarithm to the base 2.")
reciprocal = _of_one("reciprocal", "1 / x.")
rsqrt = _of_one("rsqrt", "1 / sqrt(x).")
sin = _of_one("sin", "Sine of radians.")
sinh = _of_one("sinh", "Hyperbolic sine.")
tan = _of_one("tan", "Tangent of radians.")
trunc = _of_one("trunc", "Rounded towards 0.")


def round(x: Tensor, decimals: int = 0, name: str | None = None) -> Tensor:
    """Rounded to `decimals` places, halves to the even neighbour."""
    return _C_ops.round(x, decimals)


def frac(x: Tensor, name: str | None = None) -> Tensor:
    """What is left of x after cutting towards 0: x - trunc(x)."""
    return _C_ops.subtract(x, _C_ops.trunc(x))


def logit(x: Tensor, eps: float | None = None, name: str | None = None) -> Tensor:
    """log(x / (1 - x)); x is limited to [eps, 1 - eps] first when eps is given."""
    return _C_ops.logit(x, 0.0 if eps is None else eps)


def polygamma(x: Tensor, n: int, name: str | None = None) -> Tensor:
    """The n-th derivative of digamma. Raises ValueError for an n below 0, TypeError for one that is no int."""
    if not isinstance(n, int):
        raise TypeError(f"The input of n must be int type, but received: {type(n)} ")
    if n < 0:
        raise ValueError(f"The input of n must be greater than or equal to 0. But received n = {n}")
    return _C_ops.digamma(x) if n == 0 else _C_ops.polygamma(x, n)


def multigammaln(x: Tensor, p: int, name: str | None = None) -> Tensor:
    """The logarithm of the gamma function of p dimensions; every x must be above (p - 1) / 2 (AssertionError)."""
    if p < 1:
        raise AssertionError("The p must be greater than or equal to 1, But received p is less than 1.")
    from math import log, pi

    parts = _C_ops.lgamma(x)
    for i in range(1, p):
        parts = _C_ops.add(parts, _C_ops.lgamma(_C_ops.scale(x, 1.0, -i / 2, True)))
    return _C_ops.scale(parts, 1.0, p * (p - 1) / 4 * log(pi), True)


def nan_to_num(
    x: Tensor, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None, name: str | None = None
) -> Tensor:
    """x with numbers in the place of nan, inf and -inf; without posinf and neginf the ends of the dtype's range."""
    import numpy as np

    info = np.finfo(x.dtype.np)
    ends = float(info.max) if posinf is None else posinf, float(info.min) if neginf is None else neginf
    for where, value in (
        (_C_ops.isnan(x), nan),
        (_C_ops.equal(x, _C_ops.full([], float("inf"), x.dtype)), ends[0]),
        (_C_ops.equal(x, _C_ops.full([], float("-inf"), x.dtype)), ends[1]),
    ):
        x = _C_ops.where(where, _C_ops.full([], value, x.dtype), x)
    return x


def deg2rad(x: Tensor, name: str | None = None) -> Tensor:
    """Degrees as radians; integers give float32."""
    return _C_ops.scale(_floating(x), 0.017453292519943295, 0.0, True)


def rad2deg(x: Tensor, name: str | None = None) -> Tensor:
    """Radians as degrees; integers give float32."""
    return _C_ops.scale(_floating(x), 57.29577951308232, 0.0, True)


def _floating(x: Tensor) -> Tensor:
    return _C_ops.cast(x, default_dtype()) if x.dtype.is_integer else x


def positive(x: Tensor, name: str | None = None) -> Tensor:
    """x itself. Raises TypeError for bools."""
    if x.dtype is dtypes.bool_:
        raise TypeError("The `+` operator, on a bool tensor is not supported.")
    return x


def sinc(x: Tensor, name: str | None = None) -> Tensor:
    """sin(pi x) / (pi x), and 1 at 0."""
    from math import pi

    zero = _C_ops.equal(x, _C_ops.full([], 0, x.dtype))
    angle = _C_ops.scale(_C_ops.where(zero, _C_ops.full([], 1, x.dtype), x), pi, 0.0, True)
    return _C_ops.where(zero, _C_ops.full([], 1, x.dtype), _C_ops.divide(_C_ops.sin(angle), angle))


def stanh(x: Tensor, scale_a: float = 0.67, scale_b: float = 1.7159, name: str | None = None) -> Tensor:
    """scale_b * tanh(scale_a * x)."""
    return _C_ops.stanh(x, scale_a, scale_b)


def isneginf(x: Tensor, name: str | None = None) -> Tensor:
    """-inf, element by element."""
    return _C_ops.logical_and(_C_ops.isinf(x), _C_ops.less_than(x, _C_ops.full([], 0, x.dtype)))


def isposinf(x: Tensor, name: str | None = None) -> Tensor:
    """inf, element by element."""
    return _C_ops.logical_and(_C_ops.isinf(x), _C_ops.greater_than(x, _C_ops.full([], 0, x.dtype)))


def isreal(x: Tensor, name: str | None = None) -> Tensor:
    """Whether the imaginary part is 0, element by element; true of every real number."""
    if not x.dtype.is_complex:
        return _C_ops.full_like(x, True, "bool")
    return _C_ops.equal(_C_ops.imag(x), _C_ops.full([], 0, _C_ops.imag(x).dtype))


def signbit(x: Tensor, name: str | None = None) -> Tensor:
    """Whether the sign is minus, that of -0.0 included."""
    if x.dtype.is_integer:
        return _C_ops.less_than(x, _C_ops.full([], 0, x.dtype))
    return _C_ops.less_than(_C_ops.copysign(_C_ops.full_like(x, 1), x), _C_ops.full([], 0, x.dtype))


def frexp(x: Tensor, name: str | None = None) -> tuple[Tensor, Tensor]:
    """(m, e) with x = m * 2**e and 0.5 <= |m| < 1, both in x's dtype; (0, 0) for 0."""
    zero = _C_ops.equal(x, _C_ops.full([], 0, x.dtype))
    size = _C_ops.where(zero, _C_ops.full([], 1, x.dtype), _C_ops.abs(x))
    exponent = _C_ops.scale(_C_ops.floor(_C_ops.log2(size)), 1.0, 1.0, True)
    exponent = _C_ops.where(zero, _C_ops.full([], 0, x.dtype), exponent)
    power = _C_ops.elementwise_pow(_C_ops.full_like(exponent, 2), exponent)
    return _C_ops.where(zero, x, _C_ops.divide(x, power)), exponent


def increment(x: Tensor, value: float = 1.0, name: str | None = None) -> Tensor:
    """value added in place; x has one element."""
    return _C_ops.scale_(x, 1.0, value, True)
