"""Losses, norms, optimizers and helpers of training give what Paddle 3.3 was observed to give, forward and backward."""

from __future__ import annotations

import importlib.util
import json
import warnings

import numpy as np
import pytest

import gradscope.paddle as paddle

from .programs import sums
from .training.programs import OBSERVED, programs

WANTED = json.loads(OBSERVED.read_text(encoding="utf-8"))
PROGRAMS = programs(paddle)


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_observed(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = sums(PROGRAMS[name]())
    wanted = WANTED[name]
    assert [shape for shape, *_ in found] == [shape for shape, *_ in wanted]
    np.testing.assert_allclose([f[1:] for f in found], [w[1:] for w in wanted], rtol=3e-4, atol=3e-4)


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("paddle") is None, reason="PaddlePaddle is not installed")
def test_the_observations_are_what_paddle_gives() -> None:
    import paddle as real

    for name, program in programs(real).items():
        found, wanted = sums(program()), WANTED[name]
        assert [shape for shape, *_ in found] == [shape for shape, *_ in wanted], name
        np.testing.assert_allclose([f[1:] for f in found], [w[1:] for w in wanted], rtol=1e-4, atol=1e-4, err_msg=name)


def test_every_observation_has_its_program() -> None:
    assert set(WANTED) == set(PROGRAMS)
