"""Grad nodes: what is remembered of each (kept on the node itself, so it dies with it) and how it is described."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

import torch
from torch.autograd.function import BackwardCFunction

from gradscope.capture.torch.registry import Registry
from gradscope.trace.records import NodeMade

_ACCUMULATE = torch._C._functions.AccumulateGrad
_SAVED = torch._C._autograd.SavedTensor
_NO_EDGE = [(True, None, None, 0)]
REMEMBERED = 1 << 16  # forward calls whose sequence numbers are kept, for nodes that are met only later


def _seq(entry: tuple[Any, Any, bool]) -> int:
    return int(entry[1].seq)


class NodeKey:
    """The key under which a recording keeps what it knows in a node's `metadata`."""

    def __repr__(self) -> str:
        return "gradscope"


class NodeInfo:
    """What is remembered of a node."""

    __slots__ = (
        "call", "edges", "frame", "in_meta", "kind", "name", "number", "outs", "place", "segment", "seq", "tensor",
        "wrappers",
    )  # fmt: skip

    number: int
    name: str
    kind: str
    seq: int
    edges: list[tuple[NodeInfo, int] | None]  # per out slot: the node the gradient goes to, and its in slot
    in_meta: list[Any]
    outs: dict[int, int]  # in slot -> id of the forward output it belongs to
    wrappers: list[Any]  # WrapperMade tuples
    call: int
    frame: int
    segment: int
    tensor: int  # of a leaf
    place: str


class Nodes(Registry):
    """Ids and descriptions of nodes."""

    def __init__(self, sink: Any, frames: Any) -> None:
        super().__init__(sink, frames)
        self.key: Any = NodeKey()
        self._fields: dict[type, list[str]] = {}
        self._log: dict[int, tuple[list[int], list[tuple[int, int, int]]]] = {}

    # ------------------------------------------------------------------------------------------------- who made what

    def log_call(self, low: int, high: int, call: int, frame: int) -> None:
        """Nodes of the calling thread numbered from `low` to before `high` were made by `call` at `frame`."""
        lows, made = self._log.setdefault(self.thread(), ([], []))
        while lows and lows[-1] >= low:  # what encloses it
            lows.pop()
            made.pop()
        lows.append(low)
        made.append((high, call, frame))
        if len(lows) > 2 * REMEMBERED:
            del lows[:REMEMBERED], made[:REMEMBERED]

    def made_by(self, seq: int) -> tuple[int, int]:
        """(call, frame) that made the node of that sequence number, as far as this thread knows."""
        lows, made = self._log.get(self.thread(), ([], []))
        at = bisect_right(lows, seq) - 1
        return made[at][1:] if at >= 0 and seq < made[at][0] else (0, 0)

    # ------------------------------------------------------------------------------------------------------ describing

    def info(self, node: Any) -> NodeInfo | None:
        """What is known of a node."""
        found: NodeInfo | None = node.metadata.get(self.key)
        return found

    def node_of(self, t: Any) -> int:
        """The id of the node of a tensor that is no view (0: a leaf)."""
        node = t.grad_fn
        return 0 if node is None else self.node(node)

    def node(self, node: Any) -> int:
        """The id of a node, described in this segment with everything behind it."""
        info = self.info(node)
        if info is None or info.segment != self.segment:
            self.describe_nodes([node])
            info = self.info(node)
        assert info is not None
        return info.number

    def describe_nodes(
        self, starts: list[Any], low: int = -1, call: int = 0, frame: int = 0, outs: list[Any] | None = None
    ) -> list[NodeInfo]:
        """Describe these nodes and whatever lies behind them, where this segment has not yet. Iterative.

        Nodes numbered from `low` on were made by `call` at `frame` (low -1: none were); gives those, oldest first.
        outs: outputs of that call, to recognise saved ones.
        """
        found: list[tuple[Any, NodeInfo, bool]] = []
        key, segment = self.key, self.segment

        def claim(node: Any) -> NodeInfo:
            info: NodeInfo | None = node.metadata.get(key)
            if info is None:
                info = self._meet(node)
                new = True
            elif info.segment == segment:
                return info
            else:
                new = False
            info.segment = segment
            found.append((node, info, new))
            return info

        for start in starts:
            claim(start)
        at = 0
        while at < len(found):  # grows as it is walked
            node, info, _ = found[at]
            at += 1
            info.edges = [None if to is None else (claim(to), slot) for to, slot in node.next_functions]
        if not found:
            return []
        made: list[NodeInfo] = []
        if len(found) > 1:
            found.sort(key=_seq)  # in the order they were made
        for _, info, new in found:
            if new and not info.number:
                info.number = self.next_node()
        for node, info, new in found:
            fresh = new and low >= 0 and info.kind != "leaf" and info.seq >= low
            if fresh:
                info.call, info.frame = call, frame
                made.append(info)
            elif new and info.kind != "leaf":
                info.call, info.frame = self.made_by(info.seq)
            self._describe(node, info, fresh, outs)
        return made

    def _meet(self, node: Any) -> NodeInfo:
        kind = type(node)
        if kind is _ACCUMULATE:
            return self._leaf(node)
        info = NodeInfo()
        info.number = info.tensor = 0
        name = node.name()
        info.name = name if "::" not in name else name.rpartition("::")[2]  # of C++ namespaces only the last word
        info.kind = "pylayer" if issubclass(kind, BackwardCFunction) else "op"
        info.seq = node._sequence_nr()
        self._fill(node, info)
        return info

    def _leaf(self, node: Any) -> NodeInfo:
        """An accumulation node lives no longer than a graph that needs it; to us it is one node per leaf."""
        variable = node.variable
        number = self.tensor(variable)
        known = self.known[id(variable)]
        info: NodeInfo | None = known.leaf_node
        if info is None:
            info = known.leaf_node = NodeInfo()
            info.number = self.next_node()
            info.name, info.kind, info.seq, info.tensor = "AccumulateGrad", "leaf", node._sequence_nr(), number
        self._fill(node, info)
        return info

    def _fill(self, node: Any, info: NodeInfo) -> None:
        info.edges, info.wrappers = [], []
        info.outs = {}
        info.call = info.frame = info.segment = 0
        inputs = node._input_metadata
        info.in_meta = [self.meta(inputs[0])] if len(inputs) == 1 else [self.meta(m) for m in inputs]
        info.place = info.in_meta[0][2] if info.in_meta else "cpu"
        node.metadata[self.key] = info

    def _describe(self, node: Any, info: NodeInfo, made: bool, outs: list[Any] | None) -> None:
        freed = False
        if info.kind == "leaf":
            self.tensor(node.variable)
            saved = info.wrappers
        else:
            saved, freed = self._wrappers(node, outs)
        if info.frame:
            self.frames.describe(info.frame)
        if not freed:
            if info.wrappers and saved:
                told = {(w[0], w[8]): w[3] for w in info.wrappers}
                saved = [(*w[:3], told.get((w[0], w[8]), w[3]), *w[4:]) for w in saved]
            info.wrappers = saved
        edges: list[Any] = []
        for to in info.edges:
            if to is None:
                edges.append(_NO_EDGE)
                continue
            end, slot = to
            metas = end.in_meta
            tensor = end.tensor if end.kind == "leaf" else end.outs.get(slot, 0)
            edges.append([(False, (end.number, slot, 0), metas[slot] if slot < len(metas) else None, tensor)])
        self.emit(
            NodeMade(
                info.number,
                self.tick(),
                info.name,
                info.kind,
                info.call,
                [[m] for m in info.in_meta],
                edges,
                info.wrappers,
                info.tensor,
                0,
                made,
                info.frame,
                freed,
                {"sequence_nr": info.seq},
            )
        )

    # ------------------------------------------------------------------------------------------------- saved tensors

    def saved(self, node: Any, only: Iterable[str] | None = None) -> list[tuple[str, int, Any]] | None:
        """(field, rank, SavedTensor) of everything a node saved (of the fields named); None once it was freed.

        Never unpacks.
        """
        if only is not None:
            fields: Iterable[str] = [f"_raw_saved_{name}" for name in only]
        else:
            held = self._fields.get(type(node))
            if held is None:
                held = self._fields[type(node)] = [n for n in dir(type(node)) if n.startswith("_raw_saved_")]
            fields = held
        found: list[tuple[str, int, Any]] = []
        for field in fields:
            try:
                raw = getattr(node, field)
            except RuntimeError:  # "Trying to backward through the graph a second time"
                return None
            if raw is None:
                continue
            name = field[11:]
            if type(raw) is _SAVED:
                found.append((name, 0, raw))
                continue
            for rank, one in enumerate(raw if type(raw) in (tuple, list) else (raw,)):
                if one is not None:
                    found.append((name, rank, one))
        return found

    def _wrappers(self, node: Any, outs: list[Any] | None) -> tuple[list[Any], bool]:
        """WrapperMade of everything a node saved, and whether it was freed already."""
        saved = self.saved(node)
        if saved is None:
            return [], True
        found: list[Any] = []
        for field, rank, one in saved:
            if one.unpack_hook is not None:
                found.append((field, 0, 0, 0, False, True, None, 0, rank))
                continue
            data = one.data
            if data is None:
                continue
            tensor, storage = self._whose(data, outs)
            found.append((field, tensor, storage, self.version(data), False, False, self.meta(data), 0, rank))
        return found, False

    def _whose(self, data: Any, outs: list[Any] | None) -> tuple[int, int]:
        """(tensor, storage) of a saved value: an input is saved as it is, an output as another on its storage."""
        known = self.known.get(id(data))
        if known is None and outs:
            address = self._address(data)
            for t in outs:
                other = self.known.get(id(t))
                if other is not None and address and other.key == address and t.shape == data.shape:
                    return other.number, other.storage
        if known is None:
            storage = self.storage_at(data)
            if storage:
                return storage, storage
            self.tensor(data)
            known = self.known[id(data)]
        elif known.segment != self.segment:
            self.describe(data, known)
        return known.number, known.storage

    def _address(self, data: Any) -> int:
        try:
            return int(data.untyped_storage()._cdata)
        except Exception:  # sparse …
            return 0
