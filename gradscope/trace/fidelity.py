"""How far what is shown can be trusted: what a producer says of a kind of fact, and what single records say instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

WORKED_OUT = "~"  # stands before what was worked out, on every screen and in every export

# Kind of step -> kinds of fact its sentence tells.
_TOLD: dict[str, tuple[str, ...]] = {
    "op": ("forward", "frames"),
    "tensor": ("forward",),
    "change": ("writes",),
    "hook_set": ("hooks",),
    "hook_gone": ("hooks",),
    "pass": ("in_degree", "queue"),
    "plan": ("pruning",),
    "pop": ("order", "queue"),
    "zero_fill": ("holder",),
    "hook": ("hooks",),
    "check": ("wrappers", "versions"),
    "compute": ("outputs",),
    "post_hook": ("hooks",),
    "reduce_hook": ("hooks",),
    "final_hook": ("hooks",),
    "pack_hook": ("hooks",),
    "free": ("free",),
    "give": ("holder", "in_degree", "queue"),
    "fail": ("order",),
    "leaf": ("leaf_grad",),
    "fetch": ("outputs",),
    "pass_end": ("order",),
}


def fidelity(trace: Trace, fact: str, record: object = None) -> str:
    """One of FIDELITIES for a kind of fact: as `record` marks it, else as the producer states it (`observed` when it
    states nothing)."""
    marks: dict[str, str] = getattr(record, "marks", None) or {}
    return marks.get(fact) or trace.began.capabilities.get(fact, R.OBSERVED)


def doubtful(word: str) -> bool:
    """Is this the word of a fact that was worked out? (What is absent is not shown at all.)"""
    return word not in (R.OBSERVED, R.ABSENT)


def mark_of(word: str) -> str:
    """`~` for the word of a fact that was worked out, else nothing."""
    return WORKED_OUT if doubtful(word) else ""


def fidelities(trace: Trace, facts: Iterable[str], record: object = None) -> dict[str, str]:
    """Kind of fact -> word, for several kinds."""
    return {fact: fidelity(trace, fact, record) for fact in facts}


def of_step(trace: Trace, k: int) -> dict[str, str]:
    """Kind of fact -> word, for everything that the sentence of step k tells. Raises IndexError outside the trace."""
    step = trace.steps[k]
    record = trace.record(step.row)
    own = record.marks if isinstance(record, R.OpRan) else ()
    return fidelities(trace, dict.fromkeys((*_TOLD.get(step.kind, ()), *own)), record)


def of_pop(trace: Trace, fact: str, pass_id: int, pop: int) -> str:
    """The word for a kind of fact about one pop; the producer's where the pop never finished or is none (0)."""
    return fidelity(trace, fact, trace.pop_record(pass_id, pop) if pass_id and pop else None)


def of_node(trace: Trace, fact: str, node: int, pass_id: int, pop: int) -> str:
    """The word for a kind of fact about a node in a pass: as the pop that visits it there marks it (0: none does), else
    as the node's own record does, else the producer's."""
    ran = trace.pop_record(pass_id, pop) if pass_id and pop else None
    return fidelity(trace, fact, ran if ran is not None and fact in ran.marks else trace.node(node))


def note(words: dict[str, str]) -> str:
    """`verified: queue, in-degree; emulated: holder` for what was worked out among `words`; "" when nothing was."""
    found: dict[str, list[str]] = {}
    for fact, word in words.items():
        if doubtful(word):
            found.setdefault(word, []).append(fact.replace("_", "-"))
    return "; ".join(f"{word}: {', '.join(found[word])}" for word in R.FIDELITIES if word in found)
