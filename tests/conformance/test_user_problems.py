"""The reported problems that have a verdict, on our engine and on PyTorch: same output and exception as the plain
program, the verdict, and every line that explains it, with at most two more."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gradscope.capture.recording import Recording, failure
from gradscope.trace.answers import verdict, why
from gradscope.trace.trace import Trace, load

from .running import paddle_mapped, same_state_afterwards

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared" / "cases" / "user_problems.json"
KINDS = ("K01", "K02", "K10")
MORE_LINES = 2


def _of_kinds(path: Path) -> dict[str, dict[str, Any]]:
    cases = json.loads(path.read_text(encoding="utf-8"))["cases"]
    return {case["id"]: case for case in cases if case["kind"].startswith(KINDS)}


CASES = _of_kinds(HERE / "user_problems.json")


@dataclass
class Told:
    """What a recorded script printed and raised, and what is said about it: the first answer's verdict and lines."""

    stdout: list[str]
    error: Exception | None
    trace: Trace
    kind: str | None
    lines: set[int]


def record_and_ask(script: str, name: str, folder: Path) -> Told:
    """Run a script in this process with recording to a file, and ask why."""
    path, file = folder / f"{name}.gscope", f"{name}.py"
    printed, error = io.StringIO(), None
    recording = Recording(path, argv=[file], script=file).start()
    try:
        assert recording.frames is not None
        recording.frames.known_text(file, script)
        with contextlib.redirect_stdout(printed):
            exec(compile(script, file, "exec"), {"__name__": "__main__"})
    except Exception as raised:
        error = raised
    finally:
        recording.stop(error=failure(error) if error is not None else None)
    trace = load(path)
    answers = why(trace)
    lines = {trace.location(f)[1] for f in answers[0].frames} if answers else set()
    return Told(printed.getvalue().splitlines(), error, trace, answers[0].kind if answers else None, lines)


def check_answer(told: Told, kind: str | None, lines: list[int]) -> None:
    """The verdict and its lines; a write that does no harm is no finding."""
    assert told.kind == kind, [a.text for a in why(told.trace)]
    assert set(lines) <= told.lines and len(told.lines) <= len(lines) + MORE_LINES, told.lines
    worst = verdict(told.trace)
    assert (worst.kind if worst is not None else None) == (None if kind == "harmless-write" else kind)


@pytest.mark.parametrize("name", CASES)
def test_on_our_engine(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    with same_state_afterwards(), paddle_mapped():
        told = record_and_ask(case["repro"], name, tmp_path)
    assert told.stdout == case["expected_stdout"]
    types = [c.__name__ for c in type(told.error).__mro__] if told.error is not None else []
    assert (case["raises"] in types) if case["raises"] else told.error is None, told.error
    check_answer(told, case["verdict"], case["lines"])


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
@pytest.mark.parametrize("name", CASES)
def test_on_pytorch(name: str, tmp_path: Path) -> None:
    import torch

    case = CASES[name]
    mode = torch.is_grad_enabled()
    try:
        told = record_and_ask(case["torch_repro"], name, tmp_path)
    finally:
        torch.set_grad_enabled(mode)
    observed = case["torch_observed"]
    assert told.stdout == observed["stdout"]
    raised = f"{type(told.error).__name__}: {told.error}" if told.error is not None else ""
    assert raised.startswith(observed.get("error", "").split(" | ")[0][:80]) and bool(raised) is ("error" in observed)
    check_answer(told, case["torch_verdict"], case["torch_lines"])


def test_the_copy_is_the_material() -> None:
    if not SHARED.exists():
        pytest.skip("the material is not beside the repository")
    material = _of_kinds(SHARED)
    assert list(CASES) == list(material)
    for name, case in CASES.items():
        assert case == {key: material[name][key] for key in case}


def test_a_wrong_answer_would_be_seen(tmp_path: Path) -> None:
    case = CASES["nan-blame-wrong-line"]
    with same_state_afterwards(), paddle_mapped():
        told = record_and_ask(case["repro"], "x", tmp_path)
    with pytest.raises(AssertionError):
        check_answer(told, "born-backward", case["lines"])
    with pytest.raises(AssertionError):
        check_answer(told, case["verdict"], [4, 5, 2])
    told.lines |= {1, 2, 3}
    with pytest.raises(AssertionError):
        check_answer(told, case["verdict"], case["lines"])
