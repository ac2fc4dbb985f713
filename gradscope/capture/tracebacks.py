"""Cutting out of a traceback, or of a stack, what is there only because a program is recorded."""

from __future__ import annotations

import os
from collections.abc import Sequence
from types import CodeType, FrameType, TracebackType

from gradscope.capture.unseen import is_ours

_OURS = os.path.dirname(os.path.abspath(__file__)) + os.sep
_RUNNER = os.path.join(_OURS, "script.py")
_DETOUR = ("handle_torch_function",)  # torch calls back into our mode through it


def cut(trace: TracebackType | None) -> TracebackType | None:
    """The traceback without our frames, and without torch's detour through them."""
    held: list[TracebackType] = []
    while trace is not None:
        held.append(trace)
        trace = trace.tb_next
    kept = [held[at] for at in _kept([one.tb_frame.f_code for one in held])]
    for one, following in zip(kept, [*kept[1:], None]):
        one.tb_next = following
    return kept[0] if kept else None


def programs(frames: Sequence[FrameType], inwards: bool) -> list[int]:
    """Which of the frames of a stack the plain program has. inwards: the outermost comes first."""
    order = list(range(len(frames))) if inwards else list(range(len(frames) - 1, -1, -1))
    runner = [at for at, index in enumerate(order) if frames[index].f_code.co_filename == _RUNNER]
    order = order[runner[-1] + 1 :] if runner else order  # below it is only the command line
    kept = [order[at] for at in _kept([frames[index].f_code for index in order])]
    return kept if inwards else kept[::-1]


def _kept(codes: Sequence[CodeType]) -> list[int]:
    """Which of the frames with these codes, outermost first, are the program's. Torch's detour: a function of torch
    that finds a mode calls `handle_torch_function`, that calls the mode, and the mode calls the same function again."""
    own = [code.co_filename.startswith(_OURS) or is_ours(code) for code in codes]
    kept: list[int] = []
    for at in range(len(codes)):
        if not own[at]:
            kept.append(at)
            continue
        if kept and codes[kept[-1]].co_name in _DETOUR:
            after = next((codes[other] for other in range(at + 1, len(codes)) if not own[other]), None)
            kept.pop()
            if kept and after is not None and codes[kept[-1]] is after:
                kept.pop()
    return kept
