"""The loudest marks: each write that made a saved tensor stale as a note, and the red edge from it to the check."""

from __future__ import annotations

from gradscope.render.rows import CODE_WIDTH, tensor_name
from gradscope.render.scene import Box, Line, Row
from gradscope.render.words import shorten
from gradscope.trace.moment import Moment
from gradscope.trace.states import WrapperState
from gradscope.trace.trace import Trace
from gradscope.trace.versions import StorageEvent, storage_events

MOST = 3  # notes per stale wrapper: the first write did it, the last one left the version that was found


def writes_since(trace: Trace, saved: WrapperState, k: int) -> list[StorageEvent]:
    """Versioned writes to the storage of a saved tensor after it was saved, up to step k, in order."""
    return [
        event
        for event in storage_events(trace, saved.storage)
        if event.kind == "write" and event.versioned and event.new > saved.saved and event.step <= k
    ]


def write_marks(trace: Trace, moment: Moment, nodes: list[int], scopes: dict[int, str]) -> tuple[list[Box], list[Line]]:
    """A note per write behind the stale wrappers of `nodes`, and a red line from each to the nodes it spoils.

    Of many writes the first two and the last are drawn; the last then says how many lie between.
    """
    boxes: dict[str, Box] = {}
    lines: dict[str, Line] = {}
    for node in nodes:
        failed = moment.state(node) == "failed" or (moment.node == node and moment.step.kind == "check")
        for saved in moment.wrappers(node):
            if saved.status != "stale":
                continue
            writes = writes_since(trace, saved, moment.k)
            skipped = max(len(writes) - MOST, 0)
            for write in [*writes[: MOST - 1], writes[-1]] if skipped else writes:
                more = skipped if write is writes[-1] else 0
                note = _note(trace, write, saved, more, scopes.get(node, ""))
                boxes.setdefault(note.id, note)
                line = _line(trace, note, node, saved, failed)
                lines.setdefault(line.id, line)
    return list(boxes.values()), list(lines.values())


def _note(trace: Trace, write: StorageEvent, saved: WrapperState, skipped: int, scope: str) -> Box:
    """The write: its line of source, and the versions it moved."""
    name = tensor_name(trace, write.tensor or saved.tensor)
    line = trace.location(write.frame)[1]
    rows = [Row("meta", f"writes {name}: v{write.old} → v{write.new}", aside=f":{line}" if line else "")]
    if write.tensor not in (0, saved.tensor):
        rows.append(Row("meta", f"shares its storage with {tensor_name(trace, saved.tensor)}"))
    if skipped:
        rows.append(Row("meta", f"{skipped} more {'write' if skipped == 1 else 'writes'} before this one"))
    where = trace.where(write.frame)
    return Box(
        id=f"write-e{write.step + 1}",
        kind="write",
        title=shorten(trace.line_text(write.frame), CODE_WIDTH) or f"a write to {name}",
        rows=tuple(rows),
        classes=("write",),
        scope=scope,
        tooltip=f"e{write.step + 1} writes {name}" + (f" at {where}" if where else ""),
    )


def _line(trace: Trace, note: Box, node: int, saved: WrapperState, failed: bool) -> Line:
    """The red edge from the write to the node whose check it spoils."""
    name = tensor_name(trace, saved.tensor)
    return Line(
        id=f"{note.id}-n{node}",
        tail=note.id,
        head=f"n{node}",
        kind="write",
        label=f"check fails: v{saved.saved} ≠ v{saved.now}" if failed else f"too late for {name}@v{saved.saved}",
        classes=("edge", "write", "stale"),
        tooltip=f"n{node} saved {name} at v{saved.saved}, found v{saved.now}",
    )
