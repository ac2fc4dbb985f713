"""The columns of the Leaves screen's list: which fit, what stands in them, how wide they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from rich.text import Text

from gradscope.trace import leaf_facts as F
from gradscope.trace.history import leaf_norms
from gradscope.tui.look import FAILED, FINDING
from gradscope.tui.panes.leaf_rows import LeafRow
from gradscope.tui.panes.leaves import MARK
from gradscope.tui.panes.text import (
    NONE,
    Part,
    columns,
    fit_end,
    fraction,
    line,
    number,
    ratio,
    spark,
    squeeze,
    width_of,
)
from gradscope.tui.panes.words import worked_out

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

# Column: cells; the name has the rest. What is dropped first where there is no room stands in _DROPPED.
_CELLS = {"": 1, "state": 8, "|g|": 7, "|w|": 6, "|g|/|w|": 7, "vs": 7, "update": 6, "strip": 8, "why": 17}
_ORDER = ("name", "shape", "owner", "", "state", "|g|", "|w|", "|g|/|w|", "vs", "update", "strip", "why")
_DROPPED = ("shape", "owner", "|w|", "update", "strip", "vs")
_RIGHT = ("|g|", "|w|", "|g|/|w|", "vs", "update")
_HEADS = {"owner": "optim", "vs": "vs last", "shape": "shape"}
MOST_STRIP = 24
_widths: WeakKeyDictionary[Trace, tuple[int, int, int]] = WeakKeyDictionary()


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


def head(cells: dict[str, int], sort: str, falling: bool, passes: list[int]) -> Text:
    """The names of the columns; an arrow at the one sorted by. passes: those of the strip."""
    heads: list[Part] = []
    for column in cells:
        word = _HEADS.get(column, column)
        if column == "strip":
            word = f"b{passes[0]}-{passes[-1]}" if len(passes) > 1 else f"b{passes[0]}" if passes else ""
            word = word if len(word) <= cells[column] else "passes"[: cells[column]]
        if sort == column and column:
            word = word[: cells[column] - 1] + ("↓" if falling else "↑")
        heads.append(word)
    text = columns(heads, list(cells.values()), right=_flush(cells))
    text.stylize("head")
    return text


def _flush(cells: dict[str, int]) -> list[int]:
    return [at for at, column in enumerate(cells) if column in _RIGHT]


def row_of(row: LeafRow, cells: dict[str, int], passes: list[int]) -> Text:
    """One leaf under them."""
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
