"""Help: every key of a screen in two columns, then the marks, then what is not built yet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from gradscope.tui.keys import NOT_BUILT, Key
from gradscope.tui.look import CUT, DONE, FAILED, FINDING, HOOK, NOW, OK, QUEUED, WAITS, WORKED_OUT
from gradscope.tui.panes.text import Part, columns, join, line, wrap
from gradscope.tui.view import Page, Size

_GROUPS = {"move": "move in time", "select": "select", "look": "look", "ask": "ask"}
_MARKS = (
    (NOW, "running", "now"),
    (DONE, "done", "done"),
    (QUEUED, "queued", "in the queue"),
    (WAITS, "waits", "waits"),
    (FAILED, "failed", "failed"),
    (CUT, "pruned", "cut"),
    (HOOK, "hook", "hook"),
    (f"{OK}{FAILED}", "ok", "version"),
    (FINDING, "finding", "finding"),
    (WORKED_OUT, "dim", "worked out, not observed"),
)


def build(keys: Sequence[Key], size: Size) -> Page:
    """As many lines as it takes; the screen scrolls."""
    page = Page(title="keys")
    rows: list[list[Part]] = []
    for group, name in _GROUPS.items():
        of = [key for key in keys if key.group == group]
        if not of:
            continue
        rows.append([line((name, "head"))])
        rows += [[line((f" {key.shown:<10}", "key"), key.text)] for key in of]
    cells = [row[0] for row in rows]
    half = (len(cells) + 1) // 2
    wide = size.width >= 100
    if wide:
        for at in range(half):
            right: Part = cells[half + at] if half + at < len(cells) else ""
            page.add(columns([cells[at], right], [size.width // 2 - 1, size.width - size.width // 2]))
    else:
        for cell in cells:
            for part in wrap(line(cell), size.width, 12):
                page.add(part)
    page.add(line())
    digits = "Digits first repeat: 10n goes ten pops on. A pane has its own keys while it has the focus (1-5)."
    for part in wrap(line((digits, "dim")), size.width, 0):
        page.add(part)
    for text in _marks(size.width):
        page.add(text)
    for shown, words in NOT_BUILT.values():
        for part in wrap(line((f" {shown:<10}", "dim"), (words, "dim")), size.width, 12):
            page.add(part)
    return page


def _marks(width: int) -> list[Text]:
    out: list[Text] = []
    text = line()
    for glyph, style, words in _MARKS:
        cell = line((glyph, style), f" {words}")
        if text.cell_len and text.cell_len + cell.cell_len + 3 > width:
            out.append(text)
            text = line()
        text = join([text, cell])
    return [*out, text]
