"""Whether a kept value holds nan or inf, as far as int columns can tell: a code at recording, many elements at once.

`told` is noted for every leaf gradient and every root when the columns are built; `unsound` then looks at the elements
of all values that need it, payload by payload, without decoding a record.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from gradscope.trace.records import WHOLE, Value

Ints = npt.NDArray[np.int64]
Told = tuple[int, int, int, int, int]

SOUND, BAD, LOOK, ASK = 0, 1, 2, 3  # known to be finite or not known at all; counted; elements tell; the record tells
_DTYPES = {"float32": 1, "float64": 2, "float16": 3}
_SIZES = {"float32": 4, "float64": 8, "float16": 2}
_READ: dict[int, np.dtype[np.generic]] = {1: np.dtype("f4"), 2: np.dtype("f8"), 3: np.dtype("f2")}
_NOTHING: Told = (SOUND, 0, 0, 0, 0)
#: columns of `told`, for the tables that hold it
COLUMNS = ("state", "block", "offset", "nbytes", "dtype")


def told(value: Value | None) -> Told:
    """(state, block, offset, nbytes, dtype) of a value: one of the states above; LOOK says where its elements lie."""
    if value is None:
        return _NOTHING
    if value.nans is not None and value.infs is not None:
        return (BAD, 0, 0, 0, 0) if value.nans or value.infs else _NOTHING
    if value.how != WHOLE or (value.norm is not None and math.isfinite(value.norm)):
        return _NOTHING
    size = _SIZES.get(value.dtype, 0)
    if size and not value.kind and value.nbytes == math.prod(value.shape) * size:
        return (LOOK, value.block, value.offset, value.nbytes, _DTYPES[value.dtype]) if value.nbytes else _NOTHING
    return _NOTHING if not value.kind and value.dtype.startswith(("int", "uint", "bool")) else (ASK, 0, 0, 0, 0)


def unsound(family: Mapping[str, Ints], payload: Callable[[int], bytes | None]) -> npt.NDArray[np.bool_]:
    """Which rows hold a nan or an inf: those counted, and those in state LOOK whose elements do. Rows in state ASK are
    left False: whoever wants to know decodes them.

    family: the columns of COLUMNS; payload: the bytes of a block, None where they were dropped.
    """
    state, block = family["state"], family["block"]
    out: npt.NDArray[np.bool_] = state == BAD
    look = np.flatnonzero(state == LOOK)
    look = look[np.argsort(block[look], kind="stable")]
    ends = np.flatnonzero(np.diff(block[look])) + 1
    for rows in np.split(look, ends) if len(look) else ():
        data = payload(int(block[rows[0]]))
        if data is None:
            continue
        for code, dtype in _READ.items():
            mine = rows[family["dtype"][rows] == code]
            if len(mine):
                out[mine] = _any_bad(data, family["offset"][mine], family["nbytes"][mine], dtype)
    return out


def _any_bad(data: bytes, offset: Ints, nbytes: Ints, dtype: np.dtype[np.generic]) -> npt.NDArray[np.bool_]:
    """For every piece of `data`: does it hold an element that is not finite? A piece that is cut off does not."""
    pieces = [data[at : at + size] for at, size in zip(offset.tolist(), nbytes.tolist(), strict=True)]
    whole = np.array([len(piece) for piece in pieces]) == nbytes
    if whole.all() and np.isfinite(np.frombuffer(b"".join(pieces), dtype=dtype)).all():
        return np.zeros(len(pieces), dtype=np.bool_)
    bad = [
        not np.isfinite(np.frombuffer(piece, dtype=dtype)).all() if ok else False for piece, ok in zip(pieces, whole)
    ]
    return np.array(bad, dtype=np.bool_)
