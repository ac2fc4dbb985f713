"""Every reported problem that has a PyTorch program: recording changes nothing, and what is recorded holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

from gradscope.trace import records as R
from gradscope.trace.check import check

from .conftest import same

FILE = Path(__file__).parents[4] / "shared" / "cases" / "user_problems.json"
CASES: dict[str, str] = {}
if FILE.is_file():
    found = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    CASES = {case["id"]: case["torch_repro"] for case in found if case.get("torch_repro")}

pytestmark = pytest.mark.skipif(not CASES, reason="needs the collection of reported problems beside the checkout")


def test_there_are_sixty_five() -> None:
    assert len(CASES) == 65


@pytest.mark.parametrize("name", CASES)
def test_a_reported_problem(name: str, both: Any) -> None:
    ran = both(CASES[name])
    assert ran.recorded.stdout == ran.plain.stdout
    assert ran.recorded.error == ran.plain.error
    assert same(ran.plain.tensors, ran.recorded.tensors) == []
    trace = ran.trace
    assert [str(problem) for problem in check(trace)] == []
    for pop in trace.of_kind(R.NodeRan):
        taken = trace.plan(pop.pass_id) is not None and not pop.computed and not pop.edges
        assert not pop.marks or taken, (pop.pass_id, pop.pop, pop.marks)
    assert [n.name for n in trace.of_kind(R.NodeMade) if n.kind != "leaf" and not trace.node_frame(n.node)] == []
