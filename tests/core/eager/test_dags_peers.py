"""The random graphs of `dags.py` on the real PyTorch and the real PaddlePaddle: the same gradients to rounding."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as ours

from .dags import Dag, make
from .playing import Paddle, Torch, gradients

pytestmark = pytest.mark.peers
SEEDS = range(6)


def same(dag: Dag, on: Paddle, tolerance: float) -> None:
    """Every leaf has a gradient in both or in neither, of one dtype, within `tolerance` of the largest element."""
    for theirs, own in zip(gradients(dag, on), gradients(dag, Paddle(ours)), strict=True):
        assert (theirs is None) == (own is None)
        if own is not None:
            assert own.dtype == theirs.dtype
            np.testing.assert_allclose(own, theirs, rtol=0, atol=tolerance * max(1e-3, float(np.abs(theirs).max())))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("complex_values", "view_writes"), [(False, False), (True, False), (False, True), (True, True)]
)
def test_pytorch(complex_values: bool, view_writes: bool, seed: int) -> None:
    torch: Any = pytest.importorskip("torch")
    same(make(seed, 400, complex_values, view_writes), Torch(torch), 1e-11)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("complex_values", [False, True])
def test_paddlepaddle(complex_values: bool, seed: int) -> None:
    """Without writes through views, whose gradients Paddle gets wrong. Its complex exponential is a float32's."""
    paddle: Any = pytest.importorskip("paddle")
    same(make(seed, 400, complex_values), Paddle(paddle), 1e-6 if complex_values else 1e-11)
