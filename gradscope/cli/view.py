"""`gradscope view`: the viewer on a record."""

from __future__ import annotations

import sys

from gradscope.cli import options, position, program, terminal
from gradscope.cli.output import Output
from gradscope.trace.errors import UsageError


def run(argv: list[str]) -> int:
    """Open the viewer; exit code 2 where there is no terminal for it."""
    parser = options.Parser(
        "view",
        "Step through a record, forwards and back. Opens at the error, else at the worst finding, else on the passes.",
        "view train.gscope --at error",
    )
    options.add_record(parser)
    parser.add_argument("--at", metavar="POS", help="b9p7 (pass 9, pop 7), e31 (step), n12 (node), :18 (line), error")
    options.add(parser, "--tui", action="store_true", help="open it also where CI is set")
    options.add_look(parser)
    args = parser.parse_args(argv)
    from gradscope.trace.trace import load

    load(args.record).close()  # a bad record is told before a missing terminal
    refused = terminal.no_viewer_because(args.tui)
    if refused:
        raise UsageError(f"no viewer can open: {refused}; as text: {program.name()} show {args.record} --steps")
    open_viewer(args.record, args.at, Output.of(args))
    return 0


def open_viewer(path: str, at: str | None, out: Output) -> None:
    """Load the record and let the viewer run until it is left. at: a position as typed; None: the viewer knows best."""
    from gradscope.cli.look import set_environment
    from gradscope.trace.trace import load
    from gradscope.tui.app import run as run_app

    set_environment(out)
    trace = load(path)
    try:
        run_app(trace, position.step_of(trace, at) if at else None, True if out.asked_ascii else None)
    finally:
        trace.close()
        sys.stderr.flush()
