"""What every trace of every producer must keep: the invariants of a backward pass, and of the record itself.

`check` walks each pass once and reports what does not hold. It believes nothing: in-degrees, queue and sums are worked
out anew from what the records say and compared with what they also say. A fact a producer states it cannot know
(capability `absent`) is not checked.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.check_plan import plan_breaks
from gradscope.trace.check_values import contributions_differ, dtype_differs, hooks_break, leaf_differs

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace


@dataclass(frozen=True, slots=True)
class Problem:
    """An invariant that does not hold. rule: its short name. step: a position that shows it (-1: none)."""

    rule: str
    text: str
    pass_id: int = 0
    pop: int = 0
    node: int = 0
    step: int = -1

    def __str__(self) -> str:
        place = f"b{self.pass_id}" + (f"p{self.pop}" if self.pop else "") if self.pass_id else "record"
        return f"{place}: {self.rule}: {self.text}"


@dataclass
class Walk:
    """One pass as it is walked: what the records say so far, worked out independently."""

    trace: Trace
    info: PassInfo
    began: R.PassBegan
    problems: list[Problem]
    left: dict[int, int] = field(default_factory=dict)
    queue: deque[int] = field(default_factory=deque)
    popped: dict[int, int] = field(default_factory=dict)
    sums: dict[tuple[int, int, int], list[R.Value | None]] = field(default_factory=dict)
    users: set[tuple[int, int, int]] = field(default_factory=set)  # slots that a PyLayer's own gradient went to
    ending: frozenset[int] = frozenset()  # nodes whose gradient grad() hands out without running them

    def say(self, rule: str, text: str, ran: R.NodeRan | None = None, step: int = -1) -> None:
        """Note a problem."""
        pop, node = (ran.pop, ran.node) if ran is not None else (0, 0)
        if step < 0 and ran is not None:
            step = self.trace.steps.pop_start(self.info.pass_id, ran.pop) or -1
        self.problems.append(Problem(rule, text, self.info.pass_id, pop, node, step))

    @property
    def heap(self) -> bool:
        """Is the ready queue of this producer a heap?"""
        return bool(self.trace.began.queue_policy.get("kind") == "heap")

    def priority(self, node: int) -> int:
        """What a heap orders nodes by."""
        made = self.trace.node(node)
        key = str(self.trace.began.queue_policy.get("key", ""))
        return int(made.attrs.get(key, 0)) if made is not None else 0

    def knows(self, fact: str) -> bool:
        """Can this producer know a kind of fact (worked out counts)?"""
        return self.trace.began.capabilities.get(fact, R.OBSERVED) != R.ABSENT


def check(trace: Trace) -> list[Problem]:
    """Everything in a trace that breaks an invariant, in order; an empty list for a sound one."""
    problems: list[Problem] = []
    _ticks(trace, problems)
    for info in trace.passes:
        began = trace.record(info.began_row)
        assert isinstance(began, R.PassBegan)
        _pass(Walk(trace, info, began, problems))
    return problems


def _ticks(trace: Trace, problems: list[Problem]) -> None:
    """Ids are described before they are used; what began has ended in a closed record."""
    known = {int(n) for n in trace.columns["node.id"]}
    for node in np.unique(trace.columns["pop.node"]).tolist():
        if node not in known:
            problems.append(Problem("described", f"n{node} is run and described nowhere", node=node))
    hooks = {int(h) for h in trace.columns["hook.id"]}
    for hook in np.unique(trace.columns["run.hook"]).tolist():
        if hook not in hooks:
            problems.append(Problem("described", f"hook {hook} runs and was set nowhere"))
    if trace.closed:
        for info in trace.passes:
            if info.ended_row < 0:
                problems.append(Problem("ended", f"b{info.pass_id} never ended", info.pass_id, step=info.first_step))


def _pass(walk: Walk) -> None:
    trace, info, began = walk.trace, walk.info, walk.began
    walk.left = {d.node: d.count for d in began.in_degrees}
    walk.queue = deque(began.queue)
    plan = trace.plan(info.pass_id)
    walk.ending = frozenset(plan.ending if plan is not None else ())
    for root in began.roots:
        if not root.skipped:
            walk.sums.setdefault((root.node, root.slot, root.rank), []).append(root.seed)
    if walk.knows("queue") and not walk.heap:
        wanted = list(dict.fromkeys(r.node for r in began.roots if not r.skipped and walk.left.get(r.node, 1) == 0))
        if list(began.queue) != wanted:
            walk.say(
                "start-queue", f"starts with {_nodes(began.queue)}, but roots that need nothing are {_nodes(wanted)}"
            )
    c = trace.columns
    mine = np.flatnonzero((c["pop.pass"] == info.pass_id) & (c["pop.unfinished"] == 0))
    failed = False
    went_well: list[R.NodeRan] = []
    for number, at in enumerate(mine.tolist(), 1):
        ran = trace.record(int(c["pop.row"][at]))
        assert isinstance(ran, R.NodeRan)
        if ran.pop != number:
            walk.say("pop-numbers", f"pop {number} is numbered p{ran.pop}", ran)
        if failed:
            walk.say("stops", "a node ran after one had failed", ran)
        _pop(walk, ran)
        failed = failed or ran.error is not None
        if ran.error is None:
            went_well.append(ran)
    if plan is not None:
        for text, node in plan_breaks(trace, plan, went_well):
            walk.problems.append(Problem("plan", text, info.pass_id, node=node, step=info.first_step))
    _end(walk, failed, len(mine))


def _pop(walk: Walk, ran: R.NodeRan) -> None:
    trace = walk.trace
    name = f"n{ran.node}"
    if ran.node in walk.popped:
        walk.say("once", f"{name} ran as p{walk.popped[ran.node]} already", ran)
    walk.popped[ran.node] = ran.pop
    if walk.knows("in_degree"):
        left = walk.left.get(ran.node)
        if left is None:
            walk.say("reachable", f"{name} ran and is not among the nodes of this pass", ran)
        elif left:
            walk.say("order", f"{name} ran while {left} of its contributions were missing", ran)
    if walk.knows("queue"):
        _queue(walk, ran)
    stages = [t for t in (ran.popped, ran.checked, ran.computed, ran.gave, ran.ended) if t]
    if stages != sorted(stages):
        walk.say("ticks", f"the stages of {name} run backwards: {stages}", ran)
    made = trace.node(ran.node)
    _checks(walk, ran, made)
    for text in dtype_differs(ran, made, walk.users):
        walk.say("dtype", text, ran)
    if walk.knows("holder"):
        for text in contributions_differ(trace, ran, walk.sums):
            walk.say("sum", text, ran)
    for text in hooks_break(trace, ran):
        walk.say("hook-chain", text, ran)
    leaf = made is not None and made.kind == "leaf"
    if ran.error is None and walk.info.kind == "backward" and walk.knows("free") and not leaf:
        if ran.cleared == walk.began.retain_graph:
            told = (
                "kept its saved tensors without retain_graph"
                if not ran.cleared
                else "lost its saved tensors in spite of retain_graph"
            )
            walk.say("cleared", f"{name} {told}", ran)
    _edges(walk, ran, made)


def _queue(walk: Walk, ran: R.NodeRan) -> None:
    if walk.heap:
        _heap(walk, ran)
        return
    if walk.queue and walk.queue[0] == ran.node:
        walk.queue.popleft()
    else:
        front = f"n{walk.queue[0]}" if walk.queue else "empty"
        walk.say("front", f"n{ran.node} was taken while the front of the queue is {front}", ran)
        if ran.node in walk.queue:
            walk.queue.remove(ran.node)
    if ran.queue_left != len(walk.queue):
        walk.say("queue-left", f"the queue holds {len(walk.queue)} after the pop, not {ran.queue_left}", ran)


def _heap(walk: Walk, ran: R.NodeRan) -> None:
    """A heap: what was taken must have been in it, and nothing in it have a higher priority."""
    if ran.node not in walk.queue:
        walk.say("front", f"n{ran.node} was taken and was not in the queue", ran)
        return
    walk.queue.remove(ran.node)
    if ran.queue_left != len(walk.queue):
        walk.say("queue-left", f"the queue holds {len(walk.queue)} after the pop, not {ran.queue_left}", ran)
    mine = walk.priority(ran.node)
    higher = [node for node in walk.queue if walk.priority(node) > mine]
    if higher:
        walk.say("front", f"n{ran.node} was taken while {_nodes(higher)} had a higher priority", ran)


def _checks(walk: Walk, ran: R.NodeRan, made: R.NodeMade | None) -> None:
    saved = {(w.field, w.rank): w.version for w in made.wrappers} if made is not None else {}
    failing = False
    for w in ran.checks:
        if w.checked and w.ok != (w.saved == w.now):
            walk.say(
                "version",
                f"{w.field} saved at v{w.saved}, found at v{w.now}, is said to be {'ok' if w.ok else 'stale'}",
                ran,
            )
        if w.now < w.saved:
            walk.say("version", f"{w.field} was saved at v{w.saved} and is older now, v{w.now}", ran)
        if saved.get((w.field, w.rank), w.saved) != w.saved:
            walk.say("version", f"{w.field} was saved at v{saved[(w.field, w.rank)]}, the check says v{w.saved}", ran)
        failing = failing or not w.ok
    if failing and (ran.error is None or ran.computed):
        walk.say("guard", f"n{ran.node} ran on although a saved tensor was changed", ran)


def _edges(walk: Walk, ran: R.NodeRan, made: R.NodeMade | None) -> None:
    ends: dict[tuple[int, int], R.EdgeTo] = {}
    for slot, ranks in enumerate(made.out_meta if made is not None else []):
        ends.update({(slot, rank): meta.edge for rank, meta in enumerate(ranks) if meta.edge is not None})
    outputs = {(o.slot, o.rank): o for o in ran.outputs}
    for e in ran.edges:
        end = ends.get((e.slot, e.rank))
        if made is not None and (end is None or (end.node, end.slot, end.rank) != (e.node, e.in_slot, e.in_rank)):
            walk.say(
                "edge", f"out {e.slot}:{e.rank} gave to n{e.node} {e.in_slot}:{e.in_rank}, which is not its edge", ran
            )
        out = outputs.get((e.slot, e.rank))
        if out is not None and out.defined == (e.how == R.UNDEFINED):
            walk.say(
                "edge",
                f"out {e.slot}:{e.rank} is {'defined' if out.defined else 'undefined'} but was given as {e.how}",
                ran,
            )
        sums = walk.sums.setdefault((e.node, e.in_slot, e.in_rank), [])
        if made is not None and made.kind == "pylayer":
            walk.users.add((e.node, e.in_slot, e.in_rank))
        if e.how in (R.COPY, R.ADD):
            if (e.how == R.COPY) != (not sums):
                walk.say(
                    "accumulate", f"n{e.node} {e.in_slot}:{e.in_rank} got contribution {len(sums) + 1} by {e.how}", ran
                )
            sums.append(out.value if out is not None else None)
        if not walk.knows("in_degree"):
            continue
        left = walk.left.get(e.node, 0) - 1
        walk.left[e.node] = left
        if e.left != left:
            walk.say("in-degree", f"n{e.node} still needs {left} by its edges, the record says {e.left}", ran)
        if left < 0:
            walk.say("in-degree", f"n{e.node} got more than it needed", ran)
        if walk.knows("queue"):
            if (e.queued != R.NO) != (left == 0):
                walk.say("queued", f"n{e.node} needs {left} more and was queued {e.queued}", ran)
            if e.queued in (R.FRONT, R.SORTED):
                walk.queue.appendleft(e.node)
            elif e.queued == R.BACK:
                walk.queue.append(e.node)
            _side(walk, ran, e)


def _side(walk: Walk, ran: R.NodeRan, e: R.EdgeGiven) -> None:
    """Our own engine pushes leaves, and nodes where grad() ends, to the front and everything else to the back."""
    if walk.trace.began.producer != "native" or e.queued == R.NO:
        return
    made = walk.trace.node(e.node)
    if made is not None and (made.kind == "leaf" or e.node in walk.ending) != (e.queued == R.FRONT):
        walk.say("side", f"n{e.node} ({made.kind}) was pushed to the {e.queued} of the queue", ran)


def _end(walk: Walk, failed: bool, pops: int) -> None:
    trace, info = walk.trace, walk.info
    ended = trace.record(info.ended_row) if info.ended_row >= 0 else None
    if isinstance(ended, R.PassEnded):
        if ended.pops != pops:
            walk.say("pops", f"the pass is said to have {ended.pops} pops and has {pops}", step=info.last_step)
        if failed and ended.error is None:
            walk.say("error", "a node failed and the pass is said to have gone well", step=info.last_step)
        if ended.error is None:
            missing = [n for n in walk.left if n not in walk.popped and n not in set(ended.left)]
            if missing:
                walk.say("all-run", f"{_nodes(missing)} never ran", step=info.last_step)
            if walk.queue and walk.knows("queue"):
                walk.say("queue-empty", f"{_nodes(list(walk.queue))} stayed in the queue", step=info.last_step)
            wrong = [n for n, left in walk.left.items() if left > 0 and n not in set(ended.left)]
            if wrong and walk.knows("in_degree"):
                walk.say("in-degree", f"{_nodes(wrong)} still wait at the end", step=info.last_step)
    for row in trace.columns["leaf.row"][trace.columns["leaf.pass"] == info.pass_id].tolist():
        grew = trace.record(row)
        if isinstance(grew, R.LeafGrew):
            made = trace.node(grew.node)
            step = int(trace.columns["record.first"][row])
            gone = grew.how == "dropped" and not grew.tensor
            if made is not None and made.kind == "leaf" and made.tensor != grew.tensor and not gone:
                walk.say("leaf", f"n{grew.node} writes tensor {grew.tensor}, its leaf is {made.tensor}", step=step)
            for text in leaf_differs(trace, grew, walk.trace.pop_record(info.pass_id, grew.pop)):
                walk.say("leaf-sum", text, step=step)


def _nodes(nodes: list[int]) -> str:
    shown = ", ".join(f"n{n}" for n in nodes[:5])
    return (shown + (" …" if len(nodes) > 5 else "")) or "none"
