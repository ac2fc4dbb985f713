"""Sparse torch gradients as records hold them: positions and values, of equal positions the sum."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch


class SparseView:
    """A COO or CSR tensor as it is now, for a sink that takes from it at once what it keeps. numpy: makes an array of a
    strided tensor. Raises what torch raises for a layout without positions (blocked, nested)."""

    __slots__ = ("_index", "_kind", "_shape", "_values", "nbytes")

    def __init__(self, t: Any, numpy: Callable[[Any], Any]) -> None:
        t = t.detach()
        if t.layout is torch.sparse_coo:
            t = t.coalesce()
            self._kind, positions = "coo", t.indices()
        else:
            self._kind, positions = "csr", torch.cat([t.crow_indices().reshape(-1), t.col_indices().reshape(-1)])
        self._shape = tuple(t.shape)
        self._index = numpy(positions.cpu())
        self._values = numpy(t.values().cpu())
        if self._kind == "csr":
            self._values = self._values.reshape(-1)
        self.nbytes = self._index.nbytes + self._values.nbytes

    def sparse_parts(self) -> tuple[str, tuple[int, ...], Any, Any]:
        """Kind, shape of the dense tensor, positions, values."""
        return self._kind, self._shape, self._index, self._values

    def distinct(self) -> Any:
        """The values; no position occurs twice."""
        return self._values
