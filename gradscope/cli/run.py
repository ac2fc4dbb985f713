"""`gradscope run`: record a script; then open the viewer on a terminal, else print the verdict."""

from __future__ import annotations

import argparse
import atexit
import os
import signal
import subprocess
import sys
import threading
from types import FrameType

from gradscope.capture.script import Outcome, Target, check
from gradscope.capture.script import run as run_target
from gradscope.cli import options, program, terminal, verdict
from gradscope.cli.output import Output
from gradscope.trace.errors import GradscopeError, UsageError

TAKES_A_VALUE = ("-o", "--output", "--values", "--max-bytes", "--passes", "--flight", "--break", "--compile", "--color")
LATER = {
    "--live": "record first, then step through the record: gradscope run SCRIPT",
}


def run(argv: list[str]) -> int:
    """Split the command line, check it, and run the script here or as a child with the viewer after it."""
    head, target = split(argv)
    args = _parser().parse_args(head)
    if target is None:
        raise UsageError(f"no script given: {program.name()} run [options] SCRIPT, -m MODULE or -c CODE")
    check(target)
    args.output = args.output or f"{target.label}.{os.getpid()}.gscope"
    _refuse_to_overwrite(args)
    refused = "--no-tui was given" if args.no_tui else terminal.no_viewer_because(args.tui)
    if not refused:
        return _with_viewer(args, target)
    if args.tui and not args.no_tui:
        raise UsageError(f"no viewer can open: {refused}; leave --tui away to record without it")
    return _here(args, target, "" if args.no_tui else refused)


def split(argv: list[str]) -> tuple[list[str], Target | None]:
    """(our options, what to run). Options end at the first word that is none: that is the script, and everything
    after it belongs to the script, minus one `--` directly after it. An unknown option is left for the parser to
    refuse: it is never taken for the script."""
    head: list[str] = []
    words = iter(range(len(argv)))
    for k in words:
        word = argv[k]
        kind = {"-m": "module", "-c": "code"}.get(word[:2]) if not word.startswith("--") else None
        if kind is not None:
            if len(word) > 2:
                return head, Target(kind, word[2:], _script_args(argv[k + 1 :]))
            if k + 1 == len(argv):
                raise UsageError(f"{word} needs what to run after it")
            return head, Target(kind, argv[k + 1], _script_args(argv[k + 2 :]))
        if word == "--":
            rest = argv[k + 1 :]
            return head, Target("script", rest[0], _script_args(rest[1:])) if rest else None
        if word == "-" or not word.startswith("-"):
            return head, Target("script", word, _script_args(argv[k + 1 :]))
        name = word.partition("=")[0]
        if name in LATER:
            raise UsageError(f"{name} is not built yet; {LATER[name]}")
        head.append(word)
        if word in TAKES_A_VALUE and k + 1 < len(argv):
            head.append(argv[k + 1])
            next(words)
    return head, None


def _script_args(rest: list[str]) -> list[str]:
    return rest[1:] if rest[:1] == ["--"] else rest


def _parser() -> options.Parser:
    parser = options.Parser(
        "run",
        "Record a script as plain Python would run it: same arguments, streams, tracebacks and exit code.\n"
        "On a terminal the viewer opens when it ends; else the verdict is printed on stderr.",
        "run --passes 1-3 train.py --lr 0.1",
        usage="[options] SCRIPT [args] | -m MODULE [args] | -c CODE [args]",
    )
    add = options.add
    add(parser, "-o", "--output", metavar="F", help="the record (default <script>.<pid>.gscope)")
    add(parser, "-f", "--force", action="store_true", help="overwrite the record if it exists")
    add(parser, "-q", "--quiet", action="store_true", help="print no verdict")
    add(parser, "--no-tui", action="store_true", help="record in this process and open no viewer")
    add(parser, "--tui", action="store_true", help="open the viewer also where CI is set")
    add(parser, "--as-paddle", action="store_true", help="give the script gradscope.paddle when it imports paddle")
    add(parser, "--values", choices=("none", "auto", "full"), default="auto",
        help="arrays to keep: none, auto (small ones whole, samples of large ones; default), full")  # fmt: skip
    add(parser, "--max-bytes", type=options.size, default=256 << 20, metavar="N", help="budget (default 256M)")
    add(parser, "--passes", type=options.pass_ranges, metavar="1,3-5", help="backward passes to keep (default all)")
    add(parser, "--flight", type=options.count, metavar="K",
        help="hold the last K passes in memory; write them only when something goes wrong, or on SIGUSR1")  # fmt: skip
    add(parser, "--break", type=options.breaks, metavar="nan,inf,stale", dest="breaks",
        help="what ends the recording, with the pass it happens in (with --flight all, and any finding)")  # fmt: skip
    add(parser, "--guard", action="store_true",
        help="raise where only a finding would be written: unversioned writes, gradients of another shape")  # fmt: skip
    add(parser, "--compile", choices=("opaque", "eager"), default="opaque", dest="compiled",
        help="what torch.compile compiles: opaque (one node each; default), eager (uncompiled and seen)")  # fmt: skip
    add(parser, "--holders", action="store_true",
        help="at the end of each pass write what still holds a graph: variable, closure, hook …")  # fmt: skip
    add(parser, "--no-source", action="store_true", help="leave the text of the source files out of the record")
    options.add_look(parser)
    return parser


def _refuse_to_overwrite(args: argparse.Namespace) -> None:
    if os.path.isdir(args.output):
        raise GradscopeError(f"{args.output} is a folder: give a file name with -o")
    if os.path.exists(args.output) and not args.force:
        raise GradscopeError(f"{args.output} exists: give another name with -o, or -f to overwrite it")


# ------------------------------------------------------------------------------------------------- in this process


def _here(args: argparse.Namespace, target: Target, no_viewer: str) -> int:
    """Record in this process. The record is closed after the script's own exit handlers and threads."""
    from gradscope.capture.as_paddle import install
    from gradscope.capture.recording import Recording, failure

    if args.as_paddle:
        install()
    recording = Recording(
        args.output,
        values=args.values,
        max_bytes=args.max_bytes,
        passes=args.passes,
        source=not args.no_source,
        overwrite=args.force,
        flight=args.flight,
        breaks=args.breaks,
        guard=args.guard,
        holders=args.holders,
        compiled=args.compiled,
        argv=target.argv,
        script=target.what if target.kind != "code" else "-c",
    ).start()
    frames = recording.frames
    assert frames is not None
    outcome = Outcome(0)
    here = os.getpid()

    def finish(why: str = "end") -> None:
        if os.getpid() != here or not recording.is_started:
            return
        error = outcome.error if not isinstance(outcome.error, SystemExit) else None
        recording.stop(
            error=failure(error) if error is not None else None,
            exit_code=outcome.code,
            why=why if error is None else "interrupted" if isinstance(error, KeyboardInterrupt) else "error",
        )
        if args.quiet:
            return
        if recording.is_written:
            verdict.show(Output.of(args), args.output, no_viewer)
        elif recording.is_closed:
            Output.of(args).note(f"gradscope: {recording.flown}")

    def terminated(number: int, _frame: FrameType | None) -> None:
        outcome.code = 128 + number
        finish("terminated")
        if os.getpid() == here and not recording.is_closed:
            # The signal came while a record was being taken: the file is closed right after this handler returns.
            threading.Timer(0.1, os.kill, (here, number)).start()
            return
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    atexit.register(finish)
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, terminated)
    result = run_target(target, frames.known_text)
    outcome.code, outcome.error = result.code, result.error
    return result.code


# ---------------------------------------------------------------------------------------------------- as a child


def _with_viewer(args: argparse.Namespace, target: Target) -> int:
    """Run exactly the recording above as a child that keeps the terminal; then the verdict and the viewer."""
    from gradscope.cli.view import open_viewer

    command = [sys.executable, "-m", "gradscope", "run", "--no-tui", "-q", "-o", args.output]
    command += ["-f"] * args.force + ["--as-paddle"] * args.as_paddle
    command += ["--guard"] * args.guard + ["--holders"] * args.holders
    command += ["--compile", args.compiled]
    command += ["--no-source"] * args.no_source + ["--values", args.values, "--max-bytes", str(args.max_bytes)]
    command += ["--passes", args.passes] if args.passes else []
    command += ["--flight", str(args.flight)] if args.flight else []
    command += ["--break", args.breaks] if args.breaks else []
    head = {"script": ["--", target.what], "module": ["-m", target.what], "code": ["-c", target.what]}[target.kind]
    code = _wait(subprocess.Popen(command + head + ["--", *target.args]))
    out = Output.of(args)
    if not os.path.exists(args.output):  # it never got as far as a record, and said why; or it went well in flight
        if args.flight and not code and not args.quiet:
            out.note(f"gradscope: nothing went wrong: no record was written (--flight {args.flight})")
        return code
    if not args.quiet:
        verdict.show(out, args.output, "")
    if code not in (128 + signal.SIGTERM, 129):
        open_viewer(args.output, None, out)
    return code


def _wait(child: subprocess.Popen[bytes]) -> int:
    """The child's exit code, 128+n when signal n ended it. Ctrl-C reaches the child by itself; we go on waiting."""
    before = {signal.SIGINT: signal.signal(signal.SIGINT, signal.SIG_IGN)}
    for number in (signal.SIGTERM, getattr(signal, "SIGUSR1", signal.SIGTERM)):
        if signal.getsignal(number) is signal.SIG_DFL:
            before[number] = signal.signal(number, lambda sent, _: child.send_signal(sent))
    try:
        code = child.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 128 - code if code < 0 else code
