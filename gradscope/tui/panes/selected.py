"""Pane 4, Selected: the chosen node or tensor, a tab at a time (node, value, versions, hooks, why)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.tui.panes import tab_hooks, tab_node, tab_value, tab_versions, tab_why
from gradscope.tui.panes.follow import subject
from gradscope.tui.panes.text import done, line, wrap
from gradscope.tui.panes.words import called, inferred, tensor, wants_gradient
from gradscope.tui.view import TABS, Lens, Page, Selection, Size, Target, tab_of

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment

Tab = Callable[["Moment", Target, Size, Lens, bool], list[Text]]
_TABS: dict[str, Tab] = {
    "node": tab_node.lines,
    "value": tab_value.lines,
    "versions": tab_versions.lines,
    "hooks": tab_hooks.lines,
    "why": tab_why.lines,
}


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """The lines of the shown tab, scrolled; the title names the thing and the tabs."""
    of = subject(moment, selection)
    shown = tab_of(selection, lens)
    page = Page(title=title(moment, of, selection, lens, size.width - 14))
    if not of.id and shown != "why":
        page.add(line(("nothing to show at this step", "dim")))
        return done(page, size, ascii)
    lines = _wrapped(_TABS[shown](moment, of, size, lens, ascii), size)
    start = max(0, min(selection.scroll, len(lines) - size.height))
    for text in lines[start : start + size.height]:
        page.add(text)
    if len(lines) - start > size.height and page.lines:
        page.lines[-1] = line((f"… {len(lines) - start - size.height + 1} more lines: ↓ in this pane", "dim"))
    return done(page, size, ascii)


def _wrapped(lines: list[Text], size: Size) -> list[Text]:
    """Long lines in as many as they take; where all lines are in view as they are, in as many as there is room for."""
    room = size.height - len(lines)
    out: list[Text] = []
    for text in lines:
        parts = wrap(text, size.width)
        if room >= 0 and len(parts) - 1 > room:
            parts = [text]
        elif room >= 0:
            room -= len(parts) - 1
        out += parts
    return out


def title(moment: Moment, of: Target, selection: Selection, lens: Lens, room: int) -> str:
    """`W2.grad   [value] versions hooks why`; `held` while the selection does not follow the step.

    Where not all tabs fit into `room` cells, the shown one stands for them.
    """
    if of.kind == "tensor":
        name = inferred(moment.trace, of.id) + tensor(moment.trace, of.id)
        name += ".grad" if wants_gradient(moment, of.id) else ""
    else:
        name = "" if not of.id else f"n{of.id}" if lens == "engine" else called(moment.trace, of.id)
    tabs = " ".join(f"[{tab}]" if tab == tab_of(selection, lens) else tab for tab in TABS[lens])
    held = ", held" if selection.held else ""
    if len(name) + len(held) + len(tabs) + 2 > room:
        tabs = f"[{tab_of(selection, lens)}] ← →"
    return f"{name}{held}  {tabs}".lstrip()
