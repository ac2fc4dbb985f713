"""Says at the end of a run how many observed cases ran."""

from __future__ import annotations

from typing import Any

import pytest

from .cases import by_number
from .table import REQUIRED

_TEST = "test_required_case["


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line: cases known, required, run, same."""
    ran = {
        outcome: sum(1 for r in terminalreporter.stats.get(outcome, []) if _TEST in getattr(r, "nodeid", ""))
        for outcome in ("passed", "failed", "skipped")
    }
    if sum(ran.values()):
        terminalreporter.write_line(
            f"conformance: {len(by_number())} observed cases, {len(REQUIRED)} required now, "
            f"{ran['passed'] + ran['failed']} ran, {ran['passed']} the same as Paddle, {ran['skipped']} skipped"
        )


@pytest.fixture(autouse=True)
def _nothing_recorded_before() -> None:
    from gradscope.core import observer

    assert observer.current is None
