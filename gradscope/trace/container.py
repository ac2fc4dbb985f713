"""The shape of a `.gscope` file: an SQLite database with four tables, and how its blobs are packed.

    meta      key -> text: gradscope (version), pid, host, process (start time), closed, values, passes
    blocks    id, segment, first_tick, records, data: zstd of a MessagePack array of records
    payloads  block -> data: zstd of the bytes the Values of that block point into
    columns   name, dtype, data: zstd of one column of integers (the index, written at close)

Block ids grow in the order of recording and may have gaps (dropped segments). Segments count from 1; segment 0 holds
what belongs to the file and not to a part of the run: TraceBegan, PolicyChanged, TraceEnded. It is never dropped.
"""

from __future__ import annotations

import sys
from pathlib import Path

import zstandard

from gradscope.trace.errors import RecordError

APPLICATION_ID = 0x67536370  # "gScp"
TABLES = {"meta", "blocks", "payloads", "columns"}
CREATE = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE blocks (id INTEGER PRIMARY KEY, segment INTEGER NOT NULL, first_tick INTEGER NOT NULL,
                     records INTEGER NOT NULL, data BLOB NOT NULL);
CREATE TABLE payloads (block INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE columns (name TEXT PRIMARY KEY, dtype TEXT NOT NULL, data BLOB NOT NULL);
"""
LEVEL = 1  # for columns
FAST = -1  # while a script runs: elements hardly get smaller anyway, and records only by a seventh more at level 1
MAX_BLOB = 1 << 30  # nothing we write is larger when unpacked; a file that says so is not ours


def pack(data: bytes, level: int = LEVEL) -> bytes:
    """One zstd frame that states its size."""
    return zstandard.ZstdCompressor(level=level).compress(data)


class Packer:
    """`pack` for one thread, with its work space kept."""

    def __init__(self) -> None:
        self.records = self.elements = zstandard.ZstdCompressor(level=FAST).compress


def unpack(data: bytes, path: Path, what: str) -> bytes:
    """The bytes of a blob. Raises RecordError when they are damaged or claim an absurd size."""
    try:
        if zstandard.get_frame_parameters(data).content_size > MAX_BLOB:
            raise RecordError(f"{path}: {what} claims to be larger than anything gradscope writes; the file is damaged")
        return zstandard.ZstdDecompressor().decompress(data, max_output_size=MAX_BLOB)
    except (zstandard.ZstdError, TypeError, MemoryError) as error:
        raise RecordError(f"{path}: {what} is damaged ({error}); record the run again") from error


def own_version() -> str:
    """The version of the gradscope that runs this, read without importing anything more of it."""
    return str(getattr(sys.modules.get("gradscope"), "__version__", "unknown"))


def process_start(pid: int) -> str:
    """When a process of this machine began, as the kernel counts; "" where that cannot be told (no /proc, or dead)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[19]
    except (OSError, IndexError):
        return ""
