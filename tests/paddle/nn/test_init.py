"""`paddle.nn.init`: what its functions leave in a tensor, and how wide their draws are."""

from __future__ import annotations

import math

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.nn import init


def test_constants():
    w = paddle.nn.Linear(3, 2).weight
    for call, wanted in (
        (lambda: init.constant_(w, 0.25), np.full((3, 2), 0.25)),
        (lambda: init.ones_(w), np.ones((3, 2))),
        (lambda: init.zeros_(w), np.zeros((3, 2))),
        (lambda: init.eye_(w), np.eye(3, 2)),
    ):
        assert call() is None
        np.testing.assert_array_equal(w.numpy(), wanted)
    assert w.inplace_version == 0 and not w.stop_gradient
    kernel = paddle.ones([4, 2, 3])
    init.dirac_(kernel, 2)
    assert kernel.numpy()[:, :, 1].tolist() == [[1, 0], [0, 1], [1, 0], [0, 1]] and kernel.sum().item() == 4


@pytest.mark.parametrize(
    ("fill", "std", "limit"),
    [  # of a weight [400, 200]: 400 inputs, 200 outputs
        (lambda w: init.kaiming_uniform_(w, a=math.sqrt(5)), math.sqrt(2 / 6 / 400), 0.05),
        (lambda w: init.kaiming_uniform_(w, nonlinearity="relu"), math.sqrt(2 / 400), math.sqrt(6 / 400)),
        (lambda w: init.kaiming_uniform_(w, mode="fan_out"), math.sqrt(2 / 200), math.sqrt(6 / 200)),
        (lambda w: init.kaiming_normal_(w), math.sqrt(2 / 400), None),
        (lambda w: init.xavier_uniform_(w), math.sqrt(2 / 600), 0.1),
        (lambda w: init.xavier_normal_(w, gain=2.0), 2 * math.sqrt(2 / 600), None),
        (lambda w: init.normal_(w, 0.0, 0.3), 0.3, None),
        (lambda w: init.uniform_(w, -0.5, 0.5), math.sqrt(1 / 12), 0.5),
        (lambda w: init.trunc_normal_(w, 0.0, 0.5, -1.0, 1.0), 0.44, 1.0),
    ],
)
def test_draws(fill, std, limit):
    paddle.seed(1)
    w = paddle.zeros([400, 200])
    fill(w)
    drawn = w.numpy()
    assert abs(drawn.mean()) < 0.02
    assert drawn.std() == pytest.approx(std, rel=0.02)
    if limit is not None:
        assert np.abs(drawn).max() <= limit


def test_orthogonal_columns():
    w = paddle.zeros([6, 3])
    init.orthogonal_(w, 2.0)
    np.testing.assert_allclose(w.numpy().T @ w.numpy(), 4 * np.eye(3), atol=1e-5)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda w: init.eye_(w), AssertionError),
        (lambda w: init.orthogonal_(w), AssertionError),
        (lambda w: init.kaiming_normal_(w, mode="x"), ValueError),
        (lambda w: init.uniform_(w, 1.0, 0.0), AssertionError),
        (lambda w: init.kaiming_uniform_(w, nonlinearity="gelu"), ValueError),
    ],
)
def test_refused(call, error):
    with pytest.raises(error):
        call(paddle.ones([3]))
