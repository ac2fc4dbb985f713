"""Records about the recording itself: its beginning and end, policy, sources, frames, call sites."""

from __future__ import annotations

from typing import Any

import msgspec

from gradscope.trace.schema.values import Failure


class TraceBegan(msgspec.Struct, array_like=True, gc=False, tag=1):
    """First record of a file. producer: `native`, `torch`. capabilities: kind of fact -> one of FIDELITIES.

    queue_policy: data that lets a reader work out what a producer could not observe (see `emulate.py`).
    values: `none`, `auto` or `full`. began: seconds since the epoch.
    """

    tick: int
    schema: int
    producer: str
    versions: dict[str, str]
    capabilities: dict[str, str]
    argv: list[str]
    script: str = ""
    cwd: str = ""
    pid: int = 0
    values: str = "auto"
    began: float = 0.0
    queue_policy: dict[str, Any] = {}


class TraceEnded(msgspec.Struct, array_like=True, gc=False, tag=2):
    """Last record of a closed file. exit_code None: recording ended before the script did. why: what ended it."""

    tick: int
    error: Failure | None = None
    exit_code: int | None = None
    why: str = "end"
    ended: float = 0.0


class PolicyChanged(msgspec.Struct, array_like=True, gc=False, tag=3):
    """The recorder took less from here on: `values` (no more values), `shrunk` (payloads of finished passes were
    dropped) or `stopped` (no more records). written: bytes of the file so far."""

    tick: int
    what: str
    why: str = ""
    written: int = 0


class SourceSeen(msgspec.Struct, array_like=True, gc=False, tag=4):
    """The text of a source file, once per segment. text is None under --no-source or when it cannot be read."""

    source: int
    file: str
    text: str | None = None


class FrameSeen(msgspec.Struct, array_like=True, gc=False, tag=5):
    """A position in the user's code. line, end_line from 1; col, end_col are 0-based UTF-8 byte offsets, -1 unknown.

    caller: the frame that called this one (0: not kept); chains are at most three long, innermost first.
    """

    frame: int
    source: int
    line: int
    end_line: int = -1
    col: int = -1
    end_col: int = -1
    function: str = ""
    caller: int = 0


class SiteSeen(msgspec.Struct, array_like=True, gc=False, tag=6):
    """What is constant for one call site of an op, so that OpRan stays small.

    args, attrs, outputs: names in YAML order. kernel: name of the kernel function. key_asked, key_found: kernel keys
    as `(CPU, NCHW, float32)`; fallback: why they differ ("" when they do not).
    """

    site: int
    op: str
    frame: int = 0
    args: list[str] = []
    attrs: list[str] = []
    outputs: list[str] = []
    kernel: str = ""
    key_asked: str = ""
    key_found: str = ""
    fallback: str = ""
