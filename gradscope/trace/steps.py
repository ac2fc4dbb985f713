"""The steps a person walks: how one record becomes steps, and the ordered sequence of all of them.

A record holds what happened inside one thing done; `flatten` lists its steps with the tick of each. Sorted by tick
(ties keep the order the engine worked in) they are the positions of the viewer. Which pass and pop a step stands in is
worked out in `owners.py`; the sequence itself lives in int columns, so that opening a file decodes no record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R

Ints = npt.NDArray[np.int64]

# The order is part of the file format (codes are stored): append only.
KINDS = (
    "began",
    "op",
    "tensor",
    "change",
    "hook_set",
    "hook_gone",
    "pass",
    "plan",
    "pop",
    "zero_fill",
    "hook",
    "check",
    "compute",
    "post_hook",
    "free",
    "give",
    "fail",
    "leaf",
    "reduce_hook",
    "fetch",
    "pass_end",
    "params",
    "policy",
    "held",
    "finding",
    "opened",
    "ended",
    "final_hook",
    "pack_hook",
)
CODE = {name: code for code, name in enumerate(KINDS)}

# One row of `flatten`: tick, code of the kind, item, pass, pop, node, thread (-1: the record does not say), mark.
Row = tuple[int, int, int, int, int, int, int, int]

_OP, _PACK = CODE["op"], CODE["pack_hook"]
_POP, _ZERO, _HOOK, _CHECK = CODE["pop"], CODE["zero_fill"], CODE["hook"], CODE["check"]
_COMPUTE, _POST, _FREE, _GIVE, _FAIL = CODE["compute"], CODE["post_hook"], CODE["free"], CODE["give"], CODE["fail"]


@dataclass(frozen=True, slots=True)
class Step:
    """One position. k counts from 0, e = k + 1 is what people see. row, item: the record, and the index of the nested
    thing in it (-1: the record itself). pass_id, pop, node: where it stands (0: nowhere)."""

    k: int
    e: int
    tick: int
    kind: str
    row: int
    item: int
    pass_id: int
    pop: int
    node: int
    thread: int


def flatten(record: R.Record) -> list[Row]:
    """The steps of one record, in the order the engine works; empty for records that only describe.

    `Opened` gives its steps here as if unfinished (the pop it stands in first, when it stands in one); `index.py`
    drops those of a thing that did finish.
    """
    rows = _FLATTEN.get(type(record))
    return rows(record) if rows is not None else []


def _of_op(r: R.OpRan) -> list[Row]:
    rows: list[Row] = [(r.tick, _OP, -1, 0, 0, 0, r.thread, 1 if r.error is not None else 0)]
    for i, hook in enumerate(r.packs):
        rows.append((hook.tick, _PACK, i, 0, 0, 0, r.thread, 1 if hook.error is not None else 0))
    return rows


def _of_leaf(r: R.LeafGrew) -> list[Row]:
    b, p, n, t = r.pass_id, r.pop, r.node, r.tick
    rows: list[Row] = [(t, CODE["leaf"], -1, b, p, n, -1, 0)]
    for i, hook in enumerate(r.reduce_hooks):
        t = max(t, hook.tick)
        rows.append((t, CODE["reduce_hook"], i, b, p, n, -1, 1 if hook.error is not None else 0))
    return rows


def _of_pass_end(r: R.PassEnded) -> list[Row]:
    rows: list[Row] = []
    for i, hook in enumerate(r.final_hooks):
        rows.append((hook.tick, CODE["final_hook"], i, r.pass_id, 0, 0, -1, 1 if hook.error is not None else 0))
    return [*rows, (r.tick, CODE["pass_end"], -1, r.pass_id, 0, 0, -1, 1 if r.error is not None else 0)]


def _of_opened(r: R.Opened) -> list[Row]:
    where = (r.pass_id, r.pop, r.node, r.thread)
    opened: Row = (r.tick, CODE["opened"], -1, *where, 1)
    return [(r.popped, _POP, -1, *where, 0), opened] if r.pop and r.popped else [opened]


def _plain(kind: str) -> Callable[[Any], list[Row]]:
    """One step for the whole record, standing where the record says, as far as it says."""
    code = CODE[kind]
    always = 1 if kind == "finding" else 0

    def rows(r: Any) -> list[Row]:
        mark = 1 if always or getattr(r, "error", None) is not None else 0
        b, p, n = getattr(r, "pass_id", 0), getattr(r, "pop", 0), getattr(r, "node", 0)
        if not b:
            p = n = 0  # a node without its pass (HookSet, TensorMet) is what the record is about, not where it stands
        return [(r.tick, code, -1, b, p, n, getattr(r, "thread", -1), mark)]

    return rows


def _of_pop(r: R.NodeRan) -> list[Row]:
    """Steps of a pop: pop, zero fills, hooks, checks, compute, post hooks, freed, edges; `fail` last if it raised.

    Ticks never run backwards: a stage whose own tick is missing stands directly after what came before it.
    """
    b, p, n, th = r.pass_id, r.pop, r.node, r.thread
    t = r.popped
    rows: list[Row] = [(t, _POP, -1, b, p, n, th, 0)]
    for i, buffer in enumerate(r.holder):
        if buffer.zero_filled:
            rows.append((t, _ZERO, i, b, p, n, th, 0))
    for i, hook in enumerate(r.hooks):
        t = max(t, hook.tick)
        rows.append((t, _HOOK, i, b, p, n, th, 1 if hook.error is not None else 0))
    if r.checks:
        t = max(t, r.checked)
        for i, check in enumerate(r.checks):
            t = max(t, check.tick)
            rows.append((t, _CHECK, i, b, p, n, th, 0 if check.ok else 1))
    if r.computed or (r.outputs and r.error is None):
        t = max(t, r.computed)
        rows.append((t, _COMPUTE, -1, b, p, n, th, 0))
    for i, hook in enumerate(r.post_hooks):
        t = max(t, hook.tick)
        rows.append((t, _POST, i, b, p, n, th, 1 if hook.error is not None else 0))
    t = max(t, r.gave)
    if r.error is None and (r.freed or r.cleared):
        if not r.edges and not r.gave:
            t = max(t, r.ended)
        rows.append((t, _FREE, -1, b, p, n, th, 0))
    for i in range(len(r.edges)):
        rows.append((t, _GIVE, i, b, p, n, th, 0))
    if r.error is not None:
        rows.append((max(t, r.ended), _FAIL, -1, b, p, n, th, 1))
    return rows


_FLATTEN: Mapping[type, Callable[[Any], list[Row]]] = {
    R.TraceBegan: _plain("began"),
    R.TraceEnded: _plain("ended"),
    R.PolicyChanged: _plain("policy"),
    R.TensorMet: _plain("tensor"),
    R.OpRan: _of_op,
    R.TensorChanged: _plain("change"),
    R.HookSet: _plain("hook_set"),
    R.HookGone: _plain("hook_gone"),
    R.Opened: _of_opened,
    R.PassBegan: _plain("pass"),
    R.PassEnded: _of_pass_end,
    R.GraphPlanned: _plain("plan"),
    R.NodeRan: _of_pop,
    R.LeafGrew: _of_leaf,
    R.GradFetched: _plain("fetch"),
    R.ParamsStepped: _plain("params"),
    R.GraphHeld: _plain("held"),
    R.Finding: _plain("finding"),
}


class Steps:
    """All steps of a trace in order; a sequence of `Step`, with the moves a viewer makes. Positions count from 0."""

    def __init__(self, columns: Mapping[str, Ints]) -> None:
        self._c = columns

    def __len__(self) -> int:
        return len(self._c["step.tick"])

    def __getitem__(self, k: int) -> Step:
        size = len(self)
        if k < 0:
            k += size
        if not 0 <= k < size:
            raise IndexError(f"step {k + 1} of {size}")
        c = self._c
        return Step(
            k,
            k + 1,
            int(c["step.tick"][k]),
            KINDS[c["step.kind"][k]],
            int(c["step.row"][k]),
            int(c["step.item"][k]),
            int(c["step.pass"][k]),
            int(c["step.pop"][k]),
            int(c["step.node"][k]),
            int(c["step.thread"][k]),
        )

    def __iter__(self) -> Iterator[Step]:
        return (self[k] for k in range(len(self)))

    def kind_of(self, k: int) -> str:
        """Kind of step k without building it."""
        return KINDS[self._c["step.kind"][k]]

    def of_kind(self, kind: str) -> Ints:
        """Positions of every step of a kind, ascending."""
        return np.flatnonzero(self._c["step.kind"] == CODE[kind])

    def of_record(self, row: int) -> list[int]:
        """Positions of a record's own steps."""
        first, last = int(self._c["record.first"][row]), int(self._c["record.last"][row])
        if first < 0:
            return []
        return [int(k) for k in first + np.flatnonzero(self._c["step.row"][first : last + 1] == row)]

    def at_tick(self, tick: int) -> int:
        """The last step whose tick is not after `tick` (-1: none)."""
        return int(np.searchsorted(self._c["step.tick"], tick, "right")) - 1

    # -- passes and pops

    def of_pass(self, pass_id: int) -> tuple[int, int]:
        """First and last step of a pass, what is nested in it included. Raises KeyError for an unknown pass."""
        i = int(np.searchsorted(self._c["pass.id"], pass_id))
        if i >= len(self._c["pass.id"]) or self._c["pass.id"][i] != pass_id:
            raise KeyError(pass_id)
        return int(self._c["pass.first"][i]), int(self._c["pass.last"][i])

    def of_pop(self, pass_id: int, pop: int) -> list[int]:
        """Own steps of a pop, ops made inside its hooks included, nested passes left out; empty if unknown."""
        i = self._pop_index(pass_id, pop)
        if i < 0:
            return []
        first, last = int(self._c["pop.first"][i]), int(self._c["pop.last"][i])
        span = slice(first, last + 1)
        own = (self._c["step.pass"][span] == pass_id) & (self._c["step.pop"][span] == pop)
        return [int(k) for k in first + np.flatnonzero(own)]

    def pop_start(self, pass_id: int, pop: int) -> int | None:
        """The `pop` step of a pop."""
        i = self._pop_index(pass_id, pop)
        return None if i < 0 else int(self._c["pop.first"][i])

    def pop_end(self, pass_id: int, pop: int) -> int | None:
        """The last own step of a pop."""
        i = self._pop_index(pass_id, pop)
        return None if i < 0 else int(self._c["pop.last"][i])

    def next_pop(self, k: int) -> int | None:
        """The next `pop` step after k, in whatever pass."""
        starts = self._c["pop.first"]
        i = int(np.searchsorted(starts, k, "right"))
        return int(starts[i]) if i < len(starts) else None

    def prev_pop(self, k: int) -> int | None:
        """The `pop` step before the pop that k stands in (or before k, when it stands in none)."""
        starts = self._c["pop.first"]
        step = self[k]
        begin = self.pop_start(step.pass_id, step.pop) if step.pop else None
        i = int(np.searchsorted(starts, k if begin is None else begin, "left")) - 1
        return int(starts[i]) if i >= 0 else None

    def next_pass(self, k: int) -> int | None:
        """The next step at which a pass begins."""
        starts = np.sort(self._c["pass.first"])
        i = int(np.searchsorted(starts, k, "right"))
        return int(starts[i]) if i < len(starts) else None

    def prev_pass(self, k: int) -> int | None:
        """The beginning of the pass before the one k stands in (or before k, when it stands in none)."""
        starts = np.sort(self._c["pass.first"])
        step = self[k]
        begin = self.of_pass(step.pass_id)[0] if step.pass_id else k
        i = int(np.searchsorted(starts, begin, "left")) - 1
        return int(starts[i]) if i >= 0 else None

    def _pop_index(self, pass_id: int, pop: int) -> int:
        """Index in the pop table, which is ordered by first step; `pop.key` (sorted) finds it."""
        key = (pass_id << 32) | pop
        keys = self._c["pop.key"]
        i = int(np.searchsorted(keys, key))
        if i >= len(keys) or keys[i] != key:
            return -1
        return int(self._c["pop.by_key"][i])
