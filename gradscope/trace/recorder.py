"""Takes records from a producer, selects, keeps the budget, and hands blocks to the file.

The producer calls `tick`, `emit`, `about_to_write` and `segment_end` from inside the user's program, so this file has
two duties before all others: to be quick, and never to harm that program. A fault in here stops the recording, says
so in one line on stderr, and is not seen by the script.

When arrays are taken, a record given to `emit` is encoded at once, so nothing has to be held until a batch is full
and no later write into an array can change what was seen. A producer that announces every write (`about_to_write`)
uses `emit_later`: then, as without values, a few dozen records are encoded together.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from gradscope.trace.block import BATCH, BLOCK_BYTES, MOST, PAYLOAD_BYTES, Scribe
from gradscope.trace.errors import GradscopeError
from gradscope.trace.policy import DEFAULT_MAX_BYTES, Budget, parse_passes
from gradscope.trace.records import (
    Failure,
    Finding,
    FrameSeen,
    Opened,
    PassBegan,
    PolicyChanged,
    Record,
    SourceSeen,
    TraceBegan,
    TraceEnded,
    tick_of,
)
from gradscope.trace.running import active, becoming_active, brief, release, say
from gradscope.trace.sink import Sink
from gradscope.trace.values import AUTO, MAX_PAYLOAD, NONE
from gradscope.trace.writer import Writer

CHUNK = 32  # records encoded together: held longer, the garbage collector walks them and doubles their cost
LATE_RECORDS = 10_000

__all__ = ["Recorder", "active"]


class Recorder(Sink):
    """One recording into one file, from construction to `close`. Thread-safe; inert in a forked child.

    is_open: False after a fault, when the budget is used up, when no wanted pass can come any more, after `close`, and
    in a forked child. lazy: may an array be looked at later than it is handed over (see `flight.py`).
    """

    lazy = False
    watches = False  # are gradients of leaves wanted even where values are not taken
    scaled = False

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        values: str = AUTO,
        max_bytes: int = DEFAULT_MAX_BYTES,
        passes: str | None = None,
        overwrite: bool = False,
        began: TraceBegan,
    ) -> None:
        """Create the file and write `began` into it (its tick is set when it is 0).

        Raises RecordingInProgress, RecordExists, UsageError, or GradscopeError when the file cannot be created.
        """
        super().__init__(path, values, max_bytes)
        self._scribe = Scribe(values)
        self._scribe.room = min(MAX_PAYLOAD, max_bytes)
        self._selection = parse_passes(passes) if passes else None
        self._budget = Budget(max_bytes, values=self.values)
        self._inert = False
        self._segment = 1
        self._wanted = False  # the open segment holds a wanted pass
        self._finding = False  # … or a finding
        self._last_pass = 0
        self._late = False  # no wanted pass can come any more: only findings and what they point at
        self._notes: list[Record] = []  # for segment 0
        with becoming_active(self):
            self._writer = Writer(self.path, overwrite=overwrite, meta={"values": values, "passes": passes or ""})
        if not began.tick:
            began.tick = self.tick()
        self._began = began
        self._note(began)
        try:
            self._write_notes()
        except sqlite3.Error as error:
            self._writer.close()
            release(self)
            raise GradscopeError(f"cannot record to {path}: {error}; choose another place with -o") from error
        self.is_open = True

    @property
    def held(self) -> bool:
        """Is somebody looking at each step now (the gate)? Then all statistics of values are taken."""
        return self._scribe.held

    @held.setter
    def held(self, held: bool) -> None:
        self._scribe.held = held

    def restate(self, **facts: Any) -> None:
        """Correct the first record: a producer that attached says its name, versions, capabilities, queue policy."""
        with self._lock:
            if not self.is_open or self._busy:
                return
            try:
                self._began = began = msgspec.structs.replace(self._began, **facts)
                if self._is_ours():
                    self._writer.put_block(1, 0, began.tick, 1, self._scribe.encode([began]), b"")
            except Exception as error:
                self._fail(error)

    # ------------------------------------------------------------------------------------------ the producer's calls

    def emit(self, record: Any) -> None:
        """Take a record (a Struct of `records.KINDS`; nested parts may be tuples, values the arrays themselves).

        An Opened is on disk when this returns. Never raises, except what a signal handler raises meanwhile.
        """
        if not self.is_open:
            if self._late and type(record) in (SourceSeen, FrameSeen, Finding) and len(self._pending) < LATE_RECORDS:
                self._pending.append(record)
            return
        opened = type(record) is Opened
        if self.values and not opened and not self._pending:
            self._take_one(record)
            return
        self._pending.append(record)
        if self.values or opened or len(self._pending) >= CHUNK:
            self._drain(opened)

    def keep(self, array: Any) -> Any:
        """What a record written later will say of an array as it is now (None: nothing)."""
        with self._lock:
            if self._busy or not self.values:
                return array.copy() if self.values else None
            self._busy = True
            try:
                if len(self._scribe.block.payload) >= PAYLOAD_BYTES:  # so that waiting records do not make it grow
                    self._encode_pending()
                    self._write()
                return self._scribe.value_of(array)
            except Exception as error:
                self._fail(error)
                return None
            finally:
                self._busy = False

    def emit_later(self, record: Any) -> None:
        """The same for a producer that says `about_to_write` before every write: arrays may wait for their batch."""
        if type(record) is Opened or not self.is_open:
            self.emit(record)
            return
        pending = self._pending
        pending.append(record)
        if len(pending) >= CHUNK:
            self._drain(False)

    def emit_now(self, record: Any) -> None:
        """Take a flat record that holds large arrays: it is encoded now, so that they are not kept alive."""
        if self.is_open:
            self._pending.append(record)
            self._drain(False)

    def about_to_write(self, array: Any = None) -> None:
        """`array` (None: some array) is about to be overwritten: what was said of arrays so far is settled first."""
        if self._pending and self.values:
            self._drain(False)
        if self.values:
            self._scribe.forget_arrays()

    def segment_end(self) -> None:
        """A top-level pass is over: close the segment and begin the next. The producer describes things again."""
        if not self.is_open:
            if self._late:
                self._pending.clear()
            return
        with self._lock:
            if self._busy:
                return
            self._busy = True
            try:
                self._encode_pending()
                if self._selection is None or self._wanted:
                    self._write(commit=self._writer.is_due(self._scribe.block))
                else:
                    self._drop_segment()
                self._segment += 1
                self._wanted = self._finding = False
                if self._selection is not None and self.is_open and not self._selection.any_after(self._last_pass):
                    self._stop_taking()
                    self._late = True
            except Exception as error:
                self._fail(error)
            finally:
                self._busy = False
        self._close_if_asked()

    def close(self, error: Failure | None = None, exit_code: int | None = None, why: str = "end") -> None:
        """End the recording: write TraceEnded and the index, make the file one file. Only the first call counts.

        Never raises, except what a signal handler raises meanwhile. Called while a record is being taken (a signal
        handler, a finaliser), it happens as soon as that is done.
        """
        with self._lock:
            if self._closed:
                return
            if self._busy:
                self._close_later = (error, exit_code, why)
                return
            self._busy = self._closed = True
            late, self._late = self._late, False
            self._stop_taking()
            try:
                if self._is_ours():
                    self._finish(error, exit_code, why, late)
            except Exception as fault:
                self._complain(f"record not closed properly: {brief(fault)}; it can still be opened")
            finally:
                self._busy = False
                self._pending.clear()
                self._scribe.next_block()  # lets go of the arrays
                if self._is_ours():
                    self._writer.close()
                release(self)

    def stop(self, why: str) -> None:
        """Take no more, and let the file say why; `close` still has to be called. Never raises."""
        with self._lock:
            if self._busy or not self.is_open:
                return
            self._busy = True
            try:
                self._encode_pending()
                self._write()
                self._note(PolicyChanged(self.tick(), "stopped", why, self._writer.written()))
                self._write_notes()
                self._stop_taking()
            except Exception as error:
                self._fail(error)
            finally:
                self._busy = False
        self._close_if_asked()

    # ------------------------------------------------------------------------------------------------------ encoding

    def _take_one(self, record: Any) -> None:
        """What `_drain` does, in short, for the one record that has just come and holds arrays."""
        with self._lock:
            if self._busy:
                self._pending.append(record)
                return
            self._busy = True
            try:
                if self._selection is not None:
                    self._look_for_wanted((record,))
                block = self._scribe.block
                try:
                    part = self._scribe.encode(record)
                except (KeyboardInterrupt, SystemExit):  # the script's to have; the record comes with the next one
                    self._pending.append(record)
                    raise
                except Exception:
                    part = self._scribe.encode_batch([record])
                block.parts.append((1, part))  # straight after: an interrupt finds the record here or there, once
                block.records += 1
                block.nbytes += len(part)
                if not block.first_tick:
                    block.note(0, 0, (record,))
                many = block.records + self._writer.open_records >= BATCH  # blocks that wait count: they are not safe
                if many or block.nbytes >= BLOCK_BYTES or len(block.payload) >= PAYLOAD_BYTES:
                    self._write()
            except Exception as error:
                self._fail(error)
            finally:
                self._busy = False
        if self._pending:  # recorded from inside
            self._drain(False)
        if self._close_later is not None:
            self._close_if_asked()

    def _drain(self, flush: bool) -> None:
        with self._lock:
            if self._busy:  # called from inside (a foreign __array__, a finaliser): whoever is at it takes this too
                return
            self._busy = True
            try:
                self._encode_pending()
                block = self._scribe.block
                if flush or block.is_full or block.records + self._writer.open_records >= BATCH:
                    self._write()
            except Exception as error:
                self._fail(error)
            finally:
                self._busy = False
        if self._close_later is not None:
            self._close_if_asked()

    def _encode_pending(self) -> None:
        """Move what is pending into the open block, as bytes."""
        pending = self._pending
        while count := min(len(pending), MOST):
            batch = pending[:count]
            if self._selection is not None:
                self._look_for_wanted(batch)
            part, block = self._scribe.encode_batch(batch), self._scribe.block
            del pending[:count]  # these two with no call between them: an interrupt finds a record once
            block.parts.append((count, part))
            block.note(count, len(part), batch)

    def _look_for_wanted(self, batch: Sequence[Any]) -> None:
        assert self._selection is not None
        for record in batch:
            if type(record) is PassBegan:
                self._last_pass = max(self._last_pass, record.pass_id)
                self._wanted = self._wanted or record.pass_id in self._selection
            elif type(record) is Finding:
                self._finding = True

    # ------------------------------------------------------------------------------------------------------- writing

    def _write(self, commit: bool = True) -> None:
        """Hand the open block to the file, then look at the budget. Raises what the file raises.

        commit False: it may stay in the open transaction, with other small blocks.
        """
        block = self._scribe.block
        if block.parts and self._is_ours():
            records, data = block.contents()
            # An interrupt before the next block is begun makes this one be written again, with what it got meanwhile.
            put = self._writer.put_block if commit else self._writer.hold_block
            put(block.id, self._segment, block.first_tick, records, data, bytes(block.payload))
            self._scribe.next_block()
            if commit:
                self._keep_budget()
        elif commit and self._writer.open_rows and self._is_ours():
            self._writer.commit()
            self._keep_budget()

    def _keep_budget(self) -> None:
        """Give up values, then payloads of finished passes, then the rest, as the budget demands."""
        while step := self._budget.next_step(written := self._writer.written()):
            limit = f"{self._budget.max_bytes:,} bytes"
            if step == "values":
                self.values, self._scribe.policy = False, NONE
                said = f"no more values from here on: three quarters of {limit} are used; allow more with --max-bytes"
            elif step == "shrunk":
                self._writer.drop_payloads(before=self._segment)
                said = f"values of finished passes dropped: {limit} were used; allow more with --max-bytes"
            else:
                self._stop_taking()
                said = f"recording stopped: {limit} are used; allow more with --max-bytes"
            self._note(PolicyChanged(self.tick(), step, f"budget of {limit}", written))
            self._write_notes()
            say(said)
        self._scribe.room = min(MAX_PAYLOAD, self._budget.max_bytes - written)

    def _note(self, record: Record) -> None:
        self._notes.append(record)

    def _write_notes(self) -> None:
        """Write what belongs to the file as a whole, as a block of segment 0. The open block must be empty."""
        if not self._notes:
            return
        block, notes = self._scribe.block, self._notes
        data = self._scribe.encode(notes)
        self._writer.put_block(block.id, 0, tick_of(notes[0]), len(notes), data, b"")
        self._scribe.next_block()
        self._notes = []

    def _drop_segment(self) -> None:
        self._scribe.next_block()
        self._writer.drop_segment(self._segment)

    def _finish(self, error: Failure | None, exit_code: int | None, why: str, late: bool) -> None:
        try:
            self._encode_pending()
            kept = self._selection is None or self._wanted or self._finding or (error is not None and not late)
            if kept:
                self._write()
            else:
                self._drop_segment()
        except Exception as fault:  # whatever is wrong with the last block, the end can still be told
            self._complain(f"the last records are lost: {brief(fault)}")
            self._scribe.next_block()
        self._note(TraceEnded(self.tick(), error, exit_code, why, time.time()))
        self._write_notes()
        self._index()
        self._writer.finish()

    def _index(self) -> None:
        """Write the index columns. Without them a viewer builds them itself, so nothing is lost when this fails."""
        from gradscope.trace.store import Store

        try:
            from gradscope.trace.index import build_columns

            with Store(self.path) as store:
                columns = build_columns(store)
            self._writer.put_columns(columns)
        except Exception as fault:
            self._complain(f"record written without its index: {brief(fault)}; opening it takes longer")

    # -------------------------------------------------------------------------------------------------------- faults

    def _fail(self, fault: Exception) -> None:
        """Stop recording because of a fault of our own. The script goes on and does not notice."""
        if not self.is_open:
            return
        self._faulted = True
        self._stop_taking()
        self._pending.clear()
        self._scribe.forget_arrays()
        self._note(PolicyChanged(self.tick(), "stopped", f"fault: {brief(fault)}"))
        say(f"recording stopped: {brief(fault)}")

    def _complain(self, text: str) -> None:
        if not self._faulted:
            self._faulted = True
            say(text)

    def _stop_taking(self) -> None:
        self.is_open = self.values = False

    def _let_go_in_child(self) -> None:
        self._stop_taking()
        self._late = False
        if not self._inert:
            self._writer.abandon()
        self._inert = True
        self._pending.clear()
        self._scribe.next_block()
