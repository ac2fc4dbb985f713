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

from gradscope.trace.block import MOST, array_head, encode_batch
from gradscope.trace.plain import stand_in
from gradscope.trace.records import BARE, TAGS
from gradscope.trace.values import AUTO, FULL, NONE, WHOLE_BYTES, Settled, describe, is_array

_ARRAY = 1  # our kind of MessagePack extension: a number into `arrays`
_arrays: dict[type, bool] = {}  # does this type stand for an array
_marks: list[msgspec.msgpack.Ext] = []  # the first so many of them


class Left:
    """What stays of an array that was let go of unseen."""

    __slots__ = ("dtype", "norm", "shape")
    nbytes = 0

    def __init__(self, array: Any, norm: float | None) -> None:
        self.shape = getattr(array, "dense_dims", array.shape)
        self.dtype = array.dtype
        self.norm = norm

    def settled(self) -> Settled:
        """As a value that can be written."""
        return Settled((tuple(map(int, self.shape)), _dtype(self.dtype), BARE, 0, 0, 0, self.norm))


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
        self._settled = 0  # arrays up to this one are settled
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
            part = encode_batch(batch, self._encode)
            del pending[:count]  # these two with no call between them: an interrupt finds a record once
            self.parts.append((count, part))
            self.nbytes += len(part)

    def _other(self, item: Any) -> Any:
        found = self._seen.get(id(item))
        if found is not None:
            return found
        if type(item) is not np.ndarray:
            kind = type(item)
            plain = _arrays.get(kind)
            if plain is None:
                plain = _arrays[kind] = is_array(item)
            if not plain:
                return stand_in(item)
        if self.policy == NONE:
            return describe(item, NONE, _nowhere)
        arrays = self.arrays
        number = len(arrays)
        if number == len(_marks):
            _marks.append(msgspec.msgpack.Ext(_ARRAY, number.to_bytes(4, "little")))
        mark = _marks[number]
        alive = self._alive + item.nbytes
        if alive > self.limit:
            arrays.append(Settled.of(item, AUTO))
        else:
            self._alive = alive
            self._seen[id(item)] = mark
            arrays.append(item)
        return mark

    def settle(self, written: Any) -> None:
        """`written` is about to be overwritten (None: any array may be): take what is to be kept of it first."""
        if self.policy == NONE or self._settled == len(self.arrays):
            return
        if type(written) is np.ndarray:
            root = _root(written)
            if self.ended:
                if self._roots is None:
                    self._roots = {id(_root(a)) for a in self.arrays if type(a) is np.ndarray}
                if id(root) not in self._roots:
                    return
            for k, a in enumerate(self.arrays[self._settled :], self._settled):
                if type(a) is np.ndarray and (a is root or _root(a) is root):
                    self._settle_one(k)
            return
        for k, a in enumerate(self.arrays[self._settled :], self._settled):
            if type(a) not in (Settled, Left) and (written is None or type(a) is not np.ndarray):
                self._settle_one(k)
        if written is None:
            self._settled = len(self.arrays)

    def _settle_one(self, number: int) -> None:
        array = self.arrays[number]
        self.arrays[number] = Settled.of(array, self.policy)
        if self._seen.pop(id(array), None) is not None:
            self._alive -= array.nbytes

    def end(self) -> None:
        """Nothing comes any more."""
        self.ended = True
        self._seen.clear()
        del self._encode  # it refers back to us: without it we die, arrays and all, as soon as nobody holds us

    def forget_large(self, norms: dict[int, float]) -> None:
        """It went well: of arrays above 4 KiB only shape and dtype stay, and the norm that `norms` has (by id)."""
        self.whole = False
        if self.policy == FULL:
            return
        norm = norms.get
        self.arrays = [a if a.nbytes <= WHOLE_BYTES else Left(a, norm(id(a))) for a in self.arrays]
        self._alive = min(self._alive, len(self.arrays) * WHOLE_BYTES)

    def records(self) -> Iterator[Any]:
        """The records again, their arrays in them."""
        arrays = self.arrays

        def array(code: int, data: Any) -> Any:
            found = arrays[int.from_bytes(data, "little")]
            return found.settled() if type(found) is Left else found

        decoder = msgspec.msgpack.Decoder(ext_hook=array)
        for count, part in self.parts:
            for tag, *fields in decoder.decode(array_head(count) + part):
                yield TAGS[tag](*fields)


def _root(array: Any) -> Any:
    """The array that owns the memory of this one."""
    while type(array.base) is np.ndarray:
        array = array.base
    return array


def _dtype(dtype: Any) -> str:
    """numpy's name of a dtype, or another library's without its prefix."""
    return str(getattr(dtype, "name", None) or dtype).rpartition(".")[2]


def _nowhere(data: bytes) -> tuple[int, int]:
    return 0, 0
