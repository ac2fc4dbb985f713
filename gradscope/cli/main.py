"""The command line: picks the verb, and is the one place that catches GradscopeError."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import gradscope
from gradscope.cli import program
from gradscope.trace.errors import GradscopeError, UsageError

# A verb is one file of this package, with `run(argv) -> exit code`, and one line here.
VERBS = (
    ("run", "record a script, then open the viewer or print the verdict"),
    ("view", "step through a record in the terminal, forwards and back"),
    ("why", "what went wrong, or why one tensor's gradient did"),
    ("show", "the record as text"),
    ("export", "a picture of a moment (svg, dot), or all records as json"),
    ("doctor", "what works on this machine"),
)
LATER = {
    "check": "judge a record or a script for a build; today: `why REC --json`, whose findings have stable kinds",
    "diff": "the first different step of two records; today: compare `show --steps` of both",
}
BROKEN_PIPE = 141


def entry() -> None:
    """What the console script and `python -m gradscope` call."""
    program.name()
    sys.exit(main(sys.argv[1:]))


def main(argv: Sequence[str]) -> int:
    """Run the command line `argv` (without the program's own name); the exit code."""
    try:
        code = _dispatch(list(argv))
        _flush(sys.stdout)
        return code
    except GradscopeError as error:
        print(f"{program.name()}: {error}", file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        _swallow_the_rest()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return 130


def _dispatch(argv: list[str]) -> int:
    verbs = dict(VERBS)
    if not argv:
        print(_welcome())
        return 0
    first = argv[0]
    if first in ("-h", "--help", "help"):
        print(_help())
        return 0
    if first in ("-V", "--version"):
        print(f"gradscope {gradscope.__version__}")
        return 0
    if first in verbs:
        try:
            code: int = import_module(f"gradscope.cli.{first}").run(argv[1:])
        except SystemExit as done:  # argparse, after it printed a verb's help
            return int(done.code or 0)
        return code
    if first in LATER:
        raise UsageError(f"{first} is not built yet: it will {LATER[first]}")
    if first.startswith("-"):
        raise UsageError(f"unknown option {first} before a verb (see {program.name()} --help)")
    if os.path.exists(first):
        what = "view" if first.endswith(".gscope") else "run"
        raise UsageError(f"no verb given; did you mean: {program.name()} {what} {first}")
    raise UsageError(f"unknown verb {first!r}: one of {', '.join(verbs)} (see {program.name()} --help)")


def _welcome() -> str:
    name = program.name()
    return f"""gradscope {gradscope.__version__}: a debugger for backward passes

  {name} run SCRIPT [args]    record it; on a terminal the viewer opens when it ends
  {name} view REC.gscope      step through it, queue pop by queue pop, forwards and back
  {name} why REC.gscope       what went wrong, and which lines did it

Scripts to try lie in samples/, from 01_add_mul.py to 11_digits.py, for example:
  {name} run samples/05_inplace_version_error.py
All verbs: {name} --help"""


def _help() -> str:
    name = program.name()
    lines = [f"usage: {name} VERB …", "", "verbs:"]
    lines += [f"  {verb:8} {about}" for verb, about in VERBS]
    lines += [f"  {verb:8} not built yet" for verb in LATER]
    lines += ["", f"  {name} VERB --help   the options of a verb, with an example", f"  {name} --version"]
    lines += ["", "example:", f"  {name} run --passes 1-3 train.py --lr 0.1"]
    text = "\n".join(lines)
    return text if "utf" in (sys.stdout.encoding or "").lower() else text.replace("…", "...")


def _flush(stream: object) -> None:
    if stream is not None and hasattr(stream, "flush"):
        try:
            stream.flush()
        except ValueError:  # the script closed it
            pass


def _swallow_the_rest() -> None:
    """Point stdout at nothing, so that the interpreter's last flush does not complain about the closed pipe."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        pass
