"""AutogradMeta: what a tensor knows about gradients. Handles of one tensor share it; it is made when first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gradscope.core.eager.grad_node_info import GradNodeBase
    from gradscope.core.tensor import Tensor

_new = object.__new__


class AbstractAutogradMeta:
    """Empty base, so that Tensor need not know how gradients work."""

    __slots__ = ()


class AutogradMeta(AbstractAutogradMeta):
    """edge: (grad_node, out_slot_id, out_rank) in one tuple that consumers put in their nodes as it is; None: no node.

    stop_gradient_; grad_: the tensor whose handles `x.grad` gives, or None; extra: rare facts, or None.
    """

    __slots__ = ("edge", "stop_gradient_", "grad_", "extra", "__weakref__")

    edge: tuple[GradNodeBase, int, int] | None
    stop_gradient_: bool
    grad_: Tensor | None
    extra: dict[str, Any] | None

    def __init__(self, stop_gradient: bool = True) -> None:
        self.edge = None
        self.stop_gradient_ = stop_gradient
        self.grad_ = None
        self.extra = None

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


def tracked_meta(node: GradNodeBase, slot: int, rank: int) -> AutogradMeta:
    """The meta of a tensor that `node` made."""
    meta: AutogradMeta = _new(AutogradMeta)
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
        meta = tensor.autograd_meta_ = AutogradMeta()
    return meta


def unsafe_autograd_meta(tensor: Tensor) -> AutogradMeta:
    """The tensor's meta. Raises Fatal (SystemError) when it has none."""
    meta = tensor.autograd_meta_
    if meta is None:
        from gradscope.core import errors

        raise errors.fatal("Null autograd_meta gotten from unsafe_autograd_meta()")
    return meta
