"""Traces with holes: a dropped segment, a late start, a lost block. Every question still has an answer."""

from __future__ import annotations

from typing import Any

import made
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gradscope.trace import records as R
from gradscope.trace.answers import why
from gradscope.trace.check import check
from gradscope.trace.errors import GradscopeError
from gradscope.trace.graph import pass_graph
from gradscope.trace.story import describe, sentence
from gradscope.trace.trace import Trace


def ask_everything(trace: Trace) -> None:
    """Ask all there is to ask at every step."""
    for step in trace.steps:
        sentence(trace, step.k)
        m = trace.moment(step.k)
        m.queue(), m.counts(), m.leaves(), m.lines(1)
        for node in range(8):
            m.state(node), m.why(node), m.in_degree(node), m.holder(node), m.wrappers(node), m.hooks_of(node)
    for row in range(len(trace)):
        describe(trace, trace.record(row))
    for info in trace.passes:
        pass_graph(trace, info.pass_id)
    for tensor in range(10):
        trace.names.tensor(tensor), trace.names.find(f"t{tensor}")
    check(trace)
    why(trace)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([n for n, _ in made.every()]), st.sets(st.integers(1, 60), max_size=30), st.booleans())
def test_records_missing(name: str, lost: set[int], indexed: bool) -> None:
    records = [r for i, r in enumerate(made.records(name)) if i not in lost]
    ask_everything(Trace.from_records(records, indexed=indexed))


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from([n for n, _ in made.every()]),
    st.lists(st.tuples(st.integers(1, 60), st.integers(0, 9)), max_size=6),
)
def test_ids_that_point_elsewhere(name: str, changes: list[tuple[int, int]]) -> None:
    """Numbers that no sound producer writes: wrong answers are allowed, faults other than our own errors are not."""
    records: list[Any] = made.records(name)
    fields = (
        "node",
        "tensor",
        "pass_id",
        "call",
        "frame",
        "site",
        "hook",
        "storage",
        "pop",
        "within",
        "thread",
        "source",
    )
    for at, value in changes:
        record = records[at % len(records)]
        for field in fields:
            if hasattr(record, field):
                setattr(record, field, value)
                break
    try:
        trace = Trace.from_records(records)
    except GradscopeError:
        return
    ask_everything(trace)


def test_cut_off_anywhere() -> None:
    records = made.records("hook_backward")
    for size in range(1, len(records)):
        trace = Trace.from_records(records[:size])
        assert not trace.closed
        ask_everything(trace)


@pytest.mark.parametrize("keep", [(1,), (2,)])
def test_a_segment_alone(keep: tuple[int, ...]) -> None:
    """What --passes keeps describes again what it refers to."""
    records = made.records("shared_leaves")
    ends = [i for i, r in enumerate(records) if isinstance(r, R.PassEnded)]
    parts = [records[1 : ends[0] + 1], records[ends[0] + 1 : ends[1] + 1]]
    chosen = [r for i, part in enumerate(parts, 1) if i in keep for r in part]
    sources = [r for r in records if isinstance(r, (R.SourceSeen, R.FrameSeen, R.SiteSeen))]
    trace = Trace.from_records([records[0], *sources, *chosen, records[-1]])
    ask_everything(trace)
    assert [p.pass_id for p in trace.passes] == list(keep)
    assert not [p for p in check(trace) if p.rule not in ("described", "sum", "leaf-sum")]
    assert trace.moment(trace.passes[0].last_step).leaf(1).state == "written"
