"""Functions of two tensors, element by element, and what is composed of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = [
    "allclose",
    "atan2",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "broadcast_shape",
    "copysign",
    "floor_divide",
    "floor_mod",
    "fmax",
    "fmin",
    "gammainc",
    "gammaincc",
    "gcd",
    "heaviside",
    "hypot",
    "isclose",
    "isin",
    "kron",
    "lcm",
    "ldexp",
    "lerp",
    "logaddexp",
    "logical_xor",
    "mod",
    "multiplex",
    "nextafter",
    "outer",
    "remainder",
]


def _of_two(op: str, doc: str) -> Callable[..., Tensor]:
    """A function that is the op of its name."""
    call = getattr(_C_ops, op)

    def function(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
        return call(x, y)

    function.__name__ = function.__qualname__ = op
    function.__doc__ = doc
    return function


atan2 = _of_two("atan2", "The angle of the point (y, x), in (-pi, pi].")
fmax = _of_two("fmax", "The larger one; a nan gives way to a number.")
fmin = _of_two("fmin", "The smaller one; a nan gives way to a number.")
heaviside = _of_two("heaviside", "0 below 0, y at 0, 1 above.")
nextafter = _of_two("nextafter", "The next number after x towards y.")
gammaincc = _of_two("gammaincc", "The regularised upper incomplete gamma function of order x at y.")
kron = _of_two("kron", "The Kronecker product.")
bitwise_and = _of_two("bitwise_and", "Bits that are set in both; and, for bools.")
bitwise_or = _of_two("bitwise_or", "Bits that are set in one or both; or, for bools.")
bitwise_xor = _of_two("bitwise_xor", "Bits that are set in one; one but not both, for bools.")
logical_xor = _of_two("logical_xor", "One true but not both, element by element.")


def remainder(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """x - y * floor(x / y), of the sign of y, which may be a Python number."""
    return _C_ops.remainder(x, y if isinstance(y, Tensor) else _C_ops.full([], y, x.dtype))


mod = floor_mod = remainder


def floor_divide(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """x / y rounded down; y may be a Python number. Raises ValueError (InvalidArgument) for an integer y of 0."""
    return _C_ops.floor_divide(x, y if isinstance(y, Tensor) else _C_ops.full([], y, x.dtype))


def copysign(x: Tensor, y: Any, name: str | None = None) -> Tensor:
    """|x| with the sign of y, which may be a Python number."""
    return _C_ops.copysign(x, y if isinstance(y, Tensor) else _C_ops.full([], y, x.dtype))


def gammainc(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """The regularised lower incomplete gamma function of order x at y."""
    return _C_ops.scale(_C_ops.gammaincc(x, y), -1.0, 1.0, True)


def lerp(x: Tensor, y: Tensor, weight: float | Tensor, name: str | None = None) -> Tensor:
    """x + weight * (y - x); weight may be a Python number."""
    return _C_ops.lerp(x, y, weight if isinstance(weight, Tensor) else _C_ops.full([], weight, x.dtype))


def hypot(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """sqrt(x**2 + y**2)."""
    return _C_ops.sqrt(_C_ops.add(_C_ops.pow(x, 2.0), _C_ops.pow(y, 2.0)))


def logaddexp(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """log(exp(x) + exp(y)), nothing overflows."""
    away = _C_ops.abs(_C_ops.subtract(x, y))
    return _C_ops.add(_C_ops.maximum(x, y), _C_ops.log1p(_C_ops.exp(_C_ops.scale(away, -1.0, 0.0, True))))


def ldexp(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """x * 2**y; integers are computed with as floats."""
    dtype = "float64" if "float64" in (x.dtype.name, y.dtype.name) else "float32"
    x, y = (t if t.dtype.name == dtype else _C_ops.cast(t, dtype) for t in (x, y))
    return _C_ops.multiply(x, _C_ops.elementwise_pow(_C_ops.full([], 2.0, dtype), y))


def gcd(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """The greatest common divisor of integers, never negative; gcd(0, 0) is 0."""
    x, y = _C_ops.broadcast_tensors([_C_ops.abs(x), _C_ops.abs(y)])
    zero = _C_ops.full([], 0, y.dtype)
    while bool(_C_ops.any(_C_ops.not_equal(y, zero), [], False)):
        left = _C_ops.not_equal(y, zero)
        rest = _C_ops.remainder(x, _C_ops.where(left, y, _C_ops.full([], 1, y.dtype)))
        x, y = _C_ops.where(left, y, x), _C_ops.where(left, rest, zero)
    return x


def lcm(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """The least common multiple of integers, never negative; 0 when one of them is 0."""
    common = gcd(x, y)
    safe = _C_ops.where(_C_ops.equal(common, _C_ops.full([], 0, x.dtype)), _C_ops.full([], 1, x.dtype), common)
    return _C_ops.abs(_C_ops.multiply(_C_ops.floor_divide(x, safe), y))


def bitwise_left_shift(
    x: Tensor, y: Tensor, is_arithmetic: bool = True, out: None = None, name: str | None = None
) -> Tensor:
    """x shifted left by y bits."""
    return _C_ops.bitwise_left_shift(x, y, is_arithmetic)


def bitwise_right_shift(
    x: Tensor, y: Tensor, is_arithmetic: bool = True, out: None = None, name: str | None = None
) -> Tensor:
    """x shifted right by y bits; copies of the sign bit come in when arithmetic, else zeros."""
    return _C_ops.bitwise_right_shift(x, y, is_arithmetic)


def isclose(
    x: Tensor, y: Tensor, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False, name: str | None = None
) -> Tensor:
    """|x - y| <= atol + rtol * |y|, element by element."""
    return _C_ops.isclose(x, y, rtol, atol, equal_nan)


def allclose(
    x: Tensor, y: Tensor, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False, name: str | None = None
) -> Tensor:
    """Whether all elements are close, as a 0-D bool tensor."""
    return _C_ops.allclose(x, y, rtol, atol, equal_nan)


def isin(
    x: Tensor, test_x: Tensor, assume_unique: bool = False, invert: bool = False, name: str | None = None
) -> Tensor:
    """Whether each element of x occurs in test_x (does not, when invert)."""
    flat = _C_ops.reshape(test_x, [-1])
    hit = _C_ops.any(_C_ops.equal(_C_ops.unsqueeze(x, [-1]), flat), [-1], False)
    return _C_ops.logical_not(hit) if invert else hit


def outer(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """Every element of x times every element of y, [x.size, y.size]."""
    return _C_ops.multiply(_C_ops.reshape(x, [-1, 1]), _C_ops.reshape(y, [1, -1]))


def multiplex(inputs: Sequence[Tensor], index: Tensor, name: str | None = None) -> Tensor:
    """Row i is row i of the input that index[i] names."""
    return _C_ops.multiplex(list(inputs), index)


def broadcast_shape(x_shape: Sequence[int], y_shape: Sequence[int]) -> list[int]:
    """The shape that two shapes broadcast to. Raises ValueError (InvalidArgument) when they do not."""
    from gradscope.core.phi.infer_meta.elementwise import broadcast

    return list(broadcast(tuple(x_shape), tuple(y_shape)))
