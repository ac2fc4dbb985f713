"""AutogradMeta: what a tensor knows about gradients. Handles of one tensor share it; it is made when first needed.

Tensors that share memory know of each other through their metas: that of a view holds the meta of its base (the tensor
at the root of all views of views), and the base's lists its views weakly. `views.py` uses that when one is written.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gradscope.core.eager.grad_node_info import GradNodeBase
    from gradscope.core.phi.dense_tensor import DenseTensor
    from gradscope.core.tensor import Tensor


class AbstractAutogradMeta:
    """Empty base, so that Tensor need not know how gradients work."""

    __slots__ = ()


class AutogradMeta(AbstractAutogradMeta):
    """edge: (grad_node, out_slot_id, out_rank) in one tuple that consumers put in their nodes as it is; None: no node.

    stop_gradient_; grad_: the tensor whose handles `x.grad` gives, or None; extra: rare facts, or None. Made by
    `new_meta`; without an `__init__`, because one is made for every output and that doubles what it costs.
    """

    __slots__ = ("edge", "stop_gradient_", "grad_", "extra", "__weakref__")

    edge: tuple[GradNodeBase, int, int] | None
    stop_gradient_: bool
    grad_: Tensor | None
    extra: dict[str, Any] | None

    @property
    def grad_node_(self) -> GradNodeBase | None:
        """The node that receives this tensor's gradient."""
        return None if self.edge is None else self.edge[0]

    @grad_node_.setter
    def grad_node_(self, node: GradNodeBase | None) -> None:
        self.edge = None if node is None else (node, self.out_slot_id_, self.out_rank_)

    @property
    def out_slot_id_(self) -> int:
        """In slot of `grad_node_` for this tensor's gradient."""
        return 0 if self.edge is None else self.edge[1]

    @out_slot_id_.setter
    def out_slot_id_(self, slot: int) -> None:
        if self.edge is not None:
            self.edge = (self.edge[0], slot, self.edge[2])

    @property
    def out_rank_(self) -> int:
        """Position within the slot."""
        return 0 if self.edge is None else self.edge[2]

    @out_rank_.setter
    def out_rank_(self, rank: int) -> None:
        if self.edge is not None:
            self.edge = (self.edge[0], self.edge[1], rank)

    @property
    def persistable_(self) -> bool:
        """Whether this is a parameter or buffer."""
        return self.extra is not None and bool(self.extra.get("persistable"))

    @persistable_.setter
    def persistable_(self, value: bool) -> None:
        self.note("persistable", bool(value))

    @property
    def retain_grads_(self) -> bool:
        """Whether a non-leaf keeps its gradient."""
        return self.extra is not None and "retain" in self.extra

    def note(self, key: str, value: Any) -> None:
        """Set a rare fact."""
        if self.extra is None:
            self.extra = {}
        self.extra[key] = value


def new_meta(stop_gradient: bool = True) -> AutogradMeta:
    """The meta of a tensor nobody made and that has no gradient yet."""
    meta = AutogradMeta()
    meta.edge = None
    meta.stop_gradient_ = stop_gradient
    meta.grad_ = None
    meta.extra = None
    return meta


class ViewMeta(AutogradMeta):
    """The meta of a view. base: that of the tensor whose memory it shows, None after detach_(); impl: its own
    implementation; muted: the view was taken of a tensor that wants gradients while recording was off; place: where it
    lies in the base's memory, once somebody asked; foreign: its gradient is what a user's backward says."""

    __slots__ = ("base", "impl", "muted", "place", "foreign")

    base: AutogradMeta | None
    impl: DenseTensor
    muted: bool
    place: Any
    foreign: bool


class Views:
    """What a base knows of its views. impl: the base's implementation (None for a leaf that wants gradients, which its
    views shall not keep alive); refs: weak references to their metas."""

    __slots__ = ("impl", "refs", "most")

    impl: DenseTensor | None

    def __init__(self, impl: DenseTensor | None) -> None:
        self.impl = impl
        self.refs: list[weakref.ref[ViewMeta]] = []
        self.most = 32  # of them before the dead are forgotten

    def add(self, meta: ViewMeta) -> None:
        """List one more view."""
        if len(self.refs) >= self.most:
            self.refs = [ref for ref in self.refs if ref() is not None]
            self.most = max(32, 2 * len(self.refs))
        self.refs.append(weakref.ref(meta))

    def live(self) -> list[ViewMeta]:
        """The metas of the views that are still alive and still belong to this base, oldest first."""
        alive = [meta for ref in self.refs if (meta := ref()) is not None and meta.base is not None]
        if 2 * len(alive) < len(self.refs):
            self.refs = [weakref.ref(meta) for meta in alive]
        return alive


def view_meta(base: Tensor, impl: DenseTensor) -> ViewMeta:
    """The meta of a view `impl` of `base`, listed with the root of its memory; it stops gradients until an op that
    was recorded says otherwise."""
    meta = ViewMeta()
    meta.edge = None
    meta.stop_gradient_ = True
    meta.grad_ = None
    meta.extra = None
    meta.impl = impl
    meta.place = None
    meta.foreign = False
    parent = base.autograd_meta_ or shared_meta(base)
    meta.muted = not parent.stop_gradient_
    root: AutogradMeta = parent
    if type(parent) is ViewMeta and parent.base is not None:
        root = parent.base
        meta.muted |= parent.muted
        meta.foreign = parent.foreign
    elif not parent.stop_gradient_ and (parent.edge is None or parent.edge[0].is_leaf_):
        root = _leaf_root(parent, base.name_)
    meta.base = root
    extra = root.extra
    views = None if extra is None else extra.get("views")
    if views is None:
        views = Views(base.impl)
        root.note("views", views)
    views.add(meta)
    return meta


def _leaf_root(leaf: AutogradMeta, name: str) -> AutogradMeta:
    """What views of a leaf that wants gradients hold in its stead: it says that there is such a leaf, no more."""
    found: AutogradMeta | None = None if leaf.extra is None else leaf.extra.get("leaf_root")
    if found is None:
        found = new_meta(False)
        found.extra = {"views": Views(None), "leaf_name": name}
        leaf.note("leaf_root", found)
        leaf.note("views", found.extra["views"])
    return found


def views_of(meta: AutogradMeta | None) -> tuple[AutogradMeta, Views] | None:
    """The root of the memory a tensor with this meta lies in, and its views; None where there never was a view."""
    root = meta.base or meta if type(meta) is ViewMeta else meta
    views = None if root is None or root.extra is None else root.extra.get("views")
    return None if root is None or views is None else (root, views)


def shared_meta(tensor: Tensor) -> AutogradMeta:
    """The tensor's meta for somebody who shares its memory or is another handle; made now when it had none, and then
    that of an op's output that recorded nothing."""
    meta = tensor.autograd_meta_
    if meta is None:
        meta = tensor.autograd_meta_ = new_meta()
        meta.extra = {"no_node": True}
    return meta


def tracked_meta(node: GradNodeBase, slot: int, rank: int) -> AutogradMeta:
    """The meta of a tensor that `node` made."""
    meta = AutogradMeta()
    meta.edge = (node, slot, rank)
    meta.stop_gradient_ = False
    meta.grad_ = None
    meta.extra = None
    return meta


def nullable_autograd_meta(tensor: Tensor) -> AutogradMeta | None:
    """The tensor's meta, or None (which counts as stop_gradient)."""
    return tensor.autograd_meta_


def autograd_meta(tensor: Tensor) -> AutogradMeta:
    """The tensor's meta, made now when it had none."""
    meta = tensor.autograd_meta_
    if meta is None:
        meta = tensor.autograd_meta_ = new_meta()
    return meta


def unsafe_autograd_meta(tensor: Tensor) -> AutogradMeta:
    """The tensor's meta. Raises Fatal (SystemError) when it has none."""
    meta = tensor.autograd_meta_
    if meta is None:
        from gradscope.core import errors

        raise errors.fatal("Null autograd_meta gotten from unsafe_autograd_meta()")
    return meta
