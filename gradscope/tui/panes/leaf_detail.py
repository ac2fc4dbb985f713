"""The Leaves screen's lower part: all there is to say of the chosen leaf, in a few lines, or in full for `w`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.tui.panes import tab_why
from gradscope.tui.panes.leaf_columns import figure, verdict_mark
from gradscope.tui.panes.leaf_rows import LATER, LeafRow, pass_at
from gradscope.tui.panes.leaves import MARK
from gradscope.tui.panes.text import NONE, Part, done, fraction, join, line, norm, number, ratio, wrap
from gradscope.tui.panes.verdict import brief
from gradscope.tui.panes.words import inferred, where
from gradscope.tui.view import Lens, Page, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_SAID = {
    "none": "no gradient: it has no part in this pass",
    "cut": "no gradient: it wants none",
    "nothing": "its turn came and no gradient with it",
    "withheld": "grad() gives its gradient back and writes no .grad",
    "dropped": "the tensor is gone: its gradient was dropped",
    LATER: "not made yet at this step",
}


def build(trace: Trace, k: int, leaf: int, size: Size, ascii: bool) -> Page:
    """As many lines as fit, what matters most first: the gradient, why it is so, the tensor, its last update."""
    if not leaf:
        return done(Page(), size, ascii)
    row = LeafRow(trace.moment(k, pass_at(trace, k)), leaf)
    page = Page(title=inferred(trace, leaf) + row.name)
    facts = [_gradient(row), _verdict(row), _tensor(row), _update(row)]
    if row.state in _SAID and row.verdict is not None:  # the verdict says it, and why
        del facts[0]
    lines = [text for fact in facts if fact.cell_len for text in wrap(fact, size.width)]
    if len(lines) > size.height:
        lines[size.height - 1 :] = [line(("… w says all of it", "dim"))]
    for text in lines:
        page.add(text)
    return done(page, size, ascii)


def whole(trace: Trace, k: int, leaf: int, width: int, lens: Lens, ascii: bool) -> list[Text]:
    """Every fact, then every answer about it with its evidence."""
    row = LeafRow(trace.moment(k, pass_at(trace, k)), leaf, ask=True)
    out = [line((inferred(trace, leaf) + row.name, "focus")), line()]
    for fact in (_gradient(row), _tensor(row), _update(row)):
        out += wrap(fact, width) if fact.cell_len else []
    out.append(line())
    answer = row.verdict
    if answer is not None:
        out += [line((answer.kind, "head")), *tab_why.told(trace, answer, width), line()]
    size = Size(width, 1000)
    said = {text.plain for text in out}
    rest = tab_why.lines(row.moment, Target("tensor", leaf), size, lens, ascii)
    return out + [text for text in rest if text.plain not in said]


def _gradient(row: LeafRow) -> Text:
    """`written at p7 (e120)   |g| 2.37, .11 of |w| 21.5   x1.03 against b8   .grad now |g| 4.1`."""
    trace, leaf, state = row.trace, row.leaf, row.state
    glyph, style = MARK.get(state, ("", ""))
    pop = row.moment.popped_as(leaf.node) if row.moment.pass_id and leaf.node else 0
    place = f" p{pop}" if pop else ""
    step = f" e{leaf.step + 1}" if leaf.step >= 0 else ""
    if not row.moment.pass_id:
        said: Part = ("no pass has begun", "dim")
    elif state in _SAID:
        said = line((f"{glyph} {_SAID[state]}", style))
    elif state == "waits":
        left, total = row.moment.in_degree(leaf.node)
        said = line((f"{glyph} waits", style), f"   needs {total}, has {total - left}")
    else:
        said = line((f"{glyph} {state}", style), f"{place}{step}")
    parts: list[Part] = [said]
    if row.arrived:
        share = f", {fraction(row.share)} of |w| {number(row.weight)}" if row.share is not None else ""
        parts.append(f"|g| {figure(row)}{share}")
    if row.against is not None and row.earlier is not None:
        parts.append(f"{ratio(row.against)} against b{row.earlier[0]}")
    elif row.earlier is not None and not row.arrived:
        parts.append(f"b{row.earlier[0]} brought |g| {number(row.earlier[1])}")
    if leaf.how in ("add", "merge") and leaf.before is not None:
        parts.append(f".grad {norm(trace, leaf.before)} before, {norm(trace, leaf.now)} now")
    return join(parts)


def _verdict(row: LeafRow) -> Text:
    answer = row.verdict
    if answer is None:
        return line(("the graph is large: w asks why", "dim")) if row.unasked else line()
    return line(verdict_mark(row), (f"{answer.kind}  ", "head"), brief(row.trace, answer.title))


def _tensor(row: LeafRow) -> Text:
    """`[64,10] f32   |w| 3.2   parameter   made :7  self.W = ...`."""
    trace = row.trace
    info = trace.tensor(row.id)
    kind = "parameter" if info.persistable else "leaf"
    seat = where(trace, info.frame)
    text = trace.line_text(info.frame)
    weight = f"|w| {number(row.weight)}" if row.weight is not None and not row.arrived else ""
    made = line((f"made {seat}  ", "dim"), (text, "code")) if seat else line()
    return join([row.meta, weight, kind, made])


def _update(row: LeafRow) -> Text:
    """`Adam group 0, step 3 at e120 :31 changed it by .012 of |w|`."""
    told = row.update
    if told is None:
        return line((f"in {row.owner}, which has not stepped yet", "dim")) if row.owner else line()
    seat = where(row.trace, told.frame)
    number_ = f" step {told.number}" if told.number else ""
    what = f"{told.optimizer} group {told.group},{number_} at e{told.step + 1}" + (f" {seat}" if seat else "")
    if not told.had_grad:
        return line(f"{what}: no gradient, not moved")
    return line(f"{what}: changed by {NONE if told.ratio is None else fraction(told.ratio)} of |w|")
