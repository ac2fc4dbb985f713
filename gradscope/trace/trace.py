"""A trace as the viewers see it: tensors, nodes, passes and pops, moments and names, on top of `described.py`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.described import Described
from gradscope.trace.gather import CHANGE, PASS_KINDS
from gradscope.trace.index import BIT, FAR
from gradscope.trace.memory import Memory
from gradscope.trace.store import Store

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.names import Names


@dataclass(frozen=True, slots=True)
class PassInfo:
    """One backward() or grad() call. first_step, last_step: positions, what is nested included.

    ended_tick, ended_row: 0 and -1 when it never ended. nodes: how many belong to it. failed_pop: the pop that raised
    (0: none). segment: counts top-level passes from 1.
    """

    pass_id: int
    kind: str
    parent: int
    thread: int
    frame: int
    began_tick: int
    ended_tick: int
    first_step: int
    last_step: int
    pops: int
    nodes: int
    error: R.Failure | None
    segment: int
    failed_pop: int
    began_row: int
    ended_row: int


@dataclass(frozen=True, slots=True)
class TensorInfo:
    """What is known of a tensor, from when it was met or from the op that made it (made_by, 0: none recorded).

    met: its latest TensorMet. node: the GradNode it came out of (0: a leaf), at (slot, rank). how: creation function,
    or "". place: its position among all outputs of the op that made it.
    """

    id: int
    name: str
    meta: R.Meta | None
    storage: int
    leaf: bool
    stop_gradient: bool
    persistable: bool
    made_by: int
    met: R.TensorMet | None
    frame: int
    node: int
    slot: int = 0
    rank: int = 0
    how: str = ""
    place: int = 0


class Trace(Described):
    """A record, read only. Look-ups by id answer None (or an empty answer) for ids the file does not know."""

    @classmethod
    def from_records(cls, records: Sequence[Any], **options: Any) -> Trace:
        """A trace of records made by hand (see `memory.Memory` for the options)."""
        trace = cls(Memory(records, **options))
        trace.columns.prepare()
        return trace

    def __enter__(self) -> Trace:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def selected(self) -> str:
        """The passes that were to be kept, as `1,3-5`; "" all."""
        return str(getattr(self._reader, "meta", {}).get("passes", ""))

    @cached_property
    def main_source(self) -> int:
        """Id of the script's own source; the one most passes begin in when the script is not among them; 0: none."""
        script = self.began.script
        for source in self.sources():
            if script and source.file and os.path.basename(source.file) == os.path.basename(script):
                return source.source
        frames = [seen for p in self.passes for seen in self.frames(p.frame)[-1:]]
        counts: dict[int, int] = {}
        for seen in frames:
            counts[seen.source] = counts.get(seen.source, 0) + 1
        if counts:
            return max(counts, key=lambda s: counts[s])
        sources = self.sources()
        return sources[0].source if sources else 0

    # -- nodes and tensors

    def call_frame(self, call: int) -> int:
        """Where a forward op was called (0: not known)."""
        i = self._at("call", call)
        return int(self.columns["call.frame"][i]) if i >= 0 else 0

    def node_frame(self, node: int) -> int:
        """Where the op that made a node was called; of a copy, its original's; of a leaf, where the tensor was made."""
        for _ in range(4):
            i = self._at("node", node)
            if i < 0:
                return 0
            c = self.columns
            if c["node.call"][i]:
                return self.call_frame(int(c["node.call"][i])) or int(c["node.frame"][i])
            if c["node.tensor"][i]:
                return self.tensor(int(c["node.tensor"][i])).frame or int(c["node.frame"][i])
            if not c["node.copy_of"][i]:
                return int(c["node.frame"][i])
            node = int(c["node.copy_of"][i])
        return 0

    def node_line(self, node: int) -> tuple[str, int]:
        """File and line of `node_frame`."""
        return self.location(self.node_frame(node))

    def tensor(self, tensor: int) -> TensorInfo:
        """What is known of a tensor; always an answer, an empty one for an unknown id."""
        met_at = self._at("met", tensor)
        met = cast("R.TensorMet", self.record(int(self.columns["met.row"][met_at]))) if met_at >= 0 else None
        made_at = self._made(tensor)
        if made_at < 0:
            if met is None:
                return TensorInfo(tensor, "", None, 0, False, True, False, 0, None, 0, 0)
            leaf = met.leaf and not met.node
            frame, how = met.frame, met.how
            if not frame:  # described again by a later segment, which need not say where it was made
                first = cast("R.TensorMet", self.record(int(self.columns["met.row"][self._at("met", tensor, "left")])))
                frame, how = first.frame, how or first.how
            return TensorInfo(
                tensor, met.name, met.meta, met.storage, leaf, met.stop_gradient, met.persistable, 0, met, frame,
                met.node, how=how,
            )  # fmt: skip
        c = self.columns
        call = cast("R.OpRan", self.record(int(c["out.row"][made_at])))
        slot, rank = int(c["out.slot"][made_at]), int(c["out.rank"][made_at])
        out = call.outputs[slot][rank]
        name = met.name if met is not None and met.name else out.name
        frame = self.call_frame(call.call)
        persistable = met.persistable if met is not None else False
        how = met.how if met is not None else ""
        return TensorInfo(
            tensor, name, out.meta, out.storage, not out.node, out.stop_gradient, persistable, call.call, met, frame,
            out.node, out.slot, out.rank, how, int(c["out.place"][made_at]),
        )  # fmt: skip

    def _made(self, tensor: int) -> int:
        """Index in the table of outputs of the op that first gave this tensor; -1 when none did.

        An in-place op gives back a tensor that was there: such rows are not its making. A tensor first met while the op
        ran (by a pack hook, which gets what the op saves) and not among its inputs is what the op made.
        """
        first = self._at("out", tensor, "left")
        if first < 0:
            return -1
        met, c = self._at("met", tensor, "left"), self.columns
        if met >= 0 and c["met.row"][met] < (row := int(c["out.row"][first])):
            if c["met.step"][met] < c["record.first"][row]:
                return -1
            call = cast("R.OpRan", self.record(row))
            written = {bump.tensor for bump in call.bumps}
            if any(i.tensor == tensor for ranks in call.inputs for i in ranks) or tensor in written:
                return -1
        return first

    def producer(self, tensor: int, k: int | None = None) -> int:
        """The node a tensor came out of as of step k (in-place ops move it to newer nodes, and so do writes into memory
        it shares); 0: a leaf or not known."""
        c = self.columns
        moved = [(at, node) for at, node in self._moved.get(tensor, ()) if k is None or at <= k]
        low = int(np.searchsorted(c["out.id"], tensor, "left"))
        high = int(np.searchsorted(c["out.id"], tensor, "right"))
        for i in range(high - 1, low - 1, -1):
            row = int(c["out.row"][i])
            if k is None or c["record.first"][row] <= k:
                call = cast("R.OpRan", self.record(row))
                out = call.outputs[int(c["out.slot"][i])][int(c["out.rank"][i])]
                if out.node:
                    return moved[-1][1] if moved and moved[-1][0] > c["record.first"][row] else out.node
        return moved[-1][1] if moved else self.tensor(tensor).node

    @cached_property
    def _moved(self) -> dict[int, list[tuple[int, int]]]:
        """Tensor -> (step, node it came out of from then on), for those whose memory somebody else wrote."""
        found: dict[int, list[tuple[int, int]]] = {}
        c = self.columns
        for row in c["change.row"][c["change.what"] == CHANGE["rebased"]].tolist():
            change = cast("R.TensorChanged", self.record(row))
            if change.how:
                found.setdefault(change.tensor, []).append((int(c["record.first"][row]), int(change.new)))
        return found

    @cached_property
    def leaf_nodes(self) -> dict[int, list[int]]:
        """Leaf tensor -> its accumulation nodes, oldest first."""
        c = self.columns
        found: dict[int, list[int]] = {}
        hits = np.flatnonzero(c["node.tensor"] > 0)
        for tensor, node in zip(c["node.tensor"][hits].tolist(), c["node.id"][hits].tolist(), strict=True):
            nodes = found.setdefault(tensor, [])
            if node not in nodes:
                nodes.append(node)
        return found

    @cached_property
    def leaf_tensors(self) -> list[tuple[int, int]]:
        """(tensor, step at which it was met) of every leaf made here, or persistable, that wants a gradient, by id."""
        c = self.columns
        ids, first = np.unique(c["met.id"], return_index=True)
        wanted = c["met.wanted"][first] > 0
        return list(zip(ids[wanted].tolist(), c["met.step"][first][wanted].tolist(), strict=True))

    @cached_property
    def gradient_storages(self) -> dict[int, int]:
        """Storage -> the tensor whose `.grad` it holds, as far as producers say."""
        c = self.columns
        hits = np.flatnonzero(c["leaf.storage"] > 0)
        return dict(zip(c["leaf.storage"][hits].tolist(), c["leaf.tensor"][hits].tolist(), strict=True))

    @cached_property
    def fetched_results(self) -> dict[int, tuple[int, int]]:
        """Tensor that a grad() call gave back -> (its pass, its place among the results)."""
        found: dict[int, tuple[int, int]] = {}
        for pass_id, fetched in self.fetched.items():
            for one in fetched:
                if one.result:
                    found.setdefault(one.result, (pass_id, one.index))
        return found

    @cached_property
    def fetched(self) -> dict[int, list[R.GradFetched]]:
        """Pass -> what its grad() call gave back, one per input."""
        found: dict[int, list[R.GradFetched]] = {}
        for one in self.of_kind(R.GradFetched):
            found.setdefault(one.pass_id, []).append(one)
        return found

    @cached_property
    def hooks_by_node(self) -> dict[int, list[int]]:
        """Node -> indices in the table of hooks (first descriptions only), in order of registration."""
        c = self.columns
        found: dict[int, list[int]] = {}
        seen: set[int] = set()
        for i, (hook, node, tensor) in enumerate(
            zip(c["hook.id"].tolist(), c["hook.node"].tolist(), c["hook.tensor"].tolist(), strict=True)
        ):
            if hook not in seen:
                seen.add(hook)
                node = node or (self.leaf_nodes.get(tensor) or [self.tensor(tensor).node])[-1] if tensor else node
                found.setdefault(node, []).append(i)
        return found

    @cached_property
    def _frames_of_nodes(self) -> tuple[Any, Any]:
        """(ids, frames): for every node made by an op, where that op was called; copies count as their original."""
        c = self.columns
        ids, first = np.unique(c["node.id"], return_index=True)
        calls = np.array(c["node.call"][first], dtype=np.int64)
        copies = np.flatnonzero((calls == 0) & (c["node.copy_of"][first] > 0))
        if len(copies):
            at = np.searchsorted(ids, c["node.copy_of"][first][copies])
            at = np.minimum(at, len(ids) - 1)
            calls[copies] = np.where(ids[at] == c["node.copy_of"][first][copies], calls[at], 0)
        frames = np.zeros(len(ids), dtype=np.int64)
        if len(c["call.id"]):
            at = np.minimum(np.searchsorted(c["call.id"], calls), len(c["call.id"]) - 1)
            frames = np.where((calls > 0) & (c["call.id"][at] == calls), c["call.frame"][at], 0)
        return ids, frames

    # -- passes and pops

    @cached_property
    def passes(self) -> list[PassInfo]:
        """All passes, by id."""
        c = self.columns
        ids = c["pass.id"]
        low, high = np.searchsorted(c["pn.key"], ids << BIT), np.searchsorted(c["pn.key"], (ids + 1) << BIT)
        done = c["pn.popped"] < FAR
        count = np.concatenate([[0], np.cumsum(done)])
        failed = np.flatnonzero((c["pn.failed"] > 0) & done)
        first = np.searchsorted(failed, low)
        found: list[PassInfo] = []
        segment = 0
        columns = ("row", "kind", "parent", "thread", "frame", "tick", "ended", "first", "last", "end_row", "error")
        listed = (c[f"pass.{name}"].tolist() for name in columns)
        spans = zip(low.tolist(), high.tolist(), first.tolist(), strict=True)
        for pass_id, (begin, end, at), (row, kind, parent, thread, frame, tick, over, start, last, end_row, bad) in zip(
            ids.tolist(), spans, zip(*listed, strict=True), strict=True
        ):
            name = PASS_KINDS[kind] or cast("R.PassBegan", self.record(row)).kind
            error = cast("R.PassEnded", self.record(end_row)).error if bad else None
            stopped = at < len(failed) and failed[at] < end
            failed_pop = int(c["pop.pop"][c["pn.pop"][failed[at]]]) if stopped else 0
            segment += 0 if parent else 1
            pops = int(count[end] - count[begin])
            found.append(
                PassInfo(
                    pass_id, name, parent, thread, frame, tick, over, start, last, pops, end - begin, error,
                    max(segment, 1), failed_pop, row, end_row,
                )
            )  # fmt: skip
        return found

    def pass_info(self, pass_id: int) -> PassInfo:
        """One pass. Raises KeyError when there is none of that number."""
        return self._passes_by_id[pass_id]

    @cached_property
    def _passes_by_id(self) -> dict[int, PassInfo]:
        return {info.pass_id: info for info in self.passes}

    def top_pass(self, pass_id: int) -> PassInfo | None:
        """The top-level pass around a pass (itself, when nothing is around it); None for an unknown one."""
        info = self._passes_by_id.get(pass_id)
        while info is not None and info.parent in self._passes_by_id and info.parent < info.pass_id:
            info = self._passes_by_id[info.parent]
        return info

    def plan(self, pass_id: int) -> R.GraphPlanned | None:
        """What grad() decided before its pass; None for backward()."""
        return self._plans.get(pass_id)

    @cached_property
    def _plans(self) -> dict[int, R.GraphPlanned]:
        return {plan.pass_id: plan for plan in self.of_kind(R.GraphPlanned)}

    def pop_record(self, pass_id: int, pop: int) -> R.NodeRan | None:
        """What a pop did; None when it never finished (only `Opened` is there) or is not known."""
        start = self.steps.pop_start(pass_id, pop)
        if start is None:
            return None
        record = self.record(int(self.columns["step.row"][start]))
        return record if isinstance(record, R.NodeRan) else None

    def pops_of(self, node: int) -> list[tuple[int, int]]:
        """Every (pass, pop) that ran a node."""
        c = self.columns
        return [(int(c["pop.pass"][i]), int(c["pop.pop"][i])) for i in np.flatnonzero(c["pop.node"] == node)]

    # -- values, moments, names

    def moment(self, k: int, pass_id: int | None = None) -> Moment:
        """The state after step k, seen from the pass it stands in (or `pass_id`); negative k counts from the end."""
        from gradscope.trace.moment import Moment

        return Moment(self, k, pass_id)

    @cached_property
    def names(self) -> Names:
        """What a person calls things."""
        from gradscope.trace.names import Names

        return Names(self)


def load(path: str | os.PathLike[str], *, index: bool = True) -> Trace:
    """Open a `.gscope` file: closed, live, or cut off (then what reached the disk is recovered from a copy).

    index: build missing index columns now (a closed file has them); False leaves it to their first use, so that a
    viewer can show something of a big cut-off file first (`trace.began`, then `trace.columns.prepare()`).
    Raises RecordError, one line, for what is missing, no record, damaged, or made by a newer gradscope.
    """
    trace = Trace(Store(path))
    if index:
        trace.columns.prepare()
    return trace
