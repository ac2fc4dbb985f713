"""The banner: one line that says where the record stops telling before the script ended, on every screen."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gradscope.trace.ending import Limit, limits
from gradscope.tui.look import FINDING
from gradscope.tui.panes.text import fit, line
from gradscope.tui.view import Lens, Page, Selection, Size

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace

_known: WeakKeyDictionary[Trace, list[Limit]] = WeakKeyDictionary()


def shown(trace: Trace) -> list[Limit]:
    """What there is to say; empty for a record of everything, which has no banner."""
    if trace not in _known:
        _known[trace] = limits(trace)
    return _known[trace]


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """One line, always: the first limit in full, the others in a few words."""
    found = shown(moment.trace)
    if not found:
        return Page([fit(line(""), size.width)])
    first, *others = found
    mark, style = ("   ", "dim") if first.kind == "passes" else (f" {FINDING} ", "warning")
    more = "".join(f" · {limit.brief}" for limit in others)
    if len(mark) + len(first.what) + len(more) > size.width:  # what is worst is worth more than that there is more
        more = ""
    return Page([fit(line((mark, style), (first.what, style), (more, "dim")), size.width)])
