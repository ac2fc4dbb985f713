"""`paddle.fft`: discrete Fourier transforms over one, two or any axes, their frequencies and shifts.

`norm` says which way is scaled: `backward` the inverse by 1/n, `forward` the forward one, `ortho` both by 1/√n. `n` and
`s` cut the input or fill it up with zeros first. All are differentiable, to any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops, keywords
from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = [
    "fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2", "ifftn", "ifftshift",
    "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft", "rfft2", "rfftfreq", "rfftn",
]  # fmt: skip


def fft(x: Tensor, n: int | None = None, axis: int = -1, norm: str = "backward", name: str | None = None) -> Tensor:
    """The transform along one axis."""
    return _whole(x, _one(n), [axis], norm, True)


def ifft(x: Tensor, n: int | None = None, axis: int = -1, norm: str = "backward", name: str | None = None) -> Tensor:
    """The inverse of `fft`."""
    return _whole(x, _one(n), [axis], norm, False)


def rfft(x: Tensor, n: int | None = None, axis: int = -1, norm: str = "backward", name: str | None = None) -> Tensor:
    """The transform of real numbers, n // 2 + 1 long: the rest is its conjugate."""
    return _half(x, _one(n), [axis], norm, True)


def irfft(x: Tensor, n: int | None = None, axis: int = -1, norm: str = "backward", name: str | None = None) -> Tensor:
    """The inverse of `rfft`: n real numbers, by default 2 (m - 1)."""
    return _real(x, _one(n), [axis], norm, False)


def hfft(x: Tensor, n: int | None = None, axis: int = -1, norm: str = "backward", name: str | None = None) -> Tensor:
    """The transform of numbers of which x is one half and whose other is its conjugate: n real numbers."""
    return _real(x, _one(n), [axis], norm, True)


def ihfft(x: Tensor, n: int | None = None, axis: int = -1, norm: str = "backward", name: str | None = None) -> Tensor:
    """The inverse of `hfft`."""
    return _half(x, _one(n), [axis], norm, False)


def fftn(x: Tensor, s: Any = None, axes: Any = None, norm: str = "backward", name: str | None = None) -> Tensor:
    """The transform over several axes, by default all, or the last len(s)."""
    return _whole(x, s, axes, norm, True)


def ifftn(x: Tensor, s: Any = None, axes: Any = None, norm: str = "backward", name: str | None = None) -> Tensor:
    """The inverse of `fftn`."""
    return _whole(x, s, axes, norm, False)


def rfftn(x: Tensor, s: Any = None, axes: Any = None, norm: str = "backward", name: str | None = None) -> Tensor:
    """`fftn` of real numbers, half of the last axis."""
    return _half(x, s, axes, norm, True)


def irfftn(x: Tensor, s: Any = None, axes: Any = None, norm: str = "backward", name: str | None = None) -> Tensor:
    """The inverse of `rfftn`."""
    return _real(x, s, axes, norm, False)


def hfftn(x: Tensor, s: Any = None, axes: Any = None, norm: str = "backward", name: str | None = None) -> Tensor:
    """`hfft` over several axes: the last is the halved one."""
    return _real(x, s, axes, norm, True)


def ihfftn(x: Tensor, s: Any = None, axes: Any = None, norm: str = "backward", name: str | None = None) -> Tensor:
    """The inverse of `hfftn`."""
    return _half(x, s, axes, norm, False)


def fft2(x: Tensor, s: Any = None, axes: Any = (-2, -1), norm: str = "backward", name: str | None = None) -> Tensor:
    """`fftn` over two axes."""
    return _whole(x, s, _two(s, axes), norm, True)


def ifft2(x: Tensor, s: Any = None, axes: Any = (-2, -1), norm: str = "backward", name: str | None = None) -> Tensor:
    """`ifftn` over two axes."""
    return _whole(x, s, _two(s, axes), norm, False)


def rfft2(x: Tensor, s: Any = None, axes: Any = (-2, -1), norm: str = "backward", name: str | None = None) -> Tensor:
    """`rfftn` over two axes."""
    return _half(x, s, _two(s, axes), norm, True)


def irfft2(x: Tensor, s: Any = None, axes: Any = (-2, -1), norm: str = "backward", name: str | None = None) -> Tensor:
    """`irfftn` over two axes."""
    return _real(x, s, _two(s, axes), norm, False)


def hfft2(x: Tensor, s: Any = None, axes: Any = (-2, -1), norm: str = "backward", name: str | None = None) -> Tensor:
    """`hfftn` over two axes."""
    return _real(x, s, _two(s, axes), norm, True)


def ihfft2(x: Tensor, s: Any = None, axes: Any = (-2, -1), norm: str = "backward", name: str | None = None) -> Tensor:
    """`ihfftn` over two axes."""
    return _half(x, s, _two(s, axes), norm, False)


def fftfreq(n: int, d: float = 1.0, dtype: Any = None, name: str | None = None) -> Tensor:
    """The frequencies of `fft` of n samples d apart: 0 and the positive ones, then the negative ones."""
    return _frequencies(n, d, dtype, np.fft.fftfreq)


def rfftfreq(n: int, d: float = 1.0, dtype: Any = None, name: str | None = None) -> Tensor:
    """The frequencies of `rfft` of n samples d apart."""
    return _frequencies(n, d, dtype, np.fft.rfftfreq)


def _frequencies(n: int, d: float, dtype: Any, made: Any) -> Tensor:
    if d * n == 0:
        raise ValueError("d or n should not be 0.")
    wanted = default_dtype() if dtype is None else dtypes.convert(dtype)
    return to_tensor(made(n, d), dtype=wanted if wanted.is_floating else default_dtype())


def fftshift(x: Tensor, axes: Any = None, name: str | None = None) -> Tensor:
    """x rolled so that frequency 0 stands in the middle of the axes, by default all."""
    return _shifted(x, axes, lambda n: n // 2)


def ifftshift(x: Tensor, axes: Any = None, name: str | None = None) -> Tensor:
    """The inverse of `fftshift`."""
    return _shifted(x, axes, lambda n: -(n // 2))


def _shifted(x: Tensor, axes: Any, by: Any) -> Tensor:
    chosen = list(range(x.ndim)) if axes is None else [axes] if isinstance(axes, int) else list(axes)
    return _C_ops.roll(x, [by(x.shape[axis]) for axis in chosen], chosen)


def _one(n: int | None) -> list[int] | None:
    if n is not None and (not isinstance(n, int) or n <= 0):
        raise ValueError(f"Invalid FFT argument n({n}), it should be a positive integer.")
    return None if n is None else [n]


def _two(s: Any, axes: Any) -> Any:
    for what, value in (("s", s), ("axes", axes)):
        if value is not None and (not isinstance(value, Sequence) or len(value) != 2):
            raise ValueError(f"Invalid FFT argument {what} ({value}), it should be a sequence of 2 integers.")
    return axes


def _axes(x: Tensor, s: Any, axes: Any) -> tuple[list[int] | None, list[int]]:
    """Sizes and axes, both as lists. Raises ValueError where they do not fit each other or x."""
    if s is not None:
        if not isinstance(s, Sequence) or any(not isinstance(n, int) or n <= 0 for n in s):
            raise ValueError(f"Invalid FFT argument s({s}), it should be a sequence of positive integers.")
        if len(s) > x.ndim:
            raise ValueError("Length of FFT argument s should not be larger than the rank of input.")
    if axes is None:
        chosen = list(range(x.ndim)) if s is None else list(range(x.ndim - len(s), x.ndim))
    else:
        chosen = list(axes)
        if any(not -x.ndim <= axis < x.ndim for axis in chosen):
            raise ValueError(f"Invalid FFT axes ({chosen}), each should be in range [-{x.ndim}, {x.ndim})")
        if not chosen or len({axis % x.ndim for axis in chosen}) != len(chosen):
            raise ValueError(f"FFT axes {chosen} contains duplicate axes, or none.")
        if s is not None and len(s) != len(chosen):
            raise ValueError(f"Length of s ({len(s)}) and length of axes ({len(chosen)}) does not match.")
    return None if s is None else list(s), [axis % x.ndim for axis in chosen]


def _checked_norm(norm: str) -> str:
    if norm not in ("forward", "backward", "ortho"):
        raise ValueError(f"Unexpected norm: {norm}. Norm should be forward, backward or ortho")
    return norm


def _resized(x: Tensor, sizes: list[int], axes: list[int]) -> Tensor:
    """x cut or filled up with zeros at the end of the axes."""
    pads = [0] * (2 * x.ndim)
    for size, axis in zip(sizes, axes, strict=True):
        have = x.shape[axis]
        if size < have:
            x = _C_ops.slice(x, [axis], [0], [size], [], [])
        pads[2 * axis + 1] = max(0, size - have)
    return _C_ops.pad(x, pads, 0.0) if any(pads) else x


def _floating(x: Tensor) -> Tensor:
    """x, integers and bools in the default floating dtype."""
    return x if x.dtype.is_floating or x.dtype.is_complex else _C_ops.cast(x, default_dtype())


def _whole(x: Tensor, s: Any, axes: Any, norm: str, forward: bool) -> Tensor:
    """Complex out of real or complex."""
    x, norm = _floating(x), _checked_norm(norm)
    sizes, chosen = _axes(x, s, axes)
    x = x if sizes is None else _resized(x, sizes, chosen)
    if x.dtype.is_complex:
        return _C_ops.fft_c2c(x, chosen, norm, forward)
    return _C_ops.fft_r2c(x, chosen, norm, forward, False)


def _half(x: Tensor, s: Any, axes: Any, norm: str, forward: bool) -> Tensor:
    """One half of the spectrum of real numbers."""
    x, norm = _floating(x), _checked_norm(norm)
    sizes, chosen = _axes(x, s, axes)
    x = x if sizes is None else _resized(x, sizes, chosen)
    return _C_ops.fft_r2c(x, chosen, norm, forward, True)


def _real(x: Tensor, s: Any, axes: Any, norm: str, forward: bool) -> Tensor:
    """Real numbers out of one half of their spectrum."""
    x, norm = _floating(x), _checked_norm(norm)
    if not x.dtype.is_complex:
        x = _C_ops.cast(x, dtypes.complex128 if x.dtype is dtypes.float64 else dtypes.complex64)
    sizes, chosen = _axes(x, s, axes)
    last = 0
    if sizes is not None:
        last = sizes[-1]
        x = _resized(x, [*sizes[:-1], last // 2 + 1], chosen)
    return _C_ops.fft_c2r(x, chosen, norm, forward, last)


_ONE = ("fft", "hfft", "ifft", "ihfft", "irfft", "rfft")
_SEVERAL = [f"{name}{dims}" for name in _ONE for dims in ("2", "n")]
_NAMES: dict[str, keywords.Names] = {
    **{name: {"input": "x", "dim": "axis"} for name in _ONE},
    **{name: {"input": "x", "dim": "axes"} for name in (*_SEVERAL, "fftshift", "ifftshift")},
}
_OPTIONS = {
    **dict.fromkeys([*_ONE, *_SEVERAL], frozenset(("out",))),
    **dict.fromkeys(("fftfreq", "rfftfreq"), frozenset(("out", "device", "requires_grad"))),
}
globals().update(keywords.bound(globals(), _NAMES, _OPTIONS))
__getattr__ = missing_in(__name__)
