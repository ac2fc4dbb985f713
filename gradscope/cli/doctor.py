"""`gradscope doctor`: what works on this machine, one line each."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata

import gradscope
from gradscope.cli import options, terminal
from gradscope.cli.output import Output, wants_ascii, wants_color

GOOD, BAD, PLAIN = "✔", "✘", "–"
Line = tuple[str, str, str]  # mark, subject, finding


def run(argv: list[str]) -> int:
    """Print the lines; the exit code is 0, also when something optional is missing."""
    parser = options.Parser("doctor", "Say what works here: terminal, fonts, drawing, engines.", "doctor")
    options.add_look(parser)
    args = parser.parse_args(argv)
    out = Output.of(args)
    for look in CHECKS:
        try:
            mark, subject, text = look()
        except Exception as error:  # a broken installation is what this verb is for
            mark, subject, text = BAD, look.__name__.strip("_"), f"the check itself failed: {error!r}"
        out.say(f"{mark} {subject:10} {text}")
    return 0


def _python() -> Line:
    return GOOD, "gradscope", f"{gradscope.__version__} on Python {platform.python_version()}, {platform.platform()}"


def _terminal() -> Line:
    why = terminal.no_viewer_because()
    if why:
        return PLAIN, "terminal", f"no viewer here: {why}; `show`, `why` and `export` work everywhere"
    columns, lines = os.get_terminal_size(sys.stderr.fileno())
    size = f"{columns}x{lines}"
    roomy = "" if columns >= 120 and lines >= 36 else ", the full layout needs 120x36: panes come one at a time"
    return GOOD, "terminal", f"{os.environ.get('TERM')}, {size}{roomy}"


def _colour() -> Line:
    why = "NO_COLOR is set" if os.environ.get("NO_COLOR") else "as the terminal says"
    return PLAIN, "colour", f"{'on' if wants_color(sys.stdout) else 'off'} for stdout ({why}); --color always|never"


def _marks() -> Line:
    if wants_ascii(sys.stdout):
        return PLAIN, "marks", f"ASCII: the output encoding is {sys.stdout.encoding or 'unknown'}"
    return GOOD, "marks", "▶ now ✓ done • queued ◌ waits ✘ failed ✂ cut ⚑ hook ✔ version (boxes here? use --ascii)"


def _dot() -> Line:
    path = shutil.which("dot")
    if path is None:
        return PLAIN, "dot", "not on PATH"
    done = subprocess.run([path, "-V"], capture_output=True, text=True, timeout=20)
    return (GOOD if done.returncode == 0 else BAD), "dot", (done.stderr or done.stdout).strip() or path


def _pygraphviz() -> Line:
    if importlib.util.find_spec("pygraphviz") is not None:
        return GOOD, "pygraphviz", f"{_version('pygraphviz')}: draws SVG also without dot"
    if shutil.which("dot"):
        return PLAIN, "pygraphviz", "not installed, and not needed: dot is here"
    return BAD, "pygraphviz", "not installed and no dot: export -T dot works, SVG needs pip install 'gradscope[svg]'"


def _numpy() -> Line:
    return GOOD, "numpy", _version("numpy")


def _cupy() -> Line:
    names = [d for d in ("cupy-cuda12x", "cupy-cuda13x", "cupy") if _version(d)]
    if not names or importlib.util.find_spec("cupy") is None:
        return PLAIN, "cupy", "not installed: arrays are numpy's (GPU: pip install 'gradscope[cuda12]')"
    # Asked in a child: a broken driver may take the process that asks with it.
    ask = "import cupy; print(cupy.cuda.runtime.getDeviceCount())"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, timeout=60)
    if done.returncode:
        return BAD, "cupy", f"{names[0]} {_version(names[0])}: {(done.stderr.strip().splitlines() or ['?'])[-1]}"
    return GOOD, "cupy", f"{names[0]} {_version(names[0])}, {done.stdout.strip()} device(s)"


def _torch() -> Line:
    found = _version("torch")
    if not found:
        return PLAIN, "torch", "not installed"
    # Asked in a child: importing torch takes seconds and starts threads.
    ask = (
        "from gradscope.capture.torch import table as t\n"
        "dotted = lambda pair: '.'.join(map(str, pair))\n"
        "print(*(dotted(end) for end in t.TESTED), *sorted(t.self_test() - {'never'}))"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, timeout=120)
    if done.returncode:
        return BAD, "torch", f"{found} cannot be imported: {(done.stderr.strip().splitlines() or ['?'])[-1]}"
    first, last, *missing = done.stdout.split()
    tested = f"tested with {first}" if first == last else f"tested with {first} to {last}"
    if missing:
        return BAD, "torch", f"{found}: recorded without what this one lacks ({', '.join(missing)}); {tested}"
    return GOOD, "torch", f"{found}: scripts are recorded; {tested}"


def _paddle() -> Line:
    found = _version("paddlepaddle") or _version("paddlepaddle-gpu")
    if found:
        return PLAIN, "paddle", f"{found} is installed; --as-paddle puts gradscope.paddle in its place for a run"
    return PLAIN, "paddle", "not installed; --as-paddle runs a Paddle script on gradscope.paddle"


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


CHECKS: tuple[Callable[[], Line], ...] = (
    _python, _terminal, _colour, _marks, _dot, _pygraphviz, _numpy, _cupy, _torch, _paddle
)  # fmt: skip
