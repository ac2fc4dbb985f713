"""Pane 3, This pop: one row per step of the pop under the cursor, before and after; steps still to come are pale."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from gradscope.tui.look import CURSOR
from gradscope.tui.panes import pop_rows, step
from gradscope.tui.panes.text import Part, columns, done, line, window
from gradscope.tui.panes.words import called
from gradscope.tui.view import Lens, Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


class Columns(NamedTuple):
    """Cells of each column of the table."""

    number: int
    mark: int
    what: int
    where: int
    extra: int
    before: int
    after: int
    state: int


def widths(width: int, lens: Lens) -> Columns:
    """Column widths for a pane of `width` cells; below 100 the column for place or shape is left out."""
    if width >= 100:
        fixed = Columns(4, 2, 15, 18 if lens == "engine" else 14, 11, 10, 10, 0)
    elif width >= 70:
        fixed = Columns(4, 2, 12, 13, 0, 9, 9, 0)
    else:
        fixed = Columns(4, 2, 11, 8, 0, 8, 8, 0)
    gaps = sum(1 for cells in fixed[:-1] if cells)
    return fixed._replace(state=max(0, width - sum(fixed) - gaps))


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """The table of the pop; outside a pop the table of the single step (`step.py`)."""
    here = moment.step
    if not here.pop:
        return step.build(moment, selection, size, lens, ascii)
    trace = moment.trace
    own = trace.steps.of_pop(here.pass_id, here.pop)
    page = Page(title=title(moment, lens))
    cells = widths(size.width, lens)
    page.add(header(cells))
    at = own.index(here.k) if here.k in own else 0
    height = size.height - 1
    first = window(len(own), height, at)
    for place in range(first, min(len(own), first + height)):
        row = pop_rows.row(moment, own[place], lens, ascii)
        page.add(
            table_line(place + 1, row, cells, own[place] == here.k, own[place] > here.k), Target("step", own[place])
        )
    return done(page, size, ascii)


def header(cells: Columns) -> Text:
    """The names of the columns."""
    names = columns(["", "", "what", "where", "", "before", "after", "state"], cells)
    names.stylize("head")
    return names


def table_line(index: int, row: pop_rows.Row, cells: Columns, current: bool, future: bool) -> Text:
    """One row of the table; of a step still to come only what it is and where."""
    if future:
        text = columns([f"{index:>2}", "", row.what, row.where, row.extra, "", "", ""], cells)
        text.stylize("dim")
        return text
    lead: Part = line(f"{index:>2} ", (CURSOR if current else " ", "running"))
    if row.wide:
        rest = sum(cells[4:]) + sum(1 for part in cells[4:-1] if part)
        text = columns([lead, row.mark, row.what, row.where, row.state], [*cells[:4], rest])
    else:
        text = columns([lead, row.mark, row.what, row.where, row.extra, row.before, row.after, row.state], cells)
    if current:
        text.stylize("cursor")
    return text


def title(moment: Moment, lens: Lens) -> str:
    """`n12 matmul: ` and the sentence of the step under the cursor."""
    from gradscope.trace.story import sentence

    said = sentence(moment.trace, moment.k)
    name = called(moment.trace, moment.step.node, lens)
    return said if said.startswith(name.split()[0]) else f"{name}: {said}"
