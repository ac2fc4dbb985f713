"""L-BFGS: it finds minima, gives the loss before, resumes from its state, and is recorded as it runs plainly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.capture.recording import Recording
from gradscope.paddle.optimizer import LBFGS
from gradscope.paddle.optimizer.line_search import cubic_interpolate, strong_wolfe
from gradscope.trace.check import check
from gradscope.trace.trace import load


def problem() -> tuple[Any, Callable[[Any], Callable[[], Any]]]:
    """A parameter [2] and, for an optimizer over it, the closure of Rosenbrock's function."""
    point = paddle.to_tensor(np.array([-1.2, 1.0]), stop_gradient=False)

    def closure_of(optimizer: Any) -> Callable[[], Any]:
        def closure() -> Any:
            optimizer.clear_grad()
            loss = 100.0 * (point[1] - point[0] ** 2) ** 2 + (1.0 - point[0]) ** 2
            loss.backward()
            return loss

        return closure

    return point, closure_of


@pytest.mark.parametrize(("search", "rate", "steps"), [("strong_wolfe", 1.0, 3), (None, 0.1, 20)])
def test_it_finds_the_minimum(search: str | None, rate: float, steps: int) -> None:
    point, closure_of = problem()
    optimizer = LBFGS(rate, line_search_fn=search, parameters=[point])
    closure = closure_of(optimizer)
    losses = [float(optimizer.step(closure)) for _ in range(steps)]
    assert losses[0] == pytest.approx(24.2)
    if search:
        assert point.tolist() == pytest.approx([1.0, 1.0], abs=1e-4)
    assert float(closure()) < losses[0] / 4


@pytest.mark.parametrize(
    ("search", "rate", "losses", "evaluations"),
    [
        (
            "strong_wolfe",
            1.0,
            [24.2, 4.022282148979951, 1.6579626408971957, 0.464140177495501, 0.05422103871338279],
            42,
        ),
        (None, 0.1, [24.2, 6.136220151028825, 4.619011522585504, 4.236710185691186, 4.129482636215478], 35),
    ],
)
def test_it_goes_paddles_way(search: str | None, rate: float, losses: list[float], evaluations: int) -> None:
    point, closure_of = problem()
    optimizer = LBFGS(rate, max_iter=7, line_search_fn=search, parameters=[point])
    plain, calls = closure_of(optimizer), []

    def closure() -> Any:
        calls.append(1)
        return plain()

    assert [float(optimizer.step(closure)) for _ in losses] == pytest.approx(losses, rel=1e-9)
    assert len(calls) == evaluations


def test_it_resumes_from_its_state() -> None:
    runs = []
    for resume in (False, True):
        point, closure_of = problem()
        optimizer = LBFGS(max_iter=5, line_search_fn="strong_wolfe", parameters=[point])
        optimizer.step(closure_of(optimizer))
        if resume:
            state = optimizer.state_dict()
            optimizer = LBFGS(max_iter=5, line_search_fn="strong_wolfe", parameters=[point])
            optimizer.set_state_dict(state)
        optimizer.step(closure_of(optimizer))
        runs.append(point.tolist())
    assert runs[0] == runs[1] and runs[0] != [-1.2, 1.0]


def test_recorded_it_does_the_same(tmp_path: Path) -> None:
    def program() -> list[np.ndarray]:
        point, closure_of = problem()
        optimizer = LBFGS(max_iter=3, line_search_fn="strong_wolfe", parameters=[point])
        return [optimizer.step(closure_of(optimizer)).numpy(), point.numpy()]

    plain = program()
    recording = Recording(tmp_path / "t.gscope", argv=["t.py"], script="t.py").start()
    try:
        recorded = program()
    finally:
        recording.stop()
    assert all(np.array_equal(a, b) for a, b in zip(plain, recorded, strict=True))
    assert check(load(tmp_path / "t.gscope")) == []


def test_what_it_refuses() -> None:
    with pytest.raises(ValueError, match="line_search_fn"):
        LBFGS(line_search_fn="golden", parameters=[])
    with pytest.raises(ValueError, match="weight_decay"):
        LBFGS(weight_decay=0.1, parameters=[])
    with pytest.raises(TypeError, match="closure"):
        LBFGS(parameters=[paddle.ones([1])]).step()


def test_the_cubic_through_two_points() -> None:
    # x³ - 3x falls to its minimum at 1
    assert cubic_interpolate(0.0, 0.0, -3.0, 3.0, 18.0, 24.0) == pytest.approx(1.0)
    assert cubic_interpolate(0.0, 0.0, -3.0, 3.0, 18.0, 24.0, bounds=(1.5, 3.0)) == 1.5
    assert cubic_interpolate(0.0, 0.0, 1.0, 1.0, 1.0, 1.0) in (0.0, 0.5)  # a line has none


@pytest.mark.parametrize("first", [1e-3, 0.3, 1.0, 40.0])
def test_a_step_meets_the_strong_wolfe_conditions(first: float) -> None:
    start, along = paddle.to_tensor(np.array([2.0, -1.0])), paddle.to_tensor(np.array([-1.0, 0.4]))

    def look(at: Any, step: Any, direction: Any) -> tuple[Any, Any]:
        x = (at + step * direction).detach()
        x.stop_gradient = False
        loss = (x**4).sum() + (x**2).sum()
        loss.backward()
        return loss.detach(), x.grad

    loss, gradient = look(start, 0.0, along)
    slope = float((gradient * along).sum())
    found, last, step, evaluations = strong_wolfe(look, start, first, along, loss, gradient, slope)
    assert evaluations >= 1 and step > 0
    assert float(found) <= float(loss) + 1e-4 * step * slope
    assert abs(float((last * along).sum())) <= 0.9 * abs(slope)
