"""Ordinary training scripts, recorded: they print what they print under the real Paddle, and their records are sound.

The texts were taken from PaddlePaddle 3.3.1 on a CPU; `python -m tests.conformance.ordinary` takes them anew.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import re
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from gradscope.capture.recording import Recording
from gradscope.trace.check import check
from gradscope.trace.trace import Trace, load

from .ordinary.__main__ import SCRIPTS, printed_by_paddle
from .running import paddle_mapped, same_state_afterwards

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?")
TOLERANCE = 2e-4


def name(script: Path) -> str:
    return script.stem


def differences(printed: str, expected: str) -> list[str]:
    """The lines whose text is another, or one of whose numbers is further off than TOLERANCE, relative above 1."""
    found = []
    lines, wanted = printed.splitlines(), expected.splitlines()
    for number in range(max(len(lines), len(wanted))):
        line = lines[number] if number < len(lines) else "(nothing)"
        want = wanted[number] if number < len(wanted) else "(nothing)"
        if NUMBER.sub("#", line) != NUMBER.sub("#", want) or not _near(NUMBER.findall(line), NUMBER.findall(want)):
            found.append(f"line {number + 1}: {line!r} where Paddle prints {want!r}")
    return found


def _near(ours: list[str], theirs: list[str]) -> bool:
    pairs = [(float(a), float(b)) for a, b in zip(ours, theirs, strict=True)]
    return all(abs(a - b) <= TOLERANCE * max(1.0, abs(a), abs(b)) for a, b in pairs)


def recorded(script: Path, path: Path, folder: Path) -> str:
    """What a script prints, run here with gradscope for its paddle and recorded into `path`."""
    text, printed = script.read_text(encoding="utf-8"), io.StringIO()
    with same_state_afterwards(), paddle_mapped(), contextlib.chdir(folder), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        recording = Recording(path, argv=[str(script)], script=str(script)).start()
        try:
            assert recording.frames is not None
            recording.frames.known_text(str(script), text)
            with contextlib.redirect_stdout(printed):
                exec(compile(text, str(script), "exec"), {"__name__": "__main__", "__file__": str(script)})
        finally:
            recording.stop()
    return printed.getvalue()


def told(trace: Trace) -> list[str]:
    """What the record complains about: broken invariants and findings that are errors."""
    return [str(p) for p in check(trace)] + [f.text for f in trace.findings if f.severity == "error"]


@pytest.mark.parametrize("script", SCRIPTS, ids=name)
def test_it_prints_what_paddle_prints_and_its_record_is_sound(script: Path, tmp_path: Path) -> None:
    path = tmp_path / "script.gscope"
    printed = recorded(script, path, tmp_path)
    assert differences(printed, script.with_suffix(".txt").read_text(encoding="utf-8")) == []
    with load(path) as trace:
        assert trace.closed
        assert len(trace.passes) > 1
        assert told(trace) == []


def test_from_the_command_line_too(tmp_path: Path) -> None:
    script = next(s for s in SCRIPTS if s.stem == "gradient_penalty_gan")
    record = tmp_path / "script.gscope"
    done = subprocess.run(
        [sys.executable, "-m", "gradscope", "run", "--as-paddle", "--no-tui", "-o", str(record), str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)}, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert differences(done.stdout, script.with_suffix(".txt").read_text(encoding="utf-8")) == []
    assert done.stderr.startswith("gradscope: nothing found wrong")


def test_a_difference_would_be_seen() -> None:
    assert differences("loss 0.50001\n", "loss 0.50002\n") == []
    assert differences("loss 0.5003\n", "loss 0.5000\n")
    assert differences("Linear(in_features=2)\n", "Linear(in=2)\n")
    assert differences("one\n", "one\ntwo\n")


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("paddle") is None, reason="PaddlePaddle is not installed")
@pytest.mark.parametrize("script", SCRIPTS, ids=name)
def test_the_text_is_what_paddle_prints(script: Path) -> None:
    assert differences(printed_by_paddle(script), script.with_suffix(".txt").read_text(encoding="utf-8")) == []
