"""Moments: what a jump shows is what walking there adds up to, whichever way one walks."""

from __future__ import annotations

from collections import deque
from typing import Any

import made
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.trace import Trace

PROGRAMS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 20), st.integers(0, 20)), min_size=1, max_size=12)


class Walker:
    """The plain way: state kept and changed step by step, for one pass at a time. It shares no code with moment.py."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.k = -1
        self.queues: dict[int, deque[int]] = {}
        self.left: dict[int, dict[int, int]] = {}
        self.state: dict[int, dict[int, str]] = {}
        self.got: dict[int, dict[int, int]] = {}
        self.versions: dict[int, int] = {}

    def step(self) -> None:
        self.k += 1
        step = self.trace.steps[self.k]
        for b, states in self.state.items():
            # A pop is over once something after its last step happened.
            for node, state in states.items():
                if state == "running" and self.k > (self.trace.steps.pop_end(b, self.pop_of(b, node)) or 0):
                    states[node] = "done"
        record: Any = self.trace.record(step.row)
        b = step.pass_id
        if step.kind == "pass":
            self.queues[b] = deque(record.queue)
            self.left[b] = {d.node: d.count for d in record.in_degrees}
            self.state[b] = {n: "queued" if n in record.queue else "waits" for n in self.left[b]}
            self.got[b] = {}
        elif step.kind == "pop":
            assert self.queues[b].popleft() == step.node
            self.state[b][step.node] = "running"
        elif step.kind == "give":
            edge = record.edges[step.item]
            self.left[b][edge.node] -= 1
            self.got[b][edge.node] = self.got[b].get(edge.node, 0) + 1
            if edge.queued == R.FRONT:
                self.queues[b].appendleft(edge.node)
            elif edge.queued == R.BACK:
                self.queues[b].append(edge.node)
            if edge.queued != R.NO:
                self.state[b][edge.node] = "queued"
        elif step.kind == "fail":
            self.state[b][step.node] = "failed"
        elif step.kind == "op":
            for bump in record.bumps:
                self.versions[bump.storage] = bump.new

    def pop_of(self, b: int, node: int) -> int:
        return self.trace.moment(self.k, b).popped_as(node)


def summary(trace: Trace, k: int) -> dict[str, Any]:
    """Everything a moment says, as plain data."""
    m = trace.moment(k)
    nodes = sorted({int(n) for n in trace.columns["node.id"]})
    return {
        "queue": m.queue(),
        "node": m.node,
        "pop": m.pop,
        "states": m.states(nodes),
        "counts": m.counts(),
        "degrees": [m.in_degree(n) for n in nodes],
        "holders": [m.holder(n) for n in nodes],
        "wrappers": [m.wrappers(n) for n in nodes],
        "hooks": [m.hooks_of(n) for n in nodes],
        "leaves": m.leaves(),
        "lines": m.lines(1),
        "why": [m.why(n) for n in nodes],
    }


def compare_walk(trace: Trace) -> None:
    """Walk the whole trace, comparing each moment with what was added up."""
    walker = Walker(trace)
    for k in range(len(trace.steps)):
        walker.step()
        for b in walker.queues:
            m = trace.moment(k, b)
            assert m.queue() == list(walker.queues[b]), (k, b)
            assert m.queue_len == len(walker.queues[b])
            assert {n: m.state(n) for n in walker.state[b]} == walker.state[b], (k, b)
            counted: dict[str, int] = {}
            for state in walker.state[b].values():
                counted[state] = counted.get(state, 0) + 1
            assert {s: n for s, n in m.counts().items() if s != "pruned"} == counted
            for node, left in walker.left[b].items():
                assert m.in_degree(node)[0] == left
                if m.state(node) in ("waits", "queued"):
                    seeds = sum(h.how == "seed" for h in m.holder(node))
                    assert sum(h.contributions for h in m.holder(node)) >= walker.got[b].get(node, 0) + seeds - (
                        seeds > 0
                    )
        for storage, version in walker.versions.items():
            assert trace.moment(k).version(storage) == version


@pytest.mark.parametrize("name", [n for n, t in made.every() if n != "hook_kill"])
def test_walking_adds_up(name: str) -> None:
    compare_walk(made.trace(name))


@settings(max_examples=30, deadline=None)
@given(PROGRAMS, st.integers(2, 4), st.booleans())
def test_random_programs(choices: list[tuple[int, int, int]], leaves: int, retain: bool) -> None:
    trace = Trace.from_records(made.random_program(choices, leaves, retain), block=9)
    assert [str(p) for p in check(trace)] == []
    compare_walk(trace)


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from([n for n, _ in made.every()]),
    st.lists(st.sampled_from("nNsScC[]"), max_size=25),
    st.integers(0, 10**6),
)
def test_any_walk_ends_in_the_moment_of_a_jump(name: str, keys: list[str], start: int) -> None:
    from gradscope.trace.query import next_mark, prev_mark

    trace = made.trace(name)
    size = len(trace.steps)
    k = start % size
    for key in keys:
        trace.moment(k).queue()
        moves = {
            "n": trace.steps.next_pop, "N": trace.steps.prev_pop,
            "[": trace.steps.prev_pass, "]": trace.steps.next_pass,
            "s": lambda k: min(k + 1, size - 1), "S": lambda k: max(k - 1, 0),
            "c": lambda k: next_mark(trace, k), "C": lambda k: prev_mark(trace, k),
        }  # fmt: skip
        to = moves[key](k)
        if to is not None:
            forward = key in "ns]c"
            assert to >= k if forward else to <= k
            k = to
    assert summary(trace, k) == summary(Trace.from_records(made.records(name), block=5, indexed=False), k)


def test_holders_after_a_pop() -> None:
    trace = made.trace("hook_op")
    start = trace.steps.pop_start(1, 2)
    end = trace.steps.pop_end(1, 2)
    assert start is not None and end is not None
    assert [h.how for h in trace.moment(start).holder(3)] == ["copy"]
    assert trace.moment(end).holder(3) == []
    assert trace.moment(end).state(3) == "running"
    assert trace.moment(end + 1).state(3) == "done"


def test_why_gives_reasons() -> None:
    trace = made.trace("list_slots")
    first = trace.steps.of_pass(1)[0]
    assert trace.moment(first).why(6) == "a root: in the queue from the start"
    assert trace.moment(first).why(5) == "needs 2, has 0"
    end = trace.steps.pop_end(1, 2)
    assert end is not None
    assert trace.moment(end).why(4) == "needs reached 0 at p2, pushed to the front"
    assert trace.moment(end).why(2) == "needs reached 0 at p2, pushed to the back"
    assert trace.moment(0).why(5) == "not made yet"


def test_nothing_outside() -> None:
    trace = made.trace("hook_op")
    with pytest.raises(IndexError):
        trace.moment(len(trace.steps))
    m = trace.moment(-1)
    assert (m.state(999), m.in_degree(999), m.holder(999), m.wrappers(999), m.version(999)) == (
        "idle",
        (0, 0),
        [],
        [],
        0,
    )
    assert m.leaf(999).state in ("none", "cut")


def test_values_come_back() -> None:
    trace = made.trace("shared_leaves")
    grad = trace.value(trace.moment(-1).trace.record(int(trace.rows(R.LeafGrew)[1])).after)
    assert isinstance(grad, np.ndarray) and grad.tolist() == [6.0, 8.0]
    assert trace.value(None) is None


def test_a_tensor_first_met_as_the_input_of_the_op_that_writes_it() -> None:
    """Its description comes while the op runs and says the version before the write; after the op the new one holds."""
    meta = ((2,), "float32")
    trace = Trace.from_records(
        [
            R.TraceBegan(1, R.SCHEMA_VERSION, "torch", {}, {}, ["x.py"]),
            R.TensorMet(1, 3, "w", R.Meta(*meta), 1),
            R.OpRan(1, 2, 0, end=4, inputs=[[(1, 0)]], outputs=[[(1, meta, 1, 1)]], bumps=[(1, 1, 0, 1)], inplace=1),
            R.TraceEnded(5),
        ]
    )
    assert trace.moment(len(trace.steps) - 1).version(1) == 1
