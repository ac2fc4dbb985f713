"""The Leaves screen's list: every leaf of the record, as the pass under the cursor left it."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from gradscope.trace import leaf_facts as F
from gradscope.tui.panes.follow import subject
from gradscope.tui.panes.leaf_columns import head, layout, row_of
from gradscope.tui.panes.leaf_rows import LATER, LeafRow, pass_at
from gradscope.tui.panes.text import done, line, window
from gradscope.tui.panes.words import where
from gradscope.tui.view import Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

Key = float | str | None


class Sort(NamedTuple):
    """word: what the title says; key: of a row, None last; falling: the greatest first."""

    word: str
    key: Callable[[LeafRow], Key]
    falling: bool = False


_STATES = ("failed", "running", "ready", "waits", "written", "withheld", "dropped", "nothing", "cut", "none", LATER)
SORTS: dict[str, Sort] = {
    "": Sort("as they were made", lambda row: float(row.id)),
    "name": Sort("name", lambda row: row.name),
    "shape": Sort("elements", lambda row: row.elements, True),
    "owner": Sort("optimizer", lambda row: row.owner or None),
    "state": Sort("state", lambda row: float(_STATES.index(row.state))),
    "|g|": Sort("|g|", lambda row: row.size, True),
    "|w|": Sort("|w|", lambda row: row.weight, True),
    "|g|/|w|": Sort("|g|/|w|", lambda row: row.share, True),
    "vs": Sort("growth", lambda row: row.against, True),
    "update": Sort("update", lambda row: row.update.ratio if row.update is not None else None, True),
}

_orders: WeakKeyDictionary[Trace, tuple[tuple[int, View], list[int]]] = WeakKeyDictionary()


class View(NamedTuple):
    """What the list is asked for besides the step: see `state.State`."""

    sort: str = ""
    turned: bool = False
    pattern: str = ""


def rows(trace: Trace, k: int, view: View) -> list[int]:
    """The leaves in the order they are shown in; kept until step, order or filter change."""
    if trace not in _orders or _orders[trace][0] != (k, view):
        _orders[trace] = (k, view), _rows(trace, k, view)
    return _orders[trace][1]


def _rows(trace: Trace, k: int, view: View) -> list[int]:
    ids = F.record_leaves(trace)
    if view.pattern:
        wanted = re.compile(view.pattern, re.IGNORECASE)
        moment = trace.moment(k, pass_at(trace, k))
        ids = [leaf for leaf in ids if wanted.search(_words(LeafRow(moment, leaf)))]
    if not view.sort:
        return ids[::-1] if view.turned else ids
    sort = SORTS[view.sort]
    moment = trace.moment(k, pass_at(trace, k))
    keys: dict[int, Any] = {leaf: sort.key(LeafRow(moment, leaf)) for leaf in ids}
    known = [leaf for leaf in ids if keys[leaf] is not None and not _nan(keys[leaf])]
    odd = [leaf for leaf in ids if _nan(keys[leaf])]  # nan is what one looks for: on top either way
    rest = [leaf for leaf in ids if keys[leaf] is None]
    return [*odd, *sorted(known, key=lambda leaf: keys[leaf], reverse=sort.falling != view.turned), *rest]


def _nan(key: Key) -> bool:
    return isinstance(key, float) and math.isnan(key)


def _words(row: LeafRow) -> str:
    """What a filter is held against."""
    return f"{row.name} {row.meta} {row.owner} {row.state}"


def build(trace: Trace, k: int, selection: Selection, view: View, size: Size, ascii: bool) -> Page:
    """The rows around the chosen leaf. Only these are worked out."""
    pass_id = pass_at(trace, k)
    moment = trace.moment(k, pass_id)
    every = F.record_leaves(trace)
    ids = rows(trace, k, view)
    page = Page(title=_title(trace, k, pass_id, view, len(ids), len(every)))
    if not ids:
        said = "no leaf matches: / changes the filter, esc ends it" if every else "no leaf in this record"
        page.add(line((said, "dim")))
        return done(page, size, ascii)
    cells = layout(trace, size.width)
    strip = [info.pass_id for info in trace.passes if info.pass_id <= pass_id][-cells.get("strip", 0) :]
    page.add(head(cells, view.sort, SORTS[view.sort].falling != view.turned, strip))
    of = chosen(trace, k, selection, ids)
    at = ids.index(of)
    first = window(len(ids), size.height - 1, at)
    for leaf in ids[first : first + size.height - 1]:
        text = row_of(LeafRow(moment, leaf), cells, strip)
        if leaf == of:
            text.stylize("cursor")
            page.pointer = len(page.lines)
        page.add(text, Target("tensor", leaf))
    return done(page, size, ascii)


def chosen(trace: Trace, k: int, selection: Selection, ids: list[int]) -> int:
    """The leaf the row points at: the selected one, else the one the step is about, else the first shown; 0: none."""
    for of in (selection.target, subject(trace.moment(k), selection)):
        if of.kind == "tensor" and of.id in ids:
            return of.id
    return ids[0] if ids else 0


def _title(trace: Trace, k: int, pass_id: int, view: View, shown: int, every: int) -> str:
    """`b3 :18   8 of 13 match 'block', by |g|, greatest first`."""
    info = trace.pass_info(pass_id) if pass_id else None
    place = "before any pass"
    if info is not None:
        seat = where(trace, info.frame)
        place = f"b{pass_id}{' ' + seat if seat else ''}" + ("" if k <= info.last_step else ", over")
    count = f"{shown} of {every} match {view.pattern!r}" if view.pattern else f"{every} in this record"
    sort = SORTS[view.sort]
    order = f", by {sort.word}" if view.sort else ", newest first" if view.turned else ""
    if view.sort and sort.falling:
        order += ", least first" if view.turned else ", greatest first"
    elif view.sort and view.turned:
        order += ", turned round"
    return f"{place}   {count}{order}"
