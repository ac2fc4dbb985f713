"""Answers to "why": one file per question; this file lists them and asks them in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gradscope.trace.answers.answer import SEVERITIES, Answer
from gradscope.trace.answers.freed import freed
from gradscope.trace.answers.recorded import recorded
from gradscope.trace.answers.stale import stale

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

# Each takes the trace and what the user named (None: everything) and gives its answers; the first listed wins a tie.
ANSWERS: list[Callable[[Trace, str | None], list[Answer]]] = [stale, freed, recorded]


def why(trace: Trace, target: str | None = None) -> list[Answer]:
    """All answers about `target` (a name, `n12`, `:18`; None: about everything), worst first, each told once.

    Raises query.PositionError when the target names nothing in this trace.
    """
    found: list[Answer] = []
    for ask in ANSWERS:
        for answer in ask(trace, target):
            if not any(_same(answer, other) for other in found):
                found.append(answer)
    return sorted(found, key=lambda a: SEVERITIES.index(a.severity))


def verdict(trace: Trace) -> Answer | None:
    """The worst that is to be said about a trace; None when nothing went wrong."""
    found = [a for a in why(trace) if a.severity != "note"]
    return found[0] if found else None


def _same(a: Answer, b: Answer) -> bool:
    """A producer's finding and an answer may speak of the same thing: same verdict at the same node and tensor."""
    return a.kind == b.kind and (a.pass_id, a.node, a.tensor) == (b.pass_id, b.node, b.tensor)


__all__ = ["ANSWERS", "Answer", "stale", "verdict", "why"]
