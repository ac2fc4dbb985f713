"""What gradscope knows about an error, attached to it with `add_note`: its type and its `str()` stay what they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gradscope.capture.frames import Frames

MARK = "[gradscope]"


@dataclass
class Stop:
    """Where a pass stopped: the error, the pop, its node, the frame (0: unknown) of the forward op that made the node.

    finding: kind, text, frames and evidence of the finding that goes with it.
    """

    error: BaseException
    pass_id: int
    pop: int
    node: int
    name: str
    made: int
    finding: tuple[str, str, list[int], dict[str, Any]] | None = None


def add_notes(stop: Stop, frames: Frames) -> None:
    """Attach where a pass stopped, and the lines that made it stop. Once per error; interrupts get none."""
    error = stop.error
    if not isinstance(error, Exception):
        return
    if any(isinstance(n, str) and n.startswith(MARK) for n in getattr(error, "__notes__", ())):
        return
    for line in lines(stop, frames):
        error.add_note(line)


def lines(stop: Stop, frames: Frames) -> list[str]:
    """The notes as text, at most four lines."""
    where = f"{MARK} b{stop.pass_id}p{stop.pop}: n{stop.node} {stop.name}"
    saved = place(frames, stop.made)
    if stop.finding is not None and stop.finding[0] == "stale-inplace":
        _, _, at, evidence = stop.finding
        was, now = evidence.get("saved"), evidence.get("now")
        found = [f"{where} saved `{evidence.get('field')}` at version {was} and finds version {now}: changed in place"]
        if saved:
            found.append(f"{MARK}   saved    {saved}")
        writes = [text for text in (place(frames, frame) for frame in at if frame != stop.made) if text]
        found += [f"{MARK}   changed  {text}" for text in writes[:1]]
        if len(writes) > 1:
            found.append(f"{MARK}            and {len(writes) - 1} more writes since")
        return found
    if stop.finding is not None and stop.finding[0] == "stale-unversioned":
        _, _, at, evidence = stop.finding
        field = evidence.get("field")
        found = [f"{where} saved `{field}`, which a write that moves no version gave other values since"]
        if saved:
            found.append(f"{MARK}   saved    {saved}")
        writes = [text for text in (place(frames, frame) for frame in at if frame != stop.made) if text]
        return found + [f"{MARK}   changed  {text}" for text in writes[:2]]
    found = [f"{where} could not go on" + (f"; made at {saved}" if saved else "")]
    if stop.finding is not None:
        found.append(f"{MARK}   {stop.finding[1]}")
    return found


def place(frames: Frames, frame: int) -> str:
    """`net.py:12  h = tanh(x @ W)`, "" for an unknown frame."""
    file, line, text = frames.where(frame)
    if not line:
        return ""
    return f"{file}:{line}  {text}".rstrip()


def note_leaf(error: BaseException, frames: Frames, made: int) -> None:
    """Attach where a leaf was made whose in-place write was refused."""
    at = place(frames, made)
    if at and isinstance(error, Exception):
        error.add_note(f"{MARK} the leaf that may not be written in place was made at {at}")
