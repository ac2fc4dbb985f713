"""saved_tensors_hooks: what pack sees, when both run, what unpack may give, and what is recorded of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.paddle.autograd import saved_tensors_hooks
from gradscope.trace import records as R
from gradscope.trace.story import sentence
from tests.paddle.twice import leaf, numbers, twice


def same(thing: Any) -> Any:
    return thing


def test_pack_gets_a_handle_with_its_history_while_nothing_is_recorded() -> None:
    seen: list[Any] = []
    a = leaf([1.0, 2.0])
    h = a * 1.0

    def pack(t: Any) -> Any:
        seen.append((t.grad_fn.name(), t.stop_gradient, t is h, paddle.is_grad_enabled()))
        return t * 1.0

    def unpack(t: Any) -> Any:
        seen.append(paddle.is_grad_enabled())
        return t

    with saved_tensors_hooks(pack, unpack):
        y = h.exp() * h
    y.sum().backward()
    exp, scale = ("ExpGradNode", False, False, False), ("ScaleGradNode", False, False, False)
    assert seen == [exp, exp, scale, False, False, False]


def test_lists_outputs_and_in_place_copies_are_packed() -> None:
    log: list[Any] = []

    def pack(t: Any) -> Any:
        log.append(numbers(t))
        return t.numpy()

    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(pack, paddle.to_tensor):
        y = x * 2.0
        y.multiply_(paddle.to_tensor([3.0, 5.0]))
        paddle.tanh(y)
    assert log[:2] == [[2.0, 4.0], [3.0, 5.0]] and len(log) == 3, "in place: the copy of what is overwritten"


def test_the_same_pair_may_be_entered_again() -> None:
    pair = saved_tensors_hooks(same, same)
    x = leaf([3.0])
    with pair:
        y = x * x
    with pair:
        z = x * x
    (y + z).backward()
    assert numbers(x.grad) == [12.0]


def test_one_pair_at_a_time_and_the_outer_one_goes_on() -> None:
    log: list[str] = []
    x = leaf([3.0])
    with saved_tensors_hooks(lambda t: (log.append("pack"), t)[1], same):
        inner = saved_tensors_hooks(same, same)
        with pytest.raises(ValueError, match="only one pair of hooks is allowed at a time"):
            inner.__enter__()
        x * x
    x * x
    assert log == ["pack", "pack"]


def test_exceptions_are_external_and_leave_nothing_behind() -> None:
    def fails(thing: Any) -> Any:
        raise KeyError("no")

    x = leaf([3.0])
    with pytest.raises(OSError, match=r"\(External\) KeyError: 'no'") as told, saved_tensors_hooks(fails, same):
        x * x
    assert isinstance(told.value.__cause__, KeyError) and paddle.is_grad_enabled()
    with saved_tensors_hooks(same, fails):
        y = x * x
    with pytest.raises(OSError, match="KeyError"):
        y.backward()
    assert paddle.is_grad_enabled()
    (x * x).backward()
    assert numbers(x.grad) == [6.0]


@pytest.mark.parametrize(
    ("unpack", "text"),
    [
        (lambda t: 3, "only one pair of hooks is allowed at a time"),
        (lambda t: paddle.ones([4]), r"gave a tensor of shape \[4\], but \[2\] was saved"),
    ],
)
def test_unpack_must_give_what_was_packed(unpack: Any, text: str) -> None:
    x = leaf([3.0, 4.0])
    with saved_tensors_hooks(same, unpack):
        y = x * x
    with pytest.raises(ValueError, match=text):
        y.sum().backward()


def test_another_dtype_is_cast_back() -> None:
    x = leaf([3.0, 4.0])
    with saved_tensors_hooks(lambda t: t.astype("float64"), same):
        y = x * x
    y.sum().backward()
    assert str(x.grad.dtype) == "paddle.float32" and numbers(x.grad) == [6.0, 8.0]


def test_higher_orders_pack_too_and_keep_their_history(tmp_path: Path) -> None:
    def program() -> Any:
        log: list[str] = []
        x = leaf([2.0], "float64")
        with saved_tensors_hooks(
            lambda t: (log.append("pack"), t.numpy())[1], lambda a: (log.append("unpack"), paddle.to_tensor(a))[1]
        ):
            y = x * x * x
            (g,) = paddle.grad(y, x, create_graph=True)
        packed = log.count("pack")
        (h,) = paddle.grad(g, x)
        return packed, log.count("pack") - packed, numbers(g), numbers(h)

    (packed, later, g, h), _ = twice(program, tmp_path)
    assert packed > 4 and later == 0 and (g, h) == ([12.0], [12.0])


def test_what_is_recorded(tmp_path: Path) -> None:
    def halve(t: Any) -> Any:
        return (t * 0.5).numpy()

    def double(a: Any) -> Any:
        return paddle.to_tensor(a) * 2.0

    def program() -> Any:
        x = leaf([3.0])
        with saved_tensors_hooks(halve, double):
            y = x * x
        y.backward()
        return numbers(x.grad)

    result, trace = twice(program, tmp_path)
    assert result == [6.0]
    node = next(n for n in trace.of_kind(R.NodeMade) if n.name == "MultiplyGradNode")
    assert [w.packed for w in node.wrappers] == [True, True]
    hooks = {h.hook: (h.kind, h.name.rpartition(".")[2]) for h in trace.of_kind(R.HookSet)}
    assert [hooks[w.hook] for w in node.wrappers] == [("pack", "halve")] * 2
    opened = [o for o in trace.of_kind(R.Opened) if o.kind == "pack"]
    ops = list(trace.of_kind(R.OpRan))
    packing = next(r for r in ops if r.packs)
    assert trace.names.op_name(packing.call) == "multiply" and [h.tick for h in packing.packs] == [
        o.tick for o in opened
    ]
    assert [sentence(trace, s.k) for s in trace.steps if s.kind == "pack_hook"] == 2 * [
        f"pack hook {trace.names.hook(packing.packs[0].hook)} takes a tensor that x * x saves"
    ]
    assert [[trace.names.op_name(r.call) for r in ops if r.within == o.tick] for o in opened] == [
        ["scale", "numpy"]
    ] * 2
    pop = next(r for r in trace.of_kind(R.NodeRan) if r.node == node.node)
    assert [(c.unpacked, c.checked, hooks[c.hook]) for c in pop.checks] == [(True, False, ("unpack", "double"))] * 2
    inside = [[trace.names.op_name(r.call) for r in ops if r.within == c.tick] for c in pop.checks]
    assert inside == [["scale"], ["scale"]]
    start = trace.steps.pop_start(1, pop.pop)
    assert start is not None
    assert [w.status for w in trace.moment(start).wrappers(node.node)] == ["packed", "packed"]
