"""Pane 1, Program: the source, the pop that visits each line, and the versions read, saved and written on it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from gradscope.tui.look import FINDING, MARK
from gradscope.tui.panes.text import Part, done, fit, join, line, spread, width_of, window
from gradscope.tui.panes.words import tensor, worked_out
from gradscope.tui.view import Lens, Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.states import LineState
    from gradscope.trace.trace import Trace

POP = 7  # cells of the pop column, at least


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """The lines backward visits, with what lies between them as far as it fits; gaps are `..`."""
    page = Page(title="when backward visits each line")
    trace = moment.trace
    source = source_of(moment, selection)
    seen = trace.source(source) if source else None
    if seen is None or seen.text is None:
        page.title = "no source"
        why = "the source was not recorded (--no-source)" if seen is not None else "no line of this record is known"
        page.add(line((why, "dim")))
        return done(page, size, ascii)
    states = moment.lines(source)
    here = line_of(moment, source)
    marked = {where for file, where in finding_lines(trace) if file == source}
    call = trace.frame(trace.pass_info(moment.pass_id).frame) if moment.pass_id else None
    also = {call.line} if call is not None and call.source == source else set()
    if trace.main_source != source:
        page.title = seen.file.replace("\\", "/").rsplit("/", 1)[-1]
    digits = len(str(len(states)))
    most = len(str(trace.pass_info(moment.pass_id).pops)) if moment.pass_id else 0
    pop = max(POP, 2 * most + 4)  # `▶p10+92` and a blank
    page.add(line((f"{'pop':<{pop}}{'':{digits - 4 if digits > 4 else 0}}line", "head")))
    chosen = selection.target.more if selection.target.kind == "line" and selection.target.id == source else 0
    rows = _rows(states, {here, chosen, *marked, *also}, chosen or here, size.height - 1)
    for state in rows:
        if state is None:
            page.add(line(" " * (pop + max(digits, 2) - 2), ("..", "dim")))
            continue
        text = _line(trace, state, (pop, digits), state.line in marked, size.width, here == state.line)
        if state.line == chosen:
            text.stylize("selected")
            page.pointer = len(page.lines)
        elif state.line == here:
            text.stylize("cursor")
        page.add(text, Target("line", source, state.line))
    return done(page, size, ascii)


def source_of(moment: Moment, selection: Selection) -> int:
    """The source to show: of the selected line, of what the step is about, of the pass's call, else the script."""
    if selection.target.kind == "line":
        return selection.target.id
    trace = moment.trace
    for frame in _frames(moment):
        seen = trace.frame(frame)
        if seen is not None:
            return seen.source
    return trace.main_source


def line_of(moment: Moment, source: int) -> int:
    """The line of `source` the step under the cursor is about, 0 if it is about none."""
    for frame in _frames(moment):
        seen = moment.trace.frame(frame)
        if seen is not None and seen.source == source:
            return seen.line
    return 0


def _frames(moment: Moment) -> list[int]:
    """Frames the step is about, most telling first."""
    trace, step = moment.trace, moment.step
    frames: list[int] = []
    if step.node and step.kind != "op":
        frames.append(trace.node_frame(step.node))
    frames.append(getattr(trace.record(step.row), "frame", 0))
    if moment.pass_id:
        frames.append(trace.pass_info(moment.pass_id).frame)
    return [frame for frame in frames if frame]


def finding_lines(trace: Trace) -> set[tuple[int, int]]:
    """(source, line) of every frame a finding names."""
    lines = set()
    for finding in trace.findings:
        for frame in finding.frames:
            seen = trace.frame(frame)
            if seen is not None:
                lines.add((seen.source, seen.line))
    return lines


def _rows(states: list[LineState], wanted: set[int], focus_line: int, height: int) -> list[LineState | None]:
    """The lines to show, `None` for a gap. All of them when they fit; else the telling ones around the current one."""
    if len(states) <= height:
        return list(states)
    telling = [state.line for state in states if state.state or state.versions or state.line in wanted]
    rows: list[LineState | None] = []
    last = 0
    for number in telling:
        if last and number - last == 2:
            rows.append(states[number - 2])  # a single line between two telling ones costs no more than the gap
        elif last and number - last > 2:
            rows.append(None)
        rows.append(states[number - 1])
        last = number
    if len(rows) < height:
        rows = _widen(rows, states, height)
    focus = next((at for at, row in enumerate(rows) if row is not None and row.line == focus_line), 0)
    first = window(len(rows), height, focus)
    return rows[first : first + height]


def _widen(rows: list[LineState | None], states: list[LineState], height: int) -> list[LineState | None]:
    """Room left over goes to the lines around the telling ones: gaps fill from their edges, one line at a time."""
    shown = {row.line for row in rows if row is not None} or {1}
    while True:
        more = set()
        for number in sorted(shown):
            for near in (number + 1, number - 1):
                if 1 <= near <= len(states) and near not in shown and near not in more:
                    more.add(near)
        if not more:
            break
        room = height - _with_gaps(shown)
        if room <= 0:
            break
        grown = False
        for number in sorted(more):
            if _with_gaps(shown | {number}) <= height:
                shown.add(number)
                grown = True
        if not grown:
            break
    out: list[LineState | None] = []
    last = 0
    for number in sorted(shown):
        if last and number - last > 1:
            out.append(None)
        out.append(states[number - 1])
        last = number
    return out


def _with_gaps(shown: set[int]) -> int:
    """Rows it takes to show these lines with a `..` between those that do not touch."""
    ordered = sorted(shown)
    return len(ordered) + sum(b - a > 1 for a, b in pairwise(ordered))


def _line(trace: Trace, state: LineState, cells: tuple[int, int], marked: bool, width: int, here: bool) -> Text:
    """cells: of the pop column, and of the line number."""
    glyph = MARK.get(state.state, "") if state.state and state.state != "idle" else ""
    style = state.state or "dim"
    pop = f"p{state.pop}" if state.pop and state.state in ("running", "done", "failed") else ""
    more = f"+{len(state.pops) - 1}" if pop and len(state.pops) > 1 else ""
    if not glyph and marked:
        glyph, style = FINDING, "finding"
    visit = line((glyph + pop, style), (more, "dim"))
    head = line(fit(visit, cells[0]), (f"{state.line:>{max(cells[1], 2)}}", "dim"), " ")
    code = line((state.text.expandtabs(4), "code" if not here else "name"))
    # The code keeps more than half of the line, or what it needs.
    most = max((width - head.cell_len) * 9 // 20, width - head.cell_len - code.cell_len - 1)
    end: Part = (f" {FINDING}", "finding") if marked and glyph != FINDING else ""
    versions = _versions(trace, state, most - width_of(end))
    versions = line(versions, end) if versions.cell_len else line(end)
    if versions.cell_len:
        return spread(line(head, code), versions, width)
    return fit(line(head, code), width)


def _versions(trace: Trace, state: LineState, room: int) -> Text:
    """What fits into `room` cells, what went wrong and what was written before what was only read."""
    parts: list[tuple[int, str, str]] = []
    told: set[str] = set()
    for version in state.versions:
        name = worked_out(trace, "versions") + tensor(trace, version.tensor)
        text = f"{name} {version.version}→{version.new}" if version.new is not None else f"{name}@{version.version}"
        if text not in told:  # a loop makes many tensors of one name
            told.add(text)
            rank = 0 if version.stale else 1 if version.new is not None else 2 if version.version else 3
            parts.append((rank, text, "bad" if version.stale else "dim"))
    kept: list[int] = []
    taken = 0
    for at in sorted(range(len(parts)), key=lambda one: parts[one][0]):
        more = cell_len(parts[at][1]) + 1
        rest = len(parts) - len(kept) - 1
        if taken + more - 1 + (len(f" +{rest}") if rest else 0) > room:
            break
        taken += more
        kept.append(at)
    shown: list[Part] = [parts[at][1:] for at in sorted(kept)]
    left = len(parts) - len(kept)
    return join([*shown, (f"+{left}", "dim")] if left and shown else shown, " ")
