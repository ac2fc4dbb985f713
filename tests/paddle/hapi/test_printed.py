"""Model, callbacks, summary and flops print what Paddle 3.3 was observed to print."""

from __future__ import annotations

import importlib.util
import json
import warnings

import pytest

import gradscope.paddle as paddle

from .programs import PRINTED, Programs

OBSERVED = json.loads(PRINTED.read_text(encoding="utf-8"))
TEXTS = Programs(paddle).texts()


@pytest.mark.parametrize("name", TEXTS)
def test_as_observed(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert TEXTS[name]() == OBSERVED[name]


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("paddle") is None, reason="PaddlePaddle is not installed")
def test_the_observations_are_what_paddle_prints() -> None:
    import paddle as real

    for name, text in Programs(real).texts().items():
        assert text() == OBSERVED[name], name
