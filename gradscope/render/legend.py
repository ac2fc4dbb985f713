"""The heading of a drawing: what it shows, the verdict, and a legend of just the signs that occur in it."""

from __future__ import annotations

import math
import textwrap

from gradscope.render.scene import Scene
from gradscope.render.style import FONT, Palette, mark
from gradscope.render.words import quote, shorten, styled, table, text_width
from gradscope.trace.fidelity import WORKED_OUT
from gradscope.trace.records import FIDELITIES

VERDICT_WIDTH = 76  # characters in a line of the verdict
STATES = (
    ("running", "running"),
    ("queued", "in queue"),
    ("done", "done"),
    ("error", "failed"),
    ("pruned", "pruned"),
    ("leaf", "leaf (writes .grad)"),
)
SIGNS = (
    ("wrapper-ok", "ok", "saved, same version"),
    ("wrapper-stale", "stale", "saved, changed since"),
    ("hook", "hook", "hook"),
    ("buffer", "buffer", "gradients in so far"),
    ("cut", "cut", "no gradient wanted"),
)


def _chip(text: str, fill: str, edge: str, color: str) -> str:
    """A small boxed word."""
    shade = "" if fill == "none" else f' BGCOLOR="{fill}"'
    return (
        f'<TD BORDER="1" COLOR="{edge}"{shade} CELLPADDING="3">'
        f'<FONT FACE="{FONT}" POINT-SIZE="8" COLOR="{color}">{quote(text)}</FONT></TD>'
    )


def legend(scene: Scene, palette: Palette, *, ascii: bool) -> list[list[tuple[str, str, str, str]]]:
    """Rows of chips as (text, fill, edge, colour): the states and the signs that occur."""
    kinds = scene.kinds()
    if "accumulation" in kinds:
        kinds.add("leaf")
    states = []
    for state, word in STATES:
        if state in kinds:
            pen = palette.states[state]
            states.append((f"{mark(state, ascii)} {word}".strip(), pen.fill, pen.line, pen.line))
    colors = {"wrapper-ok": palette.ok, "hook": palette.hook, "buffer": palette.buffer}
    signs = []
    for kind, sign, word in SIGNS:
        text = f"{mark(sign, ascii)} {word}"
        if kind == "wrapper-stale":
            chip = (text, palette.stale, palette.stale, palette.on_stale)
        else:
            chip = (text, "none", palette.page, colors.get(kind, palette.quiet))
        if kind in kinds:
            signs.append(chip)
    if words := scene.worked_out():
        told = ", ".join(word for word in FIDELITIES if word in words)
        signs.append((f"{WORKED_OUT} worked out, not observed: {told}", "none", palette.page, palette.quiet))
    return [row for row in (states, signs) if row]


def _chips(chips: list[tuple[str, str, str, str]], width: float) -> str:
    """A table row that holds the chips side by side; a cell at the end fills it up to `width` points, because
    Graphviz would spread the chips over a wider table."""
    cells = '<TD WIDTH="3"></TD>'.join(_chip(*chip) for chip in chips)
    rest = math.ceil(width - _taken(chips))
    cells += f'<TD WIDTH="{rest}"></TD>' if rest > 0 else ""
    return f'<TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0"><TR>{cells}</TR></TABLE></TD></TR>'


def _taken(chips: list[tuple[str, str, str, str]]) -> float:
    """About how wide a row of chips is, in points."""
    return sum(text_width(text, 8) + 10 for text, *_ in chips)


def heading(scene: Scene, palette: Palette, *, ascii: bool) -> str:
    """The label of the whole graph."""
    lines = [(shorten(text, 110), 13 if number == 0 else 10) for number, text in enumerate(scene.heading)]
    rows = []
    for number, (text, size) in enumerate(lines):
        body = styled(text, size, palette.quiet if number else palette.text, bold=not number)
        rows.append(f'<TR><TD ALIGN="LEFT">{body}</TD></TR>')
    for number, text in enumerate(textwrap.wrap(scene.verdict, VERDICT_WIDTH, max_lines=3, placeholder=" …")):
        lines.append((f"{mark('' if number else 'stale', ascii)} {text}".strip(), 10))
        rows.append(f'<TR><TD ALIGN="LEFT">{styled(*lines[-1], palette.stale, bold=True)}</TD></TR>')
    chips = legend(scene, palette, ascii=ascii)
    width = max([text_width(text, size) for text, size in lines] + [_taken(row) for row in chips] + [0.0])
    rows += [_chips(row, width) for row in chips]
    rows.append('<TR><TD HEIGHT="8"></TD></TR>')
    return table(rows, padding=2)
