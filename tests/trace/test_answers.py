"""Answers: the culprit line of a stale wrapper, in every way a wrapper gets stale; findings; deaths."""

from __future__ import annotations

import json
from typing import Any

import made
import pytest
from handmade.parts import Failed
from handmade.tape import Tape

from gradscope.trace import records as R
from gradscope.trace.answers import verdict, why
from gradscope.trace.answers.stale import stale
from gradscope.trace.query import PositionError
from gradscope.trace.trace import Trace

SCRIPT = """\
a = paddle.to_tensor([1.0, 2.0])
b = paddle.to_tensor([0.1, 0.1])
w = paddle.to_tensor([3.0, 4.0])
h = a * w
h += b
y = h.square()
h += b
h *= b
loss = y.sum()
loss.backward()
"""


def program(*, run: bool = True, before: bool = True, after: int = 2) -> Trace:
    """h is saved by square between writes: one before it (no harm), `after` of them after it."""
    t = Tape(SCRIPT, file="/x/s.py")
    a = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    b = t.tensor([0.1, 0.1], "paddle.to_tensor([0.1, 0.1])", stop=True)
    w = t.tensor([3, 4], "paddle.to_tensor([3.0, 4.0])")
    h = t.op("multiply", a, w, at="a * w")
    if before:
        t.op("add_", h, b, at="h += b")
    y = t.op("square", h, at="h.square()")
    for i in range(after):
        t.op("add_" if i == 0 else "multiply_", h, b, at=t.at("h += b", 1) if i == 0 else t.at("h *= b"))
    loss = t.op("sum", y, at="y.sum()")
    if not run:
        return Trace.from_records(t.end())
    try:
        t.backward([loss], "loss.backward()")
    except Failed as failed:
        return Trace.from_records(t.end(failed.failure, 1))
    return Trace.from_records(t.end())


def test_failed_pop_names_both_lines_and_every_write() -> None:
    trace = program()
    (answer,) = stale(trace)
    assert answer.kind == "stale-inplace" and answer.severity == "error"
    assert (answer.pass_id, answer.pop) == (1, 2) and trace.steps.kind_of(answer.step) == "check"
    assert "saved by square at s.py:6" in answer.title and "`h += b` at s.py:7" in answer.title
    writes = answer.evidence["writes"]
    assert [(w["at"], w["old"], w["new"], w["first"]) for w in writes] == [
        ("s.py:7", 1, 2, True),
        ("s.py:8", 2, 3, False),
    ]
    assert answer.evidence["saved_version"] == 1 and answer.evidence["found_version"] == 3
    assert [trace.where(f) for f in answer.frames] == ["s.py:7", "s.py:6", "s.py:10"]
    assert "h = h + b" in answer.text
    assert json.loads(json.dumps(answer.to_json()))["step"] == answer.step + 1


@pytest.mark.parametrize("target", ["h", "n5", ":6", ":7", "s.py:8", "b1p2", "b1"])
def test_asked_for_by_name(target: str) -> None:
    trace = program()
    assert "stale-inplace" in {a.kind for a in why(trace, target)}, trace.names.node(5)


def test_harmless_write_is_told_to_who_asks() -> None:
    answers = why(program(), "h")
    harmless = [a for a in answers if a.kind == "harmless-write"]
    assert [a.title for a in harmless if "s.py:5" in a.title]
    assert not [a for a in why(program()) if a.kind == "harmless-write"]
    assert answers[0].kind == "stale-inplace"


def test_no_write_after_it_was_saved() -> None:
    assert why(program(after=0)) == []
    assert verdict(program(after=0)) is None


def test_a_wrapper_that_would_fail() -> None:
    trace = program(run=False)
    assert stale(trace) == [], "nobody ran it: not worth a word unless asked"
    (note,) = [a for a in stale(trace, "h") if a.kind == "stale-inplace"]
    assert note.severity == "note" and "would fail" in note.title


def test_waiting_behind_a_failure() -> None:
    """Two stale wrappers: the pass stops at the first, the second is a warning."""
    t = Tape(SCRIPT, file="/x/s.py")
    a = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    b = t.tensor([0.1, 0.1], "paddle.to_tensor([0.1, 0.1])", stop=True)
    h = t.op("multiply", a, a, at="a * w")
    y = t.op("square", h, at="h.square()")
    z = t.op("square", y, at="y.sum()")
    for x in (h, y):
        t.op("add_", x, b, at="h += b")
    try:
        t.backward([z], "loss.backward()")
    except Failed:
        pass
    answers = stale(Trace.from_records(t.end()))
    assert [(x.severity, x.tensor) for x in answers] == [("error", y.id), ("warning", h.id)]
    assert "did not get that far" in answers[1].title


def test_a_view_is_named() -> None:
    (answer,) = stale(made.trace("view_write"))
    assert "through top" in answer.text and answer.tensor == 3
    assert [a.kind for a in why(made.trace("view_write"), "top")] == ["stale-inplace"], "asked by the view's name"


def test_a_write_without_a_version() -> None:
    t = Tape(SCRIPT, file="/x/s.py")
    a = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    w = t.tensor([3, 4], "paddle.to_tensor([3.0, 4.0])")
    y = t.op("multiply", a, w, at="a * w")
    t.say(R.TensorChanged(w.id, t.tick(), "set_value", None, None, t.at("h += b"), w.storage, 0))
    t.backward([y], "loss.backward()")
    trace = Trace.from_records(t.end())
    (answer,) = stale(trace)
    assert (answer.kind, answer.severity, answer.tensor) == ("stale-unversioned", "warning", w.id)
    assert "s.py:4" in answer.title and "s.py:5" in answer.title
    assert verdict(trace) == answer


def test_an_optimizer_step_between_passes_is_no_fault() -> None:
    assert why(made.trace("shared_leaves")) == []


def test_an_optimizer_step_before_the_pass_is() -> None:
    t = Tape(SCRIPT, file="/x/s.py")
    a = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    w = t.tensor([3, 4], "paddle.to_tensor([3.0, 4.0])")
    y = t.op("multiply", a, w, at="a * w")
    t.say(R.ParamsStepped("SGD", t.tick(), 1, [R.ParamStep(w.id)], t.at("h *= b"), end=t.tick()))
    t.backward([y], "loss.backward()")
    (answer,) = stale(Trace.from_records(t.end()))
    assert answer.kind == "stale-unversioned" and "s.py:8" in answer.title


def test_a_refused_write_to_a_leaf() -> None:
    t = Tape(SCRIPT, file="/x/s.py")
    a = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    frame = t.at("h += b")
    t.say(R.SiteSeen(1, "add_", frame, ["x", "y"], [], ["out"]))
    error = R.Failure(
        "ValueError", "Leaf Var that doesn't stop gradient can't use inplace strategy.", layer=3, op="add_"
    )
    t.say(R.OpRan(1, t.tick(), 1, t.tick(), frame=frame, inputs=[[R.InputSeen(a.id)]], layer=3, error=error))
    (answer,) = stale(Trace.from_records(t.end(error, 1)))
    assert answer.kind == "leaf-inplace" and "a is a leaf" in answer.title and "s.py:5" in answer.title


def test_death_inside_a_hook() -> None:
    found = verdict(made.trace("hook_kill"))
    assert found is not None and found.kind == "unfinished"
    assert "inside hook die" in found.title and "b1p2" in found.title


def test_findings_are_answers_once() -> None:
    records = made.records("pop_error")
    said = R.Finding(1, records[-1].tick, "stale-inplace", "h2 was changed", "error", 1, 5, 3, 6, frames=[1])
    also = R.Finding(2, records[-1].tick, "hook-dropped", "a hook never ran", "warning", frames=[1])
    answers = why(Trace.from_records([*records[:-1], said, also, records[-1]]))
    assert [a.kind for a in answers] == ["stale-inplace", "hook-dropped"]
    assert "saved by relu" in answers[0].title, "the answer says more than the finding"


def test_a_pass_that_raised_for_another_reason() -> None:
    records: list[Any] = made.records("pop_error")
    ran = next(r for r in records if isinstance(r, R.NodeRan) and r.error is not None)
    ran.checks[0].now, ran.checks[0].ok = 0, True
    for r in records:
        if isinstance(r, R.OpRan):
            r.bumps = []
            for out in (o for ranks in r.outputs for o in ranks):
                out.version = 0
    (answer,) = why(Trace.from_records(records))
    assert answer.kind == "failed" and "n3 relu, p5" in answer.title


@pytest.mark.parametrize("target", ["nobody", "n99", ":500"])
def test_unknown_target(target: str) -> None:
    with pytest.raises(PositionError):
        why(program(), target)


@pytest.mark.parametrize(("name", "trace"), made.every())
def test_sound_traces_have_no_verdict(name: str, trace: Trace) -> None:
    expected = {"pop_error": "stale-inplace", "view_write": "stale-inplace", "hook_kill": "unfinished"}.get(name)
    found = verdict(trace)
    assert (found.kind if found else None) == expected


def test_keys_hold_no_ids() -> None:
    (answer,) = stale(program())
    assert answer.key == "stale-inplace|s.py:6|s.py:7"


TWICE = "Trying to backward through the graph a second time (or directly access saved tensors after they have …"


@pytest.mark.parametrize(
    ("text", "computed", "kind"),
    [
        ("(Fatal) The TensorWrappers do not exist.\nMore.", False, "freed"),
        (TWICE, True, "freed"),  # a formula of PyTorch finds out by itself
        ("the user's own formula raises", True, "failed"),
    ],
)
def test_a_graph_that_was_freed_names_both_passes(text: str, computed: bool, kind: str) -> None:
    t = Tape("x = paddle.to_tensor([1.0, 2.0])\ny = x * x\ny.backward()\ny.backward()  # again\n", file="/x/s.py")
    x = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    y = t.op("multiply", x, x, at="x * x")
    t.backward([y], "y.backward()")
    node = y.node
    assert node is not None and node.cleared
    failure = R.Failure("SystemError", text, "Fatal")
    again = t.at("y.backward()", 1)
    t.say(
        R.PassBegan(
            2,
            t.tick(),
            frame=again,
            roots=[R.Root(y.id, node.id)],
            in_degrees=[R.InDegree(node.id, 0)],
            queue=[node.id],
        )
    )
    ran = R.NodeRan(2, t.tick(), 1, node.id, holder=[R.HolderSlot(0, 0)], freed=False, error=failure)
    ran.computed, ran.ended = t.tick() if computed else 0, t.tick()
    t.say(ran)
    t.say(R.PassEnded(2, t.tick(), 1, failure))
    trace = Trace.from_records(t.end(failure, 1))
    (answer,) = why(trace)
    if kind == "failed":
        assert answer.kind == "failed"
        return
    assert answer.kind == "freed" and answer.evidence == {"freed_by": 1, "freed_at_pop": 1}
    assert "freed by b1 at s.py:3" in answer.title and "b2 at s.py:4" in answer.title
    assert trace.moment(trace.passes[1].first_step).wrappers(node.id)[0].status == "cleared"
    assert why(trace, f"n{node.id}") == [answer] and why(trace, "b1p2") == []


def test_the_writes_of_an_optimizer_step_count_once() -> None:
    t = Tape(SCRIPT, file="/x/s.py")
    a = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0])")
    w = t.tensor([3, 4], "paddle.to_tensor([3.0, 4.0])")
    y = t.op("multiply", a, w, at="a * w")
    frame = t.at("h *= b")
    for _ in range(2):
        t.say(R.ParamsStepped("SGD", t.tick(), 1, [R.ParamStep(w.id), R.ParamStep(a.id)], frame, end=t.tick()))
        t.say(R.TensorChanged(w.id, t.tick(), "optimizer", None, None, frame, w.storage, 0))
    t.backward([y], "loss.backward()")
    trace = Trace.from_records(t.end())
    assert [trace.moment(-1).unversioned_writes(x.storage) for x in (w, a)] == [2, 2]


@pytest.mark.parametrize(
    ("text", "form"),
    [("h2 += 0.1", "h2 = h2 + 0.1"), ("x.add_(w)", "x = x.add(w)"), ("h **= 2", "h = h ** 2"), ("x[0] = 1", "")],
)
def test_remedies(text: str, form: str) -> None:
    from gradscope.trace.answers.stale import _remedy

    assert _remedy(text) == (f" (`{form}`)" if form else "")
