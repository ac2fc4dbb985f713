"""`x`: the graph at a step as a file: SVG where a layout engine is there, DOT where none is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def export(trace: Trace, k: int) -> str:
    """Write the picture into the current folder and say what was written, in one line.

    Runs beside the viewer (a layout can take seconds), so a record on disk is opened anew: a reader belongs to the
    thread that opened it.
    """
    from gradscope.render import to_dot, to_svg
    from gradscope.trace.errors import GradscopeError
    from gradscope.trace.trace import load

    stem = f"{trace.path.stem or 'graph'}.e{k + 1}"
    own = load(trace.path) if trace.path.is_file() else trace
    try:
        try:
            data, suffix, note = to_svg(own, k), ".svg", ""
        except GradscopeError as error:
            data, suffix = to_dot(own, k).encode("utf-8"), ".dot"
            note = f"   (no SVG: {' '.join(str(error).split())})"
        path = _free(Path.cwd(), stem, suffix)
        path.write_bytes(data)
    except (GradscopeError, OSError) as error:
        return f"nothing was written: {' '.join(str(error).split())}"
    finally:
        if own is not trace:
            own.close()
    return f"written: {path.name}{note}"


def _free(folder: Path, stem: str, suffix: str) -> Path:
    """A name that is not taken yet: nothing is ever overwritten."""
    path, count = folder / f"{stem}{suffix}", 2
    while path.exists():
        path, count = folder / f"{stem}-{count}{suffix}", count + 1
    return path
