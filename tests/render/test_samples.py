"""Drawings of recorded samples, as `export` makes them: the hook, the stale wrapper and the cut are on them."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.render.parse import Group, groups

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    shutil.which("dot") is None and importlib.util.find_spec("pygraphviz") is None, reason="no layout engine"
)


def gradscope(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("GRADSCOPE_", "FLAGS_"))}
    return subprocess.run(
        [sys.executable, "-m", "gradscope", *args],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def drawn(folder: Path, number: str, *at: str) -> dict[str, Group]:
    """The groups of the exported picture of a sample."""
    (script,) = (ROOT / "samples").glob(f"{number}_*.py")
    gradscope(folder, "run", "--no-tui", "-o", "sample.gscope", str(script))
    done = gradscope(folder, "export", "sample.gscope", "-o", "sample.svg", *at)
    assert done.returncode == 0, done.stderr
    return groups((folder / "sample.svg").read_bytes())


def with_class(found: dict[str, Group], name: str) -> list[Group]:
    return [group for group in found.values() if name in group.classes]


def test_hooks(tmp_path: Path) -> None:
    found = drawn(tmp_path, "04")
    (node,) = with_class(found, "hook")
    assert all(f"⚑ {name}" in node.text for name in ("look", "halve", "never"))
    assert "ran, changed it" in node.text and "removed" in node.text


def test_the_stale_wrapper_and_the_write(tmp_path: Path) -> None:
    found = drawn(tmp_path, "05")
    (stale,) = with_class(found, "wrapper-stale")
    assert "✘ h saved v0, now v1" in stale.text
    assert with_class(found, "wrapper-ok")
    notes = [group for group in with_class(found, "write") if group.kind == "node"]
    edges = [group for group in with_class(found, "write") if group.kind == "edge"]
    assert len(notes) == len(edges) == 1
    assert "h.add_(b)" in notes[0].text and "h: v0 → v1" in notes[0].text and "stale" in edges[0].classes


def test_the_stop_gradient_inputs(tmp_path: Path) -> None:
    found = drawn(tmp_path, "09")
    stubs = [group.text for group in with_class(found, "cut") if group.kind == "node"]
    assert sorted(stub.split()[1] for stub in stubs) == ["constant", "copy", "frozen"]
    assert len([group for group in with_class(found, "cut") if group.kind == "edge"]) == 3
