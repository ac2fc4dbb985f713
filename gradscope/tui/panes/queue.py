"""The queue line: the ready queue from front to back, what runs, and how many nodes are in which state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.fidelity import mark_of, of_pop
from gradscope.tui.look import FAILED, NOW
from gradscope.tui.panes.text import Part, fit, join, line
from gradscope.tui.panes.words import absent, called
from gradscope.tui.view import Lens, Page, Selection, Size

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """One line, always. `+` marks what joined the queue during the pop under the cursor."""
    if not moment.pass_id:
        return Page([fit(line((" queue  ", "dim"), "no pass is open: the forward builds the graph"), size.width)])
    counts = moment.counts()
    right: list[Part] = []
    if moment.node:
        failed = moment.state(moment.node) == "failed"
        state, glyph = ("failed", FAILED) if failed else ("running", NOW)
        right.append(line((state, "dim"), " ", (f"{glyph}{called(moment.trace, moment.node)}", state)))
    for state, word in (("done", "done"), ("waits", "waiting"), ("failed", "failed"), ("pruned", "cut")):
        if counts.get(state) and not (state == "failed" and moment.node):
            right.append(line((word, "dim"), f" {counts[state]}"))
    tail = join(right, "   ")
    if absent(moment.trace, "queue"):
        return Page(
            [fit(line((" queue  ", "dim"), ("this engine does not tell of its queue      ", "dim"), tail), size.width)]
        )
    made_out = mark_of(of_pop(moment.trace, "queue", moment.pass_id, moment.pop))
    head = line((f" {made_out}queue  ", "dim"), ("front ▸ ", "dim"))
    end = line((" ◂ back", "dim"))
    if size.width - tail.cell_len - head.cell_len - end.cell_len < 24:
        head, end = line((f" {made_out}queue ▸ ", "dim")), line((" ◂", "dim"))
    room = size.width - tail.cell_len - head.cell_len - end.cell_len - 5
    body = _cells(moment, max(room, 12))
    text = line(head, body, end)
    gap = max(2, min(6, size.width - text.cell_len - tail.cell_len - 1))
    return Page([fit(line(text, " " * gap, tail), size.width)])


def _cells(moment: Moment, room: int) -> Text:
    """As many queue cells from the front as fit, the last one always, and how many are between."""
    queue = moment.queue()
    if not queue:
        return line(("[ empty ]", "dim"))
    new = _joined(moment, queue[:64] + queue[-1:])

    def cell(node: int) -> Text:
        plus = "+" if node in new else ""
        return line(("[ ", "frame"), (plus + called(moment.trace, node), "queued"), (" ]", "frame"))

    last = cell(queue[-1])
    shown = line()
    for index, node in enumerate(queue):
        left = len(queue) - index - 1
        this = cell(node)
        rest = last.cell_len + len(f" … {left} … ") if left else 0
        if shown.cell_len + this.cell_len + (rest if left > 1 else last.cell_len if left else 0) > room and left:
            return line(shown, (f" … {left} more … ", "dim"), last)
        shown.append_text(this)
    return shown


def _joined(moment: Moment, queue: list[int]) -> set[int]:
    """Those of `queue` that were not in it yet when the pop under the cursor began."""
    step = moment.step
    if not step.pop:
        return set()
    start = moment.trace.steps.pop_start(step.pass_id, step.pop)
    if start is None:
        return set()
    before = moment.trace.moment(start, step.pass_id)
    return {node for node in queue if before.state(node) != "queued"}
