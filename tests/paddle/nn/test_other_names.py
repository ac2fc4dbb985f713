"""Functions of `paddle.nn.functional` take their arguments under PyTorch's names, here and in Paddle."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as ours
from gradscope.paddle import keywords


def calls(paddle: Any) -> dict[str, dict[str, Any]]:
    """A complete call of every function, by the other names."""
    t = paddle.to_tensor

    def ramp(*shape: int) -> Any:
        return t(np.arange(np.prod(shape), dtype="float32").reshape(shape) / 10)

    x = t([[0.5, -1.25, 0.75], [-0.375, 1.5, 0.125]])
    line, image, volume = ramp(1, 2, 4), ramp(1, 2, 4, 4), ramp(1, 1, 4, 4, 4)
    by_size = {"1d": line, "2d": image, "3d": volume}
    return {
        **{f"adaptive_avg_pool{n}": {"input": v, "output_size": 2} for n, v in by_size.items()},
        **{
            f"adaptive_max_pool{n}": {"input": v, "output_size": 2, "return_indices": True}
            for n, v in by_size.items()
        },
        **{n: {"input": x} for n in ("gelu", "log_sigmoid", "logsigmoid", "sigmoid", "silu", "softplus", "tanh")},
        **{f"lp_pool{n}": {"input": by_size[n], "norm_type": 2, "kernel_size": 2} for n in ("1d", "2d")},
        **{n: {"input": x, "lambd": 0.6} for n in ("hardshrink", "softshrink")},
        "conv1d": {"input": line, "weight": ramp(1, 2, 2)},
        "conv2d": {"input": image, "weight": ramp(1, 2, 2, 2)},
        "conv3d": {"input": volume, "weight": ramp(1, 1, 2, 2, 2)},
        "cosine_similarity": {"x1": x, "x2": x * x, "dim": 1},
        "cross_entropy": {"input": x, "target": t([0, 2])},
        "dropout": {"input": x, "p": 0.0},
        "embedding": {"input": t([1, 0]), "weight": x},
        "fold": {
            "input": ramp(1, 4, 9), "output_size": [4, 4], "kernel_size": 2, "stride": 1, "padding": 0, "dilation": 1,
        },
        "glu": {"input": line, "dim": 1},
        "grid_sample": {"input": image, "grid": ramp(1, 2, 2, 2)},
        "layer_norm": {"input": x, "normalized_shape": 3, "eps": 1e-4},
        "normalize": {"input": x, "dim": 0, "eps": 1e-3},
        "one_hot": {"input": t([1, 0]), "num_classes": 3},
        "pad": {"input": image, "pad": [1, 1, 0, 0]},
        "pairwise_distance": {"x1": x, "x2": x * x, "eps": 1e-3},
        "softmax": {"input": x, "dim": 0},
    }  # fmt: skip


def plain(value: Any) -> list[Any]:
    return [one.numpy() for one in (value if isinstance(value, (list, tuple)) else [value])]


def test_every_function_of_the_table_has_a_call() -> None:
    assert set(calls(ours)) == set(keywords.FUNCTIONAL)


@pytest.mark.parametrize("name", sorted(keywords.FUNCTIONAL))
def test_the_other_names_give_the_same(name: str) -> None:
    arguments, names = calls(ours)[name], keywords.FUNCTIONAL[name]
    assert set(names) <= set(arguments)
    function = getattr(ours.nn.functional, name)
    own = {names.get(key, key): value for key, value in arguments.items()}
    for got, wanted in zip(plain(function(**arguments)), plain(function(**own)), strict=True):
        np.testing.assert_array_equal(got, wanted)


@pytest.mark.peers
@pytest.mark.parametrize("name", sorted(keywords.FUNCTIONAL))
def test_paddle_takes_the_other_names(name: str) -> None:
    paddle = pytest.importorskip("paddle")
    there = getattr(paddle.nn.functional, name)(**calls(paddle)[name])
    here = getattr(ours.nn.functional, name)(**calls(ours)[name])
    for got, wanted in zip(plain(here), plain(there), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)
