"""Why one pass brought a leaf nothing, or zeros: the questions of `none.py` asked of that pass alone.

`none.py` answers for `.grad` as it is at a step, which an earlier pass may have filled; a list of the leaves of a pass
asks what this very pass did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gradscope.trace.answers.cuts import Way, wanted_at, way
from gradscope.trace.answers.evidence import line_of, places
from gradscope.trace.answers.gave_none import gave_none
from gradscope.trace.answers.none import Asker

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.trace import PassInfo, Trace

_first: WeakKeyDictionary[Asker, dict[tuple[int, int], dict[int, int]]] = WeakKeyDictionary()
_LOST = ("detached", "no-grad", "numpy-round-trip")


def in_pass(asker: Asker, tensor: int, info: PassInfo, zeros: bool = False) -> Answer | None:
    """A note with one of the verdicts of `none.py`, or None where nothing is to be said.

    zeros: something came, and all of it was 0.
    """
    trace = asker.trace
    if zeros:
        dropped = asker._hook_that_dropped(tensor, info, 0, "note")
        return dropped or _lost(asker, tensor, info) or gave_none(asker, tensor, info, "note", 0)
    inside = _inside(trace, tensor, info)
    if not wanted_at(trace, tensor, info.first_step) and not inside:
        late = _outside(asker, tensor, info)
        return late if late is not None and late.kind == "late-flag" else asker._frozen(tensor, info, "note", 0)
    if info.kind != "backward":
        return asker._of_leaf(tensor, [info], "note", 0)
    return asker._in_graph(tensor, info, Way(True, True), "note", 0) if inside else _outside(asker, tensor, info)


def _inside(trace: Trace, tensor: int, info: PassInfo) -> bool:
    """Has a leaf a node in a pass, whatever its flag said when it began?"""
    moment = trace.moment(info.last_step, info.pass_id)
    return any(moment._index(node) >= 0 for node in trace.leaf_nodes.get(tensor, ()))


def _outside(asker: Asker, tensor: int, info: PassInfo) -> Answer | None:
    """A leaf that has no node in the graph of a pass: cut off from what it starts from, or no part of it. Of graphs of
    many ops only the way from the leaf to its first cut is walked."""
    trace = asker.trace
    for root in asker._roots(info):
        start = _uses(asker, root, info.first_step).get(tensor)
        if start is not None:
            path = way(trace, tensor, asker.behind(root, info.first_step)[start:], root, first=True)
            if path.cuts:
                return asker.by_cut(tensor, path.cuts[0], "note", info, 0, "no gradient flows back")
            return asker._of_leaf(tensor, [info], "note", 0)
    frames = places(trace.tensor(tensor).frame, info.frame)
    title = f"{asker.name(tensor)} takes no part in what b{info.pass_id}{asker.at(info.frame)} starts from"
    lines = [line_of("made", trace, trace.tensor(tensor).frame, "never used on the way to the loss")]
    return asker.answer("not-used", title, lines, "note", frames, tensor, info)


def _uses(asker: Asker, root: int, step: int) -> dict[int, int]:
    """Tensor -> place of the first arc behind a root that takes it."""
    known = _first.setdefault(asker, {})
    if (root, step) not in known:
        uses: dict[int, int] = {}
        for at, arc in enumerate(asker.behind(root, step)):
            for tensor in arc.inputs:
                uses.setdefault(tensor, at)
        known[root, step] = uses
    return known[root, step]


def _lost(asker: Asker, tensor: int, info: PassInfo) -> Answer | None:
    """The cut behind which the rest of the gradient would have come from."""
    for root in asker._roots(info):
        path = way(asker.trace, tensor, asker.behind(root, info.first_step), root)
        cuts = [cut for cut in path.cuts if cut.kind in _LOST]
        if path.reached and cuts:
            told = "the gradient is zero: what else reaches the loss brings nothing"
            return asker.by_cut(tensor, cuts[0], "note", info, 0, told)
    return None
