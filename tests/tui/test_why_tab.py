"""The tab `why`: what is said of a node or tensor somebody selects, though nobody missed anything."""

from __future__ import annotations

import examples
import made

from gradscope.tui.panes import tab_why
from gradscope.tui.view import Size, Target

SIZE = Size(60, 20)


def text(name: str, target: Target, step: int = -1) -> str:
    return "\n".join(str(line) for line in tab_why.lines(made.trace(name).moment(step), target, SIZE, "user", False))


def test_a_non_leaf_says_that_its_gradient_is_not_kept() -> None:
    trace = made.trace("shared_leaves")
    inner = next(
        t for t in trace.columns["out.id"].tolist() if trace.tensor(t).node and not trace.tensor(t).stop_gradient
    )
    assert "is no leaf" in text("shared_leaves", Target("tensor", inner))
    leaf, _ = trace.leaf_tensors[0]
    assert "no backward ran since it was cleared" in text("shared_leaves", Target("tensor", leaf))
    leaf, _ = made.trace("list_slots").leaf_tensors[0]
    assert "b1 brought |g|" in text("list_slots", Target("tensor", leaf)), "it has its gradient"


def test_the_record_s_own_findings_come_first() -> None:
    trace = made.trace("pop_error")
    failed = next(info.failed_pop for info in trace.passes if info.failed_pop)
    node = trace.pop_record(1, failed)
    assert node is not None
    told = text("pop_error", Target("node", node.node))
    assert "changed in place" in told and "is no leaf" not in told


def test_a_note_about_another_pass_says_so() -> None:
    trace = examples.training(3)
    leaf = Target("tensor", trace.names.tensors_called("w")[-1])
    first, last = (trace.passes[at].last_step for at in (0, 2))
    shown = ["\n".join(map(str, tab_why.lines(trace.moment(k), leaf, SIZE, "user", False))) for k in (first, last)]
    assert "of b3, not of this pass:" in shown[0] and "b3 brought" in shown[0]
    assert "not of this pass" not in shown[1] and "b3 brought" in shown[1]
