"""Takes records from a producer, batches them, applies the value policy and hands blocks to the file.

The producer calls `tick`, `emit`, `about_to_write` and `segment_end` from inside the user's program, so this file has
two duties before all others: to be quick, and never to harm that program. A fault in here stops the recording, says
so in one line on stderr, and is not seen by the script.

When arrays are taken, a record is encoded at once, so nothing has to be held until a batch is full and no later write
into an array can change what was seen. Only the arrays already described in the open block are held, so that an array
met again (an output, then a holder, then a hook's argument) is stored once; `about_to_write` forgets them. Without
values a few dozen records are encoded together.
"""

from __future__ import annotations

import itertools
import os
import sys
import threading
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from gradscope.trace import values as policy
from gradscope.trace.errors import GradscopeError, RecordingInProgress, UsageError
from gradscope.trace.plain import stand_in, tame
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
from gradscope.trace.writer import Writer

BATCH = 512  # records in a block
CHUNK = 32  # records encoded together: held longer, the garbage collector walks them and doubles their cost
MOST = 65_535  # records in one array head of three bytes
BLOCK_BYTES = 1 << 20
PAYLOAD_BYTES = 4 << 20
HELD_BYTES = 64 << 20  # arrays kept alive to recognise them when they are met again
LATE_RECORDS = 10_000

_active: Recorder | None = None  # the one open recorder of this process
_everyone: weakref.WeakSet[Recorder] = weakref.WeakSet()
_guard = threading.Lock()


class _Block:
    """The block being filled. parts: (number of records, their bytes)."""

    __slots__ = ("first_tick", "id", "nbytes", "parts", "payload", "records")

    def __init__(self, block_id: int) -> None:
        self.id = block_id
        self.parts: list[tuple[int, bytes]] = []
        self.payload = bytearray()
        self.first_tick = 0
        self.records = 0
        self.nbytes = 0


class Recorder:
    """One recording into one file, from construction to `close`. Thread-safe; inert in a forked child.

    values: may a producer hand over arrays (False: it passes None). is_open: are records still taken; False after a
    fault, when the budget is used up, when no wanted pass can come any more, after `close`, and in a forked child.
    held: somebody is looking at each step now (the gate); all statistics of values are taken.
    tick: the next tick, from 1.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        values: str = policy.AUTO,
        max_bytes: int = DEFAULT_MAX_BYTES,
        passes: str | None = None,
        overwrite: bool = False,
        began: TraceBegan,
    ) -> None:
        """Create the file and write `began` into it (its tick is set when it is 0).

        Raises RecordingInProgress, RecordExists, UsageError, or GradscopeError when the file cannot be created.
        """
        if values not in policy.POLICIES:
            raise UsageError(f"--values {values}: choose one of {', '.join(policy.POLICIES)}")
        if max_bytes <= 0:
            raise UsageError(f"--max-bytes {max_bytes}: a record needs some room; write for example 256M")
        self.path = Path(path)
        self.tick: Callable[[], int] = itertools.count(1).__next__
        self.values = values != policy.NONE
        self.held = False
        self.is_open = False
        self._policy = values
        self._selection = parse_passes(passes) if passes else None
        self._budget = Budget(max_bytes, values=self.values)
        self._encode = msgspec.msgpack.Encoder(enc_hook=self._encode_other).encode
        self._pending: list[Any] = []
        self._seen: dict[int, tuple[Any, policy.ValueTuple]] = {}  # id of an array of this block -> it, its Value
        self._seen_bytes = 0
        self._lock = threading.RLock()
        self._busy = False
        self._closed = False
        self._inert = False
        self._close_later: tuple[Failure | None, int | None, str] | None = None
        self._pid = os.getpid()
        self._segment = 1
        self._wanted = False  # the open segment holds a wanted pass
        self._finding = False  # … or a finding
        self._last_pass = 0
        self._late = False  # no wanted pass can come any more: only findings and what they point at
        self._notes: list[Record] = []  # for segment 0
        global _active
        with _guard:
            if _active is not None:
                raise RecordingInProgress(
                    f"this process is already recording into {_active.path}; end that one before you begin another"
                )
            self._writer = Writer(self.path, overwrite=overwrite, meta={"values": values})
            _active = self
        _everyone.add(self)
        if not began.tick:
            began.tick = self.tick()
        self._block = _Block(1)
        self._note(began)
        self._write_notes()
        self.is_open = True

    # ------------------------------------------------------------------------------------------ the producer's calls

    def emit(self, record: Any) -> None:
        """Take a record (a Struct of `records.KINDS`; nested parts may be tuples, values the arrays themselves).

        An Opened is on disk when this returns. Never raises, except what a signal handler raises meanwhile.
        """
        if not self.is_open:
            if self._late and type(record) in (SourceSeen, FrameSeen, Finding) and len(self._pending) < LATE_RECORDS:
                self._pending.append(record)
            return
        self._pending.append(record)
        opened = type(record) is Opened
        if self.values or opened or len(self._pending) >= CHUNK:
            self._drain(opened)

    def about_to_write(self) -> None:
        """An array is about to be overwritten in place: what was said of arrays so far is settled first."""
        if self._pending and self.values:
            self._drain(False)
        if self._seen:
            self._forget_arrays()

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
                    self._write()
                else:
                    self._drop_segment()
                self._segment += 1
                self._wanted = self._finding = False
                if self._selection is not None and self.is_open and not self._selection.any_after(self._last_pass):
                    self._late, self.is_open = True, False
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
            late, self._late, self.is_open = self._late, False, False
            try:
                if self._is_ours():
                    self._finish(error, exit_code, why, late)
            except Exception as fault:
                _say(f"record not closed properly: {_brief(fault)}; it can still be opened")
            finally:
                self._busy = False
                self._pending.clear()
                self._forget_arrays()
                if self._is_ours():
                    self._writer.close()
                _release(self)

    # ------------------------------------------------------------------------------------------------------ encoding

    def _drain(self, flush: bool) -> None:
        with self._lock:
            if self._busy:  # called from inside (a foreign __array__, a finaliser): whoever is at it takes this too
                return
            self._busy = True
            try:
                self._encode_pending()
                block = self._block
                if (
                    flush
                    or block.records >= BATCH
                    or block.nbytes >= BLOCK_BYTES
                    or len(block.payload) >= PAYLOAD_BYTES
                ):
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
            block = self._block
            try:
                # without the head of the array, so that parts can be put together
                part = self._encode(batch[0]) if count == 1 else self._encode(batch)[1 if count < 16 else 3 :]
            except Exception:  # an object or number MessagePack has no form for
                part = b"".join(self._encode(tame(record, self._encode)) for record in batch)
            block.parts.append((count, part))
            del pending[:count]
            block.records += count
            block.nbytes += len(part)
            if not block.first_tick:
                block.first_tick = next((tick for tick in map(tick_of, batch) if tick), 0)

    def _encode_other(self, item: Any) -> Any:
        """msgspec asks what to write for an object it does not know: arrays become Values, the rest its stand-in."""
        found = self._seen.get(id(item))
        if found is not None:
            return found[1]
        if type(item) is not np.ndarray and not policy.is_array(item):
            return stand_in(item)
        value = policy.describe(item, self._policy if self.values else policy.NONE, self._keep, self.held)
        if self.values:
            self._seen[id(item)] = (item, value)
            self._seen_bytes += item.nbytes if type(item) is np.ndarray else getattr(item, "nbytes", 0)
            if self._seen_bytes > HELD_BYTES:
                self._forget_arrays()
        return value

    def _keep(self, data: bytes) -> tuple[int, int]:
        block = self._block
        offset = len(block.payload)
        block.payload += data
        return block.id, offset

    def _forget_arrays(self) -> None:
        self._seen.clear()
        self._seen_bytes = 0

    def _look_for_wanted(self, batch: list[Any]) -> None:
        assert self._selection is not None
        for record in batch:
            if type(record) is PassBegan:
                self._last_pass = max(self._last_pass, record.pass_id)
                self._wanted = self._wanted or record.pass_id in self._selection
            elif type(record) is Finding:
                self._finding = True

    # ------------------------------------------------------------------------------------------------------- writing

    def _write(self) -> None:
        """Hand the open block to the file, then look at the budget. Raises what the file raises."""
        block = self._block
        if block.parts and self._is_ours():
            records = sum(count for count, _ in block.parts)
            data = _array_head(records) + b"".join(part for _, part in block.parts)
            self._writer.put_block(block.id, self._segment, block.first_tick, records, data, bytes(block.payload))
            # One assignment: an interrupt before it writes the same block again, after it the block is done.
            self._block = _Block(block.id + 1)
            self._forget_arrays()
            self._keep_budget()

    def _keep_budget(self) -> None:
        """Give up values, then payloads of finished passes, then the rest, as the budget demands."""
        while step := self._budget.next_step(written := self._writer.written()):
            limit = f"{self._budget.max_bytes:,} bytes"
            if step == "values":
                self.values = False
                said = f"no more values from here on: three quarters of {limit} are used; allow more with --max-bytes"
            elif step == "shrunk":
                self._writer.drop_payloads(before=self._segment)
                said = f"values of finished passes dropped: {limit} were used; allow more with --max-bytes"
            else:
                self.is_open = False
                said = f"recording stopped: {limit} are used; allow more with --max-bytes"
            self._note(PolicyChanged(self.tick(), step, f"budget of {limit}", written))
            self._write_notes()
            _say(said)

    def _note(self, record: Record) -> None:
        self._notes.append(record)

    def _write_notes(self) -> None:
        """Write what belongs to the file as a whole, as a block of segment 0. The open block must be empty."""
        if not self._notes:
            return
        block, notes = self._block, self._notes
        self._writer.put_block(block.id, 0, tick_of(notes[0]), len(notes), self._encode(notes), b"")
        self._block, self._notes = _Block(block.id + 1), []

    def _drop_segment(self) -> None:
        self._forget_arrays()
        self._block = _Block(self._block.id)
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
            _say(f"the last records are lost: {_brief(fault)}")
            self._block = _Block(self._block.id + 1)
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
            _say(f"record written without its index: {_brief(fault)}; opening it takes longer")

    # -------------------------------------------------------------------------------------------------------- faults

    def _fail(self, fault: Exception) -> None:
        """Stop recording because of a fault of our own. The script goes on and does not notice."""
        if not self.is_open:
            return
        self.is_open = False
        self._pending.clear()
        self._forget_arrays()
        self._note(PolicyChanged(self.tick(), "stopped", f"fault: {_brief(fault)}"))
        _say(f"recording stopped: {_brief(fault)}")

    def _is_ours(self) -> bool:
        """False in a child process, whichever way it was forked; then nothing may touch the file any more."""
        if os.getpid() != self._pid:
            self._go_inert()
            return False
        return True

    def _go_inert(self) -> None:
        self.is_open = self.values = self._late = False
        if not self._inert:
            self._writer.abandon()
        self._inert = self._closed = True
        self._pending.clear()
        self._forget_arrays()
        _release(self)

    def _close_if_asked(self) -> None:
        if self._close_later is not None and not self._busy:
            asked, self._close_later = self._close_later, None
            self.close(*asked)

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def active() -> Recorder | None:
    """The open recorder of this process."""
    return _active


def _release(recorder: Recorder) -> None:
    global _active
    if _active is recorder:
        _active = None


def _after_fork_in_child() -> None:
    """A child of a recorded script does not record; its copy of the lock may be held by a thread it does not have."""
    global _guard
    _guard = threading.Lock()
    for recorder in list(_everyone):
        recorder._lock = threading.RLock()
        recorder._busy = False
        recorder._go_inert()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork_in_child)


def _array_head(count: int) -> bytes:
    """How MessagePack begins an array of `count` items (its 32-bit form, which is valid for every count)."""
    return b"\xdd" + count.to_bytes(4, "big")


def _brief(fault: BaseException) -> str:
    text = fault.message if isinstance(fault, GradscopeError) else f"{type(fault).__name__}: {fault}"
    return " ".join(text.split())[:300]


def _say(text: str) -> None:
    """One line on the process's own stderr, wherever the script may have sent `sys.stderr`."""
    try:
        if sys.__stderr__ is not None:
            print(f"gradscope: {text}", file=sys.__stderr__, flush=True)
    except Exception:  # a closed stderr is no reason to disturb the script
        pass
