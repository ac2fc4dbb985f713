"""How things look: glyphs with their ASCII twins, and the colours of the visual vocabulary.

A pane writes Unicode glyphs and style *names*. `plain` turns finished lines into ASCII, one character for one, so
that columns stay; colours are looked up when a line is painted. No state is told by its colour alone.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from itertools import accumulate

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.text import Span, Text
from rich.theme import Theme
from textual.color import Color
from textual.filter import LineFilter

from gradscope.trace.fidelity import WORKED_OUT as WORKED_OUT

NOW, DONE, QUEUED, WAITS, FAILED, CUT = "▶", "✓", "•", "◌", "✘", "✂"
HOOK, OK, BAD, FINDING = "⚑", "✔", "✘", "!"
IDLE = "·"
CURSOR = "▸"
MARK = {
    "running": NOW,
    "done": DONE,
    "queued": QUEUED,
    "waits": WAITS,
    "failed": FAILED,
    "pruned": CUT,
    "idle": IDLE,
    "unborn": " ",
}
BARS = "▁▂▃▄▅▆▇█"

# One for one; ✔ alone becomes two letters, and stands where a column has room for them.
_ASCII = str.maketrans(
    {
        NOW: ">", DONE: "+", QUEUED: "*", WAITS: "o", FAILED: "x", CUT: "/", HOOK: "^", IDLE: ".", CURSOR: ">",
        OK: "+", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "|", "┤": "|", "┬": "+", "┴": "+",
        "┼": "+", "→": ">", "◂": "<", "…": ".", "–": "-", "×": "x", "▁": "_", "▂": ".", "▃": ":", "▄": "-", "▅": "=",
        "▆": "+", "▇": "*", "█": "#", "■": "#", "□": ".", "▣": "#", "±": "+", "⇡": "^", "━": "=", "┃": "|", "≥": ">",
        "·": ".", "←": "<", "↑": "^", "↓": "v", "ø": "0", "−": "-", "µ": "u",
        "▔": "-", "▎": "|", "▊": "|", "▌": "|", "▐": "|", "❯": ">", "🔎": "> ",
        "①": "1", "②": "2", "③": "3", "④": "4", "⑤": "5",
    }
)  # fmt: skip

_DARK = {
    "page": "#E6EDF3 on #0D1117",
    "done": "#2CC89B",
    "running": "bold #FF8A4C",
    "queued": "#E69F00",
    "waits": "#8B949E",
    "idle": "#8B949E",
    "unborn": "#8B949E",
    "failed": "bold #E78AC0",
    "pruned": "#8B949E",
    "ok": "#2CC89B",
    "bad": "bold #FF8A4C",
    "hook": "#E3A0CB",
    "holder": "#56B4E9",
    "leaf": "#56B4E9",
    "finding": "bold #FF8A4C",
    "warning": "#E69F00",
    "dim": "#8B949E",
    "head": "#8B949E",
    "text": "#E6EDF3",
    "name": "bold",
    "code": "#E6EDF3",
    "frame": "#484F58",
    "title": "#8B949E",
    "focus": "bold #FF8A4C",
    "key": "bold #56B4E9",
    "cursor": "on #21303F",
    "selected": "on #21303F",
    "bar": "#E6EDF3 on #161B22",
    "message": "bold #E69F00",
}
_LIGHT = {
    **{name: style for name, style in _DARK.items() if name == "name"},
    "page": "#1B1F24 on #FFFFFF",
    "done": "#00704F",
    "running": "bold #8F1D00",
    "queued": "#946A00",
    "waits": "#57606A",
    "idle": "#57606A",
    "unborn": "#57606A",
    "failed": "bold #B5179E",
    "pruned": "#6A737D",
    "ok": "#00704F",
    "bad": "bold #8F1D00",
    "hook": "#8A3F73",
    "holder": "#005FA3",
    "leaf": "#005FA3",
    "finding": "bold #8F1D00",
    "warning": "#946A00",
    "dim": "#57606A",
    "head": "#57606A",
    "text": "#1B1F24",
    "code": "#1B1F24",
    "frame": "#AFB8C1",
    "title": "#57606A",
    "focus": "bold #8F1D00",
    "key": "bold #005FA3",
    "cursor": "on #DDE9F5",
    "selected": "on #DDE9F5",
    "bar": "#1B1F24 on #F6F8FA",
    "message": "bold #946A00",
}


@lru_cache(maxsize=2)
def painter(dark: bool) -> Console:
    """A console that knows the style names of one palette; it prints nowhere, it only resolves."""
    return Console(
        theme=Theme(_DARK if dark else _LIGHT),
        color_system="truecolor",
        force_terminal=True,
        width=500,
        legacy_windows=False,
    )


def ascii_of(text: str) -> str:
    """A text in ASCII: every glyph by its twin, anything else by as many `?` as it takes cells."""
    text = text.translate(_ASCII)
    if not text.isascii():
        text = "".join(letter if letter.isascii() else "?" * cell_len(letter) for letter in text)
    return text


def plain(line: Text) -> Text:
    """The line in ASCII: every glyph by its twin, anything else outside ASCII by `?`; widths stay as they are."""
    text = ascii_of(line.plain)
    twin = Text(text, style=line.style, no_wrap=True, end="")
    if len(text) == len(line.plain):
        twin._spans = list(line.spans)
    else:  # letters of two cells, or of none
        at = list(accumulate((len(ascii_of(letter)) for letter in line.plain), initial=0))
        twin._spans = [Span(at[span.start], at[min(span.end, len(at) - 1)], span.style) for span in line.spans]
    return twin


class Ascii(LineFilter):
    """What is painted by others (the palette, an input line, scrollbars) in ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments with other letters."""
        return [one if one.text.isascii() else Segment(ascii_of(one.text), one.style, one.control) for one in segments]


def wants_ascii() -> bool:
    """Whether glyphs must be ASCII: asked for by GRADSCOPE_ASCII, or a locale that is not UTF-8."""
    asked = os.environ.get("GRADSCOPE_ASCII", "")
    if asked:
        return asked not in ("0", "no", "false")
    return "utf" not in (getattr(sys.stdout, "encoding", None) or "").lower()
