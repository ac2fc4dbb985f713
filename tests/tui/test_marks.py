"""Facts a producer did not observe carry `~` on every pane that shows them."""

from __future__ import annotations

import examples
import pytest

from gradscope.trace import records as R
from gradscope.trace.trace import Trace
from gradscope.tui.screens.debug import BUILD
from gradscope.tui.state import start_lens
from gradscope.tui.view import Lens, Selection, Size


def told(fidelity: str) -> Trace:
    """The broken example as another producer would tell it."""
    records = examples.broken_records()
    began = records[0]
    began.producer = "torch"
    began.capabilities = dict.fromkeys(R.FACTS, fidelity)
    return Trace.from_records(records)


def lines(trace: Trace, pane: str, k: int, lens: Lens) -> str:
    return "\n".join(text.plain for text in BUILD[pane](trace.moment(k), Selection(), Size(116, 9), lens, False).lines)


@pytest.mark.parametrize("lens", ["user", "engine"])
def test_worked_out_facts_are_marked_and_observed_ones_are_not(lens):
    observed, emulated = told(R.OBSERVED), told(R.EMULATED)
    k = observed.steps.pop_end(1, 3)
    for pane, words in (
        ("queue", "queue"),
        ("pop", "in-degree 1 → 0" if lens == "engine" else "needs 1 → 0"),
        ("pop", "same version"),
        ("program", "h2@1"),
        ("graph", "in 1→0" if lens == "engine" else "h2@0, now 1"),
    ):
        assert f"~{words}" in lines(emulated, pane, k, lens), pane
        assert words in lines(observed, pane, k, lens) and f"~{words}" not in lines(observed, pane, k, lens), pane


def test_the_mark_of_one_pop_counts_before_the_producers_word():
    records = examples.broken_records()
    third = [record for record in records if isinstance(record, R.NodeRan)][2]
    third.marks = {"queue": R.EMULATED, "in_degree": R.EMULATED, "order": R.EMULATED}
    trace = Trace.from_records(records)
    before, here = trace.steps.pop_end(1, 2), trace.steps.pop_end(1, 3)
    assert "~" not in lines(trace, "queue", before, "user") + lines(trace, "pop", before, "user")
    assert "~queue" in lines(trace, "queue", here, "user") and "~needs 1 → 0" in lines(trace, "pop", here, "user")
    assert "~p3" in lines(trace, "graph", here, "user") and "~p2" not in lines(trace, "graph", here, "user")


def test_a_producer_without_a_queue_shows_none():
    trace = told(R.ABSENT)
    assert "does not tell of its queue" in lines(trace, "queue", trace.steps.pop_end(1, 3), "user")


def test_the_lens_follows_the_producer():
    assert (start_lens(told(R.OBSERVED)), start_lens(examples.broken())) == ("user", "engine")
