"""Where nan and inf were born: forward or backward, on which line, by which arithmetic; silence where no harm is."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from handmade.tape import Tape
from ran import HEAD, ran

from gradscope.trace import records as R
from gradscope.trace.answers import verdict, why
from gradscope.trace.answers.arithmetic import Sampled, backward, bad_index, forward
from gradscope.trace.answers.nonfinite import bad, nonfinite
from gradscope.trace.trace import Trace

AHEAD = HEAD.count("\n")

# verdict, arithmetic, index, lines that must be named, script
BORN = {
    "the branch where() did not take": ("born-forward", "out of domain", [0], [2], """\
x = paddle.to_tensor([-1.0, 4.0], stop_gradient=False)
y = paddle.where(x > 0, paddle.sqrt(x), x)
y.sum().backward()
"""),
    "overflow forward": ("born-forward", "overflow", [0], [2], """\
x = paddle.to_tensor([-100.0, 0.0], stop_gradient=False)
y = 1 / (1 + paddle.exp(-x))
y.sum().backward()
"""),
    "a masked row": ("born-forward", "inf−inf", [1, 0], [3], """\
s = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]], stop_gradient=False)
m = paddle.to_tensor([[0.0, -np.inf], [-np.inf, -np.inf]])
a = paddle.nn.functional.softmax(s + m)
(a[0] * a[0]).sum().backward()
"""),
    "an earlier line is to blame": ("born-forward", "out of domain", [0], [2, 3], """\
x = paddle.to_tensor([1.0], stop_gradient=False)
first = paddle.sqrt(x - 2)
second = paddle.sqrt(first)
second.backward()
"""),
    "log of zero in the loss": ("born-forward", "out of domain", [1], [2], """\
p = paddle.to_tensor([0.5, 0.0], stop_gradient=False)
l = paddle.log(p)
loss = -(l * paddle.to_tensor([1.0, 1.0])).sum()
loss.backward()
"""),
    "zero over zero": ("born-forward", "0/0", [0], [3], """\
x = paddle.to_tensor([0.0, 1.0], stop_gradient=False)
n = paddle.to_tensor([0.0, 2.0])
y = x / n
y.sum().backward()
"""),
    "one over zero": ("born-forward", "x/0", [1], [3], """\
x = paddle.to_tensor([1.0, 1.0], stop_gradient=False)
n = paddle.to_tensor([2.0, 0.0])
y = x / n
y.sum().backward()
"""),
    "the root of zero": ("born-backward", "x/0", [], [2], """\
x = paddle.to_tensor([0.0, 0.0], stop_gradient=False)
r = paddle.sqrt((x * x).sum())
r.backward()
"""),
    "zero times the slope of a root at zero": ("born-backward", "0·inf", [0], [2], """\
x = paddle.to_tensor([0.0, 4.0], stop_gradient=False)
r = paddle.sqrt(x)
(r * paddle.to_tensor([0.0, 1.0])).sum().backward()
"""),
    "a gradient too large for its dtype": ("born-backward", "overflow", [0], [2], """\
x = paddle.to_tensor([1e-30], stop_gradient=False)
y = x * 1e25
z = y * 1e25
z.sum().backward()
"""),
    "an inf that another line turns into nan": ("born-forward", "overflow", [0], [2], """\
x = paddle.to_tensor([200.0, 1.0], stop_gradient=False)
big = paddle.exp(x)
zero = x * 0
y = big * zero
y.sum().backward()
"""),
    "a seed": ("born-backward", "", None, [3], """\
x = paddle.to_tensor([1.0], stop_gradient=False)
y = x * 2
y.backward(paddle.to_tensor([float("nan")]))
"""),
    "a hook": ("born-backward", "", None, [4], """\
x = paddle.to_tensor([1.0], stop_gradient=False)
h = x * 2
s = h.sum()
h.register_hook(lambda g: g / 0)
s.backward()
"""),
}  # fmt: skip


@pytest.mark.parametrize("name", BORN)
def test_birth(name: str, tmp_path: Path) -> None:
    kind, arithmetic, index, wanted, script = BORN[name]
    trace = ran(script, tmp_path)
    found = why(trace)
    assert [a.kind for a in found] == [kind], [a.text for a in found]
    (answer,) = found
    assert (answer.evidence["arithmetic"], answer.evidence["index"]) == (arithmetic, index), answer.text
    named = sorted({trace.location(f)[1] - AHEAD for f in answer.frames})
    assert set(wanted) <= set(named) and len(named) <= len(wanted) + 2, answer.text
    assert verdict(trace) == answer
    json.loads(json.dumps(answer.to_json(), allow_nan=False))


def test_carriers_are_listed_and_not_blamed(tmp_path: Path) -> None:
    trace = ran(BORN["an earlier line is to blame"][-1], tmp_path)
    (answer,) = why(trace)
    assert "sqrt(-1) = nan at [0]" in answer.title
    assert answer.evidence["inputs"] == {"x": -1.0}
    carriers = [trace.names.node(n) for n in answer.evidence["carriers"]]
    assert "x.grad" in carriers and all(c in answer.text for c in carriers)
    for target in ("x", "first", ":4"):
        assert why(trace, target) == [answer], target


HEALTHY = {
    "a mask that comes out as zeros": """\
s = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]], stop_gradient=False)
m = paddle.to_tensor([[0.0, -np.inf], [0.0, 0.0]])
a = paddle.nn.functional.softmax(s + m)
(a * a).sum().backward()
print(s.grad.tolist())
""",
    "an inf that is thrown away before the loss": """\
x = paddle.to_tensor([0.0, 1.0], stop_gradient=False)
with paddle.no_grad():
    l = paddle.log(x)
    ok = paddle.isfinite(l)
y = paddle.where(ok, x, paddle.zeros([2]))
y.sum().backward()
print(x.grad.tolist())
""",
    "products with zeros": """\
x = paddle.to_tensor([0.0, 2.0, 3.0], stop_gradient=False)
(paddle.prod(x) + paddle.cumprod(x, 0).sum() + paddle.linalg.norm(x * 0)).backward()
print(x.grad.tolist())
""",
}


@pytest.mark.parametrize("name", HEALTHY)
def test_no_harm_no_finding(name: str, tmp_path: Path) -> None:
    trace = ran(HEALTHY[name], tmp_path)
    assert trace.ended is not None and trace.ended.error is None
    assert why(trace) == []


def test_an_inf_no_gradient_saw_is_told_by_name(tmp_path: Path) -> None:
    trace = ran(HEALTHY["an inf that is thrown away before the loss"], tmp_path)
    (answer,) = nonfinite(trace, "l")
    assert (answer.kind, answer.severity) == ("born-forward", "note") and "log(0) = -inf" in answer.title


def test_only_the_first_of_many_passes(tmp_path: Path) -> None:
    script = """\
w = paddle.to_tensor([1.0], stop_gradient=False)
opt = paddle.optimizer.SGD(1.0, parameters=[w])
for i in range(6):
    loss = paddle.sqrt(w - 0.6)
    loss.backward()
    opt.step()
    opt.clear_grad()
"""
    trace = ran(script, tmp_path)
    (answer,) = why(trace)
    assert answer.kind == "born-forward" and answer.pass_id < len(trace.passes)
    assert answer.evidence["inputs"]["x"] < 0


def test_data_that_came_with_a_nan(tmp_path: Path) -> None:
    script = """\
x = paddle.to_tensor([1.0, np.nan])
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
(w * x).sum().backward()
"""
    trace = ran(script, tmp_path)
    (answer,) = why(trace)
    assert answer.kind == "born-forward" and answer.title.startswith("x holds nan since s.py:3")


def test_nothing_is_claimed_without_values(tmp_path: Path) -> None:
    trace = ran(BORN["overflow forward"][-1], tmp_path, values="none")
    assert why(trace) == []


def test_a_large_array_is_found_by_its_figures(tmp_path: Path) -> None:
    script = """\
a = np.ones(5000, dtype="float32")
a[4321] = -1.0
x = paddle.to_tensor(a, stop_gradient=False)
y = paddle.sqrt(x)
y.sum().backward()
"""
    (answer,) = why(ran(script, tmp_path))
    assert answer.kind == "born-forward" and answer.evidence["index"] == [4321]
    assert answer.title.endswith("paddle.sqrt(x) = nan at [4321]"), "only a sample was kept: the number is not guessed"
    (answer,) = why(ran(script.replace("4321", "4326"), tmp_path))  # one that is in the sample
    assert answer.title.endswith("sqrt(-1) = nan at [4326]") and answer.evidence["inputs"] == {"x": -1.0}


def test_what_a_sample_tells_of_an_element() -> None:
    sample = Sampled(np.arange(0.0, 12.0, 3), (3, 4), 3, 7, np.inf)
    assert sample.at((0, 3), (3, 4)) == 3.0 and sample.at((0, 1), (3, 4)) is None
    assert sample.at((1, 3), (3, 4)) == np.inf and bad_index(sample, True) == (1, 3)
    row = Sampled(np.array([5.0, 6.0]), (1, 4), 2)  # broadcast against the others
    assert row.at((2, 2), (3, 4)) == 6.0 and row.at((2, 1), (3, 4)) is None and bad_index(row, True) is None
    assert Sampled(np.array([5.0]), (3,), 3).at((0, 0), (2, 2)) is None, "no such broadcast"


def test_numbers_that_were_not_kept_are_not_guessed() -> None:
    out = Sampled(np.array([1.0]), (9000,), 36, 11, np.inf)
    assert forward("divide", "a / b", {"x": None, "y": None}, out, []).kind == ""
    assert forward("log", "log(a)", {"x": None}, out, []).kind == "out of domain"
    local = backward("foo", None, {}, None, out)
    assert (local.kind, local.text, local.index) == ("", "inf went out", (11,))


def test_a_step_the_scaler_skipped_is_a_note() -> None:
    t = Tape("x = paddle.to_tensor([1.0])\ny = x * x\ny.backward()\nscaler.step(opt)\n", file="/x/s.py")
    x = t.tensor([3e38], "paddle.to_tensor([1.0])")
    y = t.op("multiply", x, x, at="x * x")
    t.backward([y], "y.backward()")
    stepped = R.ParamsStepped("SGD", t.tick(), 1, [R.ParamStep(x.id)], t.at("scaler.step(opt)"), 65536.0, "inf found")
    t.say(stepped)
    trace = Trace.from_records(t.end())
    found = nonfinite(trace)
    assert [a.severity for a in found] == ["note"] and verdict(trace) is None


def test_what_is_bad_in_a_value() -> None:
    trace = Trace.from_records(Tape("x = 1\n").end())
    assert bad(trace, None) is None
    assert bad(trace, R.Value((9000,), "float32", R.SAMPLE, norm=1.0)) is None
    found = bad(trace, R.Value((9000,), "float32", R.SAMPLE, norm=float("nan"), nans=3, infs=1))
    assert found is not None and (found.nans, found.infs, found.word) == (3, 1, "nan")
    assert bad(trace, R.Value((2,), "float32", R.BARE)) is None, "nobody can know"


@pytest.mark.parametrize(
    ("op", "inputs", "output", "kind"),
    [
        ("log", {"x": [-1.0]}, [np.nan], "out of domain"),
        ("exp", {"x": [200.0]}, [np.inf], "overflow"),
        ("divide", {"x": [1.0], "y": [0.0]}, [np.inf], "x/0"),
        ("divide", {"x": [0.0], "y": [0.0]}, [np.nan], "0/0"),
        ("divide", {"x": [np.inf], "y": [np.inf]}, [np.nan], "inf/inf"),
        ("multiply", {"x": [0.0], "y": [np.inf]}, [np.nan], "0·inf"),
        ("subtract", {"x": [np.inf], "y": [np.inf]}, [np.nan], "inf−inf"),
        ("multiply", {"x": [1e300], "y": [1e300]}, [np.inf], "overflow"),
    ],
)
def test_forward_arithmetic(op: str, inputs: dict[str, list[float]], output: list[float], kind: str) -> None:
    arrays = {name: np.array(v) for name, v in inputs.items()}
    local = forward(op, op, arrays, np.array(output), [])
    assert (local.kind, local.index) == (kind, (0,))
    assert local.inputs == {name: v[0] for name, v in inputs.items()}


def test_backward_arithmetic_names_the_factor() -> None:
    local = backward("sqrt", np.array([1.0, 0.0]), {}, np.array([1.0, 0.0]), np.array([0.5, np.nan]))
    assert (local.kind, local.index) == ("0·inf", (1,)) and local.text == "0 · 1/(2·0) = 0 · inf = nan"
    assert bad_index(np.array([1.0, np.inf, np.nan]), True) == (2,)
    assert bad_index(np.array([1.0, np.inf, np.nan]), False) == (1,)
    assert bad_index(np.array([1.0]), True) is None
