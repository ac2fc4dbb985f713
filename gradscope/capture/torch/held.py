"""Tensors handed over to be looked at later, if ever (flight mode): an alias that knows whether it was overwritten."""

from __future__ import annotations

from typing import Any

import torch

_STRIDED = torch.strided


class Held:
    """The elements of a tensor as they are now. `__array__` raises RuntimeError once they were written to or freed.

    The alias shares storage and version counter, and holds no graph. array: makes numpy's view of a tensor.
    """

    __slots__ = ("_alias", "_array", "_version", "nbytes")

    def __init__(self, alias: Any, array: Any) -> None:
        """alias: detached. Raises RuntimeError for a tensor without a version counter."""
        self._alias = alias
        self._version = alias._version
        self.nbytes = alias.nbytes
        self._array = array

    @property
    def shape(self) -> tuple[int, ...]:
        """Its dimensions."""
        return tuple(self._alias.shape)

    @property
    def dtype(self) -> Any:
        """torch's."""
        return self._alias.dtype

    def _now(self) -> Any:
        alias = self._alias
        last = alias.storage_offset() + sum((n - 1) * s for n, s in zip(alias.shape, alias.stride(), strict=True))
        enough = not alias.numel() or (last + 1) * alias.element_size() <= alias.untyped_storage().nbytes()
        if alias._version != self._version or not enough:
            raise RuntimeError("its memory has been used for something else since")
        return alias

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        with torch._C.DisableTorchFunction():
            array = self._array(self._now(), False)
        return array if dtype is None else array.astype(dtype)


class HeldElsewhere(Held):
    """The same of a tensor on another device, which can be asked there."""

    __slots__ = ()

    def nonfinite(self) -> tuple[int, int]:
        """(how many nan, how many inf); (0, 0) when it was overwritten."""
        try:
            with torch._C.DisableTorchFunction(), torch.no_grad():
                alias = self._now()
                if bool(torch.isfinite(alias).all()):
                    return 0, 0
                return int(torch.isnan(alias).sum()), int(torch.isinf(alias).sum())
        except RuntimeError:
            return 0, 0


def held(t: Any, array: Any) -> Any:
    """`t` to be looked at later; a copy of it now where that is not possible."""
    if t.layout is not _STRIDED:
        return array(t, True)
    try:
        return (Held if t.is_cpu else HeldElsewhere)(t.detach(), array)
    except RuntimeError:
        return array(t, True)
