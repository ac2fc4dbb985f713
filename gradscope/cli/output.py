"""What is printed: a rich console per stream, colour rules, and the ASCII twins of the marks."""

from __future__ import annotations

import argparse
import os
import sys
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_TWINS = {
    "▶": ">", "✓": "+", "•": "*", "◌": "o", "✘": "x", "✂": "/", "⚑": "^", "✔": "ok", "–": "-", "—": "-", "×": "x",
    "→": "->", "←": "<-", "…": "...", "·": ".", "▸": ">", "◂": "<", "─": "-", "│": "|", "├": "|", "└": "`", "┬": "+",
    "┌": "+", "┐": "+", "┘": "+", "┤": "|", "≥": ">=", "≤": "<=", "−": "-", "±": "+-", "▣": "#",
}  # fmt: skip
_TABLE = str.maketrans(_TWINS)


def to_ascii(text: str) -> str:
    """Every mark by its plain twin; what has none becomes `?`."""
    return text.translate(_TABLE).encode("ascii", "replace").decode("ascii")


def wants_ascii(stream: IO[str], asked: bool = False) -> bool:
    """Whether marks must be plain: asked for, or the stream's encoding is not UTF-8."""
    return asked or "utf" not in (getattr(stream, "encoding", None) or "").lower()


def wants_color(stream: IO[str], choice: str = "auto") -> bool:
    """--color first, then NO_COLOR, then FORCE_COLOR, then whether the stream is a terminal that is not dumb."""
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    try:
        return stream.isatty() and os.environ.get("TERM") != "dumb"
    except (AttributeError, ValueError):
        return False


class Output:
    """stdout for what was asked for (`say`), stderr for everything else (`note`)."""

    def __init__(self, color: str = "auto", ascii: bool = False) -> None:
        self.color = color
        self.asked_ascii = ascii

    @classmethod
    def of(cls, args: argparse.Namespace) -> Output:
        """As the options `--color` and `--ascii` say."""
        return cls(getattr(args, "color", "auto"), getattr(args, "ascii", False))

    @property
    def ascii(self) -> bool:
        """Whether stdout takes plain marks only."""
        return wants_ascii(sys.stdout, self.asked_ascii)

    def say(self, text: str | Text = "") -> None:
        """One line (or several) of what was asked for, on stdout, never wrapped."""
        self._print(sys.stdout, text)

    def note(self, text: str | Text = "") -> None:
        """One line on stderr: verdicts, notices, paths."""
        if sys.stderr is not None:
            self._print(sys.stderr, text)

    def _print(self, stream: IO[str], text: str | Text) -> None:
        plain = text if isinstance(text, str) else text.plain
        if isinstance(text, str) or not wants_color(stream, self.color):
            stream.write((to_ascii(plain) if wants_ascii(stream, self.asked_ascii) else plain) + "\n")
            return
        if wants_ascii(stream, self.asked_ascii) and not plain.isascii():
            # Twins may be longer than their marks: colours are kept only where positions are.
            if len(to_ascii(plain)) != len(plain):
                stream.write(to_ascii(plain) + "\n")
                return
            text = text.copy()
            text.plain = to_ascii(plain)
        self._console(stream).print(text, soft_wrap=True, highlight=False)

    def _console(self, stream: IO[str]) -> Console:
        from rich.console import Console

        return Console(file=stream, force_terminal=True, color_system="standard", no_color=False, soft_wrap=True)
