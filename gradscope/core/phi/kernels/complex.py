"""Kernels of complex numbers: parts, conjugation, angle, sign, and the two ways between complex and pairs of reals."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import COMPLEX, FLOAT, INT, kernel


@kernel("real", COMPLEX)
def real(x: Any) -> Any:
    """The real parts, a view of x."""
    return x.real


@kernel("imag", COMPLEX)
def imag(x: Any) -> Any:
    """The imaginary parts, a view of x."""
    return x.imag


@kernel("conj", FLOAT + INT + COMPLEX)
def conj(x: Any) -> Any:
    """The conjugate; a copy of a real x."""
    return xp.asarray(xp.conjugate(x))


@kernel("complex", FLOAT)
def complex(real: Any, imag: Any) -> Any:
    """real + i imag, broadcast; nothing is computed, so that inf and nan stay in their part."""
    shape = real.shape if real.shape == imag.shape else xp.broadcast(real, imag).shape
    out = xp.empty(shape, dtype="complex64" if real.dtype == "float32" else "complex128")
    out.real[...] = real
    out.imag[...] = imag
    return out


@kernel("as_complex", FLOAT)
def as_complex(x: Any) -> Any:
    """[…, 2] reals as […] complex numbers: a view where the pairs lie together, else a copy."""
    dtype = "complex64" if x.dtype == "float32" else "complex128"
    if x.size == 0:
        return xp.empty(x.shape[:-1], dtype=dtype)
    if x.strides[-1] != x.itemsize or any(s % (2 * x.itemsize) for s in x.strides[:-1]):
        x = xp.ascontiguousarray(x)
    return x.view(dtype)[..., 0]


@kernel("as_real", COMPLEX)
def as_real(x: Any) -> Any:
    """[…] complex numbers as […, 2] reals, a view."""
    dtype = "float32" if x.dtype == "complex64" else "float64"
    return x[..., None].view(dtype) if x.size else xp.empty((*x.shape, 2), dtype=dtype)


@kernel("angle", FLOAT + COMPLEX)
def angle(x: Any) -> Any:
    """The argument in (-pi, pi]; 0 or pi for reals, nan for nan."""
    if x.dtype.kind == "c":
        return xp.asarray(xp.arctan2(x.imag, x.real))
    return xp.asarray(xp.where(xp.isnan(x), x, xp.where(x < 0, xp.pi, 0)), dtype=x.dtype)


@kernel("sgn", FLOAT + INT + COMPLEX)
def sgn(x: Any) -> Any:
    """x / |x|, 0 at 0; the sign of a real x."""
    if x.dtype.kind != "c":
        return xp.asarray(xp.sign(x))
    size = xp.abs(x)
    return xp.asarray(xp.where(size == 0, 0, x / xp.where(size == 0, 1, size)), dtype=x.dtype)
