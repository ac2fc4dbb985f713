"""Every reported problem on our engine, under default flags: what it prints, and the type of what it raises.

Those that still wait for something are in WAITING, with what they wait for; one that does not wait any more fails, so
that the table stays true.
"""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from .running import paddle_mapped, same_state_afterwards

SHARED = Path(__file__).parents[3] / "shared" / "cases" / "user_problems.json"
CASES: list[dict[str, Any]] = json.loads(SHARED.read_text(encoding="utf-8"))["cases"] if SHARED.exists() else []

#: id -> what it waits for
WAITING: dict[str, str] = {}

pytestmark = pytest.mark.skipif(not CASES, reason="the material is not beside the repository")


def run(script: str) -> tuple[list[str], Exception | None]:
    """Lines it prints and what it raises."""
    printed = io.StringIO()
    with same_state_afterwards(), paddle_mapped():
        try:
            with contextlib.redirect_stdout(printed):
                exec(compile(script, "problem.py", "exec"), {"__name__": "__main__"})
        except Exception as raised:
            return printed.getvalue().splitlines(), raised
    return printed.getvalue().splitlines(), None


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_it_prints_and_raises_what_it_should(case: dict[str, Any]) -> None:
    lines, error = run(case["repro"])
    types = [kind.__name__ for kind in type(error).__mro__] if error is not None else []
    right = lines == case["expected_stdout"] and (case["raises"] in types if case["raises"] else error is None)
    if case["id"] in WAITING:
        assert not right, f"{case['id']} waits no more: take it out of WAITING"
        pytest.xfail(WAITING[case["id"]])
    assert right, (lines, case["expected_stdout"], error)


def test_there_are_sixty_six_and_the_table_names_only_them() -> None:
    assert len(CASES) == 66
    assert set(WAITING) <= {case["id"] for case in CASES}
