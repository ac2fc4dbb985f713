"""Optimizers on SelectedRows: lazy rows, what has no kernel, clipping; the numbers of the real Paddle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

STEPS = ([1, 3, 1], [0, 1], [2, 2], [1])


def start(module: Any) -> Any:
    return module.to_tensor(np.arange(8.0, dtype=np.float32).reshape(4, 2) / 3, stop_gradient=False)


def played(module: Any, make: Callable[[Any, Any], Any]) -> list[Any]:
    """The table after every step."""
    w = start(module)
    optimizer = make(module.optimizer, w)
    seen = []
    for ids in STEPS:
        found = module.nn.functional.embedding(module.to_tensor(ids), w, sparse=True)
        (found * module.to_tensor([1.0, 2.0])).sum().backward()
        optimizer.step()
        optimizer.clear_grad()
        assert w.grad is None
        seen.append(w.numpy())
    return seen


@pytest.fixture
def strict() -> Iterator[None]:
    paddle.set_flags({"FLAGS_paddle_strict": True})
    yield
    paddle.set_flags({"FLAGS_paddle_strict": False})


def test_lazy_mode_leaves_absent_rows_and_their_moments_alone() -> None:
    w = start(paddle)
    adam = paddle.optimizer.Adam(0.1, parameters=[w], lazy_mode=True)
    value, first, second = w.numpy().astype(np.float64), np.zeros((4, 2)), np.zeros((4, 2))
    for step, ids in enumerate(STEPS, 1):
        paddle.nn.functional.embedding(paddle.to_tensor(ids), w, sparse=True).sum().backward()
        adam.step()
        adam.clear_grad()
        for row in sorted(set(ids)):
            grad = float(ids.count(row))
            first[row] = 0.9 * first[row] + 0.1 * grad
            second[row] = 0.999 * second[row] + 0.001 * grad**2
            value[row] -= 0.1 * (first[row] / (1 - 0.9**step)) / (np.sqrt(second[row] / (1 - 0.999**step)) + 1e-8)
        np.testing.assert_allclose(w.numpy(), value, rtol=1e-4)


@pytest.mark.parametrize("name", ["AdamW", "Adamax", "Adadelta"])
def test_those_without_a_kernel_for_rows_say_so(name: str) -> None:
    w = start(paddle)
    before = w.numpy()
    optimizer = getattr(paddle.optimizer, name)(0.1, parameters=[w])
    paddle.nn.functional.embedding(paddle.to_tensor([1]), w, sparse=True).sum().backward()
    with pytest.raises(NotImplementedError, match=r"(?s)unimplemented.*sparse=False"):
        optimizer.step()
    np.testing.assert_array_equal(w.numpy(), before)


def test_adam_refuses_a_decay_with_rows() -> None:
    w = start(paddle)
    optimizer = paddle.optimizer.Adam(0.1, parameters=[w], weight_decay=0.1)
    paddle.nn.functional.embedding(paddle.to_tensor([1]), w, sparse=True).sum().backward()
    with pytest.raises(RuntimeError, match="with sparse parameters"):
        optimizer.step()


def test_clipping_by_value_has_no_kernel_for_rows() -> None:
    w = start(paddle)
    optimizer = paddle.optimizer.SGD(0.1, parameters=[w], grad_clip=paddle.nn.ClipGradByValue(0.5))
    paddle.nn.functional.embedding(paddle.to_tensor([1]), w, sparse=True).sum().backward()
    with pytest.raises(NotImplementedError, match=r"\(clip\)"):
        optimizer.step()


def test_clipping_by_norm_measures_summed_rows() -> None:
    w = start(paddle)
    optimizer = paddle.optimizer.SGD(1.0, parameters=[w], grad_clip=paddle.nn.ClipGradByNorm(1.0))
    before = w.numpy()
    paddle.nn.functional.embedding(paddle.to_tensor([1, 1, 1]), w, sparse=True).sum().backward()
    optimizer.step()
    np.testing.assert_allclose(before - w.numpy(), [[0, 0], [0.5**0.5] * 2, [0, 0], [0, 0]], rtol=1e-6, atol=1e-7)
    assert w.grad.rows() == [1, 1, 1], "`.grad` itself stays as it is"


@pytest.mark.peers
@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda o, w: o.SGD(0.1, [w]), id="SGD"),
        pytest.param(lambda o, w: o.SGD(0.1, [w], weight_decay=0.1), id="SGD decayed"),
        pytest.param(lambda o, w: o.Momentum(0.1, 0.9, [w]), id="Momentum"),
        pytest.param(lambda o, w: o.Momentum(0.1, 0.9, [w], use_nesterov=True, weight_decay=0.1), id="Nesterov"),
        pytest.param(lambda o, w: o.Adam(0.1, parameters=[w]), id="Adam"),
        pytest.param(lambda o, w: o.Adam(0.1, parameters=[w], lazy_mode=True), id="Adam lazy"),
        pytest.param(lambda o, w: o.RMSProp(0.1, parameters=[w]), id="RMSProp"),
        pytest.param(lambda o, w: o.Adagrad(0.1, parameters=[w]), id="Adagrad"),
    ],
)
def test_tables_are_paddles(make: Callable[[Any, Any], Any]) -> None:
    peer: Any = pytest.importorskip("paddle")
    for mine, theirs in zip(played(paddle, make), played(peer, make), strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-5, atol=1e-6)
