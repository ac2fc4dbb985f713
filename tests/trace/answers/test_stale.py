"""Writes that do no harm: told when there is nothing worse, and only where somebody could have minded."""

from __future__ import annotations

from pathlib import Path

import pytest
from ran import HEAD, ran

from gradscope.trace.answers import verdict, why

AHEAD = HEAD.count("\n")

NOTED = """\
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
y = x + 1
z = y + 2
y.multiply_(paddle.to_tensor([5.0, 5.0]))
z.sum().backward()
"""
SILENT = {
    "nobody had read it": """\
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
y = x * 2
y.tanh_()
y.sum().backward()
""",
    "an optimizer between passes": """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
opt = paddle.optimizer.SGD(0.1, parameters=[w])
for _ in range(2):
    (w + 1).sum().backward()
    opt.step()
    opt.clear_grad()
""",
    "a buffer counted up": """\
n = paddle.zeros([1])
w = paddle.to_tensor([1.0], stop_gradient=False)
for _ in range(2):
    (w * w).sum().backward()
    n.add_(paddle.ones([1]))
""",
    "out of place": """\
x = paddle.to_tensor([1.0, -2.0], stop_gradient=False)
y = paddle.nn.functional.relu(x)
y += 1
y.sum().backward()
""",
}


def test_a_write_that_an_op_had_read_before_and_did_not_save(tmp_path: Path) -> None:
    trace = ran(NOTED, tmp_path)
    (note,) = why(trace)
    assert (note.kind, note.severity) == ("harmless-write", "note")
    assert [trace.location(f)[1] - AHEAD for f in note.frames] == [4]
    assert "scale had not saved its values" in note.title
    assert verdict(trace) is None, "it is no finding"
    assert "harmless-write" in [a.kind for a in why(trace, "y")]


def test_the_note_gives_way_to_a_finding(tmp_path: Path) -> None:
    trace = ran(NOTED.replace("z = y + 2", "z = y + 2\nq = y * y").replace("z.sum()", "(z + q).sum()"), tmp_path)
    assert [a.kind for a in why(trace)] == ["stale-inplace"]


@pytest.mark.parametrize("name", SILENT)
def test_other_writes_are_not_worth_a_word(name: str, tmp_path: Path) -> None:
    trace = ran(SILENT[name], tmp_path)
    assert trace.ended is not None and trace.ended.error is None
    assert why(trace) == []
