"""Goldens of drawings: text files under golden/, rewritten by `make snap` (or GRADSCOPE_SNAP=1)."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """golden(name, text): the text equals golden/name, or becomes it when goldens are being rewritten."""
    accept = bool(os.environ.get("GRADSCOPE_SNAP")) or bool(request.config.getoption("--snapshot-update", False))

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if accept:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"no golden {path.name} yet: run make snap and look at it"
        assert text == path.read_text(encoding="utf-8")

    return compare
