"""Pane 4, tab versions: the life of a tensor's storage: who saved it at which version, who wrote it when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.trace.versions import storage_events
from gradscope.tui.panes.text import Part, columns, join, line, width_of
from gradscope.tui.panes.words import called, tensor, version_mark, where, worked_out, worked_out_at
from gradscope.tui.view import Lens, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def lines(moment: Moment, of: Target, size: Size, lens: Lens, ascii: bool) -> list[Text]:
    """A tensor: its events up to this step. A node: its saved tensors with the version then and now."""
    if of.kind == "node":
        return _wrappers(moment, of.id, lens, ascii)
    return _storage(moment, of.id, size.width, ascii)


def _wrappers(moment: Moment, node: int, lens: Lens, ascii: bool) -> list[Text]:
    wrappers = moment.wrappers(node)
    if not wrappers:
        return [line(f"{called(moment.trace, node, lens)} saved no tensor")]
    words = {
        "ok": "same version",
        "stale": "changed in place since it was saved",
        "unchecked": "only its shape and dtype are needed: not checked",
        "own": "saved by a PyLayer: not checked",
        "cleared": "released",
        "packed": "a pack hook keeps it: not checked",
    }
    rows: list[tuple[Part, str, Part]] = []
    for one in wrappers:
        mark: Part = ("", "")
        if one.status in ("ok", "stale"):
            mark = version_mark(one.status == "ok", ascii)
        field = f"{one.field}: " if lens == "engine" else ""
        made_out = worked_out_at(moment, "versions", node)
        name = tensor(moment.trace, one.tensor) if one.tensor else one.field  # 0: nobody met the tensor
        text = f"{made_out}{field if one.tensor else ''}{name} saved @{one.saved}, now @{one.now}"
        more = f", {one.unversioned} unversioned writes since" if one.unversioned else ""
        style = "bad" if one.status == "stale" else "dim"
        status = "own" if one.status == "unchecked" and not one.no_need_buffer else one.status
        rows.append((mark, text, (words.get(status, status) + more, style)))
    width = max(width_of(text) for _, text, _ in rows)
    return [join([columns([mark, text], [3, width], gap=0), said], "  ") for mark, text, said in rows]


def _storage(moment: Moment, tensor_id: int, width: int, ascii: bool) -> list[Text]:
    trace = moment.trace
    info = trace.tensor(tensor_id)
    now = moment.version(info.storage)
    name = tensor(trace, tensor_id)
    made_out = worked_out(trace, "versions")
    out = [line((f"{made_out}{name} is at version {now}", "name"), (f"   storage {info.storage}", "dim"))]
    events = [event for event in storage_events(trace, info.storage) if event.step <= moment.k]
    rows: list[list[Part]] = []
    for event in events:
        at = where(trace, event.frame)
        code = trace.line_text(event.frame)
        when = f"e{event.step + 1}" if event.step >= 0 else "before"
        if event.kind == "save":
            stale = event.new != now and moment.state(event.node) not in ("done",)
            mark: Part = version_mark(not stale, ascii)
            text: Part = f"{made_out}@{event.new}  saved by {called(trace, event.node)}"
        else:
            mark = ("!", "warning")
            moved = f"{event.old}→{event.new}" if event.versioned else f"@{event.new}"
            text = f"{worked_out(trace, 'writes')}{moved} written" + ("" if event.versioned else ", unversioned")
            if event.tensor != tensor_id:
                text += f" through {tensor(trace, event.tensor)}"
        rows.append([mark, (when, "dim"), text, (f"{at}  {code}", "code")])
    cells = [max((width_of(row[column]) for row in rows), default=0) + 1 for column in range(3)]
    out += [columns(row, [*cells, max(0, width - sum(cells) - 3)]) for row in rows]
    if len(out) == 1:
        out.append(line(("nobody has saved it and nobody has written it", "dim")))
    return out
