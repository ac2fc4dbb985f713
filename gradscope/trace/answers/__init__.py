"""Answers to "why": one file per question; this file lists them and asks them in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gradscope.trace.answers.answer import SEVERITIES, Answer
from gradscope.trace.answers.fate import fate
from gradscope.trace.answers.freed import freed
from gradscope.trace.answers.held import held
from gradscope.trace.answers.none import VERDICTS as NO_GRADIENT
from gradscope.trace.answers.none import none
from gradscope.trace.answers.nonfinite import VERDICTS as NOT_FINITE
from gradscope.trace.answers.nonfinite import nonfinite
from gradscope.trace.answers.recorded import recorded
from gradscope.trace.answers.rows import rows
from gradscope.trace.answers.stale import harmless, stale
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.answers.unused import VERDICTS as NO_WAY
from gradscope.trace.answers.unused import unused

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

# Each takes the trace and what the user named (None: everything) and gives its answers; the first listed wins a tie.
ANSWERS: list[Callable[[Trace, str | Target | None], list[Answer]]] = [
    stale, freed, nonfinite, unused, none, recorded, held, rows,
]  # fmt: skip
_known: WeakKeyDictionary[Trace, list[Answer]] = WeakKeyDictionary()  # about everything: asked by several at opening


def why(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """All answers about `target` (a name, `n12`, `:18`; None: about everything), worst first, each told once.

    Without a target these are the findings; when there are none, notes on writes that only look dangerous. With one
    that nothing is wrong with, notes on what became of its gradients.
    Raises query.PositionError when the target names nothing in this trace.
    """
    if target is None:
        if trace not in _known:
            _known[trace] = _why(trace, None)
        return list(_known[trace])
    return _why(trace, resolve(trace, target))


def _why(trace: Trace, target: Target | None) -> list[Answer]:
    found: list[Answer] = []
    for ask in ANSWERS:
        for answer in ask(trace, target):
            if not any(_same(answer, other) for other in found):
                found.append(answer)
    if any(a.severity != "note" for a in found):
        found = [a for a in found if a.severity != "note" or a.kind not in NO_GRADIENT]  # beside the point then
    if not found:  # nothing is wrong with it
        found = harmless(trace) if target is None else fate(trace, target)
    return sorted(found, key=lambda a: SEVERITIES.index(a.severity))


def verdict(trace: Trace) -> Answer | None:
    """The worst that is to be said about a trace; None when nothing went wrong."""
    found = [a for a in why(trace) if a.severity != "note"]
    return found[0] if found else None


def _same(a: Answer, b: Answer) -> bool:
    """A producer's finding and an answer may speak of the same thing: same verdict at the same node and tensor, a pass
    that ran nothing, or a pass that failed because of what another answer tells."""
    if a.kind == b.kind and (a.pass_id, a.node, a.tensor) == (b.pass_id, b.node, b.tensor):
        return True
    if not a.pass_id or a.pass_id != b.pass_id:
        return False
    if a.kind == "nan-inf":  # the check said what was found, the answer where it comes from
        return b.kind in NOT_FINITE and (a.node == b.node or a.frames[:1] == b.frames[:1])
    if a.kind == "nonfinite-gradient":
        return b.kind in NOT_FINITE
    if a.kind == "failed":
        return b.severity == "error" and b.kind in (*NO_GRADIENT, *NO_WAY)
    return a.kind == "stop-gradient" and b.kind in (*NO_GRADIENT, *NO_WAY) and not a.pop and not a.node


__all__ = ["ANSWERS", "Answer", "Target", "none", "nonfinite", "stale", "verdict", "why"]
