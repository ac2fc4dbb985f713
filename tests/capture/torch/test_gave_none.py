"""A custom Function that returns None for an input that wants a gradient is named, with the line that applies it."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.answers import why  # noqa: E402
from gradscope.trace.check import check  # noqa: E402

PROGRAM = """
import torch
class Half(torch.autograd.Function):
    @staticmethod
    def forward(ctx, scale, a, b):
        ctx.save_for_backward(a, b)
        return scale * a * b
    @staticmethod
    def backward(ctx, g):
        a, b = ctx.saved_tensors
        return None, g * b, None
a = torch.ones(3, requires_grad=True)
b = torch.ones(3, requires_grad=True)
w = torch.ones(3, requires_grad=True)
inner = (b * 2).exp()
Half.apply(0.5, a, inner).sum().backward()
print(b.grad)
w.grad = torch.full((3,), 7.0)
Half.apply(0.5, a, w).sum().backward()
print(w.grad, a.grad)
"""


def test_the_function_and_the_line_that_applies_it_are_named(both: Any) -> None:
    ran = both(PROGRAM)
    assert ran.recorded.stdout == ran.plain.stdout
    trace = ran.trace
    assert check(trace) == []
    (read,) = why(trace)  # the script read b.grad and found None
    assert (read.kind, read.severity) == ("gave-none", "warning")
    assert read.title == "b: the backward of Half, applied at program.py:16, returned None for inner"
    assert [trace.location(frame)[1] for frame in read.frames] == [16, 17]
    (asked,) = why(trace, "b")
    assert asked.kind == "gave-none" and trace.node(asked.node).name.startswith("Half")
    assert not [a for a in why(trace, "a") if a.kind == "gave-none"]


def test_a_leaf_whose_turn_came_with_nothing_is_not_said_to_be_written(both: Any) -> None:
    trace = both(PROGRAM).trace
    grew = {(trace.names.tensor(g.tensor).text, g.pass_id): g.how for g in trace.of_kind(R.LeafGrew)}
    assert grew[("b", 1)] == "nothing" and grew[("w", 2)] == "nothing" and grew[("a", 2)] == "add"
    tensor = trace.names.tensors_called("w")[0]
    leaf = trace.moment(trace.passes[1].last_step).leaf(tensor)
    assert leaf.state == "nothing"
    assert trace.value(leaf.now).tolist() == [7.0, 7.0, 7.0]  # as the script set it
