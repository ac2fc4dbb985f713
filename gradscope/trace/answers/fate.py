"""What became of a leaf's gradient: which optimizer moved the leaf by it, how far, and whether it was cleared since."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.history import leaf_norm
from gradscope.trace.schema.pops import UNWRITTEN

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

VERDICTS = ("stepped", "not-yet-stepped", "step-skipped", "in-no-optimizer", "adds-up")
CLEARS = ("grad_cleared", "grad_set")


class _Step(NamedTuple):
    """An optimizer's step, and what it did to one leaf (None: nothing, the leaf is not among its parameters)."""

    made: R.ParamsStepped
    mine: R.ParamStep | None


def fate(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """A note for each leaf of `target` that a pass brought a gradient to; nothing without a target.

    Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    if about.everything or not about.tensors:
        return []
    histories = {tensor: history for tensor in sorted(about.tensors) if (history := _history(trace, tensor)).grown}
    if not histories:
        return []
    steps = list(trace.of_kind(R.ParamsStepped))
    return [_answer(trace, leaf, steps, history) for leaf, history in histories.items()]


class _History(NamedTuple):
    """What happened to one `.grad`, oldest first: what passes wrote, and where the script cleared or set it."""

    grown: list[R.LeafGrew]
    clears: list[R.TensorChanged]


def _history(trace: Trace, tensor: int) -> _History:
    c = trace.columns
    low, high = np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1])
    found = [trace.record(int(row)) for row in c["leaf.row"][low:high]]
    grown = [r for r in found if isinstance(r, R.LeafGrew) and r.how not in (*UNWRITTEN, "retain")]
    return _History(grown, [r for r in found if isinstance(r, R.TensorChanged) and r.what in CLEARS])


def _answer(trace: Trace, tensor: int, steps: list[R.ParamsStepped], history: _History) -> Answer:
    grown, clears = history
    last = grown[-1]
    name = trace.names.tensor(tensor).text
    size = leaf_norm(trace, tensor, last.pass_id)
    brought = f"{name}: b{last.pass_id} brought " + ("a gradient" if size is None else f"|g| {size:.3g}")
    own = [_Step(one, next((p for p in one.params if p.tensor == tensor), None)) for one in steps]
    mine = [one for one in own if one.mine is not None]
    since = [one for one in mine if one.made.tick > last.tick]
    cleared = [one for one in clears if one.tick > last.tick]
    kind, words = _verdict(last, own, mine, since, clears)
    lines = [f"  gradient   b{last.pass_id}p{last.pop}   {_WROTE.get(last.how, last.how)}"]
    frames: list[int] = []
    if mine:
        made = (since or mine)[0 if since else -1].made
        lines.append(f"  optimizer  {made.optimizer}, group {_group(made, tensor)}{_at(trace, made.frame)}")
        frames.append(made.frame)
    if cleared:
        lines.append(f"  cleared    after it{_at(trace, cleared[0].frame)}")
        frames.append(cleared[0].frame)
    elif clears:
        lines.append(f"  cleared    last before it{_at(trace, clears[-1].frame)}")
    else:
        lines.append("  cleared    never in this record")
    return Answer(
        kind, f"{brought}{words}", lines, "note", [frame for frame in frames if frame], last.node, tensor, last.pass_id,
        last.pop, trace.steps.at_tick(last.tick), f"{kind}|{name}", {"passes": len(grown), "steps": len(mine)},
    )  # fmt: skip


_WROTE = {"set": ".grad was empty and is set", "add": "added to what .grad held", "merge": "rows merged into .grad"}


def _verdict(
    last: R.LeafGrew,
    own: list[_Step],
    mine: list[_Step],
    since: list[_Step],
    clears: list[R.TensorChanged],
) -> tuple[str, str]:
    """The kind, and the rest of the sentence."""
    if not own:
        return "not-yet-stepped", "; no optimizer steps in this record"
    if not mine:
        what = "step" if len(own) == 1 else "steps"
        return "in-no-optimizer", f"; none of the {len(own)} optimizer {what} has it among its parameters"
    if not since:
        earlier = mine[-1].made
        return "not-yet-stepped", f"; no step after it ({earlier.optimizer} step {earlier.step} was before)"
    made, part = since[0]
    if made.skipped:
        return "step-skipped", f"; {made.optimizer} step {made.step} was skipped: {made.skipped}"
    assert part is not None
    far = "" if part.update is None else f" by {part.update:.2g} of its size"
    words = f", {made.optimizer} step {made.step} moved it{far}"
    before = next((one.made for one in reversed(mine) if one.made.tick < last.tick and not one.made.skipped), None)
    if last.how in ("add", "merge") and before is not None:
        if not any(before.tick < one.tick < last.tick for one in clears):
            return "adds-up", f"{words}; it was added to the gradient of step {before.step}, which nobody cleared"
    return "stepped", words


def _group(made: R.ParamsStepped, tensor: int) -> int:
    return next(p.group for p in made.params if p.tensor == tensor)


def _at(trace: Trace, frame: int) -> str:
    where = trace.where(frame)
    return f"   {where}  {trace.line_text(frame)}" if where else ""
