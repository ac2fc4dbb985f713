"""`gradscope why`: what went wrong, or why one tensor, node or line did."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Any

from gradscope.cli import options, program
from gradscope.cli.dump import dumps, to_plain
from gradscope.cli.output import Output
from gradscope.cli.verdict import script_error
from gradscope.trace.errors import UsageError

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.trace import Trace


def run(argv: list[str]) -> int:
    """Print the answers, worst first; the exit code is 0 whatever they are."""
    parser = options.Parser(
        "why",
        "Say what went wrong: which line saved a tensor, which line changed it, where backward found out.\n"
        "With a name, a node or a line: what there is to say about that one.",
        "why train.gscope h2",
    )
    options.add_record(parser)
    parser.add_argument("target", metavar="NAME|n12|:18", nargs="?", help="a tensor's name, a node or a line")
    parser.add_argument("--json", action="store_true", help="the answers as JSON, with stable kinds")
    options.add_look(parser)
    args = parser.parse_args(argv)
    out = Output.of(args)
    from gradscope.trace.answers import why
    from gradscope.trace.query import PositionError
    from gradscope.trace.trace import load

    with load(args.record) as trace:
        try:
            answers = why(trace, args.target)
        except PositionError as error:
            raise UsageError(str(error)) from None
        if args.json:
            sys.stdout.write(dumps({"record": str(trace.path), "answers": [_plain(a) for a in answers]}) + "\n")
            return 0
        if args.target is None and answers and all(answer.severity == "note" for answer in answers):
            out.say(f"{nothing(trace, None)[0]}; worth knowing:")
            out.say()
        for k, answer in enumerate(answers):
            if k:
                out.say()
            for line in answer_lines(trace, answer):
                out.say(line)
        if not answers:
            for line in nothing(trace, args.target):
                out.say(line)
    return 0


def answer_lines(trace: Trace, answer: Answer) -> list[str]:
    """An answer as text: its kind and title, then its lines, then where to look at it."""
    lines = [f"{answer.kind}: {answer.title}"]
    lines += [line if line.startswith(" ") else f"  {line}" for line in answer.lines]
    if answer.step >= 0:
        lines.append(f"  see it: {program.name()} view {shlex.quote(str(trace.path))} --at e{answer.step + 1}")
    return lines


def nothing(trace: Trace, target: str | None) -> list[str]:
    """What to say when no answer fits."""
    if target is not None:
        return [f"nothing to report about {target}: no answer touches it (`show --leaves` lists the gradients)"]
    return [script_error(trace) or "nothing found wrong"]


def _plain(answer: Answer) -> Any:
    return to_plain(answer.to_json())
