"""Edges of pools and convolutions that image models meet: images smaller than a window, larger outputs, groups."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn

F = nn.functional


def test_a_window_one_larger_than_the_image_still_gives_an_element() -> None:
    # Paddle rounds the number of windows towards 0
    x = paddle.to_tensor(np.arange(1, 5, dtype="float32").reshape(1, 1, 2, 2))
    assert F.max_pool2d(x, 3, 2).tolist() == [[[[4.0]]]]
    assert F.avg_pool2d(x, 3, 2).tolist() == [[[[2.5]]]]
    assert F.max_pool2d(x, 4, 3).tolist() == [[[[4.0]]]]
    with pytest.raises(ValueError, match="the output size must be greater than 0"):
        F.avg_pool2d(x, 4, 2)


def test_adaptive_pools_may_enlarge() -> None:
    x = paddle.to_tensor(np.array([[[[3.0]]]], "float32"), stop_gradient=False)
    out = F.adaptive_avg_pool2d(x, 7)
    assert out.shape == [1, 1, 7, 7] and (out == 3).all()
    F.adaptive_max_pool2d(x, 3).sum().backward()
    assert x.grad.tolist() == [[[[9.0]]]]


def test_the_weights_of_a_convolution_in_groups_begin_as_small_as_without() -> None:
    paddle.seed(1)
    weight = nn.Conv2D(64, 64, 3, groups=64).weight.numpy()
    assert weight.std() == pytest.approx((2 / (9 * 64)) ** 0.5, rel=0.15)
