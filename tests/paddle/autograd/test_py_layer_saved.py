"""What a PyLayer saves: shapes and identity, versions that nobody checks, packing, and the live objects of its node."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.core.eager.py_layer import GradNodePyLayer
from gradscope.paddle.autograd import PyLayer, saved_tensors_hooks
from gradscope.trace import records as R
from tests.paddle.twice import const, leaf, numbers, twice


class Kept(PyLayer):
    """Saves what `given` makes of its input and output; `got` is what backward finds."""

    given: Any = None
    got: Any = None

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        y = x * 2.0
        assert ctx.saved_tensor() is None
        ctx.save_for_backward(*Kept.given(x, y))
        return y

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        Kept.got = ctx.saved_tensor()
        return grad * 2.0


def test_saved_things_come_back_as_they_were_given() -> None:
    x = leaf([1.0])
    Kept.given = lambda x, y: (x, None, [x, y], (x, 3), 4, "a")
    y = Kept.apply(x)
    y.backward()
    got = Kept.got
    assert got[0] is x and got[2][0] is x and got[2][1] is y and got[3][0] is x
    assert [type(one) for one in got] == [paddle.Tensor, type(None), list, tuple, int, str] and got[3][1:] == (3,)


def test_the_last_call_counts_and_nothing_saved_is_an_empty_tuple() -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x, x)
            ctx.save_for_backward()
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            assert ctx.saved_tensor() == () == ctx.container
            return grad

    T.apply(leaf([1.0])).backward()


def test_an_output_that_was_saved_leads_back_to_the_node_for_a_second_order() -> None:
    class Exp(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            y = paddle.exp(x)
            ctx.save_for_backward(y)
            return y

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            (y,) = ctx.saved_tensor()
            return grad * y

    x = leaf([0.5], "float64")
    y = Exp.apply(x)
    node = y.grad_fn
    expected = numbers(y)
    del y
    gc.collect()
    z = paddle.to_tensor([1.0], dtype="float64")
    grads = node([[z]], True)
    assert grads[0][0].grad_fn is not None
    (second,) = paddle.grad(grads[0][0], x)
    assert numbers(second) == pytest.approx(expected)


def test_an_output_that_was_saved_makes_no_cycle() -> None:
    gc.disable()
    try:
        Kept.given = lambda x, y: (y, [y, x])
        x = leaf([1.0])
        y = Kept.apply(x)
        node = weakref.ref(y.grad_fn)
        del y
        assert node() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("how", ["in place", "set_value"])
def test_a_write_after_saving_is_seen_by_backward_and_told(how: str, tmp_path: Path) -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return x * 2.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * ctx.saved_tensor()[0]

    def program() -> Any:
        x = leaf([3.0])
        h = x * 1.0
        y = T.apply(h)
        if how == "in place":
            h.add_(paddle.ones([1]))
        else:
            h.set_value(paddle.to_tensor([4.0]))
        y.backward()
        return numbers(x.grad)

    result, trace = twice(program, tmp_path)
    assert result == [4.0]
    (finding,) = [f for f in trace.findings if f.kind == "stale-pylayer"]
    assert "saved_tensor()[0] of GradNodePyLayer_T was written after it was saved" in finding.text
    lines = [trace.line_text(frame) for frame in finding.frames]
    assert lines[-1] == "y = T.apply(h)" and lines[0].startswith("h.add_" if how == "in place" else "h.set_value")
    pop = next(r for r in trace.of_kind(R.NodeRan) if r.node == finding.node)
    (check,) = pop.checks
    assert (check.ok, check.checked, check.saved, check.now) == (True, False, 0, 1 if how == "in place" else 0)


def test_wrappers_are_recorded_with_their_versions(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([3.0])
        h = x * 1.0
        h.add_(paddle.ones([1]))
        Kept.given = lambda x, y: (x, [y])
        Kept.apply(h).backward()
        return numbers(x.grad)

    _, trace = twice(program, tmp_path)
    node = next(n for n in trace.of_kind(R.NodeMade) if n.kind == "pylayer")
    assert node.name == "GradNodePyLayer_Kept"
    assert [(w.field, w.rank, w.version, w.unchecked, w.packed) for w in node.wrappers] == [
        ("saved_tensor", 0, 1, True, False), ("saved_tensor", 1, 0, True, False),
    ]  # fmt: skip
    assert trace.line_text(node.attrs["backward"]) == "return grad * 2.0"
    made = trace.call_step(node.call)
    assert made is not None
    end = len(trace.steps) - 1
    assert [w.status for w in trace.moment(end).wrappers(node.node)] == ["cleared", "cleared"]
    before = trace.steps.pop_start(1, 1)
    assert before is not None
    assert [w.status for w in trace.moment(before).wrappers(node.node)] == ["unchecked", "unchecked"]


def test_saved_tensors_are_packed_and_unpacked_at_every_call(tmp_path: Path) -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x, [x * 2.0, None], 7)
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            x, _, seven = ctx.saved_tensor()
            assert seven == 7
            return grad * x * ctx.saved_tensor()[1][0]

    def program() -> Any:
        log: list[Any] = []

        def pack(t: Any) -> Any:
            log.append(("pack", numbers(t), paddle.is_grad_enabled()))
            return t.numpy()

        def unpack(array: Any) -> Any:
            log.append(("unpack", array.tolist(), paddle.is_grad_enabled()))
            return paddle.to_tensor(array)

        x = leaf([3.0])
        with saved_tensors_hooks(pack, unpack):
            y = T.apply(x)
        y.backward()
        return log, numbers(x.grad)

    (log, grad), trace = twice(program, tmp_path)
    packs = [("pack", [3.0], False), ("pack", [6.0], False)]
    assert log == packs + 2 * [("unpack", [3.0], False), ("unpack", [6.0], False)] and grad == [18.0]
    node = next(n for n in trace.of_kind(R.NodeMade) if n.kind == "pylayer")
    assert [w.packed for w in node.wrappers] == [True, True]
    assert [trace.hook(w.hook).kind for w in node.wrappers] == ["pack", "pack"]  # type: ignore[union-attr]
    pop = next(r for r in trace.of_kind(R.NodeRan) if r.node == node.node)
    assert [(c.unpacked, c.checked, c.hook > 0) for c in pop.checks] == [(True, False, True)] * 2


def test_a_node_taken_from_the_graph_answers_and_can_be_changed() -> None:
    Kept.given = lambda x, y: (x, y)

    class T(Kept):
        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            x, y = ctx.saved_tensor()
            return grad * x * y

    x = leaf([3.0])
    node = T.apply(x).grad_fn
    assert isinstance(node, GradNodePyLayer) and not node.is_tensor_wrappers_cleared
    (slot,) = node.bwd_in_meta
    assert slot[0].meta.dims == (1,) and node.bwd_out_meta[0][0].adj_edge.grad_node is x.grad_fn
    first, second = node.tensor_wrappers["saved_tensor"]
    assert numbers(first.recover()) == [3.0] and numbers(second.intermediate_tensor) == [6.0]
    assert first.inplace_version_snapshot == 0 and first.weak_grad_node() is x.grad_fn
    assert numbers(node([[paddle.ones([1])]])[0][0]) == [18.0]
    second.intermediate_tensor = const([100.0])
    assert numbers(node([[paddle.ones([1])]])[0][0]) == [300.0]
    first.clear()
    with pytest.raises(OSError, match="was cleared"):
        node([[paddle.ones([1])]])
    node.clear_tensor_wrappers()
    assert node.ctx is None and node.tensor_wrappers == {}
    with pytest.raises(SystemError, match="do not exist"):
        node([[paddle.ones([1])]])
