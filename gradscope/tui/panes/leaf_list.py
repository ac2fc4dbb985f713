"""The Leaves screen's list: every leaf of the record, as the pass under the cursor left it."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from rich.text import Text

from gradscope.trace import leaf_facts as F
from gradscope.trace.history import leaf_norms
from gradscope.tui.look import FAILED, FINDING
from gradscope.tui.panes.follow import subject
from gradscope.tui.panes.leaf_rows import LATER, LeafRow, pass_at
from gradscope.tui.panes.leaves import MARK
from gradscope.tui.panes.text import (
    NONE,
    Part,
    columns,
    done,
    fit_end,
    fraction,
    line,
    number,
    ratio,
    spark,
    squeeze,
    width_of,
    window,
)
from gradscope.tui.panes.words import where, worked_out
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

# Column: cells; the name has the rest. What is dropped first where there is no room stands in _DROPPED.
_CELLS = {"": 1, "state": 8, "|g|": 7, "|w|": 6, "|g|/|w|": 7, "vs": 7, "update": 6, "strip": 8, "why": 17}
_ORDER = ("name", "shape", "owner", "", "state", "|g|", "|w|", "|g|/|w|", "vs", "update", "strip", "why")
_DROPPED = ("shape", "owner", "|w|", "update", "strip", "vs")
_RIGHT = ("|g|", "|w|", "|g|/|w|", "vs", "update")
_HEADS = {"owner": "optim", "vs": "vs last", "shape": "shape"}
MOST_STRIP = 24

_orders: WeakKeyDictionary[Trace, tuple[tuple[int, View], list[int]]] = WeakKeyDictionary()
_widths: WeakKeyDictionary[Trace, tuple[int, int, int]] = WeakKeyDictionary()


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
    keys = {leaf: sort.key(LeafRow(moment, leaf)) for leaf in ids}
    known = [leaf for leaf in ids if keys[leaf] is not None and not _nan(keys[leaf])]
    odd = [leaf for leaf in ids if _nan(keys[leaf])]  # nan is what one looks for: on top either way
    rest = [leaf for leaf in ids if keys[leaf] is None]
    return [*odd, *sorted(known, key=lambda leaf: keys[leaf], reverse=sort.falling != view.turned), *rest]  # type: ignore[arg-type,return-value]


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
    page.add(_head(cells, view, strip))
    of = chosen(trace, k, selection, ids)
    at = ids.index(of)
    first = window(len(ids), size.height - 1, at)
    for leaf in ids[first : first + size.height - 1]:
        text = _row(LeafRow(moment, leaf), cells, strip)
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


def layout(trace: Trace, width: int) -> dict[str, int]:
    """Cells of each column that fits; the name has the longest name if it can, the strip what is left then."""
    names, shapes, owners = _longest(trace)
    cells = {"name": 0, "shape": min(shapes, 16), "owner": min(owners, 10), **_CELLS}
    if not owners:
        del cells["owner"], cells["update"]
    if width < 90:
        cells["why"] = 14 if width >= 70 else 12
    if len(trace.passes) < 2:
        del cells["strip"], cells["vs"]
    else:
        cells["strip"] = max(5, min(cells["strip"], len(trace.passes)))
    wanted = min(names, 16 if width < 90 else 22)
    for column in (None, *_DROPPED):
        if column is not None:
            cells.pop(column, None)
        room = width - sum(cells.values()) - len(cells) + 1
        if room >= wanted:
            break
    cells["name"] = max(6, min(room, max(names, 6)))
    spare = room - cells["name"]
    if "strip" in cells and spare > 0:
        more = min(spare, max(0, min(MOST_STRIP, len(trace.passes)) - cells["strip"]))
        cells["strip"] += more
        spare -= more
    cells["why"] += max(0, spare)
    return {column: cells[column] for column in _ORDER if column in cells}


def _longest(trace: Trace) -> tuple[int, int, int]:
    """Cells of the longest name, shape and optimizer; of more than 2000 leaves those of the first count."""
    if trace not in _widths:
        moment = trace.moment(len(trace.steps) - 1, 0)
        found = [LeafRow(moment, leaf) for leaf in F.record_leaves(trace)[:2000]]
        names, shapes, owners = (
            max((width_of(text) for text in texts), default=0)
            for texts in ([row.name for row in found], [row.meta for row in found], [row.owner for row in found])
        )
        _widths[trace] = names, shapes, owners
    return _widths[trace]


def _head(cells: dict[str, int], view: View, passes: list[int]) -> Text:
    heads: list[Part] = []
    for column in cells:
        word = _HEADS.get(column, column)
        if column == "strip":
            word = f"b{passes[0]}-{passes[-1]}" if len(passes) > 1 else f"b{passes[0]}" if passes else ""
            word = word if len(word) <= cells[column] else "passes"[: cells[column]]
        if view.sort == column and column:
            word = word[: cells[column] - 1] + ("↑" if SORTS[column].falling == view.turned else "↓")
        heads.append(word)
    text = columns(heads, list(cells.values()), right=_flush(cells))
    text.stylize("head")
    return text


def _flush(cells: dict[str, int]) -> list[int]:
    return [at for at, column in enumerate(cells) if column in _RIGHT]


def _row(row: LeafRow, cells: dict[str, int], passes: list[int]) -> Text:
    return columns([_CELL[column](row, cells, passes) for column in cells], list(cells.values()), right=_flush(cells))


def figure(row: LeafRow) -> str:
    """|g|, with `~` where it was worked out."""
    return worked_out(row.trace, "leaf_grad") + number(row.size)


def verdict_mark(row: LeafRow) -> Part:
    """`✘ ` for an error, `! ` for a warning, nothing for what was only asked."""
    answer = row.verdict
    kind = answer.severity if answer is not None else ""
    return {"error": (f"{FAILED} ", "failed"), "warning": (f"{FINDING} ", "warning")}.get(kind, "")


def moved(row: LeafRow) -> str:
    """What the last optimizer step changed, relative to the leaf: `.012`, `none` when it had no gradient then."""
    told = row.update
    if told is None:
        return ""
    return fraction(told.ratio) if told.had_grad else "none"


def _state(row: LeafRow) -> Part:
    return ({"cut": "no grad"}.get(row.state, row.state), MARK.get(row.state, ("", "dim"))[1])


def _mark(row: LeafRow) -> Part:
    return MARK.get(row.state, (" ", ""))


def _strip(row: LeafRow, width: int, passes: list[int]) -> Part:
    *before, now = passes or [0]
    history = [*leaf_norms(row.trace, row.id, before), row.size] if now else []
    return (spark(squeeze(history, width)), "holder")


def _verdict(row: LeafRow, width: int) -> Part:
    answer = row.verdict
    if answer is None:
        return ("w asks", "dim") if row.unasked else ""
    text = line(verdict_mark(row), answer.kind, " ", (row.place, "dim"))
    if text.cell_len > width and row.place.startswith(":"):  # the line is what one goes to
        head = line(verdict_mark(row), answer.kind)
        room = width - len(row.place) - 1
        if room >= 4 and head.cell_len > room:
            head.truncate(room - 1)
            text = line(head, ("…", "dim"), " ", (row.place, "dim"))
    return text


def _dash(row: LeafRow, text: str) -> Part:
    return text if row.arrived else ("-", "dim")


_CELL: dict[str, Callable[[LeafRow, dict[str, int], list[int]], Part]] = {
    "name": lambda row, cells, _: fit_end(row.name, cells["name"]),
    "shape": lambda row, cells, _: (row.meta, "dim"),
    "owner": lambda row, cells, _: (row.owner, "dim"),
    "": lambda row, cells, _: _mark(row),
    "state": lambda row, cells, _: _state(row),
    "|g|": lambda row, cells, _: _dash(row, figure(row)),
    "|w|": lambda row, cells, _: number(row.weight) if row.weight is not None else (NONE, "dim"),
    "|g|/|w|": lambda row, cells, _: _dash(row, fraction(row.share)),
    "vs": lambda row, cells, _: ratio(row.against) if row.against is not None else "",
    "update": lambda row, cells, _: moved(row),
    "strip": lambda row, cells, passes: _strip(row, cells["strip"], passes),
    "why": lambda row, cells, _: _verdict(row, cells["why"]),
}
