"""GradSlotMeta, Edge and TensorWrapper: the parts of a node as objects, for anybody who asks.

They are made on demand and hold no state of their own: reading looks into the node's compact storage, writing changes
it, so whatever is changed through them changes what the engine does. An Edge may also stand alone.
"""

from __future__ import annotations

import weakref
from typing import Any

from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.eager.grad_node_info import IN, GradNodeBase, Saved
from gradscope.core.eager.saved_hooks import Packed
from gradscope.core.eager.tensor_wrapper import CLEARED, recover
from gradscope.core.phi.dense_tensor import DenseTensorMeta, dense
from gradscope.core.tensor import Tensor


def _entry(table: Any, slot: int, rank: int) -> Any:
    value = table[slot]
    return value[rank] if type(value) is list else value


def _with(table: Any, slot: int, rank: int, value: Any) -> tuple[Any, ...]:
    """`table` with one entry replaced; a list slot is replaced by a new list, since tables may be shared."""
    out = list(table)
    if type(out[slot]) is list:
        out[slot] = [value if r == rank else v for r, v in enumerate(out[slot])]
    else:
        out[slot] = value
    return tuple(out)


class Edge:
    """Where a gradient goes: (grad_node, in_slot_id, in_rank). Of a node: reads and writes it. Alone: Edge(n, s, r)."""

    __slots__ = ("_owner", "_slot", "_rank", "_alone")

    def __init__(self, grad_node: GradNodeBase | None = None, in_slot_id: int = 0, in_rank: int = 0) -> None:
        self._owner: GradNodeBase | None = None
        self._slot = self._rank = 0
        self._alone = None if grad_node is None else (grad_node, in_slot_id, in_rank)

    @classmethod
    def of(cls, owner: GradNodeBase, slot: int, rank: int) -> Edge:
        """The edge that leaves `owner` at (slot, rank)."""
        made = cls()
        made._owner, made._slot, made._rank = owner, slot, rank
        return made

    def _get(self) -> tuple[GradNodeBase, int, int] | None:
        if self._owner is None:
            return self._alone
        edge: tuple[GradNodeBase, int, int] | None = _entry(self._owner.edges, self._slot, self._rank)
        return edge

    def _set(self, edge: tuple[GradNodeBase, int, int] | None) -> None:
        if self._owner is None:
            self._alone = edge
        else:
            self._owner.edges = _with(self._owner.edges, self._slot, self._rank, edge)

    @property
    def grad_node(self) -> GradNodeBase | None:
        """The node the gradient goes to, None when the edge is not there."""
        edge = self._get()
        return None if edge is None else edge[0]

    @grad_node.setter
    def grad_node(self, node: GradNodeBase | None) -> None:
        self._set(None if node is None else (node, self.in_slot_id, self.in_rank))

    @property
    def in_slot_id(self) -> int:
        """In slot of that node."""
        edge = self._get()
        return 0 if edge is None else edge[1]

    @in_slot_id.setter
    def in_slot_id(self, slot: int) -> None:
        edge = self._get()
        if edge is not None:
            self._set((edge[0], slot, edge[2]))

    @property
    def in_rank(self) -> int:
        """Position within that slot."""
        edge = self._get()
        return 0 if edge is None else edge[2]

    @in_rank.setter
    def in_rank(self, rank: int) -> None:
        edge = self._get()
        if edge is not None:
            self._set((edge[0], edge[1], rank))

    def get_grad_node(self) -> GradNodeBase | None:
        """`GetGradNode()`."""
        return self.grad_node

    def get_edge_rank_info(self) -> tuple[int, int]:
        """(in_slot_id, in_rank)."""
        return self.in_slot_id, self.in_rank

    def set_grad_node(self, node: GradNodeBase | None) -> None:
        """Lead the edge to another node."""
        self.grad_node = node

    def is_initialized(self) -> bool:
        """Whether the edge leads to a node."""
        return self._get() is not None

    def clear(self) -> None:
        """Cut the edge: no gradient flows along it any more."""
        self._set(None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edge) and self.grad_node is other.grad_node

    def __hash__(self) -> int:
        return id(self.grad_node)

    def __repr__(self) -> str:
        edge = self._get()
        return "Edge(none)" if edge is None else f"Edge({edge[0].name()}, slot {edge[1]}, rank {edge[2]})"

    grad_node_ = grad_node
    in_slot_id_ = in_slot_id
    in_rank_ = in_rank


class GradSlotMeta:
    """What a node knows of one gradient it takes (in) or gives (out): stop flag, place, meta, and for out the edge."""

    __slots__ = ("_node", "_out", "_slot", "_rank")

    def __init__(self, node: GradNodeBase, out: bool, slot: int, rank: int) -> None:
        self._node = node
        self._out = out
        self._slot = slot
        self._rank = rank

    @property
    def meta(self) -> DenseTensorMeta | None:
        """Dims, dtype and place of the forward tensor; what undefined gradients are zero-filled from."""
        node = self._node
        if self._out:
            found: DenseTensorMeta | None = _entry(node.out_metas, self._slot, self._rank)
        else:
            found = node.in_metas if node.single_ else _entry(node.in_metas, self._slot, self._rank)
        return found

    @meta.setter
    def meta(self, value: DenseTensorMeta | None) -> None:
        node = self._node
        if self._out:
            node.out_metas = _with(node.out_metas, self._slot, self._rank, value)
        elif node.single_:
            node.in_metas = value
        else:
            node.in_metas = _with(node.in_metas, self._slot, self._rank, value)

    @property
    def place(self) -> Any:
        """Where the forward tensor lies."""
        return None if self.meta is None else self.meta.place

    @property
    def stop_gradient(self) -> bool:
        """Out: no gradient is computed for this slot. In: always False."""
        if not self._out:
            return False
        return _entry(self._node.edges, self._slot, self._rank) is None

    @stop_gradient.setter
    def stop_gradient(self, stop: bool) -> None:
        if not self._out:
            return
        from gradscope.core.eager.hooks import extra_of

        node, key = self._node, (self._slot, self._rank)
        stopped = extra_of(node).stopped
        edge = _entry(node.edges, *key)
        if stop and edge is not None:
            stopped[key] = edge
            node.edges = _with(node.edges, *key, None)
        elif not stop and edge is None and key in stopped:
            node.edges = _with(node.edges, *key, stopped.pop(key))

    @property
    def adj_edge(self) -> Edge:
        """The edge of an out slot; an uninitialised one for an in slot."""
        return Edge.of(self._node, self._slot, self._rank) if self._out else Edge()

    @adj_edge.setter
    def adj_edge(self, edge: Edge) -> None:
        if self._out:
            node = edge.grad_node
            entry = None if node is None else (node, edge.in_slot_id, edge.in_rank)
            self._node.edges = _with(self._node.edges, self._slot, self._rank, entry)

    def get_edge(self) -> Edge:
        """`GetEdge()`."""
        return self.adj_edge

    def has_tensor_meta(self) -> bool:
        """Whether a meta was recorded."""
        return self.meta is not None

    def __repr__(self) -> str:
        return f"GradSlotMeta(stop_gradient={self.stop_gradient}, {self.meta}, {self.adj_edge})"

    stop_gradient_ = stop_gradient
    place_ = place
    meta_ = meta
    adj_edge_ = adj_edge


def in_views(node: GradNodeBase) -> list[list[GradSlotMeta]]:
    """bwd_in_meta: per forward output and rank."""
    if node.single_:
        return [[GradSlotMeta(node, False, 0, 0)]]
    out = []
    for slot, entry in enumerate(node.in_metas):
        ranks = len(entry) if type(entry) is list else 1
        out.append([GradSlotMeta(node, False, slot, rank) for rank in range(ranks)])
    return out


def out_views(node: GradNodeBase) -> list[list[GradSlotMeta]]:
    """bwd_out_meta: per forward tensor input and rank."""
    out = []
    for slot, entry in enumerate(node.edges):
        ranks = len(entry) if type(entry) is list else 1
        out.append([GradSlotMeta(node, True, slot, rank) for rank in range(ranks)])
    return out


class TensorWrapper:
    """A forward tensor that a node saved. Reads and writes the node's compact storage."""

    __slots__ = ("_node", "_saved", "_rank")

    def __init__(self, node: GradNodeBase, saved: Saved, rank: int = -1) -> None:
        self._node = node
        self._saved = saved
        self._rank = rank

    def _get(self, suffix: str) -> Any:
        value = getattr(self._node, self._saved.field + suffix, None)
        return value[self._rank] if type(value) is list and self._rank >= 0 else value

    def _set(self, suffix: str, value: Any) -> None:
        name = self._saved.field + suffix
        held = getattr(self._node, name, None)
        if type(held) is list and self._rank >= 0:
            held[self._rank] = value
        else:
            setattr(self._node, name, value)

    @property
    def field(self) -> str:
        """Name of the forward argument or output."""
        return self._saved.field

    @property
    def no_need_buffer(self) -> bool:
        """Whether only shape and dtype were kept."""
        return self._saved.no_need_buffer

    @property
    def inplace_version_snapshot(self) -> int:
        """Version of the storage when the tensor was saved (0 for metadata-only saves, which are never checked)."""
        return 0 if self.no_need_buffer else int(self._get("_version") or 0)

    @inplace_version_snapshot.setter
    def inplace_version_snapshot(self, version: int) -> None:
        self._set("_version", version)

    @property
    def intermediate_tensor(self) -> Tensor | None:
        """The tensor as saved, without its history: None when packed or cleared, without memory when only its meta was
        kept. Setting it saves another tensor in its place."""
        if self.no_need_buffer:
            meta = self._meta_of_slot()
            return None if meta is None else Tensor(dense(None, meta), None, "")
        impl = self._get("_impl")
        if impl is None or impl is CLEARED or type(impl) is Packed:
            return None
        array = self._get("")
        return Tensor(impl if impl.array is array else dense(array, impl.meta), None, "")

    @intermediate_tensor.setter
    def intermediate_tensor(self, tensor: Tensor) -> None:
        self._set("", tensor.impl.array)
        self._set("_impl", tensor.impl)
        self._set("_version", tensor.impl.version)

    def _meta_of_slot(self) -> DenseTensorMeta | None:
        node, saved = self._node, self._saved
        table = node.out_metas if saved.side == IN else ((node.in_metas,) if node.single_ else node.in_metas)
        return _entry(table, saved.slot, max(self._rank, 0)) if saved.slot < len(table) else None

    @property
    def weak_grad_node(self) -> weakref.ref[GradNodeBase] | None:
        """Weak reference to the node that made the saved tensor; None for a constant."""
        node = self._node
        if self._saved.side != IN:
            return None if self._saved.constant else weakref.ref(node)
        edge = _entry(node.edges, self._saved.slot, max(self._rank, 0))
        return None if edge is None else weakref.ref(edge[0])

    @property
    def packed_value(self) -> Any:
        """What a pack hook made of the tensor, or None."""
        impl = self._get("_impl")
        return impl.packed_value if type(impl) is Packed else None

    @property
    def unpack_hook(self) -> Any:
        """The hook that unpacks it, or None."""
        impl = self._get("_impl")
        return impl.unpack_hook if type(impl) is Packed else None

    def recover(self) -> Tensor | None:
        """The saved tensor with its history; checks its version and unpacks. Raises like the engine does."""
        from gradscope.core.eager.bindings import R

        if self.no_need_buffer:
            kept = self.intermediate_tensor
            edge = None
            if self._saved.side == IN:
                edge = _entry(self._node.edges, self._saved.slot, max(self._rank, 0))
            if kept is not None and edge is not None:
                kept.autograd_meta_ = new_meta(False)
                kept.autograd_meta_.edge = edge
            return kept
        value: Any = recover(self._node, R, self._saved.field)
        found: Tensor | None = value[self._rank] if isinstance(value, list) else value
        return found

    def clear(self) -> None:
        """Drop the saved tensor; a node that needs it then raises when it runs."""
        if not self.no_need_buffer:
            self._set("", None)
            self._set("_impl", CLEARED)

    def __repr__(self) -> str:
        return f"TensorWrapper({self._node.name()}.{self.field}, version {self.inplace_version_snapshot})"

    intermediate_tensor_ = intermediate_tensor
    no_need_buffer_ = no_need_buffer
    weak_grad_node_ = weak_grad_node
    inplace_version_snapshot_ = inplace_version_snapshot
    packed_value_ = packed_value
    unpack_hook_ = unpack_hook


def wrappers(node: GradNodeBase) -> dict[str, TensorWrapper | list[TensorWrapper]]:
    """Every saved tensor of a node by field."""
    out: dict[str, TensorWrapper | list[TensorWrapper]] = {}
    for saved in node.saved_:
        if saved.many:
            table = node.out_metas if saved.side == IN else node.in_metas
            ranks = len(table[saved.slot])
            out[saved.field] = [TensorWrapper(node, saved, rank) for rank in range(ranks)]
        else:
            out[saved.field] = TensorWrapper(node, saved)
    return out
