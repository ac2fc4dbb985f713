"""Functions of complex tensors: parts, conjugate, angle, sign, and the ways from reals to complex numbers and back."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops


def real(x: Tensor, name: str | None = None) -> Tensor:
    """The real parts of a complex tensor, a view of it. Raises RuntimeError (NotFound) for a real tensor."""
    return _C_ops.real(x)


def imag(x: Tensor, name: str | None = None) -> Tensor:
    """The imaginary parts of a complex tensor, a view of it. Raises RuntimeError (NotFound) for a real tensor."""
    return _C_ops.imag(x)


def conj(x: Tensor, name: str | None = None) -> Tensor:
    """The conjugate; a copy of a real tensor."""
    return _C_ops.conj(x)


def angle(x: Tensor, name: str | None = None) -> Tensor:
    """The argument in (-pi, pi] of each element: 0 or pi for reals."""
    return _C_ops.angle(x)


def complex(real: Tensor, imag: Tensor, name: str | None = None) -> Tensor:
    """real + i imag, broadcast. Raises ValueError (InvalidArgument) for different dtypes."""
    return _C_ops.complex(real, imag)


def as_complex(x: Tensor, name: str | None = None) -> Tensor:
    """A tensor of pairs [..., 2] seen as complex numbers [...]. Raises ValueError for another last axis."""
    return _C_ops.as_complex(x)


def as_real(x: Tensor, name: str | None = None) -> Tensor:
    """A complex tensor [...] seen as pairs of reals [..., 2]."""
    return _C_ops.as_real(x)


def polar(abs: Tensor, angle: Tensor, name: str | None = None) -> Tensor:
    """abs * (cos(angle) + i sin(angle)), the complex numbers of these polar coordinates."""
    return _C_ops.complex(_C_ops.multiply(abs, _C_ops.cos(angle)), _C_ops.multiply(abs, _C_ops.sin(angle)))


def sgn(x: Tensor, name: str | None = None) -> Tensor:
    """x / |x|, 0 at 0; the sign of a real x. Raises TypeError for integers and bools."""
    if not (x.dtype.is_floating or x.dtype.is_complex):
        raise TypeError(
            "The dtype of input must be one of ['float16', 'float32', 'float64', 'complex64', 'complex128'], "
            f"but got {x.dtype}"
        )
    return _C_ops.sgn(x) if x.dtype.is_complex else _C_ops.sign(x)
