"""Records as plain JSON objects, for programs that do not want to read MessagePack in SQLite.

The dump is one object:

    {"format": "gradscope", "gradscope": "0.1.0", "schema": 1,
     "capabilities": {"order": "observed", "queue": "verified", …},
     "kinds":   {"OpRan": {"tag": 8, "about": "…", "fields": ["call", "tick", …]}, …},
     "records": [{"row": 0, "record": "TraceBegan", "tick": 1, …}, …]}

`capabilities` says per kind of fact how far it can be trusted (`observed`; worked out and `verified`, or `emulated`;
`inferred`; `absent`); the `marks` of a record say it for that record, where they differ.

Fields are those of `gradscope.trace.records`, by name; nested parts are objects too. A value has its fields and
`data`: the elements that were kept (nested lists when whole, flat when a sample), null when none were. Numbers JSON
has no form for are the strings "nan", "inf" and "-inf"; complex numbers are [real, imaginary].
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

import gradscope
from gradscope.trace import records as R
from gradscope.trace.errors import RecordError

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def chunks(trace: Trace) -> Iterator[str]:
    """The whole dump as pieces of text, one record at a time."""
    kinds = {kind.__name__: _about(kind) for kind in R.KINDS}
    head = {
        "format": "gradscope",
        "gradscope": gradscope.__version__,
        "schema": trace.began.schema,
        "capabilities": dict(trace.began.capabilities),
        "kinds": kinds,
    }
    yield json.dumps(head, ensure_ascii=False)[:-1] + ', "records": ['
    between = "\n"
    for row in range(len(trace)):
        try:
            record = trace.record(row)
        except RecordError:  # of a newer gradscope: not known here
            continue
        fields = {"row": row, "record": type(record).__name__, **to_plain(record, trace)}
        yield between + dumps(fields)
        between = ",\n"
    yield "\n]}\n"


def dumps(thing: Any) -> str:
    """JSON text of something already plain."""
    return json.dumps(thing, ensure_ascii=False, allow_nan=False)


def to_plain(thing: Any, trace: Trace | None = None) -> Any:
    """A record, or any part of one, as dicts, lists, strings and numbers. trace: to fetch the elements of values."""
    if isinstance(thing, msgspec.Struct):
        plain = {name: to_plain(getattr(thing, name), trace) for name in thing.__struct_fields__}
        if isinstance(thing, R.Value) and trace is not None:
            kept = trace.value(thing)
            plain["data"] = None if kept is None else to_plain(kept)
            parts = trace.sparse(thing)
            if parts is not None:  # `data` is then the dense array
                plain["sparse"] = {k: to_plain(v) for k, v in parts._asdict().items() if v is not None}
        return plain
    if isinstance(thing, dict):
        return {str(key): to_plain(item, trace) for key, item in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [to_plain(item, trace) for item in thing]
    if isinstance(thing, np.ndarray):
        return to_plain(thing.tolist() if thing.dtype.kind in "biufc" else thing.astype(np.float64).tolist())
    for kind, convert in _CONVERT:
        if isinstance(thing, kind):
            return convert(thing)
    return str(thing)


def _float(number: float) -> float | str:
    if math.isfinite(number):
        return number
    return "nan" if math.isnan(number) else "inf" if number > 0 else "-inf"


_CONVERT: tuple[tuple[Any, Callable[[Any], Any]], ...] = (
    ((str, bool, int, type(None)), lambda plain: plain),
    (float, _float),
    (complex, lambda number: [_float(number.real), _float(number.imag)]),
    (bytes, lambda data: data.hex()),
    (np.generic, lambda scalar: to_plain(scalar.item())),
)


def _about(kind: Any) -> dict[str, Any]:
    about = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
    return {"tag": kind.__struct_config__.tag, "about": about, "fields": list(kind.__struct_fields__)}
