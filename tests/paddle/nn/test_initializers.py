"""Initializers: what they give, and what they refuse."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn
from gradscope.paddle.nn import initializer as I


def values(init: I.Initializer, *shape: int) -> Any:
    return paddle.create_parameter(list(shape), "float32", default_initializer=init).numpy()


@pytest.mark.parametrize(
    ("init", "shape", "mean", "deviation"),
    [
        (I.Normal(1.0, 2.0), (200, 100), 1.0, 2.0),
        (I.Uniform(-1.0, 3.0), (200, 100), 1.0, 4 / math.sqrt(12)),
        (I.XavierUniform(), (300, 100), 0.0, math.sqrt(2 / 400)),
        (I.XavierNormal(gain=2.0), (300, 100), 0.0, 2 * math.sqrt(2 / 400)),
        (I.KaimingUniform(), (300, 100), 0.0, math.sqrt(2 / 300)),
        (I.KaimingNormal(nonlinearity="leaky_relu", negative_slope=1.0), (64, 32, 3, 3), 0.0, math.sqrt(1 / 288)),
        (I.TruncatedNormal(0.5, 1.0), (200, 100), 0.379, 0.8545),  # between -2 and 2
    ],
)
def test_draws(init: I.Initializer, shape: tuple[int, ...], mean: float, deviation: float) -> None:
    paddle.seed(7)
    drawn = values(init, *shape)
    assert drawn.mean() == pytest.approx(mean, abs=4 * deviation / math.sqrt(drawn.size))
    assert drawn.std() == pytest.approx(deviation, rel=0.02)
    paddle.seed(7)
    assert (values(init, *shape) == drawn).all()


def test_given_values() -> None:
    assert values(I.Constant(2.5), 2).tolist() == [2.5, 2.5]
    assert values(I.Assign([[1, 2], [3, 4]]), 2, 2).tolist() == [[1, 2], [3, 4]]
    assert values(I.Assign(np.arange(3)), 2, 2).tolist() == [0, 1, 2], "in its own shape, as in Paddle"
    square = values(I.Orthogonal(2.0), 5, 3)
    np.testing.assert_allclose(square.T @ square, 4 * np.eye(3), atol=1e-5)
    kept = paddle.nn.Conv1D(3, 3, 3, padding=1, weight_attr=I.Dirac(), bias_attr=False)
    x = paddle.randn([2, 3, 5])
    assert (kept(x).numpy() == x.numpy()).all()
    assert np.abs(values(I.TruncatedNormal(0.0, 1.0, -0.5, 0.5), 1000)).max() <= 0.5
    wide = values(I.TruncatedNormal(0.0, 0.5, -1.0, 1.0), 1000)  # bounds are values, whatever the deviation
    assert 0.9 < np.abs(wide).max() <= 1.0


def test_called_with_a_tensor_it_fills_it_uncounted() -> None:
    layer = paddle.nn.Linear(2, 2)
    I.Constant(4.0)(layer.weight)
    assert layer.weight.numpy().tolist() == [[4, 4], [4, 4]] and layer.weight.inplace_version == 0


def test_a_global_initializer_yields_to_attributes() -> None:
    I.set_global_initializer(I.Constant(1.0), I.Constant(2.0))
    try:
        layer = paddle.nn.Linear(1, 1)
        assert (layer.weight.item(), layer.bias.item()) == (1.0, 2.0)
        assert paddle.nn.Linear(1, 1, weight_attr=I.Constant(5.0)).weight.item() == 5.0
    finally:
        I.set_global_initializer(None)


def test_refused() -> None:
    with pytest.raises(AssertionError, match="2 or more dimensions"):
        values(I.Orthogonal(), 3)
    with pytest.raises(ValueError, match="not suppported"):
        I.calculate_gain("nothing")
    with pytest.raises(NotImplementedError, match="Half does not say"):

        class Half(I.Initializer):
            pass

        values(Half(), 1)


class Sevens(I.Initializer):
    """An initializer of the user's: it fills a tensor."""

    def __call__(self, param: Any, block: Any = None) -> None:
        I.Assign(np.full(param.shape, 7.0, "float32"))(param, block)


def test_an_initializer_that_fills_a_tensor() -> None:
    layer = nn.Linear(2, 3, weight_attr=Sevens(), bias_attr=paddle.ParamAttr(initializer=Sevens()))
    assert layer.weight.tolist() == [[7.0] * 3] * 2 and layer.bias.tolist() == [7.0] * 3
    with pytest.raises(NotImplementedError, match="does not say which values"):
        nn.Linear(1, 1, weight_attr=I.Initializer())
