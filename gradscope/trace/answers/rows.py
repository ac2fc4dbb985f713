"""Why a gradient holds only some rows: which lookups asked for that, and what it stands for as a dense matrix.

Verdict: `sparse-rows`, a note for whoever asks about the tensor or the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.evidence import line_of, places
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.sparse import SELECTED_ROWS, text_of

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

VERDICTS = ("sparse-rows",)
SHOWN = 6  # lines, and rows of the dense matrix, that are told


def rows(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """With a target, an answer per leaf it means (or whose lookup stands on its line) whose last gradient is kept as
    rows. Raises query.PositionError when the target names nothing."""
    about = resolve(trace, target)
    if about.everything:
        return []
    if not trace.columns["leaf.sparse"].any():
        return []
    grown: dict[int, list[R.LeafGrew]] = {}  # since `.grad` was last empty
    for grew in trace.of_kind(R.LeafGrew):
        if grew.how in ("set", "add", "merge"):
            if grew.how == "set":
                grown[grew.tensor] = []
            grown.setdefault(grew.tensor, []).append(grew)
    found = []
    for several in grown.values():
        last = several[-1]
        if last.after is not None and last.after.kind == SELECTED_ROWS:
            answer = _explain(trace, last, [grew.pass_id for grew in several])
            if about.covers(trace, last.node, last.tensor, answer.frames):
                found.append(answer)
    return found


def _explain(trace: Trace, grew: R.LeafGrew, passes: list[int]) -> Answer:
    name = trace.names.tensor(grew.tensor).text
    frames = places(*_lookups(trace, grew.node, passes))
    parts, dense = trace.sparse(grew.after), trace.value(grew.after)
    what = text_of(parts) if parts is not None else "some rows only"
    lines = [line_of("lookup", trace, frame, "asked for a sparse gradient: one row per id") for frame in frames[:SHOWN]]
    if parts is not None and dense is not None:
        numbers = [int(n) for n in np.unique(parts.rows)]
        told = [f"row {n}: {_numbers(dense[n])}" for n in numbers[:SHOWN]]
        more = f", {len(numbers) - SHOWN} more" if len(numbers) > SHOWN else ""
        shape = list(parts.values.shape)
        lines.append(f"  holds    {what}, so its shape is {shape} where {name} is {list(parts.shape)}")
        lines.append(f"  dense    {', '.join(told)}{more}; the others are 0")
    lines.append("  remedy   sparse=False gives a dense gradient; an optimizer takes either")
    title = f"{name}.grad of b{grew.pass_id} holds {what}"
    key = "sparse-rows|" + "|".join(trace.where(f) for f in frames)
    return Answer(
        "sparse-rows", title, lines, "note", frames, grew.node, grew.tensor, grew.pass_id, grew.pop, -1, key,
        {"tensor": name, "rows": None if parts is None else [int(n) for n in parts.rows[:1000]]},
    )  # fmt: skip


def _lookups(trace: Trace, leaf: int, passes: list[int]) -> list[int]:
    """Frames of the ops whose nodes gave rows that reached this leaf in these passes, in the order they ran."""
    frames: list[int] = []
    for pass_id in reversed(passes):
        reached: set[int] = {leaf}
        for pop in range(trace.pass_info(pass_id).pops, 0, -1):
            ran = trace.pop_record(pass_id, pop)
            given = {} if ran is None else {(o.slot, o.rank): o.value for o in ran.outputs}
            for edge in [] if ran is None else ran.edges:
                value = given.get((edge.slot, edge.rank))
                if edge.node not in reached or value is None or value.kind != SELECTED_ROWS or ran is None:
                    continue
                if any(held.value is not None and held.value.kind == SELECTED_ROWS for held in ran.holder):
                    reached.add(ran.node)  # it passed them on
                else:
                    frames.append(trace.node_frame(ran.node))
    return frames[::-1]


def _numbers(row: Any) -> str:
    flat = np.reshape(row, -1)
    shown = " ".join(f"{float(abs(v) if np.iscomplexobj(v) else v):.4g}" for v in flat[:SHOWN])
    return f"[{shown}{' …' if flat.size > SHOWN else ''}]"
