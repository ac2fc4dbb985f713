"""Pane 4, tab hooks: the hooks of a tensor or node, whether they ran in this pass and whether they changed anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.tui.look import HOOK
from gradscope.tui.panes.text import join, line
from gradscope.tui.panes.words import called, tensor, where, worked_out
from gradscope.tui.view import Lens, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def lines(moment: Moment, of: Target, size: Size, lens: Lens, ascii: bool) -> list[Text]:
    """Two rows per hook in the order they were set."""
    trace = moment.trace
    hooks = moment.hooks_of(of.id) if of.kind == "node" else moment.hooks_of_tensor(of.id)
    if not hooks:
        name = called(trace, of.id, lens) if of.kind == "node" else tensor(trace, of.id)
        return [line((f"{name} has no hook at this step", "dim"))]
    out = []
    for hook in hooks:
        kind = f"{hook.kind} {hook.slot}:{hook.rank}" if lens == "engine" else hook.kind
        state = {"ran": "ran in this pass", "gone": "removed", "set": "has not run in this pass"}[hook.status]
        if hook.status == "ran" and hook.changed is not None:
            state += ", changed the gradient" if hook.changed else ", gave it back unchanged"
        at = where(trace, hook.frame)
        name = hook.name or f"k{hook.hook}"
        out.append(join([line((f"{HOOK} ", "hook"), (name, "name")), kind, (f"set at {at}" if at else "", "dim")]))
        out.append(line(f"  {worked_out(trace, 'hooks')}{state}"))
    return out
