"""The state of everything at one position: queue, in-degrees, holders, wrappers and versions, hooks, leaf gradients.

A moment holds no state of its own. Every answer is a comparison of its position with the index columns, so it costs
the same anywhere in a trace, and going back is going somewhere.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from gradscope.trace import records as R
from gradscope.trace import states as S
from gradscope.trace.gather import GRADIENT_RUN, HOW
from gradscope.trace.index import BIT
from gradscope.trace.steps import CODE
from gradscope.trace.visited import lines_at

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_SIDES = {1: "the front", 2: "the back", 3: "the start", 4: "its place in the heap"}


class Moment:
    """What is true after step k, seen from one pass.

    k: position from 0; negative counts from the end. pass_id: the pass to look from (None: the innermost one open at
    k; 0 is no pass: then nothing is queued and nodes are `idle` or `unborn`). Raises IndexError, KeyError.
    """

    def __init__(self, trace: Trace, k: int, pass_id: int | None = None) -> None:
        self.trace = trace
        self.step = trace.steps[k]
        self.k = self.step.k
        self.pass_id = self.step.pass_id if pass_id is None else pass_id
        self._c = trace.columns
        low, high = np.searchsorted(self._c["pn.key"], [self.pass_id << BIT, (self.pass_id + 1) << BIT])
        self._span = slice(int(low), int(high)) if self.pass_id else slice(0, 0)
        self.begun = bool(self.pass_id) and trace.steps.of_pass(self.pass_id)[0] <= self.k

    # -- the pop that is running

    @cached_property
    def _running(self) -> int:
        """Index (in pn) of the node that is running in this pass; -1: none."""
        c = self._c
        hits = np.flatnonzero((c["pn.popped"][self._span] <= self.k) & (c["pn.last"][self._span] >= self.k))
        # An unfinished pop and a failed one never end; the one begun last is the one that is on.
        if not len(hits):
            return -1
        hits = hits + self._span.start
        return int(hits[np.argmax(c["pn.popped"][hits])])

    @property
    def node(self) -> int:
        """The node that is running (0: none)."""
        return int(self._c["pn.node"][self._running]) if self._running >= 0 else 0

    @property
    def pop(self) -> int:
        """The pop that is on (0: none)."""
        i = int(self._c["pn.pop"][self._running]) if self._running >= 0 else -1
        return int(self._c["pop.pop"][i]) if i >= 0 else 0

    # -- queue, states, in-degrees

    def queue(self) -> list[int]:
        """Nodes in the ready queue, front first."""
        c = self._c
        inside = np.flatnonzero((c["pn.queued"][self._span] <= self.k) & (c["pn.popped"][self._span] > self.k))
        inside = inside + self._span.start
        return [int(n) for n in c["pn.node"][inside[np.argsort(c["pn.order"][inside], kind="stable")]]]

    @property
    def queue_len(self) -> int:
        """How many nodes are in the ready queue."""
        c = self._c
        return int(((c["pn.queued"][self._span] <= self.k) & (c["pn.popped"][self._span] > self.k)).sum())

    def state(self, node: int) -> str:
        """One of states.NODE_STATES, seen from this pass."""
        i = self._index(node)
        if i < 0 or not self.begun:
            if i < 0 and self.begun and self.pruned(node):
                return S.PRUNED
            at = self.trace._at("node", node, "left")
            born = int(self._c["node.step"][at]) if at >= 0 else -1
            return S.UNBORN if born > self.k else S.IDLE
        return self._state(i)

    def _state(self, i: int) -> str:
        c, k = self._c, self.k
        if c["pn.popped"][i] <= k:
            if c["pn.failed"][i] and c["pn.last"][i] <= k:
                return S.FAILED
            return S.RUNNING if c["pn.last"][i] >= k else S.DONE
        return S.QUEUED if c["pn.queued"][i] <= k else S.WAITS

    def states(self, nodes: list[int]) -> list[str]:
        """`state` of each."""
        return [self.state(node) for node in nodes]

    def counts(self) -> dict[str, int]:
        """How many nodes of this pass are in each state; states nobody is in are left out."""
        if not self.begun:
            return {}
        c, k, span = self._c, self.k, self._span
        popped, last = c["pn.popped"][span] <= k, c["pn.last"][span]
        failed = popped & (c["pn.failed"][span] > 0) & (last <= k)
        running = popped & ~failed & (last >= k)
        queued = ~popped & (c["pn.queued"][span] <= k)
        found = {
            S.WAITS: int((~popped & ~queued).sum()),
            S.QUEUED: int(queued.sum()),
            S.RUNNING: int(running.sum()),
            S.DONE: int((popped & ~failed & ~running).sum()),
            S.FAILED: int(failed.sum()),
            S.PRUNED: len({p.node for p in self._plan.pruned if p.slot < 0}) if self._plan is not None else 0,
        }
        return {state: count for state, count in found.items() if count}

    def in_degree(self, node: int) -> tuple[int, int]:
        """(edges of this pass that have not brought theirs yet, all edges of this pass that lead here)."""
        i = self._index(node)
        if i < 0:
            return 0, 0
        low, now, high = self._gives(i)
        total = int(self._c["pn.total"][i])
        total = high - low if total < 0 else total
        return (int(self._c["give.left"][now - 1]) if now > low else total), total

    def popped_as(self, node: int) -> int:
        """The pop of this pass that visited, or will visit, a node (0: none does)."""
        i = self._index(node)
        at = int(self._c["pn.pop"][i]) if i >= 0 else -1
        return int(self._c["pop.pop"][at]) if at >= 0 else 0

    def pruned(self, node: int) -> str:
        """Why grad() left a node out of this pass; "" when it did not."""
        if self._plan is None:
            return ""
        return next((p.why for p in self._plan.pruned if p.node == node and p.slot < 0), "")

    def why(self, node: int) -> str:
        """The reason for a node's state, in a few words."""
        state = self.state(node)
        i = self._index(node)
        if state == S.UNBORN:
            return "not made yet"
        if state == S.IDLE:
            return "not in this pass" if self.begun else "no pass is on"
        if state == S.PRUNED:
            reason = self.pruned(node)
            return f"left out by grad(): {S.LEFT_OUT.get(reason, reason)}"
        left, total = self.in_degree(node)
        c = self._c
        if state == S.WAITS:
            return f"needs {total}, has {total - left}"
        if state == S.QUEUED:
            side = int(c["pn.side"][i])
            if side == 3:
                return "a root: in the queue from the start"
            giver = self.trace.steps[int(c["pn.queued"][i])]
            return f"needs reached 0 at p{giver.pop}, pushed to {_SIDES.get(side, 'the queue')}"
        pop = self.popped_as(node)
        said = {S.RUNNING: "running", S.DONE: "done", S.FAILED: "failed"}[state]
        ends = "; grad() ends here, its formula does not run" if self.ends(node) else ""
        return f"{said} as p{pop}{ends}"

    def ends(self, node: int) -> bool:
        """Does grad() hand out what arrives at a node instead of running it?"""
        return self._plan is not None and node in self._plan.ending

    # -- holders

    def holder(self, node: int) -> list[S.HolderState]:
        """The buffers of a node's holder: filled by edges while it waits, then as popped and as hooks changed them;
        empty when there is no holder (nothing arrived yet, or it was dropped after the pop)."""
        i = self._index(node)
        if i < 0 or not self.begun:
            return []
        row = int(self._c["pop.row"][self._c["pn.pop"][i]]) if self._c["pn.pop"][i] >= 0 else -1
        expected = self._expected(i)
        arrived = self._arrived(i, expected)
        if self._c["pn.popped"][i] > self.k or row < 0:
            return arrived
        ran = self.trace.record(row)
        if not isinstance(ran, R.NodeRan):
            return arrived
        done = [s for s in self.trace.steps.of_record(row) if s <= self.k]
        if any(self._c["step.kind"][s] == CODE["free"] for s in done):
            return []
        hooks = [int(self._c["step.item"][s]) for s in done if self._c["step.kind"][s] == CODE["hook"]]
        contributions = {(h.slot, h.rank): h.contributions for h in arrived}
        found: list[S.HolderState] = []
        for b in ran.holder:
            key = (b.slot, b.rank)
            value, how = (
                b.value,
                "zero_fill" if b.zero_filled else next((h.how for h in arrived if key == (h.slot, h.rank)), ""),
            )
            for item in hooks:
                hook = ran.hooks[item]
                if key == (hook.slot, hook.rank) and hook.after is not None:
                    value, how = hook.after, "hook"
            got = contributions.get(key, 0)
            found.append(S.HolderState(b.slot, b.rank, b.defined, value, got, expected.get(key, got), how))
        return found or arrived

    def _arrived(self, i: int, expected: dict[tuple[int, int], int]) -> list[S.HolderState]:
        """What seeds and edges brought up to now, by slot and rank."""
        c = self._c
        low, now, _ = self._gives(i)
        node = int(c["pn.node"][i])
        found: dict[tuple[int, int], S.HolderState] = {}
        for root in self._seeds(node):
            key = (root.slot, root.rank)
            found[key] = S.HolderState(*key, True, root.seed, 1, expected.get(key, 1), "seed")
        slots = c["give.slot"][low:now].astype(np.int64) << BIT | c["give.rank"][low:now]
        for packed in np.unique(slots).tolist():
            key = (packed >> BIT, packed & ((1 << BIT) - 1))
            mine = low + np.flatnonzero(slots == packed)
            told = np.flatnonzero(c["give.how"][mine] != HOW[R.UNDEFINED])
            seed = found.get(key)
            count = len(mine) + (seed.contributions if seed else 0)
            if not len(told):
                value, how, defined = (seed.value, "seed", True) if seed else (None, R.UNDEFINED, False)
            else:
                value, how = self._brought(int(mine[told[-1]]))
                defined = True
            found[key] = S.HolderState(*key, defined, value, count, expected.get(key, count), how)
        for key, wanted in expected.items():
            if found and key not in found:
                found[key] = S.HolderState(*key, False, None, 0, wanted, "")
        return [found[key] for key in sorted(found)]

    def _brought(self, at: int) -> tuple[R.Value | None, str]:
        """The buffer after one edge, and how it got there."""
        ran = cast("R.NodeRan", self.trace.record(int(self._c["give.row"][at])))
        edge = ran.edges[int(self._c["give.item"][at])]
        if edge.after is None and edge.how == R.COPY:
            given = (o.value for o in ran.outputs if (o.slot, o.rank) == (edge.slot, edge.rank))
            return next(given, None), edge.how
        return edge.after, edge.how

    def _expected(self, i: int) -> dict[tuple[int, int], int]:
        """Contributions per (slot, rank) this pass will bring in all: by the graph's edges, or by those that came."""
        c = self._c
        node = int(c["pn.node"][i])
        order = c["edge.by_dst"]
        found: Counter[tuple[int, int]] = Counter()
        low, high = (int(np.searchsorted(c["edge.dst"], node, side, sorter=order)) for side in ("left", "right"))
        edges = order[low:high]
        if len(edges):
            keys = (np.int64(self.pass_id) << BIT) | c["edge.src"][edges].astype(np.int64)
            at = np.minimum(np.searchsorted(c["pn.key"], keys), len(c["pn.key"]) - 1)
            edges = edges[c["pn.key"][at] == keys]
            edges = edges[[self._carries(int(e)) for e in edges]] if self._cut else edges
            found.update(zip(c["edge.in_slot"][edges].tolist(), c["edge.in_rank"][edges].tolist(), strict=True))
        low, _, high = self._gives(i)
        came = Counter(zip(c["give.slot"][low:high].tolist(), c["give.rank"][low:high].tolist(), strict=True))
        found |= came
        found.update((root.slot, root.rank) for root in self._seeds(node))
        return dict(found)

    def _seeds(self, node: int) -> list[R.Root]:
        return [root for root in self._began.roots if root.node == node and not root.skipped] if self.begun else []

    def _gives(self, i: int) -> tuple[int, int, int]:
        """Rows of `give` that lead to pn row i: first, first after k, end."""
        c = self._c
        low, high = (int(x) for x in np.searchsorted(c["give.pn"], [i, i + 1]))
        return low, low + int(np.searchsorted(c["give.step"][low:high], self.k, "right")), high

    # -- saved tensors and versions

    def version(self, storage: int) -> int:
        """The version of a storage at this moment; 0 when nothing was ever said about it."""
        return self._version(storage, 0)

    def _version(self, storage: int, default: int) -> int:
        at = self._last("seen", "storage", storage)
        return int(self._c["seen.version"][at]) if at >= 0 else default

    def unversioned_writes(self, storage: int, since: int = -1) -> int:
        """Writes after step `since` and up to now that moved no version counter."""
        c = self._c
        low, high = (int(np.searchsorted(c["write.storage"], storage, side)) for side in ("left", "right"))
        steps = c["write.step"][low:high]
        return int(((steps > since) & (steps <= self.k) & (c["write.versioned"][low:high] == 0)).sum())

    def wrappers(self, node: int) -> list[S.WrapperState]:
        """A node's saved tensors: version saved, version now, and whether a check would pass at this moment."""
        at = self.trace._at("node", node, "left")
        if at < 0:
            return []
        made = self._node_as_of(node)
        if not made.wrappers and made.copy_of:
            return self.wrappers(made.copy_of) if made.copy_of != node else []
        born = int(self._c["node.step"][at])
        cleared = made.freed or self._last("cleared", "node", node) >= 0
        found: list[S.WrapperState] = []
        for w in made.wrappers:
            now = self._version(w.storage, w.version)
            if cleared:
                status = "cleared"
            elif w.packed:
                status = "packed"
            elif w.no_need_buffer or w.unchecked:
                status = "unchecked"
            else:
                status = "ok" if now == w.version else "stale"
            writes = self.unversioned_writes(w.storage, born)
            found.append(
                S.WrapperState(
                    w.field, w.tensor, w.storage, w.version, now, status, w.no_need_buffer, writes, w.rank, born
                )
            )  # fmt: skip
        return found

    def _node_as_of(self, node: int) -> R.NodeMade:
        """The description of a node that was the latest at this moment (the first, when all are later)."""
        c, trace = self._c, self.trace
        low, high = (int(np.searchsorted(c["node.id"], node, side)) for side in ("left", "right"))
        ticks = c["record.tick"][c["node.row"][low:high]]
        at = low + max(int((ticks <= self.step.tick).sum()) - 1, 0)
        return cast("R.NodeMade", trace.record(int(c["node.row"][at])))

    # -- hooks

    def hooks_of(self, node: int) -> list[S.HookState]:
        """Hooks attached to a node up to now, in order of registration; those of a copy are its original's."""
        by_node = self.trace.hooks_by_node
        found = by_node.get(node)
        if found is None:
            at = self.trace._at("node", node)
            original = int(self._c["node.copy_of"][at]) if at >= 0 else 0
            found = by_node.get(original, []) if original else []  # under 0 are hooks that belong to no node
        return [self._hook(i) for i in found if self._c["hook.step"][i] <= self.k]

    def hooks_of_tensor(self, tensor: int) -> list[S.HookState]:
        """Hooks registered through a tensor up to now."""
        hits = np.flatnonzero((self._c["hook.tensor"] == tensor) & (self._c["hook.step"] <= self.k))
        _, first = np.unique(self._c["hook.id"][hits], return_index=True)
        return [self._hook(int(i)) for i in hits[first]]

    def _hook(self, i: int) -> S.HookState:
        c = self._c
        hook = cast("R.HookSet", self.trace.record(int(c["hook.row"][i])))
        low = int(np.searchsorted(c["run.hook"], hook.hook, "left"))
        last = self._last("run", "hook", hook.hook)
        gone = self.trace._at("gone", hook.hook)
        ran = last >= 0 and bool((c["run.pass"][low : last + 1] == self.pass_id).any()) and self.pass_id > 0
        status = "gone" if gone >= 0 and c["gone.step"][gone] <= self.k else "ran" if ran else "set"
        runs = last + 1 - low if last >= 0 else 0
        changed = self._changed(last) if last >= 0 else None
        return S.HookState(hook.hook, hook.kind, hook.name, status, changed, runs, hook.slot, hook.rank, hook.frame)

    def _changed(self, at: int) -> bool | None:
        """Did a run of a hook give back another value: as recorded, else compared, else None."""
        c = self._c
        told = int(c["run.changed"][at])
        if told >= 0:
            return bool(told)
        record: Any = self.trace.record(int(c["run.row"][at]))
        if c["run.which"][at] != GRADIENT_RUN:
            return None
        run = record.hooks[int(c["run.item"][at])]
        before, after = self.trace.value(run.before), self.trace.value(run.after)
        if before is None or after is None:
            return None
        return not np.array_equal(before, after, equal_nan=before.dtype.kind in "fc")

    # -- leaves

    def leaf(self, tensor: int) -> S.LeafState:
        """The gradient of one leaf in this pass."""
        nodes = self.trace.leaf_nodes.get(tensor, [])
        i, node = next(
            ((self._index(n), n) for n in reversed(nodes) if self._index(n) >= 0), (-1, nodes[-1] if nodes else 0)
        )
        at = self._last("leaf", "tensor", tensor)
        now: R.Value | None = None
        grew: R.LeafGrew | None = None
        while at >= 0 and self._c["leaf.tensor"][at] == tensor:
            record = self.trace.record(int(self._c["leaf.row"][at]))
            if isinstance(record, R.TensorChanged):
                now = record.value if record.what == "grad_set" else None
                break
            if isinstance(record, R.LeafGrew) and record.how not in R.UNWRITTEN:
                now = record.after
                grew = record if record.pass_id == self.pass_id else None
                break
            if isinstance(record, R.LeafGrew) and record.pass_id == self.pass_id:
                grew = record
            at -= 1
        step = int(self._c["leaf.step"][at]) if grew is not None and at >= 0 else -1
        if i < 0 or not self.begun:
            state = "cut" if self.trace.tensor(tensor).stop_gradient else "none"
            return S.LeafState(tensor, node, state, now=now)
        state = {
            S.WAITS: "waits", S.QUEUED: "ready", S.RUNNING: "running", S.DONE: "written", S.FAILED: "failed",
        }[self._state(i)]  # fmt: skip
        if grew is not None:
            state = grew.how if grew.how in R.UNWRITTEN else "written"
        elif state == "written" and self._began.kind == "grad":
            state = "withheld"
        holder = self.holder(node) or self._arrived(i, self._expected(i))
        before = grew.before if grew is not None else now
        return S.LeafState(
            tensor, node, state,
            sum(h.contributions for h in holder), sum(h.expected for h in holder) or self.in_degree(node)[1],
            before, holder[0].value if holder else None, now, grew.leaf_norm if grew is not None else None,
            grew.how if grew is not None else "", step,
        )  # fmt: skip

    def leaf_ids(self) -> list[int]:
        """Every leaf of this pass, and every leaf met by now that wants a gradient and is not in it, by tensor id."""
        inside = {int(n) for n in self._c["pn.node"][self._span].tolist()}
        inside |= {node for node, copy in self._copies.items() if copy in inside}
        tensors = {t for t, nodes in self.trace.leaf_nodes.items() if not inside.isdisjoint(nodes)}
        tensors |= {t for t, step in self.trace.leaf_tensors if step <= self.k}
        return sorted(tensors)

    def leaves(self) -> list[S.LeafState]:
        """The state of every leaf of `leaf_ids`. A screen of thousands asks for those it shows, one by one."""
        return [self.leaf(tensor) for tensor in self.leaf_ids()]

    # -- the program

    def lines(self, source: int) -> list[S.LineState]:
        """Every line of a source with the pops of this pass that visit it and the versions on it."""
        return lines_at(self, source)

    # -- shared

    @cached_property
    def _began(self) -> R.PassBegan:
        at = self.trace._at("pass", self.pass_id)
        return cast("R.PassBegan", self.trace.record(int(self._c["pass.row"][at])))

    @cached_property
    def _plan(self) -> R.GraphPlanned | None:
        return self.trace.plan(self.pass_id)

    @cached_property
    def _cut(self) -> set[tuple[int, int, int]]:
        """Edges grad() cut: (node, slot, rank) they leave from."""
        pruned = self._plan.pruned if self._plan is not None else []
        return {(p.node, p.slot, p.rank) for p in pruned if p.slot >= 0}

    def _carries(self, edge: int) -> bool:
        c = self._c
        return (int(c["edge.src"][edge]), int(c["edge.slot"][edge]), int(c["edge.rank"][edge])) not in self._cut

    @cached_property
    def _copies(self) -> dict[int, int]:
        return dict(self._plan.copies) if self._plan is not None else {}

    def _index(self, node: int) -> int:
        """Row of (this pass, node) in pn, through the copy that runs in a node's place; -1: not in this pass."""
        keys = self._c["pn.key"]
        for candidate in (node, self._copies.get(node, 0)):
            key = (self.pass_id << BIT) | candidate
            i = int(np.searchsorted(keys, key))
            if candidate and i < len(keys) and keys[i] == key:
                return i
        return -1

    def _last(self, family: str, key: str, ident: int) -> int:
        """Index of the last row of a history (`family`, keyed by `key`) at or before this moment; -1: none."""
        c = self._c
        low, high = (int(np.searchsorted(c[f"{family}.{key}"], ident, side)) for side in ("left", "right"))
        found = low + int(np.searchsorted(c[f"{family}.step"][low:high], self.k, "right")) - 1
        return found if found >= low else -1
