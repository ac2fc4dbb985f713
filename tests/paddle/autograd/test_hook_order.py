"""Hooks of every kind in their true order: removal and registration while they run, exceptions, passes inside hooks,
backward-final hooks; each recorded as it happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.paddle.base import core
from gradscope.trace import records as R
from gradscope.trace.story import sentence
from gradscope.trace.trace import Trace
from tests.paddle.twice import leaf, numbers, twice


def says(log: list[Any], what: Any) -> Any:
    """A gradient hook that logs and changes nothing."""

    def hook(grad: Any) -> None:
        log.append((what, numbers(grad)))

    return hook


def kinds(trace: Trace, *wanted: str) -> list[str]:
    """`kind:function` of the steps of these kinds, in order."""
    found = []
    for step in trace.steps:
        if step.kind in wanted:
            record: Any = trace.record(step.row)
            runs = {
                "hook": "hooks",
                "post_hook": "post_hooks",
                "reduce_hook": "reduce_hooks",
                "final_hook": "final_hooks",
            }
            name = ""
            if step.kind in runs:
                hook = trace.hook(getattr(record, runs[step.kind])[step.item].hook)
                assert hook is not None
                name = ":" + hook.name.rpartition(".")[2]
            found.append(step.kind + name)
    return found


def test_the_order_at_a_node_and_at_a_leaf(tmp_path: Path) -> None:
    def program() -> Any:
        log: list[Any] = []

        def first(grad: Any) -> Any:
            log.append(("first", numbers(grad)))
            return grad * 2.0

        def second(grad: Any) -> None:
            log.append(("second", numbers(grad)))

        def post(outs: Any, ins: Any) -> Any:
            log.append(("post", [numbers(o) for o in outs], [numbers(i) for i in ins]))
            return [o * 10.0 for o in outs]

        def at_leaf(grad: Any) -> None:
            log.append(("leaf", numbers(grad), numbers(x.grad)))

        def after() -> None:
            log.append(("after", numbers(x.grad)))

        def final() -> None:
            log.append(("final", numbers(x.grad)))

        core.eager._add_backward_final_hook(final)
        x = leaf([3.0])
        y = x * x
        y.register_hook(first)
        y.retain_grads()
        y.register_hook(second)
        y.grad_fn._register_post_hook(post)
        x.register_hook(at_leaf)
        x._register_backward_hook(after)
        y.backward()
        return log, numbers(y.grad), numbers(x.grad)

    (log, y, x), trace = twice(program, tmp_path)
    assert log == [
        ("first", [1.0]), ("second", [2.0]), ("post", [[6.0], [6.0]], [[2.0]]), ("leaf", [120.0], None),
        ("after", [120.0]), ("final", [120.0]),
    ]  # fmt: skip
    assert (y, x) == ([2.0], [120.0])
    seen = kinds(trace, "hook", "check", "compute", "post_hook", "leaf", "reduce_hook", "final_hook", "pass_end")
    assert seen == [
        "hook:first", "hook:retain_grads", "leaf", "hook:second", "check", "check", "compute", "post_hook:post",
        "hook:at_leaf", "leaf", "reduce_hook:after", "final_hook:final", "pass_end",
    ]  # fmt: skip


@pytest.mark.parametrize("kind", ["gradient", "post", "reduce"])
def test_a_hook_removes_a_later_one_and_itself(kind: str) -> None:
    log: list[str] = []
    helpers: list[Any] = []
    x = leaf([1.0])
    y = x * 2.0

    def first(*given: Any) -> Any:
        log.append("first")
        if len(log) == 1:
            assert helpers[1].remove() and helpers[0].remove()
        return given[0] if kind == "post" else None

    def second(*given: Any) -> Any:
        log.append("second")
        return given[0] if kind == "post" else None

    for fn in (first, second, second):
        register = {
            "gradient": y.register_hook, "post": y.grad_fn._register_post_hook, "reduce": x._register_backward_hook,
        }[kind]  # fmt: skip
        helpers.append(register(fn))
    y.backward(retain_graph=True)
    y.backward()
    assert log == ["first", "second", "second"]


def test_a_gradient_hook_set_by_a_hook_runs_in_the_same_pass_a_reduce_hook_in_the_next() -> None:
    log: list[str] = []
    x = leaf([1.0])

    def gradient(grad: Any) -> None:
        log.append("gradient")
        if len(log) == 1:
            x.register_hook(lambda g: log.append("new gradient"))

    def reduce() -> None:
        log.append("reduce")
        if len(log) == 3:
            x._register_backward_hook(lambda: log.append("new reduce"))

    x.register_hook(gradient)
    x._register_backward_hook(reduce)
    (x * 1.0).backward()
    assert log == ["gradient", "new gradient", "reduce"]
    (x * 1.0).backward()
    assert log[3:] == ["gradient", "new gradient", "reduce", "new reduce"]


@pytest.mark.parametrize("kind", ["gradient", "post", "reduce", "final"])
def test_an_exception_is_external_with_its_cause(kind: str, tmp_path: Path) -> None:
    def program() -> Any:
        def bad(*given: Any) -> Any:
            raise KeyError("bad")

        x = leaf([1.0])
        y = x * 2.0
        {
            "gradient": y.register_hook, "post": y.grad_fn._register_post_hook, "reduce": x._register_backward_hook,
            "final": core.eager._add_backward_final_hook,
        }[kind](bad)  # fmt: skip
        with pytest.raises(OSError, match=r"\(External\) KeyError: 'bad'") as told:
            y.backward()
        cause = type(told.value.__cause__).__name__
        z = leaf([1.0])
        (z * 2.0).backward()  # the next pass is not touched by it
        return cause, numbers(x.grad), numbers(z.grad)

    result, trace = twice(program, tmp_path)
    written = None if kind in ("gradient", "post") else [2.0]
    assert result == ("KeyError", written, [2.0])
    assert [info.error is not None for info in trace.passes] == [True, False]
    step = {"gradient": "hook", "post": "post_hook", "reduce": "reduce_hook", "final": "final_hook"}[kind]
    told = [sentence(trace, s.k) for s in trace.steps if s.kind == step]
    assert len(told) == 1 and (kind == "reduce" or "raises KeyError: 'bad'" in told[0])


def test_all_final_hooks_run_once_and_the_first_exception_is_raised(tmp_path: Path) -> None:
    def program() -> Any:
        log: list[str] = []

        def bad() -> None:
            log.append("bad")
            raise KeyError("bad")

        core.eager._add_backward_final_hook(bad)
        core.eager._add_backward_final_hook(lambda: log.append("good"))
        x = leaf([1.0])
        with pytest.raises(OSError, match="KeyError"):
            (x * 2.0).backward()
        (x * 2.0).backward()
        core.eager._add_backward_final_hook(lambda: log.append("grad"))
        paddle.grad(x * 2.0, x)
        return log, numbers(x.grad)

    result, trace = twice(program, tmp_path)
    assert result == (["bad", "good", "grad"], [4.0])
    assert [len(r.final_hooks) for r in trace.of_kind(R.PassEnded)] == [2, 0, 1]
    assert [r.kind for r in trace.of_kind(R.HookSet)] == ["final"] * 3


def test_final_hooks_wait_when_a_pass_fails_and_run_in_a_nested_one(tmp_path: Path) -> None:
    def program() -> Any:
        log: list[str] = []
        x, z = leaf([1.0]), leaf([1.0])
        core.eager._add_backward_final_hook(lambda: log.append("final"))
        y = x * 2.0

        def hook(grad: Any) -> None:
            log.append("in")
            if len(log) == 1:
                raise KeyError("no")
            (z * 3.0).backward()
            log.append("out")

        y.register_hook(hook)
        with pytest.raises(OSError):
            y.backward(retain_graph=True)
        y.backward()
        return log, numbers(z.grad), numbers(x.grad)

    result, trace = twice(program, tmp_path)
    assert result == (["in", "in", "final", "out"], [3.0], [2.0])
    assert [(p.parent, len(trace.record(p.ended_row).final_hooks)) for p in trace.passes] == [(0, 0), (0, 0), (2, 1)]  # type: ignore[union-attr]


def test_what_a_final_hook_does_stands_inside_it(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([2.0])

        def final() -> None:
            (x.grad * 5.0).numpy()
            (x * 7.0).backward()

        core.eager._add_backward_final_hook(final)
        (x * 3.0).backward()
        return numbers(x.grad)

    result, trace = twice(program, tmp_path)
    assert result == [10.0]
    outer, inner = trace.passes
    ended = trace.record(outer.ended_row)
    assert isinstance(ended, R.PassEnded) and inner.parent == outer.pass_id
    (ran,) = ended.final_hooks
    assert [trace.names.op_name(r.call) for r in trace.of_kind(R.OpRan) if r.within == ran.tick] == [
        "scale", "numpy", "scale",
    ]  # fmt: skip
    assert ran.tick < inner.began_tick < inner.ended_tick < ended.tick


def test_backward_and_grad_inside_hooks(tmp_path: Path) -> None:
    def program() -> Any:
        log: list[Any] = []
        x, w = leaf([2.0]), leaf([5.0])
        y = x * 3.0
        other = x * 7.0

        def hook(grad: Any) -> Any:
            other.backward(retain_graph=True)  # the same leaf grows in the middle of the outer pass
            (inner,) = paddle.grad(w * w, w)
            log.append((numbers(x.grad), numbers(inner)))
            return grad * inner

        y.register_hook(hook)
        y.backward()
        return log, numbers(x.grad), numbers(w.grad)

    result, trace = twice(program, tmp_path)
    assert result == ([([7.0], [10.0])], [37.0], None)
    assert [(p.kind, p.parent) for p in trace.passes] == [("backward", 0), ("backward", 1), ("grad", 1)]


def test_grad_inside_a_hook_of_grad(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([2.0])
        y = x * x
        y.register_hook(lambda g: g * paddle.grad(x * x * x, x)[0])
        return numbers(paddle.grad(y * 1.0, x)[0])

    result, trace = twice(program, tmp_path)
    assert result == [48.0] and [p.parent for p in trace.passes] == [0, 1]


def test_a_hook_under_create_graph_is_part_of_the_graph(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([3.0], "float64")
        y = x * x
        y.register_hook(lambda g: g * x)
        (g,) = paddle.grad(y * 1.0, x, create_graph=True)  # 2x·x
        (h,) = paddle.grad(g, x)
        return numbers(g), numbers(h)

    assert twice(program, tmp_path)[0] == ([18.0], [12.0])


def test_a_shape_that_a_hook_changes_is_told_by_default_only(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([1.0, 1.0])
        p = x * 1.0
        p.register_hook(lambda g: g[0:1])
        p.sum().backward()
        return numbers(x.grad)

    def strict_program() -> Any:
        return program()

    _, trace = twice(program, tmp_path)
    assert [f.kind for f in trace.findings] == ["hook-shape"]
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        _, trace = twice(strict_program, tmp_path)
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})
    assert trace.findings == []
