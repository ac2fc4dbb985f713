"""Reference counts free a graph at once, the collector off: after its backward, and when it is dropped unrun."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gradscope
import gradscope.paddle as paddle
from gradscope.core import observer
from gradscope.paddle.autograd import PyLayer, saved_tensors_hooks
from gradscope.paddle.distributed.fleet.utils import recompute
from tests.paddle.twice import leaf


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def nodes_behind(*tensors: Any) -> list[Any]:
    """Weak references to the op nodes behind tensors."""
    found: dict[int, Any] = {}
    todo = [t.grad_fn for t in tensors]
    while todo:
        node = todo.pop()
        if node is not None and node.name() != "GradNodeAccumulation" and id(node) not in found:
            found[id(node)] = node
            todo += node.next_functions
    return [weakref.ref(node) for node in found.values()]


class Tanh(PyLayer):
    """Saves its input and its output, and keeps an attribute."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        y = paddle.tanh(x)
        ctx.save_for_backward(x, [y])
        ctx.scale = x * 0.0 + 1.0
        return y

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        _, (y,) = ctx.saved_tensor()
        return grad * (1.0 - y * y) * ctx.scale


def ops(x: Any) -> Any:
    a, b = paddle.split(paddle.exp(x), 2)
    return paddle.concat([a * b, b]).sum()


def py_layer(x: Any) -> Any:
    return (Tanh.apply(x * 2.0) * x).sum()


def same_object(x: Any) -> Any:
    class Same(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 1.0

    return Same.apply(x * 2.0).sum()


def hooks(x: Any) -> Any:
    h = x * 2.0
    h.register_hook(lambda g: g * 2.0)
    h.retain_grads()
    h.grad_fn._register_post_hook(lambda outs, ins: outs)
    x.register_hook(lambda g: None)
    x._register_backward_hook(lambda: None)
    return (h * h).sum()


def packed(x: Any) -> Any:
    with saved_tensors_hooks(lambda t: t.numpy(), paddle.to_tensor):
        return (paddle.tanh(x) * x).sum()


def reentrant(x: Any) -> Any:
    return recompute(lambda t: paddle.tanh(t) * t, x * 2.0).sum()


def with_hooks(x: Any) -> Any:
    return recompute(lambda t: paddle.tanh(t) * t, x * 2.0, use_reentrant=False).sum()


def in_place(x: Any) -> Any:
    h = x * 2.0
    h.multiply_(x)
    h[0:1] = 0.5
    return (h * h).sum()


def second_order(x: Any) -> Any:
    (g,) = paddle.grad((x * x * paddle.exp(x)).sum(), x, create_graph=True)
    return (g * g).sum()


def second_order_of_a_py_layer(x: Any) -> Any:
    (g,) = paddle.grad(Tanh.apply(x).sum(), x, create_graph=True)
    return (g * g).sum()


PROGRAMS = [
    ops, py_layer, same_object, hooks, packed, reentrant, with_hooks, in_place, second_order,
    second_order_of_a_py_layer,
]  # fmt: skip
EVERY = pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)


@EVERY
def test_after_backward(program: Callable[[Any], Any]) -> None:
    x = leaf([0.5, 0.25])
    out = program(x)
    found = nodes_behind(out)
    assert found and all(ref() is not None for ref in found)
    out.backward()
    assert all(ref() is None or ref().is_tensor_wrappers_cleared for ref in found), "what was saved is let go at once"
    del out
    assert [ref() for ref in found if ref() is not None] == []
    assert x.grad is not None


@EVERY
def test_when_it_is_dropped_unrun(program: Callable[[Any], Any]) -> None:
    x = leaf([0.5, 0.25])
    out = program(x)
    found = nodes_behind(out)
    del out
    assert [ref() for ref in found if ref() is not None] == []


@EVERY
def test_when_a_pass_failed(program: Callable[[Any], Any]) -> None:
    def fails(grad: Any) -> Any:
        raise KeyError("no")

    x = leaf([0.5, 0.25])
    x.register_hook(fails)
    out = program(x)
    found = nodes_behind(out)
    try:
        out.backward()
    except OSError as error:
        error.__cause__.__traceback__ = error.__traceback__ = None  # type: ignore[union-attr]
    else:
        raise AssertionError("the hook did not run")
    del out
    assert [ref() for ref in found if ref() is not None] == []


@EVERY
def test_while_it_is_recorded(program: Callable[[Any], Any], tmp_path: Path) -> None:
    with gradscope.record(tmp_path / "memory.gscope"):
        x = leaf([0.5, 0.25])
        out = program(x)
        found = nodes_behind(out)
        out.backward()
        del out
        assert observer.current is not None and not observer.current.dead
        assert [ref() for ref in found if ref() is not None] == []


def test_a_saved_tensor_goes_with_the_node_that_saved_it() -> None:
    x = leaf([0.5, 0.25])
    h = x * 2.0
    y = Tanh.apply(h)
    kept = weakref.ref(h.impl)
    del h
    assert kept() is not None
    y.sum().backward()
    assert kept() is None


def test_an_output_kept_on_the_context_is_a_cycle_until_backward() -> None:
    class Keeps(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.y = x * 2.0
            return ctx.y

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2.0

    x = leaf([1.0])
    y = Keeps.apply(x)
    node = weakref.ref(y.grad_fn)
    del y
    assert node() is not None
    gc.collect()
    assert node() is None
    y = Keeps.apply(x)
    node = weakref.ref(y.grad_fn)
    y.backward()
    del y
    assert node() is None
