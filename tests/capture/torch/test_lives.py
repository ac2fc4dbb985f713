"""Nothing outlives the run: tensors, nodes and modules die as in the plain program, without the garbage collector."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.capture.recording import Recording  # noqa: E402


def leave(find: list[Any]) -> None:
    """Make a model, train a step, keep nothing but weak references."""
    net = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Tanh(), torch.nn.Linear(3, 1))
    x = torch.randn(4, 3)
    hidden = net[0](x)
    hidden.register_hook(lambda g: g * 1)
    out = net[2](net[1](hidden))
    loss = out.sum()
    loss.backward()
    (again,) = torch.autograd.grad((net(x) ** 2).sum(), net[0].weight, create_graph=True)
    again.sum().backward()
    unused = (net(x) * 3).exp()
    find += [weakref.ref(o) for o in (net, net[0].weight, x, hidden, out, loss, again, unused, net[0].weight.grad)]


@pytest.mark.parametrize("values", ["auto", "none"])
def test_everything_dies_when_its_function_returns(values: str, tmp_path: Path) -> None:
    plain: list[Any] = []
    recorded: list[Any] = []
    gc.collect()
    gc.disable()
    try:
        leave(plain)
        alive_plain = [ref() is not None for ref in plain]
        with Recording(tmp_path / "x.gscope", values=values):
            leave(recorded)
            alive = [ref() is not None for ref in recorded]
    finally:
        gc.enable()
    assert alive == alive_plain


def test_torch_is_as_it_was_after_a_recording(tmp_path: Path) -> None:
    import inspect
    import threading
    import traceback

    def parts() -> list[Any]:
        return [
            torch.Tensor.__dict__.get("register_hook"), torch.Tensor.__dict__.get("retain_grad"),
            torch.nn.Module.__call__, torch.optim.Optimizer.zero_grad, torch.autograd.Function.apply.__func__,
            torch.autograd.Variable._execution_engine, threading.Thread._bootstrap_inner, torch.compile,
            torch.amp.GradScaler.step, torch.utils.hooks.RemovableHandle.remove, torch.autograd._make_grads,
            torch.Tensor.backward, torch.autograd.backward, torch.autograd.grad, torch.autograd._engine_run_backward,
            torch.autograd.graph._engine_run_backward, torch.jit.trace, torch._C.ScriptFunction.__call__,
            traceback.walk_stack, traceback.walk_tb, threading.excepthook, inspect.getouterframes,
        ]  # fmt: skip

    before, depth = parts(), torch._C._len_torch_function_stack()
    with Recording(tmp_path / "x.gscope"):
        assert torch._C._len_torch_function_stack() == depth + 1
        assert parts() != before
    assert parts() == before
    assert torch._C._len_torch_function_stack() == depth


def test_a_graph_made_before_and_a_hook_that_outlives_the_recording(tmp_path: Path) -> None:
    x = torch.ones(2, requires_grad=True)
    y = x * 3
    with Recording(tmp_path / "x.gscope"):
        y.register_hook(lambda g: g * 2)
        z = y * y
        z.sum().backward(retain_graph=True)
        first = x.grad.clone()
    x.grad = None
    z.sum().backward()
    assert torch.equal(x.grad, first)
