"""Records fetched by row and looked up by id: the ground floor of a `Trace`.

Opening decodes nothing: every look-up goes through the index columns (`index.py`) and then decodes the one block that
holds the record. Blocks are kept in a small cache.
"""

from __future__ import annotations

import itertools
import os
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import msgspec
import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace.errors import RecordError
from gradscope.trace.gather import CHANGE
from gradscope.trace.index import INDEX_VERSION, build_columns
from gradscope.trace.sparse import SparseParts
from gradscope.trace.steps import Steps
from gradscope.trace.store import Unknown, decode_record
from gradscope.trace.values import restore, sparse_parts

Ints = npt.NDArray[np.int64]
T = TypeVar("T")
_CACHED_BLOCKS = 64
_CACHED_RECORDS = 4096


class Reader(Protocol):
    """What a trace is read from: `store.Store`, or `memory.Memory`."""

    path: Path
    closed: bool
    live: bool

    @property
    def blocks(self) -> Sequence[Any]: ...
    def block(self, index: int) -> Sequence[Any]: ...
    def raw_block(self, index: int) -> Sequence[msgspec.Raw]: ...
    def payload(self, block: int) -> bytes | None: ...
    def column(self, name: str) -> npt.NDArray[Any] | None: ...
    def refresh(self) -> int: ...
    def close(self) -> None: ...


class Columns(Mapping[str, Ints]):
    """Index columns fetched from the file when first used; built from the records where the file has none that fit."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._have: dict[str, Any] = {}
        self._all = False
        self._looked = False

    def prepare(self) -> None:
        """Make sure there are columns: look for stored ones, else build them (about 10 µs a record).

        Raises RecordError when the records contradict each other.
        """
        if self._looked:
            return
        self._looked = True
        reader = self._reader
        version = reader.column("index.version") if reader.closed else None
        if version is not None and len(version) == 1 and version[0] == INDEX_VERSION:
            kinds = reader.column("record.kind")
            if kinds is not None and len(kinds) == sum(b.records for b in reader.blocks):
                return
        try:
            built = build_columns(cast("Any", reader))
        except (OverflowError, IndexError, ValueError) as error:
            raise RecordError(f"{reader.path}: its records contradict each other ({error})") from error
        self._have = {name: column.astype(np.int64) for name, column in built.items()}
        self._all = True

    def __getitem__(self, name: str) -> Ints:
        column = self._have.get(name)
        if column is None:
            self.prepare()
            column = self._have.get(name)
        if column is None:
            column = None if self._all else self._reader.column(name)
            if column is None:
                raise RecordError(f"{self._reader.path}: index column {name} is missing; the file is damaged")
            # One width for all: searchsorted would copy a narrower column at every call.
            self._have[name] = column = column.astype(np.int64)
        return cast("Ints", column)

    def __iter__(self) -> Iterator[str]:
        return iter(self._have)

    def __len__(self) -> int:
        return len(self._have)


class Described:
    """A record, read only. Look-ups by id answer None (or an empty answer) for ids the file does not know."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.path = Path(reader.path)
        self.closed = reader.closed
        self.live = reader.live
        self._blocks: OrderedDict[int, Sequence[msgspec.Raw]] = OrderedDict()
        self._records: dict[int, R.Record] = {}
        self._starts = np.concatenate([[0], np.cumsum([b.records for b in reader.blocks], dtype=np.int64)])
        self.columns = Columns(reader)
        self.steps = Steps(self.columns)

    def __len__(self) -> int:
        return int(self._starts[-1])

    def close(self) -> None:
        """Let go of the file."""
        self._reader.close()

    @property
    def size(self) -> int:
        """Bytes on disk (0 when the trace is no file)."""
        try:
            return os.path.getsize(self.path)
        except OSError:
            return 0

    @property
    def recovered(self) -> bool:
        """The file was not closed by its writer, who is gone: what was written last may be missing."""
        return not self.closed and not self.live

    # -- records

    def record(self, row: int) -> R.Record:
        """The record in a row (file order, from 0). Raises IndexError outside, RecordError for a kind not known."""
        if not 0 <= row < len(self):
            raise IndexError(f"record {row} of {len(self)}")
        found = self._records.get(row)
        if found is not None:
            return found
        index = int(np.searchsorted(self._starts, row, "right")) - 1
        block = self._blocks.get(index)
        if block is None:
            block = self._blocks[index] = self._reader.raw_block(index)
            if len(self._blocks) > _CACHED_BLOCKS:
                self._blocks.popitem(last=False)
        else:
            self._blocks.move_to_end(index)
        record = decode_record(block[row - int(self._starts[index])])
        if isinstance(record, Unknown):
            raise RecordError(f"{self.path}: record {row} cannot be read: {record.why}; a newer gradscope may read it")
        if len(self._records) >= _CACHED_RECORDS:
            for old in list(itertools.islice(self._records, _CACHED_RECORDS // 2)):
                del self._records[old]
        self._records[row] = record
        return record

    def rows(self, kind: type[msgspec.Struct]) -> Ints:
        """Rows of all records of a kind, in tick order."""
        tag = kind.__struct_config__.tag
        rows = np.flatnonzero(self.columns["record.kind"] == tag)
        return rows[np.argsort(self.columns["record.tick"][rows], kind="stable")]

    def of_kind(self, kind: type[T]) -> Iterator[T]:
        """All records of a kind, in tick order, decoded one by one."""
        return (cast("T", self.record(int(row))) for row in self.rows(cast("type[msgspec.Struct]", kind)))

    def changes(self, *kinds: str) -> Iterator[R.TensorChanged]:
        """What happened to tensors outside ops, of some kinds (`TensorChanged.what`), in tick order; only these are
        decoded."""
        c = self.columns
        codes = [CHANGE[kind] for kind in kinds]
        return (
            cast("R.TensorChanged", self.record(int(row))) for row in c["change.row"][np.isin(c["change.what"], codes)]
        )

    @cached_property
    def ops_of_sites(self) -> dict[int, str]:
        """Call site -> the name of its op."""
        sites = ((site, self.site(site)) for site in np.unique(self.columns["site.id"]).tolist())
        return {site: seen.op for site, seen in sites if seen is not None}

    @cached_property
    def began(self) -> R.TraceBegan:
        """The first record; there without the index. Raises RecordError when there is none."""
        first = self.record(0) if len(self) else None
        if not isinstance(first, R.TraceBegan):
            raise RecordError(f"{self.path}: nothing was recorded (the first block was never written)")
        return first

    @cached_property
    def ended(self) -> R.TraceEnded | None:
        """The last record; None when the recording was cut off."""
        return next(self.of_kind(R.TraceEnded), None)

    @cached_property
    def findings(self) -> list[R.Finding]:
        """All findings in the order they were written."""
        return list(self.of_kind(R.Finding))

    # -- look-ups by id

    def _at(self, family: str, ident: int, side: str = "right") -> int:
        """Index in an id table, of the latest description (right) or the first (left); -1 unknown."""
        ids = self.columns[f"{family}.id"]
        if side == "right":
            i = int(ids.searchsorted(ident, "right")) - 1  # the method: the function costs twice as much
        else:
            i = int(ids.searchsorted(ident, "left"))
        return i if 0 <= i < len(ids) and ids[i] == ident else -1

    def _described(self, family: str, ident: int, kind: type[T]) -> T | None:
        i = self._at(family, ident)
        return cast("T", self.record(int(self.columns[f"{family}.row"][i]))) if i >= 0 else None

    def node(self, node: int) -> R.NodeMade | None:
        """A node as described when it was made, else when it was first met (a later description may find it freed)."""
        c = self.columns
        low, high = (int(np.searchsorted(c["node.id"], node, side)) for side in ("left", "right"))
        if low == high:
            return None
        made = np.flatnonzero(c["node.made"][low:high])
        return cast("R.NodeMade", self.record(int(c["node.row"][low + (int(made[0]) if len(made) else 0)])))

    def call(self, call: int) -> R.OpRan | None:
        """A forward op, or a read that left the graph."""
        return self._described("call", call, R.OpRan)

    def call_step(self, call: int) -> int | None:
        """The step of a forward op."""
        i = self._at("call", call)
        if i < 0:
            return None
        first = int(self.columns["record.first"][int(self.columns["call.row"][i])])
        return first if first >= 0 else None

    def site(self, site: int) -> R.SiteSeen | None:
        """A call site."""
        return self._described("site", site, R.SiteSeen)

    def site_of(self, call: int) -> R.SiteSeen | None:
        """The call site of a forward op."""
        record = self.call(call)
        return self.site(record.site) if record is not None else None

    def hook(self, hook: int) -> R.HookSet | None:
        """A hook."""
        return self._described("hook", hook, R.HookSet)

    def source(self, source: int) -> R.SourceSeen | None:
        """A source file."""
        return self._described("source", source, R.SourceSeen)

    def frame(self, frame: int) -> R.FrameSeen | None:
        """A position in the user's code."""
        return self._described("frame", frame, R.FrameSeen)

    def frames(self, frame: int) -> list[R.FrameSeen]:
        """A frame and the ones that called it, innermost first."""
        chain: list[R.FrameSeen] = []
        while frame and len(chain) < 8:
            seen = self.frame(frame)
            if seen is None:
                break
            chain.append(seen)
            frame = seen.caller
        return chain

    def location(self, frame: int) -> tuple[str, int]:
        """File and line of a frame; ("", 0) when it is not known."""
        seen = self.frame(frame)
        source = self.source(seen.source) if seen is not None else None
        return (source.file, seen.line) if seen is not None and source is not None else ("", 0)

    def where(self, frame: int) -> str:
        """A frame as people write it: `cnn.py:18`, "" when it is not known."""
        file, line = self.location(frame)
        return f"{os.path.basename(file.replace(chr(92), '/'))}:{line}" if line else ""

    def line_text(self, frame: int) -> str:
        """The source line of a frame, stripped; "" when the source was not kept."""
        seen = self.frame(frame)
        return self.text_at(seen.source, seen.line) if seen is not None else ""

    def text_at(self, source: int, line: int) -> str:
        """A line (from 1) of a source, stripped; "" when it is not there."""
        lines = self.source_lines(source)
        return lines[line - 1].strip() if 0 < line <= len(lines) else ""

    def source_lines(self, source: int) -> list[str]:
        """All lines of a source; empty when its text was not kept."""
        if source not in self._texts:
            seen = self.source(source)
            self._texts[source] = (seen.text or "").splitlines() if seen is not None else []
        return self._texts[source]

    @cached_property
    def _texts(self) -> dict[int, list[str]]:
        return {}

    def sources(self) -> list[R.SourceSeen]:
        """Every source file, by id."""
        found = (self.source(int(s)) for s in np.unique(self.columns["source.id"]))
        return [s for s in found if s is not None]

    # -- values

    def value(self, value: R.Value | None) -> npt.NDArray[Any] | None:
        """The elements that were kept: shaped when whole, flat when a sample, None when none were."""
        if value is None:
            return None
        return restore(value, self._reader.payload(value.block) if value.nbytes else b"")

    def payload(self, block: int) -> bytes | None:
        """The bytes that the values of a block keep; None when they were dropped."""
        return self._reader.payload(block)

    def sparse(self, value: R.Value | None) -> SparseParts | None:
        """Positions and values of a value that is not dense and was kept whole; else None."""
        if value is None:
            return None
        return sparse_parts(value, self._reader.payload(value.block) if value.nbytes else b"")
