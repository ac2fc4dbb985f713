"""Graphs of several hundred nodes: gradients are finite differences, recording changes no bit, both bindings agree,
`paddle.grad` of a subset gives the entries of `backward`."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core import observer
from gradscope.core.eager.backward import run_backward
from gradscope.core.observer.narrator import Observer
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import load

from .dags import Dag, make
from .playing import Paddle, gradients, loss, play

OURS = Paddle(paddle)
KINDS = {"real": (False, False), "complex": (True, False), "view writes": (False, True), "all": (True, True)}
SEEDS = range(3)


def dag_of(kind: str, seed: int, nodes: int = 400) -> Dag:
    return make(seed, nodes, *KINDS[kind])


def slope(function: Callable[[list[np.ndarray]], float], dag: Dag, direction: list[np.ndarray], h: float) -> float:
    """The derivative of a function of the leaves along a direction, by differences of fourth order."""

    def at(t: float) -> float:
        return function([a + t * d for a, d in zip(dag.leaves, direction, strict=True)])

    return (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h)


def directions(dag: Dag, rng: np.random.Generator) -> list[np.ndarray]:
    """A random direction per leaf."""
    turn = [1 if a.dtype.kind == "f" else 1 + 1j for a in dag.leaves]
    return [np.asarray(rng.standard_normal(a.shape) * t) for a, t in zip(dag.leaves, turn, strict=True)]


def along(grads: list[Any], direction: list[np.ndarray]) -> float:
    """Re⟨gradient, direction⟩."""
    return sum(float((np.conj(g) * d).sum().real) for g, d in zip(grads, direction, strict=True) if g is not None)


def agrees(found: float, slope: Callable[[float], float]) -> None:
    """Against a difference quotient by step. A maximum that changes hands within the step spoils the quotient, but not
    within a much smaller one."""
    wide = slope(2e-5)
    near = wide if wide == pytest.approx(found, rel=1e-6, abs=1e-8) else slope(1e-6)
    assert found == pytest.approx(near, rel=1e-6, abs=1e-8)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_gradients_are_finite_differences(kind: str, seed: int) -> None:
    dag = dag_of(kind, seed)
    got = gradients(dag, OURS)
    assert sum(g is not None for g in got) >= len(got) - 1
    rng = np.random.default_rng(seed)
    for _ in range(2):
        direction = directions(dag, rng)
        agrees(along(got, direction), lambda h, d=direction: slope(lambda a: loss(dag, OURS, a), dag, d, h))


def twisted(dag: Dag, weights: list[np.ndarray], arrays: list[np.ndarray], again: bool) -> Any:
    """Re⟨weights, gradient⟩ at `arrays`; with `again` its gradient in the leaves."""
    leaves, values = play(dag, OURS, arrays)
    roots = [(values[i], OURS.constant(s)) for i, s in dag.roots]
    grads = paddle.grad([r for r, _ in roots], leaves, [s for _, s in roots], create_graph=again, allow_unused=True)
    if not again:
        return along([None if g is None else g.numpy() for g in grads], weights)
    parts = [paddle.real(g * paddle.conj(OURS.constant(w))) if g.is_complex() else g * OURS.constant(w)
             for g, w in zip(grads, weights, strict=True) if g is not None]  # fmt: skip
    total = sum((p.sum() for p in parts[1:]), parts[0].sum())
    return [None if g is None else g.numpy() for g in paddle.grad([total], leaves, allow_unused=True)]


@pytest.mark.parametrize("seed", [21, 22])
@pytest.mark.parametrize("kind", KINDS)
def test_second_derivatives_are_differences_of_the_first(kind: str, seed: int) -> None:
    dag = dag_of(kind, seed, 120)
    rng = np.random.default_rng(seed)
    weights, direction = directions(dag, rng), directions(dag, rng)
    curved = twisted(dag, weights, dag.leaves, True)
    agrees(along(curved, direction), lambda h: slope(lambda a: twisted(dag, weights, a, False), dag, direction, h))


def test_the_graphs_are_large_and_of_every_kind() -> None:
    dags = [dag_of("all", seed) for seed in SEEDS]
    for dag in dags:
        _, values = play(dag, OURS)
        nodes, todo = set(), [values[i].grad_fn for i, _ in dag.roots]
        while todo:
            node = todo.pop()
            if node is not None and node not in nodes:
                nodes.add(node)
                todo += node.next_functions
        assert len(nodes) > 300 and len(dag.roots) >= 3
    used = {what for dag in dags for what, _, _ in dag.steps}
    assert used >= {"twice", "retained", "set_rows", "view_added", "multiplied_by", "unbound", "modulus", "product"}


@pytest.mark.parametrize("kind", KINDS)
def test_plain_and_recorded_formulas_agree_bit_for_bit(kind: str) -> None:
    results = []
    for create_graph in (False, True):
        dag = dag_of(kind, 11, 200)
        leaves, values = play(dag, OURS)
        roots = [(values[i], s) for i, s in dag.roots]
        run_backward([r for r, _ in roots], [OURS.constant(s) for _, s in roots], create_graph, create_graph)
        results.append([None if x.grad is None else x.grad.numpy().tobytes() for x in leaves])
    assert results[0] == results[1]


@pytest.mark.parametrize("kind", KINDS)
def test_recording_changes_no_bit_and_the_trace_is_sound(kind: str, tmp_path: Path) -> None:
    dag = dag_of(kind, 5)
    plain = gradients(dag, OURS)
    path = tmp_path / "dag.gscope"
    with Recorder(path, began=R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, [])) as recorder:
        observer.current = Observer(recorder)
        try:
            watched = gradients(dag, OURS)
            assert observer.current is not None, "a fault stopped the recording"
        finally:
            observer.current = None
    for one, other in zip(plain, watched, strict=True):
        assert (one is None) == (other is None) and (one is None or one.tobytes() == other.tobytes())
    trace = load(path)
    try:
        assert [str(p) for p in check(trace)] == []
    finally:
        trace.close()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_paddle_grad_of_a_subset_gives_the_entries_of_backward(kind: str, seed: int) -> None:
    """Leaves, and values in the middle of the graph, whose gradients backward leaves where they are retained."""
    dag = dag_of(kind, seed, 200)
    rng = random.Random(seed)
    leaves, values = play(dag, OURS)
    chosen = [*rng.sample(range(len(leaves)), 4), *rng.sample(range(len(leaves), len(values)), 4)]
    for i in chosen[4:]:
        values[i].retain_grads()
    roots = [(values[i], s) for i, s in dag.roots]
    run_backward([r for r, _ in roots], [OURS.constant(s) for _, s in roots], True)
    whole = [None if values[i].grad is None else values[i].grad.numpy() for i in chosen]

    leaves, values = play(dag, OURS)
    roots = [(values[i], s) for i, s in dag.roots]
    part = paddle.grad(
        [r for r, _ in roots], [values[i] for i in chosen], [OURS.constant(s) for _, s in roots], allow_unused=True
    )
    assert sum(one is not None for one in whole) >= 4
    for one, other in zip(whole, part, strict=True):
        assert (one is None) == (other is None)
        if one is not None:
            np.testing.assert_allclose(other.numpy(), one, rtol=1e-12, atol=1e-14)
    assert all(x.grad is None for x in leaves)
