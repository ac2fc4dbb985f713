"""AccumulationNode: the node of a leaf. It adds what arrives into the leaf's `.grad`; it holds the leaf weakly."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

from gradscope.core.eager.grad_node_info import GradNodeBase

if TYPE_CHECKING:
    from gradscope.core.eager.autograd_meta import AutogradMeta
    from gradscope.core.tensor import Tensor

_new = object.__new__


class AccumulationNode(GradNodeBase):
    """meta_ref: weak reference to the leaf's AutogradMeta, None on a blank copy; impl_ref: to its implementation.

    fake_empty: `.grad` holds zeros that the next gradient replaces (after clear_grad()). in_metas: the leaf's meta.
    """

    __slots__ = ("meta_ref", "impl_ref", "fake_empty", "leaf_name")
    name_ = "GradNodeAccumulation"
    is_leaf_ = True
    kind_ = "leaf"

    meta_ref: weakref.ref[AutogradMeta] | None
    impl_ref: weakref.ref[Any] | None
    fake_empty: bool
    leaf_name: str

    @property
    def is_fake_empty_(self) -> bool:
        """Whether the next gradient replaces the zeros in `.grad`."""
        return self.fake_empty

    @property
    def weak_grad_(self) -> Tensor | None:
        """The leaf's gradient tensor, None when the leaf is gone or has none."""
        meta = None if self.meta_ref is None else self.meta_ref()
        return None if meta is None else meta.grad_

    def clear_tensor_wrappers(self) -> None:
        """Nothing is saved; an accumulation node is never freed."""

    def copy(self) -> AccumulationNode:
        """A blank one: it knows neither the leaf's gradient nor hooks."""
        made: AccumulationNode = _new(AccumulationNode)
        made.edges = ()
        made.out_metas = ()
        made.in_metas = self.in_metas
        made.extra = None
        made.cleared = False
        made.oid = 0
        made.meta_ref = None
        made.impl_ref = self.impl_ref
        made.fake_empty = False
        made.leaf_name = self.leaf_name
        return made

    def _register_post_hook(self, fn: Any) -> Any:
        from gradscope.core import errors

        raise errors.invalid_argument("Could not register hook for GradNodeAccumulation.")


def accumulation_edge(tensor: Tensor, meta: AutogradMeta) -> tuple[GradNodeBase, int, int]:
    """The edge to a leaf's accumulation node, which is made now."""
    node: AccumulationNode = _new(AccumulationNode)
    impl = tensor.impl
    node.edges = ()
    node.out_metas = ()
    node.in_metas = None if impl is None else impl.meta
    node.extra = None
    node.cleared = False
    node.oid = 0
    node.meta_ref = weakref.ref(meta)
    node.impl_ref = None if impl is None else weakref.ref(impl)
    node.fake_empty = False
    node.leaf_name = tensor.name_
    if meta.extra is not None and meta.extra.get("fake_empty"):
        node.fake_empty = bool(meta.extra.pop("fake_empty"))
    edge = meta.edge = (node, 0, 0)
    return edge
