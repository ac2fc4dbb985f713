"""What a node, a tensor or a state is called on the screen, in either lens."""

from __future__ import annotations

import re
from os.path import basename
from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.fidelity import fidelity, mark_of, note, of_node
from gradscope.trace.records import ABSENT, OBSERVED
from gradscope.tui.look import BAD, MARK, OK, WORKED_OUT
from gradscope.tui.panes.text import line
from gradscope.tui.view import Lens

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace


def called(trace: Trace, node: int, lens: Lens = "user") -> str:
    """`n12 matmul`, a leaf as `W2.grad`; in the engine lens the class: `n12 GradNodeMatmul`, `n15 Accumulation W2`."""
    made = trace.node(node)
    if made is None:
        return f"n{node}"
    if lens == "engine":
        if made.kind == "leaf":
            return f"n{node} Accumulation {tensor(trace, made.tensor)}"
        return f"n{node} {made.name}"
    if made.kind == "leaf" and made.tensor:
        return f"{tensor(trace, made.tensor)}.grad"
    return trace.names.node(node)


def tensor(trace: Trace, id: int) -> str:
    """The name of a tensor; `~` in front when it was worked out from the source text."""
    name = trace.names.tensor(id)
    return brief(trace, name.text) if name.fallback else name.text


def brief(trace: Trace, text: str) -> str:
    """A text in which places in the script stand by their line alone: `:18`, `:18#1`."""
    script = basename(trace.began.script or "")
    return re.sub(rf"(?<![\w/.\\]){re.escape(script)}:(?=\d)", ":", text) if script else text


def inferred(trace: Trace, id: int) -> str:
    """`~` when the tensor's name is worked out, not given; else nothing."""
    return WORKED_OUT if trace.names.tensor(id).inferred else ""


def where(trace: Trace, frame: int) -> str:
    """A place as the panes write it: `:18` in the script, `util.py:18` elsewhere, "" when it is not known."""
    seen = trace.frame(frame) if frame else None
    if seen is None:
        return ""
    return f":{seen.line}" if seen.source == trace.main_source else trace.where(frame)


def worked_out(trace: Trace, fact: str, record: object = None) -> str:
    """`~` when facts of this kind were worked out, not observed: as the record marks them, else as the producer says of
    itself; else nothing."""
    return mark_of(fidelity(trace, fact, record))


def worked_out_at(moment: Moment, fact: str, node: int) -> str:
    """`~` when what is told of a node in this pass was worked out: its pop or its record says so, else the producer."""
    pop = moment.popped_as(node) if moment.pass_id else 0
    return mark_of(of_node(moment.trace, fact, node, moment.pass_id, pop))


def trust(moment: Moment, node: int, facts: tuple[str, ...]) -> Text:
    """`~ verified: holder, in-degree`: what of these facts about a node was worked out, and how well; else empty."""
    pop = moment.popped_as(node) if moment.pass_id else 0
    words = {fact: of_node(moment.trace, fact, node, moment.pass_id, pop) for fact in facts}
    said = note(words)
    return line((f"{WORKED_OUT} {said}", "dim")) if said else line()


def absent(trace: Trace, fact: str) -> bool:
    """Whether this producer cannot know facts of this kind at all."""
    return trace.began.capabilities.get(fact, OBSERVED) == ABSENT


def mark(state: str) -> tuple[str, str]:
    """The glyph of a node state, with its style."""
    return (MARK.get(state, " "), state)


def state_and_pop(moment: Moment, node: int) -> Text:
    """`✓p6`, `▶p7`, `✘p13`; a node that has not run yet shows its glyph alone."""
    state = moment.state(node)
    pop = moment.popped_as(node) if state in ("running", "done", "failed") else 0
    glyph, style = mark(state)
    made_out = worked_out_at(moment, "order", node) if pop else ""
    return line((f"{glyph}{made_out}p{pop}" if pop else glyph, style))


def version_mark(ok: bool, ascii: bool) -> tuple[str, str]:
    """✔ or ✘ of a version check; `ok ` and `x ` in ASCII, which has no glyph for them."""
    if ascii:
        return ("ok ", "ok") if ok else ("x ", "bad")
    return (OK, "ok") if ok else (BAD, "bad")


def wants_gradient(moment: Moment, tensor_id: int) -> bool:
    """Whether a tensor is a leaf that a gradient can arrive at in the pass that is open."""
    leaf = bool(tensor_id and moment.pass_id) and moment.trace.tensor(tensor_id).leaf
    return leaf and moment.leaf(tensor_id).state != "cut"


def leaf_node(moment: Moment, tensor_id: int) -> int:
    """The accumulation node of a leaf: the one of this pass, else the newest one known; 0 when there is none."""
    if moment.pass_id:
        node = moment.leaf(tensor_id).node
        if node:
            return node
    nodes = moment.trace.leaf_nodes.get(tensor_id)
    return nodes[-1] if nodes else 0
