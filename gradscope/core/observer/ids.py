"""Who is who in a recording: ids of tensors, storages, nodes and hooks, and describing each once per segment.

An id is kept on the object itself (`oid`), offset by a number that grows with every recording, so that ids of an
earlier recording are not mistaken for ours. Something older than the open segment is described again when met.
"""

from __future__ import annotations

import itertools
from collections import deque
from itertools import islice
from typing import Any

from gradscope.core.eager.grad_node_info import IN, GradNodeBase
from gradscope.core.eager.saved_hooks import Packed
from gradscope.core.observer.hook_ids import HookIds
from gradscope.core.phi.dense_tensor import DenseTensor, DenseTensorMeta
from gradscope.core.phi.kernel_key import NOT_DENSE, DataLayout
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.tensor import Tensor
from gradscope.trace.records import NodeMade, TensorMet

REMEMBERED = 1 << 16  # freed nodes whose origin is kept, for the pass that comes too late
LARGE = 1 << 16  # bytes: an array above it is not kept alive until its batch is full
FREED_KEPT = 64  # segments for which it is remembered what was freed

_epoch = itertools.count(1).__next__

MetaTuple = tuple[tuple[int, ...], str, str] | tuple[tuple[int, ...], str, str, str]
_LAYOUTS = {
    DataLayout.SELECTED_ROWS: "selected_rows",
    DataLayout.SPARSE_COO: "coo",
    DataLayout.SPARSE_CSR: "csr",
}


class Memory:
    """Keeps tables by id from growing with the run: what nobody met for a long time is forgotten.

    tables: dicts by the same kind of id. An entry goes when its id is older than the last clearing and was not met in
    any segment since; a clearing happens when the tables have doubled.
    """

    SMALLEST = 1 << 12

    def __init__(self, *tables: dict[int, Any]) -> None:
        self._tables = tables
        self._met: set[int] = set()
        self._floor = 0
        self._most = self.SMALLEST

    def segment_ended(self, met: set[int], last: int) -> None:
        """met: older ids that this segment described again; last: the highest id so far."""
        self._met |= met
        if len(self._met) + sum(map(len, self._tables)) <= self._most:
            return
        for table in self._tables:
            for number in [n for n in table if n <= self._floor and n not in self._met]:
                del table[number]
        self._met.clear()
        self._floor = last
        self._most = max(self.SMALLEST, 2 * sum(map(len, self._tables)))


class Registry(HookIds):
    """Ids of one recording, and what of it is described in the open segment. `sink` as in the recorder."""

    def __init__(self, sink: Any) -> None:
        super().__init__()
        self.sink = sink
        self.tick = sink.tick
        self.lazy = getattr(sink, "lazy", False)  # nothing that costs a look at an array is wanted
        self.flat = getattr(sink, "flat", False)  # does it take flat records
        self.emit_now = getattr(sink, "emit_now", sink.emit)
        # The engine says `about_to_write` before any write, so what it hands over may be encoded later.
        self.emit_later = getattr(sink, "emit_later", sink.emit)
        self._large = False  # the record that is being made holds a large array
        self.base = _epoch() << 44
        self._next_tensor = itertools.count(1).__next__
        self._next_node = itertools.count(1).__next__
        self.last_tensor = 0
        self.last_node = 0
        self.tensor_floor = 0  # ids up to here belong to earlier segments
        self.node_floor = 0
        self.again: set[int] = set()  # older tensors described again in this segment
        self.nodes_again: set[int] = set()
        self.segment = 1
        self.metas: dict[DenseTensorMeta, MetaTuple] = {}
        self.shapes: dict[Any, tuple[list[Any], list[Any]]] = {}  # of nodes, by class and metas
        self.made_at: dict[int, tuple[int, str]] = {}  # created tensors: frame and how
        self.path_names: dict[int, str] = {}  # parameters and buffers of layers that were called: path in the layer
        self.flags: dict[int, tuple[bool, bool, bool, str]] = {}  # of tensors no op made, as last described by a handle
        self.node_born: dict[int, tuple[int, int]] = {}  # nodes not freed yet: call and frame
        self.node_freed: dict[int, tuple[int, int]] = {}  # the last of those that were freed: a second pass asks
        self.describe_frame: Any = lambda frame: None
        self.writes: dict[int, list[tuple[int, int, int]]] = {}  # storage -> (version, frame, call) of in-place writes
        self.unversioned: dict[int, list[int]] = {}  # storage -> frames of writes that moved no version
        self.unversioned_after: dict[int, int] = {}  # storage -> the last node that was made before the last of these
        self._met = Memory(self.made_at, self.flags, self.writes, self.unversioned, self.unversioned_after)
        self._nodes_met = Memory(self.node_born)
        self._freed_each: deque[int] = deque()  # how many nodes each of the last segments freed
        self._freed_known = 0

    def new_segment(self) -> None:
        """Everything must be described again from here on."""
        self._met.segment_ended(self.again, self.last_tensor)
        self._nodes_met.segment_ended(self.nodes_again, self.last_node)
        freed = self.node_freed
        self._freed_each.append(max(0, len(freed) - self._freed_known))
        if len(self._freed_each) > FREED_KEPT:
            for number in list(islice(freed, self._freed_each.popleft())):
                del freed[number]
        self._freed_known = len(freed)
        self.segment += 1
        self.tensor_floor = self.last_tensor
        self.node_floor = self.last_node
        self.again.clear()
        self.nodes_again.clear()
        self.hooks_told.clear()

    # ------------------------------------------------------------------------------------------------------ values

    def meta(self, meta: DenseTensorMeta) -> MetaTuple:
        """A meta as records hold it."""
        found = self.metas.get(meta)
        if found is None:
            found = (meta.dims, meta.data_type.name, meta.place.text)
            if meta.layout in NOT_DENSE:
                found = (*found, _LAYOUTS[meta.layout])
            self.metas[meta] = found
        return found

    def value(self, value: Any) -> Any:
        """An array as records hold it; None when values are off."""
        if value is None or not self.sink.values:
            return None
        if isinstance(value, Tensor):
            value = value.impl.array if value.impl is not None else None
        if value is not None and value.nbytes > LARGE:
            self._large = True
        return value

    def gradient_value(self, value: Any) -> Any:
        """The same for what a pass leaves behind, which may be looked at even where values are off."""
        sink = self.sink
        if value is None or not (sink.values or getattr(sink, "watches", False)):
            return None
        if isinstance(value, Tensor):
            value = value.impl.array if value.impl is not None else None
        return value

    @property
    def measures(self) -> bool:
        """Are figures wanted that cost a look at an array (the norm of a parameter, the size of an update)?"""
        return self.sink.values and not self.lazy

    # ----------------------------------------------------------------------------------------------------- tensors

    def tensor(self, tensor: Tensor) -> int:
        """The id of a tensor, described in this segment."""
        number: int = tensor.impl.oid - self.base
        if number > self.tensor_floor:
            return number
        return self._meet(tensor.impl, number, tensor)

    def impl(self, impl: Any) -> int:
        """The same when only the implementation is at hand."""
        number: int = impl.oid - self.base
        if number > self.tensor_floor:
            return number
        return self._meet(impl, number, None)

    def known(self, impl: Any) -> int:
        """The id of an implementation when it has one, described or not; else 0."""
        number: int = impl.oid - self.base
        return max(number, 0)

    def new_tensor(self, impl: Any) -> int:
        """Give an implementation the next id; the caller describes it."""
        number = self.last_tensor = self._next_tensor()
        impl.oid = self.base + number
        return number

    def gradient(self, tensor: Tensor) -> int:
        """The id of a tensor that became somebody's `.grad`, described as such when it is new."""
        if tensor.impl.oid <= self.base:
            number = self.new_tensor(tensor.impl)
            self.made_at[number] = (0, "grad")
            self.describe(tensor.impl, number, tensor, made=False, how="grad", frame=0)
        return self.tensor(tensor)

    def fetched(self, tensor: Tensor, frame: int) -> int:
        """The id of a tensor that paddle.grad gives back, described as such when it is new."""
        if tensor.impl.oid <= self.base:
            number = self.new_tensor(tensor.impl)
            self.made_at[number] = (frame, "grad")
            self.describe(tensor.impl, number, tensor, made=False, how="grad", frame=frame)
        return self.tensor(tensor)

    def storage(self, impl: Any) -> int:
        """The id of the storage: that of the first tensor that was seen on it."""
        storage = getattr(impl, "storage", None)
        if storage is None or not impl.is_dense:
            return self.known(impl)
        if storage.oid <= self.base:
            storage.oid = impl.oid
        return int(storage.oid - self.base)

    def _meet(self, impl: Any, number: int, tensor: Tensor | None) -> int:
        if number > 0 and number in self.again:
            return number
        if number <= 0:
            number = self.new_tensor(impl)
        else:
            self.again.add(number)
        frame, how = self.made_at.get(number, (0, ""))
        self.describe(impl, number, tensor, made=False, how=how, frame=frame)
        return number

    def describe(
        self, impl: Any, number: int, tensor: Tensor | None, *, made: bool, how: str, frame: int, view_of: int = 0
    ) -> None:
        """Write TensorMet for a tensor whose id is `number`."""
        meta = self.meta(impl.meta)
        value = self.value(impl.array)
        storage = self.storage(impl)
        if not view_of and storage != number:
            view_of = storage if storage > self.tensor_floor or storage in self.again else 0
        if frame:
            self.describe_frame(frame)
        node = 0
        leaf, stop, persistable, name = self.flags.get(number) or (True, True, False, "")
        if tensor is not None:
            flags = leaf, stop, persistable, name = (
                tensor.is_leaf, tensor.stop_gradient, tensor.persistable, tensor.name_
            )  # fmt: skip
            self.flags[number] = flags
            edge = None if tensor.autograd_meta_ is None else tensor.autograd_meta_.edge
            if edge is not None and not leaf:
                node = self.node(edge[0])
        name = self.path_names.get(number) or name
        self.emit(
            TensorMet(
                number,
                self.tick(),
                name,
                meta,  # type: ignore[arg-type]  # a tuple encodes to the same bytes
                storage,
                int(getattr(impl, "version", 0)),
                leaf,
                stop,
                persistable,
                made,
                how,
                frame,
                view_of,
                node,
                value,
            )
        )

    # ------------------------------------------------------------------------------------------------------- nodes

    def node(self, node: GradNodeBase) -> int:
        """The id of a node, described in this segment (with everything behind it that was not)."""
        number = node.oid - self.base
        if number > self.node_floor or (number > 0 and number in self.nodes_again):
            return number
        self.describe_nodes([node])
        return node.oid - self.base

    def new_node(self, node: GradNodeBase) -> int:
        """Give a node the next id; the caller describes it."""
        number = self.last_node = self._next_node()
        node.oid = self.base + number
        return number

    def nodes_ended(self, numbers: list[int]) -> None:
        """The saved values of nodes are gone; where they were made is kept for a while."""
        born, freed = self.node_born.pop, self.node_freed
        for number in numbers:
            where = born(number, None)
            if where is not None:
                freed[number] = where
        for number in list(islice(freed, max(0, len(freed) - REMEMBERED))):
            del freed[number]

    def emit(self, record: Any) -> None:
        """Hand over a record that is no flat one. A large array in it is not kept until the batch is full."""
        if self._large:
            self._large = False
            self.sink.emit(record)
        else:
            self.emit_later(record)

    def _undescribed(self, node: GradNodeBase) -> bool:
        number = node.oid - self.base
        return number <= self.node_floor and number not in self.nodes_again

    def describe_nodes(self, starts: list[GradNodeBase]) -> None:
        """Describe these nodes and whatever lies behind them, where this segment has not yet. Iterative."""
        todo: deque[GradNodeBase] = deque()
        found: list[GradNodeBase] = []

        def claim(node: GradNodeBase) -> None:
            if self._undescribed(node):
                if node.oid <= self.base:
                    self.new_node(node)
                else:
                    self.nodes_again.add(node.oid - self.base)
                todo.append(node)

        for start in starts:
            claim(start)
        while todo:
            node = todo.popleft()
            found.append(node)
            for edge in node.flat_edges():
                if edge is not None:
                    claim(edge[0])
        for node in found:
            self.describe_node(node, made=False)

    def describe_node(
        self, node: GradNodeBase, *, made: bool, call: int = 0, frame: int = 0, inputs: list[list[int]] | None = None
    ) -> None:
        """Write NodeMade. inputs: ids of the forward inputs per slot and rank, when the op that made it knows them."""
        number = node.oid - self.base
        if made:
            self.node_born[number] = (call, frame)
        else:
            call, frame = self.node_born.get(number) or self.node_freed.get(number) or (call, frame)
        if frame:
            self.describe_frame(frame)
        meta = self.meta
        if node.single_:
            in_meta: list[Any] = [[None if node.in_metas is None else meta(node.in_metas)]]
        else:
            in_meta = [
                [meta(m) for m in entry] if type(entry) is list else [None if entry is None else meta(entry)]
                for entry in node.in_metas
            ]
        leaf = 0
        if node.is_leaf_:
            ref = getattr(node, "impl_ref", None)
            impl = None if ref is None else ref()
            leaf = 0 if impl is None else self.impl(impl)
        attrs: dict[str, Any] = {name: plain_attr(getattr(node, name, None)) for name in node.attrs_}
        if node.foreign_:
            attrs["backward"] = self.users_backward(node)
        self.emit(
            NodeMade(
                number,
                self.tick(),
                node.name(),
                node.kind_,
                call,
                in_meta,
                self._out_metas(node, inputs),
                self.wrappers(node, inputs),
                leaf,
                0,
                made,
                frame,
                node.cleared,
                attrs,
            )
        )
        if node.extra is not None:
            for table in (node.extra.hooks, node.extra.post, node.extra.reduce):
                for hook in table.values():
                    self.hook(hook, node)

    def describe_made(self, node: GradNodeBase, call: int, frame: int, inputs: list[list[int]]) -> None:
        """`describe_node` for a node an op has just made; quick where it has one output and no lists.

        What depends on class and metas only is worked out once; records are encoded at once, so it may be shared.
        """
        kind = type(node)
        key = (kind, node.in_metas, *node.out_metas) if kind.single_ and not kind.list_out_ else None
        known = None if key is None or kind.list_out_ is None else self.shapes.get(key)
        if known is None:
            if kind.list_out_ is None:
                kind.list_out_ = any(type(e) is list for e in node.edges)
            if kind.list_out_ or not kind.single_ or any(s.many for s in kind.saved_):
                self.describe_node(node, made=True, call=call, frame=frame, inputs=inputs)
                return
            metas = [None if m is None else self.meta(m) for m in node.out_metas]
            known = self.shapes[key] = ([[self.meta(node.in_metas)]], metas)
        base = self.base
        number = node.oid - base
        self.node_born[number] = (call, frame)
        ids = [row[0] if row else 0 for row in inputs]
        in_meta, shown = known
        out_meta: Any = [
            [
                (True, None, meta, tensor)
                if edge is None
                else (False, (edge[0].oid - base, edge[1], edge[2]), meta, tensor)
            ]
            for edge, meta, tensor in zip(node.edges, shown, ids)
        ]
        saved: Any = []
        for s in kind.saved_:
            if s.no_need_buffer and s.side == IN:
                saved.append((s.field, ids[s.slot], 0, 0, True, False, shown[s.slot]))
            else:
                saved = self.wrappers(node, inputs)
                break
        attrs: dict[str, Any] = {name: plain_attr(getattr(node, name, None)) for name in kind.attrs_}
        self.emit(
            NodeMade(
                number, self.tick(), node.name(), "op", call, in_meta, out_meta, saved, 0, 0, True, frame, False, attrs
            )
        )

    def _out_metas(self, node: GradNodeBase, inputs: list[list[int]] | None) -> list[Any]:
        base, shown = self.base, self.meta
        out: list[Any] = []
        for slot, edge in enumerate(node.edges):
            meta = node.out_metas[slot]
            ids = () if inputs is None or slot >= len(inputs) else inputs[slot]
            if type(edge) is list:
                row = []
                for rank, one in enumerate(edge):
                    to = None if one is None else (one[0].oid - base, one[1], one[2])
                    seen = None if meta is None or meta[rank] is None else shown(meta[rank])
                    row.append((one is None, to, seen, ids[rank] if rank < len(ids) else 0))
            else:
                to = None if edge is None else (edge[0].oid - base, edge[1], edge[2])
                row = [(edge is None, to, None if meta is None else shown(meta), ids[0] if ids else 0)]
            out.append(row)
        return out

    def wrappers(self, node: GradNodeBase, inputs: list[list[int]] | None = None) -> list[Any]:
        """WrapperMade of everything a node saved."""
        out: list[Any] = []
        for saved in node.saved_:
            if saved.no_need_buffer:
                table = node.out_metas if saved.side == IN else ((node.in_metas,) if node.single_ else node.in_metas)
                metas = table[saved.slot] if saved.slot < len(table) else None
                ids = inputs[saved.slot] if inputs is not None and saved.side == IN else ()
                for rank, meta in enumerate(metas if type(metas) is list else (metas,)):
                    shown = None if meta is None else self.meta(meta)
                    tensor = ids[rank] if rank < len(ids) else 0
                    out.append((saved.field, tensor, 0, 0, True, False, shown, 0, rank))
                continue
            if node.cleared:
                continue
            impls: Any = getattr(node, saved.field + "_impl", None)
            versions: Any = getattr(node, saved.field + "_version", 0)
            many = isinstance(impls, list)
            for rank, impl in enumerate(impls if many else [impls]):
                version = versions[rank] if many else versions
                if type(impl) is Packed:
                    tensor = max(impl.oid - self.base, 0)
                    hook = self.pair_hook(impl.pack_hook, "pack")
                    out.append((saved.field, tensor, 0, 0, False, True, self.meta(impl.meta), hook, rank))
                elif isinstance(impl, (DenseTensor, NotDense)):
                    tensor = self.impl(impl)
                    shown = self.meta(impl.meta)
                    row = (saved.field, tensor, self.storage(impl), version, False, False, shown, 0, rank)
                    out.append((*row, True) if saved.unchecked else row)
        return out


def plain_attr(value: Any) -> Any:
    """An attribute as a record can hold it: scalars and lists of them as they are, anything else as text."""
    if value is None or type(value) in (int, float, bool, str):
        return value
    if isinstance(value, (list, tuple)):
        return [plain_attr(v) for v in value]
    if isinstance(value, complex):
        return str(value)
    text = str(value)
    return text if len(text) <= 200 else text[:197] + "…"
