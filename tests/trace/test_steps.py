"""Steps: every record kind has them or is a description; they are in order; moves go where they say."""

from __future__ import annotations

from typing import Any

import made
import numpy as np
import pytest

from gradscope.trace import records as R
from gradscope.trace import steps
from gradscope.trace.story import describe, sentence
from gradscope.trace.trace import Trace

META = R.Meta((2,), "float32")
DESCRIPTIONS = (R.SourceSeen, R.FrameSeen, R.SiteSeen, R.NodeMade)
HOOK = R.HookRan(1, 23, before=np.ones(2), after=np.zeros(2), outcome="changed")

# One record of every kind, as rich as it gets; together they make a trace.
SAMPLES: list[Any] = [
    R.TraceBegan(1, 1, "native", {}, {}, ["a.py"], "a.py"),
    R.SourceSeen(1, "a.py", "x = f()\ny = x * x\n"),
    R.FrameSeen(1, 1, 2, 2, 4, 9, "<module>"),
    R.SiteSeen(1, "multiply", 1, ["x", "y"], [], ["out"]),
    R.TensorMet(1, 2, "x", META, 1, frame=1, made=True),
    R.HookSet(1, 3, "gradient", "clip", tensor=1, node=1),
    R.NodeMade(1, 5, "MultiplyGradNode", call=1, in_meta=[[META]], wrappers=[R.WrapperMade("x", 1, 1)]),
    R.OpRan(1, 4, 1, frame=1, inputs=[[R.InputSeen(1)]], outputs=[[R.OutputMade(2, META, 2, node=1)]], nodes=[1],
            packs=[R.HookRan(1, 5)]),
    R.TensorChanged(2, 6, "stop_gradient", False, True, 1),
    R.PolicyChanged(7, "values", "the budget is used up"),
    R.PassBegan(1, 8, roots=[R.Root(2, 1)], in_degrees=[R.InDegree(1, 0)], queue=[1]),
    R.GraphPlanned(1, 9, pruned=[R.Pruned(2, "not-needed")]),
    R.Opened("hook", 1, 23, 1, 1, 1, 0, 20),
    R.LeafGrew(1, 30, 1, 1, "set", 1, None, np.ones(2), reduce_hooks=[R.HookRan(1, 31)]),
    R.NodeRan(
        1, 20, 1, 1, checked=24, computed=25, gave=40, ended=41,
        holder=[R.HolderSlot(0, 0, np.ones(2), True, True)], hooks=[HOOK], checks=[R.WrapperChecked("x", 1, 1, 0, 0)],
        outputs=[R.OutputGiven(0, 0, np.ones(2))], post_hooks=[R.HookRan(1, 35)],
        edges=[R.EdgeGiven(0, 0, 2, 0, 0, R.COPY, 0, R.BACK)],
    ),
    R.NodeRan(1, 42, 2, 2, error=R.Failure("RuntimeError", "no\nsecond line"), ended=43, freed=False),
    R.GradFetched(1, 44, 1, np.ones(2)),
    R.GraphHeld(1, 45, 1, "variable", "y", 1),
    R.PassEnded(1, 46, 2, R.Failure("RuntimeError", "no"), final_hooks=[R.HookRan(1, 46)]),
    R.Finding(1, 47, "stale-inplace", "x was changed", node=1, frames=[1]),
    R.ParamsStepped("SGD", 48, 1, [R.ParamStep(1, 0.1)], 1),
    R.HookGone(1, 49),
    R.TraceEnded(50, None, 0),
]  # fmt: skip


def test_samples_are_every_kind() -> None:
    assert {type(r) for r in SAMPLES} == set(R.KINDS)


@pytest.mark.parametrize("row", range(len(SAMPLES)), ids=lambda row: f"{type(SAMPLES[row]).__name__}-{row}")
def test_every_kind_has_steps_and_a_sentence(row: int) -> None:
    trace = Trace.from_records(SAMPLES)
    record = trace.record(row)
    rows = steps.flatten(record)
    assert bool(rows) != isinstance(record, DESCRIPTIONS)
    assert [r[0] for r in rows] == sorted(r[0] for r in rows), "ticks never run backwards inside a record"
    text = describe(trace, record)
    assert text and "\n" not in text


def test_every_kind_of_step_occurs_and_is_told() -> None:
    trace = Trace.from_records(SAMPLES)
    unfinished = made.trace("hook_kill")
    seen = {s.kind for t in (trace, unfinished) for s in t.steps}
    assert seen == set(steps.KINDS)
    for t in (trace, unfinished):
        for step in t.steps:
            text = sentence(t, step.k)
            assert text and "\n" not in text and not text.endswith("."), step


def test_the_stages_of_a_pop_stand_in_the_order_of_the_engine() -> None:
    trace = Trace.from_records(SAMPLES)
    kinds = [trace.steps.kind_of(k) for k in trace.steps.of_pop(1, 1)]
    assert kinds == [
        "pop", "zero_fill", "hook", "check", "compute", "leaf", "reduce_hook", "post_hook", "free", "give",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "trace"), made.every())
def test_steps_are_ordered_and_found_again(name: str, trace: Trace) -> None:
    ticks = [s.tick for s in trace.steps]
    assert ticks == sorted(ticks)
    for step in trace.steps:
        assert trace.steps[step.k] == step and step.e == step.k + 1
        assert step.k in trace.steps.of_record(step.row)
        if step.pop and step.kind != "finding":
            assert step.k in trace.steps.of_pop(step.pass_id, step.pop)
    for info in trace.passes:
        assert trace.steps.kind_of(info.first_step) == "pass"
        if info.ended_row >= 0:
            assert trace.steps.kind_of(info.last_step) == "pass_end"


def test_moves_between_pops() -> None:
    trace = made.trace("hook_backward")
    starts = trace.steps.of_kind("pop").tolist()
    walked, k = [], 0
    while (to := trace.steps.next_pop(k)) is not None:
        walked.append(to)
        k = to
    assert walked == starts
    back = []
    while (to := trace.steps.prev_pop(k)) is not None:
        back.append(to)
        k = to
    assert back == starts[-2::-1]
    assert trace.steps.next_pass(0) == trace.steps.of_pass(1)[0]
    assert trace.steps.prev_pass(len(trace.steps) - 1) == trace.steps.of_pass(2)[0]
    assert trace.steps.next_pass(trace.steps.of_pass(2)[0]) is None
    with pytest.raises(KeyError):
        trace.steps.of_pass(9)
    assert trace.steps.of_pop(1, 99) == [] and trace.steps.pop_start(1, 99) is None


def test_redescriptions_are_no_steps() -> None:
    again = [*SAMPLES[:-1], R.TensorMet(1, 60, "x", META, 1), R.HookSet(1, 61, "gradient"), R.TraceEnded(62)]
    kinds = [s.kind for s in Trace.from_records(again).steps]
    assert kinds.count("tensor") == 1 and kinds.count("hook_set") == 1


def test_a_mark_on_everything_that_went_wrong() -> None:
    from gradscope.trace.query import marks

    trace = made.trace("pop_error")
    assert [trace.steps.kind_of(k) for k in marks(trace)] == ["check", "fail", "pass_end", "ended"]
    killed = made.trace("hook_kill")
    assert [killed.steps.kind_of(k) for k in marks(killed)] == ["opened"]
    assert marks(made.trace("hook_op")) == []


def test_what_ran_in_a_formula_stands_before_its_failure(tmp_path):
    from ran import ran

    trace = ran(
        "class Bad(paddle.autograd.PyLayer):\n"
        "    @staticmethod\n    def forward(ctx, a):\n        return a * 1\n"
        "    @staticmethod\n    def backward(ctx, g):\n        g = g * 2\n        raise ValueError('no')\n"
        "a = paddle.to_tensor([2.0], stop_gradient=False)\nBad.apply(a).backward()\n",
        tmp_path,
    )
    kinds = [trace.steps.kind_of(k) for k in trace.steps.of_pop(1, 1)]
    assert kinds[-1] == "fail" and "op" in kinds
