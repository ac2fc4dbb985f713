"""The footer: the keys that matter, on two lines; a message or a count being typed takes the first line's place."""

from __future__ import annotations

from collections.abc import Sequence

from gradscope.tui.keys import Key
from gradscope.tui.panes.text import Part, done, fit, line
from gradscope.tui.view import Lens, Page, Size

# Brief words for a single line -> the action of the key they stand for.
ONE_LINE = {
    "n N pop": "next_pop",
    "s S step": "next_step",
    "c C mark": "next_mark",
    "g go to": "goto",
    "1-5 pane": "1-5",
    "w why": "why",
    "? keys": "help",
    "q quit": "quit",
}


def build(keys: Sequence[Key], size: Size, lens: Lens, message: str, count: str, ascii: bool) -> Page:
    """`size.height` lines. Keys that do not fit are left out: `?` lists all."""
    page = Page()
    briefs = [key.brief for key in keys if key.brief]
    known = {key.action or key.shown for key in keys}
    if size.height == 1 and known.issuperset(ONE_LINE.values()):  # the keys nobody should have to look up, in few words
        briefs = list(ONE_LINE)
    rows = _rows(briefs, size, lens)
    if message or count not in ("", "1"):
        said = f" {message}" if message else f" {count}: n s c [ ] typed now go {count} times"
        page.add(fit((said, "message"), size.width))
        if size.height == 1:
            return done(page, size, ascii)
    while len(rows) > size.height - len(page.lines) and len(briefs) > 2:  # `? keys` and `q quit` stay
        briefs.pop(-3)
        rows = _rows(briefs, size, lens)
    for row in rows[: size.height - len(page.lines)]:
        page.add(line(row))
    return done(page, size, ascii)


def _rows(briefs: Sequence[str], size: Size, lens: Lens) -> list[Part]:
    rows: list[Part] = []
    text = line(" ")
    for brief in briefs:
        words = brief.split(" ")
        keys = 2 if len(words) > 2 and len(words[1]) == 1 else 1
        cell = line((" ".join(words[:keys]), "key"), " ", (" ".join(words[keys:]), "dim"))
        if brief == "F2 lens":
            cell = line(("F2", "key"), (f" lens: {lens}", "dim"))
        if text.cell_len + cell.cell_len + 2 > size.width and text.cell_len > 1:
            rows.append(text[:-3])
            text = line(" ")
        text.append_text(line(cell, "   "))
    rows.append(text[:-3])
    return rows
