"""Why one pass brought a leaf nothing, or zeros: the questions of `none.py` asked of that pass alone.

`none.py` answers for `.grad` as it is at a step, which an earlier pass may have filled; a list of the leaves of a pass
asks what this very pass did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace.answers.cuts import wanted_at, way
from gradscope.trace.answers.gave_none import gave_none

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.answers.none import Asker
    from gradscope.trace.trace import PassInfo, Trace

_LOST = ("detached", "no-grad", "numpy-round-trip")


def in_pass(asker: Asker, tensor: int, info: PassInfo, zeros: bool = False) -> Answer | None:
    """A note with one of the verdicts of `none.py`, or None where nothing is to be said.

    zeros: something came, and all of it was 0.
    """
    trace = asker.trace
    if zeros:
        dropped = asker._hook_that_dropped(tensor, info, 0, "note")
        return dropped or _lost(asker, tensor, info) or gave_none(asker, tensor, info, "note", 0)
    if not wanted_at(trace, tensor, info.first_step) and not _inside(trace, tensor, info):
        late = asker._of_leaf(tensor, [info], "note", 0)
        return late if late is not None and late.kind == "late-flag" else asker._frozen(tensor, info, "note", 0)
    return asker._of_leaf(tensor, [info], "note", 0)


def _inside(trace: Trace, tensor: int, info: PassInfo) -> bool:
    """Has a leaf a node in a pass, whatever its flag said when it began?"""
    moment = trace.moment(info.last_step, info.pass_id)
    return any(moment._index(node) >= 0 for node in trace.leaf_nodes.get(tensor, ()))


def _lost(asker: Asker, tensor: int, info: PassInfo) -> Answer | None:
    """The cut behind which the rest of the gradient would have come from."""
    for root in asker._roots(info):
        path = way(asker.trace, tensor, asker.behind(root, info.first_step), root)
        cuts = [cut for cut in path.cuts if cut.kind in _LOST]
        if path.reached and cuts:
            told = "the gradient is zero: what else reaches the loss brings nothing"
            return asker.by_cut(tensor, cuts[0], "note", info, 0, told)
    return None
