"""Segments held in memory: their records as bytes, the arrays in them by reference until somebody wants to see them.

Records are encoded soon, because objects that stay are walked by the garbage collector again and again; an array in
them becomes a number into `Segment.arrays`. Nothing is looked at: what that costs is paid for the one segment that is
written in the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from gradscope.trace.block import MOST, array_head
from gradscope.trace.plain import stand_in, tame
from gradscope.trace.records import TAGS
from gradscope.trace.values import AUTO, FULL, NONE, WHOLE_BYTES, Settled, describe, is_array

_ARRAY = 1  # our kind of MessagePack extension: a number into `arrays`


class Segment:
    """One segment. limit: bytes of arrays it may keep alive; more are settled (sampled) when they come.

    policy: `values.NONE`, `AUTO` or `FULL`. nbytes: of the encoded records. ended: does it end with a pass.
    """

    def __init__(self, policy: str, limit: int) -> None:
        self.policy = policy
        self.limit = limit
        self.parts: list[tuple[int, bytes]] = []
        self.arrays: list[Any] = []
        self.nbytes = 0
        self.ended = False
        self.whole = True  # arrays are as they were handed over
        self._alive = 0  # bytes of the arrays referred to
        self._seen: dict[int, msgspec.msgpack.Ext] = {}
        self._roots: set[int] | None = None
        self._encode = msgspec.msgpack.Encoder(enc_hook=self._other).encode

    @property
    def size(self) -> int:
        """Bytes it takes: records, and the arrays kept alive for it."""
        return self.nbytes + self._alive

    def take(self, pending: list[Any]) -> None:
        """Move the records of `pending` in here, as bytes."""
        while count := min(len(pending), MOST):
            batch = pending[:count]
            try:
                part = self._encode(batch)[1 if count < 16 else 3 :]
            except Exception:  # an object or number MessagePack has no form for
                part = b"".join(self._encode(tame(record, self._encode)) for record in batch)
            del pending[:count]  # these two with no call between them: an interrupt finds a record once
            self.parts.append((count, part))
            self.nbytes += len(part)

    def _other(self, item: Any) -> Any:
        found = self._seen.get(id(item))
        if found is not None:
            return found
        if type(item) is not np.ndarray and not is_array(item):
            return stand_in(item)
        if self.policy == NONE:
            return describe(item, NONE, _nowhere)
        nbytes = getattr(item, "nbytes", 0)
        if self._alive + nbytes > self.limit:
            mark = self._mark(Settled.of(item, AUTO))
        else:
            self._alive += nbytes
            mark = self._seen[id(item)] = self._mark(item)
        return mark

    def _mark(self, item: Any) -> msgspec.msgpack.Ext:
        self.arrays.append(item)
        return msgspec.msgpack.Ext(_ARRAY, (len(self.arrays) - 1).to_bytes(4, "little"))

    def settle(self, written: Any) -> None:
        """`written` is about to be overwritten (None: any array may be): take what is to be kept of it first."""
        if self.policy == NONE or not self.arrays:
            return
        if type(written) is np.ndarray:
            root = _root(written)
            if self.ended:
                if self._roots is None:
                    self._roots = {id(_root(a)) for a in self.arrays if type(a) is np.ndarray}
                if id(root) not in self._roots:
                    return
            found = [k for k, a in enumerate(self.arrays) if type(a) is np.ndarray and (a is root or _root(a) is root)]
        else:
            everything = written is None
            found = [
                k
                for k, a in enumerate(self.arrays)
                if type(a) is not Settled and (everything or type(a) is not np.ndarray)
            ]
        for k in found:
            array = self.arrays[k]
            self.arrays[k] = Settled.of(array, self.policy)
            if self._seen.pop(id(array), None) is not None:
                self._alive -= getattr(array, "nbytes", 0)

    def end(self) -> None:
        """Nothing comes any more."""
        self.ended = True
        self._seen.clear()

    def forget_large(self, norms: dict[int, float]) -> None:
        """It went well: of arrays above 4 KiB only shape and dtype stay, and the norm where it is in `norms` (by id)."""
        self.whole = False
        if self.policy == FULL:
            return
        for k, array in enumerate(self.arrays):
            if type(array) is not Settled and (nbytes := getattr(array, "nbytes", 0)) > WHOLE_BYTES:
                self._alive -= nbytes
                self.arrays[k] = Settled.bare(array, norms.get(id(array)))

    def records(self) -> Iterator[Any]:
        """The records again, their arrays in them."""
        arrays = self.arrays

        def array(code: int, data: Any) -> Any:
            return arrays[int.from_bytes(data, "little")]

        decoder = msgspec.msgpack.Decoder(ext_hook=array)
        for count, part in self.parts:
            for tag, *fields in decoder.decode(array_head(count) + part):
                yield TAGS[tag](*fields)


def _root(array: Any) -> Any:
    """The array that owns the memory of this one."""
    while type(array.base) is np.ndarray:
        array = array.base
    return array


def _nowhere(data: bytes) -> tuple[int, int]:
    return 0, 0
