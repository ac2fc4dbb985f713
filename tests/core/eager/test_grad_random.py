"""Random graphs of several hundred nodes: `paddle.grad` of any subset equals the same entries of `backward`, also with
hooks, pruned branches, shared leaves, list slots, nested calls and create_graph; recorded it is the same, and sound."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core import observer
from gradscope.core.generated import ops_api as C
from gradscope.core.observer.narrator import Observer
from gradscope.core.tensor import Tensor, new_leaf
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import load

SIZE = 300  # ops


class Graph:
    """leaves and values of a random graph, the same for the same seed. hooks: set gradient hooks that scale; nested:
    some of them call grad() on a graph of their own."""

    def __init__(self, seed: int, hooks: bool = True, nested: bool = False) -> None:
        rng = random.Random(seed)
        data = np.random.default_rng(seed)
        self.leaves = [new_leaf(data.standard_normal((2, 3)), False) for _ in range(6)]
        self.values: list[Tensor] = list(self.leaves)
        self.nested_calls = 0
        while len(self.values) < SIZE:
            self._step(rng)
        if hooks:
            for t in rng.sample(self.values[30:], 25):  # what a nested call runs over has none
                self._hook(t, rng.choice([0.5, -1.0, 1.25]), rng.random() < 0.3 and nested)
        self.outputs = [self.values[-1], *rng.sample(self.values[SIZE // 2 :], 2)]
        self.outputs = list({id(t): t for t in self.outputs}.values())

    def _step(self, rng: random.Random) -> None:
        made = self.values
        x, y = (made[max(0, len(made) - 1 - int(rng.expovariate(0.05)))] for _ in range(2))
        what = rng.choice(["add", "multiply", "tanh", "scale", "split", "exp", "inplace", "concat"])
        if what == "add":
            made.append(C.scale(C.add(x, y), 0.6))
        elif what == "multiply":
            made.append(C.tanh(C.multiply(x, y)))
        elif what == "tanh":
            made.append(C.tanh(x))
        elif what == "scale":
            made.append(C.scale(x, -0.9))
        elif what == "split":
            top, bottom = C.split(x, [1, 1])
            made.append(C.concat([bottom, top] if rng.random() < 0.5 else [top, top]))
        elif what == "exp":
            made.append(C.scale(C.exp(C.scale(C.tanh(x), 0.3)), 0.5))
        elif what == "inplace":
            target = C.scale(x, 0.7)
            C.multiply_(target, C.tanh(y))
            made.append(target)
        else:
            made.append(C.split(C.concat([x, y]), [1, 2, 1])[1])

    def _hook(self, t: Tensor, factor: float, nested: bool) -> None:
        def hook(g: Tensor) -> Tensor:
            if nested:
                x = new_leaf(np.array([2.0]), False)
                (inner,) = paddle.grad(C.multiply(x, x), [x])
                assert inner is not None and inner.impl.array.tolist() == [4.0]
                paddle.grad(self.values[20], self.leaves, allow_unused=True)
                self.nested_calls += 1
            return C.scale(g, factor)

        t.register_hook(hook)


def arrays(found: list[Tensor | None]) -> list[Any]:
    return [None if g is None else g.impl.array for g in found]


def by_backward(graph: Graph, asked: list[int]) -> list[Any]:
    """The gradients backward() leaves with the values of these numbers."""
    for i in asked:
        graph.values[i].retain_grads()
    paddle.autograd.backward(graph.outputs)
    return arrays([graph.values[i].grad for i in asked])


def same(found: list[Any], wanted: list[Any]) -> None:
    for got, want in zip(found, wanted, strict=True):
        if want is None or got is None:
            assert got is None or not got.any(), "a gradient that backward() has none of"
            assert want is None or not want.any()
        else:
            np.testing.assert_allclose(got, want, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("nested", [False, True])
def test_a_subset_equals_the_same_entries_of_backward(seed: int, nested: bool) -> None:
    rng = random.Random(seed)
    asked = sorted(rng.sample(range(SIZE), rng.choice([1, 2, 5, 12])))
    graph = Graph(seed, nested=nested)
    found = paddle.grad(graph.outputs, [graph.values[i] for i in asked], allow_unused=True)
    assert all(leaf.grad is None for leaf in graph.leaves)
    same(arrays(found), by_backward(Graph(seed), asked))


@pytest.mark.parametrize("seed", range(6))
def test_all_leaves_are_bit_for_bit_those_of_backward(seed: int) -> None:
    graph = Graph(seed)
    found = arrays(paddle.grad(graph.outputs, graph.leaves, allow_unused=True))
    again = arrays(paddle.grad(graph.outputs, graph.leaves, allow_unused=True, create_graph=True))
    paddle.autograd.backward(graph.outputs)
    for one, two, leaf in zip(found, again, graph.leaves, strict=True):
        assert (one is None) == (leaf.grad is None)
        if one is not None:
            assert leaf.grad is not None
            assert one.tobytes() == leaf.grad.impl.array.tobytes() == two.tobytes()


@pytest.mark.parametrize("seed", range(6))
def test_constants_cut_what_leads_through_them(seed: int) -> None:
    """no_grad_vars against the same graph whose constants were detached while it was built."""
    rng = random.Random(seed)
    number = rng.randrange(10, 40)
    graph = Graph(seed, hooks=False)
    cut = graph.values[number]
    found = paddle.grad(graph.outputs, graph.leaves, allow_unused=True, no_grad_vars=[cut])
    other = _with_constant(seed, number)
    wanted = paddle.grad(other.outputs, other.leaves, allow_unused=True)
    same(arrays(found), arrays(wanted))


def _with_constant(seed: int, number: int) -> Graph:
    class Cut(Graph):
        def _step(self, rng: random.Random) -> None:
            before = len(self.values)
            super()._step(rng)
            if before <= number < len(self.values):
                self.values[number] = self.values[number].detach()

    return Cut(seed, hooks=False)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("as_paddle", [False, True])
def test_recorded_it_is_the_same_and_sound(seed: int, as_paddle: bool, tmp_path: Path) -> None:
    paddle.set_flags({"FLAGS_paddle_strict": as_paddle})
    try:
        _same_and_sound(seed, tmp_path)
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})


def _same_and_sound(seed: int, folder: Path) -> None:
    rng = random.Random(seed)
    asked = rng.sample(range(SIZE), 4)
    cut = rng.randrange(10, SIZE // 2)

    def work() -> list[Any]:
        graph = Graph(seed, nested=True)
        inputs = [graph.values[i] for i in asked]
        first = paddle.grad(graph.outputs, inputs, allow_unused=True)
        second = paddle.grad(
            graph.outputs, inputs, allow_unused=True, no_grad_vars=[graph.values[cut]], create_graph=seed % 2 == 0
        )
        return arrays([*first, *second])

    plain = work()
    path = folder / "grad.gscope"
    with Recorder(path, began=R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, [])) as recorder:
        observer.current = listener = Observer(recorder)
        try:
            recorded = work()
        finally:
            observer.current = None
    assert not listener.dead
    for one, two in zip(plain, recorded, strict=True):
        assert (one is None) == (two is None)
        assert one is None or one.tobytes() == two.tobytes()
    trace = load(path)
    assert check(trace) == []
    plans = trace.of_kind(R.GraphPlanned)
    assert any(p.slot < 0 for plan in plans for p in plan.pruned), "nothing was left out: the test looks at nothing"


def test_the_graphs_have_what_they_are_to_have() -> None:
    graph = Graph(3, nested=True)
    paddle.grad(graph.outputs, graph.leaves, allow_unused=True)
    assert graph.nested_calls
    kinds = {t.grad_fn.name() for t in graph.values if t.grad_fn is not None}
    assert {"ConcatGradNode", "SplitGradNode", "MultiplyGradNode", "TanhGradNode", "ScaleGradNode"} <= kinds
