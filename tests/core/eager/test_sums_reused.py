"""The sum of gradients that arrive at a node takes the memory of an earlier sum, where nobody else can see that."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core.eager import ready_queue

N = 4 * ready_queue.SMALL


def leaf(value=1.0):
    return paddle.to_tensor(np.full(N, value, "float32"), stop_gradient=False)


@pytest.fixture
def reused(monkeypatch):
    """How often memory was taken again."""
    seen = []
    fits = ready_queue._fits

    def counting(before, out):
        seen.append(fits(before, out))
        return seen[-1]

    monkeypatch.setattr(ready_queue, "_fits", counting)
    return seen


def test_a_leaf_used_often(reused):
    x = leaf()
    total = x * 2.0
    for factor in (3.0, 5.0, 7.0):
        total = total + x * factor
    total.sum().backward()
    assert np.all(x.grad.numpy() == 17.0) and any(reused)


def test_a_gradient_that_two_nodes_hold_is_not_written():
    x = leaf()
    a, b = x * 2.0, x * 3.0
    both = a + b  # hands one array to both
    (both + a * 5.0 + a * 7.0).sum().backward()
    assert np.all(x.grad.numpy() == 13.0 * 2.0 + 3.0)


def test_a_gradient_that_a_hook_keeps_is_not_written():
    x = leaf()
    y = x * 2.0
    kept = []
    z = y * 3.0
    z.register_hook(lambda grad: kept.append(grad) or grad)
    (z + y * 5.0 + y * 7.0).sum().backward()
    assert np.all(kept[0].numpy() == 1.0)
    assert np.all(x.grad.numpy() == 30.0)


def test_the_seed_stays_as_it_was():
    x = leaf()
    y = x + x
    seed = paddle.to_tensor(np.full(N, 2.0, "float32"))
    y.backward(seed)
    assert np.all(seed.numpy() == 2.0) and np.all(x.grad.numpy() == 4.0)


def test_other_shapes_and_dtypes_make_a_new_array():
    big, small = np.ones((2, N), "float32"), np.ones((1, N), "float32")
    assert not ready_queue._fits(big, small)
    assert not ready_queue._fits(big, big.astype("float64"))
    assert not ready_queue._fits(big[:1], small)
    assert ready_queue._fits(big, big.copy())
