"""Reads a screen back from its lines of text alone, as a person would: header, queue, panes by title, footer."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

from rich.cells import cell_len

TITLES = ("1 Program", "2 Graph", "3 This", "4 Selected", "5 Leaves")
MORE = re.compile(r"… (\+|\d+ more)|…\[|\[…")  # says how much is left out: no cut


@dataclass
class Seen:
    """panes: rows by digit, each exactly as wide as its pane inside. titles: the text after the digit."""

    width: int
    head: list[str]
    panes: dict[str, list[str]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    tabs: str = ""
    foot: list[str] = field(default_factory=list)


def read(lines: list[str], width: int, height: int, ascii: bool = False) -> Seen:
    """The parts of a Debug screen; every border must be closed and every upright where the border above has it."""
    if ascii:
        ends, bar, upright = ("+|", "+|"), "-", "|"
    else:
        ends, bar, upright = ("┌├└", "┐┤┘"), "─", "│"
    assert len(lines) == height
    assert all(cell_len(text) <= width for text in lines), "no line is longer than the screen is wide"
    lines = [text + " " * (width - cell_len(text)) for text in lines]
    borders = [y for y, text in enumerate(lines) if text[0] in ends[0] and text[-1] in ends[1] and text[1] == bar]
    assert len(borders) >= 2, lines
    if not ascii:
        corners = [lines[y][0] + lines[y][-1] for y in borders]
        assert corners == ["┌┐", *["├┤"] * (len(borders) - 2), "└┘"], corners
    seen = Seen(width, lines[: borders[0]], foot=lines[borders[-1] + 1 :])
    full = len(borders) == 4
    middle = 0
    if full:
        joints = {
            lines[y].index(joint, 1, width - 1) for y, joint in ((borders[0], "┬"), (borders[2], "┬")) if not ascii
        }
        middle = joints.pop() if joints else lines[borders[0]].index("+", 1, width - 1)
        assert not joints, "both rows of panes have their border in one column"
        assert lines[borders[3]][middle] in "┴+"
    for at, (top, bottom) in enumerate(itertools.pairwise(borders)):
        rows = lines[top + 1 : bottom]
        assert all(text[0] == upright and text[-1] == upright for text in rows), rows
        split = full and at != 1
        spans = [(1, middle), (middle + 1, width - 1)] if split else [(1, width - 1)]
        if split:
            assert all(text[middle] == upright for text in rows), rows
        if not full and at == 0:
            seen.tabs = lines[top]
        for left, right in spans:
            title = lines[top][left:right]
            found = re.findall(r"[▸>]([1-5]) " if not full and at == 0 else r"^.[ ▸>]([1-5]) ", title)
            if not found:  # zoomed, or the list of passes
                found = ["0"]
            seen.panes[found[0]] = [text[left:right] for text in rows]
            seen.titles[found[0]] = title.strip(" " + bar).lstrip("▸> ")
    return seen


def table(rows: list[str], names: tuple[str, ...]) -> None:
    """Rows stand under the names of their columns: the cell before each name is blank in every row that reaches it."""
    head = rows[0]
    at = -1
    for name in names:
        at = head.find(name, at + 1)
        assert at >= 0, (name, head)


def left_out(row: str, beside: list[str]) -> bool:
    """Is something cut with `…` though the row has blanks left at its end? beside: the rows of one table, whose columns
    are as wide as the longest cells need."""
    bare = MORE.sub("", row)
    return "…" in bare and min(len(one) - len(one.rstrip()) for one in (row, *beside)) > 3
