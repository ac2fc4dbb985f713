"""The header line: record, pass, pop, step, where the facts come from, how many findings."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.fidelity import WORKED_OUT, doubtful
from gradscope.trace.records import FIDELITIES, OBSERVED
from gradscope.tui.look import FAILED, FINDING
from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.text import Part, fit, join, line
from gradscope.tui.view import Lens, Page, Selection, Size

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """One line, always."""
    trace = moment.trace
    parts: list[Part] = [line((" gradscope", "name"), "  ", script_name(trace))]
    tail: list[Part] = [counts(trace), ("?", "key")]
    text = join([*parts, *_place(moment, True), _fidelity(trace), *tail])
    if text.cell_len > size.width:  # what can be missed goes first: the source of the facts, our name, the call's text
        text = join([*parts, *_place(moment, True), *tail])
    if text.cell_len > size.width:
        text = join([line(" ", script_name(trace)), *_place(moment, True), *tail])
    if text.cell_len > size.width:
        text = join([line(" ", script_name(trace)), *_place(moment, False), *tail], "  ")
    for short in (False, True):  # the name gives way, down to a dozen letters
        if text.cell_len > size.width:
            rest = join([*_place(moment, False, short), *tail], "  ")
            text = join([fit(line(" ", script_name(trace)), max(13, size.width - rest.cell_len - 3)), rest], "  ")
    return Page([fit(text, size.width)], title="")


def script_name(trace: Trace) -> str:
    """The script's file name without its folder; the record's when there was no script."""
    return os.path.basename(trace.began.script or "") or os.path.basename(str(trace.path or "")) or "record"


def counts(trace: Trace) -> Text:
    """`✘1 !2`: findings that are errors, and the others; nothing when there are none."""
    found = findings(trace)
    errors = sum(answer.severity == "error" for answer in found)
    others = len(found) - errors
    return join(
        [(f"{FAILED}{errors}", "failed") if errors else "", (f"{FINDING}{others}", "warning") if others else ""], " "
    )


def _place(moment: Moment, call_text: bool, brief: bool = False) -> list[Part]:
    trace, step = moment.trace, moment.step
    total = len(trace.steps)
    if not moment.pass_id or not step.pass_id:
        return [("forward", "dim"), f"step e{step.e} of {total}"]
    info = trace.pass_info(moment.pass_id)
    place = number_of(trace, info.pass_id)
    call = fit_call(trace.line_text(info.frame) or info.kind) if call_text else ""
    line_number = trace.location(info.frame)[1]
    seat = join([(call, "code"), f":{line_number}" if line_number else ""], " ")
    parts: list[Part] = [join([f"pass {place}/{len(trace.passes)}", seat], "  " if call_text else " ")]
    mark: Part = ("", "")
    if info.error is not None:
        mark = (f" {FAILED}", "failed")
    if step.pop:
        own = trace.steps.of_pop(step.pass_id, step.pop)
        at = own.index(step.k) + 1 if step.k in own else 0
        inside = f"step {at}/{len(own)} e{step.e}" if at else f"step e{step.e}"
        pops = f"p{step.pop}/{max(info.pops, step.pop)}" if brief else f"pop {step.pop} of {max(info.pops, step.pop)}"
        parts.append(line(pops, mark, f"  {f'e{step.e}' if brief else inside}"))
    else:
        parts.append(line(f"{info.pops} pops", mark, f"  step e{step.e}"))
    return parts


def number_of(trace: Trace, pass_id: int) -> int:
    """Where the pass stands among the recorded ones, from 1 (the record may hold only some)."""
    for place, info in enumerate(trace.passes, 1):
        if info.pass_id == pass_id:
            return place
    return 0


def fit_call(call: str, width: int = 26) -> str:
    """A call's source text short enough for the header."""
    return call if len(call) <= width else call[: width - 1] + "…"


def _fidelity(trace: Trace) -> Text:
    order = trace.began.capabilities.get("order", OBSERVED)
    words = {word for word in trace.began.capabilities.values() if doubtful(word)} - {order}
    made_out = "".join(f", {WORKED_OUT} {word}" for word in FIDELITIES if word in words)
    state = "" if trace.ended is not None else ", unfinished"
    return line((f"{trace.began.producer}, {order}{made_out}{state}", "dim"))
