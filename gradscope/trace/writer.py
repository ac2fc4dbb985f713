"""Writes a `.gscope` file: one transaction a block, so that whatever was written survives the death of the script."""

from __future__ import annotations

import errno
import os
import platform
import sqlite3
import time
from pathlib import Path
from typing import Any

import numpy as np

from gradscope.trace.block import BATCH, Block
from gradscope.trace.container import APPLICATION_ID, CREATE, Packer, own_version, pack, process_start
from gradscope.trace.errors import GradscopeError, RecordExists
from gradscope.trace.records import SCHEMA_VERSION

# Files this process is writing. Opening such a file by other means than SQLite and closing it again would drop the
# locks SQLite holds on it (POSIX locks belong to the process), so readers look here first.
being_written: set[Path] = set()
# Measured on blobs of 1 MB: 8 KiB pages and a rare copying back of the log halve the cost of a block.
PAGE_SIZE = 8192
LOG_BYTES = 64 << 20
OPEN_BYTES = 128 << 10  # packed, that may wait with it
WAIT = 0.1  # seconds a finished segment may wait for its transaction


class Writer:
    """The writing end of one file. Not thread-safe: the recorder calls it under its lock. Raises sqlite3.Error."""

    def __init__(self, path: Path, *, overwrite: bool, meta: dict[str, str]) -> None:
        """Create the file. Raises RecordExists, or GradscopeError when the folder cannot be written to."""
        self.path = path.resolve()
        self.open_rows: dict[int, tuple[tuple[Any, ...], bytes]] = {}  # blocks that wait for a transaction, packed
        self.open_records = self._open_bytes = 0
        self._committed = 0.0
        self._packer = Packer()
        make_room(self.path, overwrite)
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=0.5)
            # In one transaction and before WAL, so that a file is either empty or a whole record, and its header tells.
            self._db.executescript(
                f"PRAGMA page_size = {PAGE_SIZE}; PRAGMA synchronous = OFF; BEGIN;"
                f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {SCHEMA_VERSION}; {CREATE} COMMIT;"
            )
            facts = {"gradscope": own_version(), "pid": str(os.getpid()), "host": platform.node()}
            self.put_meta({**facts, "process": process_start(os.getpid()), **meta})
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute(f"PRAGMA wal_autocheckpoint = {LOG_BYTES // PAGE_SIZE}")
        except sqlite3.Error as error:
            raise GradscopeError(f"cannot record to {path}: {error}; choose another place with -o") from error
        being_written.add(self.path)

    def put_meta(self, facts: dict[str, str]) -> None:
        """Write keys of the meta table, replacing what they held."""
        self._begin()
        self._db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", facts.items())
        self._db.execute("COMMIT")

    def put_block(self, block: int, segment: int, first_tick: int, records: int, data: bytes, payload: bytes) -> None:
        """Write one block and its payloads, and those that wait. Writing the same block again replaces it."""
        self.hold_block(block, segment, first_tick, records, data, payload)
        self.commit()

    def hold_block(self, block: int, segment: int, first_tick: int, records: int, data: bytes, payload: bytes) -> None:
        """Keep a block, packed, until another is put or `commit` comes: a transaction costs as much as a few hundred
        records, and small passes have only a few dozen."""
        row = (block, segment, first_tick, records, self._packer.records(data))
        packed = self._packer.elements(payload) if payload else b""
        self.open_rows[block] = row, packed
        self.open_records += records
        self._open_bytes += len(row[4]) + len(packed)

    def is_due(self, block: Block) -> bool:
        """Would this block with those that wait be enough for a transaction, or do they wait too long already?"""
        return (
            self.open_records + block.records >= BATCH
            or self._open_bytes + block.nbytes // 4 + len(block.payload) >= OPEN_BYTES
            or time.monotonic() - self._committed > WAIT
        )

    def commit(self) -> None:
        """Write the blocks that wait."""
        self._begin()
        for row, payload in list(self.open_rows.values()):
            self._db.execute("INSERT OR REPLACE INTO blocks VALUES (?, ?, ?, ?, ?)", row)
            if payload:
                self._db.execute("INSERT OR REPLACE INTO payloads VALUES (?, ?)", (row[0], payload))
        self._db.execute("COMMIT")
        self.open_rows.clear()
        self.open_records = self._open_bytes = 0
        self._committed = time.monotonic()

    def written(self) -> int:
        """Bytes in use in the file (pages that dropped rows gave back do not count: they are used again)."""
        pages, free = self._pages()
        return (pages - free) * PAGE_SIZE

    def drop_segment(self, segment: int) -> None:
        """Forget a segment; SQLite uses its pages again."""
        self.open_rows = {block: row for block, row in self.open_rows.items() if row[0][1] != segment}
        self._begin()
        self._db.execute("DELETE FROM payloads WHERE block IN (SELECT id FROM blocks WHERE segment = ?)", (segment,))
        self._db.execute("DELETE FROM blocks WHERE segment = ?", (segment,))
        self._db.execute("COMMIT")

    def drop_payloads(self, before: int) -> None:
        """Forget the payloads of all segments before `before`."""
        if self.open_rows:
            self.commit()
        self._begin()
        self._db.execute("DELETE FROM payloads WHERE block IN (SELECT id FROM blocks WHERE segment < ?)", (before,))
        self._db.execute("COMMIT")

    def put_columns(self, columns: dict[str, np.ndarray]) -> None:
        """Write the index: one-dimensional integer arrays by name. Replaces the whole index, in one transaction."""
        rows = [(name, array.dtype.str, pack(np.ascontiguousarray(array).tobytes())) for name, array in columns.items()]
        self._begin()
        self._db.execute("DELETE FROM columns")
        self._db.executemany("INSERT INTO columns VALUES (?, ?, ?)", rows)
        self._db.execute("COMMIT")

    def finish(self) -> None:
        """Mark the file as closed and make it one file again, if nobody reads it just now; else it stays in WAL."""
        if self.open_rows:
            self.commit()
        self.put_meta({"closed": "1"})
        try:
            pages, free = self._pages()
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if self._db.execute("PRAGMA journal_mode = DELETE").fetchone()[0] == "delete" and free * 4 > pages:
                self._db.execute("VACUUM")  # much was dropped
        except sqlite3.OperationalError:
            pass  # somebody reads: a closed record in WAL is as good
        self.close()

    def close(self) -> None:
        """Let go of the file as it is. A file that was not finished counts as unclosed."""
        try:
            if self.open_rows:
                self.commit()
        except sqlite3.Error:
            self.open_rows.clear()  # whoever closes without finishing has said what went wrong
        self._db.close()
        being_written.discard(self.path)

    def abandon(self) -> None:
        """In a forked child: never touch the file again, not even by closing it (that would undo the parent's)."""
        import ctypes

        # One reference too many: the connection is never finalised, so SQLite never gets to check point the parent's
        # log or to drop the parent's files.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._db))
        being_written.discard(self.path)

    def _pages(self) -> tuple[int, int]:
        """Pages in the file, and how many of them are free."""
        (pages,) = self._db.execute("PRAGMA page_count").fetchone()
        (free,) = self._db.execute("PRAGMA freelist_count").fetchone()
        return pages, free

    def _begin(self) -> None:
        if self._db.in_transaction:  # an interrupt came between BEGIN and COMMIT
            self._db.execute("ROLLBACK")
        self._db.execute("BEGIN IMMEDIATE")


def make_room(path: Path, overwrite: bool) -> None:
    """Remove an old record at `path` when the user said so, never anything that is not a record; make its folder.

    Raises RecordExists, or GradscopeError when the folder cannot be made or written to.
    """
    try:
        if path.exists():
            with path.open("rb") as file:
                old = file.read(72)
            if not overwrite:
                raise RecordExists(f"{path} is already there; overwrite it with --force or choose another name with -o")
            if old and old[68:72] != APPLICATION_ID.to_bytes(4, "big"):
                raise RecordExists(f"{path} is not a gradscope record and is left alone; choose another name with -o")
        for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm"), Path(f"{path}-journal")):
            name.unlink(missing_ok=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise GradscopeError(f"cannot record to {path}: {error.strerror}; choose another place with -o") from error
