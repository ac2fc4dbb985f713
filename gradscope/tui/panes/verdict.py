"""The verdict line: what is worst in this record, in one sentence, and the keys that lead there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gradscope.tui.look import FAILED, FINDING, OK
from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.header import script_name
from gradscope.tui.panes.text import Part, fit, line, spread
from gradscope.tui.view import Lens, Page, Selection, Size

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace


def brief(trace: Trace, title: str) -> str:
    """A finding's title for one line: places in the script by their line alone (`:18`), versions as `v1`."""
    text = re.sub(rf"(?:\bat )?(?<![\w/.\\]){re.escape(script_name(trace))}:(?=\d)", ":", title)
    return re.sub(r"\b(?:as |to )?version (\d+)", r"v\1", text)


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """One line, always: the worst finding, else the error that ended a pass or the script, else that there is none.
    That the record is cut off is for the banner to say."""
    trace = moment.trace
    worst = next(iter(findings(trace)), None)
    keys: Part = line(("!", "key"), (" go there   ", "dim"), ("w", "key"), (" why ", "dim"))
    if worst is not None:
        style, mark = ("failed", FAILED) if worst.severity == "error" else ("warning", FINDING)
        return Page([spread(line((f" {mark} ", style), (brief(trace, worst.title), "name")), keys, size.width)])
    broken = [info for info in trace.passes if info.error is not None]
    if broken and broken[-1].error is not None:
        text = " ".join(broken[-1].error.text.split())
        said = line((f" {FAILED} ", "failed"), (f"b{broken[-1].pass_id} {broken[-1].error.type}: {text}", "name"))
        return Page([spread(said, keys, size.width)])
    if trace.ended is not None and trace.ended.error is not None:
        text = " ".join(trace.ended.error.text.split())
        return Page([fit(line((f" {FAILED} ", "failed"), (f"{trace.ended.error.type}: {text}", "name")), size.width)])
    return Page([fit(line((f" {OK} ", "ok"), ("no finding in this record", "dim")), size.width)])
