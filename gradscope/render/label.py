"""The inside of a box: its title and rows as a Graphviz HTML-like table."""

from __future__ import annotations

import math

from gradscope.render.scene import Box, Row
from gradscope.render.style import FONT, MONO, MONO_WIDTH, Palette, mark
from gradscope.render.words import line, styled, table

TITLE, SMALL = 11, 9  # points
AIR = {"grad-node": 1, "accumulation": 4, "cut": 2}  # points above the title; the lid of a cylinder needs more
BOLD = ("wrapper-stale", "state-running", "state-error")


def code_width(text: str, size: int) -> int:
    """Points that `text` needs in the widest of the MONO fonts: the layout may know none of them."""
    return math.ceil(len(text) * MONO_WIDTH * size)


def _color(box: Box, row: Row, palette: Palette) -> str:
    """The colour of a row's text."""
    if box.kind == "write" or row.kind == "wrapper-stale":
        return palette.on_stale
    if row.kind.startswith("state-"):
        state = row.kind.removeprefix("state-")
        return palette.states[state].line if state in palette.states else palette.quiet
    by_kind = {
        "code": palette.text,
        "wrapper-ok": palette.ok,
        "hook": palette.hook,
        "buffer": palette.buffer,
        "grad": palette.buffer,
        "fetch": palette.buffer,
    }
    return by_kind.get(row.kind, palette.quiet)


def _row(box: Box, row: Row, palette: Palette, ascii: bool) -> str:
    """One table row for one row of the box."""
    color = _color(box, row, palette)
    sign = mark(row.mark, ascii)
    text = f"{sign} {row.shown()}" if sign else row.shown()
    code = row.kind == "code"
    left = styled(text, SMALL, color, MONO if code else FONT, bold=row.kind in BOLD)
    loud = row.kind == "wrapper-stale"
    quiet = color if loud or box.kind == "write" else palette.quiet
    right = styled(row.aside, SMALL, quiet) if row.aside else ""
    return line(left, right, paint=palette.stale if loud else "", width=code_width(text, SMALL) if code else 0)


def _head(box: Box, palette: Palette, ascii: bool) -> str:
    """The first row: the title, and at the right end what identifies the box."""
    aside = styled(box.aside, SMALL, palette.quiet) if box.aside else ""
    if box.kind == "write":
        text = f"{mark('write', ascii)} {box.title}"
        return line(styled(text, TITLE, palette.on_stale, MONO, bold=True), width=code_width(text, TITLE))
    if box.kind == "cut":
        return line(styled(f"{mark('cut', ascii)} {box.title}", SMALL, palette.quiet, bold=True), aside)
    color = palette.quiet if box.state == "pruned" else palette.text
    return line(styled(box.title, TITLE, color, bold=True), aside)


def box_label(box: Box, palette: Palette, *, ascii: bool) -> str:
    """The HTML-like label of a box."""
    rows = [_head(box, palette, ascii), *(_row(box, row, palette, ascii) for row in box.rows)]
    if air := AIR.get(box.kind):
        rows.insert(0, f'<TR><TD COLSPAN="3" HEIGHT="{air}"></TD></TR>')
    return table(rows)
