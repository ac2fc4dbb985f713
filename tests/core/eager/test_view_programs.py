"""Random programs of views and writes: gradients are right, equal PyTorch's, and the same while they are recorded."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from gradscope.core import observer
from gradscope.core.observer.narrator import Observer
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.recorder import Recorder
from gradscope.trace.story import sentence
from gradscope.trace.trace import Trace, load
from tests.core.eager.view_programs import Numpy, Ours, Program, Torch, generate, numeric, ours, run


@pytest.mark.parametrize("block", range(8))
def test_gradients_are_complex_step_differences(block: int) -> None:
    rewritten = 0
    for seed in range(block * 10, block * 10 + 10):
        program = generate(seed, length=16)
        loss, grads = ours(program)
        np.testing.assert_allclose(loss, run(program, Numpy())[1], rtol=1e-12, err_msg=f"seed {seed}")
        for mine, wanted in zip(grads, numeric(program), strict=True):
            np.testing.assert_allclose(mine, wanted, rtol=1e-9, atol=1e-11, err_msg=f"seed {seed}")
        rewritten += _nodes(run(program, Ours())[1], "ViewWriteGradNode")
    assert rewritten >= 10


@pytest.mark.parametrize("seed", range(6))
def test_long_programs(seed: int) -> None:
    program = generate(1000 + seed, length=120)
    for mine, wanted in zip(ours(program)[1], numeric(program), strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=1e-9, atol=1e-9)


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_gradients_are_pytorchs() -> None:
    for seed in range(200):
        program = generate(seed, length=10 + seed % 40, backwards=False)
        loss, grads = ours(program)
        leaves, theirs = run(program, Torch())
        if theirs.requires_grad:
            theirs.backward()
        np.testing.assert_allclose(loss, theirs.item(), rtol=1e-12, err_msg=f"seed {seed}")
        for mine, leaf in zip(grads, leaves, strict=True):
            wanted = np.zeros_like(mine) if leaf.grad is None else leaf.grad.numpy()
            np.testing.assert_allclose(mine, wanted, rtol=1e-9, atol=1e-12, err_msg=f"seed {seed}")


@pytest.mark.parametrize("seed", range(12))
def test_recorded_is_the_same_and_sound(seed: int, tmp_path: Path) -> None:
    program = generate(seed, length=20)
    plain = ours(program)
    path = tmp_path / "x.gscope"
    with Recorder(path, began=R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, [])) as recorder:
        observer.current = Observer(recorder)
        try:
            told = ours(program)
            assert observer.current is not None, "a fault stopped the recording"
        finally:
            observer.current = None
    assert plain[0].tobytes() == told[0].tobytes()
    assert [g.tobytes() for g in plain[1]] == [g.tobytes() for g in told[1]]
    trace = load(path)
    assert check(trace) == []
    _tells_of_rewriting(trace)


def _tells_of_rewriting(trace: Trace) -> None:
    """Every node of a rewritten history belongs to the op that wrote, and the change of the tensor names it."""
    kinds = {r.node: r for r in trace.of_kind(R.NodeMade) if r.name.startswith("View")}
    changes = [c for c in trace.of_kind(R.TensorChanged) if c.what == "rebased" and c.how]
    assert kinds and {c.new for c in changes} == set(kinds)
    for change in changes:
        made = kinds[change.new]
        call = trace.call(made.call)
        assert call is not None and made.node in call.nodes and call.nodes[0] not in kinds
        assert call.bumps and call.bumps[0].storage == trace.tensor(change.tensor).storage
        assert trace.producer(change.tensor, trace.call_step(made.call) + len(call.nodes) + 1)
    stories = [sentence(trace, k) for k in range(len(trace.steps))]
    through = any(len(made.out_meta) == 2 for made in kinds.values())
    assert any("it was written through a view" in s for s in stories) is through


def _nodes(loss: object, name: str) -> int:
    seen, todo, found = set(), [loss.grad_fn], 0  # type: ignore[attr-defined]
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        found += node.name() == name
        todo += node.next_functions
    return found


@pytest.mark.parametrize("seed", range(8))
def test_grad_of_some_leaves_is_what_backward_gives(seed: int) -> None:
    from gradscope.core.eager.general_grad import general_grad

    program = generate(200 + seed, length=24)
    _, wanted = ours(program)
    for some in ([0], [1, 2], [2, 0]):
        leaves, loss = run(program, Ours())
        if loss.stop_gradient:
            continue
        found = general_grad([loss], [leaves[i] for i in some], [], allow_unused=True)
        for i, grad in zip(some, found, strict=True):
            mine = np.zeros_like(wanted[i]) if grad is None else grad.impl.array
            np.testing.assert_array_equal(mine, wanted[i])


def _squared_gradient(program: Program, leaves: list[np.ndarray]) -> float:
    """The sum of squares of all first gradients, with the leaves at these values."""
    moved = Program(leaves, program.steps, program.weights)
    return float(sum((g * g).sum() for g in ours(moved)[1]))


@pytest.mark.parametrize("seed", range(6))
def test_second_derivatives(seed: int) -> None:
    from gradscope.core.eager.bindings import R as recorded
    from gradscope.core.eager.general_grad import general_grad

    program = generate(300 + seed, length=8)
    leaves, loss = run(program, Ours())
    firsts = [g for g in general_grad([loss], leaves, [], create_graph=True, allow_unused=True) if g is not None]
    total = None
    for grad in firsts:
        one = recorded.sum(recorded.multiply(grad, grad), [], None, False)
        total = one if total is None else recorded.add(total, one)
    total.backward()
    for at, leaf in enumerate(leaves):
        mine = np.zeros_like(program.leaves[at]) if leaf.grad is None else leaf.grad.impl.array
        wanted = np.zeros_like(mine)
        for place in np.ndindex(mine.shape):
            sides = []
            for sign in (1e-5, -1e-5):
                moved = [v.copy() for v in program.leaves]
                moved[at][place] += sign
                sides.append(_squared_gradient(program, moved))
            wanted[place] = (sides[0] - sides[1]) / 2e-5
        size = np.abs(wanted).max() + 1.0
        np.testing.assert_allclose(mine / size, wanted / size, rtol=1e-5, atol=1e-6)
