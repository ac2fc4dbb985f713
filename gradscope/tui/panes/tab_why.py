"""Pane 4, tab why: the answer about what is selected, and why it is in the state it is in."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.tui.look import FAILED, FINDING
from gradscope.tui.panes.findings import answers, asked
from gradscope.tui.panes.text import line
from gradscope.tui.panes.verdict import brief
from gradscope.tui.panes.words import called, leaf_node, tensor
from gradscope.tui.view import Lens, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace


def lines(moment: Moment, of: Target, size: Size, lens: Lens, ascii: bool) -> list[Text]:
    """Answers about the thing itself first, then its state; the record's worst finding when there is nothing else."""
    trace = moment.trace
    own = [answer for answer in answers(trace) if about(answer, of) or not of.id]
    if not own and of.id and of.kind in ("node", "tensor"):
        own = asked(trace, **{of.kind: of.id})
    out: list[Text] = []
    for answer in own:
        if answer.severity == "note" and moment.pass_id and answer.pass_id not in (0, moment.pass_id):
            out.append(line((f"of b{answer.pass_id}, not of this pass:", "dim")))  # a note tells of the whole record
        out += told(trace, answer, size.width)
    if not of.id and not own:
        return [line(("no finding in this record", "dim"))]
    node = of.id if of.kind == "node" else leaf_node(moment, of.id)
    if node and moment.pass_id:
        why = moment.why(node)
        if why:
            name = called(trace, node, lens)
            state = moment.state(node)
            out += _wrapped(f"{name} {state}: {why}" if state not in why else f"{name}: {why}", size.width, "")
    if not own and of.id:
        name = called(trace, of.id, lens) if of.kind == "node" else tensor(trace, of.id)
        out.append(line((f"no finding names {name}", "dim")))
    return out


def about(answer: Answer, of: Target) -> bool:
    """Whether an answer is about this node or tensor."""
    return (of.kind == "node" and answer.node == of.id) or (of.kind == "tensor" and answer.tensor == of.id)


def told(trace: Trace, answer: Answer, width: int) -> list[Text]:
    mark, style = {"error": (FAILED, "failed"), "warning": (FINDING, "warning")}.get(answer.severity, (" ", "dim"))
    said = textwrap.wrap(brief(trace, answer.title), width - 2)
    out = [line((f"{mark} " if at == 0 else "  ", style), (text, "name")) for at, text in enumerate(said)]
    for text in answer.lines:  # printed for a wide page: its columns are drawn together here
        out += _wrapped(re.sub(r" {3,}", "  ", brief(trace, text.strip())), width, "  ")
    return out


def _wrapped(text: str, width: int, indent: str) -> list[Text]:
    return [line(indent + part) for part in textwrap.wrap(text, max(10, width - len(indent)), subsequent_indent=indent)]
