"""One walk over all records that notes, as plain ints, everything the index columns are made of.

`Gathered` holds one flat list of ints per table (cheap to extend, turned into an array at the end); `index.py` sorts
and joins them. Nothing here keeps a record alive.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace import soundness
from gradscope.trace.steps import flatten
from gradscope.trace.syntax import automatic

# Codes stored in columns; append only.
QUEUED = {R.NO: 0, R.FRONT: 1, R.BACK: 2, R.SORTED: 4}  # 3: in the start queue
HOW = {R.COPY: 0, R.ADD: 1, R.UNDEFINED: 2}
GRADIENT_RUN, POST_RUN, REDUCE_RUN, UNPACK_RUN, FINAL_RUN, PACK_RUN = 0, 1, 2, 3, 4, 5
_TAGS: dict[type, int] = {kind: tag for tag, kind in R.TAGS.items()}
LEAF_HOWS = ("", "set", "add", "merge", "retain", "dropped", "withheld", "nothing", "grad_set", "grad_cleared")
LEAF_HOW = {how: code for code, how in enumerate(LEAF_HOWS)}
CHANGES = (
    "", "stop_gradient", "detach_", "rebased", "grad_set", "grad_cleared", "retain_grads", "set_value", "optimizer",
    "write", "name",
)  # fmt: skip
CHANGE = {what: code for code, what in enumerate(CHANGES)}
PASS_KINDS = ("", "backward", "grad")
UNVERSIONED = frozenset(("set_value", "optimizer", "write"))

# Table name -> names of its int columns, in the order rows are noted.
TABLES: dict[str, tuple[str, ...]] = {
    "step": ("tick", "kind", "item", "pass", "pop", "node", "thread", "mark", "row"),
    "call": ("id", "row", "frame", "site", "raw", "within", "read"),
    "in": ("row", "tensor"),
    "node": ("id", "row", "tick", "made", "call", "copy_of", "tensor", "frame"),
    "met": ("id", "row", "tick", "wanted", "frame", "storage", "plain"),
    "out": ("id", "row", "slot", "rank", "place", "storage", "named", "flows"),
    "hook": ("id", "row", "tick", "tensor", "node"),
    "gone": ("id", "tick"),
    "frame": ("id", "row", "source", "line"),
    "source": ("id", "row"),
    "site": ("id", "row", "frame"),
    "pass": ("id", "row", "tick", "parent", "thread", "kind", "frame"),
    "root": ("pass", "tensor", "made", *soundness.COLUMNS),
    "end": ("id", "row", "tick", "error"),
    "rest": ("pass", "node", "place"),
    "pop": (
        "pass", "pop", "node", "row", "popped", "ended", "thread", "failed", "cleared", "raw", "unfinished", "given",
    ),
    "degree": ("pass", "node", "count"),
    "start": ("pass", "node", "place"),
    "give": ("pass", "node", "row", "item", "slot", "rank", "left", "queued", "how", "raw"),
    "edge": ("src", "row", "slot", "rank", "dst", "in_slot", "in_rank"),
    "wrap": ("node", "row", "item", "storage", "version", "tensor", "checked"),
    "run": ("hook", "row", "which", "item", "pass", "changed", "raw"),
    "leaf": ("tensor", "row", "tick", "pass", "node", "storage", "how", "sparse", *soundness.COLUMNS),
    "write": ("storage", "row", "item", "tick", "old", "new", "tensor", "versioned"),
    "seen": ("storage", "tick", "version"),
    "change": ("row", "tick", "what"),
    "stepped": ("row", "tick", "whose"),
    "fed": ("tensor", "had"),
}  # fmt: skip
_RECENT = 4096  # outputs whose value is remembered, in case a pass starts from one of them


class Gathered:
    """Flat lists of ints, one per table of TABLES, and the kind and tick of every record (0 for unknown kinds)."""

    def __init__(self) -> None:
        # Arrays, not lists: the garbage collector would walk millions of list items again and again.
        self.flat = {name: array("q") for name in TABLES}
        self.kinds = array("q")
        self.ticks = array("q")
        self.opened: list[tuple[int, R.Opened]] = []
        self.stepped: list[tuple[int, R.ParamsStepped]] = []
        self.optimized: dict[int, list[tuple[int, int]]] = {}  # tensor -> (tick, frame) of writes by an optimizer
        self.storage: dict[int, int] = {}
        self.closed = False
        self._raw = 0
        self._recent: dict[int, tuple[int, R.Value | None]] = {}  # tensor -> row of the op that made it, its value
        self._whose: dict[tuple[int, ...], int] = {}  # parameters of an optimizer step, in its order -> their number
        self._fed: dict[int, bool] = {}  # parameter -> had a gradient at some step
        self._met: set[int] = set()
        self._hooks: set[int] = set()
        self._take: dict[type, Callable[[Any, int, int], None]] = {
            R.OpRan: self._op,
            R.NodeMade: self._node,
            R.NodeRan: self._pop,
            R.TensorMet: self._tensor,
            R.TensorChanged: self._change,
            R.HookSet: self._hook,
            R.HookGone: self._hook_gone,
            R.FrameSeen: lambda r, row, _: self.flat["frame"].extend((r.frame, row, r.source, r.line)),
            R.SourceSeen: lambda r, row, _: self.flat["source"].extend((r.source, row)),
            R.SiteSeen: lambda r, row, _: self.flat["site"].extend((r.site, row, r.frame)),
            R.PassBegan: self._pass,
            R.PassEnded: self._pass_end,
            R.LeafGrew: self._leaf,
            R.ParamsStepped: self._params,
            R.TraceEnded: self._ended,
        }

    def table(self, name: str) -> dict[str, npt.NDArray[np.int64]]:
        """The columns of one table as int64 arrays."""
        names = TABLES[name]
        flat = np.array(self.flat[name], dtype=np.int64).reshape(-1, len(names))
        return {column: np.ascontiguousarray(flat[:, i]) for i, column in enumerate(names)}

    def take_all(self, records: Iterable[Any]) -> None:
        """Note every record, in file order; anything that is no record of ours (an unknown kind) keeps its row."""
        for row, record in enumerate(records):
            kind = type(record)
            tag = _TAGS.get(kind, 0)
            self.kinds.append(tag)
            self.ticks.append(R.tick_of(record) if tag else 0)
            if not tag:
                continue
            if kind is R.Opened:
                self.opened.append((row, record))
                continue
            base = self._raw
            if not self._again(record):
                self._steps(flatten(record), row)
            take = self._take.get(kind)
            if take is not None:
                take(record, row, base)
        self.flat["fed"].extend(number for one in self._fed.items() for number in one)
        self._recent.clear()
        self._unfinished()

    def _again(self, record: R.Record) -> bool:
        """True for a description that a later segment repeats, or of the tensor that became a `.grad` (the step that
        wrote it says so): it is no step."""
        if isinstance(record, R.TensorMet):
            if record.how == "grad":
                return True
            known, ident = self._met, record.tensor
        elif isinstance(record, R.HookSet):
            known, ident = self._hooks, record.hook
        else:
            return False
        if ident in known:
            return True
        known.add(ident)
        return False

    def _steps(self, rows: Iterable[tuple[int, ...]], row: int) -> None:
        steps = self.flat["step"]
        for tick, kind, item, b, p, n, thread, mark in rows:
            steps.extend((tick, kind, item, b, p, n, thread, mark, row))
            self._raw += 1

    # -- forward

    def _op(self, r: R.OpRan, row: int, raw: int) -> None:
        read = r.inputs[0][0].tensor if not r.outputs and r.inputs and r.inputs[0] else 0
        self.flat["call"].extend((r.call, row, r.frame, r.site, raw, r.within, read))
        self._runs(r.packs, row, PACK_RUN, 0, raw + 1)
        out, seen, recent = self.flat["out"], self.flat["seen"], self._recent
        if r.outputs:
            taken = self.flat["in"]
            for given in r.inputs:
                for one in given:
                    taken.extend((row, one.tensor))
        if len(recent) > _RECENT:
            recent.clear()
        place = 0
        for slot, ranks in enumerate(r.outputs):
            for rank, made in enumerate(ranks):
                named = int(bool(made.name) and not automatic(made.name))
                flows = int(bool(made.node) and not made.stop_gradient)
                out.extend((made.tensor, row, slot, rank, place, made.storage, named, flows))
                recent[made.tensor] = row, made.value
                place += 1
                self._met.add(made.tensor)
                self.storage[made.tensor] = made.storage
                if made.version:
                    seen.extend((made.storage, max(r.tick, r.end), made.version))
        for item, bump in enumerate(r.bumps):
            self.flat["write"].extend((bump.storage, row, item, r.tick, bump.old, bump.new, bump.tensor, 1))
            # True when the op is over: its inputs may have been described, unwritten, after it began.
            seen.extend((bump.storage, max(r.tick, r.end), bump.new))

    def _node(self, r: R.NodeMade, row: int, _: int) -> None:
        self.flat["node"].extend((r.node, row, r.tick, int(r.made), r.call, r.copy_of, r.tensor, r.frame))
        edges = self.flat["edge"]
        for slot, ranks in enumerate(r.out_meta):
            for rank, meta in enumerate(ranks):
                if meta.edge is not None:
                    edges.extend((r.node, row, slot, rank, meta.edge.node, meta.edge.slot, meta.edge.rank))
        for item, w in enumerate(r.wrappers):
            checked = 0 if (w.no_need_buffer or w.packed or w.unchecked) else 1
            self.flat["wrap"].extend((r.node, row, item, w.storage, w.version, w.tensor, checked))

    def _tensor(self, r: R.TensorMet, row: int, _: int) -> None:
        mine = r.made or r.persistable  # not a gradient that a hook or `.grad` handed out
        wanted = int(mine and r.leaf and not r.node and not r.stop_gradient)
        plain = int(r.how != "empty" and (not r.name or automatic(r.name)))
        self.flat["met"].extend((r.tensor, row, r.tick, wanted, r.frame if r.made else 0, r.storage, plain))
        self.flat["seen"].extend((r.storage, r.tick, r.version))
        self.storage[r.tensor] = r.storage

    def _change(self, r: R.TensorChanged, row: int, _: int) -> None:
        self.flat["change"].extend((row, r.tick, CHANGE.get(r.what, 0)))
        if r.what in ("grad_set", "grad_cleared"):
            storage = r.storage if r.what == "grad_set" else 0
            self.flat["leaf"].extend((r.tensor, row, r.tick, 0, 0, storage, LEAF_HOW[r.what], 0, 0, 0, 0, 0, 0))
        if r.what == "optimizer":
            self.optimized.setdefault(r.tensor, []).append((r.tick, r.frame))
        if r.what in UNVERSIONED or r.versioned:
            storage = r.storage or self.storage.get(r.tensor, 0)
            old = max(r.version - 1, 0) if r.versioned else r.version
            self.flat["write"].extend((storage, row, -1, r.tick, old, r.version, r.tensor, int(r.versioned)))
            if r.versioned:
                self.flat["seen"].extend((storage, r.tick, r.version))

    def _hook(self, r: R.HookSet, row: int, _: int) -> None:
        self.flat["hook"].extend((r.hook, row, r.tick, r.tensor, r.node))

    def _hook_gone(self, r: R.HookGone, row: int, _: int) -> None:
        self.flat["gone"].extend((r.hook, r.tick))

    # -- backward

    def _pass(self, r: R.PassBegan, row: int, _: int) -> None:
        kind = PASS_KINDS.index(r.kind) if r.kind in PASS_KINDS else 0
        self.flat["pass"].extend((r.pass_id, row, r.tick, r.parent, r.thread, kind, r.frame))
        for root in r.roots:
            made = self._recent.get(root.tensor)
            if made is None:
                self.flat["root"].extend((r.pass_id, root.tensor, -1, soundness.ASK, 0, 0, 0, 0))
            else:
                self.flat["root"].extend((r.pass_id, root.tensor, made[0], *soundness.told(made[1])))
        for d in r.in_degrees:
            self.flat["degree"].extend((r.pass_id, d.node, d.count))
        for place, node in enumerate(r.queue):
            self.flat["start"].extend((r.pass_id, node, place))

    def _pass_end(self, r: R.PassEnded, row: int, raw: int) -> None:
        self.flat["end"].extend((r.pass_id, row, r.tick, int(r.error is not None)))
        self._runs(r.final_hooks, row, FINAL_RUN, r.pass_id, raw)
        for place, node in enumerate(r.queue):
            self.flat["rest"].extend((r.pass_id, node, place))

    def _pop(self, r: R.NodeRan, row: int, raw: int) -> None:
        failed = int(r.error is not None)
        given = 0
        for held in r.holder:
            if held.defined and not held.zero_filled:
                given = 1
                break
        self.flat["pop"].extend(
            (r.pass_id, r.pop, r.node, row, r.popped, r.ended, r.thread, failed, int(r.cleared), raw, 0, given)
        )
        first_edge = self._raw - len(r.edges) - failed
        give = self.flat["give"]
        for i, e in enumerate(r.edges):
            queued, how = QUEUED.get(e.queued, 0), HOW.get(e.how, 0)
            give.extend((r.pass_id, e.node, row, i, e.in_slot, e.in_rank, e.left, queued, how, first_edge + i))
        if r.hooks or r.post_hooks or any(c.hook for c in r.checks):
            at = raw + 1 + sum(1 for buffer in r.holder if buffer.zero_filled)
            self._runs(r.hooks, row, GRADIENT_RUN, r.pass_id, at)
            at += len(r.hooks)
            for i, c in enumerate(r.checks):
                if c.hook:
                    self.flat["run"].extend((c.hook, row, UNPACK_RUN, i, r.pass_id, -1, at + i))
            at += len(r.checks) + int(bool(r.computed or (r.outputs and r.error is None)))
            self._runs(r.post_hooks, row, POST_RUN, r.pass_id, at)

    def _leaf(self, r: R.LeafGrew, row: int, raw: int) -> None:
        told = soundness.told(r.after)
        sparse = int(r.after is not None and bool(r.after.kind))
        how = LEAF_HOW.get(r.how, 0)
        self.flat["leaf"].extend((r.tensor, row, r.tick, r.pass_id, r.node, r.storage, how, sparse, *told))
        self._runs(r.reduce_hooks, row, REDUCE_RUN, r.pass_id, raw + 1)

    def _params(self, r: R.ParamsStepped, row: int, _: int) -> None:
        self.stepped.append((row, r))
        whose = tuple(p.tensor for p in r.params)
        self.flat["stepped"].extend((row, r.tick, self._whose.setdefault(whose, len(self._whose))))
        fed = self._fed
        for p in r.params:
            fed[p.tensor] = p.had_grad or fed.get(p.tensor, False)

    def _runs(self, hooks: list[R.HookRan], row: int, which: int, pass_id: int, raw: int) -> None:
        for i, h in enumerate(hooks):
            changed = 1 if h.outcome == "changed" else 0 if h.outcome == "same" else -1 if h.after is not None else 0
            self.flat["run"].extend((h.hook, row, which, i, pass_id, changed, raw + i))

    def _ended(self, r: R.TraceEnded, row: int, _: int) -> None:
        self.closed = True

    # -- what began and never finished

    def _unfinished(self) -> None:
        """Steps for `Opened` records whose thing never finished: the pop has no NodeRan, the pass no PassEnded …"""
        pops = self.table("pop")
        ran = set(zip(pops["pass"].tolist(), pops["pop"].tolist(), strict=True))
        ended = set(self.table("end")["id"].tolist())
        last: dict[tuple[int, int], int] = {}
        # Outside a pass (a pack hook) a thing returned if a record written after it began after it.
        later = np.maximum.accumulate(np.array([*self.ticks, 0], dtype=np.int64)[::-1])[::-1]
        for row, r in self.opened:
            last[(r.pass_id, r.pop)] = row
        begun: set[tuple[int, int]] = set()
        for row, r in self.opened:
            where = (r.pass_id, r.pop)
            over = self.closed if not r.pass_id else r.pass_id in ended if not r.pop else False
            if over or where in ran or (not r.pass_id and later[row + 1] > r.tick):
                continue
            rows = flatten(r)
            if where in begun:
                rows = rows[-1:]
            elif r.pop:
                begun.add(where)
                raw = self._raw
                node_row = (r.pass_id, r.pop, r.node, row, r.popped or r.tick, 0, r.thread, 0, 0, raw, 1, 1)
                self.flat["pop"].extend(node_row)
            if last[where] != row:  # the next one began in the same pop, so this one returned
                tick, kind, _, b, p, n, thread, _ = rows[-1]
                rows = [*rows[:-1], (tick, kind, 0, b, p, n, thread, 0)]
            self._steps(rows, row)
