"""What holds a graph after its pass (recorded with `--holders`), and which holder grows with every pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.names import held_as

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

VERDICTS = ("graph-grows", "held")
GROWING = 4  # so many passes in a row, each with more nodes than the one before, are growth
_REMEDY = {
    ".grad": "clear it, or detach it: it was made with a graph of its own",
    "hook": "let the hook keep numbers or detached tensors",
    "ctx": "use ctx.save_for_backward",
}


def held(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """A `graph-grows` answer per holder whose graph got bigger GROWING passes in a row; with a target, also a `held`
    note on what held its node after the last pass that says so.

    Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    by_holder: dict[tuple[str, str], list[R.GraphHeld]] = {}
    for record in trace.of_kind(R.GraphHeld):
        by_holder.setdefault((record.by, record.name), []).append(record)
    found: list[Answer] = []
    for (by, name), records in by_holder.items():
        last = records[-1]
        named = any(trace.tensor(t).node == last.node for t in about.tensors)
        named = named or bool(about.holder and held_as(last, about.holder))
        if not named and not about.covers(trace, last.node, 0, [last.frame]):
            continue
        run = _longest_growth(records)
        if by != "other" and len(run) >= GROWING:
            found.append(_grows(trace, by, name, run))
        elif target is not None:
            found.append(_note(trace, last))
    return found


def _longest_growth(records: list[R.GraphHeld]) -> list[R.GraphHeld]:
    """The longest stretch of records in which each has more nodes than the one before."""
    best: list[R.GraphHeld] = []
    run: list[R.GraphHeld] = []
    for record in records:
        run = [*run, record] if run and record.nodes > run[-1].nodes else [record]
        if len(run) > len(best):
            best = run
    return best


def _grows(trace: Trace, by: str, name: str, run: list[R.GraphHeld]) -> Answer:
    first, last = run[0], run[-1]
    step = (last.nodes - first.nodes) / (len(run) - 1)
    where = trace.where(last.frame)
    title = (
        f"{by} {name} keeps graphs alive: {first.nodes} nodes after b{first.pass_id}, {last.nodes} after "
        f"b{last.pass_id} ({step:+.4g} a pass)"
    )
    remedy = _REMEDY.get(by, "keep the number (float(x)) or x.detach() where no gradient is wanted")
    lines = [f"  {where}  {trace.line_text(last.frame)}"] if where else []
    lines += [
        f"  holds    {_many(last.tensors, 'tensor')}, {last.nbytes} bytes of saved tensors",
        f"  remedy   {remedy}",
    ]
    return Answer(
        "graph-grows", title, lines, "warning", [last.frame] if last.frame else [], last.node, 0, last.pass_id, 0,
        trace.steps.at_tick(last.tick), f"graph-grows|{by}|{name}|{where}",
        {"by": by, "name": name, "first": first.nodes, "last": last.nodes, "passes": len(run)},
    )  # fmt: skip


def _note(trace: Trace, last: R.GraphHeld) -> Answer:
    more = f" and {last.tensors - 1} more" if last.tensors > 1 else ""
    held_by = f"{'were' if more else 'was'} held by {last.by} {last.name}"
    title = f"{trace.names.node(last.node)}{more} {held_by} after b{last.pass_id}"
    where = trace.where(last.frame)
    lines = [f"  {where}  {trace.line_text(last.frame)}"] if where else []
    lines.append(f"  holds    {_many(last.nodes, 'node')}, {last.nbytes} bytes of saved tensors")
    return Answer(
        "held", title, lines, "note", [last.frame] if last.frame else [], last.node, 0, last.pass_id, 0,
        trace.steps.at_tick(last.tick), f"held|{last.by}|{last.name}|{where}", {"by": last.by, "name": last.name},
    )  # fmt: skip


def _many(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
