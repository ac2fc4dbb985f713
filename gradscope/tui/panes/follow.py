"""What is selected when the user has chosen nothing: the thing the step under the cursor is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.tui.view import NOTHING, Selection, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def subject(moment: Moment, selection: Selection) -> Target:
    """The node or tensor pane 4 shows: the one chosen, else the one the step is about."""
    if selection.target.kind in ("node", "tensor"):
        return selection.target
    return of_step(moment)


def of_step(moment: Moment) -> Target:
    """`give` is about its receiver, a check about the saved tensor, an op about its output, and so on."""
    trace, step = moment.trace, moment.step
    record = trace.record(step.row)
    if isinstance(record, R.NodeRan):
        if step.kind == "give":
            return of_node(moment, record.edges[step.item].node)
        if step.kind == "check":
            return Target("tensor", record.checks[step.item].tensor)
        return of_node(moment, record.node)
    if isinstance(record, R.OpRan):
        made = [one for slot in record.outputs for one in slot]
        if made:
            return Target("tensor", made[0].tensor)
        read = [one for slot in record.inputs for one in slot]
        return Target("tensor", read[0].tensor) if read else NOTHING
    if isinstance(record, R.PassEnded):
        failed = trace.pass_info(record.pass_id).failed_pop
        ran = trace.pop_record(record.pass_id, failed) if failed else None
        return of_node(moment, ran.node) if ran is not None else NOTHING
    if isinstance(record, R.PassBegan):
        root = next((root for root in record.roots if root.node), None)
        return Target("node", root.node) if root is not None else NOTHING
    tensor, node = getattr(record, "tensor", 0), getattr(record, "node", 0)
    if tensor:
        return Target("tensor", tensor)
    if node:
        return of_node(moment, node)
    if isinstance(record, R.ParamsStepped) and record.params:
        return Target("tensor", record.params[0].tensor)
    if isinstance(record, (R.HookSet, R.HookGone)):
        made_hook = trace.hook(record.hook)
        if made_hook is not None and made_hook.tensor:
            return Target("tensor", made_hook.tensor)
    return of_node(moment, moment.node) if moment.node else NOTHING


def of_node(moment: Moment, node: int) -> Target:
    """An accumulation node stands for its leaf, any other node for itself."""
    made = moment.trace.node(node)
    if made is not None and made.kind == "leaf" and made.tensor:
        return Target("tensor", made.tensor)
    return Target("node", node) if node else NOTHING
