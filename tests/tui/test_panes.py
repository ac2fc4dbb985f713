"""Every pane as text: exact lines (`golden/NAME.txt`), from traces written by hand."""

from __future__ import annotations

import importlib
from pathlib import Path

import examples
import handmade
import pytest

from gradscope.trace.query import parse_position
from gradscope.trace.trace import Trace
from gradscope.tui.screens.debug import BUILD
from gradscope.tui.view import Selection, Size, Target

GOLDEN = Path(__file__).parent / "golden"
TRACES = {"broken": examples.broken(), "training": examples.training(), "chain": examples.chain(12)}

# name: trace, pane, position, steps on, lens, size, selection.
CASES = {
    "program_in_the_middle": ("broken", "program", "p3", 0, "user", Size(55, 11), Selection()),
    "graph_user": ("broken", "graph", "p3", 1, "user", Size(58, 11), Selection()),
    "graph_engine": ("broken", "graph", "p3", 1, "engine", Size(58, 11), Selection()),
    "graph_one_hop": ("broken", "graph", "p5", 0, "user", Size(58, 8), Selection(radius=1)),
    "graph_chain": ("chain", "graph", "p6", 0, "user", Size(58, 8), Selection(radius=4)),
    "graph_failed": ("broken", "graph", "error", 0, "user", Size(58, 10), Selection()),
    "pop_user_at_its_end": ("broken", "pop", "p3", 7, "user", Size(116, 9), Selection()),
    "pop_engine_half_way": ("broken", "pop", "p3", 2, "engine", Size(116, 9), Selection()),
    "pop_that_fails": ("broken", "pop", "error", 1, "user", Size(116, 4), Selection()),
    "pop_narrow_three_rows": ("broken", "pop", "p3", 3, "user", Size(76, 4), Selection()),
    "op_user": ("broken", "pop", "e8", 0, "user", Size(116, 6), Selection()),
    "op_engine": ("broken", "pop", "e8", 0, "engine", Size(116, 6), Selection()),
    "pass_begins": ("broken", "pop", "b1", 0, "user", Size(116, 5), Selection()),
    "selected_node_value": ("broken", "selected", "p3", 1, "user", Size(55, 5), Selection()),
    "selected_node_engine": ("broken", "selected", "p3", 1, "engine", Size(55, 6), Selection()),
    "selected_versions_of_a_node": ("broken", "selected", "p3", 1, "user", Size(55, 3), Selection(tab="versions")),
    "selected_versions_of_a_tensor": ("broken", "selected", "error", 0, "user", Size(55, 5), Selection(tab="versions")),
    "selected_hooks": ("broken", "selected", "p3", 1, "user", Size(55, 3), Selection(tab="hooks")),
    "selected_why": (
        "broken",
        "selected",
        "error",
        0,
        "user",
        Size(55, 10),
        Selection(tab="why", target=Target("node", 3)),
    ),
    "selected_leaf": ("training", "selected", "b3p4", 3, "user", Size(55, 6), Selection()),
    "leaves_before_they_ran": ("training", "leaves", "b3", 0, "user", Size(58, 4), Selection()),
    "leaves_after_one_ran": ("training", "leaves", "b3p4", 3, "user", Size(58, 4), Selection()),
    "header": ("broken", "header", "p5", 0, "user", Size(120, 1), Selection()),
    "header_narrow": ("broken", "header", "p5", 0, "user", Size(80, 1), Selection()),
    "verdict": ("broken", "verdict", "p5", 0, "user", Size(120, 1), Selection()),
    "verdict_of_a_clean_record": ("training", "verdict", "b1", 0, "user", Size(120, 1), Selection()),
    "queue_after_a_leaf_joined": ("broken", "queue", "p3", 7, "user", Size(120, 1), Selection()),
    "queue_before_any_pass": ("broken", "queue", "e8", 0, "user", Size(120, 1), Selection()),
    "timeline": ("broken", "timeline", "p5", 0, "user", Size(120, 2), Selection()),
}


@pytest.mark.parametrize("name", CASES)
def test_lines(name, request):
    trace, pane, position, on, lens, size, selection = CASES[name]
    trace = TRACES[trace]
    moment = trace.moment(parse_position(trace, position) + on)
    page = BUILD[pane](moment, selection, size, lens, False)
    shown = "\n".join(text.plain.rstrip() for text in page.lines).rstrip("\n") + "\n"
    golden = GOLDEN / f"{name}.txt"
    if request.config.getoption("update_snapshots", False):  # `make snap`
        golden.write_text(shown, encoding="utf-8")
    assert shown == golden.read_text(encoding="utf-8")
    assert all(text.cell_len == size.width for text in page.lines) or size.height == 1


@pytest.mark.parametrize("lens", ["user", "engine"])
@pytest.mark.parametrize("name", ["broken", "training", *handmade.NAMES])
def test_every_pane_fits_and_is_ascii_when_asked_at_every_step(name, lens):
    trace = TRACES.get(name) or Trace.from_records(importlib.import_module(f"handmade.{name}").records())
    for k in range(len(trace.steps)):
        moment = trace.moment(k)
        for pane, build in BUILD.items():
            for size in (Size(58, 7), Size(116, 7)):
                page = build(moment, Selection(), size, lens, True)
                assert len(page.lines) <= max(size.height, 2)
                assert len(page.targets) in (0, len(page.lines)), pane
                if pane in ("program", "graph", "pop", "selected", "leaves"):
                    assert len(page.lines) == size.height, pane
                    for text in page.lines:
                        assert text.cell_len == size.width and text.plain.isascii(), (pane, text.plain)


def test_a_pane_depends_only_on_what_it_is_asked():
    trace = TRACES["broken"]
    there = {}
    steps = list(range(len(trace.steps)))
    for k in steps + steps[::-1]:
        for pane, build in BUILD.items():
            lines = [text.plain for text in build(trace.moment(k), Selection(), Size(100, 9), "engine", False).lines]
            assert there.setdefault((k, pane), lines) == lines


def test_rows_stand_for_what_they_show():
    trace = TRACES["broken"]
    moment = trace.moment(parse_position(trace, "p3"))
    graph = BUILD["graph"](moment, Selection(), Size(58, 11), "user", False)
    named = {target.id for target in graph.targets if target.kind == "node"}
    assert moment.node in named and all(f"n{moment.node} " in graph.lines[row].plain for row, target in
                                        enumerate(graph.targets) if target == Target("node", moment.node))  # fmt: skip
    pop = BUILD["pop"](moment, Selection(), Size(116, 9), "user", False)
    assert [target.id for target in pop.targets if target.kind == "step"] == trace.steps.of_pop(1, 3)


def test_the_selected_row_is_pointed_at():
    trace = TRACES["training"]
    moment = trace.moment(parse_position(trace, "b3p4"))
    leaf = moment.leaves()[1].tensor
    page = BUILD["leaves"](moment, Selection(target=Target("tensor", leaf), held=True), Size(58, 5), "user", False)
    assert page.targets[page.pointer] == Target("tensor", leaf)
