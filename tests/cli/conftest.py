"""Running the command line as a user does: in a child process, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Done = subprocess.CompletedProcess[str]


def clean_environment(**extra: str) -> dict[str, str]:
    """The environment without anything that changes what gradscope does."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
    for name in ("CI", "NO_COLOR", "FORCE_COLOR"):
        kept.pop(name, None)
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "TERM": "xterm", **extra}


@pytest.fixture
def gradscope(tmp_path: Path) -> Callable[..., Done]:
    """`gradscope("run", "x.py", CI="1")`: the finished process; stdin is empty, the folder is tmp_path."""

    def call(*args: str, cwd: Path = tmp_path, **extra: str) -> Done:
        return subprocess.run(
            [sys.executable, "-m", "gradscope", *args],
            cwd=cwd, env=clean_environment(**extra), stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=120, encoding="utf-8",
        )  # fmt: skip

    return call


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """The same without a process of its own, for verbs that only read: much quicker."""
    from gradscope.cli import main, program

    def call(*args: str) -> Done:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(program, "_name", "python -m gradscope")
        for name in [n for n in os.environ if n.startswith("GRADSCOPE_")]:
            monkeypatch.delenv(name)
        capsys.readouterr()
        code = main.main(args)
        out, err = capsys.readouterr()
        return subprocess.CompletedProcess(args, code, out, err)

    return call


@pytest.fixture
def python(tmp_path: Path) -> Callable[..., Done]:
    """Plain Python in the same folder and environment, to compare with."""

    def call(*args: str, cwd: Path = tmp_path) -> Done:
        return subprocess.run(
            [sys.executable, *args],
            cwd=cwd, env=clean_environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
            encoding="utf-8",
        )  # fmt: skip

    return call
