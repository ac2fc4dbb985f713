"""One recording of this process: a recorder on a file, and the producers attached to it while it lasts."""

from __future__ import annotations

import os
import platform
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module, metadata
from types import FrameType, TracebackType
from typing import Any

import gradscope
from gradscope.capture.frames import Frames
from gradscope.capture.imports import after_import
from gradscope.trace.breaking import BreakingRecorder
from gradscope.trace.errors import GradscopeError, UsageError
from gradscope.trace.flight import FlightRecorder
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import FACTS, OBSERVED, SCHEMA_VERSION, Failure, TraceBegan
from gradscope.trace.sink import EAGER, OPAQUE
from gradscope.trace.watch import parse_breaks

# A producer attaches when its engine is imported: (name, the module whose import means "it is here", where its
# `attach(sink, frames) -> detach` lives).
PRODUCERS: tuple[tuple[str, str, str], ...] = (
    # … by the import of its outermost layer: by then everything the observer needs is there.
    ("native", "gradscope.core.generated.ops_api", "gradscope.capture.native"),
    ("torch", "torch", "gradscope.capture.torch"),
)


class Recording:
    """A recording of what the engines in this process do, between `start` and `stop` (or the ends of a `with` block).

    Takes what `gradscope.record` takes; argv and script are what the record says was run.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        values: str = "auto",
        max_bytes: int = 256 << 20,
        passes: str | None = None,
        source: bool = True,
        overwrite: bool = False,
        flight: int | None = None,
        breaks: str | None = None,
        guard: bool = False,
        holders: bool = False,
        compiled: str = OPAQUE,
        argv: Sequence[str] | None = None,
        script: str | None = None,
    ) -> None:
        if values not in ("none", "auto", "full"):
            raise GradscopeError(f"values must be none, auto or full, not {values!r}")
        if compiled not in (OPAQUE, EAGER):
            raise GradscopeError(f"compiled must be {OPAQUE} or {EAGER}, not {compiled!r}")
        self.path = os.fspath(path)
        self.frames: Frames | None = None
        self._options: dict[str, Any] = {"values": values, "max_bytes": max_bytes, "overwrite": overwrite}
        wanted = parse_breaks(breaks) if breaks else None
        self._kind: Callable[..., Any]
        if flight is not None:
            if passes:
                raise UsageError("flight mode keeps the last passes, `passes` others: choose one of the two")
            self._kind = FlightRecorder
            self._options |= {"flight": flight, "breaks": wanted}
        elif wanted is not None:
            self._kind = BreakingRecorder
            self._options |= {"passes": passes, "breaks": wanted}
        else:
            self._kind = Recorder
            self._options |= {"passes": passes}
        self._source = source
        self._guard = guard
        self._holders = holders
        self._compiled = compiled
        self._argv = list(sys.argv if argv is None else argv)
        self._script = self._argv[0] if script is None and self._argv else script or ""
        self._recorder: Any = None
        self._closing: Any = None
        self._handler: Callable[[int, FrameType | None], None] | None = None
        self._undo: list[Callable[[], None]] = []
        self._pid = 0

    def start(self) -> Recording:
        """Open the file and attach. Raises RecordError (exists, cannot be written) or RecordingInProgress."""
        began = TraceBegan(
            tick=0,
            schema=SCHEMA_VERSION,
            producer="native",
            versions=_versions(),
            capabilities=dict.fromkeys(FACTS, OBSERVED),
            argv=self._argv,
            script=self._script,
            cwd=_cwd(),
            pid=os.getpid(),
            values=self._options["values"],
            began=time.time(),
        )
        self._recorder = recorder = self._kind(self.path, began=began, **self._options)
        recorder.guard, recorder.compiled = self._guard, self._compiled
        recorder.holders = self._holders
        self._pid = os.getpid()
        self.frames = frames = Frames(recorder, self._source)
        for _name, trigger, home in PRODUCERS:

            def attach(home: str = home) -> None:
                try:
                    self._undo.append(import_module(home).attach(recorder, frames))
                except Exception as error:  # a fault of ours must not reach the script
                    print(f"gradscope: nothing of {home} is recorded: {error!r}", file=sys.stderr)

            self._undo.append(after_import(trigger, attach))
        if self._kind is not Recorder:
            recorder.on_stop = self._detach
        if self._kind is FlightRecorder:
            self._listen(recorder)
        return self

    def _detach(self) -> None:
        while self._undo:
            self._undo.pop()()

    def _listen(self, recorder: FlightRecorder) -> None:
        """Let SIGUSR1 write what is held, where the system has it and the program makes no use of it."""
        number = getattr(signal, "SIGUSR1", None)
        if number is None or threading.current_thread() is not threading.main_thread():
            return
        if signal.getsignal(number) is signal.SIG_DFL:
            pid = os.getpid()

            def asked(_number: int, _frame: FrameType | None) -> None:
                if os.getpid() == pid:
                    recorder.ask("SIGUSR1 came")

            self._handler = asked
            signal.signal(number, asked)

    def _stop_listening(self) -> None:
        number = getattr(signal, "SIGUSR1", None)
        if self._handler is None or threading.current_thread() is not threading.main_thread():
            return
        if number is not None and signal.getsignal(number) is self._handler:
            signal.signal(number, signal.SIG_DFL)

    def stop(self, error: Failure | None = None, exit_code: int | None = None, why: str = "end") -> None:
        """Detach and close the file; does nothing the second time, or in a forked child. Never raises."""
        recorder, self._recorder = self._recorder, None
        if recorder is None or os.getpid() != self._pid:
            return
        self._detach()
        recorder.close(error=error, exit_code=exit_code, why=why)
        self._closing = recorder
        self._stop_listening()

    @property
    def is_closed(self) -> bool:
        """Whether the file is complete. After a `stop` from a signal handler that came while a record was being taken
        it becomes so as soon as that is done."""
        return self._closing is not None and not self._closing.is_open

    @property
    def is_written(self) -> bool:
        """Whether there is a file: always, except in flight mode when nothing has gone wrong."""
        recorder = self._recorder or self._closing
        return recorder is not None and getattr(recorder, "is_written", True)

    @property
    def flown(self) -> str:
        """In flight mode, how it went when there is no file to tell; "" when there is one."""
        recorder = self._recorder or self._closing
        return recorder.flown if self._kind is FlightRecorder and recorder is not None else ""

    @property
    def is_started(self) -> bool:
        """Whether `start` was called and `stop` was not."""
        return self._recorder is not None

    @property
    def is_open(self) -> bool:
        """Whether things are still being recorded by this process."""
        return self._recorder is not None and os.getpid() == self._pid and self._recorder.is_open

    def __enter__(self) -> Recording:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(error=failure(error) if error is not None else None, why="end" if error is None else "error")


def failure(error: BaseException) -> Failure:
    """What a record says about an exception: its type and its `str`, or how that failed."""
    try:
        text = str(error)
    except Exception as broken:
        text = f"<str() failed: {type(broken).__name__}>"
    kind = type(error)
    if kind.__module__.startswith("gradscope.core"):
        # The engine's own classes say Paddle's kind; users know the Python type they are.
        kind = next((base for base in kind.__mro__ if base.__module__ == "builtins"), kind)
    home = "" if kind.__module__ in ("builtins", "__main__") else f"{kind.__module__}."
    return Failure(type=home + kind.__qualname__, text=text[:10_000], kind=str(getattr(error, "kind", "") or ""))


def last_line(error: BaseException) -> str:
    """The last line of a traceback: `ValueError: text`, first line only."""
    return "".join(traceback.format_exception_only(type(error), error)).strip().split("\n")[0]


def _versions() -> dict[str, str]:
    found = {"gradscope": gradscope.__version__, "python": platform.python_version()}
    try:
        found["numpy"] = metadata.version("numpy")
    except metadata.PackageNotFoundError:
        pass
    return found


def _cwd() -> str:
    try:
        return os.getcwd()
    except OSError:  # the folder was removed under us
        return ""
