"""gradscope, a debugger for backward passes: `record` a piece of a program, `load` a record.

Importing it imports no engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from os import PathLike

    from gradscope.capture.recording import Recording
    from gradscope.trace.trace import Trace

__version__ = "0.1.0"
__all__ = ["__version__", "breakpoint", "load", "record"]


def record(
    path: str | PathLike[str],
    *,
    values: str = "auto",
    max_bytes: int = 256 << 20,
    passes: str | None = None,
    source: bool = True,
    overwrite: bool = False,
    flight: int | None = None,
    breaks: str | None = None,
    guard: bool = False,
    holders: bool = False,
    compiled: str = "opaque",
) -> Recording:
    """Record what happens inside a `with` block: ``with gradscope.record("f.gscope"): loss.backward()``.

    values: `none`, `auto` (small arrays whole, samples of large ones) or `full`. max_bytes: budget of the file.
    passes: which passes to keep, as `1,3-5` (default all). source: keep the text of the files that ran.
    flight: hold the last so many passes in memory and write them, with the bad one, when something goes wrong (a
    finding, a gradient that is not finite, an exception, SIGUSR1); when nothing does there is no file.
    breaks: what counts as going wrong, of `nan,inf,stale` (default with flight: all, and any other finding); without
    flight the record then ends with that pass.
    guard: raise where otherwise only a finding would be written: a saved tensor given other values by set_value or an
    optimizer, a hook that changes a gradient's shape; and look for memory written behind the engine's back.
    holders: at the end of each pass, write what still holds a graph: a variable, closure, hook, ctx or `.grad`.
    compiled: what becomes of functions compiled by torch.compile, `opaque` (they run as they would; each is one node)
    or `eager` (they run uncompiled, so that they are seen).
    Raises RecordExists when the file is there (give overwrite=True), GradscopeError when it cannot be written,
    RecordingInProgress when something is being recorded already. The block's own exceptions go through unchanged.
    """
    from gradscope.capture.recording import Recording

    return Recording(
        path,
        values=values,
        max_bytes=max_bytes,
        passes=passes,
        source=source,
        overwrite=overwrite,
        flight=flight,
        breaks=breaks,
        guard=guard,
        holders=holders,
        compiled=compiled,
    )


def load(path: str | PathLike[str]) -> Trace:
    """Open a record for reading; also one whose script was killed. Raises RecordError when it is none."""
    from gradscope.trace.trace import load as load_trace

    return load_trace(path)


def breakpoint() -> NoReturn:
    """Will stop the engine here in a live viewer. Raises GradscopeError: it is not built yet."""
    from gradscope.trace.errors import GradscopeError

    raise GradscopeError("breakpoint() is not built yet; record the run and step through it: gradscope run SCRIPT")
