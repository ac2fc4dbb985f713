"""What a record does not hold because less was recorded than happened: where it stops early, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_ASKED = {"flight: ": "--flight", "break: ": "--break"}


@dataclass(frozen=True, slots=True)
class Limit:
    """kind: `stopped`, `open` (never closed), `shrunk`, `values` or `passes`. what: one sentence; brief: the same in a
    few words. step: the last step before it (-1: none); everything after is what the record does not tell."""

    kind: str
    what: str
    brief: str
    step: int


def limits(trace: Trace) -> list[Limit]:
    """In what this record falls short of the run, what ended it first."""
    found = [_limit(trace, change) for change in trace.of_kind(R.PolicyChanged)]
    if trace.ended is None:
        how = "the script was killed" if trace.recovered else "it is still being written"
        found.append(Limit("open", f"the record was never closed: {how}", "never closed", len(trace.steps) - 1))
    if trace.selected:
        found.append(
            Limit("passes", f"only passes {trace.selected} were kept (--passes)", f"passes {trace.selected} only", -1)
        )
    rank = ("stopped", "open", "shrunk", "values", "passes")
    return sorted(found, key=lambda limit: rank.index(limit.kind) if limit.kind in rank else len(rank))


def stopped(trace: Trace) -> Limit | None:
    """Where recording stopped before the script ended; None where it did not."""
    return next((limit for limit in limits(trace) if limit.kind == "stopped"), None)


def _limit(trace: Trace, change: R.PolicyChanged) -> Limit:
    step = trace.steps.at_tick(change.tick)
    if change.what == "values":
        at = f"e{step + 1}"
        return Limit("values", f"no values were kept after {at} ({_budget(change)})", f"no values after {at}", step)
    if change.what == "shrunk":
        what = f"the values of passes that had ended were dropped ({_budget(change)})"
        return Limit("shrunk", what, "older values dropped", step)
    after = f"after b{trace.passes[-1].pass_id}" if trace.passes else "before any pass"
    brief = f"stopped {after}"
    for head, option in _ASKED.items():
        if change.why.startswith(head):
            return Limit("stopped", f"recording {brief}, as {option} asked: {change.why[len(head) :]}", brief, step)
    if change.why.startswith("fault: "):
        what = f"recording {brief}: a fault in gradscope ({change.why.removeprefix('fault: ')})"
        return Limit("stopped", what, brief, step)
    return Limit("stopped", f"recording {brief} ({_budget(change)})", brief, step)


def _budget(change: R.PolicyChanged) -> str:
    return f"{change.why}; more with --max-bytes" if change.why.startswith("budget of ") else change.why
