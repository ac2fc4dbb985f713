"""`--holders` of PyTorch scripts: what still holds a graph, by kind and name, and the holder that grows."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

import gradscope  # noqa: E402
from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.answers import verdict  # noqa: E402
from gradscope.trace.check import check  # noqa: E402
from gradscope.trace.trace import Trace, load  # noqa: E402


class Keeps(torch.autograd.Function):
    """Keeps on its ctx what is neither an input nor an output."""

    @staticmethod
    def forward(ctx, x, other):
        ctx.other = other
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2, None


class Model:
    """Something with attributes."""


def _holding(w, kept):
    big = w * 5
    w.register_hook(lambda g: g + big.sum().detach() * 0)
    model = Model()
    model.last = w * 3
    kept.append(model.last * 1)
    out = Keeps.apply(w * 1, {"big": w * 7})
    out.sum().backward(retain_graph=True)
    return lambda: out


def _growing(w):
    total = 0.0
    for _ in range(6):
        loss = (w * w).sum()
        loss.backward()
        w.grad = None
        total = total + loss
    return total


def _recorded(path: Path, program, *args) -> Trace:
    with gradscope.record(path, holders=True):
        program(*args)
    trace = load(path)
    assert check(trace) == []
    return trace


def test_every_kind_of_holder(tmp_path):
    trace = _recorded(tmp_path / "r.gscope", _holding, torch.tensor([1.0, 2.0], requires_grad=True), [])
    found = {(r.by, r.name): r for r in trace.of_kind(R.GraphHeld)}
    wanted = {
        ("variable", "_holding(): out"),
        ("variable", "_holding(): model.last"),
        ("variable", "_holding(): kept[…]"),
        ("variable", "_holding(): big"),
        ("hook", "_holding.<locals>.<lambda> → big"),
        ("ctx", "Keeps's ctx.other[…]"),
    }
    assert wanted <= set(found), set(found)
    out = found["variable", "_holding(): out"]
    assert trace.line_text(out.frame).startswith("out = Keeps.apply") and out.nodes == 3
    assert found["hook", "_holding.<locals>.<lambda> → big"].node == found["variable", "_holding(): big"].node


def test_growth_is_the_verdict(tmp_path):
    trace = _recorded(tmp_path / "r.gscope", _growing, torch.tensor([1.0], requires_grad=True))
    worst = verdict(trace)
    assert worst is not None and worst.kind == "graph-grows"
    assert worst.title.startswith("variable _growing(): total keeps graphs alive: 4 nodes after b2, 16 after b6")
    assert [trace.line_text(f) for f in worst.frames] == ["total = total + loss"]


def test_without_the_option_nothing_is_looked_for(tmp_path):
    with gradscope.record(tmp_path / "r.gscope"):
        _growing(torch.tensor([1.0], requires_grad=True))
    assert list(load(tmp_path / "r.gscope").of_kind(R.GraphHeld)) == []
