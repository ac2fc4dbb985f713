"""The Steps screen's list: the record as sentences, a row a step; only the rows in view are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace import records as R
from gradscope.trace.fidelity import WORKED_OUT, note, of_step
from gradscope.trace.story import sentence
from gradscope.tui.look import BAD, CURSOR, CUT, DONE, FAILED, FINDING, HOOK, NOW, OK, QUEUED
from gradscope.tui.panes.text import columns, done, line, window
from gradscope.tui.panes.words import brief, where
from gradscope.tui.sift import place_of
from gradscope.tui.view import Page, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.steps import Step
    from gradscope.trace.trace import Trace
    from gradscope.tui.sift import Sift

_HOOKS = ("hook", "post_hook", "reduce_hook", "final_hook", "pack_hook", "hook_set", "hook_gone")
_GLYPHS: dict[str, tuple[str, str]] = {
    **dict.fromkeys(_HOOKS, (HOOK, "hook")),
    "check": (OK, "ok"),
    "finding": (FINDING, "finding"),
    "plan": (CUT, "pruned"),
    "pop": (NOW, "running"),
    "leaf": (DONE, "done"),
    "pass_end": (DONE, "done"),
}
KINDS_FROM = 90  # cells from which the kind has a column
PLACES_FROM = 68  # and the line


def build(trace: Trace, k: int, sift: Sift | None, size: Size, ascii: bool) -> Page:
    """The rows around step k; what a filter leaves out is not shown, but for the step under the cursor."""
    page = Page(title=_title(trace, k, sift))
    if not len(trace.steps):
        page.add(line(("no step in this record", "dim")))
        return done(page, size, ascii)
    height = size.height - 1
    if sift is None:
        first = window(len(trace.steps), height, k)
        shown: list[int | str] = list(range(first, min(first + height, len(trace.steps))))
    else:
        shown = _sifted(sift, k, height)
    steps = [trace.steps[at] for at in shown if isinstance(at, int)]
    cells = _cells(trace, steps, size.width)
    page.add(_head(cells))
    for at in shown:
        if isinstance(at, str):
            page.add(line((at, "dim")))
            continue
        step = trace.steps[at]
        text = _row(trace, step, cells, ascii)
        if at == k:
            out = sift is not None and sift.passes(k) is False
            text.stylize("dim" if out else "cursor")
            page.pointer = len(page.lines)
        page.add(text, Target("step", at))
    return done(page, size, ascii)


def _title(trace: Trace, k: int, sift: Sift | None) -> str:
    total = len(trace.steps)
    if sift is None:
        return f"{total} in this record"
    if sift.done:
        here = "" if sift.passes(k) else f"; {CURSOR} does not"
        return f"{sift.total} of {total} match {sift.text!r}{here}"
    return f"{sift.total} so far match {sift.text!r}   {sift.share:.0%} looked through"


def _sifted(sift: Sift, k: int, height: int) -> list[int | str]:
    """Steps that pass around k, k itself, and a word where nobody has looked yet."""
    before, above = sift.before(k, height)
    after, below = sift.after(k, height)
    rows: list[int | str] = [*before[::-1], k, *after]
    if not above:
        rows.insert(0, "… looking further up")
    if not below:
        rows.append("… looking further down")
    at = rows.index(k)
    first = window(len(rows), height, at)
    return rows[first : first + height]


def _cells(trace: Trace, steps: list[Step], width: int) -> list[int]:
    """Cells of step, place, glyph, kind, line, sentence. The first two are the same all through a record."""
    number = max(4, len(f"e{len(trace.steps)}"))
    c = trace.columns
    most = place_of(int(c["step.pass"].max()), int(c["step.pop"].max()))
    kind = 10 if width >= KINDS_FROM else 0
    seat = min(16, max([5, *(len(seat_of(trace, step)) for step in steps)])) if width >= PLACES_FROM else 0
    fixed = [number, max(4, len(most)), 1, kind, seat]
    return [*fixed, width - sum(fixed) - sum(1 for one in fixed if one)]


def _head(cells: list[int]) -> Text:
    text = columns(["step", "pop", "", "kind", "line", "what happened"], cells)
    text.stylize("head")
    return text


def _row(trace: Trace, step: Step, cells: list[int], ascii: bool) -> Text:
    inside = 0 if not step.pass_id else 1 if step.kind in ("pass", "plan", "pop", "pass_end") or not step.pop else 2
    inside = inside - 1 if step.kind in ("pass", "pass_end", "plan") else inside
    made_out = WORKED_OUT if note(of_step(trace, step.k)) else ""
    glyph = _glyph(trace, step)
    failed = "failed" if glyph[1] == "failed" else ""
    return columns(
        [
            (f"e{step.e}", "dim"),
            place_of(step.pass_id, step.pop),
            glyph,
            (step.kind, "dim"),
            (seat_of(trace, step), "dim"),
            line("  " * inside, made_out, (brief(trace, sentence(trace, step.k)), failed)),
        ],
        cells,
    )


def _glyph(trace: Trace, step: Step) -> tuple[str, str]:
    """What kind of thing it is, at a glance; a failure before anything else."""
    if trace.columns["step.mark"][step.k] > 0 and step.kind != "finding":
        return (BAD if step.kind == "check" else FAILED, "failed")
    if step.kind == "give":
        record = trace.record(step.row)
        queued = isinstance(record, R.NodeRan) and record.edges[step.item].queued != R.NO
        return (QUEUED, "queued") if queued else (" ", "")
    return _GLYPHS.get(step.kind, (" ", ""))


def seat_of(trace: Trace, step: Step) -> str:
    """The line a step is about: of a pop, and of a check that fails, the forward line, of a hook its function's; ""
    for what goes on inside."""
    return where(trace, frame_of(trace, step)) or function_of(trace, step)


def frame_of(trace: Trace, step: Step) -> int:
    """The place in the script a step is about; 0: none of its own."""
    record = trace.record(step.row)
    if isinstance(record, R.OpRan):
        return trace.call_frame(record.call) if step.kind == "op" else 0
    if step.kind in ("pop", "fail") or (step.kind == "check" and trace.columns["step.mark"][step.k] > 0):
        return trace.node_frame(step.node)
    if isinstance(record, R.Finding):
        return record.frames[0] if record.frames else 0
    return int(getattr(record, "frame", 0) or 0)


def function_of(trace: Trace, step: Step) -> str:
    """Where the function of a hook that ran stands: `:8`, `hooks.py:7`; "" for other steps."""
    from os.path import basename

    record = trace.record(step.row)
    runs = getattr(record, f"{step.kind}s", None) if step.kind in _HOOKS else None
    hook = trace.hook(runs[step.item].hook) if runs and step.item >= 0 else None
    if hook is None or not hook.line:
        return ""
    file = basename(hook.file)
    return f":{hook.line}" if file == basename(trace.began.script or "") else f"{file}:{hook.line}"
