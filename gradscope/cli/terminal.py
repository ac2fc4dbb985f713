"""Whether a full-screen viewer may open here. Textual itself does not ask."""

from __future__ import annotations

import os
import sys

SMALLEST = (60, 16)  # columns, lines


def no_viewer_because(forced: bool = False) -> str:
    """Why no viewer can open, "" when it can.

    It needs stdin and stderr to be terminals, TERM not `dumb`, at least 60x16, and no CI variable unless `forced`.
    """
    if not _is_tty(sys.stdin):
        return "stdin is not a terminal"
    if not _is_tty(sys.stderr):
        return "stderr is not a terminal"
    if os.environ.get("TERM", "") in ("dumb", ""):
        return "TERM is dumb" if os.environ.get("TERM") else "TERM is not set"
    if os.environ.get("CI") and not forced:
        return "CI is set (--tui opens it all the same)"
    columns, lines = _size()
    if columns < SMALLEST[0] or lines < SMALLEST[1]:
        return f"the terminal is {columns}x{lines}, the viewer needs {SMALLEST[0]}x{SMALLEST[1]}"
    return ""


def _is_tty(stream: object) -> bool:
    try:
        return bool(stream is not None and stream.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError, OSError):
        return False


def _size() -> tuple[int, int]:
    """Columns and lines of the terminal behind stderr, where the viewer draws."""
    try:
        found = os.get_terminal_size(sys.stderr.fileno())
    except (OSError, ValueError, AttributeError):
        return 0, 0
    return found.columns, found.lines
