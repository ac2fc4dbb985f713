"""What the sentences of steps say of hooks that pack, of names, of writes whose past is not known, of what is gone."""

from __future__ import annotations

import re
from pathlib import Path

from gradscope.cli import listing
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.history import leaf_norm, pass_norm
from gradscope.trace.story import sentence
from gradscope.trace.trace import Trace
from tests.trace.ran import ran

PACKED = (
    "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
    "with paddle.autograd.saved_tensors_hooks(lambda t: t.numpy(), lambda p: paddle.to_tensor(p)):\n"
    "    y = paddle.tanh(x)\n"
    "    z = y * y\n"
    "z.sum().backward()\n"
)


def told(trace: Trace, kind: str) -> list[str]:
    """The sentences of all steps of a kind."""
    return [sentence(trace, step.k) for step in trace.steps if step.kind == kind]


def test_pack_and_unpack_are_told_where_the_script_sets_them(tmp_path: Path) -> None:
    trace = ran(PACKED, tmp_path)
    said = told(trace, "hook_set")
    assert said == ["pack hook <lambda> is set at s.py:4", "unpack hook <lambda> is set at s.py:4"]
    order = [step.kind for step in trace.steps if step.kind in ("hook_set", "op", "pack_hook")]
    assert order[:4] == ["hook_set", "hook_set", "op", "pack_hook"]


def test_what_a_pack_hook_was_shown_keeps_its_name_and_its_node(tmp_path: Path) -> None:
    trace = ran(PACKED, tmp_path)
    assert check(trace) == []
    assert sum("saved y (" in line for line in told(trace, "check")) == 3
    tanh = [made for made in trace.of_kind(R.NodeMade) if made.name == "TanhGradNode"]
    assert len({made.node for made in tanh}) == 1
    (shown,) = [met for met in trace.of_kind(R.TensorMet) if trace.names.tensor(met.tensor).text == "y"]
    assert shown.node == tanh[0].node


def test_a_pack_hook_need_not_look_for_the_tensor_to_be_known(tmp_path: Path) -> None:
    trace = ran(
        PACKED.replace("lambda t: t.numpy(), lambda p: paddle.to_tensor(p)", "lambda t: t, lambda p: p"), tmp_path
    )
    assert check(trace) == []
    assert not any("a tensor" in line for line in told(trace, "check"))


def test_parameters_are_named_by_path_and_module(tmp_path: Path) -> None:
    trace = ran("net = paddle.nn.Linear(2, 1)\nnet(paddle.ones([1, 2])).backward()\n", tmp_path)
    named = [line for line in told(trace, "change") if " is named " in line]
    assert [re.sub(r"^t\d+", "t", line) for line in named] == [
        "t is named weight in net at s.py:3",
        "t is named bias in net at s.py:3",
    ]


def test_a_rebased_tensor_was_a_constant_only_where_that_is_known(tmp_path: Path) -> None:
    trace = ran("x = paddle.to_tensor([1.0], stop_gradient=False)\ny = x * 1.0\ny.add_(x)\n", tmp_path)
    (change,) = [r for r in trace.of_kind(R.TensorChanged) if r.what == "rebased"]
    (said,) = told(trace, "change")
    assert f"comes out of n{change.new} (was n{change.old})" in said
    change.old = None  # PyTorch does not tell
    from gradscope.trace.story import describe

    assert "(was" not in describe(trace, change) and "constant" not in describe(trace, change)


GONE = (
    "def graph():\n"
    "    w = paddle.to_tensor([3.0, 4.0], stop_gradient=False)\n"
    "    return w * 1.0\n"
    "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
    "(graph() * x).sum().backward()\n"
)


def test_a_dropped_gradient_is_called_by_its_node_and_counts_nowhere(tmp_path: Path) -> None:
    trace = ran(GONE, tmp_path)
    assert "w is gone, its gradient is dropped" in told(trace, "leaf")
    assert [line.data["name"] for line in listing.leaves(trace) if line.data] in (["w", "x"], ["x", "w"])
    grown = {leaf.how: leaf for leaf in trace.of_kind(R.LeafGrew)}
    assert leaf_norm(trace, grown["dropped"].tensor, 1) is None
    assert pass_norm(trace, 1) == leaf_norm(trace, grown["set"].tensor, 1)


def test_a_pop_that_failed_says_so_in_sentence_and_tree(tmp_path: Path) -> None:
    script = (
        "class Bad(paddle.autograd.PyLayer):\n"
        "    @staticmethod\n"
        "    def forward(ctx, a):\n"
        "        return a * 1.0\n"
        "    @staticmethod\n"
        "    def backward(ctx, g):\n"
        "        raise ValueError('no')\n"
        "Bad.apply(paddle.to_tensor([1.0], stop_gradient=False)).backward()\n"
    )
    trace = ran(script, tmp_path)
    (said,) = told(trace, "compute")
    assert said.endswith("Bad begins to compute and does not come to the end")
    assert any(re.search(r"Bad   p1 ✘", line.text) for line in listing.tree(trace))


def test_leaves_stay_in_columns_under_long_names(tmp_path: Path) -> None:
    name = "a_name_of_more_than_twenty_letters"
    made = "paddle.to_tensor([1.0], stop_gradient=False)"
    trace = ran(f"x = {made}\n{name} = {made}\n(x * {name}).backward()\n", tmp_path)
    lines = [line.text for line in listing.leaves(trace)]
    assert len({line.index("set ") for line in lines[1:]} | {lines[0].index("how")}) == 1


def test_small_complex_values_are_shown(tmp_path: Path) -> None:
    trace = ran(
        "z = paddle.to_tensor([1 + 2j], stop_gradient=False)\n(z * z.conj()).real().sum().backward()\n", tmp_path
    )
    assert told(trace, "leaf") == ["z.grad is set to 2+4j"]


def test_hooks_that_belong_to_no_node_are_on_none(tmp_path: Path) -> None:
    trace = ran(PACKED, tmp_path)
    end = trace.moment(len(trace.steps) - 1)
    assert trace.of_kind(R.HookSet)
    assert [end.hooks_of(made.node) for made in trace.of_kind(R.NodeMade)] == [[]] * len(
        list(trace.of_kind(R.NodeMade))
    )


def test_the_norm_of_a_pass_is_what_it_brought(tmp_path: Path) -> None:
    trace = ran(
        "x = paddle.to_tensor([3.0], stop_gradient=False)\nfor _ in range(2):\n    (x * 2.0).backward()\n", tmp_path
    )
    assert [line.data["norm"] for line in listing.passes(trace) if line.data] == [2.0, 2.0]
