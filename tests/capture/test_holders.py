"""`--holders`: what still holds a graph at the end of a pass, by kind and name; and that looking changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gradscope.trace import records as R
from gradscope.trace.answers import verdict, why
from gradscope.trace.check import check
from gradscope.trace.trace import Trace, load

ROOT = Path(__file__).parents[2]
HEAD = "import gc, weakref\nimport gradscope.paddle as paddle\nx = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"


@pytest.fixture
def run(tmp_path: Path) -> Any:
    """run(text) -> (what it prints, the trace); the same is printed without gradscope."""

    def call(text: str) -> tuple[list[str], Trace]:
        (tmp_path / "x.py").write_text(HEAD + text)
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
        env = {**kept, "PYTHONPATH": str(ROOT)}
        printed = []
        options = ["-m", "gradscope", "run", "--no-tui", "-q", "--holders", "-f", "-o", "r.gscope"]
        for before in ([], options):
            done = subprocess.run(
                [sys.executable, *before, "x.py"], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120
            )
            assert done.returncode == 0 and not done.stderr, done.stderr
            printed.append(done.stdout.splitlines())
        assert printed[0] == printed[1]
        trace = load(tmp_path / "r.gscope")
        assert check(trace) == []
        return printed[0], trace

    return call


def held(trace: Trace, pass_id: int) -> dict[tuple[str, str], R.GraphHeld]:
    return {(r.by, r.name): r for r in trace.of_kind(R.GraphHeld) if r.pass_id == pass_id}


def test_a_variable_with_its_line_its_nodes_and_its_bytes(run: Any) -> None:
    _, trace = run(
        "h = x * 2.0\ny = (paddle.tanh(h) * h).sum()\nz = x * 3.0\ny.backward(retain_graph=True)\ny.backward()\n"
    )
    first, second = held(trace, 1), held(trace, 2)
    assert set(first) == set(second) == {("variable", "h"), ("variable", "y"), ("variable", "z")}
    y = first[("variable", "y")]
    assert trace.line_text(y.frame).startswith("y = ") and trace.node(y.node).name == "SumGradNode"  # type: ignore[union-attr]
    assert (y.nodes, y.nbytes, y.tensors) == (5, 16, 1), "tanh's output and h, which tanh and the product share"
    assert second[("variable", "y")].nbytes == 0, "backward let go of what was saved"
    assert first[("variable", "h")].nodes == 2


def test_containers_attributes_and_functions(run: Any) -> None:
    _, trace = run(
        "class Model:\n"
        "    __slots__ = ('last',)\n"
        "class Wide:\n"
        "    pass\n"
        "m, w, kept, table = Model(), Wide(), [], {}\n"
        "def train():\n"
        "    inside = x * 2.0\n"
        "    m.last = inside * 3.0\n"
        "    w.deep = [(m.last * 1.0,)]\n"
        "    kept.append(inside.sum())\n"
        "    kept.append(inside.sum())\n"
        "    table['loss'] = kept[0] * 1.0\n"
        "    kept[0].backward()\n"
        "    return lambda: inside\n"
        "back = train()\n"
        "(x * 1.0).sum().backward()\n"
    )
    first, second = held(trace, 1), held(trace, 2)
    assert set(first) == {
        ("variable", "train(): inside"), ("variable", "m.last"), ("variable", "w.deep[…]"), ("variable", "kept[…]"),
        ("variable", "table[…]"),
    }  # fmt: skip
    assert first[("variable", "kept[…]")].tensors == 2
    assert ("closure", "train.<locals>.<lambda> → inside") in second
    assert ("variable", "train(): inside") not in second


def test_hooks_contexts_and_grad(run: Any) -> None:
    _, trace = run(
        "from gradscope.paddle.autograd import PyLayer\n"
        "class Keeps(PyLayer):\n"
        "    @staticmethod\n"
        "    def forward(ctx, a, other):\n"
        "        ctx.other = other\n"
        "        ctx.save_for_backward(a)\n"
        "        return a * 2.0\n"
        "    @staticmethod\n"
        "    def backward(ctx, g):\n"
        "        return g * 2.0\n"
        "def hooked():\n"
        "    big = x * 5.0\n"
        "    def hook(g):\n"
        "        return g + big.sum() * 0.0\n"
        "    x.register_hook(hook)\n"
        "hooked()\n"
        "out = Keeps.apply(x * 1.0, {'big': x * 7.0})\n"
        "out.sum().backward(retain_graph=True)\n"
        "x.clear_gradient(False)\n"
        "w = paddle.to_tensor([2.0], stop_gradient=False)\n"
        "def doubled(g):\n"
        "    return g * w\n"
        "(w * w * w).register_hook(doubled)\n"
        "v = w * w\n"
        "v.register_hook(doubled)\n"
        "v.sum().backward()\n"
    )
    first, second = held(trace, 1), held(trace, 2)
    hook = first[("hook", "hooked.<locals>.hook → big")]
    assert trace.line_text(hook.frame) == "big = x * 5.0"
    context = first[("ctx", "Keeps's ctx.other[…]")]
    assert trace.line_text(context.frame) == "out = Keeps.apply(x * 1.0, {'big': x * 7.0})"
    assert not any("saved_tensor" in name for _, name in first), "its input is behind its own edges anyway"
    assert (".grad", "x.grad") in first, "the hook's result carries a graph"
    assert (".grad", "x.grad") not in second


def test_what_nothing_leads_to_is_told_as_other(run: Any) -> None:
    _, trace = run(
        "gc.disable()\n"
        "class Cycle:\n"
        "    pass\n"
        "def lost():\n"
        "    c = Cycle()\n"
        "    c.self, c.y = c, x * 2.0\n"
        "lost()\n"
        "(x * 1.0).sum().backward()\n"
    )
    found = held(trace, 1)
    assert set(found) == {("other", "ScaleGradNode")} and trace.line_text(found[("other", "ScaleGradNode")].frame) == (
        "c.self, c.y = c, x * 2.0"
    )


def test_looking_changes_nothing_of_the_program(run: Any) -> None:
    printed, _ = run(
        "gc.disable()\n"
        "class Touchy:\n"
        "    def __getattr__(self, name):\n"
        "        print('asked for', name)\n"
        "        raise AttributeError(name)\n"
        "    @property\n"
        "    def value(self):\n"
        "        print('property')\n"
        "class Items(list):\n"
        "    def __iter__(self):\n"
        "        print('iterated')\n"
        "        return list.__iter__(self)\n"
        "touchy, items = Touchy(), Items([x * 2.0])\n"
        "def generate():\n"
        "    inner = x * 3.0\n"
        "    yield inner\n"
        "g = generate()\n"
        "next(g)\n"
        "def plain():\n"
        "    y = x * 2.0\n"
        "    z = y.sum()\n"
        "    z.backward()\n"
        "    node = weakref.ref(y.grad_fn)\n"
        "    del y, z\n"
        "    print(node() is None)\n"
        "def looks():\n"
        "    a = 1\n"
        "    mine = locals()\n"
        "    z = (x * 2.0).sum()\n"
        "    z.backward()\n"
        "    print(sorted(mine))\n"
        "plain()\n"
        "looks()\n"
    )
    assert printed == ["True", "['a']"]


def test_a_suspended_generator_and_a_container_of_the_users_class_are_looked_into(run: Any) -> None:
    _, trace = run(
        "class Items(list):\n"
        "    pass\n"
        "items = Items([x * 2.0])\n"
        "def generate():\n"
        "    inner = x * 3.0\n"
        "    yield 1\n"
        "g = generate()\n"
        "next(g)\n"
        "(x * 1.0).sum().backward()\n"
    )
    assert set(held(trace, 1)) == {("variable", "items[…]"), ("variable", "g: inner")}


def test_growth_is_the_verdict(run: Any) -> None:
    _, trace = run(
        "total = 0.0\nfor step in range(6):\n    loss = (x * x).sum()\n    loss.backward()\n    total = total + loss\n"
    )
    worst = verdict(trace)
    assert worst is not None and worst.kind == "graph-grows" and worst.severity == "warning"
    assert worst.title.startswith("variable total keeps graphs alive: 4 nodes after b2, 16 after b6 (+3 a pass)")
    assert [trace.line_text(f) for f in worst.frames] == ["total = total + loss"]
    notes = [a for a in why(trace, "loss") if a.kind == "held"]
    assert len(notes) == 1 and notes[0].title.endswith("was held by variable loss after b6")


def test_steady_graphs_are_no_finding(run: Any) -> None:
    _, trace = run("for step in range(6):\n    loss = (x * x).sum()\n    loss.backward()\n")
    assert verdict(trace) is None and len(held(trace, 6)) == 1


def _program(path: Path, **options: Any) -> None:
    """Two ops, recorded. (Functions with `assert` have `locals` in them here, and are not looked at.)"""
    import gradscope
    import gradscope.paddle as paddle

    x = paddle.to_tensor([1.0], stop_gradient=False)
    with gradscope.record(path, **options):
        y = x * 2.0
        y.backward()


@pytest.mark.parametrize("asked", [False, True])
def test_in_code_it_is_looked_for_when_asked(asked: bool, tmp_path: Path) -> None:
    _program(tmp_path / "r.gscope", **({"holders": True} if asked else {}))
    names = [(r.by, r.name) for r in load(tmp_path / "r.gscope").of_kind(R.GraphHeld)]
    assert (("variable", "_program(): y") in names) == asked and (asked or not names)
