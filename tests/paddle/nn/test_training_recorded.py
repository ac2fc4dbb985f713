"""A recording of the training programs: same values bit for bit, a sound trace, steps where parameters really move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn
from gradscope.trace.records import OpRan, ParamsStepped
from tests.paddle.twice import same_bits

from ..test_recorded import kept
from .training.programs import programs

PROGRAMS = programs(paddle)
CHOSEN = (
    "ctc mean True", "rnnt sum 0.3", "label margin mean", "adaptive [0, 5, 13, 2]", "hsigmoid 6", "npair",
    "BatchNorm {'act': 'relu'}", "weight_norm 0", "spectral_norm 3", "step ASGD of 3", "step Lamb some",
    "step NAdam groups", "step RAdam", "step Rprop", "LookAhead 0.8 2", "ModelAverage (0.15, 2, 4)",
)  # fmt: skip


@pytest.mark.parametrize("name", CHOSEN)
def test_recorded_is_plain_and_the_trace_sound(name: str, tmp_path: Path) -> None:
    same_bits(PROGRAMS[name], tmp_path)


def stepped(make: Callable[[Any], Any], steps: int = 4) -> tuple[list[Any], list[Any]]:
    """The steps a recording tells of, and the parameter after each of the optimizer's."""
    parameter = paddle.create_parameter([3], "float32", default_initializer=nn.initializer.Constant(1.0))
    optimizer, after = make(parameter), []
    with kept() as sink:
        for step in range(steps):
            (parameter * parameter * (step + 1.0)).sum().backward()
            optimizer.step()
            optimizer.clear_grad()
            after.append(parameter.numpy().copy())
    return sink.of(ParamsStepped), after


@pytest.mark.parametrize("kind", ["ASGD", "Lamb", "NAdam", "RAdam", "Rprop"])
def test_a_step_is_one_record_with_its_ratio(kind: str) -> None:
    told, after = stepped(lambda p: getattr(paddle.optimizer, kind)(0.01, parameters=[p]))
    assert len(told) == 4 and {record.optimizer for record in told} == {kind}
    before = np.ones(3, "float32")
    for record, now in zip(told, after, strict=True):
        ((_, ratio, moved, _),) = record.params
        assert moved and ratio == pytest.approx(np.linalg.norm(now - before) / np.linalg.norm(before), rel=1e-3)
        before = now


def test_looking_ahead_is_a_step_of_its_own_every_k_steps() -> None:
    told, _ = stepped(lambda p: paddle.incubate.LookAhead(paddle.optimizer.SGD(0.01, [p]), 0.5, 2))
    assert [r.optimizer for r in told] == ["SGD", "SGD", "LookAhead", "SGD", "SGD", "LookAhead"]


def test_averaging_moves_nothing() -> None:
    p = paddle.create_parameter([2], "float32")
    p.sum().backward()
    mean = paddle.incubate.ModelAverage(0.5, [p])
    with kept() as sink:
        mean.step()
    assert not sink.of(ParamsStepped)
    assert {r.scope for r in sink.of(OpRan)} == {"ModelAverage.step"}
