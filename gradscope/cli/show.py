"""`gradscope show`: a record as text, or as JSON; with --api the names of Paddle that exist here."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from gradscope.cli import listing, options
from gradscope.cli.dump import dumps, to_plain
from gradscope.cli.listing import Line
from gradscope.cli.output import Output
from gradscope.cli.verdict import count, first_line, size_text, worst_lines
from gradscope.trace import records as R
from gradscope.trace.ending import limits
from gradscope.trace.errors import UsageError
from gradscope.trace.fidelity import note

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

SHOWN_PASSES = 12
VIEWS = {
    "passes": (listing.passes, "one line a backward pass"),
    "steps": (listing.steps, "one line a step, with a sentence"),
    "tree": (listing.tree, "the backward graph of every pass, from its roots"),
    "leaves": (listing.leaves, "one line for every gradient written"),
}


def run(argv: list[str]) -> int:
    """Print the summary, or the view that was asked for."""
    parser = options.Parser("show", "Show a record as text; without an option a summary.", "show train.gscope --steps")
    parser.add_argument("record", metavar="REC", nargs="?", help="a .gscope file; none with --api")
    which = parser.add_mutually_exclusive_group()
    for name, (_, about) in VIEWS.items():
        which.add_argument(f"--{name}", dest="view", action="store_const", const=name, help=about)
    which.add_argument("--api", action="store_true", help="no record: which names of Paddle exist here, and their ops")
    parser.add_argument("--grep", metavar="RE", help="only the lines this regular expression finds something in")
    parser.add_argument("--json", action="store_true", help="the same facts as JSON")
    options.add_look(parser)
    args = parser.parse_args(argv)
    out = Output.of(args)
    try:
        pattern = re.compile(args.grep) if args.grep else None
    except re.error as error:
        raise UsageError(f"--grep {args.grep}: {error}") from None
    if args.api:
        if args.record is not None:
            raise UsageError(f"show --api is about the library and takes no record: leave out {args.record}")
        from gradscope.cli.api.listing import lines as api_lines

        _print(out, api_lines(), pattern, args.json)
        return 0
    if args.record is None:
        parser.error("the following arguments are required: REC")
    from gradscope.trace.trace import load

    with load(args.record) as trace:
        if args.view is None and args.json:
            sys.stdout.write(dumps(to_plain(summary_data(trace))) + "\n")
            return 0
        lines = VIEWS[args.view][0](trace) if args.view else summary(trace)
        _print(out, lines, pattern, args.json)
    return 0


def _print(out: Output, lines: Iterable[Line], pattern: re.Pattern[str] | None, as_json: bool) -> None:
    """The lines in which the pattern finds something, as text or as an array of what they hold."""
    chosen = (line for line in lines if pattern is None or pattern.search(line.text))
    if as_json:
        _print_json(chosen)
    else:
        for line in chosen:
            out.say(line.text)


def _print_json(lines: Iterable[Line]) -> None:
    """A JSON array, written as it goes: a record may have millions of steps."""
    between = "["
    for line in lines:
        if line.data is not None:
            sys.stdout.write(f"{between}{dumps(to_plain(line.data))}")
            between = ",\n "
    sys.stdout.write("]\n" if between != "[" else "[]\n")


def summary(trace: Trace) -> Iterator[Line]:
    """What was run, how it ended, what is in the record, its passes, its findings."""
    data = _facts(trace)
    versions = ", ".join(f"{name} {version}" for name, version in data["versions"].items())
    yield Line(f"{trace.path.name}   {' '.join(data['argv'])}", None)
    yield Line(f"  recorded {data['recorded']}   {data['producer']}   {versions}", None)
    yield Line(f"  ended    {data['ended']}", None)
    counts = data["counts"]
    yield Line(
        f"  holds    {count(counts['ops'], 'forward op')}, {count(counts['nodes'], 'node')}, "
        f"{count(counts['passes'], 'backward pass', 'backward passes')}, {count(counts['pops'], 'pop')}, "
        f"{count(counts['steps'], 'step')}; {size_text(data['bytes'])}, values {data['values']}",
        None,
    )
    if made_out := note(data["capabilities"]):
        unknown = [fact.replace("_", "-") for fact, word in data["capabilities"].items() if word == R.ABSENT]
        more = f"; not known: {', '.join(unknown)}" if unknown else ""
        yield Line(f"  facts    observed, except those marked ~ ({made_out}){more}", None)
    for limit in limits(trace):
        yield Line(f"  limit    {limit.what}", None)
    if trace.passes:
        yield Line("", None)
        for k, line in enumerate(listing.passes(trace)):
            if k > SHOWN_PASSES and len(trace.passes) > SHOWN_PASSES:
                yield Line(f"  … and {len(trace.passes) - SHOWN_PASSES} more (--passes)", None)
                break
            yield Line(f"  {line.text}", line.data)
    yield Line("", None)
    for text in worst_lines(trace):
        yield Line(f"  {text.removeprefix('gradscope: ')}", None)


def summary_data(trace: Trace) -> dict[str, Any]:
    """The facts of the summary, and all passes and findings."""
    return {
        **_facts(trace),
        "passes": [line.data for line in listing.passes(trace) if line.data is not None],
        "findings": [to_plain(finding) for finding in trace.findings],
    }


def _facts(trace: Trace) -> dict[str, Any]:
    began, ended = trace.began, trace.ended
    if ended is None:
        how = "not closed: the script was killed" if trace.recovered else "not closed: still being written"
    elif ended.error is not None:
        how = f"{ended.error.type}: {listing.shorten(first_line(ended.error.text))}"
        how += f" (exit code {ended.exit_code})" if ended.exit_code is not None else ""
    else:
        how = f"exit code {ended.exit_code}" if ended.exit_code is not None else "the recording ended before the script"
        how += f", {ended.why}" if ended.why in ("interrupted", "terminated") else ""
    return {
        "record": str(trace.path),
        "argv": list(began.argv),
        "script": began.script,
        "cwd": began.cwd,
        "pid": began.pid,
        "recorded": time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(began.began)),
        "seconds": ended.ended - began.began if ended is not None else None,
        "producer": began.producer,
        "schema": began.schema,
        "versions": dict(began.versions),
        "capabilities": dict(began.capabilities),
        "values": began.values,
        "closed": ended is not None,
        "ended": how,
        "exit_code": ended.exit_code if ended is not None else None,
        "bytes": trace.size,
        "counts": {
            "records": len(trace),
            "steps": len(trace.steps),
            "ops": len(trace.rows(R.OpRan)),
            "nodes": int(np.count_nonzero(np.diff(trace.columns["node.id"], prepend=-1))),  # some are described twice
            "passes": len(trace.passes),
            "pops": sum(info.pops for info in trace.passes),
        },
        "limits": [f"{p.what}: {p.why}" for p in trace.of_kind(R.PolicyChanged)],
    }
