"""What became of a leaf's gradient: which optimizer moved the leaf by it, how far, and whether it was cleared since."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.gather import LEAF_HOW
from gradscope.trace.history import leaf_norm
from gradscope.trace.schema.pops import UNWRITTEN

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

VERDICTS = ("stepped", "not-yet-stepped", "step-skipped", "in-no-optimizer", "adds-up")
Ints = npt.NDArray[np.int64]
CLEARS = ("grad_cleared", "grad_set")


def fate(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """A note for each leaf of `target` that a pass brought a gradient to; nothing without a target.

    Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    if about.everything or not about.tensors:
        return []
    histories = {tensor: one for tensor in sorted(about.tensors) if len((one := _history(trace, tensor)).grown)}
    if not histories:
        return []
    return [_answer(trace, leaf, history) for leaf, history in histories.items()]


class _History(NamedTuple):
    """What happened to one `.grad`, as rows, oldest first: what passes wrote, where the script cleared or set it."""

    grown: Ints
    clears: Ints


class _Stepped(NamedTuple):
    """The optimizer steps of a record: how many, and the rows and ticks of those with one leaf among their
    parameters."""

    total: int
    rows: Ints
    ticks: Ints


def _history(trace: Trace, tensor: int) -> _History:
    c = trace.columns
    low, high = np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1])
    rows, hows = c["leaf.row"][low:high], c["leaf.how"][low:high]
    clears = np.isin(hows, [LEAF_HOW[how] for how in CLEARS])
    unwritten = np.isin(hows, [LEAF_HOW[how] for how in (*UNWRITTEN, "retain")])
    return _History(rows[~clears & ~unwritten], rows[clears])


def _steps_of(trace: Trace, tensor: int) -> _Stepped:
    c = trace.columns
    rows, whose = c["stepped.row"], c["stepped.whose"]
    numbers, first = np.unique(whose, return_index=True)
    own = [number for number, at in zip(numbers, first) if _part(_step(trace, int(rows[at])), tensor) is not None]
    mine = np.isin(whose, own)
    return _Stepped(len(rows), rows[mine], c["stepped.tick"][mine])


def _step(trace: Trace, row: int) -> R.ParamsStepped:
    return cast("R.ParamsStepped", trace.record(row))


def _part(made: R.ParamsStepped, tensor: int) -> R.ParamStep | None:
    """What a step did to a leaf; None: it is not among its parameters."""
    return next((p for p in made.params if p.tensor == tensor), None)


def _answer(trace: Trace, tensor: int, history: _History) -> Answer:
    grown = history.grown
    last = cast("R.LeafGrew", trace.record(int(grown[-1])))
    ticks = trace.columns["record.tick"][history.clears]
    clears = [cast("R.TensorChanged", trace.record(row)) for row in history.clears[-1:].tolist()]
    after = history.clears[ticks > last.tick][:1].tolist()
    cleared = [cast("R.TensorChanged", trace.record(row)) for row in after]
    name = trace.names.tensor(tensor).text
    size = leaf_norm(trace, tensor, last.pass_id)
    brought = f"{name}: b{last.pass_id} brought " + ("a gradient" if size is None else f"|g| {size:.3g}")
    mine = _steps_of(trace, tensor)
    since = mine.rows[mine.ticks > last.tick]
    kind, words = _verdict(trace, tensor, last, mine, ticks)
    lines = [f"  gradient   b{last.pass_id}p{last.pop}   {_WROTE.get(last.how, last.how)}"]
    frames: list[int] = []
    if len(mine.rows):
        made = _step(trace, int(since[0] if len(since) else mine.rows[-1]))
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
        last.pop, trace.steps.at_tick(last.tick), f"{kind}|{name}", {"passes": len(grown), "steps": len(mine.rows)},
    )  # fmt: skip


_WROTE = {"set": ".grad was empty and is set", "add": "added to what .grad held", "merge": "rows merged into .grad"}


def _verdict(trace: Trace, tensor: int, last: R.LeafGrew, mine: _Stepped, clears: Ints) -> tuple[str, str]:
    """The kind, and the rest of the sentence. clears: ticks at which the gradient was cleared or set."""
    if not mine.total:
        return "not-yet-stepped", "; no optimizer steps in this record"
    if not len(mine.rows):
        what = "step" if mine.total == 1 else "steps"
        return "in-no-optimizer", f"; none of the {mine.total} optimizer {what} has it among its parameters"
    since = mine.rows[mine.ticks > last.tick]
    if not len(since):
        earlier = _step(trace, int(mine.rows[-1]))
        return "not-yet-stepped", f"; no step after it ({earlier.optimizer} step {earlier.step} was before)"
    made = _step(trace, int(since[0]))
    part = _part(made, tensor)
    if made.skipped:
        return "step-skipped", f"; {made.optimizer} step {made.step} was skipped: {made.skipped}"
    assert part is not None
    far = "" if part.update is None else f" by {part.update:.2g} of its size"
    words = f", {made.optimizer} step {made.step} moved it{far}"
    if last.how in ("add", "merge"):
        rows = mine.rows[mine.ticks < last.tick][::-1].tolist()
        before = next((one for row in rows if not (one := _step(trace, row)).skipped), None)
        if before is not None and not np.any((before.tick < clears) & (clears < last.tick)):
            return "adds-up", f"{words}; it was added to the gradient of step {before.step}, which nobody cleared"
    return "stepped", words


def _group(made: R.ParamsStepped, tensor: int) -> int:
    return next(p.group for p in made.params if p.tensor == tensor)


def _at(trace: Trace, frame: int) -> str:
    where = trace.where(frame)
    return f"   {where}  {trace.line_text(frame)}" if where else ""
