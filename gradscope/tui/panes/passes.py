"""The list of passes: a row each with line, nodes, time, saved bytes, size of the gradient, findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.history import held_bytes, leaf_norm, pass_norm
from gradscope.trace.records import PassEnded
from gradscope.tui.look import DONE, FAILED, FINDING, NOW
from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.text import Part, columns, done, line, milliseconds, nbytes, number, spark, window
from gradscope.tui.panes.words import where, worked_out
from gradscope.tui.view import Page, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace

STRIP = 16


def build(trace: Trace, row: int, size: Size, ascii: bool) -> Page:
    """The rows around the chosen one; `row` counts from 0."""
    infos = trace.passes
    page = Page(title=f"{len(infos)} in this record" if infos else "none in this record")
    if not infos:
        page.add(line("this script never called backward(): there is nothing to step through"))
        page.add(line(("the forward is there: enter steps through it", "dim")))
        return done(page, size, ascii)
    seat = [max(4, min(20, max(len(where(trace, info.frame)) for info in infos[:200])))]
    inside = max((len(f"b{info.pass_id} in b{info.parent}") for info in infos if info.parent), default=0)
    cells = [3, max(7, inside), seat[0], 0, 7, 7, 9, 9, 8, STRIP, 9]
    cells[3] = size.width - sum(cells) - len(cells) + 1
    if cells[3] < 14:
        cells[9] = 0
        cells[3] = 0
        cells[3] = size.width - sum(cells) - len(cells) + 2
    heads: list[Part] = ["", "pass", "line", "", "nodes", "pops", "time", "saved", "|g|", "leaves", "findings"]
    head = columns(heads, cells, right=(4, 5, 6, 7, 8))
    head.stylize("head")
    page.add(head)
    first = window(len(infos), size.height - 1, row)
    for at, info in enumerate(infos[first : first + size.height - 1], first):
        text = columns(_cells(trace, info, at == row), cells, right=(4, 5, 6, 7, 8))
        if at == row:
            text.stylize("cursor")
        page.add(text, Target("pass", info.pass_id))
    return done(page, size, ascii)


def _cells(trace: Trace, info: PassInfo, chosen: bool) -> list[Part]:
    mark: Part = (FAILED, "failed") if info.error is not None else (DONE, "done")
    if info.ended_row < 0:
        mark = (FAILED, "failed")
    call = trace.line_text(info.frame)
    inside = f" in b{info.parent}" if info.parent else ""
    ended = trace.record(info.ended_row) if info.ended_row >= 0 else None
    took = milliseconds(ended.ns) if isinstance(ended, PassEnded) else "never ended"
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
