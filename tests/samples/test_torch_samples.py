"""The samples for PyTorch: the same plain and recorded, invariants kept, and each shows what its page says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import gradscope
from gradscope.trace import records as R
from gradscope.trace.check import check

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((ROOT / "samples" / "torch").glob("[0-9]*.py"))
ENDS_IN_AN_ERROR = {"02_inplace_error"}
# Something is wrong in these, though not all of it is found without being asked for; the others are healthy.
NOT_HEALTHY = {"02_inplace_error", "03_none_through_detach", "04_nan_from_where"}

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="needs torch")


def ran(*args: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
    env = {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *args],
        cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, encoding="utf-8",
    )  # fmt: skip


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """recorded(stem) -> (finished process, path of the record); each sample is recorded once."""
    folder, done = tmp_path_factory.mktemp("records"), {}

    def record(stem):
        if stem not in done:
            path = folder / f"{stem}.gscope"
            done[stem] = ran("-m", "gradscope", "run", "--no-tui", "-o", str(path), f"samples/torch/{stem}.py"), path
        return done[stem]

    return record


def line_of(stem: str, text: str) -> int:
    """Number of the only line of a sample that contains `text` in its code."""
    lines = (ROOT / "samples" / "torch" / f"{stem}.py").read_text(encoding="utf-8").splitlines()
    ends = next(n for n, line in enumerate(lines) if n and line.startswith('"""'))
    (found,) = [n for n, line in enumerate(lines, 1) if n > ends and text in line]
    return found


def test_there_are_six_and_each_says_what_it_shows():
    assert [s.stem[:2] for s in SAMPLES] == [f"{k:02}" for k in range(1, 7)]
    for sample in SAMPLES:
        text = sample.read_text(encoding="utf-8")
        assert text.startswith('"""') and f"samples/torch/{sample.name}" in text, sample
        assert "import torch" in text and "import gradscope" not in text


@needs_torch
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_recording_changes_nothing_and_the_record_is_whole(recorded, sample):
    plain = ran(str(sample.relative_to(ROOT)))
    done, path = recorded(sample.stem)
    assert done.returncode == plain.returncode == (sample.stem in ENDS_IN_AN_ERROR), done.stderr
    assert done.stdout == plain.stdout
    if plain.returncode:
        assert plain.stderr.splitlines()[-1] in done.stderr.splitlines()
    with gradscope.load(path) as trace:
        assert trace.passes and trace.ended is not None
        assert [problem.text for problem in check(trace)] == []
        if sample.stem not in NOT_HEALTHY:
            assert [found.text for found in trace.findings] == []


@needs_torch
def test_02_names_the_line_that_saved_and_the_line_that_changed(recorded):
    stem = "02_inplace_error"
    saved, changed = line_of(stem, "gate = torch.sigmoid"), line_of(stem, "gate *= mask")
    done, path = recorded(stem)
    traceback, verdict = done.stderr.split("gradscope: ", 1)
    for text in (traceback, verdict, ran("-m", "gradscope", "why", str(path)).stdout):
        assert re.search(rf"saved\s.*{stem}\.py:{saved}\b", text), text
        assert re.search(rf"changed\s.*{stem}\.py:{changed}\b", text), text


@needs_torch
def test_03_names_the_detach(recorded):
    _, path = recorded("03_none_through_detach")
    told = ran("-m", "gradscope", "why", str(path), "encoder.weight").stdout
    assert f":{line_of('03_none_through_detach', 'hidden.detach()')}" in told, told


@needs_torch
def test_04_names_the_root_and_not_the_weight(recorded):
    _, path = recorded("04_nan_from_where")
    told = ran("-m", "gradscope", "why", str(path)).stdout
    assert f"04_nan_from_where.py:{line_of('04_nan_from_where', 'torch.sqrt(x)')}" in told, told


@needs_torch
def test_05_nests_a_pass_and_runs_the_block_twice(recorded):
    stem = "05_checkpointing"
    _, path = recorded(stem)
    with gradscope.load(path) as trace:
        first, *inner = [trace.pass_info(info.pass_id) for info in trace.passes]
        assert inner and all(info.parent == first.pass_id for info in inner)
        calls = map(trace.record, trace.rows(R.OpRan))
        lines = [trace.location(call.frame)[1] for call in calls]
        # Two blocks, each forward once and again in backward.
        assert lines.count(line_of(stem, "self.reduce(torch.relu")) >= 4


@needs_torch
def test_06_the_critics_pass_ends_at_the_fakes_and_the_generators_goes_through_the_critic(recorded):
    _, path = recorded("06_gan_two_optimizers")
    with gradscope.load(path) as trace:
        assert len(trace.passes) == 6
        grew = list(map(trace.record, trace.rows(R.LeafGrew)))
        critics, generators = ({leaf.tensor for leaf in grew if leaf.pass_id == b} for b in (1, 2))
        assert len(critics) == 4 and len(generators) == 8
        assert critics < generators
        assert {trace.names.tensor(leaf).text for leaf in critics} == {
            "look.weight", "look.bias", "judge.weight", "judge.bias"
        }  # fmt: skip
        assert len(trace.rows(R.ParamsStepped)) == 6
