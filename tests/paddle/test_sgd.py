"""optimizer.SGD: the update, versions, clearing, minimize, and its argument errors."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle


def leaf(values: list[float]) -> paddle.Tensor:
    return paddle.to_tensor(values, stop_gradient=False)


def test_step_updates_without_a_version_bump() -> None:
    x, unused, frozen = leaf([1.0, 2.0]), leaf([7.0]), paddle.to_tensor([9.0])
    sgd = paddle.optimizer.SGD(0.1, parameters=[x, unused, frozen])
    (x * x).sum().backward()
    assert sgd.step() is None
    np.testing.assert_array_equal(x.numpy(), np.float32([1, 2]) - np.float32(0.1) * np.float32([2, 4]))
    assert (x.inplace_version, x.is_leaf, x.stop_gradient) == (0, True, False)
    assert (unused.tolist(), frozen.tolist()) == ([7.0], [9.0])
    assert x.grad.tolist() == [2.0, 4.0]


def test_several_steps_descend() -> None:
    x = leaf([3.0])
    sgd = paddle.optimizer.SGD(learning_rate=0.25, parameters=[x])
    for _ in range(20):
        ((x - 1) ** 2).sum().backward()
        sgd.step()
        sgd.clear_grad()
    assert abs(x.item() - 1) < 1e-4


def test_clear_grad() -> None:
    x = leaf([1.0, 2.0])
    sgd = paddle.optimizer.SGD(0.1, parameters=[x])
    (x * x).sum().backward()
    sgd.clear_grad()
    assert x.grad.tolist() == [0.0, 0.0]
    sgd.clear_grad(set_to_zero=False)
    assert x.grad is None


def test_weight_decay() -> None:
    x = leaf([1.0, 2.0])
    sgd = paddle.optimizer.SGD(0.1, parameters=[x], weight_decay=0.1)
    x.backward()
    sgd.step()
    np.testing.assert_allclose(x.numpy(), [0.89, 1.88], rtol=1e-6)


def test_learning_rate() -> None:
    sgd = paddle.optimizer.SGD(0.1, parameters=[leaf([1.0])])
    assert sgd.get_lr() == 0.1
    sgd.set_lr(0.5)
    assert (sgd.get_lr(), sgd.state_dict()) == (0.5, {})
    with pytest.raises(TypeError):
        sgd.set_lr("a")


def test_minimize_returns_the_gradients_it_used() -> None:
    x = leaf([1.0, 2.0])
    sgd = paddle.optimizer.SGD(0.5, parameters=[x])
    loss = (x * x).sum()
    loss.backward()
    ops, pairs = sgd.minimize(loss)
    assert ops == [] and pairs[0][0] is x and pairs[0][1].tolist() == [2.0, 4.0]
    assert x.tolist() == [0.0, 0.0]


def test_a_saved_parameter_keeps_its_value() -> None:
    for strict, expected in ((False, 2.0), (True, 1.0)):
        paddle.set_flags({"FLAGS_paddle_strict": strict})
        try:
            x, w = leaf([1.0]), leaf([2.0])
            y = x * w
            w.backward()
            paddle.optimizer.SGD(1.0, parameters=[w]).step()
            y.backward()
            assert (w.tolist(), x.grad.tolist()) == ([1.0], [expected])
        finally:
            paddle.set_flags({"FLAGS_paddle_strict": False})


@pytest.mark.parametrize(
    ("kwargs", "error", "text"),
    [
        ({"parameters": None}, AttributeError, "should not be None in dygraph mode"),
        ({"parameters": paddle.ones([1])}, TypeError, "should be an iterable of paddle Tensors"),
        ({"parameters": [3]}, TypeError, "should hold Tensors"),
        ({"learning_rate": "a", "parameters": []}, TypeError, "learning rate should be float or LRScheduler"),
        ({"parameters": [], "grad_clip": object()}, TypeError, "should be an instance of GradientClipBase"),
        ({"parameters": [], "weight_decay": object()}, TypeError, "only support float or a regularizer"),
    ],
)
def test_refused(kwargs: dict[str, object], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        paddle.optimizer.SGD(**kwargs)
