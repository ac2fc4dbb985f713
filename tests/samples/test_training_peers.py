"""The samples written for Paddle beside PaddlePaddle itself: the losses of every pass, from one set of numbers."""

from __future__ import annotations

import importlib.util
import json

import pytest

from .test_samples import ROOT, ran, stem

SAMPLES = [s for s in sorted((ROOT / "samples").glob("[0-9]*.py")) if s.stem >= "13"]


def losses(engine: str, sample: str) -> list[float]:
    done = ran("tests/samples/one_state.py", engine, sample)
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("paddle") is None, reason="PaddlePaddle is not installed")
@pytest.mark.parametrize("sample", SAMPLES, ids=stem)
def test_losses_agree_in_float32(sample):
    """Adam divides by the root of a square: what float32 rounds away in one step is seen in the next, hence 1e-4."""
    name = str(sample.relative_to(ROOT))
    ours, theirs = losses("gradscope", name), losses("paddle", name)
    assert len(ours) >= 10
    assert ours == pytest.approx(theirs, rel=1e-4)


def test_the_numbers_are_those_of_the_script_no_more(tmp_path):
    """Without a peer at hand: ten losses that fall, begun from other numbers than the sample's own."""
    own = ran("tests/samples/one_state.py", "gradscope", "samples/17_embedding_rows.py")
    values = json.loads(own.stdout.splitlines()[-1])
    assert len(values) == 10 and values[-1] < values[0]
