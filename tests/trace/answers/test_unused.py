"""Why grad() found no way to an input, told of scripts that ran."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradscope.trace.answers import verdict, why
from gradscope.trace.trace import Trace
from tests.trace.ran import HEAD, ran

AHEAD = HEAD.count("\n")  # lines before a script of its own


def lines(trace: Trace, frames: list[int]) -> list[int]:
    return sorted({trace.location(f)[1] - AHEAD for f in frames})


RAISED: dict[str, tuple[str, list[int], str, str]] = {
    "not asked for a graph": ("no-create-graph", [3, 5], "dy has no history", """\
x = paddle.to_tensor([2.0], stop_gradient=False)
y = 4 * x * x * x + 1
dy = paddle.grad(y, x)[0]
print(dy.tolist())
d2y = paddle.grad(dy, x)[0]
"""),
    "something computed from such a gradient": ("no-create-graph", [3, 5], "g[0] has no history", """\
x = paddle.to_tensor([2.0], stop_gradient=False)
y = x * x * x
g = paddle.grad(y, [x])
penalty = (g[0] * g[0]).sum()
paddle.grad(penalty, x)
"""),
    "never used": ("not-used", [2, 4], "z, input 1 of b1", """\
x = paddle.to_tensor([1.0], stop_gradient=False)
z = paddle.to_tensor([1.0], stop_gradient=False)
y = x * 2
paddle.grad(y, [x, z])
"""),
    "cut off by detach": ("detached", [2, 4], "x: ", """\
x = paddle.to_tensor([1.0], stop_gradient=False)
h = x.detach() * 3
w = paddle.to_tensor([1.0], stop_gradient=False)
paddle.grad(h * w, [w, x])
"""),
    "computed under no_grad": ("no-grad", [3, 5], "x: ", """\
x = paddle.to_tensor([1.0], stop_gradient=False)
with paddle.no_grad():
    h = x * 3
w = paddle.to_tensor([1.0], stop_gradient=False)
paddle.grad(h * w, [w, x])
"""),
    "all ways lead through no_grad_vars": ("pruned", [4], "every way to it", """\
x = paddle.to_tensor([1.0], stop_gradient=False)
h = x * 3
w = paddle.to_tensor([1.0], stop_gradient=False)
paddle.grad(h * w, [w, x], no_grad_vars=[h])
"""),
}  # fmt: skip


@pytest.mark.parametrize("name", RAISED)
def test_a_call_that_raised_is_explained(name: str, tmp_path: Path) -> None:
    kind, wanted, title, script = RAISED[name]
    trace = ran(script, tmp_path)
    found = why(trace)
    assert [a.kind for a in found if a.severity != "note"] == [kind], [a.text for a in found]
    worst = verdict(trace)
    assert worst == found[0] and worst.severity == "error" and title in worst.title, worst
    assert lines(trace, worst.frames) == wanted, worst.text


def test_a_none_that_was_allowed_is_no_finding_but_told_when_asked(tmp_path: Path) -> None:
    trace = ran(RAISED["never used"][3].replace("[x, z])", "[x, z], allow_unused=True)"), tmp_path)
    assert verdict(trace) is None
    assert [a.kind for a in why(trace, "z")] == ["not-used"]
    assert why(trace, "z")[0].severity == "note"


@pytest.mark.parametrize("asked", ["x", "h"])
def test_a_result_that_a_hook_made_zero(asked: str, tmp_path: Path) -> None:
    script = f"""\
x = paddle.to_tensor([2.0], stop_gradient=False)
h = x * 3
y = h * h
y.register_hook(lambda g: g * 0)
g, = paddle.grad(y, {asked})
print(g.tolist())
"""
    trace = ran(script, tmp_path)
    (answer,) = why(trace)
    assert answer.kind == "hook-dropped" and lines(trace, answer.frames) == [4, 6], answer.text


def test_an_error_inside_a_pop_is_not_blamed_on_the_inputs(tmp_path: Path) -> None:
    script = """\
x = paddle.to_tensor([1.0], stop_gradient=False)
z = paddle.to_tensor([1.0], stop_gradient=False)
y = x * x
y.backward()
paddle.grad(y, [x, z])
"""
    trace = ran(script, tmp_path)
    assert [a.kind for a in why(trace) if a.severity == "error"] == ["freed"]
