"""Compiled regions, functorch, lazy and fake tensors, other modes: never a wrong picture, and one clear line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.capture.recording import Recording  # noqa: E402
from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.check import check  # noqa: E402
from gradscope.trace.errors import GradscopeError  # noqa: E402
from gradscope.trace.trace import load  # noqa: E402

from .conftest import execute, same  # noqa: E402

COMPILED = """
import torch
torch._dynamo.reset()
f = torch.compile(lambda x, w: (x * w).sin() * 2, backend="aot_eager")
x = torch.randn(3)
w = torch.randn(3, requires_grad=True)
(f(x, w) + w).sum().backward()
net = torch.compile(torch.nn.Linear(3, 2), backend="aot_eager")
net(x).sum().backward()
"""

SCRIPTED = """
import torch
w = torch.randn(3, 3, requires_grad=True)
x = torch.randn(2, 3)
kept = []
def f(x, w):
    kept.append((x @ w).tanh())
    return kept[-1].sum()
traced = torch.jit.trace(f, (x, w))
traced(x, w).backward()
net = torch.jit.script(torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Tanh()))
for _ in range(3):
    net(x).sum().backward()
again = torch.jit.trace(torch.nn.Linear(3, 2), x)
again(x).sum().backward()
kept[0].sum().backward()
print(str(traced.graph).count("aten::"), [len(kept), w.grad.norm().item()])
"""

OTHERS = """
import copy
import torch
from torch.overrides import TorchFunctionMode
torch.set_default_device("cpu")
lazy = torch.nn.LazyLinear(2)
out = lazy(torch.ones(1, 3))
twin = copy.deepcopy(lazy)
class Mine(TorchFunctionMode):
    calls = 0
    def __torch_function__(self, func, types, args=(), kwargs=None):
        Mine.calls += 1
        return func(*args, **(kwargs or {}))
with Mine():
    y = (twin(torch.ones(1, 3)) * 2).sum()
    y.backward()
print(Mine.calls)
class Sub(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return super().__torch_function__(func, types, args, kwargs or {})
s = torch.ones(2).as_subclass(Sub).requires_grad_()
z = (s * 3).sum()
z.backward()
print(type(z).__name__, type(s.grad).__name__)
with torch.inference_mode():
    print((torch.ones(2) * 2).sum().item())
from torch._subclasses.fake_tensor import FakeTensorMode
with FakeTensorMode():
    print((torch.ones(2) * 2).shape)
"""


def test_a_compiled_region_is_one_node_and_says_so(both: Any, capfd: pytest.CaptureFixture[str]) -> None:
    ran = both(COMPILED)
    assert ran.recorded.error == ran.plain.error == ""
    assert same(ran.plain.tensors, ran.recorded.tensors) == []
    assert capfd.readouterr().err.count("a compiled region is one opaque node") == 1
    trace = ran.trace
    names = [n.name for n in trace.of_kind(R.NodeMade)]
    assert [n for n in names if n.startswith("Compiled")] and not [n for n in names if n.startswith("Sin")]
    assert [p.kind for p in trace.passes] == ["backward", "backward"] and check(trace) == []
    opaque = next(n for n in trace.of_kind(R.NodeMade) if n.name.startswith("Compiled"))
    assert trace.frame(trace.node_frame(opaque.node)).line == 7


def test_compiled_functions_run_uncompiled_when_asked(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "program.py"
    file.write_text(COMPILED)
    plain = execute(COMPILED, str(file))
    with Recording(tmp_path / "x.gscope", argv=[str(file)], compiled="eager"):
        recorded = execute(COMPILED, str(file))
    assert recorded.error == plain.error == ""
    assert plain.tensors.keys() == recorded.tensors.keys()
    assert all(torch.allclose(plain.tensors[k], recorded.tensors[k]) for k in plain.tensors)
    assert capfd.readouterr().err.count("compiled functions run uncompiled (--compile=eager)") == 1
    with load(tmp_path / "x.gscope") as trace:
        names = {n.name for n in trace.of_kind(R.NodeMade)}
        assert "SinBackward0" in names and not [n for n in names if n.startswith("Compiled")]
        scopes = {trace.names.op_name(op.call): op.scope for op in trace.of_kind(R.OpRan)}
        assert scopes["linear"] == "net"  # torch.compile's wrapper is no module of the user's
        leaves = {trace.names.tensor(leaf.tensor).text for leaf in trace.of_kind(R.LeafGrew)}
        assert leaves == {"w", "weight", "bias"}
        assert check(trace) == []
    with pytest.raises(GradscopeError, match="compiled must be"):
        Recording(tmp_path / "y.gscope", compiled="maybe")


def test_tracing_is_left_alone_and_scripted_nodes_have_lines(both: Any, capfd: pytest.CaptureFixture[str]) -> None:
    ran = both(SCRIPTED)
    assert ran.recorded.error == ran.plain.error == ""
    assert ran.recorded.stdout == ran.plain.stdout and ran.recorded.stderr == ran.plain.stderr
    assert same(ran.plain.tensors, ran.recorded.tensors) == []
    assert capfd.readouterr().err.count("torch.jit.trace: ") == 1
    trace = ran.trace
    lines = {n.name: trace.frame(trace.node_frame(n.node)) for n in trace.of_kind(R.NodeMade) if n.kind != "leaf"}
    assert all(frame is not None for frame in lines.values())
    assert lines["AddmmBackward0"].line in (13, 15) and lines["MmBackward0"].line in (9, 10)
    assert len(trace.passes) == 6 and check(trace) == []


def test_other_modes_subclasses_lazy_and_fake_tensors(both: Any) -> None:
    ran = both(OTHERS)
    assert ran.recorded.error == ran.plain.error == ""
    assert ran.recorded.stdout == ran.plain.stdout
    assert same(ran.plain.tensors, ran.recorded.tensors) == []
    assert check(ran.trace) == [] and len(ran.trace.passes) == 2
