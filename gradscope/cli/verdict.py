"""The verdict: at most eight lines on what a record says went wrong, where it lies, and what to type next."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gradscope.cli import position, program
from gradscope.cli.output import Output
from gradscope.trace.errors import GradscopeError

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

MOST = 8


def show(out: Output, path: str, no_viewer: str) -> None:
    """Print the verdict on the record at `path` to stderr. no_viewer: why no viewer opens ("" says nothing)."""
    from gradscope.trace.trace import load

    try:
        with load(path) as trace:
            found = lines(trace)
    except GradscopeError as error:
        out.note(f"gradscope: {error}")
        return
    except Exception as fault:  # a fault of ours must not look like one of the script, which has just ended
        out.note(f"gradscope: no verdict on {path}: {fault!r}")
        return
    if no_viewer:
        found.append(f"  no viewer: {no_viewer}")
    for line in found[:MOST]:
        out.note(line)


def lines(trace: Trace) -> list[str]:
    """The worst finding (what, node, both lines), then the record and the next commands; at most seven lines."""
    found = worst_lines(trace)[:4]
    pops = sum(info.pops for info in trace.passes)
    counts = f"{count(len(trace.passes), 'backward pass', 'backward passes')}, {count(pops, 'pop')}"
    name = os.fspath(trace.path)
    found.append(f"  record   {name}  {size_text(trace.size)}, {counts}{_how_it_ended(trace)}")
    where = position.best(trace)
    at = f" --at {where}" if where else ""
    command = program.name()
    found.append(f"  next     {command} view {_quoted(name)}{at}")
    found.append(f"           {command} {'why' if where else 'show'} {_quoted(name)}")
    return found


def worst_lines(trace: Trace) -> list[str]:
    """Up to four lines on the worst thing in the record; one line when nothing is wrong."""
    from gradscope.trace.answers import why

    found = [answer for answer in why(trace) if answer.severity != "note"]
    if found:
        worst, others = found[0], len(found) - 1
        more = f"  (and {others} more: {program.name()} why)" if others > 0 else ""
        mark = "✘" if worst.severity == "error" else "!"
        lines = [line if line.startswith(" ") else f"  {line}" for line in worst.lines]
        return [f"gradscope: {mark} {worst.title}{more}", *lines[:3]]
    said = script_error(trace)
    if said:
        return [f"gradscope: {said}"]
    if not trace.passes:
        ops = len(trace.columns["call.row"])
        if ops:
            return [f"gradscope: no backward pass was seen; {ops:,} op{'s' * (ops > 1)} ran without one"]
        return ["gradscope: no backward pass was seen (does the script import gradscope.paddle, or need --as-paddle?)"]
    return ["gradscope: nothing found wrong"]


def script_error(trace: Trace) -> str:
    """The error the script ended with, in one line; "" when it did not."""
    ended = trace.ended
    if ended is None or ended.error is None:
        return ""
    return f"the script ended with {ended.error.type}: {first_line(ended.error.text)}"


def first_line(text: str) -> str:
    """The first line of an error's text."""
    return text.strip().split("\n")[0] if text.strip() else "(no message)"


def size_text(nbytes: int) -> str:
    """`812 B`, `41 KB`, `3.2 MB`."""
    if nbytes < 1024:
        return f"{nbytes} B"
    if nbytes < 1 << 20:
        return f"{nbytes / 1024:.0f} KB"
    return f"{nbytes / (1 << 20):.1f} MB"


def _how_it_ended(trace: Trace) -> str:
    if trace.ended is None:
        return ", cut off" if trace.recovered else ", still being written"
    why = trace.ended.why
    return (f", {why}" if why in ("interrupted", "terminated") else "") + stopped_early(trace)


def stopped_early(trace: Trace) -> str:
    """`, stopped after b1500` where the recording ended before the script did; else ""."""
    from gradscope.trace.ending import stopped

    limit = stopped(trace)
    return f", {limit.brief}" if limit is not None else ""


def count(number: int, one: str, many: str = "") -> str:
    """`1 pop`, `2 pops`, `3 backward passes`."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def _quoted(name: str) -> str:
    import shlex

    return shlex.quote(name)
