"""Module paths begin with the outermost module, so that two networks stay two in names and drawings."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.render.build import scene_at  # noqa: E402
from gradscope.render.dot import source  # noqa: E402
from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.check import check  # noqa: E402
from gradscope.tui.panes import pop  # noqa: E402
from gradscope.tui.view import Selection, Size  # noqa: E402

TWINS = """
import torch
from torch import nn

def make():
    return nn.Sequential(nn.Linear(2, 4), nn.Tanh())

class Both:
    def __init__(self):
        self.head = make()
        self.rest = [nn.Linear(4, 2), nn.Linear(2, 2)]

    def run(self, x):
        x = self.head(x)
        for one in self.rest:
            x = one(x)
        return x

class Outer(nn.Module):
    def __init__(self, loss):
        super().__init__()
        self.body = nn.Linear(2, 2)
        self.kept = (loss,)

    def forward(self, x):
        return self.kept[0](self.body(x).sin(), x)

x = torch.randn(3, 2)
gen, critic = make(), make()
fake = gen(x)
critic(fake[:, :2]).sum().backward()
outer = Outer(nn.MSELoss())
(Both().run(x).sum() + outer(x) + nn.L1Loss()(x, x) + nn.L1Loss()(x, x)).backward()
"""


def scopes(trace: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for op in trace.of_kind(R.OpRan):
        found.setdefault(op.scope, []).append(trace.names.op_name(op.call))
    return found


def test_the_outermost_module_is_the_variable_that_holds_it(both: Any) -> None:
    trace = both(TWINS).trace
    found = scopes(trace)
    assert {"gen.0", "gen.1", "critic.0", "critic.1"} <= set(found)  # both are Sequentials with the same inside
    assert found["head.0"] == ["linear"] and found["one"] == ["linear"] and found["one#2"] == ["linear"]
    assert found["outer.body"] == ["linear"] and found["outer"] == ["sin"]
    assert found["kept[0]"] == ["mse_loss"]  # not held by the outermost module: outermost itself
    assert {"L1Loss", "L1Loss#2"} <= set(found)
    assert check(trace) == []


def test_parameters_of_twins_are_told_apart(both: Any) -> None:
    trace = both(TWINS).trace
    names = {trace.names.tensor(leaf.tensor).text for leaf in trace.of_kind(R.LeafGrew)}
    assert {"gen.0.weight", "critic.0.weight", "head.0.bias", "body.weight", "one.weight", "one#2.weight"} <= names
    assert trace.names.tensors_called("critic.0.weight") and not trace.names.tensors_called("0.weight#2")


def test_a_drawing_has_a_box_for_each(both: Any) -> None:
    trace = both(TWINS).trace
    scene = scene_at(trace, trace.passes[0].last_step)
    assert {box.scope for box in scene.boxes} >= {"gen.0", "gen.1", "critic.0", "critic.1"}
    text = source(scene)
    for scope in ("gen", "critic"):
        assert text.count(f"subgraph cluster_{scope} {{") == 1
        assert f'subgraph "cluster_{scope}.0" {{' in text


def test_a_module_made_anew_for_every_call_does_not_count_up(both: Any) -> None:
    trace = both(
        "import torch\nw = torch.ones(2, requires_grad=True)\n"
        "for _ in range(4):\n    torch.nn.MSELoss()(w * 2, w.detach()).backward()\n"
    ).trace
    assert {scope for scope in scopes(trace) if scope} <= {"MSELoss", "MSELoss#2"}


def test_the_viewer_says_in_which_of_the_two_an_op_ran(both: Any) -> None:
    trace = both(TWINS).trace
    seen = set()
    for op in trace.of_kind(R.OpRan):
        if op.scope in ("gen.1", "critic.1"):
            for lens in ("user", "engine"):
                page = pop.build(trace.moment(trace.call_step(op.call)), Selection(), Size(116, 6), lens, False)
                assert f"in {op.scope}" in "\n".join(text.plain for text in page.lines)
            seen.add(op.scope)
    assert seen == {"gen.1", "critic.1"}


def test_memory_that_becomes_a_parameter_is_called_like_it(both: Any) -> None:
    trace = both(
        "import torch\nfrom torch import nn\n"
        "emb, head = nn.Embedding(6, 3), nn.Linear(3, 3)\nnet = nn.Sequential(emb, head)\n"
        "net(torch.tensor([0, 2])).sum().backward()\n"
    ).trace
    made = {trace.names.tensor(one.tensor).text for one in trace.of_kind(R.TensorMet) if one.how == "empty"}
    assert made == {"0.weight", "1.weight", "1.bias"}
    assert not trace.names.tensors_called("emb"), "no tensor is the module"


def test_a_parameter_has_the_value_it_was_given_not_what_lay_in_its_memory(both: Any) -> None:
    from gradscope.trace.figures import value_at

    ran = both("import torch\nlayer = torch.nn.Linear(3, 2)\nlayer(torch.ones(3)).sum().backward()\n")
    trace = ran.trace
    (weight,) = {leaf.tensor for leaf in trace.of_kind(R.LeafGrew) if trace.names.tensor(leaf.tensor).text == "weight"}
    value = value_at(trace, weight, len(trace.steps) - 1)
    assert value is not None and trace.value(value).tolist() == ran.recorded.tensors["layer.weight"].tolist()
