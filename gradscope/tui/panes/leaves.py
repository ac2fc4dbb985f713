"""Pane 5, Leaves: every leaf's gradient in this pass, against the tensor itself and against the passes before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.figures import norm_of, value_at
from gradscope.trace.history import leaf_norms
from gradscope.tui.look import DONE, FAILED, IDLE, NOW, QUEUED, WAITS
from gradscope.tui.panes.follow import subject
from gradscope.tui.panes.text import Part, columns, done, fit_end, fraction, line, number, ratio, spark, squeeze, window
from gradscope.tui.panes.words import tensor, worked_out
from gradscope.tui.view import Lens, Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.states import LeafState

STRIP = 8  # passes shown in the strip
NAME = 16  # cells of a name that tell leaves apart
MARK = {
    "waits": (WAITS, "waits"),
    "ready": (QUEUED, "queued"),
    "running": (NOW, "running"),
    "written": (DONE, "done"),
    "withheld": (DONE, "done"),
    "dropped": (IDLE, "dim"),
    "nothing": (IDLE, "dim"),
    "none": (IDLE, "dim"),
    "cut": (IDLE, "dim"),
    "failed": (FAILED, "failed"),
}


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """A row per leaf; the window follows the selected one."""
    page = Page(title="gradient in this pass")
    if not moment.pass_id:
        page.title = "no pass is open"
        page.add(line(("leaves get their gradients in a backward pass", "dim")))
        return done(page, size, ascii)
    leaves = moment.leaf_ids()
    if not leaves:
        page.add(line(("this pass reaches no leaf", "dim")))
        return done(page, size, ascii)
    passes = _passes(moment)
    cells = _widths(size.width, max(len(tensor(moment.trace, leaf)) for leaf in leaves[:100]), len(passes))
    strip_head = f"b{passes[0]}-{passes[-1]}" if len(passes) > 1 else ""
    against = f"vs b{passes[-2]}" if len(passes) > 1 else ""
    strip_head = strip_head if len(strip_head) <= cells[-1] else ""
    page.add(_row(["name", "", "state", "|g|", "|g|/|w|", against, strip_head], cells, "head"))
    chosen = selection.target.id if selection.target.kind == "tensor" else 0
    of = subject(moment, selection)
    about = chosen or (of.id if of.kind == "tensor" else 0)  # the window follows the step too
    at = leaves.index(about) if about in leaves else 0
    first = window(len(leaves), size.height - 1, at)
    for leaf in leaves[first : first + size.height - 1]:
        row = _leaf(moment, moment.leaf(leaf), passes, cells)
        if leaf == chosen:
            row.stylize("selected")
            page.pointer = len(page.lines)
        page.add(row, Target("tensor", leaf))
    return done(page, size, ascii)


def _passes(moment: Moment) -> list[int]:
    """This pass and up to seven before it that ended, oldest first."""
    trace = moment.trace
    before = [info.pass_id for info in trace.passes if info.pass_id <= moment.pass_id]
    return before[-STRIP:]


def _widths(width: int, name: int, passes: int) -> list[int]:
    """Cells of name, mark, state, |g|, |g|/|w|, against, strip: the last two only where there are passes before, and
    against only where names keep NAME cells."""
    strip = max(min(passes, STRIP), 6 if width >= 58 else 0) if passes > 1 else 0
    fixed = [1, 8, 6, 7, 7 if passes > 1 else 0, strip]
    if passes > 1 and _room(width, fixed) < min(name, NAME):
        fixed[4] = 0
    return [max(6, min(name, _room(width, fixed))), *fixed]


def _room(width: int, fixed: list[int]) -> int:
    return width - sum(fixed) - sum(1 for one in fixed if one)


def _row(cells: list[Part], widths: list[int], style: str = "") -> Text:
    text = columns(cells, widths, right=(3, 4, 5))
    if style:
        text.stylize(style)
    return text


def _leaf(moment: Moment, leaf: LeafState, passes: list[int], widths: list[int]) -> Text:
    trace = moment.trace
    glyph, style = MARK.get(leaf.state, ("", ""))
    size = norm_of(trace, leaf.incoming)
    own = leaf.leaf_norm
    if own is None and size is not None:  # not written yet: what is known of the leaf itself
        own = norm_of(trace, value_at(trace, leaf.tensor, moment.k))
    share = size / own if size is not None and own else None
    history = leaf_norms(trace, leaf.tensor, tuple(passes[:-1]))
    last = history[-1] if history else None
    against = ratio(size / last) if size is not None and last else ""
    strip = spark(squeeze([*history, size], STRIP)) if passes[:-1] else ""
    state: Part = ({"none": "none", "cut": "no grad"}.get(leaf.state, leaf.state), style)
    taken = size is not None or leaf.state in ("written", "ready", "running")
    return _row(
        [
            fit_end(tensor(trace, leaf.tensor), widths[0]),
            (glyph, style),
            state,
            worked_out(trace, "leaf_grad") + number(size) if taken else ("-", "dim"),
            fraction(share) if taken else ("-", "dim"),
            against if taken else ("-" if passes[:-1] else "", "dim"),
            (strip, "holder"),
        ],
        widths,
    )
