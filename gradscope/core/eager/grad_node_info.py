"""GradNodeBase: a node of the backward graph, kept compactly; its parts as objects are in `node_views.py`.

A node keeps per out slot (forward tensor input) an edge, and per in slot (forward output) a meta. Saved values lie
beside each other: the raw array, the DenseTensor it came from and the version of its storage at that moment. Nothing
here refers back to the tensors, so that saved outputs make no cycle.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from gradscope.core.eager.hooks import NodeExtra
    from gradscope.core.eager.node_views import Edge, GradSlotMeta, TensorWrapper

IN, OUT = 0, 1  # Saved.side
# Of each node class: the slots a copy takes over, its bases' included, and what reads them all at once.
_SLOTS: dict[type, tuple[tuple[str, ...], attrgetter[tuple[Any, ...]]]] = {}


def _slots_of(kind: type) -> tuple[tuple[str, ...], attrgetter[tuple[Any, ...]]]:
    names = dict.fromkeys(name for cls in kind.__mro__ for name in getattr(cls, "__slots__", ()))
    kept = tuple(name for name in names if name not in ("__weakref__", "__dict__", "origin", "oid"))
    found = _SLOTS[kind] = kept, attrgetter(*kept)
    return found


class Saved:
    """What a node class saves under `field`: forward tensor argument (IN) or output (OUT) number `slot`.

    no_need_buffer: only shape and dtype are needed; nothing is kept but the slot's meta. many: a tensor list.
    copied: an in-place op overwrote it; the node keeps a copy taken before. constant: an intermediate output that only
    the formulas see; it has no in slot, and no gradient flows through it. unchecked: saved by a PyLayer, whose saved
    tensors have no version check.
    """

    __slots__ = ("field", "side", "slot", "no_need_buffer", "many", "constant", "unchecked")

    def __init__(
        self, field: str, side: int, slot: int, no_need_buffer: bool = False, many: bool = False,
        constant: bool = False, unchecked: bool = False,
    ) -> None:  # fmt: skip
        self.field = field
        self.side = side
        self.slot = slot
        self.no_need_buffer = no_need_buffer
        self.many = many
        self.constant = constant
        self.unchecked = unchecked


class GradNodeBase:
    """edges: per out slot (node, in_slot, in_rank), None where no gradient flows, a list of these for a list slot.
    in_metas: the meta of the forward output when there is one in slot, else one entry per slot (a list for a list
    slot). out_metas: per forward tensor input its meta, None for a missing optional one. extra: hooks and other rare
    things. cleared: the saved values are gone. oid: id in the recording that runs. origin: of a copy the node it is a
    copy of, on no other node; saved tensors have their history there, whatever the copy's edges are.
    """

    __slots__ = ("edges", "in_metas", "out_metas", "extra", "cleared", "oid", "origin", "__weakref__")

    # What a class says about itself; the generator writes those that differ.
    name_: ClassVar[str] = "GradNode"
    op_: ClassVar[str] = ""
    single_: ClassVar[bool] = True  # one in slot, not a list: a holder is then the bare gradient
    in_lists_: ClassVar[tuple[bool, ...]] = (False,)  # per in slot: is it a list
    args_: ClassVar[tuple[str, ...]] = ()  # names of the forward tensor inputs, one per out slot
    outs_: ClassVar[tuple[str, ...]] = ("out",)  # names of the forward outputs, one per in slot
    attrs_: ClassVar[tuple[str, ...]] = ()  # attributes kept for the formulas
    saved_: ClassVar[tuple[Saved, ...]] = ()
    keep_undefined_: ClassVar[bool] = False  # the formulas take undefined incoming gradients as None
    conjugates_: ClassVar[bool] = True  # with complex tensors, the formulas take what was saved conjugated
    list_out_: ClassVar[bool | None] = None  # has it a list slot among its edges; None: not looked at yet
    is_leaf_: ClassVar[bool] = False
    kind_: ClassVar[str] = "op"
    foreign_: ClassVar[bool] = False  # formulas are user code: dtypes of what it gives are checked

    edges: tuple[Any, ...]
    in_metas: Any
    out_metas: tuple[Any, ...]
    extra: NodeExtra | None
    cleared: bool
    oid: int
    origin: GradNodeBase

    def backward(self, F: Any, *grads: Any) -> Any:
        """The gradient formulas. F: the binding (kernels on arrays, or recorded ops on Tensors); grads: one per in
        slot, a list for a list slot. Returns one entry per out slot, None where no gradient is needed."""
        raise NotImplementedError(type(self).__name__)

    def clear_tensor_wrappers(self) -> None:
        """Let go of everything saved; the node cannot run again."""
        for saved in self.saved_:
            if not saved.no_need_buffer:
                setattr(self, saved.field, None)
                setattr(self, saved.field + "_impl", None)
        self.cleared = True

    # ------------------------------------------------------------------------------------ what anybody may ask

    def name(self) -> str:
        """The node's name as Paddle prints it (`MultiplyGradNode`)."""
        return self.name_

    def node_ptr(self) -> int:
        """A number that identifies the node while it lives."""
        return id(self)

    @property
    def is_tensor_wrappers_cleared(self) -> bool:
        """Whether the saved values are gone, so that the node cannot run again."""
        return self.cleared

    def copy(self) -> GradNodeBase:
        """A node of its own with the same edges, metas, saved values and hooks."""
        kind = type(self)
        made: GradNodeBase = object.__new__(kind)
        slots, read = _SLOTS.get(kind) or _slots_of(kind)
        try:
            for slot, value in zip(slots, read(self)):
                setattr(made, slot, value)
        except AttributeError:  # one of them was never set
            for slot in slots:
                if hasattr(self, slot):
                    setattr(made, slot, getattr(self, slot))
        made.oid = 0
        made.origin = getattr(self, "origin", self)
        if self.extra is not None:
            made.extra = self.extra.copy()
        return made

    @property
    def default_attr_map(self) -> dict[str, Any]:
        """Attributes of the forward op that the formulas use, by name. A copy; write with `set_attr`."""
        return {name: getattr(self, name) for name in self.attrs_}

    def set_attr(self, name: str, value: Any) -> None:
        """Change an attribute the formulas use. Raises KeyError for one the node does not keep."""
        if name not in self.attrs_:
            raise KeyError(name)
        setattr(self, name, value)

    @property
    def next_functions(self) -> list[GradNodeBase | None]:
        """The nodes gradients go to, flat over slots and ranks; None where no gradient flows."""
        return [None if e is None else e[0] for e in self.flat_edges()]

    def flat_edges(self) -> list[Any]:
        """Edges flat over slots and ranks."""
        flat: list[Any] = []
        for edge in self.edges:
            if type(edge) is list:
                flat.extend(edge)
            else:
                flat.append(edge)
        return flat

    @property
    def bwd_in_meta(self) -> list[list[GradSlotMeta]]:
        """Per in slot and rank a GradSlotMeta that reads and writes this node."""
        from gradscope.core.eager.node_views import in_views

        return in_views(self)

    @property
    def bwd_out_meta(self) -> list[list[GradSlotMeta]]:
        """Per out slot and rank a GradSlotMeta, with its adj_edge, that reads and writes this node."""
        from gradscope.core.eager.node_views import out_views

        return out_views(self)

    def input_meta(self) -> list[list[GradSlotMeta]]:
        """`InputMeta()`: bwd_in_meta."""
        return self.bwd_in_meta

    def output_meta(self) -> list[list[GradSlotMeta]]:
        """`OutputMeta()`: bwd_out_meta."""
        return self.bwd_out_meta

    @property
    def edges_view(self) -> list[Edge]:
        """Every non-null edge as an object."""
        return [m.adj_edge for slot in self.bwd_out_meta for m in slot if m.adj_edge.is_initialized()]

    @property
    def tensor_wrappers(self) -> dict[str, TensorWrapper | list[TensorWrapper]]:
        """The saved tensors by field, as objects that read and write this node; a list for a saved tensor list."""
        from gradscope.core.eager.node_views import wrappers

        return wrappers(self)

    @property
    def gradient_hooks(self) -> dict[int, Any]:
        """Gradient hooks (retain_grads included) by id, in the order they run; the live mapping."""
        from gradscope.core.eager.hooks import extra_of

        return extra_of(self).hooks

    def apply_gradient_hooks(self, grads: list[list[Any]]) -> list[list[Any]]:
        """Run the gradient hooks on grads[slot][rank] (Tensors) and give the result back."""
        from gradscope.core.eager.hooks import apply_to_lists

        return apply_to_lists(self, grads)

    def _register_post_hook(self, fn: Any) -> Any:
        """Call fn(outputs, inputs) after the node ran; it returns the outputs to use. Gives a remove helper."""
        from gradscope.core.eager.hooks import register_post_hook

        return register_post_hook(self, fn)

    def __call__(self, grads: list[list[Any]], create_graph: bool = False, is_new_grad: bool = False) -> Any:
        """Run the node by hand: grads[slot][rank] of Tensors (None: undefined) to outs[slot][rank].

        All that the engine does for a pop happens (zero fill, hooks, version checks, post hooks) except clearing.
        Raises Fatal (SystemError) when the node was freed.
        """
        from gradscope.core.eager.run_node import call_by_hand

        return call_by_hand(self, grads, create_graph, is_new_grad)

    def __repr__(self) -> str:
        return f"<{self.name()} at {id(self):#x}>"

    # The notes' C++ spelling of the fields.
    bwd_in_meta_ = bwd_in_meta
    bwd_out_meta_ = bwd_out_meta
    gradient_hooks_ = gradient_hooks
    default_attr_map_ = default_attr_map
