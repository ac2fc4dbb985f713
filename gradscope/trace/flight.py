"""Flight mode: the last K passes are held in memory, written the moment something goes wrong; then no more is taken.

Nothing touches the disk before. Something goes wrong: a finding or a gradient that is not finite (`watch.py`), an
error that leaves a pass, a script that does not end well, or somebody asks (SIGUSR1). Then the held segments, the bad
one included, become an ordinary record, written by an ordinary Recorder. If all goes well there is no record.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from gradscope.trace.errors import UsageError
from gradscope.trace.held import Segment
from gradscope.trace.policy import DEFAULT_MAX_BYTES
from gradscope.trace.recorder import CHUNK, Recorder
from gradscope.trace.records import Failure, ParamsStepped, TraceBegan
from gradscope.trace.running import becoming_active, brief, release, say
from gradscope.trace.sink import Sink
from gradscope.trace.values import AUTO
from gradscope.trace.watch import WATCHED, Watch
from gradscope.trace.writer import make_room

HELD_BYTES = 64 << 20  # of arrays kept alive for the open segment


class FlightRecorder(Sink):
    """A sink like Recorder. flight: how many passes to hold; max_bytes bounds what is held, and then the file.

    lazy: values are referred to, and looked at later if at all; `about_to_write` must tell before one is overwritten.
    watches: gradients that a pass leaves behind are to be handed over even where `values` is False.
    """

    lazy = True

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        flight: int,
        values: str = AUTO,
        max_bytes: int = DEFAULT_MAX_BYTES,
        overwrite: bool = False,
        breaks: frozenset[str] | None = None,
        began: TraceBegan,
    ) -> None:
        """Nothing is written, but the place is looked at: raises RecordExists, RecordingInProgress, UsageError, or
        GradscopeError when no file can be made there. With overwrite an old record there is removed."""
        if flight < 1:
            raise UsageError(f"--flight {flight}: how many passes to hold, at least 1")
        super().__init__(path, values, max_bytes)
        self.flight = flight
        self.on_stop: Callable[[], None] | None = None  # called once, when the passes were written
        self.split: Callable[[], None] | None = None  # a producer's way of ending a segment between passes
        self._policy = values
        self._max_bytes = max_bytes
        self._limit = min(HELD_BYTES, max_bytes // (flight + 1))
        self._watch = Watch(breaks, self.tick)
        self.watches = self._watch.looks
        self._held: deque[Segment] = deque(maxlen=flight)
        self._asked = ""  # somebody wants the passes now
        self._stopped = ""  # a producer could not go on
        self._file: Recorder | None = None
        with becoming_active(self):
            make_room(self.path.resolve(), overwrite)
        if not began.tick:
            began.tick = self.tick()
        self._began = began
        self._open = self._segment()
        self.is_open = True

    def _segment(self) -> Segment:
        return Segment(self._policy, self._limit)

    @property
    def scaled(self) -> bool:
        """Whether a loss scaler is in use: then a non-finite gradient counts only when the optimizer takes it."""
        return self._watch.scaled

    @scaled.setter
    def scaled(self, scaled: bool) -> None:
        self._watch.scaled = scaled

    @property
    def is_written(self) -> bool:
        """Whether there is a file."""
        return self._file is not None

    @property
    def passes(self) -> int:
        """How many passes were begun."""
        return self._watch.last_pass

    @property
    def flown(self) -> str:
        """How it went, in one line, when there is no file; else ""."""
        if self.is_written:
            return ""
        if self._faulted:
            return f"no record was written (--flight {self.flight}): the recording stopped because of a fault"
        ran = f"{self.passes:,} backward pass{'' if self.passes == 1 else 'es'}"
        return (
            f"nothing went wrong in {ran}: no record was written "
            f"(--flight {self.flight}; kill -USR1 PID while a script runs writes what is held)"
        )

    def restate(self, **facts: Any) -> None:
        """Correct the first record, as a producer does when it attaches."""
        self._began = msgspec.structs.replace(self._began, **facts)

    # ------------------------------------------------------------------------------------------ the producer's calls

    def emit(self, record: Any) -> None:
        """Take a record; as `Recorder.emit`, except that nothing goes to disk. Never raises."""
        if not self.is_open:
            return
        pending = self._pending
        pending.append(record)
        if type(record) in WATCHED:
            self._look(record)
        if len(pending) >= CHUNK:
            self._drain()

    emit_now = emit  # no array is looked at before somebody wants to see it

    def about_to_write(self, array: Any = None) -> None:
        """`array` is about to be overwritten in place (None: some array): what is held of it is settled first."""
        if not self.is_open:
            return
        self._drain()
        with self._lock:
            if self._busy:
                return
            self._busy = True
            try:
                self._open.settle(array)
                for segment in self._held:
                    segment.settle(array)
            except Exception as error:
                self._fail(error)
            finally:
                self._busy = False
        self._catch_up()

    def segment_end(self) -> None:
        """A top-level pass is over: hold its segment; write everything held if something went wrong in it."""
        if not self.is_open:
            return
        with self._lock:
            if self._busy:
                return
            self._busy = True
            try:
                if self._is_ours():
                    self._end_segment()
                    if self._watch.cause or self._asked:
                        self._write_out(self._watch.cause or self._asked)
            except Exception as error:
                self._fail(error)
            finally:
                self._busy = False
        self._catch_up()

    def stop(self, why: str) -> None:
        """A producer could not go on: what is held is still written when the script ends badly, and then says why."""
        self._stopped = self._stopped or why
        self._faulted = True

    def ask(self, why: str) -> None:
        """Write what is held: now, or when the pass that is running has ended. From anywhere, also a signal handler."""
        self._asked = self._asked or why
        self._catch_up()

    def close(self, error: Failure | None = None, exit_code: int | None = None, why: str = "end") -> None:
        """End the recording. What is held is written if it ends badly: an error, an exit code other than 0, a signal.

        Only the first call counts. Never raises. Called while a record is being taken, it happens right after that.
        """
        with self._lock:
            if self._closed:
                return
            if self._busy:
                self._close_later = (error, exit_code, why)
                return
            self._busy = self._closed = True
            try:
                if self._is_ours() and self._file is None and self.is_open:
                    bad = self._watch.cause or self._asked or _ended_badly(error, exit_code, why)
                    if bad:
                        self._write_out(bad)
            except Exception as fault:
                self._fail(fault)
            finally:
                self._take_no_more()
                self._busy = False
                self._let_go()
        release(self)
        if self._file is not None:
            self._file.close(error, exit_code, why)

    # ---------------------------------------------------------------------------------------------------- the inside

    def _look(self, record: Any) -> None:
        try:
            finding = self._watch.see(record)
            if finding is not None:
                self._pending.append(finding)
                if type(record) is ParamsStepped:  # its pass has ended and is held already
                    self.ask(self._watch.cause)
        except Exception as error:
            self._fail(error)

    def _drain(self) -> None:
        if not self._pending:
            return
        with self._lock:
            if self._busy:  # called from inside (a finaliser): whoever is at it takes this too
                return
            self._busy = True
            try:
                self._open.take(self._pending)
                # Records that no pass follows (a long evaluation) must not pile up: begin anew, as in mid-program.
                crowded = self._open.size > self._max_bytes // 2 and not self._watch.open and self.split is not None
            except Exception as error:
                self._fail(error)
                crowded = False
            finally:
                self._busy = False
        if crowded and self.is_open:
            self._start_over()
        if self._asked or self._close_later is not None:
            self._catch_up()

    def _start_over(self) -> None:
        assert self.split is not None
        self._open = self._segment()
        split, self.split = self.split, None
        try:
            split()
        finally:
            self.split = split

    def _end_segment(self) -> None:
        segment, watch = self._open, self._watch
        segment.take(self._pending)
        if not segment.parts:
            return
        segment.end()
        self._open = self._segment()
        if not watch.cause and not self._asked and watch.doubt is None:
            segment.forget_large(watch.norms)
            for older in self._held:
                if older.whole:  # it was in doubt
                    older.forget_large({})
        watch.segment_ended()
        self._held.append(segment)
        while len(self._held) > 1 and sum(held.size for held in self._held) > self._max_bytes:
            self._held.popleft()

    def _write_out(self, why: str) -> None:
        """Make the record of what is held, and take no more."""
        self._open.take(self._pending)
        release(self)
        file = Recorder(self.path, values=self._policy, max_bytes=self._max_bytes, began=self._began)
        self._file = file
        file.tick = self.tick
        for segment in [*self._held, self._open]:
            for record in segment.records():
                file.emit(record)
            if segment.ended:
                file.segment_end()
        file.stop(self._stopped or f"flight: {why}")
        self._take_no_more()
        held = len(self._held)
        self._let_go()
        say(f"{why}; {_passes(held)} written to {self.path}, recording stopped")
        if self.on_stop is not None:
            self.on_stop()

    def _catch_up(self) -> None:
        """Do what was asked for while something else was at work."""
        if self._busy:
            return
        if self._asked and self.is_open and not self._watch.open:
            with self._lock:
                if self._busy:
                    return
                self._busy = True
                try:
                    if self._is_ours():
                        self._write_out(self._asked)
                except Exception as error:
                    self._fail(error)
                finally:
                    self._busy = False
        self._close_if_asked()

    def _fail(self, fault: Exception) -> None:
        """Stop because of a fault of our own; the script does not notice."""
        if self.is_open:
            self._faulted = True
            self._take_no_more()
            self._let_go()
            say(f"recording stopped: {brief(fault)}")

    def _take_no_more(self) -> None:
        self.is_open = self.values = self.watches = False

    def _let_go(self) -> None:
        self._pending.clear()
        self._held.clear()
        self._open = self._segment()
        self._watch.segment_ended()

    def _let_go_in_child(self) -> None:
        self._take_no_more()
        self._let_go()


def _ended_badly(error: Failure | None, exit_code: int | None, why: str) -> str:
    if error is not None:
        return f"the script ended with {error.type}"
    if why in ("terminated", "interrupted"):
        return f"the script was {why}"
    return f"the script ended with exit code {exit_code}" if exit_code else ""


def _passes(count: int) -> str:
    if not count:
        return "what was recorded so far, no pass in it,"
    return "the last pass" if count == 1 else f"the last {count} passes"
