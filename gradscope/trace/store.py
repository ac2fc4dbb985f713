"""Reads a `.gscope` file, be it closed, unclosed or still growing: blocks of records, payloads and index columns.

A file whose writer is still alive is read where it is; whoever follows it opens, fetches and closes. An unclosed file
whose writer is gone is copied with its log to a temporary folder and recovered there: the original is evidence and is
not touched. Nothing a file says is trusted: its schema may hold plain tables only, its blobs are bounded.
"""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

import msgspec
import numpy as np

from gradscope.trace import writer
from gradscope.trace.container import APPLICATION_ID, TABLES, own_version, process_start, unpack
from gradscope.trace.errors import RecordError
from gradscope.trace.records import SCHEMA_VERSION, TAGS, Record

_PAYLOAD_CACHE = 8
T = TypeVar("T")


class BlockInfo(NamedTuple):
    """A row of the table of blocks: id (payloads are named by it), segment, tick of its first record that has one
    (0: none has), number of records."""

    id: int
    segment: int
    first_tick: int
    records: int


class Unknown(msgspec.Struct):
    """Stands where a record cannot be read: its kind is newer than this gradscope (tag), or it is malformed (why).

    It keeps the place, so that the records after it keep their row.
    """

    tag: int
    why: str = ""
    tick: int = 0


_decode_block = msgspec.msgpack.Decoder(list[Record]).decode
_decode_raw = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode
_decode_one = msgspec.msgpack.Decoder(Record).decode
_decode_any = msgspec.msgpack.Decoder(list[object]).decode


def decode_records(data: bytes) -> list[Record | Unknown]:
    """The records of an unpacked block. Raises msgspec.DecodeError only when the block as a whole makes no sense."""
    try:
        return cast("list[Record | Unknown]", _decode_block(data))
    except msgspec.ValidationError:  # at least one record is not of this schema: read them one by one
        return [decode_record(raw) for raw in _decode_raw(data)]


def decode_record(raw: msgspec.Raw) -> Record | Unknown:
    """One record of a raw block; an Unknown when it is of a newer kind or malformed."""
    try:
        return _decode_one(raw)
    except msgspec.ValidationError as error:
        try:
            tag = _decode_any(raw)[0]
        except (msgspec.DecodeError, IndexError):
            tag = 0
        known = isinstance(tag, int) and tag in TAGS
        return Unknown(tag if isinstance(tag, int) else 0, f"malformed: {error}" if known else "unknown kind")


class Store:
    """The reading end of one file. Raises RecordError wherever the file cannot be understood.

    closed: the recording was ended properly. live: its writer is alive now (what is here may grow).
    blocks: what there is, in the order of recording, as of opening or the last `refresh`.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._payloads: OrderedDict[int, bytes | None] = OrderedDict()
        if not self.path.exists():
            raise RecordError(f"{self.path}: no such record", exit_code=2)
        if self.path.is_dir():
            raise RecordError(f"{self.path} is a folder, not a gradscope record")
        if self.path.stat().st_size == 0:
            raise RecordError(f"{self.path} is empty: nothing was recorded into it")
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        try:
            try:
                self._connect(self.path)
                self._check()
            except sqlite3.OperationalError:
                # a log next to it, in a folder we may not write to: SQLite cannot even look at it there
                self._recover()
        except sqlite3.Error as error:
            raise RecordError(f"{self.path} is not a gradscope record, or it is damaged ({error})") from error
        self.meta = self._read_meta()
        self.closed = self.meta.get("closed") == "1"
        self.live = not self.closed and self._writer_lives()
        if not self.closed and not self.live and self._folder is None:
            self._db.close()
            try:
                self._recover()
            except sqlite3.Error as error:
                raise RecordError(f"{self.path} is damaged ({error}); record the run again") from error
            self.meta = self._read_meta()
        self.blocks: list[BlockInfo] = []
        self.refresh()

    def _connect(self, path: Path, mode: str = "ro") -> None:
        uri = f"{path.absolute().as_uri()}?mode={mode}"
        self._db = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=2)
        self._db.text_factory = lambda text: text.decode("utf-8", "replace")  # damaged text is no reason to fail
        self._db.execute("PRAGMA trusted_schema = OFF")
        self._db.execute("PRAGMA cell_size_check = ON")

    def _recover(self) -> None:
        """Copy the file and its log, let SQLite put them together there, and read that."""
        self._folder = tempfile.TemporaryDirectory(prefix="gradscope-")
        copy = Path(self._folder.name) / "record.gscope"
        try:
            shutil.copyfile(self.path, copy)
            log = Path(f"{self.path}-wal")
            if log.exists():
                shutil.copyfile(log, f"{copy}-wal")
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from error
        self._connect(copy, "rw")
        self._db.execute("PRAGMA query_only = ON")
        self._check()

    def _check(self) -> None:
        """Is it ours, of a schema we know, and made of plain tables only."""
        (application,) = self._db.execute("PRAGMA application_id").fetchone()
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION_ID:
            raise RecordError(f"{self.path} is not a gradscope record")
        rows = self._db.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
        tables = {name for kind, name, sql in rows if kind == "table" and str(sql).upper().startswith("CREATE TABLE")}
        if version > SCHEMA_VERSION:
            theirs = "a newer gradscope"
            if "meta" in tables:
                found = self._db.execute("SELECT value FROM meta WHERE key = 'gradscope'").fetchone()
                theirs = f"gradscope {found[0]}" if found else theirs
            raise RecordError(
                f"{self.path}: made by {theirs} (schema {version}), this is {own_version()} (schema {SCHEMA_VERSION}); "
                "upgrade gradscope to open it"
            )
        if not tables >= TABLES or any(kind in ("view", "trigger") for kind, _, _ in rows):
            raise RecordError(f"{self.path}: its tables are not those of a gradscope record; the file is damaged")

    def _read_meta(self) -> dict[str, str]:
        return {str(key): str(value) for key, value in self._rows("SELECT key, value FROM meta")}

    def _writer_lives(self) -> bool:
        if self.path.resolve() in writer.being_written:
            return True
        try:
            pid = int(self.meta.get("pid", ""))
            if pid <= 0 or pid == os.getpid() or self.meta.get("host") != platform.node():
                return False
            os.kill(pid, 0)
        except PermissionError:  # alive, and somebody else's
            pass
        except (OSError, ValueError, OverflowError):
            return False
        return self.meta.get("process", "") == process_start(pid)  # else the number was given to another process

    def _rows(self, sql: str, args: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        try:
            return self._db.execute(sql, args).fetchall()
        except sqlite3.Error as error:
            raise RecordError(f"{self.path} is damaged ({error}); record the run again") from error

    def refresh(self) -> int:
        """Look what blocks there are by now (a live file grows; dropped segments go). Gives their number."""
        rows = self._rows("SELECT id, segment, first_tick, records FROM blocks ORDER BY id")
        if not all(isinstance(item, int) for row in rows for item in row):
            raise RecordError(f"{self.path}: its table of blocks is damaged")
        self.blocks = [BlockInfo(*cast("tuple[int, int, int, int]", row)) for row in rows]
        return len(self.blocks)

    def block(self, index: int) -> list[Record | Unknown]:
        """The records of `blocks[index]`, as many as it says."""
        try:
            records = decode_records(self._data(index))
        except msgspec.DecodeError as error:
            raise self._damaged(index, str(error)) from error
        return self._all_there(index, records)

    def raw_block(self, index: int) -> list[msgspec.Raw]:
        """The records of `blocks[index]`, not decoded yet (`decode_record` does it): for who wants few of them."""
        try:
            return self._all_there(index, _decode_raw(self._data(index)))
        except msgspec.DecodeError as error:
            raise self._damaged(index, str(error)) from error

    def _data(self, index: int) -> bytes:
        ident = self.blocks[index].id
        rows = self._rows("SELECT data FROM blocks WHERE id = ?", (ident,))
        if not rows:
            raise RecordError(f"{self.path}: block {ident} is gone: the record was being written; open it again")
        return unpack(cast("bytes", rows[0][0]), self.path, f"block {ident}")

    def _all_there(self, index: int, records: list[T]) -> list[T]:
        info = self.blocks[index]
        if len(records) != info.records:
            raise self._damaged(index, f"it holds {len(records)} records, not {info.records}")
        return records

    def _damaged(self, index: int, why: str) -> RecordError:
        return RecordError(f"{self.path}: block {self.blocks[index].id} is damaged ({why}); record the run again")

    def payload(self, block: int) -> bytes | None:
        """The bytes the Values with `.block == block` point into; None when they were dropped to save space."""
        if block in self._payloads:
            self._payloads.move_to_end(block)
            return self._payloads[block]
        rows = self._rows("SELECT data FROM payloads WHERE block = ?", (block,))
        data = unpack(cast("bytes", rows[0][0]), self.path, f"payload {block}") if rows else None
        self._payloads[block] = data
        if len(self._payloads) > _PAYLOAD_CACHE:
            self._payloads.popitem(last=False)
        return data

    def column_names(self) -> list[str]:
        """Names of the index columns; empty when the file was not closed or could not be indexed."""
        return [str(name) for (name,) in self._rows("SELECT name FROM columns ORDER BY name")]

    def column(self, name: str) -> np.ndarray | None:
        """One index column (read-only), or None when the file has none of that name."""
        rows = self._rows("SELECT dtype, data FROM columns WHERE name = ?", (name,))
        if not rows:
            return None
        try:
            dtype = np.dtype(cast("str", rows[0][0]))
            if dtype.kind not in "iub":
                raise TypeError(f"a column of {dtype}")
            return np.frombuffer(unpack(cast("bytes", rows[0][1]), self.path, f"column {name}"), dtype=dtype)
        except (TypeError, ValueError) as error:
            raise RecordError(f"{self.path}: index column {name} is damaged ({error})") from error

    def close(self) -> None:
        """Let go of the file and of the temporary copy. May be called twice."""
        if hasattr(self, "_db"):
            self._db.close()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
