"""Text made fit for a drawing: cleaned, quoted, shortened, and wrapped in Graphviz FONT elements."""

from __future__ import annotations

import html
import re
import unicodedata

from gradscope.render.style import FONT


def clean(text: str) -> str:
    """Text that DOT readers and XML parsers accept: control characters, surrogates and unassigned ones become `?`."""
    return "".join("?" if unicodedata.category(letter) in ("Cc", "Cs", "Cn") else letter for letter in text)


def quote(text: str) -> str:
    """Text with XML's reserved signs as entities."""
    return html.escape(clean(text), quote=False)


def inside(text: str) -> str:
    """Text as it stands inside an HTML-like label. Graphviz puts names of its own for `\\N`, `\\G` … even there, unless
    an element begins between the two letters."""
    return re.sub(r"\\([EGHLNT])", r"\\<FONT>\1</FONT>", quote(text))


def shorten(text: str, width: int) -> str:
    """The text in one line of at most `width` characters, its end cut with `…`."""
    text = " ".join(text.split())
    return text if len(text) <= width else text[: width - 1] + "…"


def shorten_name(text: str, width: int) -> str:
    """A name of at most `width` characters: of a path like `encoder.layers.0.norm.weight` the end is what tells, so its
    beginning is cut, at a dot where one is near; of any other the end."""
    if len(text) <= width or "." not in text or not text.replace(".", "").replace("_", "").isalnum():
        return shorten(text, width)
    end = text[len(text) - width + 1 :]
    at = end.find(".")
    return "…" + (end[at:] if 0 <= at <= width // 3 else end)


def styled(text: str, size: int, color: str, face: str = FONT, bold: bool = False) -> str:
    """A FONT element around text, which is quoted here. size in points."""
    inner = f"<B>{inside(text)}</B>" if bold else inside(text)
    return f'<FONT FACE="{face}" POINT-SIZE="{size}" COLOR="{color}">{inner}</FONT>'


def line(left: str, right: str = "", *, paint: str = "", width: int = 0) -> str:
    """A table row of FONT elements, left and right aligned, with air between. paint: background colour. width: at least
    so many points for the left one."""
    more = f' BGCOLOR="{paint}" CELLPADDING="2"' if paint else ""
    wide = f' WIDTH="{width}"' if width else ""
    if not right:
        return f'<TR><TD ALIGN="LEFT" COLSPAN="3"{more}{wide}>{left}</TD></TR>'
    left = f'<TD ALIGN="LEFT" VALIGN="BOTTOM"{more}{wide}>{left}</TD>'
    right = f'<TD ALIGN="RIGHT" VALIGN="BOTTOM"{more}>{right}</TD>'
    return f'<TR>{left}<TD WIDTH="8"{more}></TD>{right}</TR>'


def table(rows: list[str], *, padding: int = 1) -> str:
    """A borderless table as an HTML-like label, outer `<` and `>` included."""
    body = "".join(rows)
    return f'<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="{padding}">{body}</TABLE>>'


def text_width(text: str, size: float) -> float:
    """About how many points a text takes in bold Helvetica, rather more than less."""
    return sum(0.3 if letter in " .,:;'|ilj!()[]" else 0.62 for letter in text) * size
