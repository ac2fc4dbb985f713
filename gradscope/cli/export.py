"""`gradscope export`: a picture of a moment, or all records as JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gradscope.cli import options, position
from gradscope.cli.dump import chunks
from gradscope.cli.output import Output
from gradscope.trace.errors import GradscopeError, UsageError

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

TYPES = ("svg", "dot", "json")
LATER = ("png", "html")
_SUFFIXES = {".svg": "svg", ".dot": "dot", ".gv": "dot", ".json": "json"}


def run(argv: list[str]) -> int:
    """Write the file and say where on stderr; `-o -` writes to stdout."""
    parser = options.Parser(
        "export",
        "Draw the backward graph at a position (svg, dot), or write all records (json).\n"
        "The type follows from the suffix of -o; without -o the file lies beside the record; `-o -` is stdout.",
        "export train.gscope --at error -o error.svg",
    )
    options.add_record(parser)
    parser.add_argument("-o", "--output", metavar="F", help="the file to write")
    parser.add_argument("-T", "--type", choices=TYPES + LATER, help="svg, dot or json; later png, html")
    parser.add_argument("--at", metavar="POS",
        help="b9p7, b9, e31, n12, :18 or error (default: where it went wrong, else the end)")  # fmt: skip
    parser.add_argument("-f", "--force", action="store_true", help="overwrite the file if it exists")
    options.add_look(parser)
    args = parser.parse_args(argv)
    out = Output.of(args)
    kind = _kind(args.type, args.output)
    from gradscope.trace.trace import load

    with load(args.record) as trace:
        path = args.output or os.fspath(trace.path.with_suffix(f".{kind}"))
        if path != "-" and os.path.exists(path) and not args.force:
            raise GradscopeError(f"{path} exists: give another name with -o, or -f to overwrite it")
        if kind == "json":
            if args.at:
                raise UsageError("--at makes no sense with json: it holds all records")
            _write(path, chunks(trace))
        else:
            k, pass_id = _position(trace, args.at)
            _write(path, [_drawing(trace, kind, k, pass_id, args.ascii, path)])
    if path != "-":
        out.note(f"wrote {path}")
    return 0


def _kind(asked: str | None, output: str | None) -> str:
    suffix = os.path.splitext(output)[1].lower() if output and output != "-" else ""
    kind = asked or _SUFFIXES.get(suffix) or suffix[1:] or "svg"
    if kind in LATER:
        raise UsageError(f"{kind} is not built yet; svg opens in every browser")
    if kind not in TYPES:
        raise UsageError(f"cannot tell what to write from {output!r}: give -T {'|'.join(TYPES)}")
    return kind


def _position(trace: Trace, at: str | None) -> tuple[int, int | None]:
    """The step to draw after, and the pass to draw (None: the one the step stands in)."""
    if not trace.passes:
        raise GradscopeError(f"{trace.path}: there is no backward pass to draw")
    at = at or position.best(trace)
    if not at:
        last = trace.passes[-1]
        return last.last_step, last.pass_id
    if at.startswith("b") and at[1:].isdigit():
        # A whole pass: as it stands when it is over.
        for info in trace.passes:
            if info.pass_id == int(at[1:]):
                return info.last_step, info.pass_id
    return position.step_of(trace, at), None


def _drawing(trace: Trace, kind: str, k: int, pass_id: int | None, ascii: bool, path: str) -> bytes:
    from gradscope import render

    if kind == "dot":
        return render.to_dot(trace, k, pass_id=pass_id, ascii=ascii).encode()
    beside = None if path == "-" else os.path.splitext(path)[0] + ".dot"
    return render.to_svg(trace, k, pass_id=pass_id, ascii=ascii, dot_path=beside)


def _write(path: str, pieces: Iterable[bytes | str]) -> None:
    try:
        if path == "-":
            for piece in pieces:
                sys.stdout.buffer.write(piece if isinstance(piece, bytes) else piece.encode())
            sys.stdout.buffer.flush()
            return
        with open(path, "wb") as stream:
            for piece in pieces:
                stream.write(piece if isinstance(piece, bytes) else piece.encode())
    except BrokenPipeError:
        raise
    except OSError as error:
        raise GradscopeError(f"cannot write {path}: {error.strerror}") from error
