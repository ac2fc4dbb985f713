"""The forward flow behind a tensor: ops, detached handles, round trips, writes through views, what stays out."""

from __future__ import annotations

from pathlib import Path

import pytest
from ran import ran

from gradscope.trace.answers.cuts import way
from gradscope.trace.answers.flow import flow
from gradscope.trace.answers.gradients import gradient_at
from gradscope.trace.records import FrameSeen
from gradscope.trace.syntax import Source
from gradscope.trace.trace import Trace


def called(trace: Trace, name: str) -> int:
    return trace.names.tensors_called(name)[-1]


def test_everything_behind_and_nothing_else(tmp_path: Path) -> None:
    trace = ran("""\
x = paddle.to_tensor([1.0], stop_gradient=False)
u = paddle.to_tensor([1.0], stop_gradient=False)
a = x * 2
b = a.detach() + u
c = x * u
""", tmp_path)  # fmt: skip
    arcs = flow(trace).behind(called(trace, "b"), len(trace.steps))
    assert (arcs[0].how, trace.names.tensor(arcs[0].output).text) == ("op", "a")
    assert [arc.how for arc in arcs] == ["op", "detach", "op"]
    assert arcs == sorted(arcs, key=lambda arc: arc.step)
    path = way(trace, called(trace, "x"), arcs, called(trace, "b"))
    assert (path.reached, path.live, [c.kind for c in path.cuts]) == (True, False, ["detached"])
    path = way(trace, called(trace, "u"), arcs, called(trace, "b"))
    assert (path.reached, path.live, path.cuts) == (True, True, [])
    assert not way(trace, called(trace, "c"), arcs, called(trace, "b")).reached


def test_in_place_writes_belong_to_the_flow(tmp_path: Path) -> None:
    trace = ran("""\
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
u = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
h = x * 1
h.add_(u)
s = h.sum()
h.add_(x)
""", tmp_path)  # fmt: skip
    arcs = flow(trace).behind(called(trace, "s"), len(trace.steps))
    ops = [trace.names.op_name(arc.call) for arc in arcs]
    assert ops == ["scale", "add_", "sum"], "the last write came after the sum"
    assert way(trace, called(trace, "u"), arcs, called(trace, "s")).live


def test_a_chain_of_ten_thousand_is_walked(tmp_path: Path) -> None:
    from chain import chain

    trace = Trace.from_records(list(chain(10_000)))
    arcs = flow(trace).behind(10_002, len(trace.steps))
    assert len(arcs) == 10_000
    assert way(trace, 1, arcs, 10_002).live


def test_the_gradient_of_the_moment(tmp_path: Path) -> None:
    trace = ran("""\
w = paddle.to_tensor([2.0], stop_gradient=False)
(w * 3).sum().backward()
w.clear_gradient(False)
(w * 0).sum().backward()
w.clear_gradient()
""", tmp_path)  # fmt: skip
    w = called(trace, "w")
    first, second = trace.passes
    assert not gradient_at(trace, w, first.first_step).there
    after = gradient_at(trace, w, first.last_step + 1)
    assert (after.there, after.zero, after.pass_id, after.text) == (True, False, 1, "3")
    cleared = gradient_at(trace, w, second.first_step)
    assert not cleared.there and trace.where(cleared.frame) == "s.py:5"
    assert gradient_at(trace, w, second.last_step + 1).zero
    assert gradient_at(trace, w, len(trace.steps)).there, "cleared to zeros is not None"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("if x.grad is not None: pass", True),
        ("ok = x.grad is None", True),
        ("assert x.grad", True),
        ("y = 1 if x.grad else 2", True),
        ("z = x.grad or 0", True),
        ("g = x.grad\nif g is None: pass", True),
        ("if (g := x.grad) is None: pass", True),
        ("print(x.grad)", False),
        ("g = x.grad\nprint(g)", False),
        ("y = x.grad == 3", False),
        ("def f(: x.grad", False),
    ],
)
def test_a_read_that_only_asks_whether_it_is_there(text: str, expected: bool) -> None:
    line = next(k for k, one in enumerate(text.split("\n"), 1) if "x.grad" in one)
    col = text.split("\n")[line - 1].index("x.grad")
    seen = FrameSeen(1, 1, line, line, col, col + len("x.grad"))
    assert Source(text).only_tested(seen) is expected
