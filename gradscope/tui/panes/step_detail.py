"""The Steps screen's lower part: the step under the cursor in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace.fidelity import WORKED_OUT, note, of_step
from gradscope.trace.story import sentence
from gradscope.tui.panes.step_list import frame_of, function_of
from gradscope.tui.panes.text import done, line, wrap
from gradscope.tui.panes.words import brief, where
from gradscope.tui.sift import place_of
from gradscope.tui.view import Page, Size

if TYPE_CHECKING:
    from gradscope.trace.steps import Step
    from gradscope.trace.trace import Trace


def build(trace: Trace, k: int, size: Size, ascii: bool) -> Page:
    """Its sentence, its line, what of it was worked out and how well."""
    step = trace.steps[k]
    place = place_of(step.pass_id, step.pop)
    page = Page(title="   ".join(part for part in (f"e{step.e} {step.kind}", place, _node(trace, step)) if part))
    made_out = note(of_step(trace, k))
    said = line(WORKED_OUT if made_out else "", brief(trace, sentence(trace, k)))
    parts = wrap(said, size.width)
    frame = frame_of(trace, step)
    seat, text = where(trace, frame), trace.line_text(frame) if frame else ""
    if seat:
        parts += wrap(line((f"{seat}  ", "dim"), (text, "code")), size.width)
    elif function := function_of(trace, step):
        parts.append(line(("its function ", "dim"), function))
    if made_out:
        parts += wrap(line((f"{WORKED_OUT} {made_out}", "dim")), size.width)
    for part in parts:
        page.add(part)
    return done(page, size, ascii)


def _node(trace: Trace, step: Step) -> str:
    return trace.names.node(step.node) if step.node else ""
