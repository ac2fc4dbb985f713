"""Where in the user's code an event happened: frame ids for the innermost positions outside gradscope.

Asked once per op, so the hot path reads only `f_code` and `f_lasti` and does one dict look-up; lines and columns are
worked out the first time a position is seen.
"""

from __future__ import annotations

import itertools
import os
import sys
import tokenize
from itertools import islice
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, Protocol

import gradscope
from gradscope.trace.records import FrameSeen, SourceSeen, whole

DEPTH = 3  # positions kept of one call chain
_BIGGEST_SOURCE = 2 << 20  # bytes; a longer file is generated code nobody reads
_HOME = os.path.dirname(os.path.abspath(gradscope.__file__)) + os.sep
_RUNNER = os.path.join(_HOME, "capture", "script.py")
_BOTTOM = ("sys", "<sys>")  # the stand-in below a script (unseen.py)
# How many frames lie between the call here and the user's: op_began, layers 3, 2 and 1 (a named op), one more (an
# operator, a function on top of an op), or two (a function that takes its arguments under other names too).
DOORS = (5, 4, 6)
_getframe = sys._getframe
USER, OURS, RUNNER = 1, 2, 3  # whose a source file is


class Emits(Protocol):
    """The part of the recorder that is needed here."""

    is_open: bool

    def emit(self, record: Any) -> None: ...


class Frames:
    """Calling it gives the id of the current position (0: none outside gradscope), described to `sink` when new.

    Two positions are the same when their chains of up to three (code, instruction) pairs are. Ids stay for the whole
    recording; the descriptions (`FrameSeen`, `SourceSeen`) are written again after `forget`, when `describe` or a call
    meets the id. source: False leaves the text of the files out.
    """

    def __init__(self, sink: Emits, source: bool = True) -> None:
        self._sink = sink
        self._with_text = source
        self._ours: dict[str, int] = {}
        self._homes: tuple[str, ...] = (_HOME, "<frozen ")
        self._ids: dict[tuple[int, ...], int] = {}
        self._next = itertools.count(1).__next__
        self._next_source = itertools.count(1).__next__
        self._sources: dict[str, int] = {}
        self._texts: dict[str, str | None] = {}
        self._seen: dict[int, FrameSeen] = {}
        self._files: dict[int, str] = {}
        self._told: set[int] = set()
        self._records: dict[int, Any] = {}  # frame, or minus source -> its description, encoded
        self._told_sources: set[int] = set()
        self._doors: dict[int, set[int]] = {depth: set() for depth in DOORS}  # functions of ours, by depth below us
        self._last: dict[tuple[int, int], tuple[int, ...]] = {}  # position -> its two callers, and the frame id
        self._alive: list[CodeType] = []  # keeps `id(code)` from being given to another code object

    def __call__(self) -> int:
        """The id of the innermost position outside gradscope."""
        return self._walk(_getframe(1), False)

    def of_op(self) -> int:
        """The same, asked where layer 3 begins an op: the frames up to the door (DOORS) are ours.

        Looking at a frame of ours costs a Python object that is thrown away at once, so where that deep a function is
        known that the user's code enters an op by, the frames in between are left alone.
        """
        for depth, doors in self._doors.items():
            try:
                if id(_getframe(depth).f_code) in doors:
                    frame = _getframe(depth + 1)
                    if self._ours.get(frame.f_code.co_filename) == USER:
                        return self._at(frame)
            except ValueError:  # not so deep
                break
        return self._walk(_getframe(1), True)

    def _at(self, frame: FrameType) -> int:
        """The id of this position of the user's, from its chain of callers."""
        ours = self._ours
        code = frame.f_code
        first = (id(code), frame.f_lasti)
        caller = frame.f_back
        last = self._last.get(first)
        if last is not None and caller is not None:  # most often the callers are those of the last time
            one, at, two, at_two, same = last
            if id(caller.f_code) == one and caller.f_lasti == at:
                outer = caller.f_back
                if outer is not None and id(outer.f_code) == two and outer.f_lasti == at_two and same in self._told:
                    return same
        near = caller
        key: tuple[int, ...] = first
        left = DEPTH - 1
        while caller is not None:
            code = caller.f_code
            own = ours.get(code.co_filename)
            if own == USER:
                key += (id(code), caller.f_lasti)
                left -= 1
                if not left:
                    break
            elif own is None:
                self._judge(code.co_filename)
                continue
            elif own == RUNNER:
                break
            caller = caller.f_back
        found = self._ids.get(key)
        if found is None:
            found = self._describe_new(_chain(ours, frame), key)
        if len(key) == 6 and near is not None and id(near.f_code) == key[2] and near.f_back is caller:
            self._last[first] = (*key[2:], found)  # three positions of the user's right below each other
        if found not in self._told:
            self.describe(found)
        return found

    def _walk(self, start: FrameType, op: bool) -> int:
        ours = self._ours
        frame: FrameType | None = start
        key: tuple[int, ...] = ()
        left = DEPTH
        depth = 0
        inner: FrameType | None = None
        while frame is not None:
            code = frame.f_code
            own = ours.get(code.co_filename)
            if own == USER:
                if op and not key and inner is not None and depth in self._doors:
                    self._doors[depth].add(id(inner.f_code))
                    self._alive.append(inner.f_code)
                key += (id(code), frame.f_lasti)
                left -= 1
                if not left:
                    break
            elif own is None:
                self._judge(code.co_filename)
                continue
            elif own == RUNNER:
                break  # below it is only the command line
            inner = frame
            frame = frame.f_back
            depth += 1
        found = self._ids.get(key)
        if found is None:
            found = self._describe_new(_chain(ours, start), key) if key else 0
        if found and found not in self._told:
            self.describe(found)
        return found

    def _judge(self, file: str) -> None:
        """Decide whose a file is: the user's, ours (the engine, and what imports modules), or the runner's."""
        own = RUNNER if file in (_RUNNER, *_BOTTOM) else OURS if file.startswith(self._homes) else USER
        self._ours[file] = own

    def is_users(self, file: str) -> bool:
        """Is a file the user's, neither ours nor an engine's?"""
        if file not in self._ours:
            self._judge(file)
        return self._ours[file] == USER

    def skip(self, folder: str) -> None:
        """Code below `folder` (an engine's own) is not the user's either."""
        self._homes = (*self._homes, os.path.join(folder, ""))
        self._ours.clear()
        for doors in self._doors.values():
            doors.clear()
        self._last.clear()

    def describe(self, frame: int) -> None:
        """Write what frame `frame` is, with its callers and sources, unless this segment has it already."""
        while frame and frame not in self._told:
            seen = self._seen.get(frame)
            if seen is None:
                return
            self._told.add(frame)
            if seen.source not in self._told_sources:
                self._told_sources.add(seen.source)
                file = self._files[seen.source]
                self._emit(SourceSeen(seen.source, file, self.text(file) if self._with_text else None), -seen.source)
            self._emit(seen, frame)
            frame = seen.caller

    def _emit(self, record: FrameSeen | SourceSeen, key: int) -> None:
        """Hand over a description; the second time as the bytes it is, as each segment wants it again."""
        sink = self._sink
        if not (getattr(sink, "flat", False) and sink.is_open):
            sink.emit(record)
            return
        known = self._records.get(key)
        if known is None:
            known = self._records[key] = whole(record)
        getattr(sink, "emit_later", sink.emit)(known)

    def forget(self) -> None:
        """A segment ended: everything must be described again when it is next referred to."""
        self._told.clear()
        self._told_sources.clear()

    def where(self, frame: int) -> tuple[str, int, str]:
        """(file, line, text of that line) of a frame id; ("", 0, "") when it is unknown. The text is "" when unread."""
        seen = self._seen.get(frame)
        if seen is None:
            return "", 0, ""
        file = self._files[seen.source]
        text = self.text(file) or ""
        lines = text.split("\n") if text else []
        return file, seen.line, lines[seen.line - 1].strip() if 0 < seen.line <= len(lines) else ""

    def seen(self, frame: FrameType) -> tuple[str, FrameSeen] | None:
        """(file, position) of a frame that need not be told; None without columns."""
        code = frame.f_code
        line, end_line, col, end_col = next(islice(code.co_positions(), frame.f_lasti // 2, None), (None,) * 4)
        if line is None or end_line is None or col is None or end_col is None:
            return None
        return code.co_filename, FrameSeen(0, 0, line, end_line, col, end_col, code.co_qualname)

    def position(self, code: CodeType, lasti: int) -> int:
        """The id of an instruction of a function that need not be running, described; 0 for code that is not the
        user's."""
        if not self.is_users(code.co_filename):
            return 0
        key = (id(code), lasti)
        found = self._ids.get(key)
        if found is None:
            found = self._ids[key] = self._next()
            self._seen[found] = self._position(found, SimpleNamespace(f_code=code, f_lasti=lasti, f_lineno=0), 0)
        if found not in self._told:
            self.describe(found)
        return found

    def known_text(self, file: str, text: str) -> None:
        """Give the text of a source that lies in no file (`-c`), or as it was when it was compiled."""
        self._texts[file] = text

    def text(self, file: str) -> str | None:
        """The text of a source file, read once; None when it cannot be read."""
        if file not in self._texts:
            self._texts[file] = _read(file)
        return self._texts[file]

    def _describe_new(self, chain: list[FrameType], key: tuple[int, ...]) -> int:
        caller = 0
        for k in range(len(chain) - 1, -1, -1):
            # The tail of a chain is the chain of its caller; where it was not met by itself it gets an id here.
            part = key[2 * k :]
            found = self._ids.get(part)
            if found is None:
                found = self._ids[part] = self._next()
                self._seen[found] = self._position(found, chain[k], caller)
            caller = found
        return caller

    def _position(self, frame_id: int, frame: FrameType | SimpleNamespace, caller: int) -> FrameSeen:
        code = frame.f_code
        self._alive.append(code)
        file = code.co_filename
        source = self._sources.get(file)
        if source is None:
            source = self._sources[file] = self._next_source()
            self._files[source] = file
        line, end_line, col, end_col = next(islice(code.co_positions(), frame.f_lasti // 2, None), (None,) * 4)
        return FrameSeen(
            frame_id,
            source,
            line if line is not None else frame.f_lineno or 0,
            end_line if end_line is not None else -1,
            col if col is not None else -1,
            end_col if end_col is not None else -1,
            code.co_qualname,
            caller,
        )


def _chain(ours: dict[str, int], frame: FrameType | None) -> list[FrameType]:
    """The frames a key was made of."""
    chain: list[FrameType] = []
    while frame is not None and len(chain) < DEPTH and ours[frame.f_code.co_filename] != RUNNER:
        if ours[frame.f_code.co_filename] == USER:
            chain.append(frame)
        frame = frame.f_back
    return chain


def _read(file: str) -> str | None:
    """Text of `file`, also of a cell that only `linecache` knows; None when there is none or it is too long."""
    try:
        if os.path.isfile(file):
            if os.path.getsize(file) > _BIGGEST_SOURCE:
                return None
            with tokenize.open(file) as stream:
                return stream.read()
    except (OSError, SyntaxError, UnicodeError, ValueError):
        return None
    cache = sys.modules.get("linecache")
    if cache is None:
        return None
    lines = cache.getlines(file)
    return "".join(lines) if lines else None
