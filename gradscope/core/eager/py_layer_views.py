"""PyLayerWrapper: a tensor that a PyLayer saved, as an object that reads and writes the PyLayer's context."""

from __future__ import annotations

import weakref
from typing import Any

from gradscope.core.eager.node_views import TensorWrapper
from gradscope.core.eager.py_layer import GradNodePyLayer, Kept
from gradscope.core.tensor import Tensor


class PyLayerWrapper(TensorWrapper):
    """See TensorWrapper; its version is recorded, never checked."""

    __slots__ = ()

    def _kept(self) -> Kept:
        assert isinstance(self._node, GradNodePyLayer)
        kept: Kept = self._node._kept[self._rank]
        return kept

    def _set(self, suffix: str, value: Any) -> None:
        kept = self._kept()
        if suffix == "_version":
            kept.version = value
        elif suffix == "":
            kept.array = value
        else:
            kept.impl = value
            kept.value = Tensor(value, None, "") if hasattr(value, "is_dense") else value
            kept.alive = kept.edge = None

    @property
    def weak_grad_node(self) -> weakref.ref[Any] | None:
        """Weak reference to the node that made the saved tensor; None for a constant or a packed one."""
        kept = self._kept()
        if kept.edge is not None:
            return kept.edge
        meta = getattr(kept.value, "autograd_meta_", None)
        return None if meta is None or meta.edge is None else weakref.ref(meta.edge[0])

    def recover(self) -> Tensor | None:
        """The saved tensor as `saved_tensor()` gives it; a packed one is unpacked."""
        return self._kept().tensor(self._node)

    weak_grad_node_ = weak_grad_node
