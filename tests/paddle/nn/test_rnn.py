"""Recurrent layers over sequences of several lengths."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn

LENGTHS = (3, 1, 2)


def sequences() -> Any:
    return paddle.to_tensor(np.cos(np.arange(3 * 3 * 2)).astype("float32").reshape(3, 3, 2))


def alone(run: Any, x: Any, n: int) -> Any:
    """The output of one sequence cut to its length."""
    return run(x[n : n + 1, : LENGTHS[n]])[0][0].numpy()


@pytest.mark.parametrize("kind", [nn.SimpleRNN, nn.GRU, nn.LSTM])
@pytest.mark.parametrize("direction", ["forward", "bidirect"])
def test_layers_give_zeros_beyond_a_sequence(kind: Any, direction: str) -> None:
    layer, x = kind(2, 4, direction=direction), sequences()
    outputs, _ = layer(x, sequence_length=paddle.to_tensor(LENGTHS))
    for n, length in enumerate(LENGTHS):
        assert not outputs[n, length:].numpy().any()
        np.testing.assert_allclose(outputs[n, :length].numpy(), alone(layer, x, n), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_cell_run_over_time_gives_what_it_makes_of_the_padding(backwards: bool) -> None:
    cell, x = nn.SimpleRNNCell(2, 4), sequences()
    run = nn.RNN(cell, is_reverse=backwards)
    outputs, state = run(x, sequence_length=paddle.to_tensor(LENGTHS))
    for n, length in enumerate(LENGTHS):
        np.testing.assert_allclose(outputs[n, :length].numpy(), alone(run, x, n), rtol=1e-5, atol=1e-6)
        last = 0 if backwards else length - 1
        np.testing.assert_array_equal(state[n].numpy(), outputs[n, last].numpy())
    # The second sequence has one step; what stands at the second place is a step from the state kept there.
    kept = paddle.zeros([1, 4]) if backwards else state[1:2]
    np.testing.assert_allclose(outputs[1, 1].numpy(), cell(x[1:2, 1], kept)[0][0].numpy(), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("kind", [nn.SimpleRNN, nn.GRU, nn.LSTM])
def test_inputs_of_two_axes_are_refused(kind: Any) -> None:
    with pytest.raises(ValueError, match=r"rank of Input in RNN  must be 3\. But received Input's rank is 2"):
        kind(2, 4)(paddle.ones([3, 2]))
