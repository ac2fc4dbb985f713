"""From what a person types or presses to a position: go-to texts, text search, marks, the origin of a tensor."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace.errors import GradscopeError
from gradscope.trace.records import GraphHeld
from gradscope.trace.story import sentence

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


class PositionError(GradscopeError):
    """A text that names no position of this trace."""


def parse_position(trace: Trace, text: str) -> int:
    """The position that `b9`, `p7`, `b9p7`, `e31`, `n12`, `:18`, `error`, `start`, `end` or a name stands for.

    A pass is shown at its beginning, a pop at its own; a node at its pop; a tensor where it came to be. `error`: the
    first thing that went wrong. Raises PositionError, one line that says what there is instead.
    """
    text = text.strip()
    if text in ("start", "end"):
        if not len(trace.steps):
            raise PositionError(f"{trace.path}: the record has no steps")
        return 0 if text == "start" else len(trace.steps) - 1
    if text == "error":
        found = error_step(trace)
        if found is None:
            raise PositionError("nothing failed in this record; try `end` or a pass such as b1")
        return found
    hits = [hit for hit in trace.names.find(text) if hit.step >= 0]
    if not hits:
        raise PositionError(_unknown(trace, text))
    if hits[0].kind in ("tensor", "holder"):  # several of that name: the newest
        return [hit.step for hit in hits if hit.kind == hits[0].kind][-1]
    return hits[0].step


def _unknown(trace: Trace, text: str) -> str:
    passes = trace.passes
    last_pass = f" to b{passes[-1].pass_id}" if len(passes) > 1 else ""
    have = f"b{passes[0].pass_id}{last_pass}" if passes else "no pass"
    nodes = trace.columns["node.id"]
    last = f", n1 to n{int(nodes[-1])}" if len(nodes) else ""
    pop = re.fullmatch(r"b(\d+)p\d+", text)
    if pop and any(info.pass_id == int(pop.group(1)) for info in passes):
        info = trace.pass_info(int(pop.group(1)))
        return f"{text}: pass b{info.pass_id} has {info.pops} pops"
    if text.isidentifier() and next(trace.of_kind(GraphHeld), None) is None:
        for number, line in enumerate(trace.source_lines(trace.main_source), 1):
            if re.search(rf"(?<![\w.]){text}\b", line.split("#", 1)[0]):
                return (
                    f"no tensor of this record is called {text!r} (it stands in line :{number} of the script); what a "
                    "list, an attribute or another object holds is recorded with --holders"
                )
    return (
        f"nothing here is called {text!r}; there is {have}, e1 to e{len(trace.steps)}{last}, lines like :18, and names"
    )


def error_step(trace: Trace) -> int | None:
    """Where the first failure shows: a failed check, hook or op, else the pop or pass that raised, else a cut-off."""
    marked = np.flatnonzero(trace.columns["step.mark"] > 0)
    for wanted in (
        ("check", "hook", "post_hook", "reduce_hook", "final_hook", "pack_hook", "op"),
        ("fail",),
        ("pass_end",),
        ("opened",),
        ("ended",),
    ):
        for k in marked.tolist():
            if trace.steps.kind_of(k) in wanted:
                return int(k)
    return None


def marks(trace: Trace) -> list[int]:
    """Positions worth stopping at: findings, failed checks, failures, things that never finished."""
    return [int(k) for k in np.flatnonzero(trace.columns["step.mark"] > 0)]


def next_mark(trace: Trace, k: int) -> int | None:
    """The first mark after k."""
    found = marks(trace)
    i = int(np.searchsorted(found, k, "right"))
    return found[i] if i < len(found) else None


def prev_mark(trace: Trace, k: int) -> int | None:
    """The last mark before k."""
    found = marks(trace)
    i = int(np.searchsorted(found, k, "left")) - 1
    return found[i] if i >= 0 else None


def search(trace: Trace, pattern: str, start: int = 0, limit: int | None = None, end: int | None = None) -> list[int]:
    """Positions from `start` on, before `end`, whose sentence matches a regular expression (case ignored).

    At most `limit` of them.

    Raises PositionError when the expression is not valid.
    """
    wanted = _compiled(pattern)
    found: list[int] = []
    for k in range(max(start, 0), len(trace.steps) if end is None else min(end, len(trace.steps))):
        if wanted.search(sentence(trace, k)):
            found.append(k)
            if limit is not None and len(found) >= limit:
                break
    return found


def search_back(trace: Trace, pattern: str, start: int) -> int | None:
    """The last position before `start` whose sentence matches."""
    wanted = _compiled(pattern)
    return next((k for k in range(min(start, len(trace.steps)) - 1, -1, -1) if wanted.search(sentence(trace, k))), None)


def _compiled(pattern: str) -> re.Pattern[str]:
    try:
        return re.compile(pattern, re.IGNORECASE)
    except re.error as error:
        raise PositionError(f"{pattern!r} is no regular expression: {error}") from error


def origin(trace: Trace, tensor: int, k: int | None = None) -> int | None:
    """The step that wrote a tensor last, as of step k (in-place writes and writes through views included)."""
    end = len(trace.steps) - 1 if k is None else k
    c = trace.columns
    storage = trace.tensor(tensor).storage
    low, high = (int(np.searchsorted(c["write.storage"], storage, side)) for side in ("left", "right"))
    steps = c["write.step"][low:high]
    written = steps[steps <= end]
    if storage and len(written):
        return int(written[-1])
    made = trace.names.step_of(tensor)
    return made if 0 <= made <= end else None


def gradient_origin(trace: Trace, node: int, k: int) -> int | None:
    """The step that last put something into a node's holder, or wrote the leaf's `.grad`, as of step k."""
    moment = trace.moment(k)
    i = moment._index(node)
    if i < 0:
        return None
    low, now, _ = moment._gives(i)
    given = int(trace.columns["give.step"][now - 1]) if now > low else None
    made = trace.node(node)
    if made is not None and made.tensor:
        leaf = moment.leaf(made.tensor)
        if leaf.step >= 0:
            return leaf.step
    if given is None and moment._seeds(node):
        return trace.steps.of_pass(moment.pass_id)[0]
    return given
