"""What became of a gradient: moved by which optimizer, never asked for, skipped, or added to one that was used."""

from __future__ import annotations

import numpy as np

import gradscope
import gradscope.paddle as paddle
from gradscope.core import observer
from gradscope.trace import records as R
from gradscope.trace.answers import why


def answers(tmp_path, script, name="W", steps=3):
    """The answers about `name` after `script(W, other, optimizer)` ran `steps` times."""
    W, other = paddle.to_tensor(np.ones(4), stop_gradient=False), paddle.to_tensor(np.ones(4), stop_gradient=False)
    W.name, other.name = "W", "other"
    path = tmp_path / f"{len(list(tmp_path.iterdir()))}.gscope"
    optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=[W])
    with gradscope.record(path):
        for _ in range(steps):
            loss = (W * other).sum()
            loss.backward()
            script(W, other, optimizer)
    with gradscope.load(path) as trace:
        return why(trace, name)


def test_a_step_says_how_far_and_where_it_was_cleared(tmp_path):
    def script(W, other, optimizer):
        optimizer.step()
        optimizer.clear_grad()

    (found,) = answers(tmp_path, script)
    assert found.kind == "stepped" and found.severity == "note"
    # three steps of 0.1 along ones: from 0.8 a move of 0.1, one eighth of 0.8 or one seventh of 0.7
    assert "b3 brought |g| 2, SGD step 3 moved it by 0.1" in found.title
    assert any(line.startswith("  optimizer  SGD, group 0") and "optimizer.step()" in line for line in found.lines)
    assert any("after it" in line and "optimizer.clear_grad()" in line for line in found.lines)
    assert found.evidence == {"passes": 3, "steps": 3}


def test_a_gradient_added_to_one_that_was_used_is_told(tmp_path):
    (found,) = answers(tmp_path, lambda W, other, optimizer: optimizer.step())
    assert found.kind == "adds-up"
    assert "it was added to the gradient of step 2, which nobody cleared" in found.title
    assert "  cleared    never in this record" in found.lines


def test_accumulating_on_purpose_is_no_such_thing(tmp_path):
    count = []

    def script(W, other, optimizer):
        count.append(1)
        if len(count) % 2 == 0:
            optimizer.step()
            optimizer.clear_grad()

    (found,) = answers(tmp_path, script, steps=4)
    assert found.kind == "stepped" and "added to what .grad held" in found.lines[0]


def test_a_leaf_that_no_optimizer_has(tmp_path):
    def script(W, other, optimizer):
        optimizer.step()
        optimizer.clear_grad()

    (found,) = answers(tmp_path, script, "other")
    assert found.kind == "in-no-optimizer" and "none of the 3 optimizer steps" in found.title


def test_no_step_at_all_and_a_step_that_was_before(tmp_path):
    (found,) = answers(tmp_path, lambda *_: None)
    assert found.kind == "not-yet-stepped" and "no optimizer steps in this record" in found.title

    count = []

    def once(W, other, optimizer):
        count.append(1)
        if len(count) == 1:
            optimizer.step()

    (found,) = answers(tmp_path, once)
    assert found.kind == "not-yet-stepped" and "SGD step 1 was before" in found.title


def test_nothing_is_said_unasked_or_of_what_is_no_leaf(tmp_path):
    W = paddle.to_tensor(np.ones(4), stop_gradient=False)
    with gradscope.record(tmp_path / "r.gscope"):
        h = W * 2.0
        h.sum().backward()
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert why(trace) == [] and {a.kind for a in why(trace, "h")} == {"not-retained"}


def test_a_skipped_step_is_told_with_its_reason(tmp_path):
    W = paddle.to_tensor(np.ones(4), stop_gradient=False)
    W.name = "W"
    with gradscope.record(tmp_path / "r.gscope"):
        (W * 2.0).sum().backward()
        obs = observer.current  # as a producer with a loss scaler would tell it
        mine = [R.ParamStep(obs.tensor(W), None, True)]
        obs.emit(R.ParamsStepped("SGD", obs.tick(), 1, mine, skipped="inf in the gradients"))
    with gradscope.load(tmp_path / "r.gscope") as trace:
        (found,) = why(trace, "W")
    assert found.kind == "step-skipped" and "SGD step 1 was skipped: inf in the gradients" in found.title
