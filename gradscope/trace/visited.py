"""The program as backward visits it: for each source line its nodes, its pops, and the versions seen on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace import states as S

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment

# The most telling state of a line's nodes wins.
_RANKING = (S.FAILED, S.RUNNING, S.QUEUED, S.WAITS, S.DONE, S.PRUNED, S.IDLE, S.UNBORN)
_CALLS_PER_LINE = 8
Ints = npt.NDArray[np.int64]


def lines_at(moment: Moment, source: int) -> list[S.LineState]:
    """Every line of `source` at a moment. Only the innermost frame of an op counts as its line."""
    texts = moment.trace.source_lines(source)
    line_of = _lines_of_frames(moment, source)
    found: dict[int, S.LineState] = {}
    nodes = _nodes_by_line(moment, line_of)
    versions = _versions_by_line(moment, line_of)
    size = max([len(texts), *nodes, *versions])
    for line in range(1, size + 1):
        text = texts[line - 1] if line <= len(texts) else ""
        found[line] = _line(moment, line, text, nodes.get(line), versions.get(line, []))
    return list(found.values())


def _line(moment: Moment, line: int, text: str, rows: Ints | None, versions: list[S.LineVersion]) -> S.LineState:
    """rows: of its nodes in pn."""
    if rows is None:
        return S.LineState(line, text, versions=versions)
    c = moment.trace.columns
    rows = rows[np.argsort(c["pn.popped"][rows], kind="stable")]
    ran = rows[c["pn.pop"][rows] >= 0]
    pops = c["pop.pop"][c["pn.pop"][ran]]
    begun = int(np.searchsorted(c["pn.popped"][ran], moment.k, "right"))
    pop = int(pops[begun - 1]) if begun else int(pops[0]) if len(pops) else 0
    failing = pops[c["pn.failed"][ran] > 0]
    fails = int(failing[0]) if len(failing) else 0
    nodes = np.sort(c["pn.node"][rows]).tolist()
    return S.LineState(line, text, _telling(moment, rows), pop, pops.tolist(), nodes, versions, fails)


def _telling(moment: Moment, rows: Ints) -> str:
    """The most telling state among nodes given by their rows in pn (the states of `Moment.state`)."""
    c, k = moment.trace.columns, moment.k
    if not moment.begun:
        states = set(moment.states(c["pn.node"][rows].tolist()))
        return next(s for s in _RANKING if s in states)
    popped, last = c["pn.popped"][rows] <= k, c["pn.last"][rows]
    failed = popped & (c["pn.failed"][rows] > 0) & (last <= k)
    running = popped & ~failed & (last >= k)
    queued = ~popped & (c["pn.queued"][rows] <= k)
    masks = {S.FAILED: failed, S.RUNNING: running, S.QUEUED: queued, S.WAITS: ~popped & ~queued, S.DONE: popped}
    return next(state for state in _RANKING if state in masks and masks[state].any())


def _lines_of_frames(moment: Moment, source: int) -> dict[int, int]:
    """Frame id -> line, for the frames of one source."""
    c = moment.trace.columns
    hits = np.flatnonzero(c["frame.source"] == source)
    return dict(zip(c["frame.id"][hits].tolist(), c["frame.line"][hits].tolist(), strict=True))


def _nodes_by_line(moment: Moment, line_of: dict[int, int]) -> dict[int, Ints]:
    """Line -> rows in pn of the nodes of this pass that were made there (before a pass: none)."""
    c = moment.trace.columns
    ids, frames = moment.trace._frames_of_nodes
    members = c["pn.node"][moment._span]
    if not len(members) or not len(ids) or not line_of:
        return {}
    at = np.minimum(np.searchsorted(ids, members), len(ids) - 1)
    frame = np.where(ids[at] == members, frames[at], 0)
    return _grouped(np.arange(len(members)) + moment._span.start, frame, line_of)


def _grouped(values: Ints, frames: Ints, line_of: dict[int, int]) -> dict[int, Ints]:
    """Values by the line of their frame, order kept; those of other frames are left out."""
    known = np.array(sorted(line_of), dtype=np.int64)
    if not len(known):
        return {}
    place = np.minimum(np.searchsorted(known, frames), len(known) - 1)
    inside = known[place] == frames
    if not inside.any():
        return {}
    line = np.array([line_of[int(one)] for one in known], dtype=np.int64)[place[inside]]
    order = np.argsort(line, kind="stable")
    lines, first = np.unique(line[order], return_index=True)
    return dict(zip(lines.tolist(), np.split(values[inside][order], first[1:]), strict=True))


def _versions_by_line(moment: Moment, line_of: dict[int, int]) -> dict[int, list[S.LineVersion]]:
    """Line -> what was saved or written there between the end of the pass before and this moment's pass."""
    trace, c = moment.trace, moment.trace.columns
    begin, end = _window(moment)
    steps = c["record.first"][c["call.row"]]
    inside = (steps >= begin) & (steps <= end) & np.isin(c["call.frame"], list(line_of))
    by_line: dict[int, list[int]] = {}
    calls = np.flatnonzero(inside)[np.argsort(steps[inside], kind="stable")]
    for line, rows in _grouped(calls, c["call.frame"][calls], line_of).items():
        by_line[line] = rows[-_CALLS_PER_LINE:].tolist()  # a loop may have made many
    found: dict[int, list[S.LineVersion]] = {}
    for line, of_line in by_line.items():
        seen: dict[tuple[int, int, int | None], S.LineVersion] = {}
        for i in of_line:
            call = trace.record(int(c["call.row"][i]))
            if isinstance(call, R.OpRan):
                for version in _versions_of(moment, call):
                    key = (version.tensor, version.version, version.new)
                    if key not in seen or version.stale:
                        seen[key] = version
        found[line] = list(seen.values())
    changes = trace.rows(R.TensorChanged)
    for row in changes[(c["record.first"][changes] >= begin) & (c["record.first"][changes] <= end)].tolist():
        change = trace.record(row)
        if isinstance(change, R.TensorChanged) and change.frame in line_of and change.versioned:
            versions = found.setdefault(line_of[change.frame], [])
            versions.append(S.LineVersion(change.tensor, max(change.version - 1, 0), change.version))
    return found


def _versions_of(moment: Moment, call: R.OpRan) -> list[S.LineVersion]:
    found = [S.LineVersion(b.tensor, b.old, b.new, stale=_hurts(moment, b)) for b in call.bumps]
    for node in call.nodes:
        for w in moment.wrappers(node):
            if w.status in ("ok", "stale", "cleared") and _named(moment, w.tensor):
                found.append(S.LineVersion(w.tensor, w.saved, None, True, w.status == "stale"))
    return found


def _hurts(moment: Moment, bump: R.Bump) -> bool:
    """A write that some wrapper saved before it, not yet cleared, no longer matches."""
    c = moment.trace.columns
    low, high = (int(np.searchsorted(c["wrap.storage"], bump.storage, side)) for side in ("left", "right"))
    hit = (c["wrap.version"][low:high] <= bump.old) & (c["wrap.checked"][low:high] > 0)
    hit &= c["wrap.step"][low:high] <= moment.k
    for i in (low + np.flatnonzero(hit)).tolist():
        if moment._last("cleared", "node", int(c["wrap.node"][i])) < 0:
            return True
    return False


def _named(moment: Moment, tensor: int) -> bool:
    return not moment.trace.names.tensor(tensor).fallback


def _window(moment: Moment) -> tuple[int, int]:
    """Steps between the end of the last top-level pass before, and this pass (or this moment, outside a pass)."""
    trace = moment.trace
    here = moment.k
    info = trace.top_pass(moment.pass_id)
    if info is not None:
        here = info.first_step
    ends = [p.last_step for p in trace.passes if not p.parent and p.last_step < here]
    return (max(ends) + 1 if ends else 0), max(here, moment.k if info is None else here)
