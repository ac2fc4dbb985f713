"""A program of many kinds of op in one graph: its record holds together, recorded is plain, gradients are right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import gradscope.paddle as paddle
from gradscope.capture.recording import Recording
from gradscope.trace.check import check
from gradscope.trace.trace import load

X = np.array([[1.25, -2.5, 0.5], [3.0, 0.75, -1.0]])


def program(x: Any) -> Any:
    """In-place views, writes through arrays and masks, selections, scans, sorting, windows: a number."""
    y = x * 2
    y.reshape_([3, 2])
    y.t_()
    y.unsqueeze_(0)
    y.squeeze_(0)
    z = y * 1
    z[z > 4] = 0.5
    z[[0, 1], [1, 0]] = paddle.to_tensor([7.0, 8.0], dtype="float64")
    z[:, [0, 2]] = x[:, :2]
    view = z[0]
    view.multiply_(view * 1)
    view.reshape_([3, 1])
    runs = paddle.cumsum(z * 1, 0)
    runs.cumsum_(1)
    sides = paddle.hypot(z, z + 1) * 1
    sides.hypot_(z)
    down = z * 1
    down.floor_divide_(paddle.full_like(z, 2.0))
    marks = z * 1
    marks.equal_(z)
    parts = [
        paddle.masked_select(z, z > 0), paddle.topk(z, 2)[0], paddle.sort(z), runs, sides, down,
        paddle.unfold(z, 1, 2, 1), paddle.as_strided(z * 1, [2, 2], [1, 1]),
        paddle.meshgrid(z[0], z[1])[1], paddle.einsum("ij,kj->ik", z, z),
        paddle.put_along_axis(z, paddle.to_tensor([[0], [1]]), 2.0, 1, "add"), paddle.median(z, 1),
        paddle.quantile(z, 0.3), paddle.std(z), paddle.logsumexp(z), paddle.kron(z, z[0]), paddle.roll(z, 1),
        paddle.gather_nd(z, paddle.to_tensor([[0, 1], [1, 2], [0, 1]])), paddle.repeat_interleave(z, 2, 1),
    ]  # fmt: skip
    total = parts[0].sum()
    for k, part in enumerate(parts[1:], 2):
        total = total + (part * part).sum() * (1.0 / k)
    return total


def gradient() -> tuple[np.ndarray, np.ndarray]:
    """The gradient, and that of its square: a second derivative."""
    x = paddle.to_tensor(X, stop_gradient=False)
    (g,) = paddle.grad(program(x), x, create_graph=True)
    (g * g).sum().backward()
    return g.numpy(), x.grad.numpy()


def test_gradients_are_finite_differences() -> None:
    first, second = gradient()
    step = 1e-6
    for at in np.ndindex(X.shape):
        sides = []
        for sign in (1, -1):
            moved = X.copy()
            moved[at] += sign * step
            x = paddle.to_tensor(moved, stop_gradient=False)
            value = program(x)
            value.backward()
            sides.append((float(value.numpy()), float((x.grad.numpy() ** 2).sum())))
        np.testing.assert_allclose(first[at], (sides[0][0] - sides[1][0]) / (2 * step), rtol=1e-5, atol=1e-5)
        np.testing.assert_allclose(second[at], (sides[0][1] - sides[1][1]) / (2 * step), rtol=1e-4, atol=1e-3)


def test_the_record_holds_together_and_changes_nothing(tmp_path: Path) -> None:
    plain = gradient()
    recording = Recording(tmp_path / "ops.gscope", argv=["ops.py"], script="ops.py").start()
    try:
        recorded = gradient()
    finally:
        recording.stop()
    assert [a.tobytes() for a in plain] == [a.tobytes() for a in recorded]
    assert list(check(load(tmp_path / "ops.gscope"))) == []
