"""Pane 3, This pop: one row per step of the pop under the cursor, before and after; steps still to come are pale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from gradscope.tui.look import CURSOR
from gradscope.tui.panes import pop_rows, step
from gradscope.tui.panes.text import Part, columns, done, line, width_of, window
from gradscope.tui.panes.words import brief, called
from gradscope.tui.view import Lens, Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


class Columns(NamedTuple):
    """Cells of each column of the table; a column of 0 cells is left out."""

    number: int
    mark: int
    what: int
    where: int
    extra: int
    before: int
    after: int
    state: int


NAMES = ("", "", "what", "where", "", "before", "after", "state")
_COMFORT = (0, 0, 12, 14, 9, 9, 9, 0)  # so that the columns do not jump from pop to pop
_SHORTEST = 12  # no name is cut below this while there is room for the heads
_MEASURED = 64  # of a pop with more steps only those in view are measured


def widths(rows: Sequence[pop_rows.Row], width: int) -> Columns:
    """Column widths for these rows in a pane of `width` cells: each as wide as its cells need while there is room.

    Where there is not, first the columns are drawn together, then the place or shape is left out, then the widest give
    way.
    """
    lead = (4, 2)
    natural = [0, 0, *(len(name) for name in NAMES[2:])]
    for row in rows:
        for at, cell in enumerate((row.what, row.where, row.extra, row.before, row.after), 2):
            natural[at] = max(natural[at], width_of(cell))
        if not row.wide:
            natural[7] = max(natural[7], width_of(row.state))
    if not any(width_of(row.extra) for row in rows):
        natural[4] = 0
    airy = [one + 2 if one else 0 for one in natural]
    comfort = [max(one, want) if one else 0 for one, want in zip(airy, _COMFORT, strict=True)]

    def left(cells: Sequence[int]) -> int:
        """What stays for the state."""
        return width - sum(lead) - sum(cells[2:7]) - sum(1 for one in cells[2:7] if one) - 2

    cells = next((one for one in (comfort, airy) if left(one) >= natural[7]), natural)
    wanted = max(len(NAMES[7]), min(natural[7], width // 3 - 4))
    if left(cells) < wanted and cells[4]:
        cells = [*cells[:4], 0, *cells[5:]]
    while left(cells) < wanted:
        at = max((2, 3), key=lambda one: cells[one])
        if cells[at] <= (_SHORTEST if width >= 70 else 8):
            break
        cells = [*cells[:at], cells[at] - 1, *cells[at + 1 :]]
    what, where, extra, before, after = cells[2:7]
    return Columns(*lead, what, where, extra, before, after, max(0, left(cells)))


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """The table of the pop; outside a pop the table of the single step (`step.py`)."""
    here = moment.step
    if not here.pop:
        return step.build(moment, selection, size, lens, ascii)
    trace = moment.trace
    own = trace.steps.of_pop(here.pass_id, here.pop)
    page = Page(title=title(moment, lens))
    at = own.index(here.k) if here.k in own else 0
    height = size.height - 1
    first = window(len(own), height, at)
    shown = range(first, min(len(own), first + height))
    measured = range(len(own)) if len(own) <= _MEASURED else shown
    rows = {place: pop_rows.row(moment, own[place], lens, ascii) for place in measured}
    cells = widths(list(rows.values()), size.width)
    page.add(header(cells))
    for place in shown:
        page.add(
            table_line(place + 1, rows[place], cells, own[place] == here.k, own[place] > here.k),
            Target("step", own[place]),
        )
    return done(page, size, ascii)


def header(cells: Columns) -> Text:
    """The names of the columns."""
    names = columns(NAMES, cells)
    names.stylize("head")
    return names


def table_line(index: int, row: pop_rows.Row, cells: Columns, current: bool, future: bool) -> Text:
    """One row of the table; of a step still to come only what it is and where."""
    if future:
        seat = [cells.where, cells.extra, 0] if width_of(row.extra) and cells.extra else [sum(cells[3:]) + 1, 0, 0]
        text = columns([f"{index:>2}", "", row.what, row.where, row.extra, ""], [*cells[:3], *seat])
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

    said = brief(moment.trace, sentence(moment.trace, moment.k))
    name = called(moment.trace, moment.step.node, lens)
    return said if said.startswith(name.split()[0]) else f"{name}: {said}"
