"""recompute, as a PyLayer and with hooks: gradients of the plain call, the second run, what is recorded of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.distributed.fleet.recompute import recompute_sequential
from gradscope.paddle.distributed.fleet.utils import recompute
from gradscope.trace import records as R
from tests.paddle.twice import const, leaf, numbers, twice

BOTH = pytest.mark.parametrize("reentrant", [True, False])


@BOTH
def test_gradients_are_those_of_the_plain_call(reentrant: bool, tmp_path: Path) -> None:
    def program() -> Any:
        x, w = leaf([1.0, 2.0], "float64"), leaf([0.3, 0.4], "float64")
        runs: list[Any] = []

        def block(t: Any) -> Any:
            runs.append((paddle.is_grad_enabled(), t.stop_gradient))
            return paddle.exp(t * w) * t

        plain = paddle.grad(block(x).sum(), [x, w])
        runs.clear()
        y = recompute(block, x, use_reentrant=reentrant)
        assert len(runs) == 1
        y.sum().backward()
        assert [numbers(g) for g in plain] == [numbers(x.grad), numbers(w.grad)]
        return runs, y.grad_fn.name()

    (runs, name), trace = twice(program, tmp_path)
    assert runs == [(not reentrant, False), (True, False)]
    assert name == ("GradNodePyLayer_RecomputeFunction" if reentrant else "MultiplyGradNode")
    assert len(trace.passes) == (3 if reentrant else 2)
    if reentrant:
        grad, outer, inner = trace.passes
        assert (inner.parent, inner.kind) == (outer.pass_id, "backward") and grad.kind == "grad"
        pop = next(r for r in trace.of_kind(R.NodeRan) if trace.node(r.node).kind == "pylayer")  # type: ignore[union-attr]
        assert pop.pass_id == outer.pass_id and pop.computed < inner.began_tick < inner.ended_tick < pop.gave
        again = [r for r in trace.of_kind(R.OpRan) if r.within == pop.computed]
    else:
        pop = next(r for r in trace.of_kind(R.NodeRan) if r.pass_id == 2 and any(c.unpacked for c in r.checks))
        again = [r for r in trace.of_kind(R.OpRan) if r.within == pop.checks[0].tick]
    assert [trace.names.op_name(r.call) for r in again][-3:] == ["multiply", "exp", "multiply"]


@BOTH
def test_random_numbers_are_drawn_again(reentrant: bool) -> None:
    drawn: list[Any] = []

    def block(t: Any) -> Any:
        noise = paddle.rand([2])
        drawn.append((numbers(noise), float(np.random.rand()), random.random()))
        return t * noise

    x = leaf([1.0, 1.0])
    y = recompute(block, x, use_reentrant=reentrant)
    paddle.rand([2])
    after = paddle.get_rng_state()
    y.sum().backward()
    assert drawn[0] == drawn[1] and numbers(x.grad) == numbers(y)
    assert paddle.get_rng_state() == after, "what follows draws what it would have drawn"
    z = recompute(block, x, use_reentrant=reentrant, preserve_rng_state=False)
    z.sum().backward()
    assert drawn[2] != drawn[3]


@BOTH
def test_tuples_defaults_and_several_outputs(reentrant: bool) -> None:
    def block(pair: Any, k: float = 2.0, *rest: Any, **named: Any) -> Any:
        return pair[0] * pair[1] * k, pair[0] * named["scale"], 5

    x, y = leaf([1.0]), leaf([3.0])
    a, b, five = recompute(block, (x, y), scale=7.0, use_reentrant=reentrant)
    assert five == 5
    (a + b).backward()
    assert (numbers(x.grad), numbers(y.grad)) == ([13.0], [2.0])


@BOTH
def test_an_output_that_is_not_used(reentrant: bool) -> None:
    x = leaf([1.0])
    recompute(lambda t: (t * 2.0, t * 3.0), x, use_reentrant=reentrant)[0].backward()
    assert numbers(x.grad) == [2.0]


def test_keyword_only_arguments_are_refused_by_one_and_taken_by_the_other() -> None:
    def block(t: Any, *, k: float = 3.0) -> Any:
        return t * k

    x = leaf([1.0])
    with pytest.raises(ValueError, match="keyword-only arguments are not supported"):
        recompute(block, x, k=5.0)
    recompute(block, x, k=5.0, use_reentrant=False).backward()
    assert numbers(x.grad) == [5.0]


def test_inputs_that_want_no_gradient() -> None:
    w = leaf([2.0])
    with pytest.warns(UserWarning, match="None of the inputs to current recompute block need grad"):
        assert recompute(lambda t: t * w, const([1.0])).stop_gradient
    with pytest.warns(UserWarning, match="None of the inputs"):
        recompute(lambda t: t * w, const([3.0]), use_reentrant=False).backward()
    assert numbers(w.grad) == [3.0]
    with paddle.no_grad():
        assert recompute(lambda t: t * w, leaf([1.0])).stop_gradient


def test_second_order_only_with_hooks() -> None:
    x = leaf([1.0, 2.0], "float64")
    y = recompute(lambda t: t * t * t, x, use_reentrant=False)
    (g,) = paddle.grad(y, x, create_graph=True)
    assert numbers(paddle.grad(g, x)[0]) == [6.0, 12.0]
    (g,) = paddle.grad(recompute(lambda t: t * t * t, x), x, create_graph=True)
    assert numbers(g) == [3.0, 12.0] and paddle.grad(g, x, allow_unused=True) == [None]


def test_recompute_inside_recompute(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([1.0, 2.0], "float64")

        def inner(t: Any) -> Any:
            return paddle.exp(t) * t

        recompute(lambda t: recompute(inner, t * 2.0) * t, x).sum().backward()
        y = leaf([1.0, 2.0], "float64")
        (inner(y * 2.0) * y).sum().backward()
        assert numbers(x.grad) == pytest.approx(numbers(y.grad), rel=1e-14)
        return numbers(x.grad)

    _, trace = twice(program, tmp_path)
    assert [p.parent for p in trace.passes] == [0, 1, 2, 0]


@BOTH
def test_the_graph_may_be_kept_for_a_second_pass(reentrant: bool) -> None:
    runs: list[int] = []

    def block(t: Any) -> Any:
        runs.append(1)
        return paddle.exp(t)

    x = leaf([1.0], "float64")
    y = recompute(block, x, use_reentrant=reentrant)
    y.backward(retain_graph=True)
    once = numbers(x.grad)
    y.backward()
    assert numbers(x.grad) == [2 * once[0]] and len(runs) == (3 if reentrant else 2)
    with pytest.raises(SystemError, match="do not exist"):
        y.backward()


def test_a_function_that_does_something_else_the_second_time_is_told() -> None:
    runs: list[int] = []

    def block(t: Any) -> Any:
        runs.append(1)
        return paddle.exp(t) if len(runs) % 2 else t * 1.0

    with pytest.raises(OSError, match="saved 1 tensors in forward and fewer when it was recomputed"):
        recompute(block, leaf([1.0]), use_reentrant=False).backward()

    def fewer(t: Any) -> Any:
        runs.append(1)
        return (t * 1.0, t * 2.0) if len(runs) % 2 else t * 1.0

    runs.clear()
    with pytest.raises(OSError, match="gave 2 tensors in forward and 1 when it was recomputed"):
        recompute(fewer, leaf([1.0]))[0].backward()


def test_hooks_inside_run_where_they_are_set() -> None:
    log: list[Any] = []

    def block(t: Any) -> Any:
        h = t * 2.0
        h.register_hook(lambda g: log.append(numbers(g)))
        return h * 3.0

    with pytest.raises(RuntimeError, match="Cannot register hook on a tensor that stop gradient"):
        recompute(block, leaf([1.0]))
    recompute(block, leaf([1.0]), use_reentrant=False).backward()
    assert log == [[3.0]]


def test_a_chain_in_segments() -> None:
    runs: list[int] = []

    def step(number: int) -> Any:
        def run(t: Any) -> Any:
            runs.append(number)
            return t * float(number)

        return run

    x = leaf([1.0])
    y = recompute_sequential({"segments": 2}, [step(n) for n in (1, 2, 3, 4, 5)], x)
    y.backward()
    assert numbers(y) == [120.0] and numbers(x.grad) == [120.0]
    assert runs == [1, 2, 3, 4, 5, 1, 2]
