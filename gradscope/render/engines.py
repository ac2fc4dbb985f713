"""The layout engines, best first: `dot` on the PATH, then the Graphviz that pygraphviz carries, run in a child process.

Each is a program that reads DOT on stdin and writes the picture to stdout, so that a time limit can stop it.
One more engine = one more line in ENGINES.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gradscope.render.errors import RenderError

CHILD = Path(__file__).with_name("pygraphviz_child.py")


@dataclass(frozen=True)
class Engine:
    """A way to lay out DOT. command: the argument list for a format, None where the engine is not installed."""

    name: str
    command: Callable[[str], list[str] | None]


def _dot(kind: str) -> list[str] | None:
    """The system's `dot`."""
    found = shutil.which("dot")
    return [found, f"-T{kind}"] if found else None


def _pygraphviz(kind: str) -> list[str] | None:
    """Graphviz inside pygraphviz. It is C code that cannot be interrupted: hence a child. -P keeps the folder of the
    child's script, whose modules have plain names, off its import path."""
    if not sys.executable or importlib.util.find_spec("pygraphviz") is None:
        return None
    return [sys.executable, "-P", str(CHILD), kind]


ENGINES = [Engine("dot", _dot), Engine("pygraphviz", _pygraphviz)]


def available(kind: str = "svg") -> list[tuple[str, list[str]]]:
    """Name and command of each engine that is installed, best first."""
    found = ((engine.name, engine.command(kind)) for engine in ENGINES)
    return [(name, command) for name, command in found if command is not None]


def run(name: str, command: list[str], dot: str, seconds: float) -> bytes:
    """What the engine makes of the DOT text. Raises RenderError when it fails or takes longer than `seconds`."""
    try:
        done = subprocess.run(command, input=dot.encode(), capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise RenderError(f"{name} was still laying the graph out after {seconds:g} s and was stopped") from None
    except OSError as error:
        raise RenderError(f"{name} could not be started ({command[0]}): {error}") from None
    if done.returncode != 0 or not done.stdout:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise RenderError(f"{name} failed with exit code {done.returncode}: {said[-1] if said else 'it said nothing'}")
    return done.stdout
