"""Says at the end of a run how many observed cases ran, and which reported problem got its verdict."""

from __future__ import annotations

from typing import Any

import pytest

from .cases import by_number
from .table import REQUIRED

_TEST = "test_required_case["
_PROBLEMS = {"our engine": "test_on_our_engine[", "PyTorch": "test_on_pytorch["}


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
    _problems(terminalreporter)


def _problems(terminalreporter: Any) -> None:
    """A line per reported problem: yes or no on each engine."""
    rows: dict[str, dict[str, str]] = {}
    for outcome, word in (("passed", "yes"), ("failed", "NO"), ("skipped", "-")):
        for report in terminalreporter.stats.get(outcome, []):
            for engine, test in _PROBLEMS.items():
                _, found, name = getattr(report, "nodeid", "").partition(test)
                if found:
                    rows.setdefault(name.rstrip("]"), {})[engine] = word
    if rows:
        terminalreporter.write_line(f"{'reported problem: its verdict and lines named':50}" + "  ".join(_PROBLEMS))
    for name, told in rows.items():
        terminalreporter.write_line(f"  {name:48}{told.get('our engine', ''):12}{told.get('PyTorch', '')}")


@pytest.fixture(autouse=True)
def _nothing_recorded_before() -> None:
    from gradscope.core import observer

    assert observer.current is None
