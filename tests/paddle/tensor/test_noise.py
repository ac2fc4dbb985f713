"""Random fillings and draws: their distribution, shapes and dtypes, that seeds repeat them, and where gradients end."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle

#: method, arguments, mean and median of the distribution
FILLINGS = [
    ("normal_", (1.0, 2.0), 1.0, 1.0),
    ("uniform_", (0.0, 2.0), 1.0, 1.0),
    ("exponential_", (2.0,), 0.5, np.log(2) / 2),
    ("bernoulli_", (0.3,), 0.3, 0.0),
    ("log_normal_", (0.0, 0.5), np.exp(0.125), 1.0),
    ("cauchy_", (0.5, 1.0), None, 0.5),
    ("geometric_", (0.3,), -1 / np.log(0.7), np.log(0.5) / np.log(0.7)),
]


@pytest.mark.parametrize(("name", "arguments", "mean", "median"), FILLINGS)
def test_fillings(name: str, arguments: tuple[float, ...], mean: float | None, median: float) -> None:
    paddle.seed(7)
    x = paddle.zeros([20000])
    assert getattr(x, name)(*arguments) is x and x.inplace_version >= 1
    first = x.numpy()
    assert abs(np.median(first) - median) < 0.06
    if mean is not None:
        assert abs(first.mean() - mean) < 0.06
    paddle.seed(7)
    np.testing.assert_array_equal(getattr(paddle.zeros([20000]), name)(*arguments).numpy(), first)
    assert getattr(paddle.zeros([2], dtype="float64"), name)(*arguments).dtype == paddle.float64


def test_a_filling_ends_the_gradient() -> None:
    x = paddle.ones([3])
    x.stop_gradient = False
    for name in ("normal_", "uniform_", "exponential_", "bernoulli_"):
        x.grad = None
        y = x * 2
        getattr(y, name)()
        (y + x).sum().backward()
        assert x.grad.tolist() == [1.0, 1.0, 1.0], name


def test_draws_by_probability() -> None:
    paddle.seed(3)
    hits = paddle.bernoulli(paddle.full([20000], 0.25))
    assert set(hits.unique().tolist()) == {0.0, 1.0} and abs(float(hits.mean()) - 0.25) < 0.02
    assert abs(float(paddle.poisson(paddle.full([20000], 3.0)).mean()) - 3.0) < 0.06
    weights = paddle.to_tensor([1.0, 2.0, 7.0])
    drawn = paddle.multinomial(weights, 20000, True)
    np.testing.assert_allclose(paddle.bincount(drawn).numpy() / 20000, [0.1, 0.2, 0.7], atol=0.02)
    for _ in range(20):
        assert sorted(paddle.multinomial(weights, 3).tolist()) == [0, 1, 2]
    firsts = [paddle.multinomial(weights, 2).tolist()[0] for _ in range(400)]
    assert 0.6 < firsts.count(2) / 400 < 0.8
    rows = paddle.multinomial(paddle.to_tensor([[0.0, 1.0], [1.0, 0.0]]), 1)
    assert rows.tolist() == [[1], [0]] and rows.dtype == paddle.int64


def test_what_multinomial_refuses() -> None:
    with pytest.raises(ValueError, match="weights from 0 up"):
        paddle.multinomial(paddle.to_tensor([-1.0, 2.0]))
    with pytest.raises(ValueError, match="number of samples should be less than"):
        paddle.multinomial(paddle.to_tensor([1.0, 2.0]), 3)
    with pytest.raises(ValueError, match="a row has fewer above 0"):
        paddle.multinomial(paddle.to_tensor([0.0, 2.0]), 2)


def test_shapes_and_dtypes() -> None:
    assert paddle.standard_normal([2, 3]).shape == [2, 3]
    like = paddle.randint_like(paddle.zeros([4], dtype="float32"), 3, 5)
    assert like.dtype == paddle.float32 and set(like.tolist()) <= {3.0, 4.0}
    assert paddle.randint_like(paddle.to_tensor([1, 2]), 1).tolist() == [0, 0]
    with pytest.raises(ValueError, match="low must less then high"):
        paddle.randint_like(paddle.to_tensor([1]), 5, 5)
    assert paddle.tensor.random.gaussian([3], 2.0, 0.0).tolist() == [2.0, 2.0, 2.0]


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "complex64", "complex128"])
def test_draws_in_other_dtypes(dtype: str) -> None:
    paddle.seed(4)
    flat, normal = paddle.rand([4000], dtype=dtype), paddle.randn([4000], dtype=dtype)
    assert (flat.dtype, normal.dtype) == (getattr(paddle, dtype), getattr(paddle, dtype))
    whole = dtype.startswith("complex")
    values, drawn = flat.numpy().astype("complex128"), normal.numpy().astype("complex128")
    parts = (values.real, values.imag) if whole else (values.real,)
    assert all(part.min() >= 0 and part.max() <= 1 and abs(part.mean() - 0.5) < 0.03 for part in parts)
    assert abs(np.abs(drawn).std() ** 2 + np.abs(drawn).mean() ** 2 - 1) < 0.06  # the variance of the whole number
    assert not whole or abs(drawn.imag.var() - 0.5) < 0.05
