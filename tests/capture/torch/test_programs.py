"""Every feature: the program does what it did, the record keeps the invariants, what was worked out was observed."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("torch")

from gradscope.trace import records as R
from gradscope.trace.check import check

from .conftest import same
from .programs import PROGRAMS


@pytest.mark.parametrize("values", ["auto", "none"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_program_is_not_changed_and_the_record_is_sound(name: str, values: str, both: Any) -> None:
    ran = both(PROGRAMS[name], values)
    assert ran.recorded.error == ran.plain.error
    assert ran.recorded.stdout == ran.plain.stdout
    assert same(ran.plain.tensors, ran.recorded.tensors) == []
    trace = ran.trace
    assert trace.passes and trace.began.producer == "torch"
    assert [str(problem) for problem in check(trace)] == []
    for pop in trace.of_kind(R.NodeRan):
        taken = trace.plan(pop.pass_id) is not None and not pop.computed and not pop.edges
        assert not pop.marks or taken, (name, pop.pass_id, pop.pop, pop.marks)
    without = [n.name for n in trace.of_kind(R.NodeMade) if n.kind != "leaf" and not trace.node_frame(n.node)]
    assert without == []


def test_no_line_on_stderr(capfd: pytest.CaptureFixture[str], both: Any) -> None:
    both(PROGRAMS["cnn"])
    assert not re.search(r"gradscope: (?!.*not tested)", capfd.readouterr().err)
