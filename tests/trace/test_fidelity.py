"""What was observed and what was worked out: the producer's word, and that of a record before it."""

from __future__ import annotations

import made

from gradscope.trace import fidelity
from gradscope.trace import records as R
from gradscope.trace.trace import Trace


def told(name: str, **words: str) -> Trace:
    """A hand-written trace whose producer says `words` of kinds of fact, and whose second pop says more of itself."""
    records = made.records(name)
    records[0].capabilities = {**records[0].capabilities, **words}
    second = [record for record in records if isinstance(record, R.NodeRan)][1]
    second.marks = {"queue": R.EMULATED, "holder": R.EMULATED}
    return Trace.from_records(records)


def test_the_mark_of_a_record_counts_before_the_producers_word() -> None:
    trace = told("pop_error", queue=R.VERIFIED)
    assert fidelity.of_pop(trace, "queue", 1, 1) == R.VERIFIED
    assert fidelity.of_pop(trace, "queue", 1, 2) == R.EMULATED
    assert fidelity.of_pop(trace, "queue", 0, 0) == R.VERIFIED
    assert fidelity.of_pop(trace, "order", 1, 2) == R.OBSERVED


def test_of_a_node_its_pop_counts_before_its_own_record() -> None:
    records = made.records("pop_error")
    ran = next(record for record in records if isinstance(record, R.NodeRan))
    node = next(record for record in records if isinstance(record, R.NodeMade) and record.node == ran.node)
    node.marks = {"versions": R.INFERRED, "holder": R.INFERRED}
    ran.marks = {"holder": R.EMULATED}
    trace = Trace.from_records(records)
    assert fidelity.of_node(trace, "holder", ran.node, 1, 1) == R.EMULATED
    assert fidelity.of_node(trace, "holder", ran.node, 1, 0) == R.INFERRED
    assert fidelity.of_node(trace, "versions", ran.node, 1, 1) == R.INFERRED
    assert fidelity.of_node(trace, "hooks", ran.node, 1, 1) == R.OBSERVED


def test_a_step_tells_the_words_of_the_facts_in_its_sentence() -> None:
    trace = told("pop_error", in_degree=R.VERIFIED)
    first, second = (trace.steps.pop_start(1, pop) for pop in (1, 2))
    assert first is not None and second is not None
    assert fidelity.of_step(trace, first) == {"order": R.OBSERVED, "queue": R.OBSERVED}
    assert fidelity.note(fidelity.of_step(trace, second)) == "emulated: queue"
    give = next(k for k in trace.steps.of_pop(1, 1) if trace.steps.kind_of(k) == "give")
    assert fidelity.note(fidelity.of_step(trace, give)) == "verified: in-degree"


def test_what_is_observed_or_absent_is_no_doubt() -> None:
    assert fidelity.note({"order": R.OBSERVED, "kernels": R.ABSENT}) == ""
    assert fidelity.note({"a": R.EMULATED, "b": R.VERIFIED, "c": R.EMULATED}) == "verified: b; emulated: a, c"
    assert (fidelity.mark_of(R.INFERRED), fidelity.mark_of(R.OBSERVED), fidelity.mark_of(R.ABSENT)) == ("~", "", "")
