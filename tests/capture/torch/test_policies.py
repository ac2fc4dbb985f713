"""Compiled regions, functorch, lazy and fake tensors, other modes: never a wrong picture, and one clear line."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.check import check  # noqa: E402

from .conftest import same  # noqa: E402

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


def test_other_modes_subclasses_lazy_and_fake_tensors(both: Any) -> None:
    ran = both(OTHERS)
    assert ran.recorded.error == ran.plain.error == ""
    assert ran.recorded.stdout == ran.plain.stdout
    assert same(ran.plain.tensors, ran.recorded.tensors) == []
    assert check(ran.trace) == [] and len(ran.trace.passes) == 2
