"""Every sample runs, plain and recorded alike; its record keeps the invariants; its story is the golden one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gradscope
from gradscope.trace.check import check

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"
# From 13 on they are written for Paddle: test_training.py.
SAMPLES = [s for s in sorted((ROOT / "samples").glob("[0-9]*.py")) if s.stem < "13"]
SMALL = [s for s in SAMPLES if s.stem != "11_digits"]
ENDS_IN_AN_ERROR = {"05_inplace_version_error"}


def environment() -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


def ran(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        cwd=ROOT, env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
        encoding="utf-8",
    )  # fmt: skip


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """recorded(sample) -> (finished process, path of the record); each sample is recorded once."""
    folder, done = tmp_path_factory.mktemp("records"), {}

    def record(sample):
        if sample not in done:
            path = folder / f"{sample.stem}.gscope"
            name = str(sample.relative_to(ROOT))
            done[sample] = ran("-m", "gradscope", "run", "--no-tui", "-o", str(path), name), path
        return done[sample]

    return record


def stem(path: Path) -> str:
    return path.stem


def without_notes(text: str) -> str:
    """A traceback without what recording adds to it: its last notes, and the verdict after it."""
    lines = text.splitlines()
    return "\n".join(line for line in lines if not line.startswith(("[gradscope] b1p", "[gradscope]   ")))


def test_there_are_twelve_and_each_says_what_it_shows():
    assert [s.stem[:2] for s in SAMPLES] == [f"{k:02}" for k in range(1, 13)]
    for sample in SAMPLES:
        text = sample.read_text(encoding="utf-8")
        assert text.startswith('"""') and f"samples/{sample.name}" in text, sample
        assert "import gradscope.paddle as paddle" in text


@pytest.mark.parametrize("sample", SMALL, ids=stem)
def test_recording_changes_nothing(recorded, sample):
    plain = ran(str(sample.relative_to(ROOT)))
    done, _ = recorded(sample)
    assert done.returncode == plain.returncode == (sample.stem in ENDS_IN_AN_ERROR)
    assert done.stdout == plain.stdout
    traceback = without_notes(done.stderr.split("gradscope: ")[0])
    assert traceback.strip() == plain.stderr.strip()


@pytest.mark.parametrize("sample", SMALL, ids=stem)
def test_the_record_keeps_the_invariants(recorded, sample):
    with gradscope.load(recorded(sample)[1]) as trace:
        assert trace.passes and trace.ended is not None
        assert [problem.text for problem in check(trace)] == []


@pytest.mark.parametrize("sample", SMALL, ids=stem)
def test_the_story_is_the_golden_one(recorded, sample, request):
    told = ran("-m", "gradscope", "show", str(recorded(sample)[1]), "--steps").stdout
    story = re.sub(r" in [\d.]+ (ns|us|µs|ms|s)\b", "", told)
    golden = GOLDEN / f"{sample.stem}.txt"
    if request.config.getoption("--snapshot-update", False):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(story, encoding="utf-8")
    assert golden.exists(), f"no golden {golden.name} yet: run make snap and look at it"
    assert story == golden.read_text(encoding="utf-8")


def test_05_names_the_line_that_saved_and_the_line_that_changed(recorded):
    sample = SAMPLES[4]
    lines = sample.read_text(encoding="utf-8").splitlines()
    saves = next(n for n, line in enumerate(lines, 1) if line.startswith("h = paddle.tanh"))
    writes = next(n for n, line in enumerate(lines, 1) if line.startswith("h.add_"))
    done, path = recorded(sample)
    assert done.returncode == 1
    traceback, verdict = done.stderr.split("gradscope: ", 1)
    for text in (traceback, verdict, ran("-m", "gradscope", "why", str(path)).stdout):
        assert re.search(rf"saved\s.*{sample.name}:{saves}\b.*{re.escape(lines[saves - 1])}", text), text
        assert re.search(rf"changed\s.*{sample.name}:{writes}\b.*{re.escape(lines[writes - 1])}", text), text
    assert len(("gradscope: " + verdict).strip().splitlines()) <= 8
    assert ran("-m", "gradscope", "why", str(path), "h").stdout.startswith("stale-inplace: h")


def test_06_the_third_pass_stops_and_the_first_two_do_not(recorded):
    with gradscope.load(recorded(SAMPLES[5])[1]) as trace:
        assert [info.error is None for info in trace.passes] == [True, True, False]


def test_11_learns_and_is_bit_identical_with_and_without_recording(tmp_path):
    code = (
        "import hashlib, runpy\n"
        "names = runpy.run_path('samples/11_digits.py')\n"
        "weights = b''.join(names[n].numpy().tobytes() for n in ('W1', 'b1', 'W2', 'b2'))\n"
        "print(hashlib.sha256(weights).hexdigest())\n"
    )
    plain = ran("-c", code)
    assert plain.returncode == 0, plain.stderr
    accuracy = float(re.search(r"held-out accuracy ([\d.]+)", plain.stdout)[1])
    assert accuracy >= 0.95
    path = tmp_path / "digits.gscope"
    whole = ran("-m", "gradscope", "run", "--no-tui", "-q", "-o", str(path), "-c", code)
    assert whole.returncode == 0, whole.stderr
    assert whole.stdout == plain.stdout
    with gradscope.load(path) as trace:
        assert len(trace.passes) == 360 and not trace.findings


def test_11_some_passes_only(tmp_path):
    path = tmp_path / "digits.gscope"
    done = ran("-m", "gradscope", "run", "--no-tui", "-q", "--passes", "1-3", "-o", str(path), "samples/11_digits.py")
    assert done.returncode == 0, done.stderr
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [1, 2, 3]
        assert [problem.text for problem in check(trace)] == []
