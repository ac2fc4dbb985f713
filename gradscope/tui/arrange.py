"""Where everything stands on a screen: a pure function from size, focus and zoom to boxes and borders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rich.text import Text

from gradscope.tui.look import CURSOR, plain
from gradscope.tui.panes.text import fit, line

Mode = Literal["full", "zoom", "small", "tiny"]
PANES = ("program", "graph", "pop", "selected", "leaves")
TITLES = {"program": "Program", "graph": "Graph", "pop": "This pop", "selected": "Selected", "leaves": "Leaves"}
CAPTIONED = ("pop", "selected")
LEAST = (60, 16)  # below this no viewer
FULL = (100, 30)  # from here on all five panes at once
MIDDLE = 57 / 117  # share of the left column


class Box(NamedTuple):
    """Cells a part covers, from the top left corner of the screen."""

    x: int
    y: int
    width: int
    height: int


class Border(NamedTuple):
    """A horizontal border: its row, its ends and where an upright meets it, and the panes whose titles it carries."""

    y: int
    left: str
    right: str
    joint: str
    panes: tuple[str, ...]


@dataclass(slots=True)
class Arrangement:
    """boxes: by part (panes and strips; a part without a box is not shown). middle: column of the inner upright."""

    mode: Mode
    width: int
    height: int
    boxes: dict[str, Box] = field(default_factory=dict)
    borders: list[Border] = field(default_factory=list)
    middle: int = 0
    tabs: bool = False


def arrange(width: int, height: int, focus: str, zoom: bool = False, banner: bool = False) -> Arrangement:
    """The arrangement for a screen. All panes from 100×30 on, one pane with tabs below, nothing below 60×16.

    banner: a line below the header, for what the whole record must be seen with.
    """
    if width < LEAST[0] or height < LEAST[1]:
        return Arrangement("tiny", width, height, {"tiny": Box(0, 0, width, height)})
    line = 1 if banner else 0
    if width < FULL[0] or height < FULL[1]:
        return _small(width, height, focus, zoom, line)
    return _zoomed(width, height, focus, line) if zoom else _full(width, height, line)


def _full(width: int, height: int, line: int) -> Arrangement:
    inner = height - 11 - line  # three lines above, four borders, four lines below
    pop = lower = max(5, inner * 7 // 25)
    upper = inner - pop - lower
    left = int((width - 3) * MIDDLE)
    right = width - 3 - left
    y = 3 + line
    at = Arrangement("full", width, height, _strips(width, height, line), middle=left + 1)
    at.borders.append(Border(y, "┌", "┐", "┬", ("program", "graph")))
    at.boxes["program"] = Box(1, y + 1, left, upper)
    at.boxes["graph"] = Box(left + 2, y + 1, right, upper)
    y += upper + 1
    at.borders.append(Border(y, "├", "┤", "┴", ("pop",)))
    at.boxes["pop"] = Box(1, y + 1, width - 2, pop)
    y += pop + 1
    at.borders.append(Border(y, "├", "┤", "┬", ("selected", "leaves")))
    at.boxes["selected"] = Box(1, y + 1, left, lower)
    at.boxes["leaves"] = Box(left + 2, y + 1, right, lower)
    y += lower + 1
    at.borders.append(Border(y, "└", "┘", "┴", ()))
    return at


def _zoomed(width: int, height: int, focus: str, line: int) -> Arrangement:
    at = Arrangement("zoom", width, height, _strips(width, height, line))
    at.borders = [Border(3 + line, "┌", "┐", "─", (focus,)), Border(height - 5, "└", "┘", "─", ())]
    at.boxes[focus] = Box(1, 4 + line, width - 2, height - 9 - line)
    return at


def _small(width: int, height: int, focus: str, zoom: bool, line: int) -> Arrangement:
    """Header, queue, the pane that has the focus under a line of tabs, three rows of pane 3, one line of keys.

    A pane whose title says what is shown has it as its first line: between the tabs there is no room for it.
    """
    at = Arrangement("small", width, height, tabs=True)
    at.boxes["header"] = Box(0, 0, width, 1)
    if line:
        at.boxes["banner"] = Box(0, 1, width, 1)
    at.boxes["queue"] = Box(0, 1 + line, width, 1)
    at.boxes["footer"] = Box(0, height - 1, width, 1)
    at.borders = [Border(2 + line, "┌", "┐", "─", (focus,)), Border(height - 2, "└", "┘", "─", ())]
    top = 3 + line
    if focus in CAPTIONED:
        at.boxes["caption"] = Box(1, top, width - 2, 1)
        top += 1
    if focus == "pop" or zoom:
        at.boxes[focus] = Box(1, top, width - 2, height - 2 - top)
        return at
    rows = 4  # the names of the columns and three steps
    at.borders.insert(1, Border(height - 3 - rows, "├", "┤", "─", ("pop",)))
    at.boxes["pop"] = Box(1, height - 2 - rows, width - 2, rows)
    at.boxes[focus] = Box(1, top, width - 2, height - 3 - rows - top)
    return at


def _strips(width: int, height: int, line: int) -> dict[str, Box]:
    strips = {
        "header": Box(0, 0, width, 1),
        "verdict": Box(0, 1 + line, width, 1),
        "queue": Box(0, 2 + line, width, 1),
        "timeline": Box(0, height - 4, width, 2),
        "footer": Box(0, height - 2, width, 2),
    }
    return strips | ({"banner": Box(0, 1, width, 1)} if line else {})


def frame(
    at: Arrangement, titles: Mapping[str, str], focus: str, ascii: bool, third: str = "This pop"
) -> dict[int, Text]:
    """The border lines by row: closed boxes, each pane's digit and title on its upper edge. third: name of pane 3."""
    names = {**TITLES, "pop": third}
    out: dict[int, Text] = {}
    for border in at.borders:
        inner = at.width - 2
        text = line((border.left, "frame"))
        if at.tabs and border.y == at.borders[0].y:
            text.append_text(_tabs(inner, titles, focus, names))
        elif len(border.panes) == 2:
            left = at.middle - 1
            text.append_text(_title(border.panes[0], titles, focus, left, names))
            text.append_text(line((border.joint, "frame")))
            text.append_text(_title(border.panes[1], titles, focus, inner - left - 1, names))
        elif border.panes:
            whole = _title(border.panes[0], titles, focus, inner, names)
            if at.middle and border.joint != "─":
                whole = _over(whole, at.middle - 1, border.joint)
            text.append_text(whole)
        else:
            bare = "─" * inner
            if at.middle and border.joint != "─":
                bare = bare[: at.middle - 1] + border.joint + bare[at.middle :]
            text.append(bare, style="frame")
        text.append(border.right, style="frame")
        out[border.y] = plain(text) if ascii else text
    return out


def _title(pane: str, titles: Mapping[str, str], focus: str, width: int, names: Mapping[str, str]) -> Text:
    digit = PANES.index(pane) + 1
    mark: tuple[str, str] = (CURSOR, "focus") if pane == focus else (" ", "")
    name = line(("─", "frame"), mark, (f"{digit} {names[pane]}", "focus" if pane == focus else "name"))
    if titles.get(pane):
        name = line(name, "  ", (titles[pane], "title"))
    if name.cell_len > width - 2:
        name = fit(name, width - 2)
    return line(name, " ", ("─" * (width - name.cell_len - 1), "frame"))


def _tabs(width: int, titles: Mapping[str, str], focus: str, names: Mapping[str, str]) -> Text:
    """`─▸1 Program ─ 2 Graph ─ … ─ title ──`."""
    text = line()
    short = width < 62  # there only the last word of a name fits
    for digit, pane in enumerate(PANES, 1):
        name = names[pane].split()[-1].capitalize() if short else names[pane]
        mark: tuple[str, str] = (CURSOR, "focus") if pane == focus else (" ", "")
        text.append_text(line(("─", "frame"), mark, (f"{digit} {name} ", "focus" if pane == focus else "dim")))
    title = "" if focus in CAPTIONED else titles.get(focus, "")
    if title and len(title) <= width - text.cell_len - 4:
        text = line(text, ("─ ", "frame"), (title, "title"), " ")
    return line(fit(text, min(width, text.cell_len)), ("─" * (width - text.cell_len), "frame"))


def _over(text: Text, at: int, joint: str) -> Text:
    """Put a joint into a border where it is bare; a title that covers the place keeps it."""
    if at < text.cell_len and text.plain[at] == "─":
        return line(text[:at], (joint, "frame"), text[at + 1 :])
    return text


def uprights(at: Arrangement, row: int) -> list[int]:
    """Columns in which row `row` has an upright border; empty for rows that are no part of the frame."""
    if not at.borders or not at.borders[0].y < row < at.borders[-1].y:
        return []
    columns = [0, at.width - 1]
    for pane in ("graph", "leaves"):
        box = at.boxes.get(pane)
        if at.mode == "full" and box is not None and box.y <= row < box.y + box.height:
            columns.insert(1, at.middle)
    return columns
