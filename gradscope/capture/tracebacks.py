"""Cutting out of a traceback what is there only because a program is recorded."""

from __future__ import annotations

import os
from types import TracebackType

_OURS = os.path.dirname(os.path.abspath(__file__)) + os.sep
_DETOUR = ("handle_torch_function",)  # torch calls back into our mode through it


def cut(trace: TracebackType | None) -> TracebackType | None:
    """The traceback without our frames, and without torch's detour through them: a function of torch that finds a mode
    calls `handle_torch_function`, that calls the mode, and the mode calls the same function again."""
    held: list[TracebackType] = []
    while trace is not None:
        held.append(trace)
        trace = trace.tb_next
    kept: list[TracebackType] = []
    for at, one in enumerate(held):
        if not one.tb_frame.f_code.co_filename.startswith(_OURS):
            kept.append(one)
            continue
        after = next((o for o in held[at + 1 :] if not o.tb_frame.f_code.co_filename.startswith(_OURS)), None)
        if kept and kept[-1].tb_frame.f_code.co_name in _DETOUR:
            kept.pop()
            if kept and after is not None and kept[-1].tb_frame.f_code is after.tb_frame.f_code:
                kept.pop()
    for one, following in zip(kept, [*kept[1:], None]):
        one.tb_next = following
    return kept[0] if kept else None
