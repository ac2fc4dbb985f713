"""Scenes of the hand-written traces: goldens, and what each must show."""

from __future__ import annotations

from importlib import import_module

import handmade
import pytest

from gradscope.render.build import scene_at
from gradscope.render.dot import source
from gradscope.render.errors import RenderError
from gradscope.render.scene import Box, Scene
from gradscope.trace import records as R
from gradscope.trace.trace import Trace


def trace_of(name: str) -> Trace:
    return Trace.from_records(import_module(f"handmade.{name}").records())


def box(scene: Scene, ident: str) -> Box:
    return next(box for box in scene.boxes if box.id == ident)


def texts(box: Box, kind: str) -> list[str]:
    return [row.text for row in box.rows if row.kind == kind]


@pytest.mark.parametrize("name", handmade.NAMES)
def test_the_last_step_of_every_hand_written_trace(golden, name: str) -> None:
    trace = trace_of(name)
    scene = scene_at(trace, len(trace.steps) - 1)
    golden(f"{name}-end.txt", scene.text())


@pytest.mark.parametrize("name", ["pop_error", "hook_op", "list_slots"])
def test_dot_of_hand_written_traces(golden, name: str) -> None:
    trace = trace_of(name)
    start = trace.steps.pop_start(1, 2)
    assert start is not None
    golden(f"{name}-b1p2.dot", source(scene_at(trace, start)))


@pytest.mark.parametrize("name", handmade.NAMES)
def test_every_step_can_be_drawn_with_ids_that_are_there_once(name: str) -> None:
    trace = trace_of(name)
    for k in range(len(trace.steps)):
        scene = scene_at(trace, k)
        boxes = [box.id for box in scene.boxes]
        lines = [line.id for line in scene.lines]
        assert len(set(boxes + lines)) == len(boxes) + len(lines)
        assert {end for line in scene.lines for end in (line.tail, line.head)} <= set(boxes)
        assert source(scene).count("\n") > len(boxes)


def test_a_stale_wrapper_is_drawn_with_the_write_that_did_it() -> None:
    trace = trace_of("pop_error")
    scene = scene_at(trace, trace.passes[0].last_step)
    relu = box(scene, "n3")
    assert {"wrapper-stale", "error"} <= set(relu.classes)
    assert texts(relu, "wrapper-stale") == ["h2 saved v0, now v1"]
    (line,) = [line for line in scene.lines if line.kind == "write"]
    note = box(scene, line.tail)
    assert line.head == "n3" and "stale" in line.classes and "v0 ≠ v1" in line.label
    assert note.title == "h2 += bias" and note.rows[0].aside == ":10" and "h2: v0 → v1" in note.rows[0].text


def test_the_red_edge_is_there_from_the_write_on() -> None:
    trace = trace_of("pop_error")
    writes = [
        bool([line for line in scene_at(trace, k).lines if line.kind == "write"]) for k in range(len(trace.steps))
    ]
    write = trace.call_step(3)
    assert write is not None and writes.index(True) == write and all(writes[write:])


def test_a_write_through_a_view_names_both_tensors() -> None:
    trace = trace_of("view_write")
    scene = scene_at(trace, len(trace.steps) - 1)
    (note,) = [box for box in scene.boxes if box.kind == "write"]
    assert [row.text for row in note.rows] == ["writes top: v0 → v1", "shares its storage with x2"]


def test_many_writes_are_drawn_as_the_first_two_and_the_last() -> None:
    from handmade.tape import Tape

    tape = Tape("x = t(1)\ny = exp(x)\ny += x\n")
    x = tape.tensor([1.0], "t(1)")
    y = tape.op("multiply", x, x, at="exp(x)")
    tape.op("multiply", y, y, at="exp(x)")  # saves y at v0
    two = tape.tensor([2.0], "t(1)", stop=True)
    for _ in range(6):
        tape.op("add_", y, two, at="y += x")
    trace = Trace.from_records(tape.end())
    scene = scene_at(trace, len(trace.steps) - 1)
    notes = [box for box in scene.boxes if box.kind == "write"]
    assert [note.rows[0].text for note in notes] == [f"writes y: v{v} → v{v + 1}" for v in (0, 1, 5)]
    assert notes[-1].rows[-1].text == "3 more writes before this one"


def test_hooks_say_whether_they_ran() -> None:
    trace = trace_of("hook_op")
    begin, end = trace.steps.pop_start(1, 2), trace.steps.pop_end(1, 2)
    assert begin is not None and end is not None
    before, after = scene_at(trace, begin), scene_at(trace, end)
    for scene, aside in ((before, ""), (after, "ran, changed it")):
        node = box(scene, "n3")
        assert "hook" in node.classes
        assert [(row.text, row.aside) for row in node.rows if row.kind == "hook"] == [("clip", aside)]


def test_slot_and_rank_only_where_not_zero() -> None:
    trace = trace_of("list_slots")
    scene = scene_at(trace, len(trace.steps) - 1)
    labels = {line.id: line.label for line in scene.lines}
    assert labels["n5-0-0-n3-0-0"] == "" and labels["n5-0-1-n2-0-0"] == "0:1" and labels["n2-1-0-n1-0-0"] == "1:0"
    assert all("0:0" not in label for label in labels.values())


def test_inputs_without_gradient_are_cut_stubs() -> None:
    trace = trace_of("pop_error")
    scene = scene_at(trace, len(trace.steps) - 1)
    cuts = {box.title: box for box in scene.boxes if box.kind == "cut"}
    assert set(cuts) == {"x", "bias"}
    assert all(cut.classes == ("cut",) and cut.aside == "stop_gradient" for cut in cuts.values())
    assert {line.tail for line in scene.lines if line.kind == "cut"} == {"n2", "n4"}


def test_a_pop_that_never_finished_says_so() -> None:
    trace = trace_of("hook_kill")
    scene = scene_at(trace, len(trace.steps) - 1)
    assert texts(box(scene, "n2"), "state-running") == ["running p2, never finished"]


def test_edges_are_given_one_by_one() -> None:
    trace = trace_of("list_slots")
    gives = [k for k in trace.steps.of_pop(1, 2) if trace.steps[k].kind == "give"]
    shown = [sum("given" in line.classes for line in scene_at(trace, k).lines if line.tail == "n5") for k in gives]
    assert shown == [1, 2, 3]


def test_pruned_nodes_and_edges_are_dashed_and_say_why() -> None:
    from handmade.tape import Tape

    tape = Tape("x = t(1)\nw = t(2)\ny = (x * x) * (w * w)\ndx = grad(y, [x])\n")
    x, w = tape.tensor([3.0], "t(1)"), tape.tensor([2.0], "t(2)")
    y = tape.op("multiply", tape.op("multiply", x, x, at="x * x"), tape.op("multiply", w, w, at="w * w"), at="(x * x)")
    tape.grad(y, [x], "grad(y, [x])")
    trace = Trace.from_records(tape.end())
    scene = scene_at(trace, trace.passes[0].last_step)
    pruned = {box.id for box in scene.boxes if "pruned" in box.classes}
    squared = next(box for box in scene.boxes if texts(box, "code") == ["w * w"])
    assert squared.id in pruned and texts(squared, "state-pruned") == ["pruned: leads to no input"]
    assert {line.head for line in scene.lines if "pruned" in line.classes} == pruned
    leaf = next(box for box in scene.boxes if box.title == "x")
    assert texts(leaf, "fetch") == ["result for x"]


def test_module_scopes_become_clusters_and_leaves_follow_their_readers() -> None:
    from handmade.tape import Tape

    tape = Tape("x = t(1)\nw = t(2)\nh = x * w\ny = h * h\n")
    x, w = tape.tensor([3.0], "t(1)", stop=True), tape.tensor([2.0], "t(2)")
    h = tape.op("multiply", x, w, at="x * w")
    y = tape.op("multiply", h, h, at="h * h")
    tape.backward([y], "y = h")
    for record, scope in zip((r for r in tape.records if isinstance(r, R.OpRan)), ("net.fc", "net"), strict=True):
        record.scope = scope
    trace = Trace.from_records(tape.end())
    scene = scene_at(trace, trace.passes[0].last_step)
    scopes = {box.title: box.scope for box in scene.boxes if box.kind != "root"}
    assert scopes["w"] == "net.fc" and scopes["x"] == "net.fc"
    assert {box.scope for box in scene.boxes if box.kind == "grad-node"} == {"net", "net.fc"}
    dot = source(scene)
    assert dot.index("subgraph cluster_net {") < dot.index('subgraph "cluster_net.fc" {')


def test_between_passes_the_last_one_is_drawn_and_before_all_what_was_made_so_far() -> None:
    trace = trace_of("shared_leaves")
    last = trace.passes[0].last_step
    assert "pass b1" in scene_at(trace, last + 1).heading[0]
    early = scene_at(trace, trace.passes[0].first_step - 1)
    assert "pass" not in early.heading[0]
    assert {box.id for box in early.boxes if box.kind != "cut"} == {"n1", "n2", "n3"}


def test_a_nested_pass_can_be_asked_for() -> None:
    trace = trace_of("hook_backward")
    k = len(trace.steps) - 1
    assert "pass b1" in scene_at(trace, k, pass_id=1).heading[0]
    assert "pass b2" in scene_at(trace, k, pass_id=2).heading[0]
    with pytest.raises(RenderError, match=r"no pass b9.*b1, b2"):
        scene_at(trace, k, pass_id=9)


def test_rows_that_were_worked_out_are_marked_and_explained_once() -> None:
    records = import_module("handmade.pop_error").records()
    records[0].capabilities = {**records[0].capabilities, "holder": R.VERIFIED, "in_degree": R.VERIFIED}
    ran = [record for record in records if isinstance(record, R.NodeRan)][-1]
    ran.marks = {"order": R.EMULATED}
    trace = Trace.from_records(records)
    scene = scene_at(trace, trace.steps.pop_start(1, 2))
    doubted = {row.kind for one in scene.boxes for row in one.rows if row.worked_out}
    assert "buffer" in doubted and not doubted & {"code", "meta", "wrapper-ok"}
    for one in scene.boxes:
        assert ("worked-out" in one.classes) == any(row.shown().startswith("~") for row in one.rows)
    dot = source(scene)
    assert dot.count("~ worked out, not observed: verified<") == 1
    after = scene_at(trace, len(trace.steps) - 1)
    (failed,) = [row for row in box(after, f"n{ran.node}").rows if row.kind == "state-error"]
    assert failed.worked_out == R.EMULATED and failed.shown().startswith("~failed")
    assert "emulated: order" in box(after, f"n{ran.node}").tooltip
    assert "worked" not in source(scene_at(trace_of("pop_error"), 20))
