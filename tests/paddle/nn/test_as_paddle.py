"""Functions, layers, optimizers and schedules give what Paddle 3.3 was observed to give, forward and backward."""

from __future__ import annotations

import importlib.util
import json
import warnings
from pathlib import Path

import numpy as np
import pytest

import gradscope.paddle as paddle

from .programs import Programs, sums

OBSERVED = json.loads((Path(__file__).parent / "observed.json").read_text(encoding="utf-8"))
PROGRAMS = dict(Programs(paddle).all())


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_observed(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = sums(PROGRAMS[name]())
    wanted = OBSERVED[name]
    assert [shape for shape, *_ in found] == [shape for shape, *_ in wanted]
    np.testing.assert_allclose([f[1:] for f in found], [w[1:] for w in wanted], rtol=2e-4, atol=2e-4)


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("paddle") is None, reason="PaddlePaddle is not installed")
def test_the_observations_are_what_paddle_gives() -> None:
    import paddle as real

    for name, program in Programs(real).all():
        found, wanted = sums(program()), OBSERVED[name]
        assert [shape for shape, *_ in found] == [shape for shape, *_ in wanted], name
        np.testing.assert_allclose([f[1:] for f in found], [w[1:] for w in wanted], rtol=1e-4, atol=1e-4, err_msg=name)


def test_every_observation_has_its_program() -> None:
    assert set(OBSERVED) == set(PROGRAMS)
    assert len(PROGRAMS) > 150
