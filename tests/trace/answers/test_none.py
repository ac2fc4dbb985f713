"""Why a gradient is None or zero: every verdict, from recorded runs and by hand; and silence where nothing is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from handmade.tape import Tape
from ran import HEAD, ran

from gradscope.trace import records as R
from gradscope.trace.answers import verdict, why
from gradscope.trace.answers.none import none
from gradscope.trace.trace import Trace

AHEAD = HEAD.count("\n")

# verdict, lines of the script that must be named (from 1), script
MISSED = {
    "not-leaf, reshaped at birth": ("not-leaf", [1], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False).reshape([2, 1])
w.sum().backward()
print(w.grad)
"""),
    "not-leaf, the name moved on": ("not-leaf", [2], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
w = w * 0.1
w.sum().backward()
print(w.grad)
"""),
    "not-retained": ("not-retained", [2], """\
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = x * 3
(h * h).sum().backward()
print(h.grad)
"""),
    "nothing wants a gradient": ("stop-gradient", [1], """\
w = paddle.to_tensor([1.0, 2.0])
loss = (w * 2 + 1).sum()
loss.backward()
"""),
    "detached": ("detached", [2], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = w.detach()
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
(h * v).sum().backward()
print(w.grad)
"""),
    "detach_ of the last value": ("detached", [3], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = w * 2
h = h.detach() + 1
h.sum().backward()
"""),
    "a copy by to_tensor": ("detached", [3], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = paddle.to_tensor(w * 2)
(h * v).sum().backward()
print(w.grad)
"""),
    "no-grad": ("no-grad", [3], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
with paddle.no_grad():
    h = w * 2
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
(h * v).sum().backward()
print(w.grad)
"""),
    "no-grad, asked of the result": ("no-grad", [3], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
with paddle.no_grad():
    h = w * 2
(h * w).sum().backward()
print(h.grad)
"""),
    "numpy round trip on one line": ("numpy-round-trip", [3], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = paddle.to_tensor(np.exp(w.numpy()))
(h * v).sum().backward()
print(w.grad)
"""),
    "numpy round trip by way of variables": ("numpy-round-trip", [3, 5], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
a = (w * 2).numpy()
b = np.sin(a)
h = paddle.to_tensor(b)
(h * v).sum().backward()
print(w.grad)
"""),
    "a Python number": ("numpy-round-trip", [3], """\
w = paddle.to_tensor([2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = paddle.to_tensor([(w * w).item()])
(h * v).sum().backward()
print(w.grad)
"""),
    "integer op": ("integer-op", [2], """\
s = paddle.to_tensor([1.0, 3.0, 2.0], stop_gradient=False)
p = s.argmax().astype("float32")
((p - 2.0) * (p - 2.0)).backward()
"""),
    "a comparison": ("integer-op", [2], """\
s = paddle.to_tensor([1.0, 3.0, 2.0], stop_gradient=False)
right = (s > 1.5).astype("float32")
v = paddle.to_tensor(1.0, stop_gradient=False)
(right.sum() * v).backward()
print(s.grad)
"""),
    "not used": ("not-used", [1], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
(v * v).sum().backward()
print(w.grad)
"""),
    "late flag": ("late-flag", [3, 4], """\
w = paddle.to_tensor([1.0, 2.0])
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = w * v
w.stop_gradient = False
h.sum().backward()
print(w.grad)
"""),
    "a hook that gives zeros": ("hook-dropped", [4], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = w * 3
s = h.sum()
h.register_hook(lambda g: g * 0)
s.backward()
print(w.grad.tolist())
"""),
    "zero because the rest is detached": ("detached", [2], """\
x = paddle.to_tensor([2.0], stop_gradient=False)
y = ((x.detach() * 3) + x * 0).sum()
y.backward()
print(x.grad.tolist())
"""),
    "half of an optimizer never gets a gradient": ("detached", [5], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
opt = paddle.optimizer.SGD(0.1, parameters=[w, v])
for _ in range(3):
    (w.detach() * v).sum().backward()
    opt.step()
    opt.clear_grad()
"""),
    "a layer whose backward gives None": ("gave-none", [12], """\
class Half(paddle.autograd.PyLayer):
    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return a * b
    @staticmethod
    def backward(ctx, g):
        a, b = ctx.saved_tensor()
        return g * b, None
a = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
b = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
Half.apply(a, b * 2).sum().backward()
print(b.grad.numpy())
"""),
    "an optimizer that never gets a gradient": ("detached", [5], """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
opt = paddle.optimizer.SGD(0.1, parameters=[w])
for _ in range(3):
    (w.detach() * v).sum().backward()
    opt.step()
    opt.clear_grad()
"""),
}  # fmt: skip


def lines(trace: Trace, frames: list[int]) -> list[int]:
    return sorted({trace.location(f)[1] - AHEAD for f in frames})


@pytest.mark.parametrize("name", MISSED)
def test_what_a_script_missed_is_told_unasked(name: str, tmp_path: Path) -> None:
    kind, wanted, script = MISSED[name]
    trace = ran(script, tmp_path)
    found = why(trace)
    assert [a.kind for a in found] == [kind], [a.text for a in found]
    assert found[0].severity != "note" and verdict(trace) == found[0]
    named = lines(trace, found[0].frames)
    assert set(wanted) <= set(named) and len(named) <= len(wanted) + 2, found[0].text
    told = json.loads(json.dumps(found[0].to_json()))
    assert told["kind"] == kind and told["key"].startswith(f"{kind}|s.py:")


def test_keys_are_the_same_in_another_run(tmp_path: Path) -> None:
    _, _, script = MISSED["numpy round trip by way of variables"]
    first, second = (why(ran(script, tmp_path))[0] for _ in range(2))
    assert first.key == second.key and not any(part.isdigit() for part in first.key.split("|"))


HEALTHY = {
    "a frozen weight": """\
w = paddle.to_tensor([1.0], stop_gradient=False)
f = paddle.to_tensor([3.0])
(w * f).sum().backward()
print(w.grad.tolist(), f.grad)
""",
    "reads that only test": """\
w = paddle.to_tensor([1.0], stop_gradient=False)
u = paddle.to_tensor([1.0], stop_gradient=False)
(w.detach() * u).sum().backward()
for p in [w, u]:
    if p.grad is not None:
        print(p.grad.tolist())
    g = p.grad
    if g is None:
        continue
    print("yes" if p.grad is None else "no", p.grad is None)
""",
    "before any backward": """\
w = paddle.to_tensor([1.0], stop_gradient=False)
print(w.grad)
(w * w).sum().backward()
""",
    "two players": """\
g = paddle.to_tensor([0.5, -0.5], stop_gradient=False)
d = paddle.to_tensor([0.3, 0.4], stop_gradient=False)
og, od = paddle.optimizer.SGD(0.1, parameters=[g]), paddle.optimizer.SGD(0.1, parameters=[d])
for _ in range(3):
    fake = paddle.tanh(g * 2)
    loss_d = (fake.detach() * d).sum() - d.sum()
    loss_d.backward()
    od.step()
    od.clear_grad()
    loss_g = -(fake * d).sum()
    loss_g.backward()
    og.step()
    og.clear_grad()
    od.clear_grad()
    print(loss_d.item(), loss_g.item())
""",
    "straight-through, a running mean and a target": """\
w = paddle.to_tensor([0.3, 1.7], stop_gradient=False)
ema = paddle.zeros([2])
for _ in range(3):
    hard = (w > 0.5).astype("float32")
    y = w + (hard - w).detach()
    loss = ((y - ema) * (y - ema)).sum()
    loss.backward()
    with paddle.no_grad():
        ema.set_value(ema * 0.9 + w * 0.1)
        w.set_value(w - 0.1 * w.grad)
    w.clear_gradient()
    print(float(loss), w.numpy())
""",
    "an encoder that is only looked through": """\
e = paddle.to_tensor([0.5, 1.5], stop_gradient=False)
h = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
opt = paddle.optimizer.SGD(0.1, parameters=[e, h])
for _ in range(2):
    with paddle.no_grad():
        z = paddle.tanh(e)
    (z * h).sum().backward()
    opt.step()
    opt.clear_grad()
""",
    "dead units have zero gradients": """\
w = paddle.to_tensor([-1.0, -2.0], stop_gradient=False)
paddle.nn.functional.relu(w).sum().backward()
print(w.grad.tolist())
""",
}


@pytest.mark.parametrize("name", HEALTHY)
def test_a_healthy_script_has_no_finding(name: str, tmp_path: Path) -> None:
    trace = ran(HEALTHY[name], tmp_path)
    assert trace.ended is not None and trace.ended.error is None
    assert [a.text for a in why(trace) if a.severity != "note"] == []


def test_asked_by_name_what_nobody_missed(tmp_path: Path) -> None:
    trace = ran(HEALTHY["a frozen weight"], tmp_path)
    (answer,) = why(trace, "f")
    assert (answer.kind, answer.severity) == ("stop-gradient", "note") and lines(trace, answer.frames)[0] == 2
    assert [a.kind for a in why(trace, "w")] == ["not-yet-stepped"], "it has its gradient, and no optimizer is there"
    trace = ran("w = paddle.to_tensor([1.0], stop_gradient=False)\nh = w * 2\n", tmp_path, "t.py")
    (answer,) = why(trace, "w")
    assert answer.kind == "not-run" and "no backward ran" in answer.title


def test_cleared_since(tmp_path: Path) -> None:
    script = """\
w = paddle.to_tensor([1.0], stop_gradient=False)
(w * w).sum().backward()
w.clear_gradient(False)
print(w.grad)
"""
    trace = ran(script, tmp_path)
    assert why(trace) == []
    (answer,) = why(trace, "w")
    assert answer.kind == "not-run" and "cleared at s.py:5" in answer.title


def test_a_pass_that_stopped_on_the_way(tmp_path: Path) -> None:
    script = """\
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
v = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = paddle.tanh(w)
h.add_(v)
h.sum().backward()
"""
    trace = ran(script, tmp_path)
    assert [a.kind for a in why(trace)] == ["stale-inplace"]
    assert [a.kind for a in none(trace, "w")] == ["not-run"]
    assert none(trace, "v") == [], "it got its gradient before the pass stopped"


def test_grad_writes_no_gradients() -> None:
    t = Tape("x = paddle.to_tensor([1.0])\ny = x * x\ng = paddle.grad(y, x)\n", file="/x/s.py")
    x = t.tensor([1.0], "paddle.to_tensor([1.0])")
    y = t.op("multiply", x, x, at="x * x")
    assert y.node is not None and x.leaf is not None
    frame = t.at("paddle.grad(y, x)")
    roots, degrees = [R.Root(y.id, y.node.id)], [R.InDegree(y.node.id, 0), R.InDegree(x.leaf.id, 2)]
    t.say(R.PassBegan(1, t.tick(), "grad", frame=frame, roots=roots, inputs=[x.id], in_degrees=degrees, queue=[1]))
    t.say(R.GradFetched(1, t.tick(), x.id, None))
    t.say(R.PassEnded(1, t.tick(), 0))
    trace = Trace.from_records(t.end())
    (answer,) = why(trace, "x")
    assert answer.kind == "pruned" and "s.py:3" in answer.title and "writes no .grad" in answer.title


def test_a_producer_that_raises_where_nothing_is_recorded() -> None:
    """PyTorch raises where Paddle runs nothing: one answer, an error, not also `failed`."""
    t = Tape("w = torch.tensor([1.0])\nloss = w * w\nloss.backward()\n", file="/x/s.py")
    w = t.tensor([1.0], "torch.tensor([1.0])", stop=True, how="tensor")
    loss = t.op("multiply", w, w, at="w * w")
    text = "element 0 of tensors does not require grad and does not have a grad_fn"
    failure = R.Failure("RuntimeError", text)
    t.say(R.PassBegan(1, t.tick(), frame=t.at("loss.backward()"), roots=[R.Root(loss.id, skipped=text)]))
    t.say(R.PassEnded(1, t.tick(), 0, failure))
    trace = Trace.from_records(t.end(failure, 1))
    (answer,) = why(trace)
    assert (answer.kind, answer.severity) == ("stop-gradient", "error")
    assert [trace.where(f) for f in answer.frames] == ["s.py:1", "s.py:3"]
