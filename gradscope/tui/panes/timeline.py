"""The timeline strip: the passes by the size of their gradient, and the pops of this pass by their time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.history import held_bytes, pass_norm, pop_nanoseconds
from gradscope.tui.look import FAILED, HOOK, NOW
from gradscope.tui.panes.text import Part, join, line, nbytes, spark, spread
from gradscope.tui.panes.words import worked_out
from gradscope.tui.view import Lens, Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import PassInfo

MOST_PASSES = 40
MOST_POPS = 64
LEAD = 13  # cells before a strip


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """Two lines: passes, pops. Only what is near the cursor is measured."""
    page = Page()
    page.add(_passes(moment, size.width), Target("pass", moment.pass_id))
    page.add(_pops(moment, size.width), Target("pop", moment.step.pop))
    return page


def _passes(moment: Moment, width: int) -> Text:
    trace = moment.trace
    infos = trace.passes
    if not infos:
        return spread((" passes      none in this record", "dim"), "", width)
    shown = _shown_passes(moment)
    bars = spark([pass_norm(trace, info.pass_id) for info in shown], log=True)
    made_out = worked_out(trace, "leaf_grad") or " "
    strip = line((f" passes{made_out}|g|  ", "dim"))
    for info, bar in zip(shown, bars, strict=True):
        style = "running" if info.pass_id == moment.pass_id else "holder"
        strip.append_text(line((FAILED, "failed") if info.error is not None else (bar, style)))
    strip.append_text(line(f"   b{moment.pass_id}" if moment.pass_id else "   forward"))
    return spread(strip, _memory(moment), width)


def _shown_passes(moment: Moment) -> list[PassInfo]:
    """The passes around this one that the strip has room for."""
    infos = moment.trace.passes
    here = next((at for at, info in enumerate(infos) if info.pass_id == moment.pass_id), 0)
    first = max(0, min(here - MOST_PASSES // 2, len(infos) - MOST_PASSES))
    return infos[first : first + MOST_PASSES]


def _shown_pops(moment: Moment) -> tuple[int, int, int]:
    """Pops begun so far, and the first and last pop that the strip has room for."""
    info, counts = moment.trace.pass_info(moment.pass_id), moment.counts()
    here = sum(counts.get(state, 0) for state in ("running", "done", "failed"))
    first = max(1, min(here - MOST_POPS // 2, info.pops - MOST_POPS + 1))
    return here, first, min(info.pops, first + MOST_POPS - 1)


def step_at(moment: Moment, row: int, column: int) -> int | None:
    """The step a cell of the strip stands for: the beginning of its pass, or its pop; None beside the strips."""
    at = column - LEAD
    if row == 0:
        shown = _shown_passes(moment)
        return shown[at].first_step if 0 <= at < len(shown) else None
    if not moment.pass_id:
        return None
    _, first, last = _shown_pops(moment)
    pop = first + at - (1 if first > 1 else 0)
    return moment.trace.steps.pop_start(moment.pass_id, pop) if first <= pop <= last else None


def _memory(moment: Moment) -> Part:
    if not moment.pass_id:
        return ""
    total = held_bytes(moment.trace, moment.pass_id)
    now = held_bytes(moment.trace, moment.pass_id, moment.k)
    if total is None or now is None:
        return ""
    return line(("saved tensors held  ", "dim"), f"{nbytes(now)} of {nbytes(total)} ")


def _pops(moment: Moment, width: int) -> Text:
    trace = moment.trace
    if not moment.pass_id:
        return spread((" pops   ms   no pass is open", "dim"), "", width)
    info = trace.pass_info(moment.pass_id)
    here, first, last = _shown_pops(moment)
    times = pop_nanoseconds(trace, info.pass_id, first, last)
    bars = spark([float(ns) if ns else 0.0 for ns in times])
    strip = line((" pops   ms   ", "dim"))
    if first > 1:
        strip.append("…", style="dim")
    hooked = []
    for place, pop in enumerate(range(first, last + 1)):
        record = trace.pop_record(info.pass_id, pop)
        if record is None or record.hooks or record.post_hooks:
            hooked.append(pop)
        failed = pop == info.failed_pop
        if failed:
            strip.append_text(line((FAILED, "failed")))
        elif pop > here:
            strip.append("·", style="dim")
        else:
            strip.append(bars[place], style="running" if pop == moment.pop else "holder")
    if last < info.pops:
        strip.append("…", style="dim")
    waiting = info.nodes - info.pops
    if waiting > 0 and last == info.pops:
        strip.append("·" * min(waiting, max(0, MOST_POPS - (last - first + 1))), style="dim")
    marks: list[Part] = [(f"{NOW}p{moment.pop}", "running") if moment.pop else ("start" if not here else "end", "dim")]
    if hooked:
        more = " …" if len(hooked) > 6 else ""
        marks.append((f"{HOOK} " + " ".join(f"p{pop}" for pop in hooked[:6]) + more, "hook"))
    if info.failed_pop:
        marks.append((f"{FAILED} p{info.failed_pop}", "failed"))
    return spread(line(strip, "  ", join(marks)), "", width)
