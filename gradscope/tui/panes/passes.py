"""The list of passes: a row each with line, nodes, time, saved bytes, size of the gradient, findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.ending import stopped
from gradscope.trace.history import held_bytes, leaf_norm, pass_norm
from gradscope.trace.records import PassEnded
from gradscope.tui.look import CUT, DONE, FAILED, FINDING, NOW
from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.text import Part, columns, done, line, milliseconds, nbytes, number, spark, width_of, window
from gradscope.tui.panes.words import where, worked_out
from gradscope.tui.view import Page, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace

STRIP = 16
GAP = 2
HEADS: tuple[Part, ...] = ("", "pass", "line", "", "nodes", "pops", "time", "saved", "|g|", "leaves", "findings")
RIGHT = (4, 5, 6, 7, 8)
CALL, LEAVES = 3, 9


def build(trace: Trace, row: int, size: Size, ascii: bool) -> Page:
    """The rows around the chosen one; `row` counts from 0."""
    infos = trace.passes
    page = Page(title=f"{len(infos)} in this record" if infos else "none in this record")
    if not infos:
        ops = len(trace.columns["call.id"])
        page.add(line("no backward() ran while this was recorded"))
        forward = f"the forward is there, {ops} ops: enter steps through it" if ops else "and no op ran either"
        page.add(line((forward, "dim")))
        return done(page, size, ascii)
    first = window(len(infos), size.height - 1, row)
    shown = list(enumerate(infos[first : first + size.height - 1], first))
    rows = [_cells(trace, info, at == row) for at, info in shown]
    cells = _widths(size.width, rows, trace)
    head = columns(HEADS, cells, right=RIGHT, gap=GAP)
    head.stylize("head")
    page.add(head)
    for (at, info), parts in zip(shown, rows, strict=True):
        text = columns(parts, cells, right=RIGHT, gap=GAP)
        if at == row:
            text.stylize("cursor")
        page.add(text, Target("pass", info.pass_id))
    return done(page, size, ascii)


def _widths(width: int, rows: list[list[Part]], trace: Trace) -> list[int]:
    """Cells of each column: what it needs. Where not all fit, those that say least are left out, then the call is cut;
    what is left over goes between the call and the figures."""
    cells = [max(width_of(row[at]) for row in [list(HEADS), *rows]) for at in range(len(HEADS))]
    ids = [f"b{info.pass_id}" + (f" in b{info.parent}" if info.parent else "") for info in trace.passes]
    cells[1] = max(cells[1], *map(len, ids))
    cells[LEAVES] = STRIP if cells[LEAVES] else 0
    for at in (6, 7, 8):
        cells[at] = max(cells[at], 8)  # so that the columns stay where they are while rows go by

    def taken() -> int:
        return sum(cells) + GAP * (sum(1 for one in cells if one) - 1)

    call, cells[CALL] = cells[CALL], 14
    for at in (LEAVES, 4, 7, CALL, 6, 5):
        if taken() > width:
            cells[at] = 0
    if cells[CALL]:
        cells[CALL] = max(14, width - taken() + 14) if call > 14 else width - taken() + 14
    return cells


def _cells(trace: Trace, info: PassInfo, chosen: bool) -> list[Part]:
    mark: Part = (FAILED, "failed") if info.error is not None else (DONE, "done")
    cut_off = info.ended_row < 0 and stopped(trace) is not None  # the pass may have ended well: nobody recorded it
    if info.ended_row < 0:
        mark = (CUT, "pruned") if cut_off else (FAILED, "failed")
    call = trace.line_text(info.frame)
    inside = f" in b{info.parent}" if info.parent else ""
    ended = trace.record(info.ended_row) if info.ended_row >= 0 else None
    took = milliseconds(ended.ns) if isinstance(ended, PassEnded) else "cut off" if cut_off else "never ended"
    size = pass_norm(trace, info.pass_id)
    return [
        line((NOW if chosen else " ", "running"), " ", mark),
        f"b{info.pass_id}{inside}",
        (where(trace, info.frame), "dim"),
        (call or info.kind, "code"),
        str(info.nodes),
        str(info.pops),
        took,
        nbytes(held_bytes(trace, info.pass_id)),
        worked_out(trace, "leaf_grad") + number(size),
        (_strip(trace, info), "holder"),
        _findings(trace, info),
    ]


def _strip(trace: Trace, info: PassInfo) -> str:
    """A bar per leaf in the order they were written, the pass's own scale."""
    c = trace.columns
    mine = [
        int(tensor) for tensor in dict.fromkeys(c["leaf.tensor"][c["leaf.pass"] == info.pass_id].tolist()) if tensor
    ]
    return spark([leaf_norm(trace, tensor, info.pass_id) for tensor in mine[:STRIP]], log=True)


def _findings(trace: Trace, info: PassInfo) -> Text:
    mine = [answer for answer in findings(trace) if answer.pass_id == info.pass_id]
    errors = sum(answer.severity == "error" for answer in mine)
    text = line()
    if errors or info.error is not None:
        text.append(f"{FAILED}{errors or 1} ", style="failed")
    if len(mine) > errors:
        text.append(f"{FINDING}{len(mine) - errors}", style="warning")
    return text
